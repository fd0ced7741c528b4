"""Read the rules on many games at once: a number is an array with one entry per game.

Importing this module joins the reading; the rules stay as they are.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from atoll.words import Flag, Number, Reading, join

__all__ = ["NUMBER", "column"]

NUMBER = np.int16
"""The width of a number. The guards hold every number of the rules to it."""


def column(values: Sequence[int] | Sequence[bool]) -> NDArray[Any]:
    """One value per game as an array; True and False make flags, all else makes numbers.

    >>> column([3, 84]), column([True, False])
    (array([ 3, 84], dtype=int16), array([ True, False]))
    """
    return np.array(values, dtype=bool if isinstance(values[0], bool) else NUMBER)


def _flags(value: Flag) -> Flag:
    """The flags themselves: numpy would take any number but 0 for a yes."""
    if value is True or value is False or value.dtype == np.bool_:
        return value
    message = f"{value!r} are no flags: a rule decides on a comparison, never on a number"
    raise TypeError(message)


def _narrow(value: Number) -> Number:
    """A plain int as wide as the others: two of them would make an array of 64 bits."""
    return NUMBER(value) if type(value) is int else value


def _choose(flags: Flag, then: Number, otherwise: Number) -> Number:
    return np.where(_flags(flags), _narrow(then), _narrow(otherwise))


_ARRAYS = Reading(
    choose=_choose,
    no=lambda flags: np.logical_not(_flags(flags)),
    both=lambda one, other: np.logical_and(_flags(one), _flags(other)),
)

join(np.ndarray, _ARRAYS)
join(np.generic, _ARRAYS)  # what numpy makes of an array without dimensions
