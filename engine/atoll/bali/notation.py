"""Text to moves and back: `play Kukusch/Panschar to Kukusch`."""

from atoll.bali.fields import FIELDS
from atoll.bali.table import (
    Challenge,
    Defend,
    Done,
    EndTurn,
    Flee,
    Force,
    Join,
    Lay,
    Mask,
    Move,
    Pass,
    Place,
    Play,
    Prevent,
    Save,
    Show,
    Swap,
    Take,
    Travel,
)
from atoll.table.notation import Notation, NotationError

__all__ = ["MOVES", "NotationError", "parse_move", "write_move"]

MOVES = Notation[Move](
    "move",
    FIELDS,
    {
        "play {card:Card}": Play,
        "play warrior spare {spared:Neighbour}": Challenge,
        "play {card:DalangCard} to {goal:Island}": Travel,
        "end turn": EndTurn(),
        "defend": Defend(),
        "flee": Flee(),
        "save {card:Card} at {island:Island}": Save,
        "join": Join(),
        "force": Force(),
        "show {number:Number}": Show,
        "prevent with {card:DalangCard}": Prevent,
        "pass": Pass(),
        "place {card:Card} on {island:Island}": Place,
        "take from {island:Island}": Take,
        "swap {card:Card}": Swap,
        "done": Done(),
        "lay {card:Card}": Lay,
        "mask {number:Number}": Mask,
    },
    said={"done": "be done", "mask {number:Number}": "take mask {number:Number}"},
)
parse_move, write_move = MOVES.read, MOVES.write
