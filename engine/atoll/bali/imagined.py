"""A whole table that a view may be of: the cards that a player does not see, mixed."""

from collections.abc import Iterator, Mapping
from itertools import chain
from random import Random
from typing import Any

from atoll.bali.components import CARDS, ISLANDS
from atoll.bali.nouns import LAYOUT
from atoll.bali.position import counted, owed
from atoll.bali.table import Choice, Table
from atoll.table.layout import imagined as whole
from atoll.table.layout import unseen
from atoll.table.luck import mixed
from atoll.table.luck import seed as another_seed
from atoll.table.stating import rule

_PILES = ("dealt", "laid", "under")
Room = tuple[str, int, str]
"""A hand or a part of a pile: the part of the table, whose it is, and at which island."""


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
    for name in _PILES:
        for piles in getattr(view, name):
            yield [card for card in chain.from_iterable((piles or {}).values()) if card]


class _Dealing:
    """The cards that are not seen, given out where something is hidden."""

    def __init__(self, view: Any, cards: list[str], luck: Random) -> None:
        self._view, self._cards, self._luck = view, cards, luck
        self._lies: dict[Room, list[str]] = {}
        self._gone: dict[int | None, list[str]] = {None: []}
        self._known()
        self._pile = self._taken(len(view.draw))
        self._unknown()
        self._face_down()

    def _known(self) -> None:
        """What all know of hidden cards: what was played and shown, and how many lie where."""
        if self._view.discard is None:
            self._gone[None] = [self._one(card) for card in owed(self._view).elements()]
        sizes = dict(_rooms(self._view))
        for room, wanted in _needed(self._view).items():
            self._lies[room] = [self._one(card) for card in wanted]
        for room, size in sizes.items():
            self._lies.setdefault(room, [])
            self._lies[room] += self._taken(
                (size or 0) - len(self._lies[room]), self._none_of(room)
            )

    def _unknown(self) -> None:
        """The rest lies where nobody says how many cards there are; else it has been discarded."""
        free = [room for room, size in dict(_rooms(self._view)).items() if size is None]
        cuts = [*self._view.cut].count(None)
        closed = self._view.discard is None or cuts > 0
        while free and len(self._cards) > cuts:
            if closed and self._luck.random() < _DISCARDED:
                return
            room = free[int(self._luck.random() * len(free))]
            self._lies[room] += self._taken(1, self._none_of(room))

    def _face_down(self) -> None:
        """What was discarded and nobody sees: a card for each pile that was cut, and all others."""
        cuts = [seat for seat, one in enumerate(self._view.cut) if one is None]
        for seat in cuts:
            self._gone[seat] = self._taken(1)
        last = None if self._view.discard is None or not cuts else cuts[-1]
        self._gone[last] += self._taken(len(self._cards))

    def _one(self, card: str | None) -> str:
        """A card of this kind, or any."""
        if card is None:
            return self._cards.pop()
        self._cards.remove(card)
        return card

    def _none_of(self, room: Room) -> str | None:
        """Who has shown all cards of a kind (ruling show_fewer) has no more of them."""
        part, seat, _ = room
        every = part == "hands" and self._view.rulings.show_fewer == "all"
        return self._view.played if every and self._view.shown[seat] else None

    def _taken(self, number: int, but: str | None = None) -> list[str]:
        """The next cards, none of them of a kind."""
        fit = [place for place, card in enumerate(self._cards) if card != but]
        places = {*fit[: max(0, number)]}
        taken = [self._cards[place] for place in sorted(places)]
        self._cards = [card for place, card in enumerate(self._cards) if place not in places]
        return taken

    def draw(self, part: str, seat: int | None) -> Any:
        """What may lie hidden of a part."""
        if part == "seed":
            return another_seed(self._luck)
        if part == "draw":
            return tuple(self._pile)
        if part in ("discard", "cut"):
            return counted(self._gone[seat])
        if part == "chosen":
            return self._chosen(seat or 0)
        if part == "hands":
            return tuple(self._lies[part, seat or 0, ""])
        own = {
            room[2]: tuple(cards) for room, cards in self._lies.items() if room[:2] == (part, seat)
        }
        return {island: cards for island, cards in own.items() if cards}

    def _chosen(self, seat: int) -> tuple[Choice, ...]:
        """Cards of the hand; where it has too few of them, piles from which cards are taken."""
        value, hand = self._view.chosen[seat], self._lies.get(("hands", seat, ""), [])
        if len(hand) < len(value):
            return tuple(value)
        return tuple(Choice(card, one.island) for card, one in zip(hand, value, strict=False))


_DISCARDED = 0.02
"""How likely no more cards lie hidden in hands and piles, where some may have been discarded."""


# Where cards lie hidden, and what all know of them: how many, and some


def _rooms(view: Any) -> Iterator[tuple[Room, int | None]]:
    """How many cards lie hidden in each; None where nobody says it (ruling sizes=secret)."""
    for seat, hand in enumerate(view.hands):
        if hand is None:
            yield ("hands", seat, ""), 0 if _down(view, seat) else None
        elif None in hand:
            yield ("hands", seat, ""), len(hand)
    for part in _PILES:
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


def _needed(view: Any) -> dict[Room, list[str | None]]:
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
