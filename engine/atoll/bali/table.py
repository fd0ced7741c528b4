"""The table of Bali and the moves."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from atoll.bali.components import Box
from atoll.table import quickly_replaced
from atoll.table.rulings import Answers

__all__ = [
    "SEATS",
    "STAGES",
    "Challenge",
    "Choice",
    "Defend",
    "Done",
    "EndTurn",
    "Flee",
    "Force",
    "Join",
    "Lay",
    "Mask",
    "Move",
    "Pass",
    "Place",
    "Play",
    "Prevent",
    "Save",
    "Show",
    "Swap",
    "Table",
    "Take",
    "Travel",
]

SEATS: tuple[int, ...] = (4, 3)
"""How many may sit down, the usual number first."""

STAGES = (
    "draw",
    "turn",
    "challenge",
    "save",
    "join",
    "exchange",
    "force",
    "show",
    "prevent",
    "lay",
    "arrive",
    "mask",
    "over",
)


class Choice(NamedTuple):
    """What is chosen of an exchange or a flight: a card, the island of a pile, or both."""

    card: str | None = None
    island: str | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """Play a household card."""

    card: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """Play a warrior and spare a neighbour."""

    spared: str


@dataclass(frozen=True, slots=True)
class Travel:
    """Play a Dalang card, one of its islands being the goal."""

    card: str
    goal: str


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End one's turn."""


@dataclass(frozen=True, slots=True)
class Defend:
    """Play a warrior against a challenge."""


@dataclass(frozen=True, slots=True)
class Flee:
    """Flee from a challenge."""


@dataclass(frozen=True, slots=True)
class Save:
    """Fleeing, put a card on one's pile at an island."""

    card: str
    island: str


@dataclass(frozen=True, slots=True)
class Join:
    """Play the same kind, a scholar or an artist, to take part."""


@dataclass(frozen=True, slots=True)
class Force:
    """Play a second card of the kind, which ends the turn of the active player."""


@dataclass(frozen=True, slots=True)
class Show:
    """Show so many cards of the kind that was played."""

    number: int


@dataclass(frozen=True, slots=True)
class Prevent:
    """Prevent a change of island with a Dalang card."""

    card: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class Place:
    """Place a card on one's pile at an island, by a scholar."""

    card: str
    island: str


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top card of one's pile at an island, by a scholar."""

    island: str


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap a card, by an artist."""

    card: str


@dataclass(frozen=True, slots=True)
class Done:
    """Do what is chosen; in laying down a hand, the rest as it is held."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card down, on those that lie there."""

    card: str


@dataclass(frozen=True, slots=True)
class Mask:
    """Take a mask of this value (ruling second_mask=active_chooses)."""

    number: int


Move = (
    Play
    | Challenge
    | Travel
    | EndTurn
    | Defend
    | Flee
    | Save
    | Join
    | Force
    | Show
    | Prevent
    | Pass
    | Place
    | Take
    | Swap
    | Done
    | Lay
    | Mask
)
Piles = Mapping[str, tuple[str, ...]]


@quickly_replaced
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
