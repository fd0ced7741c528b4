"""What a recording is written on: lines, each with what is done in it."""

from typing import Any, NamedTuple

import numpy as np

__all__ = ["BYTE", "FLAG", "Column", "Line", "Plain", "Sheet"]

BYTE = np.int8
"""The width of a number."""
FLAG = bool
"""An input that is a flag; one that is a number is a range, as in range(31)."""
Column = Any
"""An array with one entry per game."""


class Line(NamedTuple):
    """What is done, to two earlier lines or plain numbers, read as flags or numbers.

    An input is a line in which nothing is done.
    """

    does: Any
    one: Any
    other: Any
    reads: type
    makes: type


class Plain(NamedTuple):
    """A number that is the same in all games."""

    value: int


Sheet = dict[Line, int]
"""The lines of a recording, each with its place."""
