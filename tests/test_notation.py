"""One notation everywhere: steps read what the command writes, and what they show as examples."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll import fiji
from atoll.fiji import notation
from atoll.fiji.components import BOX, COLOURS, DECK, Beads, Condition, Goal
from atoll.fiji.fields import FIELDS
from atoll.fiji.table import Keep, Move, Offer, Pay, Rotate, SetAside, Swap
from atoll.table.notation import Notation
from atoll.telling.phrases import choosing

EVERY_COLOUR = range(len(COLOURS))
piles = st.builds(Beads, *[st.integers(0, held) for held in BOX])
colours = st.sampled_from(EVERY_COLOUR)
flags = st.tuples(*[st.booleans()] * len(COLOURS)).filter(any)


def by_a_step(kind: str, text: str) -> Any:
    """What a step makes of a text that stands at a field of this type."""
    field = FIELDS[kind]
    assert re.fullmatch(field.pattern, text), f"a step does not read {text!r} as {kind}"
    return field.read(text)


def shown() -> Iterator[tuple[str, str]]:
    """Every text that a type shows as its example, which messages repeat."""
    for kind, field in FIELDS.items():
        yield from ((kind, text) for text in field.examples)


@pytest.mark.parametrize(("kind", "text"), list(shown()))
def test_what_a_type_shows_as_an_example_it_reads(kind: str, text: str) -> None:
    by_a_step(kind, text)


@given(piles)
def test_steps_read_the_beads_that_the_command_writes(beads: Beads) -> None:
    assert by_a_step("Beads", notation.write_beads(beads)) == beads


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


def test_moves_that_are_alike_stand_together() -> None:
    made = (Swim(1, 2), Swim(1, 3), Wait(), Swim(2, 2), Swim(4, 5), Swim(2, 3))
    assert SWIMS.together(made) == ["swim 1 or 2 2 or 3", "swim 4 5", "w"]
    assert SWIMS.together([]) == []


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


@given(st.builds(Condition, flags, st.booleans()))
def test_steps_read_the_conditions_that_the_command_writes(condition: Condition) -> None:
    text = notation.write_condition(condition)
    assert by_a_step("Condition", text) == condition == notation.parse_condition(text)


@pytest.mark.parametrize("effect", DECK.effects, ids=notation.write_effect)
def test_steps_read_the_effects_that_the_command_writes(effect: Any) -> None:
    assert by_a_step("Effect", notation.write_effect(effect)) == effect


@given(st.builds(Goal, colours, st.booleans()))
def test_steps_read_the_goals_that_the_command_writes(goal: Goal) -> None:
    assert by_a_step("Goal", notation.write_goal(goal)) == goal


@given(
    st.one_of(
        st.builds(Offer, piles),
        st.builds(SetAside, piles),
        st.builds(Rotate, colours),
        st.builds(Swap, colours, colours),
        st.just(Keep()),
        st.just(Pay()),
    )
)
def test_steps_read_the_moves_that_the_command_writes(move: Move) -> None:
    text = fiji.write_move(move)
    assert choosing(notation.MOVES).read(f"Ana chooses to {text}") == {"seat": "Ana", "move": move}
    assert move == fiji.parse_move(text)


@pytest.mark.parametrize(
    "text",
    ["2 green 1 blue", "2 green, 1 blue", "2 green and 1 blue", "2 green beads, 1 blue bead"],
)
def test_the_command_reads_beads_as_steps_do(text: str) -> None:
    assert notation.parse_beads(text) == by_a_step("Beads", text) == Beads(green=2, blue=1)


FOREIGN = [chr(n) for n in range(128, 0x1_FFFF) if unicodedata.category(chr(n)) in ("Nd", "No")]
READERS: dict[str, tuple[Callable[[str], Any], str]] = {
    "beads": (notation.parse_beads, "{} green"),
    "an effect": (notation.parse_effect, "take {} red"),
    "others take": (notation.parse_effect, "others take {} red"),
    "a move": (notation.parse_move, "offer {} red"),
}


@pytest.mark.parametrize("reader", READERS)
def test_the_notation_knows_the_digits_0_to_9_only(reader: str) -> None:
    read, text = READERS[reader]
    read(text.format(1))
    for digit in FOREIGN:
        with pytest.raises(notation.NotationError):
            read(text.format(digit))


@pytest.mark.parametrize("kind", [kind for kind, text in shown() if re.search("[0-9]", text)])
def test_steps_know_the_digits_0_to_9_only(kind: str) -> None:
    """A number in any other script is not read, whatever stands around it."""
    for text in [text for each, text in shown() if each == kind]:
        for digit in FOREIGN if re.search("[0-9]", text) else ():
            assert not re.fullmatch(FIELDS[kind].pattern, re.sub("[0-9]+", digit, text))
