"""The table of Kaivai and the moves."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from atoll.kaivai.board import Board, Hex
from atoll.table import frozen
from atoll.table.move import move
from atoll.table.rulings import Answers

SEATS: tuple[int, ...] = (4, 3)
"""How many may sit down, the usual number first."""

STAGES = (
    "bid",
    "huts",
    "god",
    "action",
    "build",
    "pay",
    "fish",
    "deliver",
    "move",
    "celebrate",
    "loss",
    "final",
    "village",
    "influence",
    "over",
)

DECIDED: Mapping[str, tuple[str, str]] = {
    "bid": ("kaivai_2_3", "bids"),
    "huts": ("kaivai_1_5", "places starting huts"),
    "god": ("kaivai_3_1", "moves the god"),
    "action": ("kaivai_4_1", "chooses an action or passes"),
    "build": ("kaivai_4_1", "builds"),
    "pay": ("kaivai_6_6", "pays"),
    "fish": ("kaivai_4_1", "fishes"),
    "deliver": ("kaivai_4_1", "delivers"),
    "move": ("kaivai_4_1", "moves canoes"),
    "celebrate": ("kaivai_10_1", "chooses a village to celebrate in"),
    "village": ("kaivai_14_3", "chooses a village to be scored"),
    "influence": ("kaivai_14_5", "add[s|] influence"),
}
"""The rule that says who decides at a stage, and what."""

AFTER = ("final", "village", "influence", "over")
"""The stages after the last round."""


class Track(NamedTuple):
    """How many counters lie on each space of a number track, 1 to 5."""

    one: int = 0
    two: int = 0
    three: int = 0
    four: int = 0
    five: int = 0


class Hut(NamedTuple):
    """A hut: whose it is, of which kind, and how many fish lie on it."""

    owner: int
    kind: str
    fish: int = 0


@dataclass(frozen=True, slots=True)
class Move:
    """What a player does at a table."""


CANOES = ("build", "fish", "deliver", "move")
"""The stages of actions with canoes."""


@move("bid {number:Number}", "kaivai_2_1", "bid")
class Bid(Move):
    """Bid for the round."""

    number: int


@move("place {kind:HutKind} on {hex:Hex}", "kaivai_1_5", "huts")
class Place(Move):
    """Place a starting hut."""

    kind: str
    hex: Hex


@move("god to {hex:Hex}", "kaivai_3_1", "god", said="move the god to {hex:Hex}")
class God(Move):
    """Enlarge a village by a cult hex, and bring the fisherman's god there."""

    hex: Hex


@move("choose {action:Action}", "kaivai_4_1", "action")
class Choose(Move):
    """Choose an action."""

    action: str


@move("pass", "kaivai_4_6", "action")
class Pass(Move):
    """Take no more turns this round."""


@move("sail {canoe:Hex} to {to:Hex}", "kaivai_5_1", *CANOES)
class Sail(Move):
    """Move a canoe, before it acts."""

    canoe: Hex
    to: Hex


@move("build {kind:HutKind} on {hex:Hex} from {canoe:Hex}", "kaivai_6_1", "build")
class Build(Move):
    """Build a hut with a canoe."""

    kind: str
    hex: Hex
    canoe: Hex


@move("pay {shells:Track}", "kaivai_6_6", "pay")
class Pay(Move):
    """Pay what is due with shells."""

    shells: Track


@move("fish at {cult:Hex} from {canoe:Hex}", "kaivai_7_1", "fish")
class Fish(Move):
    """Fish with a canoe at the village of a cult hex."""

    cult: Hex
    canoe: Hex


@move("fish at {cult:Hex} from {canoe:Hex} with {dice:Number}", "kaivai_7_1", "fish")
class FishWith(Move):
    """Fish so, and roll so many dice (ruling roll=optional)."""

    cult: Hex
    canoe: Hex
    dice: int


@move("deliver {fish:Track} to {hut:Hex} from {canoe:Hex}", "kaivai_8_1", "deliver")
class Deliver(Move):
    """Deliver fish to a hut with a canoe."""

    fish: Track
    hut: Hex
    canoe: Hex


@move("celebrate at {hex:Hex}", "kaivai_10_1", "celebrate")
class Celebrate(Move):
    """Celebrate in the village of a hex."""

    hex: Hex


@move("done", "kaivai_4_5", *CANOES, said="be done")
class Done(Move):
    """End the action, and with it the turn."""


@move("score {hex:Hex}", "kaivai_14_3", "village")
class Score(Move):
    """Choose the village of a hex to be scored next."""

    hex: Hex


@move("add {influence:Number}", "kaivai_14_5", "influence")
class Add(Move):
    """Add influence to what one has in the village that is scored."""

    influence: int


@frozen
class Table(NamedTuple):
    """The whole position, hidden parts included.

    `stage` is what comes next. `order` is that of the bids while they are made, then that of the
    turns; `turn` is the seat that decides, None where several or nobody do. A canoe on a hex with
    a hut stands on that hut. `sailed` are the canoes that have moved and must still act, `done`
    those that have acted in this turn or were built in it. `spaces` holds the influence on each
    action, `marked` the actions that stand as chosen though the supply had no counter for them.
    `dice` are faces to come that are known beforehand, `seed` the luck of all others.
    `scored` has a cult hex of each village that is scored, the first of them in order.
    """

    seats: tuple[str, ...]
    rulings: Answers
    round: int
    stage: str
    order: tuple[int, ...]
    turn: int | None
    bids: tuple[int | None, ...]
    board: Board
    cult: frozenset[Hex]
    huts: Mapping[Hex, Hut]
    canoes: Mapping[Hex, int]
    god: Hex | None
    glory: tuple[int, ...]
    increase: tuple[int, ...]
    shells: tuple[Track, ...]
    fish: tuple[Track, ...]
    influence: tuple[int, ...]
    spaces: Mapping[str, int]
    marked: frozenset[str]
    cult_left: int
    goods_left: int
    influence_left: int
    acted: tuple[bool, ...]
    passed: tuple[bool, ...]
    sailed: frozenset[Hex]
    done: frozenset[Hex]
    due: int
    dice: tuple[str, ...]
    seed: int
    scored: frozenset[Hex]
    village: Hex | None
    added: tuple[int | None, ...]
