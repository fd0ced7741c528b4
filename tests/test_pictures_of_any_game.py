"""Pictures: of a game without its own from its layout, of the examples of every game, and spots."""

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from drawn import PAIRS, SVG, desc, outside, plate, read
from ran import ours

from atoll.drawing.lying import Lying, pictures
from atoll.drawing.printing import Spot
from atoll.record.random_seats import watch
from atoll.site.trials import layout
from atoll.table import games, names_for, packages
from atoll.table.games import game, nouns
from atoll.table.kinds import PositionError

rps: Any = games.game("rps")  # which mypy does not find
Position = dict[str, Any]
STRANGE = ("Zoë-Anne d. Ä.", "Bartholomew the Younger of all the Islands", "C")
RPS, OF_TWO = (pictures("rps", seats) for seats in (STRANGE, ("Ana", "Ben")))


def fiji(lies: Position) -> Lying:
    """What draws Fiji for the players of a position."""
    return pictures("fiji", (*lies["hands"],))


def positions() -> Iterator[dict[str, Any]]:
    """A game of three at random, with names that need room and care."""
    table = rps.opening(STRANGE, 1, None, edition=None)
    for _, _, step in watch(rps, table.table, Random(2)):
        yield rps.write_position(step.table)


GAME = [*positions()]


def test_a_game_is_drawn_by_itself_or_from_its_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    lies = PAIRS[0][0]
    assert "Goals: the arrow points to the first" in fiji(lies).table(lies)
    assert type(RPS) is Lying
    monkeypatch.setattr(packages, "GAMES", {"plain": "atoll.record"})
    assert layout("plain") == ""


def test_what_players_have_and_may_not_see_themselves_is_hidden_from_all() -> None:
    verbs = games.game("bali")
    begun = verbs.opening(["Ana", "Ben", "Cid"], 3, {}, edition=None).table
    told = desc(pictures("bali", begun.seats).table(verbs.write_position(begun)))
    assert re.findall(r"dealt cards: [^;]*; hidden from ([a-z ]*)", told) == ["all"] * 3
    position = verbs.write_position(begun)
    told = desc(pictures("bali", begun.seats).begun(position))
    assert len(re.findall(r"Dealt cards of \w+, unseen: (?:\w+ \d+(?:, )?)+\.", told)) == 3


def test_what_changes_is_drawn_and_nothing_else() -> None:
    before = rps.write_position(rps.opening(("Ana", "Ben"), 1, None, edition=None).table)
    after = {**before, "points": {"Ana": 2, "Ben": 0}, "shown": {"Ben": "rock"}}
    picture = OF_TWO.before_after(before, after)
    assert desc(picture) == "Points of Ana: 0, then 2. Sign of Ben: none, then rock."
    assert plate(picture, "name") == ["Points of Ana", "Sign of Ben"]
    assert desc(OF_TWO.before_after(before, before)) == "Nothing changes."
    whole = desc(OF_TWO.marked(before, after))
    assert whole == f"{desc(picture)} {desc(OF_TWO.table(after))}"
    assert OF_TWO.refused(before, "show rock", name="change") == OF_TWO.before_after(before, before)
    assert desc(OF_TWO.begun(before)) == desc(OF_TWO.table(before))


def test_a_position_that_cannot_come_about_is_drawn_and_one_that_is_none_is_refused() -> None:
    assert "points: 9." in desc(OF_TWO.table({"points": {"Ana": 9, "Ben": 9}}))
    with pytest.raises(PositionError, match="points"):
        OF_TWO.table({"points": {"Ana": "many"}})


def test_nothing_sticks_out_on_a_small_phone_and_every_letter_is_large_enough() -> None:
    pairs = PAIRS[::9]
    for picture in (
        *(RPS.table(one) for one in GAME),
        *(RPS.before_after(*pair) for pair in pairwise(GAME)),
        *(fiji(end).table(end) for _, end in pairs),
        *(fiji(pair[0]).before_after(*pair) for pair in pairs),
    ):
        root = read(picture)
        assert f'viewBox="0 0 320 {root.get("height")}"' in picture
        assert [*outside(picture)] == []
        assert all(float(one.get("font-size", "0")) >= 12 for one in root.iter(f"{SVG}text"))


# Pictures say where the parts of a table are seen


GAMES = ("fiji", "kaivai", "bali", "rps")


def begun(name: str) -> Position:
    """The table of a game that has begun, with some of everything."""
    rules = game(name)
    table = rules.opening(names_for(rules.SEATS[-1]), 7, None, edition=None).table
    return dict(rules.write_position(table))


LYING = [(name, names_for(game(name).SEATS[-1]), begun(name)) for name in GAMES]
LYING += [("fiji", (*end["hands"],), end) for _, end in PAIRS[::40]]


def spots(picture: str) -> list[Spot]:
    """The spots of a picture, as a browser reads them."""
    said = read(picture).find(f"{SVG}metadata")
    return [] if said is None else [Spot(*one) for one in json.loads(said.text or "")]


@pytest.mark.parametrize(("name", "seats", "position"), LYING)
def test_the_spots_of_a_table_are_parts_of_its_layout(
    name: str, seats: tuple[str, ...], position: Position
) -> None:
    found, layout = spots(pictures(name, seats).table(position)), nouns(name).LAYOUT
    assert found
    for spot in found:
        assert {*spot.parts.split()} <= layout.parts.keys()
        assert spot.parts or spot.seat
        assert spot.seat in {"", *seats}


@pytest.mark.parametrize("name", GAMES)
def test_all_that_people_have_a_name_for_can_be_changed_where_it_is_seen(name: str) -> None:
    """What a picture leaves out, the form below it has."""
    left_out = {"fiji": {"deal"}, "bali": {"draw", "box"}}.get(name, set())
    position, seats = begun(name), names_for(game(name).SEATS[-1])
    lying = spots(pictures(name, seats).table(position))
    found = {part for spot in lying for part in spot.parts.split()}
    layout = nouns(name).LAYOUT
    seen = {part for part in position if layout.parts[part].called}
    own = {part for part in seen if layout.parts[part].called and is_own(position, part)}
    assert seen - own - found <= left_out
    assert {spot.seat for spot in lying if not spot.parts} == {*seats}


def is_own(position: Position, part: str) -> bool:
    """Whether each player has one: the name of the player stands for all of them."""
    return isinstance(position[part], dict) and {*position[part]} <= {*names_for(5)}


# Pictures of the examples of every game are whole, legible on a small phone, and read out; they
# need nothing but themselves: no style sheet, no file, no script


Result = Mapping[str, Any]
OURS = ("bali", "fiji", "kaivai")
ESCAPED = '<Ana & "Ben">'
NODES, SMALLEST = 150, 11


@pytest.fixture(scope="module")
def shown() -> Sequence[Result]:
    """What a third of our examples showed, of those of which a table is known."""
    return [one for one in ours() if one["start"] and one["end"]][1::3]


def drawn(name: str, shown: Sequence[Result]) -> Iterator[tuple[str, str]]:
    """Each picture of a game that these examples come to, with where its example stands."""
    seen = set[str]()
    for one in shown:
        if name in Path(one["file"]).parts:
            for picture in _drawn(pictures(name, (*one["begins"]["seats"],)), one):
                if picture not in seen:
                    seen.add(picture)
                    yield f"{one['file']}:{one['line']}", picture


def _drawn(by: Any, one: Result) -> Iterator[str]:
    """The table to begin with, and what an example changes there or tries in vain."""
    start, end = one["start"], one["end"]
    yield by.table(start)
    if start == end and one["refused"] and one["moves"]:
        yield by.refused(start, one["moves"][-1]["move"])
    else:
        yield by.before_after(start, end)
    for happened in by.happened().values() if one["outcome"] == "passed" else ():
        yield happened(start, end, rulings=one["rulings"])


@pytest.mark.parametrize("name", OURS)
def test_a_picture_is_whole_legible_and_read_out(name: str, shown: Sequence[Result]) -> None:
    plates = import_module(f"atoll.{name}.pictures").PLATES.keys()
    found = [(place, [*amiss(picture, plates)]) for place, picture in drawn(name, shown) if picture]
    assert len(found) > 100
    assert [(place, wrong) for place, wrong in found if wrong] == []


def amiss(picture: str, plates: Collection[str]) -> Iterator[str]:
    """What lies beyond the edge of a picture, is cut short, too small, or not a picture's."""
    yield from map(str, outside(picture))
    yield from re.findall(r">([^<]*…)<", picture)
    yield from re.findall(r"style=|href|url\(|<script|<style", picture)
    root = read(picture)
    if not re.fullmatch(r"0 0 320 [\d.]+", str(root.get("viewBox"))):
        yield "it is not as wide as a small phone"
    if len([*root.iter()]) > NODES:
        yield "it has too many nodes"
    yield from (
        f"too small: {text.text}"
        for text in root.iter(f"{SVG}text")
        if float(text.get("font-size", "0")) < SMALLEST
    )
    named = {child.get("id"): child.text for child in root if child.get("id")}
    if root.get("role") != "img" or root.get("aria-labelledby") != " ".join(map(str, named)):
        yield "it is not read out"
    yield from (f"nothing at {name}" for name, text in named.items() if not text)
    yield from {str(one.get("class")) for one in root.iter() if one.get("class")} - {
        *("picture", *plates)
    }


@pytest.mark.parametrize("name", OURS)
def test_where_nothing_changes_it_says_so_and_names_are_escaped(
    name: str, shown: Sequence[Result]
) -> None:
    one = next(each for each in shown if name in Path(each["file"]).parts)
    first, *others = one["begins"]["seats"]
    by = pictures(name, (ESCAPED, *others))
    lies = json.loads(json.dumps(one["start"]).replace(json.dumps(first), json.dumps(ESCAPED)))
    assert desc(by.before_after(lies, lies)).startswith("Nothing changes.")
    assert ESCAPED in desc(by.table(lies))
    with pytest.raises(ValueError, match="cannot begin an id"):
        by.table(lies, name="two words")
