"""Whether a game can come to a table of Bali: what whoever lays one is likely to get wrong.

Where a check refuses, no moves and no luck lead there; docs/records.md says how far they go.
That all cards and masks of the box are there is held of any table.
"""

from collections.abc import Iterator
from itertools import accumulate, chain

from atoll.bali.components import CARDS, ISLANDS, pair_of
from atoll.bali.position import owed
from atoll.bali.sides import chips, in_order, spares
from atoll.bali.starting import DEALT
from atoll.bali.table import Table
from atoll.table import Fault, Refusal, objection
from atoll.table.stating import rule


def why_impossible(table: Table, **_own: object) -> Refusal | None:
    """Why no game comes to a sound table; None where nothing speaks against it.

    A box of one's own is a part of the table already.
    """
    return objection(table, _deal, _travels, _answered, _shown, _won, _finished)


@rule("bali_1_2", "bali_1_5")
def _deal(table: Table) -> Iterator[Fault]:
    """Of each start card there is one; three cards are dealt to each pile, and never again."""
    there = [card for card in table.start_cards if card]
    if len({*there}) < len(there):
        yield "bali_1_5", "two players have the same start card; give each another one."
    for name, piles in zip(table.seats, table.dealt, strict=True):
        for island, cards in piles.items():
            if len(cards) > DEALT:
                many = f"{name} has {len(cards)} dealt cards at {island}"
                yield "bali_1_2", f"{many}; more than {DEALT} are laid there by players."


@rule("bali_7_1", "bali_8_8", "bali_9_1")
def _travels(table: Table) -> Iterator[Fault]:
    """Where cards lie as they were dealt the Dalang was never, and won nobody anything."""
    unseen = [island for island in ISLANDS if any(piles.get(island) for piles in table.dealt)]
    for island in {*unseen} & table.seals.keys():
        yield "bali_7_1", f"cards lie at {island} as they were dealt; leave its seal out."
    if len(unseen) == len(ISLANDS) - 1:
        if any(table.masks):
            yield "bali_9_1", "the Dalang has never travelled; leave the masks with the others."
        if any(map(any, table.cut)):
            yield "bali_8_8", "the Dalang has never travelled; leave out what was cut from piles."


@rule("bali_2_5", "bali_2_8", "bali_3_1", "bali_8_1")
def _answered(table: Table) -> Iterator[Fault]:
    """What is answered was played; a warrior spares somebody, a Dalang card shows the goal."""
    for card, number in owed(table).items():
        if (there := table.discard[CARDS.index(card)]) < number:
            yield "bali_2_8", f"lay {number - there} more {card} on the discard pile, as played."
    if any(table.forced) and table.played not in ("warrior", "scholar", "artist"):
        yield "bali_2_5", "nobody can have ended the turn by now; leave out who has."
    spared, card = table.spared is not None, table.played or "no card"
    may = table.played == "warrior" and spares(table)
    if spared and not may:
        yield "bali_3_1", f"nobody is spared where {card} is answered; leave out who is."
    if may and table.rulings.spare_must == "must" and not spared:
        yield "bali_3_1", "one opponent is spared; say who."
    if table.stage not in ("prevent", "lay", "arrive"):
        if table.goal is not None:
            yield "bali_8_1", f"no Dalang card is answered; leave the goal {table.goal} out."
    elif table.goal not in pair_of(table.played or ""):
        yield "bali_8_1", f"{card} does not show {table.goal}; name an island that it shows."


@rule("bali_6_1", "bali_6_2", "bali_6_3", "bali_6_6")
def _shown(table: Table) -> Iterator[Fault]:
    """Cards are shown in a contest alone, out of the hand, and more than anybody before."""
    if table.stage != "show":
        if any(one is not None for one in table.shown):
            yield "bali_6_6", "no contest goes on; leave out what is shown."
        return
    if table.rulings.holding == "may_not" and chips(table).get(table.island) == table.active:
        yield "bali_6_1", f"who has the {table.played} of {table.island} begins no contest for it."
    numbers = [number for seat in in_order(table) if (number := table.shown[seat])]
    for seat, has in enumerate(hand.count(table.played or "") for hand in table.hands):
        if (table.shown[seat] or 0) > has:
            found = "bali_6_2" if seat == table.active else "bali_6_3"
            yield found, f"{table.seats[seat]} has shown more than {has}; say fewer."
    grown = [*accumulate(numbers, max)] == numbers or table.rulings.raising != "once"
    if len({*numbers}) < len(numbers) or not grown:
        yield "bali_6_3", "who shows, shows more than anybody before; give higher numbers."


@rule("bali_7_1", "bali_9_2", "bali_9_4")
def _won(table: Table) -> Iterator[Fault]:
    """Who wins the second chip takes the seal, and the masks that are taken are the lowest."""
    for island in ISLANDS:
        owner, other = table.priests.get(island), table.princes.get(island)
        if owner is not None and owner == other and table.seals.get(island) != owner:
            name = table.seats[owner]
            yield "bali_7_1", f"{name} has both chips of {island} without its seal; give it too."
        if island in table.seals and None in (owner, other):
            yield "bali_7_1", f"a chip of {island} has never come, but its seal has; leave it out."
    if max(chain(*table.masks), default=0) > min(table.masks_left, default=99):
        low = table.masks_left[0]
        yield "bali_9_4", f"a higher mask is taken, and one of {low} is left; take the lowest."


@rule("bali_10_5")
def _finished(table: Table) -> Iterator[Fault]:
    """Somebody has caused the end, with the last mask: the active player where no ruling says."""
    if (table.stage == "over") != (table.ender is not None):
        yield "bali_10_5", "who has caused the end is said once it is over, and not before."
    elif table.rulings.ender != "last_taker" and table.ender not in (None, table.active):
        yield "bali_10_5", "that player cannot have caused the end; name the active one."
