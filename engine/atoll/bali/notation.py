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
    rules={
        Play: "bali_2_3",
        Challenge: "bali_3_1",
        Travel: "bali_8_1",
        EndTurn: "bali_2_4",
        Defend: "bali_3_2",
        Flee: "bali_3_2",
        Save: "bali_3_3",
        Join: "bali_2_7",
        Force: "bali_2_5",
        Show: "bali_6_2",
        Prevent: "bali_8_2",
        Pass: "bali_2_7",
        Place: "bali_4_1",
        Take: "bali_4_1",
        Swap: "bali_5_1",
        Done: "bali_2_7",
        Lay: "bali_8_6",
        Mask: "bali_9_4",
    },
)
parse_move, write_move = MOVES.read, MOVES.write
