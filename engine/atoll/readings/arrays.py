"""Read the rules on many games at once: a number is an array with one entry per game.

Importing this module joins the reading; the rules stay as they are.
A number is as wide as it is given. Bytes are fastest, and the guards hold every number that many
games of Fiji can make to that width.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from atoll.words import Flag, Reading, join

NUMBER = np.int8
"""The width of a number."""
Column = Any
"""An array with one entry per game."""


def column(values: Sequence[int] | Sequence[bool]) -> Column:
    """One value per game as an array; True and False make flags, all else makes numbers.

    Errors: OverflowError for a number that does not fit.

    >>> column([3, 84]), column([True, False])
    (array([ 3, 84], dtype=int8), array([ True, False]))
    """
    return np.array(values, dtype=bool if isinstance(values[0], bool) else NUMBER)


def laid(faces: Sequence[Any], places: Column) -> Any:
    """What lies there in many games, by its place: whatever is on the cards, as columns."""
    if not isinstance(faces[0], tuple):
        return column(faces).take(places)
    parts = [laid(part, places) for part in zip(*faces, strict=True)]
    return type(faces[0])(*parts) if hasattr(faces[0], "_fields") else tuple(parts)


def _flags(value: Flag) -> Flag:
    """The flags themselves: numpy would take any number but 0 for a yes."""
    if value is True or value is False or value.dtype == np.bool_:
        return value
    message = f"{value!r} are no flags: a rule decides on a comparison, never on a number"
    raise TypeError(message)


def _choose(flags: Flag, then: Any, otherwise: Any) -> Any:
    """The bits in which the two differ are turned round where the flag holds: faster than where."""
    ones = _flags(flags).view(NUMBER)
    if type(otherwise) is int and otherwise == 0:
        return ones if type(then) is int and then == 1 else -ones & then
    of_flags = isinstance(then, bool) or getattr(then, "dtype", None) == np.bool_
    return ((flags if of_flags else -ones) & (then ^ otherwise)) ^ otherwise


_ARRAYS = Reading(
    choose=_choose,
    no=lambda flags: np.logical_not(_flags(flags)),
    both=lambda one, other: np.logical_and(_flags(one), _flags(other)),
    halve=lambda number: number >> 1,
)

join(np.ndarray, _ARRAYS)
join(np.generic, _ARRAYS)  # what numpy makes of an array without dimensions
