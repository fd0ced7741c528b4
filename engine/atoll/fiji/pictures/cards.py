"""The cards on the table: the goals with their indicator, and the rows below them."""

from collections.abc import Iterable, Iterator, Sequence

from atoll.drawing.printing import Block, Mark, Spot, box
from atoll.fiji.components import COLOURS, Condition, Effect, Goal
from atoll.fiji.notation import write_condition, write_effect, write_goal
from atoll.fiji.pictures.beads import bead, number
from atoll.fiji.table import Table

Row = tuple[int, Condition, Effect]
_GOALS = (26, 99, 172, 245)
_CONDITION, _EFFECT, _RIGHT = 26, 166, 316
_ASKED, _GIVEN = 106, 299
"""Where the beads of conditions stand, and of effects: other languages have longer words."""
_SHORT = {"take half of the": "take half of"}


def heading(text: str) -> Block:
    """A line above a part of the picture."""
    return Block(22, (Mark("label", 4, 15, text),))


def headline(text: str) -> Block:
    """The line above the whole picture, which is told too."""
    return Block(26, (Mark("name", 4, 17, text),), f"{text}.")


def all_cards(table: Table) -> Iterator[Block]:
    """The goals, and the four rows below them."""
    yield heading("Goals: the arrow points to the first")
    yield goal_cards(table.goals)
    yield heading("Rows: a condition and its effect")
    yield row_cards(numbered(table), now=table.row)


def numbered(table: Table) -> tuple[Row, ...]:
    """The rows by number, from the top."""
    return tuple(zip(range(1, 5), table.conditions, table.effects, strict=True))


# Goals


def goal_cards(goals: Sequence[Goal]) -> Block:
    """The goals in a row, and the indicator that points to the nearest from the left."""
    marks = [indicator(5, 29)]
    for x, goal in zip(_GOALS, goals, strict=True):
        marks += goal_card(goal, x, 71)
    order = ", ".join(map(write_goal, goals))
    spots = (Spot(x, 2, 71, 55, "goals", at=place) for place, x in enumerate(_GOALS))
    told = f"The goals, the nearest to the indicator first: {order}."
    return Block(64, tuple(marks), told, tuple(spots))


def indicator(x: float, y: float) -> Mark:
    """The indicator, its left end at x and its middle at y."""
    return Mark("indicator", x, y - 10, "h6l9 10l-9 10h-6z")


def goal_card(goal: Goal, x: float, width: float) -> Iterator[Mark]:
    """One goal: the most or the fewest, and the bead."""
    middle, asked = x + width / 2, "most" if goal.most else "fewest"
    yield Mark("goal", x, 2, box(width, 55))
    yield Mark("asked", middle, 19, asked)
    yield from bead(goal.colour, middle, 38)


# Rows


def row_cards(rows: Iterable[Row], *, now: int = 0) -> Block:
    """Rows with their numbers: a condition, and its effect beside it; the one that is on framed."""
    marks, spots = list[Mark](), list[Spot]()
    told, top = [], 3
    for place, condition, effect in rows:
        marks += _row(place, condition, effect, top)
        spots += _spots(place - 1, top)
        if place == now:
            marks.append(Mark("now", _CONDITION - 3, top - 3, box(_RIGHT - _CONDITION + 6, 36)))
        on = ", now" if place == now else ""
        told.append(f"Row {place}{on}: {write_condition(condition)}, {write_effect(effect)}.")
        top += 37
    return Block(top + 2, tuple(marks), " ".join(told), tuple(spots))


def _spots(place: int, y: float) -> Iterator[Spot]:
    """The two cards of a row."""
    yield Spot(_CONDITION, y, _EFFECT - _CONDITION - 4, 30, "conditions", at=place)
    yield Spot(_EFFECT, y, _RIGHT - _EFFECT, 30, "effects", at=place)


def _row(place: int, condition: Condition, effect: Effect, y: float) -> Iterator[Mark]:
    yield number("quiet", 8, y + 15, str(place))
    yield Mark("condition", _CONDITION, y, box(_EFFECT - _CONDITION - 4, 30))
    yield from _condition(condition, _CONDITION + 8, y + 15)
    yield Mark("effect", _EFFECT, y, box(_RIGHT - _EFFECT, 30))
    yield from _effect(effect, _EFFECT + 8, y + 15)


def _condition(condition: Condition, x: float, y: float) -> Iterator[Mark]:
    """The most or the fewest of beads that are drawn; the beads of one condition are added up."""
    most, *named = write_condition(condition).split()
    colours = [COLOURS.index(word) for word in named if word in COLOURS]
    yield Mark("word", x, y + 5, most if colours else write_condition(condition))
    for place, colour in enumerate(colours):
        middle = _ASKED + place * 35
        yield from bead(colour, middle, y)
        if place:
            yield Mark("number", middle - 21.5, y + 5, "+")


def _effect(effect: Effect, x: float, y: float) -> Iterator[Mark]:
    """An effect in its own words; a colour at their end is drawn."""
    written = write_effect(effect)
    words, _, last = written.rpartition(" ")
    if last not in COLOURS:
        yield Mark("word", x, y + 5, written)
        return
    yield Mark("word", x, y + 5, _SHORT.get(words, words))
    yield from bead(COLOURS.index(last), _GIVEN, y)
