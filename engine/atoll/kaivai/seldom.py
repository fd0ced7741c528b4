"""Tables of Kaivai at which something happens that games at random seldom come to.

Nothing here rests on luck: dice are known beforehand, and every piece is laid out.
"""

from collections.abc import Iterator

from atoll.kaivai.board import FIELD, read_hex
from atoll.kaivai.components import FISHERMEN, LOAD
from atoll.kaivai.laid import acting, selling, whole
from atoll.kaivai.laid_at_sea import CULT, fishing, fishing_dry
from atoll.kaivai.own_board import own_board, playable
from atoll.kaivai.scene import Scene, bare, moved
from atoll.kaivai.situations import Selling
from atoll.kaivai.table import SEATS, Bid, God, Hut, Place, Table, Track
from atoll.table.rulings import Answers

__all__ = ["enclosing", "seldom"]

_CORNER, _TOP = read_hex("A1"), read_hex("G1")


def seldom(answers: Answers) -> Iterator[Scene]:
    """A scene for each of these rules, for the fewest players."""
    few = bare(min(SEATS), answers)
    yield _beside_the_board(few)
    yield enclosing(few)
    yield _staying(few)
    yield fishing(few, FISHERMEN)  # 7.7
    yield fishing_dry(few, 1, left=0)  # 7.9
    yield _brought(few, load=LOAD, left=1)  # 8.2
    yield _brought(few, load=0, left=0)  # 8.7


def _beside_the_board(few: Table) -> Scene:
    """A hut is placed where the board of one's own has no hex (0.11)."""
    board = playable(own_board(FIELD.hexes - {_TOP}, FIELD.printed))
    there = few._replace(board=board, stage="huts", bids=(3, 2, 1))
    return moved(there, 0, Place("meeting", _TOP))


def enclosing(few: Table) -> Scene:
    """A cult hex would take the canoe in the corner its last way out (3.6)."""
    beside, last = sorted(FIELD.neighbours[_CORNER] - FIELD.printed)
    huts, canoes = {beside: Hut(0, "meeting")}, {_CORNER: 0}
    begun = acting(few)._replace(round=2, stage="god", huts=huts, canoes=canoes)
    god = begun.order[-1]
    return moved(whole(begun._replace(turn=god)), god, God(last))


def _staying(few: Table) -> Scene:
    """Canoes lie all around the one village where the god is not (3.8)."""
    seat = len(few.seats) - 1
    bids = (*range(len(few.seats), 1, -1), None)
    there = few._replace(
        round=2,
        bids=bids,
        turn=seat,
        cult=frozenset({_CORNER, CULT}),
        god=CULT,
        canoes=dict.fromkeys(sorted(FIELD.neighbours[_CORNER]), seat),
    )
    return moved(there, seat, Bid(1))


def _brought(few: Table, load: int, left: int) -> Scene:
    """A fish is brought to the hut of another, where so many lie; the supply has so many shells."""
    fish = Track(four=1)
    return selling(Selling(fish, fish, load, left, worth=0, refused=not left), few)
