"""What laws about the tables of any game do: follow a game, ask whether it goes on, look at it.

Such a law is asked about broken rules too: these can end in anything, and end what is followed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

Table = TypeVar("Table")


class Deciding(Protocol):
    """The verbs of a game that tell who decides what, and who has won."""

    def waiting(self, table: Any) -> Sequence[int]:
        """The seats that have something to decide."""

    def moves(self, table: Any, seat: int) -> Iterable[Any]:
        """What a seat may do."""

    def why_not(self, table: Any, seat: int, move: Any) -> object:
        """Why a seat may not do it, or None."""

    def outcome(self, table: Any) -> object:
        """Who has won; None while the game goes on."""


def following(table: Table, onward: Callable[[Table], Table | None], most: int) -> Iterator[Table]:
    """A table and those that follow, each from the one before, so many at most."""
    for _ in range(most):
        yield table
        try:
            then = onward(table)
        except Exception:  # noqa: BLE001 # broken rules can end in anything
            return
        if then is None:
            return
        table = then


def goes_on(game: Deciding, table: Any) -> bool:
    """Whether all who have to decide have a move that is allowed, or the game has an outcome."""
    seats = game.waiting(table)
    if not seats:
        return game.outcome(table) is not None
    first = [next(iter(game.moves(table, seat)), None) for seat in seats]
    return all(
        move is not None and game.why_not(table, seat, move) is None
        for seat, move in zip(seats, first, strict=True)
    )


def gives_nothing_away(look: Callable[[], object]) -> bool:
    """Whether a look at a table is the same under one seal and under another.

    Each call has to put new seals, which equal nothing else, on all that may not be known.
    """
    try:
        return bool(look() == look())
    except (AttributeError, TypeError):  # it looks into what is sealed
        return False
