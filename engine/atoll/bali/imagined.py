"""A whole table that a view may be of: the cards that a player does not see, mixed."""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

from atoll.bali.components import CARDS
from atoll.bali.nouns import LAYOUT
from atoll.bali.table import Choice, Table
from atoll.table.imagining import imagined as whole
from atoll.table.luck import mixed
from atoll.table.stating import rule

__all__ = ["imagined"]

_HELD = ("hands", "dealt", "laid", "under")


@rule("bali_0_8")
def imagined(view: Any, seed: int) -> Table:
    """The view, and of what it hides anything that it allows."""
    luck = Random(seed)
    unseen = mixed(chain.from_iterable(_unseen(view)), luck)
    found = _Dealing(view, unseen, luck)
    parts = whole(LAYOUT, view, found.draw)
    return Table(seats=view.seats, rulings=view.rulings, **parts)


def _unseen(view: Any) -> Iterator[list[str]]:
    """Every card that the player does not see, kind by kind."""
    seen = [*chain.from_iterable(_seen(view))]
    counts = [one for one in (view.discard, *view.cut) if one is not None]
    for place, card in enumerate(CARDS):
        there = seen.count(card) + sum(one[place] for one in counts)
        yield [card] * max(0, view.box.numbers[place] - there)


def _seen(view: Any) -> Iterator[list[str]]:
    for hand in view.hands:
        yield [card for card in hand or () if card]
    for name in ("dealt", "laid", "under"):
        for piles in getattr(view, name):
            yield [card for card in chain.from_iterable((piles or {}).values()) if card]


class _Dealing:
    """The cards that are not seen, given out where something is hidden."""

    def __init__(self, view: Any, cards: list[str], luck: Random) -> None:
        self._view, self._cards, self._luck = view, cards, luck
        self._hands: dict[int, tuple[str, ...]] = {}

    def draw(self, part: str, seat: int | None) -> Any:
        """What may lie hidden of a part."""
        value = getattr(self._view, part)
        value = value[seat] if seat is not None else value
        if part == "seed":
            return int(self._luck.random() * 2**53)
        if part == "draw":
            return self._rest(len(value))
        if part in ("discard", "cut"):
            return self._counts(part, seat)
        if part == "chosen":
            pairs = zip(self._hands[seat or 0], value, strict=False)
            return tuple(Choice(card, one.island) for card, one in pairs)
        if part == "hands":
            self._hands[seat or 0] = self._some(value)
            return self._hands[seat or 0]
        return {island: self._some(cards) for island, cards in (value or {}).items()}

    def _some(self, cards: Any) -> tuple[str, ...]:
        number = len(cards or ())
        taken, self._cards = self._cards[:number], self._cards[number:]
        return tuple(taken)

    def _rest(self, number: int) -> tuple[str, ...]:
        """The draw pile; what is left after it lies in the discard pile."""
        taken, self._cards = self._cards[:number], self._cards[number:]
        return tuple(taken)

    def _counts(self, part: str, seat: int | None) -> tuple[int, ...]:
        """What lies there face down: all that is left, with the last who has some."""
        hidden = [n for n, one in enumerate(self._view.cut) if one is None]
        last = not hidden if part == "discard" else seat == hidden[-1]
        taken = self._cards if last else self._cards[:1]
        self._cards = [] if last else self._cards[1:]
        return tuple([taken.count(card) for card in CARDS])
