"""Text to moves and back: `sail H6 to I9`; and when each move is made."""

from atoll.kaivai import table as on
from atoll.kaivai.fields import FIELDS
from atoll.table.made import Made, notation, times
from atoll.table.notation import Notation

CANOES = ("build", "fish", "deliver", "move")
"""The stages of actions with canoes."""
_MADE = (
    Made("bid {number:Number}", on.Bid, "kaivai_2_1", ("bid",)),
    Made("place {kind:HutKind} on {hex:Hex}", on.Place, "kaivai_1_5", ("huts",)),
    Made("god to {hex:Hex}", on.God, "kaivai_3_1", ("god",)),
    Made("choose {action:Action}", on.Choose, "kaivai_4_1", ("action",)),
    Made("pass", on.Pass(), "kaivai_4_6", ("action",)),
    Made("sail {canoe:Hex} to {to:Hex}", on.Sail, "kaivai_5_1", CANOES),
    Made("build {kind:HutKind} on {hex:Hex} from {canoe:Hex}", on.Build, "kaivai_6_1", ("build",)),
    Made("pay {shells:Track}", on.Pay, "kaivai_6_6", ("pay",)),
    Made("fish at {cult:Hex} from {canoe:Hex}", on.Fish, "kaivai_7_1", ("fish",)),
    Made(
        "fish at {cult:Hex} from {canoe:Hex} with {dice:Number}",
        on.FishWith,
        "kaivai_7_1",
        ("fish",),
    ),
    Made(
        "deliver {fish:Track} to {hut:Hex} from {canoe:Hex}",
        on.Deliver,
        "kaivai_8_1",
        ("deliver",),
    ),
    Made("celebrate at {hex:Hex}", on.Celebrate, "kaivai_10_1", ("celebrate",)),
    Made("done", on.Done(), "kaivai_4_5", CANOES),
    Made("score {hex:Hex}", on.Score, "kaivai_14_3", ("village",)),
    Made("add {influence:Number}", on.Add, "kaivai_14_5", ("influence",)),
)
TIMES = times(_MADE)
"""When each move is made."""
MOVES: Notation[on.Move] = notation(
    FIELDS, _MADE, {"done": "be done", "god to {hex:Hex}": "move the god to {hex:Hex}"}
)
