"""Tables of unknowns of Bali, each with everything the rules say of it.

Where the values of masks matter they are those of the working box, which are invented.
"""

from typing import Any, NamedTuple

from atoll.bali.components import BOX, DALANG_CARDS, ISLANDS, MASKS, NUMBERS
from atoll.bali.rules import (
    Scoring,
    beats,
    contest,
    drawn,
    due,
    ranked,
    saved,
    scoring,
    standing,
    taken_up,
)
from atoll.proof.law import Maker
from atoll.proof.possible import Situation
from atoll.words import Flag, Number, choose, count, every, lookup, some, total

SEATS = (3, 4)
_CARDS = sum(NUMBERS) + DALANG_CARDS
_VALUES = tuple(sorted({*BOX.masks}))
_EACH = tuple(BOX.masks.count(value) for value in _VALUES)
_LONGEST = MASKS + 1


class Ending(NamedTuple):
    """The last mask is taken: of each player the masks of each value, the seals, who wins.

    The first player has caused the end.
    """

    masks: tuple[tuple[Number, ...], ...]
    seals: tuple[Number, ...]
    totals: tuple[Number, ...]
    wins: tuple[Flag, ...]

    def gained(self, seat: int) -> Number:
        """What the masks of a player are worth."""
        return total([n * value for n, value in zip(self.masks[seat], _VALUES, strict=True)])


def _ending(make: Maker, seats: int, _: Any) -> Ending:
    some_seats = range(1, seats + 1)
    masks = [[make.number(f"masks of {v} of {s}") for v in _VALUES] for s in some_seats]
    seals = tuple(make.number(f"seals of {s}") for s in some_seats)
    for place, there in enumerate(_EACH):
        make.assume(total([own[place] for own in masks]) == there, "bali_0_6")
    make.assume(total(seals) <= len(ISLANDS), "bali_0_7")
    make.assume(masks[0][-1] >= 1, "bali_9_1", "bali_9_4")
    worth = [[n * v for n, v in zip(own, _VALUES, strict=True)] for own in masks]
    made = tuple(standing(own, held) for own, held in zip(worth, seals, strict=True))
    totals = make.held("totals", made, "bali_10_3", "bali_7_3")
    enders = [seat == 0 for seat in range(seats)]
    wins = make.held("wins", ranked(totals, enders), "bali_10_4", "bali_10_5")
    return Ending(tuple(map(tuple, masks)), seals, totals, wins)


ENDING = Situation(SEATS, _ending)


def _lasting(make: Maker, _: int, __: Any) -> list[Number]:
    """One scoring after another, and how many masks are left before the first and after each."""
    left: list[Number] = [make.held("masks", MASKS, "bali_0_6")]
    for number in range(1, _LONGEST + 1):
        both = make.flag(f"scoring {number} with both chips")
        there = make.flag(f"scoring {number} other chip there")
        found = scoring(choose(both, 2, 1), left[-1], there=there)
        taken = count([found.active, found.other])
        rules = ("bali_9_1", "bali_9_2", "bali_9_3", "bali_10_2")
        left.append(make.held(f"left {number}", left[-1] - taken, *rules))
    return left


LASTING = Situation((4,), _lasting)


class Showing(NamedTuple):
    """What each player shows in a contest, from the active one on; who wins, whether it comes."""

    shows: tuple[Number, ...]
    wins: tuple[Flag, ...]
    comes: Flag


def _showing(make: Maker, seats: int, answers: Any) -> Showing:
    shows = tuple(make.number(f"shown {s}") for s in range(1, seats + 1))
    for place, one in enumerate(shows):
        make.assume(some([one == 0, beats(one, [0, *shows[:place]])]), "bali_6_3")
    make.assume(total(shows) < NUMBERS[-1], "bali_0_4")
    found = contest(shows, stays=answers.show_none == "stays")
    wins = make.held("wins", found.wins, "bali_6_5")
    return Showing(shows, wins, make.held("comes", found.comes, "bali_6_5"))


CONTEST = Situation(SEATS, _showing)


class Scored(NamedTuple):
    """A change of island, and the masks that the active player and another one take there."""

    found: Scoring
    lower: Number
    higher: Number


def _scored(make: Maker, seats: int, _: Any) -> Scored:
    chips, left, there = make.number("chips"), make.number("masks left"), make.flag("other there")
    make.assume(chips <= 2, "bali_0_3")
    make.assume(every([left >= 1, left <= MASKS]), "bali_0_6")
    if seats == max(SEATS):
        make.assume(there, "bali_1_6")
    found = make.held(
        "scoring", scoring(chips, left, there=there), "bali_9_1", "bali_9_2", "bali_9_3"
    )
    low = lookup((0, *reversed(BOX.masks)), left)
    high = lookup((0, 0, *reversed(BOX.masks[1:])), left)
    lower = make.held("first mask", low, "bali_0_6", "bali_9_4")
    return Scored(found, lower, make.held("second mask", high, "bali_9_4"))


SCORING = Situation(SEATS, _scored)


class Arriving(NamedTuple):
    """A pile at the new island, and how many cards of it are taken up."""

    pile: Number
    taken: Number


def _arriving(make: Maker, _: int, answers: Any) -> Arriving:
    pile, scored = make.number("pile"), make.flag("scoring")
    make.assume(pile < _CARDS, "bali_0_4", "bali_0_5")
    limited = some([answers.limit_always == "always", scored])
    return Arriving(pile, make.held("taken", taken_up(pile, limited=limited), "bali_8_8"))


ARRIVING = Situation(SEATS, _arriving)


class Fleeing(NamedTuple):
    """A hand at a flight, and how many cards of it are saved at most."""

    hand: Number
    saved: Number


def _fleeing(make: Maker, _: int, answers: Any) -> Fleeing:
    hand = make.number("hand")
    make.assume(hand < _CARDS, "bali_0_4", "bali_0_5")
    four, one_each = answers.flee_keep == "four", answers.flee_spread == "one_each"
    most = saved(hand, len(ISLANDS) - 1, four=four, one_each=one_each)
    return Fleeing(hand, make.held("saved", most, "bali_3_3"))


FLEEING = Situation(SEATS, _fleeing)


class Drawing(NamedTuple):
    """A turn begins: the hands, the two stocks, and what each player draws, the active one first.

    `before` is what the stocks have when it is the player's turn to draw.
    """

    hands: tuple[Number, ...]
    draw: Number
    discard: Number
    before: tuple[Number, ...]
    got: tuple[Number, ...]


def _drawing(make: Maker, seats: int, _: Any) -> Drawing:
    hands = tuple(make.number(f"hand {s}") for s in range(1, seats + 1))
    piles, draw, discard = (make.number(name) for name in ("piles", "draw pile", "discard pile"))
    make.assume(total(hands) + piles + draw + discard == _CARDS, "bali_0_4", "bali_0_5")
    before, got = [draw + discard], list[Number]()
    for seat in range(seats):
        number = drawn(due(active=seat == 0), before[-1])
        got.append(make.held(f"drawn {seat + 1}", number, "bali_2_1", "bali_2_2"))
        before.append(before[-1] - got[-1])
    return Drawing(hands, draw, discard, tuple(before[:-1]), tuple(got))


DRAWING = Situation(SEATS, _drawing)
