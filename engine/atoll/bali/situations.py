"""Tables of unknowns of Bali, each with everything the rules say of it, and how it lies on a table.

Where the values of masks matter they are those of the working box, which are invented.
There the Dalang is at Kukusch and goes to Panschar; Blue is active, and Yellow answers first.
"""

from collections.abc import Sequence
from itertools import accumulate, chain, cycle, islice, pairwise
from typing import Any, NamedTuple

from atoll.bali.components import BOX, CARDS, DALANG_CARDS, ISLANDS, MASKS, NUMBERS
from atoll.bali.position import counted, lying
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
from atoll.bali.sides import other_islands
from atoll.bali.table import Challenge, Done, Flee, Move, Pass, Play, Save, Show, Table, Travel
from atoll.proof.law import Maker
from atoll.proof.replaying import OnTable
from atoll.proof.smallest import Situation
from atoll.telling.scene import Scene
from atoll.words import Flag, Number, choose, count, every, lookup, some, total

HERE, GOAL = "Kukusch", "Panschar"
_CARD = f"{HERE}/{GOAL}"


def in_turn(table: Table, *made: tuple[int, Move]) -> Scene:
    """Moves one after the other, of which the last happens."""
    *past, (seat, move) = made
    return Scene(table, seat, move, past=tuple(past))


def arriving(
    table: Table,
    chips: int,
    masks: Sequence[Sequence[int]] = (),
    *,
    there: bool = True,
    **parts: Any,
) -> Scene:
    """Blue sends the Dalang to so many own chips at the goal, and nobody prevents it.

    The others have the other chips there, unless one lies aside; the first players have these
    masks.
    """
    priests = {**table.priests, GOAL: 0 if chips > 1 else 1}
    if not there:
        del priests[GOAL]
    chips_there = {"priests": priests, "princes": {**table.princes, GOAL: 0 if chips else 2}}
    laid = {**chips_there, "seals": {GOAL: 0} if chips == 2 else {}, **parts}
    passes = ((seat, Pass()) for seat in range(1, len(table.seats)))
    return in_turn(
        lying(table, hands=((_CARD,),), masks=masks, **laid), (0, Travel(_CARD, GOAL)), *passes
    )


# Situations


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

    def on_table(self, table: Table) -> OnTable:
        """Blue takes the last mask, the highest one, and causes the end."""
        (*own, last), *others = (
            [value for value, number in zip(_VALUES, own, strict=True) for _ in range(number)]
            for own in self.masks
        )
        assert last == BOX.masks[-1]  # noqa: S101 # what a scene shows: the last mask is the highest
        masks = [own, *others]
        owners = chain.from_iterable([seat] * number for seat, number in enumerate(self.seals))
        seals = dict(zip(ISLANDS, owners, strict=False))
        winners = tuple(seat for seat, wins in enumerate(self.wins) if wins)
        says = {"scores": self.totals, "winners": winners}
        return OnTable(arriving(table, 1, tuple(map(tuple, masks)), seals=seals), says)


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


ENDING = Situation("ending", SEATS, _ending, lambda found: [total(found.seals)])


class Lasting(NamedTuple):
    """One scoring after another, and how many masks are left before the first and after each."""

    left: tuple[Number, ...]

    def on_table(self, table: Table) -> OnTable:
        """The last scoring that hands out a mask.

        Blue has taken a mask in each before, and Yellow where there were two.
        """
        number, rest = sum(one > 0 for one in self.left[:-1]), iter(BOX.masks)
        taken: list[list[int]] = [[], []]
        for before, after in pairwise(self.left[:number]):
            for seat in range(before - after):
                taken[seat].append(next(rest))
        both = self.left[number - 1] - self.left[number] < 2
        masks = tuple(map(tuple, map(sorted, taken)))
        return OnTable(arriving(table, 1 + both, masks), {"masks_left": self.left[number]})


def _lasting(make: Maker, _: int, __: Any) -> Lasting:
    left: list[Number] = [make.held("masks", MASKS, "bali_0_6")]
    for number in range(1, _LONGEST + 1):
        both = make.flag(f"scoring {number} with both chips")
        there = make.flag(f"scoring {number} other chip there")
        found = scoring(choose(both, 2, 1), left[-1], there=there)
        taken = count([found.active, found.other])
        rules = ("bali_9_1", "bali_9_2", "bali_9_3", "bali_10_2")
        left.append(make.held(f"left {number}", left[-1] - taken, *rules))
    return Lasting(tuple(left))


LASTING = Situation("lasting", (4,), _lasting, lambda found: [found.left[-1]])


class Showing(NamedTuple):
    """What each player shows in a contest, from the active one on; who wins, whether it comes."""

    shows: tuple[Number, ...]
    wins: tuple[Flag, ...]
    comes: Flag

    def on_table(self, table: Table) -> OnTable:
        """All show as many princes as they hold; Yellow has the chip of the active island."""
        own, *others = [("prince",) * number for number in self.shows]
        hands = (("artist", "prince", *own), *others)
        there = lying(table, hands=hands, princes={**table.princes, HERE: 1})
        shown = enumerate(Show(number) if number else Pass() for number in self.shows)
        holder = self.wins.index(True) if self.comes else 1
        return OnTable(in_turn(there, (0, Play("prince")), *shown), {"princes": {HERE: holder}})


def _showing(make: Maker, seats: int, answers: Any) -> Showing:
    shows = tuple(make.number(f"shown {s}") for s in range(1, seats + 1))
    for place, one in enumerate(shows):
        make.assume(some([one == 0, beats(one, [0, *shows[:place]])]), "bali_6_3")
    make.assume(total(shows) < NUMBERS[-1], "bali_0_4")
    found = contest(shows, stays=answers.show_none == "stays")
    wins = make.held("wins", found.wins, "bali_6_5")
    return Showing(shows, wins, make.held("comes", found.comes, "bali_6_5"))


CONTEST = Situation("contest", SEATS, _showing, lambda found: [total(found.shows)])


class Scored(NamedTuple):
    """A change of island: the chips of the active player, the masks left, who takes which."""

    chips: Number
    there: Flag
    left: Number
    found: Scoring
    lower: Number
    higher: Number

    def on_table(self, table: Table) -> OnTable:
        """The Dalang comes to the chips; the last player has all masks that are gone."""
        gone = (*((),) * (len(table.seats) - 1), BOX.masks[: MASKS - self.left])
        scene = arriving(table, self.chips, gone, there=bool(self.there))
        own = (self.lower,) if self.found.active else ()
        other = (self.higher,) if self.found.other else ()
        return OnTable(scene, {"masks": {0: own, 1: other}})


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
    return Scored(chips, there, left, found, lower, make.held("second mask", high, "bali_9_4"))


SCORING = Situation("scoring", SEATS, _scored, lambda found: [found.left])


class Arriving(NamedTuple):
    """A pile at the new island, and how many cards of it are taken up."""

    pile: Number
    taken: Number

    def on_table(self, table: Table) -> OnTable:
        """The Dalang comes to a pile of so many cards of Blue, who has no chip there."""
        pile = {GOAL: ("scholar",) * self.pile} if self.pile else {}
        return OnTable(arriving(table, 0, laid=(pile,)), {"hands": {0: self.taken}})


def _arriving(make: Maker, _: int, answers: Any) -> Arriving:
    pile, scored = make.number("pile"), make.flag("scoring")
    make.assume(pile < _CARDS, "bali_0_4", "bali_0_5")
    limited = some([answers.limit_always == "always", scored])
    return Arriving(pile, make.held("taken", taken_up(pile, limited=limited), "bali_8_8"))


ARRIVING = Situation("arriving", SEATS, _arriving, lambda found: [found.pile])


class Fleeing(NamedTuple):
    """A hand at a flight, and how many cards of it are saved at most."""

    hand: Number
    saved: Number

    def on_table(self, table: Table) -> OnTable:
        """Yellow flees with so many cards, and is done with so many of them saved."""
        there = lying(table, hands=(("warrior",), ("priest",) * self.hand))
        flees: tuple[tuple[int, Move], ...] = ((0, Challenge("right")), (1, Flee()))
        islands = islice(cycle(other_islands(there)), self.saved)
        saves = ((1, Save("priest", island)) for island in islands)
        done = ((1, Done()),) if self.hand else ()
        return OnTable(in_turn(there, *flees, *saves, *done), {"laid": {1: self.saved}})


def _fleeing(make: Maker, _: int, answers: Any) -> Fleeing:
    hand = make.number("hand")
    make.assume(hand < _CARDS, "bali_0_4", "bali_0_5")
    four, one_each = answers.flee_keep == "four", answers.flee_spread == "one_each"
    most = saved(hand, len(ISLANDS) - 1, four=four, one_each=one_each)
    return Fleeing(hand, make.held("saved", most, "bali_3_3"))


FLEEING = Situation("fleeing", SEATS, _fleeing, lambda found: [found.hand])


class Drawing(NamedTuple):
    """A turn begins: the hands, the two stocks, and what each player draws, the active one first.

    `before` is what the stocks have when it is the player's turn to draw.
    """

    hands: tuple[Number, ...]
    piles: Number
    draw: Number
    discard: Number
    before: tuple[Number, ...]
    got: tuple[Number, ...]

    def on_table(self, table: Table) -> OnTable:
        """The hands, one pile and the draw pile have so many cards; others have been discarded."""
        every_card = tuple(
            chain.from_iterable([c] * n for c, n in zip(CARDS, BOX.numbers, strict=True))
        )
        places = [*accumulate((*self.hands, self.piles, self.draw), initial=0)]
        *hands, pile, draw = (every_card[one:other] for one, other in pairwise(places))
        discard = counted(every_card[places[-1] :])
        laid = ({GOAL: pile} if pile else {},)
        parts = {"hands": hands, "laid": laid, "draw": draw, "discard": discard}
        there = lying(table, **parts, stage="draw", turn=None)
        says = {"hands": dict(enumerate(map(int.__add__, self.hands, self.got)))}
        return OnTable(Scene(there), says)


def _drawing(make: Maker, seats: int, _: Any) -> Drawing:
    hands = tuple(make.number(f"hand {s}") for s in range(1, seats + 1))
    piles, draw, discard = (make.number(name) for name in ("piles", "draw pile", "discard pile"))
    make.assume(total(hands) + piles + draw + discard == _CARDS, "bali_0_4", "bali_0_5")
    before, got = [draw + discard], list[Number]()
    for seat in range(seats):
        number = drawn(due(active=seat == 0), before[-1])
        got.append(make.held(f"drawn {seat + 1}", number, "bali_2_1", "bali_2_2"))
        before.append(before[-1] - got[-1])
    return Drawing(hands, piles, draw, discard, tuple(before[:-1]), tuple(got))


DRAWING = Situation("drawing", SEATS, _drawing, lambda found: [total(found.hands)])
