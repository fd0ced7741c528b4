"""How a game begins: cards dealt, start cards drawn, chips and Dalang placed, first hands."""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

from atoll.bali.components import CARDS, ISLANDS
from atoll.bali.components import NUMBERS as HOUSEHOLD
from atoll.bali.own_box import known_from, start_card_from
from atoll.bali.sides import tucked
from atoll.bali.table import Table
from atoll.table import Event, Step
from atoll.table.luck import mixed
from atoll.table.luck import seed as another_seed
from atoll.table.stating import rule

DEALT = 3
CHIPS = 2
"""An island has a priest and a prince."""


@rule("bali_1_2", "bali_1_5", "bali_11_2")
def dealt(table: Table, luck: Random) -> Step[Table]:
    """The cards are dealt, the start cards say who begins and what lies where."""
    every = chain.from_iterable([c] * n for c, n in zip(CARDS, table.box.numbers, strict=True))
    stocked = _piled(table, tuple(mixed(every, luck)))
    drawn = mixed(range(1, len(table.box.start_cards) + 1), luck)
    cards = tuple(drawn[: len(table.seats)])
    begun = placed(stocked._replace(start_cards=cards, seed=another_seed(luck)))
    step = Step(begun, tuple(_told(begun, omitted=len(cards) < len(drawn))))
    for place in range(len(table.seats)):
        step = step.then(_taken_up(step.table, (begun.active + place) % len(table.seats)))
    return step


@rule("bali_1_2", "bali_1_3", "bali_1_4")
def _piled(table: Table, cards: tuple[str, ...]) -> Table:
    """Three cards for each side of each island, unseen; the others are the draw pile."""
    seats = len(table.seats)
    piles: list[dict[str, tuple[str, ...]]] = [{} for _ in range(seats)]
    for number, card in enumerate(cards[: DEALT * seats * len(ISLANDS)]):
        island = ISLANDS[number // (DEALT * seats)]
        own = piles[number % seats]
        own[island] = (*own.get(island, ()), card)
    name = "dealt" if table.rulings.own_piles == "hidden" else "laid"
    rest = cards[DEALT * seats * len(ISLANDS) :]
    parts: dict[str, Any] = {name: tuple(piles)}
    return table._replace(draw=rest, **parts)


@rule("bali_1_6", "bali_1_7", "bali_7_4", "bali_11_3")
def placed(table: Table) -> Table:
    """Each player places two chips; the card to the right of the start player places the Dalang."""
    pairs = [
        (seat, table.box.start_cards[(n or 1) - 1]) for seat, n in enumerate(table.start_cards)
    ]
    active = table.start_cards.index(min(n for n in table.start_cards if n))
    return table._replace(
        priests={card.priest: seat for seat, card in pairs},
        princes={card.prince: seat for seat, card in pairs},
        active=active,
        island=pairs[active - 1][1].dalang,
        stage="draw",
        turn=None,
    )


@rule("bali_1_8")
def _taken_up(table: Table, seat: int) -> Step[Table]:
    """A player takes up the pile at the start island."""
    after = tucked(table, seat, table.island)
    facts = {"seat": seat, "number": len(after.hands[seat])}
    return Step(after, (Event("bali_1_8", "take up", facts),))


def _told(table: Table, *, omitted: bool) -> Iterator[Event]:
    """What lies on the table before the first turn."""
    seats = tuple(range(len(table.seats)))
    yield Event("bali_1_1", "seats", {"seats": seats})
    yield from _boxed(table)
    yield Event("bali_1_2", "deal", {"number": DEALT})
    yield Event("bali_1_3", "face down")
    yield Event("bali_1_4", "draw pile", {"number": len(table.draw)})
    if omitted:
        yield Event("bali_11_1", "unused")
        yield Event("bali_11_4", "skipped", {"seats": seats})
        yield Event("bali_11_2", "omitted")
    first = table.start_cards[table.active]
    found = "bali_1_5" if first == 1 else "bali_11_2"
    yield Event(found, "start", {"seat": table.active, "card": first})
    yield from _chips(table)
    right = (table.active - 1) % len(table.seats)
    start, masks = known_from(table.box, "start_cards"), known_from(table.box, "masks")
    yield Event("bali_1_7", "dalang", {"island": table.island, "seat": right, "data": start})
    yield Event("bali_1_9", "masks", {"number": len(table.masks_left), "data": masks})
    yield Event("bali_7_4", "no seal")


@rule("bali_0_2", "bali_0_4", "bali_0_5", "bali_0_6", "bali_0_7")
def _boxed(table: Table) -> Iterator[Event]:
    """What is in the box."""
    deck, masks = known_from(table.box, "dalang"), known_from(table.box, "masks")
    yield Event("bali_0_2", "islands", {"number": len(ISLANDS)})
    yield Event("bali_0_4", "box", {"household": sum(HOUSEHOLD)})
    yield Event("bali_0_5", "dalang cards", {"number": sum(table.box.dalang), "data": deck})
    yield Event("bali_0_6", "values", {"number": sum(table.box.masks), "data": masks})
    pieces = {"chips": CHIPS * len(ISLANDS), "seals": len(ISLANDS)}
    yield Event("bali_0_7", "pieces", pieces)


def _chips(table: Table) -> Iterator[Event]:
    yield Event("bali_0_3", "places", {"number": len(table.princes) + len(table.priests)})
    for chip, holders in (("prince", table.princes), ("priest", table.priests)):
        for island in ISLANDS:
            if island in holders:
                seat = holders[island]
                card = table.start_cards[seat] or 0
                facts = {"seat": seat, "chip": chip, "island": island, "card": card}
                data = start_card_from(table.box, card)
                yield Event("bali_1_6", "chips", {**facts, "data": data})
            else:
                yield Event("bali_11_3", "aside", {"chip": chip, "island": island})
