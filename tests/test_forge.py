"""Forged records of every game: each is refused at its line, by the rule that it names."""

import json
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
from atoll.forge import Forged, forged, report, text, whole_games
from atoll.home import HOME
from atoll.schemas import schemas
from atoll.table import Refusal

GAMES = {"fiji": 17, "kaivai": 30, "bali": 13, "rps": 2}
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
    assert found.judged == len(some) > 5
    assert found.unreadable


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


def test_the_command_prints_what_is_forged_and_judges_itself() -> None:
    printed = atoll("forge", "fiji", str(LEGAL[1]), "--seed", "3")
    lines = [json.loads(line) for line in printed.stdout.splitlines()]
    for line in lines:
        schema("forgery").validate(line)
        assert line["line"] == len(line["record"])
    words = ("forge", "fiji", str(LEGAL[1]), "--judge", "--seed", "3")
    sound, told = atoll(*words), json.loads(atoll(*words, "--json").stdout)
    schema("forge").validate(told)
    assert (sound.exit_code, told["judged"]) == (0, len(lines))
    assert sound.stdout.endswith(f"{len(lines)} forged records: all refused as forged.\n")


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
