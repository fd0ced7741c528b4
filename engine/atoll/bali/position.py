"""Positions of Bali: read, and filled up with what follows."""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import chain
from typing import Any

from atoll.bali.components import CARDS
from atoll.bali.nouns import LAYOUT
from atoll.bali.own_box import playable
from atoll.bali.table import DECIDED, SEATS, Table
from atoll.table import Refused
from atoll.table.play import unseated
from atoll.table.rulings import Answers
from atoll.table.stating import rule


@rule("bali_0_1")
def read_position(value: object, seats: Sequence[str], rulings: Answers) -> Table:
    """The table of a position; what it leaves out follows from the rest.

    Errors: PositionError; Refused (bali_0_1) where not three or four players sit down.
    """
    if reason := unseated(seats, min(SEATS), max(SEATS)):
        raise Refused("bali_0_1", reason)
    names = tuple(seats)
    table = Table(seats=names, rulings=rulings, **LAYOUT.whole(value, names))
    playable(table.box)
    return _stocked(_placed(_decided(_bare(table))))


FOLLOWS = ("turn", "priests", "princes", "draw", "discard", "masks_left")
"""The parts that follow from the others where they are not said."""


def fitted(table: Table, told: Collection[str]) -> Table:
    """The table, its parts that follow from the rest made anew, but for those that are told."""
    anew: dict[str, Any] = {part: None for part in FOLLOWS if part not in told}
    return _stocked(_placed(_decided(table._replace(**anew))))


def lying(table: Table, **parts: Any) -> Table:
    """The table with these parts; the first players have what is said of hands, masks and piles.

    What is nowhere else lies in the draw pile.
    """
    for name, nothing in (("hands", ()), ("masks", ()), ("laid", {})):
        if name in parts:
            lacking = len(table.seats) - len(parts[name])
            parts[name] = (*parts[name], *(nothing,) * lacking)
    return fitted(table._replace(active=0, **parts), parts)


def _bare(table: Table) -> Table:
    """Piles that are none are left out."""
    piles: dict[str, Any] = {
        part: tuple([{at: cards for at, cards in own.items() if cards} for own in of])
        for part, of in (("dealt", table.dealt), ("laid", table.laid), ("under", table.under))
    }
    return table._replace(**piles)


_ACTIVE = ("turn", "mask")
_ANYBODY = ("exchange", "show", "lay")


def deciding(table: Table) -> tuple[int, ...]:
    """The seats that may have to decide at the stage of a table, clockwise; one of them does."""
    if table.stage not in DECIDED:
        return ()
    if table.stage in _ACTIVE:
        return (table.active,)
    clockwise = [(table.active + n) % len(table.seats) for n in range(len(table.seats))]
    asked = clockwise if table.stage in _ANYBODY else clockwise[1:]
    return tuple(seat for seat in asked if seat != table.spared)


def _decided(table: Table) -> Table:
    """Who decides, where that is not said: the active player, or the first of the others."""
    first = next(iter(deciding(table)), None)
    return table._replace(turn=first) if table.turn is None else table


def _placed(table: Any) -> Table:
    """The chips as the start cards put them, where that is not said; with three some lie aside."""
    four = len(table.seats) == len(table.box.start_cards)
    cards = table.box.start_cards[: len(table.seats)]
    priests = {card.priest: seat for seat, card in enumerate(cards)}
    princes = {card.prince: seat for seat, card in enumerate(cards)}
    given = {"priests": table.priests, "princes": table.princes}
    usual = {"priests": priests, "princes": princes}
    chips = {
        name: usual[name] if held is None else {**(usual[name] if four else {}), **held}
        for name, held in given.items()
    }
    placed: Table = table._replace(**chips)
    return placed


def _stocked(table: Any) -> Table:
    """Draw pile, discard pile and masks hold what is nowhere else; what is answered was played."""
    left = [max(0, number) for number in left_over(table)]
    if table.masks_left is None:
        left_there = Counter(table.box.masks) - Counter(chain.from_iterable(table.masks))
        table = table._replace(masks_left=tuple(left_there.elements()))
    if table.draw is None:
        if table.discard is None:
            wanted = owed(table)
            gone = tuple(min(wanted[c], n) for c, n in zip(CARDS, left, strict=True))
            table = table._replace(discard=gone)
            left = [n - gone for n, gone in zip(left, table.discard, strict=True)]
        rest = tuple(chain.from_iterable([c] * n for c, n in zip(CARDS, left, strict=True)))
        left, table = [0] * len(CARDS), table._replace(draw=rest)
    stocked: Table = table if table.discard is not None else table._replace(discard=tuple(left))
    return stocked


def owed(table: Table) -> Counter[str]:
    """What has been played for what is answered, and lies on the discard pile.

    Of artists that is the first alone: a swap may have made the draw pile anew.
    """
    if table.played is None:
        return Counter()
    passive = table.turn != table.active
    if table.played == "artist":
        return Counter() if passive else Counter([table.played])
    joined = passive and table.stage in ("exchange", "force") and not table.forced[table.turn or 0]
    return Counter({table.played: 1 + joined + 2 * sum(table.forced)})


def cards_of(table: Table) -> list[tuple[str, ...]]:
    """All cards of hands, piles and the draw pile."""
    piles = chain(table.dealt, table.laid, table.under)
    return [*table.hands, *chain.from_iterable(one.values() for one in piles), table.draw or ()]


def counted(cards: Sequence[str]) -> tuple[int, ...]:
    """How many there are of each kind."""
    return tuple([cards.count(card) for card in CARDS])


def left_over(table: Table) -> tuple[int, ...]:
    """What of each kind is nowhere; below 0 where there is too much."""
    cards = [*chain.from_iterable(cards_of(table))]
    counts = [counted(cards), table.discard or (0,) * len(CARDS), *table.cut]
    there = [sum(numbers) for numbers in zip(*counts, strict=True)]
    return tuple(whole - one for whole, one in zip(table.box.numbers, there, strict=True))
