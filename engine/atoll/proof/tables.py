"""What laws about the tables of any game do: follow a game, ask whether it goes on, look at it.

Such a law is asked about broken rules too: these can end in anything, and end what is followed.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, TypeVar

Table = TypeVar("Table")


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


def goes_on(game: ModuleType, table: Any) -> bool:
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


def looks(tables: Iterable[Any]) -> Iterator[tuple[Any, int]]:
    """Every table, and who looks: each of its players."""
    return ((table, seat) for table in tables for seat in range(len(table.seats)))


def cover(_: object) -> Any:
    """A cover equals itself only, and has nothing in it that could be counted or read."""
    return object()


def backs(things: Any) -> Any:
    """A cover on each of several things, or of those at each place: all see how many there are."""
    if isinstance(things, Mapping):
        return {place: backs(there) for place, there in things.items()}
    return tuple(map(cover, things))


def sealed(
    each: Sequence[Any], but: int | None = None, put: Callable[[Any], Any] = cover
) -> tuple[Any, ...]:
    """What the players have, with a cover on that of all but one; nothing stays nothing."""
    return tuple(one if one is None or seat == but else put(one) for seat, one in enumerate(each))


def gives_nothing_away(
    view: Callable[[Table, int], object],
    sealed: Callable[[Table, int], Table],
    table: Table,
    seat: int,
) -> bool:
    """Whether a view at a table is the same to a seat under one seal and under another.

    `sealed` has to put new seals on all that the seat may not know.
    """
    try:
        return bool(view(sealed(table, seat), seat) == view(sealed(table, seat), seat))
    except (AttributeError, TypeError):  # it looks into what is sealed
        return False


def sees(table: Any, seen: Any, seat: int, own: Iterable[str], everybody: Iterable[str]) -> bool:
    """Whether a seat sees what it has of its `own` parts, and those that `everybody` sees."""
    mine = [getattr(seen, name)[seat] == getattr(table, name)[seat] for name in own]
    return all([*mine, *[getattr(seen, name) == getattr(table, name) for name in everybody]])
