"""Forged records: each is refused at its line, by the rule that it names."""

import json
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from printed import atoll, misuse, schema
from record_lines import judged_at_once, written

from atoll.code.functions import refusable
from atoll.forge.forging import forged, whole_games
from atoll.home import HOME

RECORD = HOME / "tests" / "records" / "legal" / "by_another_program.jsonl"


def test_every_record_forged_of_a_small_game_is_refused_at_its_last_line_by_its_rule() -> None:
    """Those of our games are vectors for ports, and judged as such."""
    luck = Random("forge")
    played = [(str(n), one) for n, one in enumerate(whole_games("rps", 2, luck))]
    every = [*forged(played, luck)]
    said = [
        (verdict.line, verdict.rule or "")
        for one in every
        for verdict in [judged_at_once(one.lines)]
    ]
    assert said == [(len(one.lines), one.rule) for one in every]
    assert len(every) > 5
    assert ("", False) in {(one.rule, one.for_ports) for one in every}
    assert len({one.rule for one in every if one.for_ports} & refusable("rps")) == 2


def test_the_referee_refuses_each_file_that_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "forged"
    done = atoll("forge", "fiji", str(RECORD), "--into", str(folder))
    said = [json.loads(line) for line in (folder / "forgeries.jsonl").read_text().splitlines()]
    assert f"{len(said)} forged records" in done.stdout
    for one in islice(said, 0, None, 15):
        schema("forgery").validate(one)
        verdict = json.loads(atoll("referee", str(folder / one["file"]), "--json").stdout)[0]
        assert verdict["line"] == one["line"]
        assert [verdict["rule"]] == (one["breaks"] or [None])
    assert atoll("forge", "fiji", "--games", "1000000", "--into", str(folder)).exit_code == 2


def test_the_command_prints_what_is_forged() -> None:
    printed = atoll("forge", "fiji", str(RECORD), "--seed", "3")
    lines = [json.loads(line) for line in printed.stdout.splitlines()]
    for line in lines:
        schema("forgery").validate(line)
        assert line["line"] == len(line["record"])


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([{"game": "fiji", "seats": ["Ana"], "seed": 1}], "Only a legal record can be forged."),
        ([{"game": "chess", "seats": ["Ana", "Ben"], "seed": 1}], "no game 'chess'"),
    ],
)
def test_a_record_that_is_not_legal_is_not_forged(
    tmp_path: Path, lines: list[dict[str, Any]], message: str
) -> None:
    assert message in misuse("forge", "fiji", str(written(tmp_path, *lines)))
