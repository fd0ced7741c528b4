"""What the deal and the start cards leave: as long as the Dalang has not come to an island."""

from collections.abc import Iterator
from itertools import permutations

from atoll.bali.components import ISLANDS, StartCard
from atoll.bali.counting.past import Fault
from atoll.bali.starting import DEALT
from atoll.bali.table import Table
from atoll.table.stating import rule

__all__ = ["begun", "cards_dealt", "start_cards", "unmoved"]


@rule("bali_1_5")
def start_cards(table: Table) -> Iterator[Fault]:
    """Of each start card there is one."""
    there = [card for card in table.start_cards if card]
    if len({*there}) < len(there):
        yield "bali_1_5", "two players have the same start card; give each another one."


@rule("bali_1_2")
def cards_dealt(table: Table) -> Iterator[Fault]:
    """Three cards are dealt to each pile, and none is ever dealt again."""
    for name, piles in zip(table.seats, table.dealt, strict=True):
        for island, cards in piles.items():
            if len(cards) > DEALT:
                many = f"{name} has {len(cards)} dealt cards at {island}"
                yield "bali_1_2", f"{many}; more than {DEALT} are laid there by players."


def _unseen(table: Table) -> list[str]:
    """Islands to which the Dalang has never come: cards lie there as they were dealt."""
    return [island for island in ISLANDS if any(piles.get(island) for piles in table.dealt)]


@rule("bali_7_1", "bali_8_8", "bali_9_1")
def unmoved(table: Table) -> Iterator[Fault]:
    """Seals are won where the Dalang is; masks are taken and piles cut where it has come to."""
    unseen = _unseen(table)
    for island in unseen:
        if island in table.seals:
            never = f"at {island} lie cards as they were dealt, so the Dalang was never there"
            yield "bali_7_1", f"{never}; leave its seal out."
    if len(unseen) == len(ISLANDS) - 1:
        if any(table.masks):
            yield "bali_9_1", "the Dalang has never travelled; leave the masks with the others."
        if any(map(any, table.cut)):
            yield "bali_8_8", "the Dalang has never travelled; leave out what was cut from piles."


@rule("bali_1_6", "bali_1_7", "bali_6_8", "bali_11_3")
def begun(table: Table) -> Iterator[Fault]:
    """Some deal of the start cards puts chips where no contest has moved them, and the Dalang."""
    deals = [*permutations(enumerate(table.box.start_cards, 1), len(table.seats))]
    known = [[*deal] for deal in deals if _as_dealt(table, deal)]
    fit = [deal for deal in known if _fits(table, [card for _, card in deal])]
    if not fit:
        aside = any(len(one) < len(ISLANDS) for one in (table.priests, table.princes))
        found = "bali_11_3" if aside else "bali_1_6"
        yield found, "no start cards put the chips so that no contest has moved; lay them so."
    elif len(_unseen(table)) == len(ISLANDS) - 1 and not any(_begins(table, deal) for deal in fit):
        yield "bali_1_7", f"by no start cards the Dalang begins on {table.island}; name another."


Deal = tuple[tuple[int, StartCard], ...]


def _as_dealt(table: Table, deal: Deal) -> bool:
    pairs = zip(table.start_cards, deal, strict=True)
    return all(number in (None, one) for number, (one, _) in pairs)


def _fits(table: Table, cards: list[StartCard]) -> bool:
    """Whether these cards put there what no contest has moved, and leave aside what lies aside."""
    unseen = _unseen(table)
    for chip, held in (("priest", table.priests), ("prince", table.princes)):
        begins = {getattr(card, chip): seat for seat, card in enumerate(cards)}
        for island in ISLANDS:
            still = island in unseen or island not in held
            if still and begins.get(island) != held.get(island):
                return False
    return True


def _begins(table: Table, deal: list[tuple[int, StartCard]]) -> bool:
    """Whether the Dalang begins where it is, by the card to the right of who begins."""
    first = deal.index(min(deal))
    return deal[first - 1][1].dalang == table.island
