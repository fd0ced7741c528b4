"""Whether a game can come to a table of Fiji: what whoever lays one is likely to get wrong.

Every check follows from rules and from what lies on the table: where it refuses, no moves and no
luck lead there; docs/records.md says how far they go.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations_with_replacement, count, permutations, product

from atoll.fiji import rules
from atoll.fiji.components import (
    COLOURS,
    DECK,
    LARGEST_OFFER,
    NO_BEADS,
    ROWS,
    SET,
    Beads,
    Deck,
    Effect,
    Goal,
)
from atoll.fiji.exchange import executor
from atoll.fiji.notation import write_beads, write_condition, write_effect
from atoll.fiji.phases import complete_set, in_play
from atoll.fiji.scoring import score
from atoll.fiji.table import Deal, Table, all_there
from atoll.table import Refusal, counted, listed, replaced

Heads = tuple[int, ...]
_AFTER_THE_ROUND = ("dealing", "no cards", "over")
_AFTER_THE_EXCHANGES = ("scoring", *_AFTER_THE_ROUND)
_GOALS = tuple(Goal(colour, most=True) for colour in range(len(COLOURS)))


def why_impossible(table: Table, *, deck: Deck | None = None) -> Refusal | None:
    """Why no game with this deck (the inferred one) comes to a sound table.

    None where nothing that is counted speaks against it.
    """
    checks = (check(table) for check in (_piles, _beads_held, heads_paid))
    return next(chain(_cards(table, deck or DECK), *checks), None)


def _cards(table: Table, deck: Deck) -> Iterator[Refusal]:
    """No card lies, now and in later rounds, more often than the deck has it."""
    rounds: tuple[Table | Deal, ...] = (table, *table.deal)
    there = Counter(_written(deck))
    for card, times in Counter(chain.from_iterable(map(_written, rounds))).items():
        if times > there[card]:
            reason = f"`{card}` lies {times} times, and the deck has {there[card]} of it."
            yield Refusal("fiji_2_3", reason)


def _written(cards: Table | Deal | Deck) -> Iterator[str]:
    return chain(map(write_condition, cards.conditions), map(write_effect, cards.effects))


def _piles(table: Table) -> Iterator[Refusal]:
    """All beads in play lie there; two players set some aside at first; keepers have a card."""
    names = [n for n, beads in zip(table.seats, table.set_aside, strict=True) if beads is None]
    early = table.exchange == 1 and not any(table.offers)
    if len(table.seats) == 2 and table.stage != "set aside" and names:
        yield Refusal("fiji_7_3", f"{names[0]} has set no beads aside; two players do at first.")
    if table.stage == "set aside" and not (names and early and len(table.seats) == 2):
        yield Refusal("fiji_7_3", "beads are set aside by two players, before the first offers.")
    there, needed = all_there(table), in_play(len(table.seats))
    if there != needed:
        reason = f"{write_beads(needed)} are in play, and here lie {write_beads(there)}."
        yield _wrong_set(len(table.seats), reason)
    done = table.effects[: _rows_analysed(table)]
    if any(table.keepers) and not any(effect.keeps for effect in done):
        yield Refusal("fiji_4_13", "nobody keeps the offer before a card says so; leave that out.")


# Beads


def _beads_held(table: Table) -> Iterator[Refusal]:
    """What speaks against the table as it was before the first row that has been analysed."""
    first = [next(_of_the_offers(before), None) for before in shown(table)]
    if not first:
        reason = f"the rows above row {table.row} cannot leave this supply and these hands."
        yield Refusal("fiji_4_4", reason)
    yield from (first[:1] if None not in first else ())  # type: ignore[misc] # no None is left


def _exchanges_paid(table: Table) -> int:
    """The exchanges of this round whose offers have been paid."""
    return table.exchange - (table.stage not in _AFTER_THE_EXCHANGES)


def _rows_analysed(table: Table) -> int:
    """The rows of this exchange that are behind the players."""
    return {"row": table.row - 1, "choice": table.row - 1, "payment": ROWS}.get(table.stage, 0)


def _wrong_set(seats: int, reason: str) -> Refusal:
    """Refused by the rule that gives so many players their sets."""
    return Refusal("fiji_7_1" if seats == 2 else "fiji_1_1", reason)


# The rows of the running exchange, taken back: its offers say who has executed which card


def shown(table: Table) -> list[Table]:
    """The tables at which these offers were shown, before the rows that have been analysed."""
    found = [table]
    for row in range(_rows_analysed(table), 0, -1):
        found = [before for after in found for before in _before(after, row)]
    return found


def _before(table: Table, row: int) -> Iterator[Table]:
    """The tables that a row leads from to this one. Its goals may have been any."""
    effect, seat = table.effects[row - 1], executor(table._replace(row=row))
    executes = [seat == each for each in range(len(table.seats))]
    up = table.rulings.half == "up"
    for supply in {*_supplies(effect, table.supply, len(table.seats) - 1)}:
        found = rules.taking(effect, supply, executes, half_is_up=up)
        hands = tuple(map(Beads.minus, table.hands, found.taken))
        if found.supply == table.supply and min(map(min, hands)) >= 0:
            yield table._replace(supply=supply, hands=hands)


def _supplies(effect: Effect, left: Beads, others: int) -> Iterator[Beads]:
    """What the supply may have been: as it is, or with what the effect has taken from it."""
    yield from (left, rules.pooled(left.plus(effect.takes), [effect.others] * others))
    for colour, halved in enumerate(effect.halves):
        if halved:
            most = 2 * left[colour] + 1
            yield from (Beads(*replaced(left, colour, n)) for n in range(left[colour], most + 1))


# The exchanges that were paid


def _of_the_offers(table: Table) -> Iterator[Refusal]:
    """Each player holds what the exchanges can have left of a set, the offer included."""
    whole, paid = complete_set(len(table.seats)), _exchanges_paid(table)
    most = gained(table, paid)
    piles = zip(table.seats, table.hands, table.offers, table.set_aside, strict=True)
    for name, hand, offer, aside in piles:
        out, held = aside or NO_BEADS, hand.plus(offer or NO_BEADS)
        if not rules.held(out, whole):
            reason = f"{name} cannot set {write_beads(out)} aside out of {write_beads(whole)}."
            yield Refusal("fiji_7_3", reason)
        elif paid:
            yield from _later(table, name, whole.minus(out), held, most)
        elif held != whole.minus(out):
            begun = write_beads(whole.minus(out))
            reason = f"{name} begins the round with {begun}, not with {write_beads(held)}."
            yield _wrong_set(len(table.seats), reason)
    if sum(table.supply) < (least := _left(table, paid)):
        reason = f"with the offers that were paid it holds {counted(least, 'bead')} at least."
        yield Refusal("fiji_4_16", f"the supply holds {write_beads(table.supply)}; {reason}")


def _later(table: Table, name: str, begun: Beads, held: Beads, most: Beads) -> Iterator[Refusal]:
    """One to four beads are paid in each exchange, and only the effects on the table give any."""
    paid = _exchanges_paid(table)
    after = f"{name} holds {write_beads(held)} after {counted(paid, 'exchange')}"
    lost, more = _over(begun, held), _over(held, begun)
    if sum(lost) > LARGEST_OFFER * paid:
        reason = (
            f"{after}; no more than {LARGEST_OFFER * paid} of {write_beads(begun)} can be paid."
        )
        yield Refusal("fiji_4_1", reason)
    if not rules.held(more, most):
        reason = f"{after}; the cards give at most {write_beads(most)} more than the set."
        yield Refusal("fiji_4_10", reason)
    fewest = 0 if any(effect.keeps for effect in table.effects) else paid
    if sum(held) > sum(begun) + sum(most) - fewest:
        yield Refusal("fiji_4_16", f"{after}; each exchange costs a bead at least.")


def _over(one: Beads, other: Beads) -> Beads:
    """By how much one pile is larger than another, colour by colour."""
    return Beads(*[max(0, beads) for beads in one.minus(other)])


def gained(table: Table, paid: int) -> Beads:
    """The most beads of each colour that one player can have taken in so many exchanges."""
    each = [_taken(table, supply, mine=True) for supply in _at_most_there(table, paid)]
    return rules.pooled(NO_BEADS, each)


def _left(table: Table, paid: int) -> int:
    """The fewest beads that can lie in the supply after so many exchanges."""
    least, payers = sum(SET), len(table.seats) - sum(effect.keeps for effect in table.effects)
    for supply in _at_most_there(table, paid):
        least = max(0, least - sum(_taken(table, supply, mine=False))) + max(0, payers)
    return least


def _at_most_there(table: Table, paid: int) -> list[Beads]:
    """The most that can lie in the supply as each exchange begins: a set, later all beads."""
    return [SET, *[in_play(len(table.seats))] * (paid - 1)][:paid]


def _taken(table: Table, supply: Beads, *, mine: bool) -> Beads:
    """The most that the rows of an exchange give out of a supply: to one player, or to all."""
    executes, rows = [seat == 0 for seat in range(len(table.seats))], []
    for effect in table.effects:
        found = rules.taking(effect, supply, executes, half_is_up=table.rulings.half == "up")
        one, other, *_ = found.taken
        rows.append(Beads(*map(max, one, other)) if mine else supply.minus(found.supply))
    return Beads(*map(min, rules.pooled(NO_BEADS, rows), supply))


# Heads


def heads_paid(table: Table) -> Iterator[Refusal]:
    """So many rounds can have paid these heads, the last one for the hands that still lie there."""
    rounds, heads = table.round - (table.stage not in _AFTER_THE_ROUND), table.heads
    last = _last_paid(table) if table.stage in _AFTER_THE_ROUND else (0,) * len(heads)
    before = tuple(map(int.__sub__, heads, last))
    if not rounds and any(heads):
        yield Refusal("fiji_0_4", "nobody has a head before the first round is scored.")
    if min(before) < 0 or not _can_pay(table.round - 1, tuple(sorted(before)), *_ways(table)):
        told = listed(f"{name} {n}" for name, n in zip(table.seats, heads, strict=True))
        reason = f"{counted(rounds, 'round')} cannot have paid these heads: {told}."
        yield Refusal("fiji_7_5" if len(table.seats) == 2 else "fiji_5_4", reason)


def even_heads(table: Table) -> Heads:
    """The fewest heads that all can have alike as this round begins; then what it has paid."""
    seats, rounds = len(table.seats), table.round - 1
    tries = ((heads,) * seats for heads in count())
    even = next(heads for heads in tries if not rounds or _can_pay(rounds, heads, *_ways(table)))
    last = _last_paid(table) if table.stage in _AFTER_THE_ROUND else (0,) * seats
    return tuple(map(int.__add__, even, last))


def _last_paid(table: Table) -> Heads:
    """What a round pays for the hands on the table."""
    return score(table._replace(heads=(0,) * len(table.seats))).table.heads


def _ways(table: Table) -> tuple[bool, bool]:
    return table.rulings.after_shared == "skip", table.rulings.shared_place == "lowest_place"


@lru_cache(maxsize=65536)
def _can_pay(rounds: int, heads: Heads, skip: bool, lowest: bool) -> bool:  # noqa: FBT001
    """Whether so many rounds can pay these heads, whoever has which."""
    ways = payouts(len(heads), skip, lowest)
    fewest, most = min(map(sum, ways)), max(map(sum, ways))
    if not rounds or not rounds * fewest <= sum(heads) <= rounds * most:
        return not any((rounds, *heads))
    return heads[-1] <= rounds * max(map(max, ways)) and any(
        min(rest) >= 0 and _can_pay(rounds - 1, tuple(sorted(rest)), skip, lowest)
        for paid in ways
        for rest in [tuple(map(int.__sub__, heads, paid))]
    )


@lru_cache(maxsize=16)
def payouts(seats: int, skip: bool, lowest: bool) -> list[Heads]:  # noqa: FBT001
    """All that a round can pay the players: by goals for two, else by places and ties.

    Those come first that pay the later players more.
    """
    if seats == 2:
        return sorted({_by_goal(won) for won in product(range(3), repeat=len(COLOURS))})
    ranked = (
        rules.ranking(_GOALS, [Beads(level) for level in levels], skip=skip)
        for levels in combinations_with_replacement(range(seats), seats)
        if {*levels} == {*range(max(levels) + 1)}  # of the many ways to be in one order, one
    )
    paid = (rules.heads(one, lowest=lowest) for one in ranked)
    return sorted({turned for heads in paid for turned in permutations(heads)})


def _by_goal(won: tuple[int, ...]) -> Heads:
    """The heads of two players who win these goals: the first 1, the second 2, nobody 0."""
    hands = [Beads(*[winner == seat for winner in won]) for seat in (1, 2)]
    return tuple(map(sum, zip(*rules.goal_heads(_GOALS, hands), strict=True)))
