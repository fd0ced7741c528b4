"""The moves, and how each is written."""

from dataclasses import dataclass

from atoll.table.fields import SHARED
from atoll.table.notation import Notation


@dataclass(frozen=True)
class Take:
    """Take stones from the pile; any number can be tried, the rules say which may be taken."""

    stones: int


MOVES = Notation[Take]("move", SHARED, {"take {stones:Number}": Take})
