"""Forged records: each is refused at its line by a rule that it named beforehand."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
from referencing import Registry, Resource
from typer.testing import CliRunner

from atoll import book, fiji
from atoll.cli import app
from atoll.code.functions import refusable
from atoll.forge import Report, forged, judged, legal, report, text, ways, whole_games
from atoll.forge.bases import Record
from atoll.forge.forgery import Forged
from atoll.home import HOME
from atoll.schemas import schemas
from atoll.table import Refusal
from atoll.table.games import folder, forgeries

LEGAL = sorted((HOME / "tests" / "records" / "legal").glob("*.jsonl"))
REGISTRY: Registry[Any] = Registry().with_resources(
    [(name, Resource.from_contents(schema)) for name, schema in schemas().items()]
)
REFUSING_MOVES = (
    *("fiji_2_1", "fiji_4_1", "fiji_4_2", "fiji_4_3", "fiji_4_8", "fiji_4_13", "fiji_4_14"),
    *("fiji_4_15", "fiji_6_1", "fiji_7_3", "fiji_7_4"),
)
Forgeries = list[tuple[str, Forged]]
Leak = Callable[[Refusal], Refusal | None]


def schema(name: str) -> Any:
    whole = REGISTRY.contents(f"{name}.schema.json")
    return jsonschema.Draft202012Validator(whole, registry=REGISTRY)


def atoll(*words: str) -> Any:
    return CliRunner().invoke(app, [*words])


@pytest.fixture(scope="module")
def records() -> dict[str, Record]:
    """The committed legal records, and whole games by the budget of the game."""
    played = whole_games("fiji", forgeries("fiji").GAMES, Random("forge"))
    games = {f"game {number}": record for number, record in enumerate(played, start=1)}
    return {file.stem: legal("fiji", str(file)) for file in LEGAL} | games


@pytest.fixture(scope="module")
def every(records: dict[str, Record]) -> Forgeries:
    luck = Random("forge")
    return [(name, one) for name, lines in records.items() for one in forged("fiji", lines, luck)]


@pytest.fixture(scope="module")
def found(every: Forgeries) -> Report:
    return report(every)


# What is forged


def test_the_untouched_records_are_accepted(records: dict[str, Record]) -> None:
    assert all(judged(lines).legal for lines in records.values())


def test_every_forged_record_is_refused_at_its_line_as_it_says(found: Report) -> None:
    assert not found.findings
    assert found.judged > 1000


def test_no_forgery_is_declared_that_is_never_made(every: Forgeries) -> None:
    made = {one.forgery.name for _, one in every}
    assert sorted({one.name for one in ways("fiji")} - made) == []


def test_every_rule_that_refuses_is_reached_by_three_forgeries_or_says_why(found: Report) -> None:
    few = {rule for rule in refusable("fiji") if len(found.rules.get(rule, ())) < 3}
    assert few == {*forgeries("fiji").BEYOND}


def test_forgeries_name_rules_of_the_book() -> None:
    named = {rule for one in ways("fiji") for rule in one.rules}
    assert named <= book.rules("fiji").keys()


def test_every_module_of_forgeries_is_a_chapter() -> None:
    files = (file.stem for file in (folder("fiji") / "forgeries").glob("[a-z]*.py"))
    assert sorted(files) == sorted(forgeries("fiji").CHAPTERS)


def test_forgeries_have_names_of_their_own_and_say_what_they_are() -> None:
    names = [one.name for one in ways("fiji")]
    assert len(names) == len({*names})
    assert all(one.says.endswith(".") for one in ways("fiji"))


def test_the_same_luck_forges_the_same(records: dict[str, Record]) -> None:
    lines = records["a_whole_game"]
    once, again, else_ = ([*forged("fiji", lines, Random(seed))] for seed in (1, 1, 2))
    assert [one.lines for one in once] == [one.lines for one in again]
    assert [one.lines for one in once] != [one.lines for one in else_]


# A referee that leaks


def leaky(monkeypatch: pytest.MonkeyPatch, rule: str, leak: Leak) -> None:
    """The engine, but for what it says where this rule refuses a move."""
    sound = fiji.game.why_not

    def why_not(table: fiji.Table, seat: int, move: fiji.Move) -> Refusal | None:
        refusal = sound(table, seat, move)
        return leak(refusal) if refusal and refusal.rule == rule else refusal

    monkeypatch.setattr(fiji.game, "why_not", why_not)


def turns(every: Forgeries, rule: str) -> Forgeries:
    """The forged records whose last line is a move that breaks this rule, and maybe others."""
    return [
        (name, one)
        for name, one in every
        if rule in one.forgery.rules and {*one.lines[-1]} == {"seat", "move"}
    ]


@pytest.mark.parametrize("rule", REFUSING_MOVES)
def test_a_rule_that_is_named_otherwise_is_caught(
    monkeypatch: pytest.MonkeyPatch, every: Forgeries, rule: str
) -> None:
    leaky(monkeypatch, rule, lambda refusal: refusal._replace(rule="fiji_0_4"))
    said = report(turns(every, rule)).findings
    assert any("refused by Fiji 0.4" in one for one in said)


@pytest.mark.parametrize("rule", REFUSING_MOVES)
def test_a_move_that_is_let_through_is_caught_by_name(
    monkeypatch: pytest.MonkeyPatch, every: Forgeries, rule: str
) -> None:
    leaky(monkeypatch, rule, lambda _: None)
    forged_so = turns(every, rule)
    said = [one for one in report(forged_so).findings if "is let through" in one]
    alone = [
        f"{name}: {one.forgery.name}:" for name, one in forged_so if len(one.forgery.rules) == 1
    ]
    assert said
    assert all(any(one.startswith(place) for one in said) for place in alone)


# The command


def test_each_line_that_is_printed_is_one_forged_record() -> None:
    done = atoll("forge", "fiji", str(LEGAL[0]), "--seed", "3")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.exit_code == 0
    assert len({line["forgery"] for line in lines}) == len(lines) > len(LEGAL)
    for line in lines:
        schema("forgery").validate(line)
        assert line["line"] == len(line["record"])


def test_the_referee_refuses_each_file_that_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "forged"
    done = atoll("forge", "fiji", str(LEGAL[-1]), "--into", str(folder))
    said = [json.loads(line) for line in (folder / "forgeries.jsonl").read_text().splitlines()]
    assert f"{len(said)} forged records" in done.stdout
    for one in said:
        schema("forgery").validate(one)
        verdict = json.loads(atoll("referee", str(folder / one["file"]), "--json").stdout)[0]
        assert verdict["line"] == one["line"]
        assert not one["breaks"] or verdict["rule"] in one["breaks"]
    assert atoll("forge", "fiji", "--into", str(folder)).exit_code == 2


def test_the_command_judges_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("forge", "fiji", str(LEGAL[1]), "--judge")
    sound = atoll(*words)
    assert (sound.exit_code, sound.stdout.splitlines()[-1][-24:]) == (0, ": all refused as forged.")
    leaky(monkeypatch, "fiji_4_3", lambda _: None)
    leak = atoll(*words, "--json")
    schema("forge").validate(json.loads(leak.stdout))
    assert leak.exit_code == 1
    assert any(
        "let through; Fiji 4.3 refuses" in one for one in json.loads(leak.stdout)["findings"]
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
    assert "a_player_in_other_letters" in said["unreadable"]


def test_a_record_of_another_game_is_not_forged() -> None:
    done = guest("rps", str(LEGAL[0]))
    assert done.returncode == 2
    assert "this is a record of fiji; name a record of rps." in done.stderr
