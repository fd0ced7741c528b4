"""Whether a game can come to a table of Fiji: what whoever lays one is likely to get wrong.

Where a check refuses, no moves and no luck lead there; docs/records.md says how far they go.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, chain

from atoll.fiji import phases, rules
from atoll.fiji.components import DECK, LARGEST_OFFER, NO_BEADS, SET, Deck
from atoll.fiji.exchange import rows_analysed, shown
from atoll.fiji.notation import write_beads, write_condition, write_effect
from atoll.fiji.scoring import payouts
from atoll.fiji.table import Deal, Table, all_there, of_two
from atoll.table import Refusal, counted, listed, objection

_AFTER_THE_ROUND = ("dealing", "no cards", "over")


def why_impossible(table: Table, *, deck: Deck | None = None) -> Refusal | None:
    """Why no game with this deck comes to a sound table; None where nothing speaks against it."""
    return objection(table, lambda one: _cards(one, deck or DECK), _piles, _beads, _heads)


def _cards(table: Table, deck: Deck) -> Iterator[Refusal]:
    """No card lies, now and in later rounds, more often than the deck has it."""
    there, lie = Counter(_written(deck)), chain(_written(table), *map(_written, table.deal))
    for card, times in Counter(lie).items():
        if times > there[card]:
            told = f"`{card}` lies {times} times, and the deck has {there[card]} of it."
            yield Refusal("fiji_2_3", told)


def _written(cards: Table | Deal | Deck) -> Iterator[str]:
    return chain(map(write_condition, cards.conditions), map(write_effect, cards.effects))


def _piles(table: Table) -> Iterator[Refusal]:
    """All beads in play lie there; two players set some aside at first; keepers have a card."""
    names = [n for n, beads in zip(table.seats, table.set_aside, strict=True) if beads is None]
    early = table.exchange == 1 and not any(table.offers)
    if of_two(table) and table.stage != "set aside" and names:
        yield Refusal("fiji_7_3", f"{names[0]} has set no beads aside; two players do at first.")
    if table.stage == "set aside" and not (names and early and of_two(table)):
        yield Refusal("fiji_7_3", "beads are set aside by two players, before the first offers.")
    there, needed = all_there(table), phases.in_play(len(table.seats))
    if there != needed:
        told = f"{write_beads(needed)} are in play, and here lie {write_beads(there)}."
        yield _wrong_set(table, told)
    if any(table.keepers) and not any(e.keeps for e in table.effects[: rows_analysed(table)]):
        yield Refusal("fiji_4_13", "nobody keeps the offer before a card says so; leave that out.")


def _wrong_set(table: Table, reason: str) -> Refusal:
    """Refused by the rule that gives so many players their sets."""
    return Refusal("fiji_7_1" if of_two(table) else "fiji_1_1", reason)


def _beads(table: Table) -> Iterator[Refusal]:
    """What speaks against the table as it was before the first row that has been analysed."""
    paid = table.exchange - (table.stage not in ("scoring", *_AFTER_THE_ROUND))
    found = [[*_held(one, paid), *_left(one, paid)] for one in shown(table)]
    if not found:
        told = f"the rows above row {table.row} cannot leave this supply and these hands."
        yield Refusal("fiji_4_4", told)
    elif all(found):
        yield from found[0]


def _held(table: Table, paid: int) -> Iterator[Refusal]:
    """Everybody has a set; of it four beads are paid in each exchange at most, and cards give."""
    whole = phases.complete_set(len(table.seats))
    given = [any(e.takes[c] or e.halves[c] or e.others[c] for e in table.effects) for c in range(4)]
    for name, *piles in zip(table.seats, table.set_aside, table.hands, table.offers, strict=True):
        aside, hand, offer = [pile or NO_BEADS for pile in piles]
        begun, held = whole.minus(aside), hand.plus(offer)
        after = f"{name} holds {write_beads(held)} after {counted(paid, 'exchange')}"
        gone = begun.minus(held)
        if min(begun) < 0:
            cannot = f"{name} cannot set {write_beads(aside)} aside"
            yield Refusal("fiji_7_3", f"{cannot} out of {write_beads(whole)}.")
        elif not paid and any(gone):
            told = f"begins the round with {write_beads(begun)}, not with {write_beads(held)}."
            yield _wrong_set(table, f"{name} {told}")
        elif sum(n for n in gone if n > 0) > (most := LARGEST_OFFER * paid):
            cannot = f"no more than {most} of {write_beads(begun)} can be paid."
            yield Refusal("fiji_4_1", f"{after}; {cannot}")
        elif any(n < 0 and not gives for n, gives in zip(gone, given, strict=True)):
            yield Refusal("fiji_4_10", f"{after}; the cards give nobody more of that than the set.")


def _left(table: Table, paid: int) -> Iterator[Refusal]:
    """In the first exchange the rows take out of a set, and who cannot keep the offer pays."""
    if paid == 1:
        executes, up = [seat == 0 for seat in range(len(table.seats))], table.rulings.half == "up"
        rows = [rules.taking(effect, SET, executes, half_is_up=up) for effect in table.effects]
        stays = max(0, sum(SET) - sum(sum(SET.minus(row.supply)) for row in rows))
        least = stays + len(table.seats) - sum(effect.keeps for effect in table.effects)
        if sum(table.supply) < least:
            told = f"with the offers that were paid it holds {counted(least, 'bead')} at least."
            yield Refusal("fiji_4_16", f"the supply holds {write_beads(table.supply)}; {told}")


def _heads(table: Table) -> Iterator[Refusal]:
    """One player, two, or all together have no more heads than so many rounds can have paid."""
    rounds = table.round - (table.stage not in _AFTER_THE_ROUND)
    ways = payouts(len(table.seats), table.rulings.after_shared, table.rulings.shared_place)
    most = map(max, zip(*map(_together, ways), strict=True))
    if any(has > rounds * can for has, can in zip(_together(table.heads), most, strict=True)):
        told = listed(f"{name} {n}" for name, n in zip(table.seats, table.heads, strict=True))
        if not rounds:
            yield Refusal("fiji_0_4", "nobody has a head before the first round is scored.")
        cannot = f"{counted(rounds, 'round')} cannot have paid these heads: {told}."
        yield Refusal("fiji_7_5" if of_two(table) else "fiji_5_4", cannot)


def _together(heads: tuple[int, ...]) -> list[int]:
    """What the first has, the first two together, and so on."""
    return [*accumulate(sorted(heads, reverse=True))]
