"""What a player who decides would look up: prices, dice, what a celebration brings."""

from collections.abc import Callable, Iterator, Mapping

from atoll.kaivai import rules
from atoll.kaivai.actions import fishing, moving
from atoll.kaivai.actions.building import price_in
from atoll.kaivai.actions.celebrating import gains
from atoll.kaivai.board import write_hex
from atoll.kaivai.components import BIDS, LOAD, SPACES
from atoll.kaivai.final import weight
from atoll.kaivai.god import open_villages
from atoll.kaivai.islands import Village
from atoll.kaivai.pieces import huts_of, villages
from atoll.kaivai.starting import STARTING_HUTS
from atoll.table import counted, listed
from atoll.table.contract import View


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
