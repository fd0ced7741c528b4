"""Text to moves and back: `sail H6 to I9`."""

from atoll.kaivai.fields import FIELDS
from atoll.kaivai.table import (
    Add,
    Bid,
    Build,
    Celebrate,
    Choose,
    Deliver,
    Done,
    Fish,
    FishWith,
    God,
    Move,
    Pass,
    Pay,
    Place,
    Sail,
    Score,
)
from atoll.table.notation import Notation, NotationError

__all__ = ["MOVES", "NotationError", "parse_move", "write_move"]

MOVES = Notation[Move](
    "move",
    FIELDS,
    {
        "bid {number:Number}": Bid,
        "place {kind:HutKind} on {hex:Hex}": Place,
        "god to {hex:Hex}": God,
        "choose {action:Action}": Choose,
        "pass": Pass(),
        "sail {canoe:Hex} to {to:Hex}": Sail,
        "build {kind:HutKind} on {hex:Hex} from {canoe:Hex}": Build,
        "pay {shells:Track}": Pay,
        "fish at {cult:Hex} from {canoe:Hex}": Fish,
        "fish at {cult:Hex} from {canoe:Hex} with {dice:Number}": FishWith,
        "deliver {fish:Track} to {hut:Hex} from {canoe:Hex}": Deliver,
        "celebrate at {hex:Hex}": Celebrate,
        "done": Done(),
        "score {hex:Hex}": Score,
        "add {influence:Number}": Add,
    },
    said={"done": "be done", "god to {hex:Hex}": "move the god to {hex:Hex}"},
    rules={
        Bid: "kaivai_2_1",
        Place: "kaivai_1_5",
        God: "kaivai_3_1",
        Choose: "kaivai_4_1",
        Pass: "kaivai_4_6",
        Sail: "kaivai_5_1",
        Build: "kaivai_6_1",
        Pay: "kaivai_6_6",
        Fish: "kaivai_7_1",
        FishWith: "kaivai_7_1",
        Deliver: "kaivai_8_1",
        Celebrate: "kaivai_10_1",
        Done: "kaivai_4_5",
        Score: "kaivai_14_3",
        Add: "kaivai_14_5",
    },
)
parse_move, write_move = MOVES.read, MOVES.write
