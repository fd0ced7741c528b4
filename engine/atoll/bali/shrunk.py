"""A scene of Bali made as small as it can be: what it can do without is left out.

Cards that are left out lie in the draw pile.
"""

from collections.abc import Callable, Iterator
from typing import Any

from atoll.bali.checks import sound
from atoll.bali.nouns import NO_CARDS
from atoll.bali.position import fitted
from atoll.bali.table import Table
from atoll.proof import shrinking
from atoll.table import Refused, replaced
from atoll.telling.scene import Scene

__all__ = ["small"]

_TOLD = ("turn", "priests", "princes", "discard")
"""The parts that follow from others where nobody says them, and that stay as they are."""
_PILES = ("dealt", "laid", "under")
_NONE = {"hands": (), "masks": (), "cut": NO_CARDS, **{name: {} for name in _PILES}}
"""What each player may have none of."""


def small(scene: Scene, holds: Callable[[Scene], bool]) -> Scene:
    """The scene without anything that it does not need for this to hold."""
    return shrinking.shrunk(scene, _fewer, holds)


def _fewer(scene: Scene) -> Iterator[Scene]:
    """The scene without one thing, where it can stand so."""
    for table in _without(scene.table):
        if (there := _standing(table)) and there != scene.table:
            yield scene._replace(table=there)


def _standing(table: Table) -> Table | None:
    """The table, if it can stand."""
    try:
        return sound(table)
    except Refused:
        return None


def _without(table: Table) -> Iterator[Table]:
    """The table without one thing: all of a kind, all that a player has of it, or one card."""
    yield fitted(table._replace(seals={}, ender=None, seed=0), ("turn", "priests", "princes"))
    yield fitted(table, ("turn",))
    for part, nothing in _NONE.items():
        yield _told(table, part, (nothing,) * len(table.seats))
    for part, nothing in _NONE.items():
        for seat in range(len(table.seats)):
            yield _told(table, part, replaced(getattr(table, part), seat, nothing))
    yield from _fewer_cards(table)


def _fewer_cards(table: Table) -> Iterator[Table]:
    """The table without half a hand or a card of it, or without a pile."""
    for seat, hand in enumerate(table.hands):
        for fewer in (hand[: len(hand) // 2], *[_but(hand, n) for n in range(len(hand))]):
            yield _told(table, "hands", replaced(table.hands, seat, fewer))
    for part in _PILES:
        for seat, own in enumerate(getattr(table, part)):
            for island in own:
                rest = {there: pile for there, pile in own.items() if there != island}
                yield _told(table, part, replaced(getattr(table, part), seat, rest))


def _but(cards: tuple[str, ...], place: int) -> tuple[str, ...]:
    return (*cards[:place], *cards[place + 1 :])


def _told(table: Table, part: str, value: Any) -> Table:
    """The table with another part, and what follows from it."""
    parts: dict[str, Any] = {part: value}
    return fitted(table._replace(**parts), _TOLD)
