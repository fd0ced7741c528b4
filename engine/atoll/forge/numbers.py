"""Numbers that are none, or over the range that is declared for them: in moves and in positions."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from atoll.forge.forgery import Place, Position, begun, forgery
from atoll.record.entries import Entry
from atoll.table.games import nouns
from atoll.table.kinds import BySeat, Counts, Kind, Number

__all__: list[str] = []

_NUMBER = re.compile(r"[0-9]+")
_HUGE = 10**40  # a digit more than a line may have


def _said(at: Place, words: Callable[[str], str]) -> Iterator[Entry]:
    """The move with one of its numbers otherwise."""
    text = at.entry["move"] if at.moves else ""
    for found in _NUMBER.finditer(text):
        said = f"{text[: found.start()]}{words(found.group())}{text[found.end() :]}"
        yield {**at.entry, "move": said}


@forgery()
def a_number_in_words(at: Place) -> Iterable[Entry]:
    """A number of a move is a word."""
    return _said(at, lambda _: "two")


@forgery()
def a_fraction(at: Place) -> Iterable[Entry]:
    """A number of a move is a fraction."""
    return [*_said(at, "{}.5".format), *_said(at, "{}/2".format), *_said(at, lambda _: "½")]


@forgery()
def a_flag_for_a_number(at: Place) -> Iterable[Entry]:
    """A number of a move is true."""
    return _said(at, lambda _: "true")


@forgery()
def a_negative_number(at: Place) -> Iterable[Entry]:
    """A number of a move is less than nothing."""
    return _said(at, "-{}".format)


@forgery()
def a_number_without_end(at: Place) -> Iterable[Entry]:
    """A number of a move has more digits than a line may hold."""
    return _said(at, lambda _: str(_HUGE))


@forgery()
def digits_of_another_script(at: Place) -> Iterable[Entry]:
    """A number of a move is written in Arabic digits."""
    return _said(at, lambda _: "\N{ARABIC-INDIC DIGIT TWO}")


@forgery()
def a_number_twice(at: Place) -> Iterable[Entry]:
    """A number of a move is said twice."""
    return _said(at, "{0} {0}".format)


# Positions: every number that the layout declares, with its bounds

Leaf = tuple[Number, Any, Callable[[Any], Position]]
"""The kind of a number, the number, and what a position is with another in its place."""


def _leaves(kind: Kind, value: Any, put: Callable[[Any], Position]) -> Iterator[Leaf]:
    """The numbers of a part, of each seat and of each thing that there can be."""
    match kind:
        case Number():
            yield kind, value, put
        case Counts():
            for thing in kind.things:
                other = _putting(value, thing, put)
                yield Number(0, kind.most), value.get(thing, 0), other
        case BySeat():
            for name, one in value.items():
                yield from _leaves(kind.each, one, _putting(value, name, put))


def _putting(
    value: Position, key: str, put: Callable[[Any], Position]
) -> Callable[[Any], Position]:
    return lambda other: put({**value, key: other})


def _relaid(at: Place, others: Callable[[Number, int], Iterable[Any]]) -> Iterator[Entry]:
    """First lines with the table as it is here, but for one number."""
    if at.before is None or not (begins := begun(at.before)):
        return
    laid, parts = begins["position"], nouns(at.before.game).LAYOUT.parts
    for name, value in laid.items():
        for kind, number, put in _leaves(parts[name].kind, value, _putting(laid, name, _whole)):
            yield from ({**begins, "position": put(other)} for other in others(kind, number))


def _whole(laid: Position) -> Position:
    return laid


@forgery()
def a_part_below_its_range(at: Place) -> Iterable[Entry]:
    """A number of a position is one less than the least it can be."""
    return _relaid(at, lambda kind, _: [kind.low - 1])


@forgery()
def a_part_above_its_range(at: Place) -> Iterable[Entry]:
    """A number of a position is one more than the most it can be."""
    return _relaid(at, lambda kind, _: [kind.high + 1])


@forgery()
def a_part_that_is_no_number(at: Place) -> Iterable[Entry]:
    """A number of a position is a text, a fraction, a flag or a list."""
    return _relaid(at, lambda _, number: [str(number), number + 0.5, True, [number]])


@forgery()
def a_part_without_end(at: Place) -> Iterable[Entry]:
    """A number of a position has more digits than a line may hold."""
    return _relaid(at, lambda *_: [_HUGE, -_HUGE])
