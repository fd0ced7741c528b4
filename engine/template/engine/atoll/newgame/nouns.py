"""The table: its parts, each said once."""

from typing import NamedTuple

from atoll.table import frozen
from atoll.table.kinds import Number, Seat
from atoll.table.layout import Layout
from atoll.table.parts import Part
from atoll.table.rulings import Answers


@frozen
class Table(NamedTuple):
    """The whole position; `turn` is the seat that takes next."""

    seats: tuple[str, ...]
    rulings: Answers
    pile: int
    turn: int


LAYOUT = Layout(
    "New Game",
    "The whole table; what is left out is as it starts.",
    [
        Part("pile", Number(0, 7), "pile", starts=7, always=True),
        Part("turn", Seat(), "turn", starts=0, always=True),
    ],
)
