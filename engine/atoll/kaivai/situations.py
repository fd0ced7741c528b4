"""Tables of unknowns of Kaivai, each with everything the rules say, and how it lies on a table."""

from itertools import cycle, islice
from typing import Any, NamedTuple

from atoll.kaivai import god
from atoll.kaivai.board import FIELD, Hex, read_hex
from atoll.kaivai.components import ACTIONS, BIDS, GOODS, INFLUENCE, LOAD, SACRIFICE, STOCK
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.phases import Paid, Scored, Traded, delivered, majority, paid, returned, scored
from atoll.kaivai.pieces import enclosed, free, islands, village_at, villages
from atoll.kaivai.position import supplies
from atoll.kaivai.rules import gained, is_bid, movement, payment, price, takes, value
from atoll.kaivai.table import Add, Build, Choose, Deliver, Hut, Pass, Pay, Score, Table, Track
from atoll.kaivai.unknowns import track
from atoll.kaivai.villages import cult_places
from atoll.proof.any_part import any_of
from atoll.proof.law import Maker
from atoll.proof.replaying import OnTable
from atoll.proof.smallest import Situation
from atoll.proof.speech import within
from atoll.telling.scene import Past, Scene
from atoll.words import Flag, Number, choose, count, every, lookup, no, some, total

LAST = 8
AT_HOME = {read_hex("F7"): Hut(0, "canoe-builder")}
"""A hut by which the first player has a canoe, at another village than that of PLACES."""


def _beside(place: Hex) -> tuple[Hex, Hex]:
    """Two water hexes that touch each other and a cult hex."""
    first = min(FIELD.neighbours[place])
    return first, min(FIELD.neighbours[place] & FIELD.neighbours[first])


PLACES = _beside(read_hex("F4"))
"""Two water hexes that touch each other and a printed cult hex."""


def acting(table: Table, *, round_: int = 1, bid: int = 6, turn: int = 0) -> Table:
    """The table in a round, at the turn of a player; the first one has bid this."""
    others = iter([one for one in reversed(BIDS[:6]) if one != bid])
    bids = (bid, *islice(others, len(table.seats) - 1))
    order = tuple(sorted(range(len(bids)), key=lambda seat: -bids[seat]))
    for _ in range(round_):
        place = next(iter(god.moves(table, 0))).hex
        table = table._replace(cult=table.cult | {place}, god=place)
    return whole(table, round=round_, stage="action", bids=bids, order=order, turn=turn)


def whole(table: Table, **parts: Any) -> Table:
    """The table with these parts, and supplies that hold what is nowhere else."""
    there = table._replace(**parts)
    supply: dict[str, Any] = {**supplies(there)}
    return there._replace(**supply)


def grown(table: Table) -> Table:
    """Eight cult hexes more, at all villages but two: one that has one and one that has two."""
    one, two, *others = sorted(villages(table), key=lambda village: len(village.cult))[:-1]
    del one, two
    for hexes in islice(cycle([village.cult for village in others]), LAST):
        village = village_at(table, min(hexes))
        if village:
            place = next(iter(cult_places(islands(table), village, free(table), enclosed(table))))
            table = table._replace(cult=table.cult | {place}, god=place)
    return table


SEATS = (3, 4)
ROUNDS = 3
HELD = (0, 1, 2, 4, 8, 16)
"""What an action holds that was chosen so often."""


class Turn(NamedTuple):
    """A player's first turn of a round: a sacrifice, or an action, which may be a first choice.

    `own` and `left` are the influence of the player and of the supply before it.
    """

    round: int
    seat: int
    passes: Flag
    chooses_first: Flag
    own: Number
    left: Number
    gets: Number

    @property
    def short(self) -> Flag:
        """Whether a sacrifice was paid less than it should be."""
        return every([self.passes, self.gets < SACRIFICE])


class Passing(NamedTuple):
    """The first rounds of a game without meeting huts, turn by turn.

    Who sacrifices does so in the first turn of a round; until then each other one has had a turn.
    """

    turns: tuple[Turn, ...]

    def short_in(self, round_: int) -> Flag:
        """Whether a sacrifice in this round was paid too little."""
        return some(turn.short for turn in self.turns if turn.round == round_)

    def on_table(self, table: Table) -> OnTable:
        """The first sacrifice that brings too little."""
        turn = next(one for one in self.turns if one.short)
        round_ = [one for one in self.turns if one.round == turn.round]
        earlier = round_[: turn.seat]
        influence = [one.own + one.gets for one in earlier] + [
            one.own for one in round_[turn.seat :]
        ]
        firsts = sum(bool(one.chooses_first) for one in earlier)
        quiet = [bool(one.passes) for one in earlier]
        rest = [False] * (len(table.seats) - len(quiet))
        there = whole(
            acting(table, round_=turn.round, turn=turn.seat),
            influence=tuple(influence),
            spaces=dict.fromkeys(ACTIONS[::-1][:firsts], 1),
            acted=(*[not one for one in quiet], *rest),
            passed=(*quiet, *rest),
        )
        says = {"influence": {turn.seat: turn.own + turn.gets}}
        return OnTable(Scene(there, turn.seat, Pass()), says)


def _passing(make: Maker, seats: int, _: Any) -> Passing:
    start = STOCK[2]
    left = make.held("influence left", INFLUENCE - seats * start, "kaivai_0_4", "kaivai_1_1")
    own, turns = [start] * seats, list[Turn]()
    for round_ in range(1, ROUNDS + 1):
        before = len(turns)
        for seat in range(seats):
            turn = _turn(make, round_, seat, own[seat], left)
            turns.append(turn)
            own[seat] += turn.gets
            left = left - turn.gets - choose(turn.chooses_first, 1, 0)
        left += count([turn.chooses_first for turn in turns[before:]])
    return Passing(tuple(turns))


def _turn(make: Maker, round_: int, seat: int, own: Number, left: Number) -> Turn:
    name = f"round {round_} player {seat + 1}"
    passes, first = make.flag(f"{name} passes"), make.flag(f"{name} chooses first")
    make.assume(no(every([passes, first])), "kaivai_12_1")
    make.assume(some([no(first), left >= 1]), "kaivai_4_2")
    gets = make.held(f"{name} gets", gained(choose(passes, SACRIFICE, 0), left), "kaivai_12_1")
    return Turn(round_, seat, passes, first, own, left, gets)


PASSING = Situation(
    "passing", SEATS, _passing, lambda found: [count([turn.passes for turn in found.turns])]
)


class Choosing(NamedTuple):
    """Influence of the players, in the supply and on the actions; the first one chooses."""

    influence: tuple[Number, ...]
    left: Number
    held: tuple[Number, ...]

    def on_table(self, table: Table) -> OnTable:
        """The first player chooses the last of the actions, which hold so much."""
        held = {action: number for action, number in zip(ACTIONS, self.held, strict=True) if number}
        there = whole(acting(table), influence=self.influence, spaces=held)
        left = self.influence[0] - self.held[-1]
        says = (
            {"influence": (left, *self.influence[1:])} if left >= 0 else {"refused": "kaivai_4_3"}
        )
        return OnTable(Scene(there, 0, Choose(ACTIONS[-1])), says)


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
    return Choosing(influence, left, held)


CHOOSING = Situation("choosing", SEATS, _choosing, lambda found: [total(found.held)])


class Paying(NamedTuple):
    """The first player's shells, those that pay for a hut in a village of one hex, the change."""

    shells: Track
    paying: Track
    bid: Number
    due: Number
    change: Number
    after: Paid

    def on_table(self, table: Table) -> OnTable:
        """A hut at a printed cult hex is built, for one more than the bid, and has to be paid."""
        place, canoe = PLACES[::-1]
        there = whole(
            acting(table, bid=self.bid),
            huts=AT_HOME,
            shells=(self.shells, *table.shells[1:]),
            canoes={canoe: 0},
        )
        past: Past = ((0, Choose("building")), (0, Build("meeting", place, canoe)))
        says = {"shells": {0: self.after.shells}}
        return OnTable(Scene(there, 0, Pay(self.paying), past), says)


def _paying(make: Maker, seats: int, _: Any) -> Paying:
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
    after = paid(shells, pays, due, left, first=True)
    return Paying(shells, pays, bid, due, change, after)


PAYING = Situation("paying", SEATS, _paying, lambda found: [total(found.shells), found.due])


class Selling(NamedTuple):
    """The first player's fish, those sold to a hut of another, and what they bring."""

    fish: Track
    brought: Track
    load: Number
    left: Number
    worth: Number
    refused: Flag
    shells: tuple[Number, ...]

    def on_table(self, table: Table) -> OnTable:
        """A canoe beside a hut of the second player, who has all else where nothing is left."""
        place, canoe = PLACES
        nothing = (Track(),) * (len(table.seats) - 1)
        rest = GOODS - sum(self.fish) - self.load - self.left
        empty = {"fish": nothing, "shells": (Track(), Track(one=rest), *nothing[1:])}
        others = empty if self.refused else {"fish": table.fish[1:], "shells": table.shells}
        there = whole(
            acting(table),
            huts={**AT_HOME, place: Hut(1, "meeting", self.load)},
            canoes={canoe: 0},
            fish=(self.fish, *others["fish"]),
            shells=others["shells"],
        )
        shells = tuple(map(int.__add__, table.shells[0], self.shells))
        says = {"refused": "kaivai_8_7"} if self.refused else {"shells": {0: shells}}
        move = Deliver(self.brought, place, canoe)
        return OnTable(Scene(there, 0, move, past=((0, Choose("delivering")),)), says)


def _selling(make: Maker, _: int, __: Any) -> Selling:
    fish, brought = track(make, "fish"), track(make, "brought")
    load, left = make.number("fish on the hut"), make.number("goods left")
    make.assume(within(brought, fish), "kaivai_8_6")
    make.assume(total(brought) >= 1, "kaivai_8_3")
    make.assume(takes(load, total(brought), most=LOAD), "kaivai_8_2")
    make.assume(total(fish) + load + left <= GOODS, "kaivai_0_4")
    after = delivered(Traded(fish, Track(), load, left), brought, sale=True)
    worth = make.held("worth", value(after.shells), "kaivai_8_4")
    return Selling(fish, brought, load, left, worth, total(brought) > left, tuple(after.shells))


SELLING = Situation("selling", SEATS, _selling, lambda found: [total(found.fish), found.load])


class Scoring(NamedTuple):
    """A village of one or two cult hexes without huts and canoes: influence alone decides."""

    influence: tuple[Number, ...]
    added: tuple[Number, ...]
    cult: Number
    found: Scored
    back: tuple[Number, ...]

    def on_table(self, table: Table) -> OnTable:
        """All rounds are over; a village of so many cult hexes is chosen, and all add influence."""
        there = whole(grown(table), round=LAST, stage="village", turn=0, influence=self.influence)
        sizes = {len(one.cult): min(one.cult) for one in villages(there)}
        *others, last = enumerate(map(Add, self.added))
        past: Past = ((0, Score(sizes[self.cult])), *others)
        left = tuple(own - gone for own, gone in zip(self.influence, self.back, strict=True))
        says = {"glory": self.found.glory, "influence": left}
        return OnTable(Scene(there, *last, past), says)


def _scoring(make: Maker, seats: int, _: Any) -> Scoring:
    influence = any_of(LAYOUT, "influence", make, seats)
    added = any_of(LAYOUT, "added", make, seats)
    cult = make.number("cult hexes")
    make.assume(every([cult >= 1, cult <= 2]), "kaivai_1_2")
    make.assume(total(influence) <= INFLUENCE, "kaivai_0_4")
    make.assume(within(added, influence), "kaivai_14_5")
    totals = [majority(0, 0, number, weight=2) for number in added]
    found = scored(totals, cult, halves=False, nobody=False)
    back = make.held(
        "returned", returned(added, found.first, alone=found.alone, pay=False), "kaivai_14_6"
    )
    return Scoring(influence, added, cult, found, back)


SCORING = Situation("scoring", SEATS, _scoring, lambda found: [total(found.added), found.cult])


class Bidding(NamedTuple):
    """The first player's bid and steps of movement, and how far the canoes move."""

    bid: Number
    steps: Number
    movement: Number

    def on_table(self, table: Table) -> OnTable:
        """Both starting huts have a canoe on them, and moving is chosen."""
        homes = {**AT_HOME, PLACES[0]: Hut(0, "canoe-builder")}
        steps = (self.steps, *table.increase[1:])
        canoes = dict.fromkeys(homes, 0)
        there = whole(acting(table, bid=self.bid), huts=homes, canoes=canoes, increase=steps)
        says = {"refused": "" if self.movement else "kaivai_9_1"}
        return OnTable(Scene(there, 0, Choose("moving")), says)


def _bidding(make: Maker, _: int, __: Any) -> Bidding:
    bid, steps = make.number("bid"), make.number("steps")
    make.assume(is_bid(bid), "kaivai_2_1")
    make.assume(steps <= 8, "kaivai_11_3")
    far = make.held("movement", movement(bid, steps), "kaivai_2_6", "kaivai_11_2")
    return Bidding(bid, steps, far)


BIDDING = Situation("bidding", SEATS, _bidding, lambda found: [found.steps, found.bid])
