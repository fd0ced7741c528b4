"""What a person who plays a seat of Kaivai is shown, looks up, and is told at a `?`."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from atoll.kaivai import rules
from atoll.kaivai import table as kinds
from atoll.kaivai.actions import fishing, moving
from atoll.kaivai.actions.building import price_in
from atoll.kaivai.actions.celebrating import gains
from atoll.kaivai.board import write_hex
from atoll.kaivai.components import ACTIONS, BIDS, LOAD, SPACES, STEPS
from atoll.kaivai.drawn import draw, letters, lying, signs
from atoll.kaivai.fields import write_track
from atoll.kaivai.final import totals, unscored, weight
from atoll.kaivai.game import due, moves, why_not
from atoll.kaivai.god import open_villages
from atoll.kaivai.islands import Village
from atoll.kaivai.notation import MOVES
from atoll.kaivai.pieces import canoes_of, huts_of, left_of, villages
from atoll.kaivai.starting import STARTING_HUTS
from atoll.kaivai.table import Choose, Done, FishWith, Move, Sail, Table, Track
from atoll.kaivai.value import ROUNDS
from atoll.table import counted, listed, move
from atoll.table.contract import View
from atoll.table.move import WIDTH, refused, tried, wrapped


def drawn(table: Table | View) -> list[str]:
    """The board with all that lies on it."""
    return draw(lying(table), table.board).split("\n")


def legend(table: Table | View) -> list[str]:
    """What the signs mean."""
    return [*wrapped(signs(table.seats))]


def board(view: View) -> list[str]:
    """What the seat sees: the board, what each player has, what actions cost, what is due."""
    said = (*_players(view), *_goods(view), *_common(view), *_now(view))
    return ["", *drawn(view), *wrapped(said)]


def _players(view: View) -> Iterator[str]:
    """What each player has in numbers."""
    names = list(map("{} {}".format, letters(view.seats), view.seats))
    widths = [len(head) + 2 for head in _HEADS]
    wide = min(max(map(len, names)), WIDTH - sum(widths))
    yield _row("", _HEADS, (wide, *widths))
    for seat, name in enumerate(names):
        yield _row(name[:wide], _numbers(view, seat), (wide, *widths))


_HEADS = ("glory", "bid", "move", "influence", "huts left", "canoes left", "fishermen left")


def _row(name: str, cells: Iterable[object], widths: Sequence[int]) -> str:
    said = (f"{cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=True))
    return f"{name:{widths[0]}}{''.join(said)}"


def _numbers(view: View, seat: int) -> Iterator[object]:
    bid, steps, influence = view.bids[seat], view.increase[seat], view.influence[seat]
    yield view.glory[seat]
    yield "-" if bid is None else bid
    yield f"+{STEPS[steps]}" if bid is None else rules.movement(bid, steps)
    yield "?" if influence is None else influence
    for kind in ("meeting", "canoe-builder", "fisherman"):
        yield left_of(view, seat, kind)


def _goods(view: View) -> Iterator[str]:
    pairs = list(zip(view.seats, view.shells, strict=True))
    purses = (f"{name} {write_track(own)} (worth {rules.value(own)})" for name, own in pairs)
    yield f"Shells: {', '.join(purses)}."
    catches = map("{} {}".format, view.seats, map(write_track, view.fish))
    yield f"Fish: {', '.join(catches)}."


def _common(view: View) -> Iterator[str]:
    """What all have in common: what an action costs, the god, the supplies."""
    held = ((one, view.spaces.get(one, 0), one in view.marked) for one in ACTIONS)
    costs = (f"{one} {rules.cost(there, marked=marked)}" for one, there, marked in held)
    if view.stage not in _FINAL:
        yield f"An action costs influence: {', '.join(costs)}."
    god = f"on {write_hex(view.god)}" if view.god else "not on the board yet"
    pieces = counted(view.cult_left, "cult piece")
    goods = counted(view.goods_left, "fish or shell", "fish and shells")
    left = f"{pieces}, {goods}, {view.influence_left} influence"
    yield f"The fisherman's god is {god}. Left in the supplies: {left}."


_FINAL = ("village", "influence")


def _now(view: View) -> Iterator[str]:
    """Where the game stands, and who decides."""
    yield from _scoring(view)
    passed = [" (passed)" if one else "" for one in view.passed]
    order = ", ".join(f"{view.seats[seat]}{passed[seat]}" for seat in view.order)
    rounds = f"Round {view.round} of {ROUNDS[view.rulings.rounds]}"
    yield f"{'Final scoring' if view.stage in _FINAL else rounds}; the order is {order}."
    if view.due:
        yield f"{view.due} is due, to be paid in shells; name each by its space: pay 4 5."
    for what, places in (("must act", view.sailed), ("have acted or are new", view.done)):
        if places:
            yield f"Canoes that {what}: {', '.join(map(write_hex, sorted(places)))}."
    yield from _help(view)
    secret = view.stage == "influence"
    yield "Everybody adds influence, unseen by the others." if secret else f"{due(view)}."


def _help(view: View) -> Iterator[str]:
    """What who decides would look up, and how a turn ends."""
    if view.stage == "influence" or view.turn == view.seat:
        yield from looked_up(view)
    if why_not(view, view.seat, Done()) is None:
        yield "The turn can be ended: done."


def _scoring(view: View) -> Iterator[str]:
    """Who has how much in each village that is not scored, once villages are scored."""
    if view.stage not in _FINAL:
        return
    for one in unscored(view):
        has = totals(view, one, (0,) * len(view.seats))
        now = " <- now" if view.village in one.hexes else ""
        told = ", ".join(map("{} {}".format, view.seats, has))
        yield f"Village of {write_hex(min(one.cult))}, worth {len(one.cult)}: {told}{now}."


# What is allowed


def allowed(table: Table, seat: int) -> list[str]:
    """What the seat may do now, and of other moves what refuses them."""
    found = sorted(
        moves(table, seat), key=lambda one: (0, one.to) if isinstance(one, Sail) else (1,)
    )
    may_not = refused(
        _others(table, seat),
        partial(why_not, table, seat),
        alike=lambda one: one if isinstance(one, Choose) else type(one),
    )
    return move.allowed(MOVES, found, may_not)


def _others(table: Table, seat: int) -> Iterator[Move]:
    """What is tried: paid are all shells, and the lowest alone."""
    shells = table.shells[seat]
    lowest = next((space for space, number in enumerate(shells) if number), 0)
    places = sorted(table.board.hexes)
    every = tried(
        kinds,
        MOVES,
        table.stage,
        hex=places,
        to=places,
        canoe=canoes_of(table, seat),
        cult=sorted(table.cult),
        hut=sorted(table.huts),
        fish=(Track(four=1), Track(one=1), Track(four=LOAD + 1)),
        shells=(shells, Track(*[int(space == lowest) for space in range(len(shells))])),
    )
    return (one for one in every if not isinstance(one, FishWith))


# What a player who decides would look up


def looked_up(view: View) -> Iterator[str]:
    """What bears on the decision that is next, whoever's it is."""
    if told := _TOLD.get(view.stage):
        yield from told(view)


def _bid(view: View) -> Iterator[str]:
    name, own = view.seats[view.seat], view.increase[view.seat]
    steps = " ".join(str(rules.movement(bid, own)) for bid in BIDS)
    yield f"By a bid of 1 to 10 canoes of {name} move {steps}."
    yield "A hut will cost the bid and the size of its village."


def _huts(view: View) -> Iterator[str]:
    left = STARTING_HUTS - len(huts_of(view, view.seat))
    yield f"{counted(left, 'starting hut')} to place for nothing, on water beside a cult hex."


def _god(view: View) -> Iterator[str]:
    """Where meeting huts bring influence, if the god comes there."""
    found = ((one, _meeting(view, one)) for one in open_villages(view))
    told = ", ".join(f"{who} at {_called(one)}" for one, who in found if who)
    yield f"The god brings its village a cult hex, and influence to {told or 'nobody'}."


def _meeting(view: View, village: Village) -> str:
    """Whose meeting huts are in a village."""
    owners = [view.huts[one].owner for one in village.huts if view.huts[one].kind == "meeting"]
    return listed(f"{view.seats[one]} {owners.count(one)}" for one in sorted({*owners}))


def _build(view: View) -> Iterator[str]:
    costs = [f"{price_in(view, view.seat, one)} at {_called(one)}" for one in villages(view)]
    yield f"A hut costs {', '.join(costs)}."


def _fish(view: View) -> Iterator[str]:
    places = [one for one in villages(view) if fishing.fit(view, view.seat, one)]
    told = (f"{_catch(view, one)} at {_called(one)}" for one in places)
    yield f"A canoe fishes with {', '.join(told)}."


def _catch(view: View, village: Village) -> str:
    """With what a canoe fishes at a village."""
    without = view.rulings.fishing == "no_dice"
    own = fishing.fishermen(view, view.seat, village)
    said = [counted(own, "fisherman", "fishermen")] if without and own else []
    if dice := fishing.dice(view, view.seat, village):
        said = [counted(dice, "die", "dice")]
    god = view.god in village.hexes and view.rulings.god_fishing == "sure"
    return listed([*said, *(["the god's fish"] if god else [])]) or "nothing"


def _deliver(_view: View) -> Iterator[str]:
    spaces = [space for space, sold in zip(SPACES, rules.sold(0, LOAD), strict=True) if sold]
    told = listed(map(str, reversed(spaces)))
    yield f"A hut of another player pays shells on {told} as its fish come; an own one nothing."


def _move(view: View) -> Iterator[str]:
    others = [one for one in range(len(view.seats)) if one != view.seat]
    spare = [one for one in others if moving.fleet(view, one) > 1]
    costs = [f"{moving.cost(view, one)} for one of {view.seats[one]}" for one in spare]
    yield f"Sinking a canoe costs glory: {', '.join(costs) or 'nobody has one to spare'}."


def _celebrate(view: View) -> Iterator[str]:
    """What a celebration in each village with fish brings to whom."""
    for one in villages(view):
        glory = gains(view, view.seat, one)
        told = [f"{name} {more}" for name, more in zip(view.seats, glory, strict=True) if more]
        if told:
            yield f"Celebrating at {_called(one)} brings glory: {', '.join(told)}."


def _influence(view: View) -> Iterator[str]:
    yield f"Each counter of influence that is added counts {weight(view)}."


def _called(village: Village) -> str:
    return write_hex(min(village.cult))


_TOLD: Mapping[str, Callable[[View], Iterator[str]]] = {
    "bid": _bid,
    "huts": _huts,
    "god": _god,
    "build": _build,
    "fish": _fish,
    "deliver": _deliver,
    "move": _move,
    "celebrate": _celebrate,
    "influence": _influence,
}
