"""A game without pictures of its own is drawn from its layout: all that lies there, in words."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from types import ModuleType
from typing import Any

import pytest
from drawn import PAIRS, SVG, crowded, desc, plate, read
from play_at_random import NAMES

from atoll.drawing.lying import Lying, row
from atoll.drawing.plates import PLATES, breadth, wrapped
from atoll.random_seats import watch
from atoll.record.aloud import tried
from atoll.site.pictured import layout
from atoll.table import games, packages
from atoll.table.kinds import Number, PositionError, Seat
from atoll.table.layout import Layout
from atoll.table.parts import Part
from atoll.table.whole import NotOffered

rps: Any = games.game("rps")  # which mypy does not find
RPS, FIJI = [Lying(games.game(name), games.nouns(name).LAYOUT) for name in ("rps", "fiji")]
STRANGE = "Zoë-Anne d. Ä."


def positions() -> Iterator[dict[str, Any]]:
    """A game of three at random, with names that need room and care."""
    table = rps.opening(
        [STRANGE, "Bartholomew the Younger of all the Islands", "C"], 1, None, edition=None
    )
    for _, _, step in watch(rps, table.table, Random(2)):
        yield rps.write_position(step.table)


GAME = [*positions()]


@cache
def every_picture() -> list[str]:
    pairs = *PAIRS[::9], crowded()
    return [
        *(RPS.table(one) for one in GAME),
        *(RPS.before_after(*pair) for pair in pairwise(GAME)),
        *(FIJI.table(end) for _, end in pairs),
        *(FIJI.before_after(*pair) for pair in pairs),
    ]


def test_a_game_is_drawn_by_itself_or_from_its_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Goals: the arrow points to the first" in games.pictures("fiji").table(PAIRS[0][0])
    assert isinstance(games.pictures("rps"), Lying)
    monkeypatch.setattr(packages, "GAMES", {"plain": "atoll.record"})
    with pytest.raises(NotOffered, match="plain draws no pictures yet; a module `pictures`"):
        games.pictures("plain")
    assert layout("plain") == ""


def test_what_a_game_does_not_draw_itself_follows_from_its_layout() -> None:
    own = ModuleType("atoll.rps.pictures")
    vars(own)["table"] = lambda _, name="table": f"<svg>{name}</svg>"
    both = games.pictures.completed("rps", own)
    assert both.table({}) == "<svg>table</svg>"
    assert desc(both.before_after(GAME[0], GAME[0])) == "Nothing changes."


def test_all_that_lies_there_is_read_out() -> None:
    for position in GAME[::3]:
        told = desc(RPS.table(position))
        assert told.startswith(f"round: {position['round']}. {STRANGE}: points: ")
        for name, points in position["points"].items():
            sign = position["shown"].get(name)
            hidden = f"{sign}; hidden from the others" if sign else "none"
            assert f"{name}: points: {points}. sign: {hidden}." in told


def test_what_players_have_and_may_not_see_themselves_is_hidden_from_all() -> None:
    verbs = games.game("bali")
    begun = verbs.opening(["Ana", "Ben", "Cid"], 3, {}, edition=None).table
    told = desc(games.pictures("bali").table(verbs.write_position(begun)))
    assert re.findall(r"dealt cards: [^;]*; hidden from ([a-z ]*)", told) == ["all"] * 3


def test_what_is_hidden_from_all_is_not_drawn() -> None:
    start = PAIRS[0][0]
    assert "deal" in start
    assert "later cards: hidden from all." in desc(FIJI.table(start))
    assert "Later cards" not in desc(FIJI.before_after(start, {**start, "deal": []}))
    assert "hand: 6 green 5 red 4 yellow 3 blue; hidden from the" in desc(FIJI.table(start))
    end = {**start, "hands": {**start["hands"], "Ana": {"red": 1}}}
    assert "Hand of Ana: 6 green 5 red 4 yellow 3 blue, then 1 red." in desc(
        FIJI.before_after(start, end)
    )


def test_what_changes_is_drawn_and_nothing_else() -> None:
    before = rps.write_position(rps.opening(NAMES[:2], 1, None, edition=None).table)
    after = {**before, "points": {"Ana": 2, "Ben": 0}, "shown": {"Ben": "rock"}}
    picture = RPS.before_after(before, after)
    assert desc(picture) == "Points of Ana: 0, then 2. Sign of Ben: none, then rock."
    assert plate(picture, "name") == ["Points of Ana", "Sign of Ben"]
    assert desc(RPS.before_after(before, before)) == "Nothing changes."
    whole = desc(RPS.marked(before, after))
    assert whole == f"{desc(picture)} {desc(RPS.table(after))}"
    assert RPS.refused(before, "show rock", name="change") == RPS.before_after(before, before)


TAKING = Layout(
    "taking",
    "Stones in a pile, and whose turn it is: no player has anything.",
    [
        Part("pile", Number(0, 7), "pile", starts=7, always=True),
        Part("turn", Seat(), "turn", starts=0),
        Part("last", Seat(), "last", starts=None, nothing="nobody"),
    ],
)


def test_players_of_whom_a_position_only_says_whose_turn_it_is_are_known() -> None:
    by = Lying(rps, TAKING)
    assert desc(by.table({"pile": 5, "turn": "Ben"})) == "pile: 5. turn: Ben. last: nobody."
    told = desc(by.before_after({"pile": 5, "turn": "Ben"}, {"pile": 4, "turn": "Ana"}))
    assert told == "Pile: 5, then 4. Turn: Ben, then Ana."
    assert desc(by.table({"pile": 5, "last": "Ben"})) == "pile: 5. last: Ben."


def test_a_position_that_cannot_come_about_is_drawn_and_one_that_is_none_is_refused() -> None:
    assert "points: 9." in desc(RPS.table({"points": {"Ana": 9, "Ben": 9}}))
    with pytest.raises(PositionError, match="points"):
        RPS.table({"points": {"Ana": "many"}})


# Legible


def test_nothing_sticks_out_on_a_small_phone_and_every_letter_is_large_enough() -> None:
    for picture in every_picture():
        root = read(picture)
        assert f'viewBox="0 0 320 {root.get("height")}"' in picture
        for text in root.iter(f"{SVG}text"):
            end = float(text.get("x", "0")) + breadth(text.text or "", str(text.get("class")))
            assert end <= 320
            assert 0 < float(text.get("y", "0")) < float(root.get("height", "0"))
            assert float(text.get("font-size", "0")) >= 12


def test_no_line_is_printed_over_another() -> None:
    for picture in every_picture():
        places = [(text.get("x"), text.get("y")) for text in read(picture).iter(f"{SVG}text")]
        assert len({*places}) == len(places)


def test_a_long_text_goes_on_in_the_next_line() -> None:
    lines = wrapped("take half of the green, others take 1 green", "word", 190)
    assert " ".join(lines) == "take half of the green, others take 1 green"
    assert len(lines) == 2
    assert wrapped("Bartholomew-the-Younger", "word", 60)[0].endswith("…")


def test_what_a_part_is_called_stands_there_whole_and_a_value_is_never_blank() -> None:
    block = row("canoes that have acted", "")
    words = {plate: [one.what for one in block.marks if one.plate == plate] for plate in PLATES}
    assert words["label"] == ["canoes that have", "acted"]
    assert words["word"] == ["nothing"]
    assert block.height > row("round", "1").height


# Where they are shown


def test_a_game_that_begins_is_drawn() -> None:
    assert "What lies there when the game begins" in layout("rps")
    assert "How the goals, conditions and effects lie" in layout("fiji")


def test_try_it_draws_the_last_table() -> None:
    way = tried('{"game": "rps", "seats": ["Ana", "Ben"], "seed": 7}')
    assert desc(way["picture"]) == (
        "round: 1. Ana: points: 0. sign: none. Ben: points: 0. sign: none."
    )
