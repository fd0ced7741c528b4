"""The table of Bali and the moves."""

from collections.abc import Mapping
from typing import NamedTuple

from atoll.bali.components import Box
from atoll.table import frozen
from atoll.table.move import move
from atoll.table.rulings import Answers

SEATS: tuple[int, ...] = (4, 3)
"""How many may sit down, the usual number first."""

DECIDED: Mapping[str, tuple[str, str]] = {
    "turn": ("bali_2_3", "plays a card or ends the turn"),
    "challenge": ("bali_3_2", "defends or flees"),
    "save": ("bali_3_3", "saves cards"),
    "join": ("bali_2_7", "takes part or passes"),
    "exchange": ("bali_2_7", "exchanges cards"),
    "force": ("bali_2_5", "ends the turn or passes"),
    "show": ("bali_6_2", "shows cards or passes"),
    "prevent": ("bali_8_2", "prevents the change or passes"),
    "lay": ("bali_8_6", "lays the hand down"),
    "mask": ("bali_9_4", "takes a mask"),
}
"""The rule that says who decides at a stage, and what."""
COMING: Mapping[str, str] = {
    "draw": "the turn begins",
    "arrive": "the Dalang arrives",
    "over": "the game is over",
}
"""What comes at a stage at which nobody decides."""
STAGES = (
    *("draw", "turn", "challenge", "save", "join", "exchange", "force", "show", "prevent"),
    *("lay", "arrive", "mask", "over"),
)
"""In the order of play."""


class Choice(NamedTuple):
    """What is chosen of an exchange or a flight: a card, the island of a pile, or both."""

    card: str | None = None
    island: str | None = None


class Move:
    """What a player may do."""

    __slots__ = ()


@move("play {card:Card}", "bali_2_3", "turn")
class Play(Move):
    """Play a household card."""

    card: str


@move("play warrior spare {spared:Neighbour}", "bali_3_1", "turn")
class Challenge(Move):
    """Play a warrior and spare a neighbour."""

    spared: str


@move("play {card:DalangCard} to {goal:Island}", "bali_8_1", "turn")
class Travel(Move):
    """Play a Dalang card, one of its islands being the goal."""

    card: str
    goal: str


@move("end turn", "bali_2_4", "turn")
class EndTurn(Move):
    """End one's turn."""


@move("defend", "bali_3_2", "challenge")
class Defend(Move):
    """Play a warrior against a challenge."""


@move("flee", "bali_3_2", "challenge")
class Flee(Move):
    """Flee from a challenge."""


@move("save {card:Card} at {island:Island}", "bali_3_3", "save")
class Save(Move):
    """Fleeing, put a card on one's pile at an island."""

    card: str
    island: str


@move("join", "bali_2_7", "join")
class Join(Move):
    """Play the same kind, a scholar or an artist, to take part."""


@move("force", "bali_2_5", "force")
class Force(Move):
    """Play a second card of the kind, which ends the turn of the active player."""


@move("show {number:Number}", "bali_6_2", "show")
class Show(Move):
    """Show so many cards of the kind that was played."""

    number: int


@move("prevent with {card:DalangCard}", "bali_8_2", "prevent")
class Prevent(Move):
    """Prevent a change of island with a Dalang card."""

    card: str


@move("pass", "bali_2_7", "join", "force", "show", "prevent")
class Pass(Move):
    """Do nothing."""


@move("place {card:Card} on {island:Island}", "bali_4_1", "exchange")
class Place(Move):
    """Place a card on one's pile at an island, by a scholar."""

    card: str
    island: str


@move("take from {island:Island}", "bali_4_1", "exchange")
class Take(Move):
    """Take the top card of one's pile at an island, by a scholar."""

    island: str


@move("swap {card:Card}", "bali_5_1", "exchange")
class Swap(Move):
    """Swap a card, by an artist."""

    card: str


@move("done", "bali_2_7", "save", "exchange", "lay", said="be done")
class Done(Move):
    """Do what is chosen; in laying down a hand, the rest as it is held."""


@move("lay {card:Card}", "bali_8_6", "lay")
class Lay(Move):
    """Lay a card down, on those that lie there."""

    card: str


@move("mask {number:Number}", "bali_9_4", "mask", said="take mask {number:Number}")
class Mask(Move):
    """Take a mask of this value (ruling second_mask=active_chooses)."""

    number: int


Piles = Mapping[str, tuple[str, ...]]


@frozen
class Table(NamedTuple):
    """The whole position, hidden parts included.

    `stage` is what comes next; `active` is the active player, `turn` who decides, None where nobody
    does. `played` is the card that is answered, `spared` whom a warrior spares, `forced` who ends
    the turn, `prevented` who prevents a change, `shown` what each has shown. `island` is the one
    with the Dalang, `goal` where it is to go. Hands and piles are from the bottom to the top; a
    pile is `under`, `dealt` and `laid`, in this order. The first card of `draw` is drawn first.
    `discard` is face up; `cut` lies among it face down: what was cut from too large a pile.
    """

    seats: tuple[str, ...]
    rulings: Answers
    stage: str
    active: int
    turn: int | None
    played: str | None
    spared: int | None
    forced: tuple[bool, ...]
    prevented: tuple[bool, ...]
    shown: tuple[int | None, ...]
    island: str
    goal: str | None
    hands: tuple[tuple[str, ...], ...]
    dealt: tuple[Piles, ...]
    laid: tuple[Piles, ...]
    under: tuple[Piles, ...]
    draw: tuple[str, ...]
    discard: tuple[int, ...]
    cut: tuple[tuple[int, ...], ...]
    seed: int
    box: Box
    start_cards: tuple[int | None, ...]
    priests: Mapping[str, int]
    princes: Mapping[str, int]
    seals: Mapping[str, int]
    masks: tuple[tuple[int, ...], ...]
    masks_left: tuple[int, ...]
    ender: int | None
    chosen: tuple[tuple[Choice, ...], ...]
