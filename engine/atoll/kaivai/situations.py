"""Tables of unknowns of Kaivai, each with everything the rules say."""

from typing import Any, NamedTuple

from atoll.kaivai.components import ACTIONS, GOODS, INFLUENCE, LOAD, SACRIFICE, STOCK
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.phases import Paid, Scored, Traded, delivered, majority, paid, returned, scored
from atoll.kaivai.rules import gained, is_bid, movement, payment, price, takes, value
from atoll.kaivai.table import Track
from atoll.kaivai.unknowns import track
from atoll.proof.any_part import any_of
from atoll.proof.law import Maker
from atoll.proof.possible import Situation
from atoll.proof.speech import within
from atoll.words import Flag, Number, choose, count, every, lookup, no, some, total

SEATS = (3, 4)
ROUNDS = 3
HELD = (0, 1, 2, 4, 8, 16)
"""What an action holds that was chosen so often."""


def _passing(make: Maker, seats: int, _: Any) -> list[Flag]:
    """The first rounds of a game without meeting huts: whether a sacrifice brings too little.

    Who sacrifices does so in the first turn of a round; until then each other one has had a turn.
    """
    begun = INFLUENCE - seats * STOCK[2]
    left, short = make.held("influence left", begun, "kaivai_0_4", "kaivai_1_1"), list[Flag]()
    for round_ in range(1, ROUNDS + 1):
        turns = list[tuple[Flag, Flag]]()
        for seat in range(1, seats + 1):
            name = f"round {round_} player {seat}"
            passes, first = make.flag(f"{name} passes"), make.flag(f"{name} chooses first")
            make.assume(no(every([passes, first])), "kaivai_12_1")
            make.assume(some([no(first), left >= 1]), "kaivai_4_2")
            due = gained(choose(passes, SACRIFICE, 0), left)
            gets = make.held(f"{name} gets", due, "kaivai_12_1")
            turns.append((first, every([passes, gets < SACRIFICE])))
            left = left - gets - choose(first, 1, 0)
        left += count([first for first, _ in turns])
        short.append(some([too_little for _, too_little in turns]))
    return short


PASSING = Situation(SEATS, _passing)


class Choosing(NamedTuple):
    """The influence of who chooses an action, and what lies on each."""

    own: Number
    held: tuple[Number, ...]


def _choosing(make: Maker, seats: int, _: Any) -> Choosing:
    influence = any_of(LAYOUT, "influence", make, seats)
    left = any_of(LAYOUT, "influence_left", make, seats)
    times = [make.number(f"{action} chosen") for action in ACTIONS]
    make.assume(every([often < len(HELD) for often in times]), "kaivai_4_3")
    held = tuple(
        make.held(f"{action} holds", lookup(HELD, often), "kaivai_4_2", "kaivai_4_3")
        for action, often in zip(ACTIONS, times, strict=True)
    )
    make.assume(total(influence) + left + total(held) == INFLUENCE, "kaivai_0_4")
    return Choosing(influence[0], held)


CHOOSING = Situation(SEATS, _choosing)


class Paying(NamedTuple):
    """The first player's shells, the change for those that pay for a hut, and what is left."""

    shells: Track
    change: Number
    after: Paid


def _paying(make: Maker, seats: int, _: Any) -> Paying:
    """A hut in a village of one hex is paid."""
    shells, pays = track(make, "shells"), track(make, "paying")
    bid = make.number("bid")
    make.assume(is_bid(bid), "kaivai_2_1")
    others, fish = (total(LAYOUT.parts[name].starts) for name in ("shells", "fish"))
    left = GOODS - total(shells) - (seats - 1) * others - seats * fish
    make.assume(left >= 0, "kaivai_0_4", "kaivai_1_1")
    due = make.held("due", price(bid, 1, with_hut=False), "kaivai_6_5")
    found = payment(shells, pays, due)
    make.assume(every([no(found.lacking), found.enough, no(found.superfluous)]), "kaivai_6_6")
    change = make.held("change", found.change, "kaivai_6_7")
    return Paying(shells, change, paid(shells, pays, due, left, first=True))


PAYING = Situation(SEATS, _paying)


class Selling(NamedTuple):
    """The fish that are sold to a hut of another player, and what they bring."""

    brought: Track
    worth: Number
    refused: Flag


def _selling(make: Maker, _: int, __: Any) -> Selling:
    fish, brought = track(make, "fish"), track(make, "brought")
    load, left = make.number("fish on the hut"), make.number("goods left")
    make.assume(within(brought, fish), "kaivai_8_6")
    make.assume(total(brought) >= 1, "kaivai_8_3")
    make.assume(takes(load, total(brought), most=LOAD), "kaivai_8_2")
    make.assume(total(fish) + load + left <= GOODS, "kaivai_0_4")
    after = delivered(Traded(fish, Track(), load, left), brought, sale=True)
    worth = make.held("worth", value(after.shells), "kaivai_8_4")
    return Selling(brought, worth, total(brought) > left)


SELLING = Situation(SEATS, _selling)


class Scoring(NamedTuple):
    """A village of one or two cult hexes without huts and canoes: influence alone decides."""

    cult: Number
    found: Scored
    back: tuple[Number, ...]


def _scoring(make: Maker, seats: int, _: Any) -> Scoring:
    influence = any_of(LAYOUT, "influence", make, seats)
    added = any_of(LAYOUT, "added", make, seats)
    cult = make.number("cult hexes")
    make.assume(every([cult >= 1, cult <= 2]), "kaivai_1_2")
    make.assume(total(influence) <= INFLUENCE, "kaivai_0_4")
    make.assume(within(added, influence), "kaivai_14_5")
    totals = [majority(0, 0, number, weight=2) for number in added]
    found = scored(totals, cult, halves=False, nobody=False)
    gone = returned(added, found.first, alone=found.alone, pay=False)
    return Scoring(cult, found, make.held("returned", gone, "kaivai_14_6"))


SCORING = Situation(SEATS, _scoring)


class Bidding(NamedTuple):
    """The first player's steps of movement, and how far the canoes move after the bid."""

    steps: Number
    movement: Number


def _bidding(make: Maker, _: int, __: Any) -> Bidding:
    bid, steps = make.number("bid"), make.number("steps")
    make.assume(is_bid(bid), "kaivai_2_1")
    make.assume(steps <= 8, "kaivai_11_3")
    return Bidding(steps, make.held("movement", movement(bid, steps), "kaivai_2_6", "kaivai_11_2"))


BIDDING = Situation(SEATS, _bidding)
