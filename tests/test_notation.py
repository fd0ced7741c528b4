"""Moves are written as what they are, alike ones together, and in the digits 0 to 9 only."""

import re
import unicodedata
from importlib import import_module
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.fiji.fields import FIELDS
from atoll.table.games import GAMES
from atoll.table.notation import Notation


class Take(NamedTuple):
    """A move without a field, and so an empty tuple."""


class Wait(NamedTuple):
    """Another one, which is equal to it."""


def test_moves_of_two_sorts_are_written_as_what_they_are_even_where_they_are_equal() -> None:
    moves = Notation[Take | Wait]("move", FIELDS, {"take": Take, "wait": Wait})
    assert (moves.write(Take()), moves.write(Wait())) == ("take", "wait")


def test_a_shape_that_is_no_verb_is_said_otherwise_in_a_sentence_and_read_so() -> None:
    shapes = {"take": "it takes", "done": "it is done"}
    moves = Notation[str]("move", FIELDS, shapes, said={"done": "be done"})
    assert [(moves.write(one), moves.say(one)) for one in shapes.values()] == [
        ("take", "take"),
        ("done", "be done"),
    ]
    assert moves.read("be done") == moves.read("done") == "it is done"
    assert moves.examples == ("take", "done")


class Swim(NamedTuple):
    """A move with two fields."""

    start: int
    end: int


SWIMS = Notation[Swim | Wait]("move", FIELDS, {"swim {start:Number} {end:Number}": Swim, "w": Wait})


@given(st.sets(st.builds(Swim, st.integers(0, 3), st.integers(0, 3))))
def test_whatever_one_picks_from_moves_together_is_one_of_them(moves: set[Swim]) -> None:
    picked = [
        Swim(int(start), int(end))
        for text in SWIMS.together(sorted(moves))
        for starts, ends in re.findall(r"swim (\d(?:(?:, | or )\d)*) (\d(?:(?:, | or )\d)*)$", text)
        for start in re.findall(r"\d", starts)
        for end in re.findall(r"\d", ends)
    ]
    assert sorted(picked) == sorted(moves)


FOREIGN = [chr(n) for n in range(128, 0x1_FFFF) if unicodedata.category(chr(n)) in ("Nd", "No")]


@pytest.mark.parametrize("game", GAMES)
def test_steps_know_the_digits_0_to_9_only(game: str) -> None:
    """A number in any other script is not read, whatever stands around it."""
    fields = import_module(f"atoll.{game}.fields").FIELDS
    for field in fields.values():
        for text in field.examples:
            for digit in FOREIGN if re.search("[0-9]", text) else ():
                assert not re.fullmatch(field.pattern, re.sub("[0-9]+", digit, text)), text
