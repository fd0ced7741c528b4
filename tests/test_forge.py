"""Forged records of every game: each is refused at its line, by the rule that it names."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
from referencing import Registry, Resource
from typer.testing import CliRunner

from atoll import fiji
from atoll.cli import app
from atoll.code.functions import refusable
from atoll.forge import Forged, forged, legal, report, text, whole_games
from atoll.home import HOME
from atoll.schemas import schemas
from atoll.table import Refusal

GAMES = {"fiji": 17, "kaivai": 30, "bali": 13}
"""So many rules at least refuse what is forged out of two games by this seed."""
LEGAL = sorted((HOME / "tests" / "records" / "legal").glob("*.jsonl"))
REGISTRY: Registry[Any] = Registry().with_resources(
    [(name, Resource.from_contents(schema)) for name, schema in schemas().items()]
)
Every = Mapping[str, Sequence[Forged]]


def schema(name: str) -> Any:
    whole = REGISTRY.contents(f"{name}.schema.json")
    return jsonschema.Draft202012Validator(whole, registry=REGISTRY)


def atoll(*words: str) -> Any:
    return CliRunner().invoke(app, [*words])


def out_of_games(game: str, number: int) -> list[Forged]:
    luck = Random("forge")
    played = [(str(n), one) for n, one in enumerate(whole_games(game, number, luck))]
    return [*forged(played, luck)]


@pytest.fixture(scope="module")
def every() -> Every:
    return {game: out_of_games(game, 2) for game in GAMES}


# What is forged


@pytest.mark.parametrize("game", GAMES)
def test_what_is_forged_is_refused_by_many_rules(every: Every, game: str) -> None:
    rules = {one.rule for one in every[game] if one.for_ports}
    assert len(rules & refusable(game)) >= GAMES[game], sorted(rules)


@pytest.mark.parametrize("game", GAMES)
def test_every_forged_record_is_refused_at_its_last_line_by_its_rule(
    every: Every, game: str
) -> None:
    some = every[game][::4]
    found = report(some)
    assert found.findings == []
    assert found.judged == len(some) > 50
    assert found.unreadable


def test_the_same_luck_forges_the_same() -> None:
    lines = legal("fiji", str(LEGAL[0]))
    once, again, other = ([*forged([("", lines)], Random(seed))] for seed in (1, 1, 2))
    assert [one.lines for one in once] == [one.lines for one in again]
    assert [one.lines for one in once] != [one.lines for one in other]


# A referee that leaks


def test_a_move_that_is_let_through_or_named_otherwise_is_caught(
    monkeypatch: pytest.MonkeyPatch, every: Every
) -> None:
    sound = fiji.game.why_not
    offers = [one for one in every["fiji"] if one.rule == "fiji_4_1" and "move" in one.entry]

    def leaky(said: Refusal | None) -> None:
        def why_not(table: fiji.Table, seat: int, move: fiji.Move) -> Refusal | None:
            refusal = sound(table, seat, move)
            return said if refusal and refusal.rule == "fiji_4_1" else refusal

        monkeypatch.setattr(fiji.game, "why_not", why_not)

    leaky(None)
    assert any("is let through; Fiji 4.1 refuses it" in one for one in report(offers).findings)
    leaky(Refusal("fiji_0_4", "No."))
    assert any("refused by Fiji 0.4" in one for one in report(offers).findings)


# The command


def test_each_line_that_is_printed_is_one_forged_record() -> None:
    done = atoll("forge", "fiji", str(LEGAL[0]), "--seed", "3")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.exit_code == 0
    assert lines
    for line in lines:
        schema("forgery").validate(line)
        assert line["line"] == len(line["record"])


def test_the_referee_refuses_each_file_that_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "forged"
    done = atoll("forge", "fiji", str(LEGAL[-1]), "--into", str(folder))
    said = [json.loads(line) for line in (folder / "forgeries.jsonl").read_text().splitlines()]
    assert f"{len(said)} forged records" in done.stdout
    for one in islice(said, 0, None, 5):
        schema("forgery").validate(one)
        verdict = json.loads(atoll("referee", str(folder / one["file"]), "--json").stdout)[0]
        assert verdict["line"] == one["line"]
        assert [verdict["rule"]] == (one["breaks"] or [None])
    assert atoll("forge", "fiji", "--into", str(folder)).exit_code == 2


def test_the_command_judges_itself() -> None:
    words = ("forge", "fiji", str(LEGAL[1]), "--judge")
    sound, told = atoll(*words), json.loads(atoll(*words, "--json").stdout)
    schema("forge").validate(told)
    assert sound.exit_code == 0
    assert (
        sound.stdout.splitlines()[-1] == f"{told['judged']} forged records: all refused as forged."
    )


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
    file = tmp_path / "game.jsonl"
    file.write_text(text(lines), encoding="utf-8")
    done = atoll("forge", "fiji", str(file))
    assert done.exit_code == 2
    assert message in done.stderr


# Another game


def guest(*words: str) -> subprocess.CompletedProcess[str]:
    """The command with the game of the tests beside Fiji."""
    env = {**os.environ, "ATOLL_GAMES": str(HOME / "tests" / "fixture")}
    line = [sys.executable, "-m", "atoll", "forge", *words]
    return subprocess.run(line, env=env, capture_output=True, text=True, check=False)


def test_the_game_of_the_tests_is_forged_too() -> None:
    done = guest("rps", "--judge", "--json")
    said = json.loads(done.stdout)
    schema("forge").validate(said)
    assert (done.returncode, said["findings"]) == (0, [])
    assert {"rps_0_1", "rps_1_1", "rps_3_1"} <= said["rules"].keys()
