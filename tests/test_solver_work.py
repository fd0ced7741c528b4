"""How much work the laws are for the solver: what is kept of ten seeds, and what is named."""

import json
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from keep_solver_work import KEPT, SEEDS
from typer.testing import CliRunner

from atoll.cli import app, seeds
from atoll.home import HOME
from atoll.proof import seeds as work
from atoll.proof import solver
from atoll.proof.law import laws, parameters
from atoll.proof.seeds import ROOM, Spread, by_law, spreads
from atoll.schemas import schemas
from atoll.table.games import GAMES, folder

OURS = [game for game in GAMES if folder(game).is_relative_to(HOME / "engine")]
LAW = "at_most_one_player_executes_a_row"
ANEW = "count the work anew: make seeds"
GROWN, RECOUNTED = 3, 2


def kept(game: str) -> Any:
    return json.loads((KEPT / f"{game}.json").read_text("utf-8"))


@pytest.mark.parametrize("game", OURS)
def test_what_is_kept_is_of_this_solver_and_of_these_laws(game: str) -> None:
    told = kept(game)
    jsonschema.validate(told, schemas()["seeds.schema.json"])
    assert told["solver"] == f"z3 {version('z3-solver')}", ANEW
    assert (told["seeds"], told["limit"], told["room"]) == (SEEDS, solver.LIMIT, ROOM), ANEW
    asking = {name for name, law in laws(game).items() if parameters(law)}
    assert {one["law"] for one in told["laws"]} == asking, ANEW


@pytest.mark.parametrize("game", OURS)
def test_each_law_has_room_by_its_worst_seed(game: str) -> None:
    told = kept(game)
    near = [one["law"] for one in told["laws"] if max(one["steps"]) * ROOM > told["limit"]]
    unproved = [one["law"] for one in told["laws"] if one["verdicts"] != ["proved"]]
    assert near == unproved == []
    assert told["holds"]


def middling(game: str) -> Iterator[str]:
    """Laws that take neither least nor so much that counting them anew takes seconds."""
    order = sorted(kept(game)["laws"], key=lambda one: max(one["steps"]))
    yield from dict.fromkeys(one["law"] for one in order[len(order) // 2 :][:RECOUNTED])


@pytest.mark.parametrize("game", OURS)
def test_what_is_kept_is_what_the_rules_take_now(game: str) -> None:
    """Steps are counted, so they are the same everywhere; an edit of a rule changes them a bit."""
    before = {(one["law"], one["seats"]): one["steps"][0] for one in kept(game)["laws"]}
    now = [one for each in spreads(game, [*middling(game)], seeds=1, jobs=1) for one in each]
    grown = [one.law for one in now if one.most > GROWN * before[one.law, one.seats or None] + 1000]
    assert now
    assert grown == [], ANEW


# What is named


def spread(*steps: int, verdict: str = "proved", law: str = "a_law", seats: int = 2) -> Spread:
    return Spread(law, seats, (verdict,) * len(steps), steps)


def test_a_law_is_near_by_its_worst_seed() -> None:
    least = solver.LIMIT // ROOM
    assert not spread(1, least).near
    assert spread(1, least + 1).near
    assert spread(1, verdict="unknown").near
    assert spread(3, 1, 2).middle == 2


def test_of_each_law_the_worst_comes_first_and_all_that_is_near() -> None:
    easy, hard = spread(5), spread(9, law="hard", seats=3)
    near = spread(solver.LIMIT, law="hard", seats=4)
    assert by_law([[easy], [], [spread(7, law="hard"), hard]]) == [hard, easy]
    assert by_law([[easy], [hard, near]]) == [near, easy]


def test_a_seed_changes_the_work_and_never_the_verdict() -> None:
    [found] = spreads("fiji", [LAW], seeds=4, jobs=1)
    assert {verdict for one in found for verdict in one.verdicts} == {"proved"}
    assert all(len({*one.steps}) > 1 for one in found)
    assert [found] == [*spreads("fiji", [LAW], seeds=4, jobs=1)], "it is counted, not measured"


def test_what_is_near_is_named_and_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "LIMIT", 12_000)
    monkeypatch.delenv("COLUMNS", raising=False)
    ran = CliRunner().invoke(
        app, ["prove", "fiji", "--law", LAW, "--seeds", "2", "--jobs", "1", "-q"]
    )
    assert ran.exit_code == 1
    assert "at most one player executes a row" in ran.stdout
    assert "NEAR" in ran.stdout


def test_json_fits_its_schema() -> None:
    [found] = spreads("fiji", [LAW], seeds=2, jobs=1)
    told = json.loads(json.dumps(seeds.as_dict("fiji", 2, [found])))
    jsonschema.validate(told, schemas()["seeds.schema.json"])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seeds", "0"], "--seeds 0: write a whole number from 1 on"),
        (["--seeds", "101"], "--seeds 101: 100 at most; 10 show the spread."),
        (["--seeds", "two"], "--seeds two: write a whole number"),
        (["--seeds", "2", "--second"], "--save, --certify, --witnesses and --keep out."),
        (["--seeds", "2", "--reach"], "--reach asks for rules, not for laws; leave"),
        (["--seeds", "2", "--law", "none"], "fiji has no law none"),
    ],
)
def test_what_cannot_be_counted_is_told(words: list[str], told: str, tmp_path: Path) -> None:
    ran = CliRunner().invoke(app, ["prove", "fiji", *words])
    assert ran.exit_code == 2
    assert told in ran.stderr
