"""The pictures of Fiji: each is drawn and read out, and a table shows what its position says."""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from drawn import PAIRS, SCORED, Pair, Position, crowded, desc, laid, numbers, plate, read
from play_at_random import NAMES
from ran import examples

from atoll import fiji
from atoll.fiji import pictures
from atoll.home import HOME
from atoll.table import games, packages
from atoll.table.kinds import PositionError

Drawn = Callable[[Position, Position, Mapping[str, str]], str]

CHAPTERS = ("4_exchange", "5_shrunken_heads", "7_two_players", "exchange_example")
STRANGE = '<Ana & "Ben">'

DRAWN: Mapping[str, tuple[int, Drawn]] = {
    "table": (120, lambda _, end, __: pictures.table(end)),
    "begun": (60, lambda start, *_: pictures.begun(start)),
    "before and after": (60, lambda start, end, _: pictures.before_after(start, end)),
    "ranking": (60, lambda start, end, rulings: pictures.ranking(start, end, rulings=rulings)),
}
"""Every picture, and how many nodes it may have."""


@pytest.fixture(scope="module")
def told() -> list[Any]:
    """The scenarios of a few chapters, as their run reports them."""
    shown = examples(*(f"features/fiji/{chapter}.feature" for chapter in CHAPTERS))
    return [scenario for scenario in shown if scenario["start"]]


# Every picture


@pytest.mark.parametrize("kind", DRAWN)
def test_every_position_of_the_examples_can_be_drawn(kind: str, told: list[Any]) -> None:
    limit, drawn = DRAWN[kind]
    found = [drawn(one["start"], one["end"], one["rulings"]) for one in told]
    nodes = [len([*read(picture).iter()]) for picture in found if picture]
    assert len(nodes) > 50
    assert max(nodes) <= limit


@pytest.mark.parametrize("kind", DRAWN)
def test_every_position_of_a_game_can_be_drawn(kind: str) -> None:
    limit, drawn = DRAWN[kind]
    found = [drawn(*pair, {}) for pair in PAIRS]
    nodes = [len([*read(picture).iter()]) for picture in found if picture]
    assert len(nodes) == (len(SCORED) if kind == "ranking" else len(PAIRS))
    assert max(nodes) <= limit


def test_the_most_crowded_pictures_have_few_nodes_too() -> None:
    start, end = crowded()
    assert len([*read(pictures.table(start)).iter()]) <= 120
    assert len([*read(pictures.before_after(start, end)).iter()]) <= 70


def each(start: Position, end: Position) -> list[str]:
    """The pictures of two positions between which a round was scored."""
    return [drawn(start, end, {}) for _, drawn in DRAWN.values()]


@pytest.mark.parametrize("pair", SCORED[::4], ids=lambda pair: f"{len(pair[0]['hands'])} seats")
def test_a_picture_is_read_out_by_its_title_and_description(pair: Pair) -> None:
    for picture in each(*pair):
        svg = read(picture)
        named = {child.get("id"): child.text for child in svg if child.get("id")}
        assert svg.get("role") == "img"
        assert svg.get("aria-labelledby") == " ".join(map(str, named))
        assert [bool(text) for text in named.values()] == [True, True]


def test_the_ids_of_a_picture_begin_with_its_name() -> None:
    ids = re.findall(r' id="([^"]*)"', pictures.table(laid(), name="e1"))
    assert ids == ["e1-title", "e1-desc"]


@pytest.mark.parametrize("name", ["", "1st", "two words", 'a"b'])
def test_a_name_that_no_id_can_begin_with_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot begin an id"):
        pictures.table(laid(), name=name)


def test_the_same_positions_give_the_same_pictures_in_every_process() -> None:
    code = (
        "from test_pictures import SCORED, each; from hashlib import sha256;"
        "print(sha256(''.join(each(*SCORED[0]) + each(*SCORED[-1])).encode()).hexdigest())"
    )
    paths = os.pathsep.join([str(Path(__file__).parent), str(HOME / "engine")])
    found = set()
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": paths}
        ran = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True)
        found.add(ran.stdout)
    assert len(found) == 1


def test_nothing_in_a_picture_is_fetched_or_needs_an_inline_style() -> None:
    for picture in each(*SCORED[0]):
        assert not re.search(r"style=|href|url\(|<script|<style", picture)


def strangely_named(position: Position) -> Position:
    return dict(json.loads(json.dumps(position).replace('"Ana"', json.dumps(STRANGE))))


def test_names_are_escaped() -> None:
    start, end = map(strangely_named, SCORED[-1])
    for picture in (pictures.table(end), pictures.before_after(start, end)):
        assert STRANGE in desc(picture)
        assert "&lt;Ana &amp; " in picture
    assert any(STRANGE in name for name in plate(pictures.table(end), "name"))
    assert STRANGE in desc(pictures.ranking(start, end))


def test_a_sign_that_xml_does_not_have_is_replaced() -> None:
    hands = {"A\x00na": {"green": 1}, "Ben": {}, "C\ud800id": {}}
    picture = pictures.table(laid(hands=hands, heads={}))
    assert "A\ufffdna: " in desc(picture)
    assert "C\ufffdid: " in desc(picture)


# The table


@pytest.mark.parametrize("position", [end for _, end in PAIRS[::11]] + [crowded()[0]])
def test_the_description_of_a_table_has_every_number_of_the_position(position: Position) -> None:
    there = {key: part for key, part in position.items() if key not in {"deal", "row"}}
    told = desc(pictures.table(position))
    assert numbers(told) == numbers(there) + Counter([1, 2, 3, 4])
    assert bool(position.get("row")) == (f"Row {position.get('row')}, now: " in told)


@pytest.mark.parametrize("position", [end for _, end in PAIRS[::11]])
def test_a_table_shows_every_pile(position: Position) -> None:
    piles = [position["supply"]]
    for name in position["hands"]:
        parts = (position.get(part, {}) for part in ("hands", "offers", "set_aside"))
        piles += [part[name] for part in parts if name in part]
    held = [number for pile in piles for number in pile.values()]
    drawn = "".join(plate(pictures.table(position), "number")).replace("+", "")
    assert drawn == "".join(map(str, held))


def test_a_table_shows_the_row_that_is_on_and_who_has_to_choose() -> None:
    cards = {"conditions": ["most green"] * 4, "effects": ["rotate a goal"] * 4}
    hands = {"Ana": {"red": 1}, "Ben": {}, "Cid": {}}
    offers = {"Ana": {"green": 2}, "Ben": {"green": 1}, "Cid": {"green": 1}}
    position = laid(hands=hands, offers=offers, row=2, chooser="Ana")
    picture = pictures.table({**position, **cards})
    assert "Row 2, now: most green, rotate a goal." in desc(picture)
    assert "Ana: has to choose, 0 heads; hand 1 red; offer 2 green." in desc(picture)
    assert 'class="now"' in picture
    assert 'class="now"' not in pictures.table(laid())


def test_the_rows_of_a_position_are_drawn_without_its_beads() -> None:
    picture = pictures.begun(laid(goals=["most red", "fewest blue", "most green", "fewest yellow"]))
    assert plate(picture, "asked") == ["most", "fewest", "most", "fewest"]
    assert "most red, fewest blue, most green, fewest yellow." in desc(picture)
    assert plate(picture, "name") == []


def test_an_impossible_position_is_drawn_all_the_same() -> None:
    position = laid(offers={"Ana": {"blue": 40}})
    with pytest.raises(ValueError, match="more than the box holds"):
        fiji.read_position(position, NAMES[:3], fiji.answered())
    assert "offer 40 blue" in desc(pictures.table(position))


@pytest.mark.parametrize("part", ["conditions", "effects", "goals", "supply", "hands"])
def test_a_position_without_what_is_drawn_is_refused(part: str) -> None:
    position = laid()
    del position[part]
    with pytest.raises(PositionError, match=part):
        pictures.table(position)


@pytest.mark.parametrize("hands", [None, ["Ana"], {"Ana": 3}])
def test_hands_that_are_none_are_refused(hands: object) -> None:
    with pytest.raises(PositionError, match="hands"):
        pictures.table(laid(hands=hands))


def test_a_refused_move_changes_nothing() -> None:
    told = desc(pictures.refused(laid(), "offer 5 green"))
    assert told.startswith("Round 1, exchange 1. Nothing changes. Supply: 5 green")


# The game's own


def test_a_game_is_asked_for_its_pictures() -> None:
    assert games.pictures("fiji").table(laid()) == pictures.table(laid())


def test_a_game_may_draw_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "GAMES", {"plain": "atoll.record"})
    assert not games.pictures.there("plain")


def test_an_unknown_game_has_no_pictures() -> None:
    with pytest.raises(games.UnknownGame, match="choose one of"):
        games.pictures("chess")
