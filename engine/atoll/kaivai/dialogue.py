"""What a person who plays a seat of Kaivai is shown, looks up, and is told at a `?`."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from atoll.kaivai import game, rules
from atoll.kaivai import table as kinds
from atoll.kaivai.actions import fishing, moving
from atoll.kaivai.actions.building import price_in
from atoll.kaivai.actions.celebrating import gains
from atoll.kaivai.board import write_hex
from atoll.kaivai.components import ACTIONS, BIDS, LOAD
from atoll.kaivai.drawn import draw, lying, signs
from atoll.kaivai.final import totals, unscored
from atoll.kaivai.game import moves, why_not
from atoll.kaivai.islands import Village
from atoll.kaivai.notation import MOVES
from atoll.kaivai.pieces import canoes_of, villages
from atoll.kaivai.table import CANOES, Choose, FishWith, Move, Sail, Table, Track
from atoll.table import counted, move
from atoll.table.contract import View
from atoll.table.move import refused, tried, wrapped

DRAWN = ("board", "cult", "huts", "canoes", "god")


def drawn(table: Table | View) -> list[str]:
    """The board with all that lies on it."""
    return draw(lying(table), table.board).split("\n")


def legend(table: Table | View) -> list[str]:
    """What the signs mean."""
    return [*wrapped(signs(table.seats))]


def due(view: View) -> str:
    """Who decides what; of added influence nobody sees who has decided."""
    return "Everybody adds influence" if view.stage == "influence" else game.due(view)


# What a player who decides would look up


def looked_up(view: View) -> Iterator[str]:
    """What the rules make of what lies there, as far as it bears on the own decision."""
    if view.seat not in game.waiting(view):
        return
    told = [_LOOKED_UP[view.stage]] if view.stage in _LOOKED_UP else []
    for name, own in [*([_STEPS] if view.stage in CANOES else []), *told]:
        if found := [*own(view)]:
            yield f"{name}: {', '.join(found)}."


def _steps(view: View) -> Iterator[str]:
    if (bid := view.bids[view.seat]) is not None:
        yield str(rules.movement(bid, view.increase[view.seat]))


_STEPS = "So far a canoe moves", _steps


def _movement(view: View) -> Iterator[str]:
    own = view.increase[view.seat]
    yield from (f"{bid} for {rules.movement(bid, own)}" for bid in BIDS)


def _costs(view: View) -> Iterator[str]:
    for one in ACTIONS:
        yield f"{one} {rules.cost(view.spaces.get(one, 0), marked=one in view.marked)}"


def _prices(view: View) -> Iterator[str]:
    for one in villages(view):
        yield f"{price_in(view, view.seat, one)} at {_called(one)}"


def _catches(view: View) -> Iterator[str]:
    """With what a canoe fishes at each village: fishermen where none roll, dice, and the god."""
    for one in (one for one in villages(view) if fishing.fit(view, view.seat, one)):
        own = fishing.fishermen(view, view.seat, one)
        rolled = counted(fishing.dice(view, view.seat, one), "die", "dice")
        men = counted(own, "fisherman", "fishermen")
        god = view.god in one.hexes and view.rulings.god_fishing == "sure"
        with_what = men if view.rulings.fishing == "no_dice" else rolled
        yield f"{with_what}{' and the god' if god else ''} at {_called(one)}"


def _sinking(view: View) -> Iterator[str]:
    for one, name in enumerate(view.seats):
        if one != view.seat and moving.fleet(view, one) > 1:
            yield f"{moving.cost(view, one)} for one of {name}"


def _celebrations(view: View) -> Iterator[str]:
    for one in villages(view):
        if any(glory := gains(view, view.seat, one)):
            told = (f"{name} {more}" for name, more in zip(view.seats, glory, strict=True) if more)
            yield f"at {_called(one)} {' '.join(told)}"


def _majorities(view: View) -> Iterator[str]:
    for one in unscored(view):
        has = totals(view, one, (0,) * len(view.seats))
        told = map("{} {}".format, view.seats, has)
        yield f"{_called(one)} worth {len(one.cult)}: {' '.join(told)}"


def _called(village: Village) -> str:
    return write_hex(min(village.cult))


_LOOKED_UP: Mapping[str, tuple[str, Callable[[View], Iterator[str]]]] = {
    "bid": ("A bid, and how far canoes move by it", _movement),
    "action": ("An action costs influence", _costs),
    "build": ("A hut costs", _prices),
    "fish": ("What a canoe fishes with", _catches),
    "move": ("Sinking a canoe costs glory", _sinking),
    "celebrate": ("A celebration brings glory", _celebrations),
    "village": ("What counts in each village", _majorities),
    "influence": ("What counts in each village", _majorities),
}


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
