"""A table that no game comes to is refused by its rule; a whole game ends as it was kept.

tests/positions holds tables that were written from the rulebooks, those of Kaivai as changes of a
recorded game. Each names the rule that refuses it, or the part that cannot be so; nothing where it
can come about, and null where whoever wrote it named no rule.
"""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from any_games import played, start
from record_lines import CARDS, THREE, judged

from atoll import fiji
from atoll.fiji.components import SET, Beads
from atoll.fiji.game import fists
from atoll.fiji.imagined import imagined
from atoll.home import HOME
from atoll.record import referee
from atoll.record.start import opening
from atoll.table import Refused
from atoll.table.games import game
from atoll.table.kinds import PositionError

FILES = sorted((HOME / "tests" / "positions").glob("*.jsonl"))
Line = dict[str, Any]


def written(file: Path) -> list[Line]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def refused_by(start: Line) -> str:
    """The rule that refuses a start, or the part that cannot be so."""
    try:
        opening(start)
    except Refused as refused:
        return refused.refusal.rule.partition("_")[2].replace("_", ".")
    except PositionError as wrong:
        return str(wrong).partition(":")[0]
    return ""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_position_is_judged_as_whoever_wrote_it_says(file: Path) -> None:
    for one in written(file):
        for edition in one.get("editions", [None]):
            found = refused_by(one["start"] | {"edition": edition})
            assert found == one["rule"] or (found and one["rule"] is None), one["id"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_cannot_come_about_can_be_assumed(file: Path) -> None:
    wrong = [one["start"] for one in written(file) if one["rule"] != ""]
    assert sum(refused_by(one | {"assumed": True}) == "" for one in wrong) > 7


def test_a_position_is_counted_against_the_deck_of_the_record(tmp_path: Path) -> None:
    cards = {"conditions": ["most red"] * 16, "effects": ["take 3 red"] * 16}
    four = {"conditions": ["most red"] * 4, "effects": ["take 3 red"] * 4}
    position = {"position": CARDS | four}
    assert judged(tmp_path, THREE | position).rule == "fiji_2_3"
    assert judged(tmp_path, THREE | position | {"deck": cards}).legal
    assert judged(tmp_path, THREE | {"position": CARDS, "deck": cards}).rule == "fiji_2_3"


FOLDER = HOME / "tests" / "records"
KEPT = {
    file.relative_to(FOLDER).with_suffix("").as_posix(): file
    for name in ("fiji", "kaivai", "bali", "apart")
    for file in FOLDER.glob(f"{name}/**/*.jsonl")
}
ENDS: dict[str, list[Any]] = json.loads((FOLDER / "ends.json").read_text("utf-8"))
"""How each ends: with the rule that decides it and the scores, with the rule that refuses its last
line, or, where it is left before its end, with nothing. Those of `apart` say after each line what a
second Fiji made of it, written from the rulebooks and not from the engine.
"""


def ended(record: Path) -> list[Any]:
    """How a game ends; nothing may be refused before its last line."""
    verdict = referee(record)
    if verdict.line:
        assert verdict.line == record.read_text("utf-8").count("\n"), verdict
        return [verdict.rule]
    outcome = game(str(verdict.game)).outcome(verdict.table)
    return [outcome.rule, *outcome.scores] if outcome else []


@pytest.mark.parametrize("name", KEPT)
def test_a_recorded_game_ends_as_it_was_kept(name: str) -> None:
    assert ended(KEPT[name]) == ENDS[name]


def test_each_record_is_kept_for_its_end() -> None:
    assert KEPT.keys() == ENDS.keys()


# A table that is thought up from a view


def test_every_offer_that_is_possible_comes_up() -> None:
    """In the first exchange Ben may have taken any fist out of a set, whatever he has taken."""
    table = fiji.setup(("Ana", "Ben", "Cid"), 3)
    view = fiji.view(fiji.after(table, 1, fiji.parse_move("offer 1 green")).table, 0)
    drawn = {imagined(view, seed).offers[1] for seed in range(700)}
    assert drawn == {move.beads for move in fists(SET, "offer")}


@pytest.mark.parametrize("parts", [{"supply": Beads(30, 24, 18, 12)}, {"heads": (9, 9, 9)}])
def test_a_view_that_no_game_comes_to_is_refused(
    monkeypatch: pytest.MonkeyPatch, parts: dict[str, Any]
) -> None:
    monkeypatch.setattr(import_module("atoll.fiji.imagined"), "_TRIES", 20)
    *_, last = played(start("fiji", 2), 5)
    view = fiji.view(last.step.table, 0)
    with pytest.raises(PositionError, match="no game comes to what Ana sees"):
        imagined(view._replace(**parts), 1)
