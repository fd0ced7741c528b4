"""Where cards lie that a player does not see, and what all know of them: how many, and some."""

from collections.abc import Iterator, Mapping
from typing import Any

from atoll.bali.components import ISLANDS
from atoll.bali.nouns import LAYOUT
from atoll.table.layout import unseen

PILES = ("dealt", "laid", "under")
Room = tuple[str, int, str]
"""A hand or a part of a pile: the part of the table, whose it is, and at which island."""


def rooms(view: Any) -> dict[Room, int | None]:
    """How many cards lie hidden in each; None where nobody says it (ruling sizes=secret)."""
    return dict(_rooms(view))


def _rooms(view: Any) -> Iterator[tuple[Room, int | None]]:
    for seat, hand in enumerate(view.hands):
        if hand is None:
            yield ("hands", seat, ""), 0 if _down(view, seat) else None
        elif None in hand:
            yield ("hands", seat, ""), len(hand)
    for part in PILES:
        for seat, piles in enumerate(getattr(view, part)):
            yield from _piles(view, part, seat, piles)


def _piles(
    view: Any, part: str, seat: int, piles: Mapping[str, Any] | None
) -> Iterator[tuple[Room, int | None]]:
    if piles is not None:
        hidden = ((island, cards) for island, cards in piles.items() if None in cards)
        yield from (((part, seat, island), len(cards)) for island, cards in hidden)
    elif part == "laid":
        others = (one for one in ISLANDS if _down(view, seat) or one != view.island)
        yield from (((part, seat, island), None) for island in others)


def _down(view: Any, seat: int) -> bool:
    """Whether a player has laid the hand down already, while the Dalang travels."""
    if view.stage != "lay" or view.turn is None:
        return bool(view.stage == "arrive")
    seats = len(view.seats)
    return bool((seat - view.active) % seats < (view.turn - view.active) % seats)


def needed(view: Any) -> dict[Room, list[str | None]]:
    """What certainly lies there: cards that are shown, and as many as can be chosen or taken."""
    least = {"lay": 2, "save": 1}.get(view.stage, 0)
    found: dict[Room, list[str | None]] = {}
    for seat, hand in enumerate(view.hands):
        takes = _takes(view, seat)
        if hand is None or None in hand:
            cards: list[str | None] = [view.played] * (view.shown[seat] or 0)
            many = max(least if seat == view.turn else 0, 0 if takes else len(view.chosen[seat]))
            found["hands", seat, ""] = cards + [None] * (0 if hand else many - len(cards))
        if view.laid[seat] is None:
            found |= {("laid", seat, one): [None] * takes.count(one) for one in {*takes}}
    return found


def _takes(view: Any, seat: int) -> list[str]:
    """The piles from which a player has chosen to take cards, each once for each card."""
    hidden = unseen(LAYOUT, view, "chosen", seat) or view.rulings.scholar_taking == "one_by_one"
    return [] if hidden else [one.island for one in view.chosen[seat] if one.card is None]
