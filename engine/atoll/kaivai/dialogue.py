"""What a person who plays a seat of Kaivai is shown, and is told at a `?`."""

from collections.abc import Iterator
from functools import partial

from atoll.kaivai import game
from atoll.kaivai import table as kinds
from atoll.kaivai.components import LOAD
from atoll.kaivai.drawn import draw, lying, signs
from atoll.kaivai.game import moves, why_not
from atoll.kaivai.notation import MOVES
from atoll.kaivai.pieces import canoes_of
from atoll.kaivai.table import Choose, FishWith, Move, Sail, Table, Track
from atoll.table import move
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
