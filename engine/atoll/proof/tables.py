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


# Who sees what


def looks(tables: Iterable[Table]) -> Iterator[tuple[Table, int]]:
    """Every table, and who looks: each of its players."""
    for table in tables:
        seats: Any = table
        yield from ((table, seat) for seat in range(len(seats.seats)))


def sealed(each: Sequence[Any], seats: Iterable[int]) -> tuple[Any, ...]:
    """What the players have, with a seal on that of some; nothing stays nothing.

    A seal equals itself only, and has nothing in it that could be counted or read.
    """
    under = {*seats}
    return tuple(
        object() if seat in under and one is not None else one for seat, one in enumerate(each)
    )


def gives_nothing_away(
    view: Callable[[Table, int], object], sealed: Callable[[Table, int], Table], *look: Any
) -> bool:
    """Whether a view at a table is the same to a seat under one seal and under another.

    `sealed` has to put new seals on all that the seat may not know.
    """
    table, seat = look
    try:
        return bool(view(sealed(table, seat), seat) == view(sealed(table, seat), seat))
    except (AttributeError, TypeError):  # it looks into what is sealed
        return False


def sees(table: Any, seen: Any, seat: int, own: Iterable[str], everybody: Iterable[str]) -> bool:
    """Whether a seat sees what it has of its `own` parts, and those that `everybody` sees."""
    mine = [getattr(seen, name)[seat] == getattr(table, name)[seat] for name in own]
    return all([*mine, *[getattr(seen, name) == getattr(table, name) for name in everybody]])
