"""Text to moves and back: `sail H6 to I9`; and when each move is made."""

from atoll.kaivai import table as on
from atoll.kaivai.fields import FIELDS
from atoll.table.notation import Notation

CANOES = ("build", "fish", "deliver", "move")
"""The stages of actions with canoes."""
_MOVES: tuple[tuple[str, type[on.Move], str, tuple[str, ...]], ...] = (
    ("bid {number:Number}", on.Bid, "kaivai_2_1", ("bid",)),
    ("place {kind:HutKind} on {hex:Hex}", on.Place, "kaivai_1_5", ("huts",)),
    ("god to {hex:Hex}", on.God, "kaivai_3_1", ("god",)),
    ("choose {action:Action}", on.Choose, "kaivai_4_1", ("action",)),
    ("pass", on.Pass, "kaivai_4_6", ("action",)),
    ("sail {canoe:Hex} to {to:Hex}", on.Sail, "kaivai_5_1", CANOES),
    ("build {kind:HutKind} on {hex:Hex} from {canoe:Hex}", on.Build, "kaivai_6_1", ("build",)),
    ("pay {shells:Track}", on.Pay, "kaivai_6_6", ("pay",)),
    ("fish at {cult:Hex} from {canoe:Hex}", on.Fish, "kaivai_7_1", ("fish",)),
    (
        "fish at {cult:Hex} from {canoe:Hex} with {dice:Number}",
        on.FishWith,
        "kaivai_7_1",
        ("fish",),
    ),
    ("deliver {fish:Track} to {hut:Hex} from {canoe:Hex}", on.Deliver, "kaivai_8_1", ("deliver",)),
    ("celebrate at {hex:Hex}", on.Celebrate, "kaivai_10_1", ("celebrate",)),
    ("done", on.Done, "kaivai_4_5", CANOES),
    ("score {hex:Hex}", on.Score, "kaivai_14_3", ("village",)),
    ("add {influence:Number}", on.Add, "kaivai_14_5", ("influence",)),
)
"""Each move: its phrase, its type, the rule by which there are such, and its stages."""
MOVES = Notation[on.Move](
    "move",
    FIELDS,
    {phrase: made for phrase, made, _, _ in _MOVES},
    said={"done": "be done", "god to {hex:Hex}": "move the god to {hex:Hex}"},
    rules={made: rule for _, made, rule, _ in _MOVES},
)
TIMES = {made: times for _, made, _, times in _MOVES}
"""When each move is made."""
