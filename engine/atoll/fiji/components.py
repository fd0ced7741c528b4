"""The box of Fiji: colours, beads, heads and cards.

The 16 condition and 16 effect cards are nowhere listed: each card carries its evidence, and the
deck as a whole is inferred.
Source: fiji-en-2006, contents and phases 1 to 5.
"""

from typing import NamedTuple

COLOURS = ("green", "red", "yellow", "blue")
GREEN, RED, YELLOW, BLUE = range(4)


class Beads(NamedTuple):
    """A number of beads of each colour."""

    green: int = 0
    red: int = 0
    yellow: int = 0
    blue: int = 0

    def plus(self, more: "Beads") -> "Beads":
        """Both piles together."""
        green, red, yellow, blue = more
        return Beads(self[0] + green, self[1] + red, self[2] + yellow, self[3] + blue)

    def minus(self, less: "Beads") -> "Beads":
        """This pile without the other."""
        green, red, yellow, blue = less
        return Beads(self[0] - green, self[1] - red, self[2] - yellow, self[3] - blue)


class Condition(NamedTuple):
    """What a row asks of the offers: the colours it adds up, and the most or the fewest of them."""

    colours: tuple[bool, bool, bool, bool]
    most: bool


class Effect(NamedTuple):
    """What a row does: every kind of effect is one filled field, so no rule asks for the kind."""

    takes: Beads = Beads()
    halves: tuple[bool, bool, bool, bool] = (False, False, False, False)
    others: Beads = Beads()
    keeps: bool = False
    rotates: bool = False
    swaps: bool = False


class Goal(NamedTuple):
    """What the ranking asks of the hands: a colour (as its place in COLOURS), most or fewest."""

    colour: int
    most: bool


class Card(NamedTuple):
    """A condition or an effect with its evidence.

    `evidence` is `stated` (a rulebook has it), `attested` (a review names it) or `inferred`
    (it completes a pattern); `source` says where.
    """

    face: Condition | Effect
    evidence: str
    source: str


class Deck(NamedTuple):
    """The cards of a game: 16 conditions and 16 effects."""

    conditions: tuple[Condition, ...]
    effects: tuple[Effect, ...]


NO_BEADS = Beads()
BOX = Beads(30, 24, 18, 12)
SET = Beads(5, 4, 3, 2)
EXTENDED_SET = Beads(6, 5, 4, 3)
HEADS = 40
ROUNDS = 4
EXCHANGES = 3
ROWS = 4
SMALLEST_OFFER, LARGEST_OFFER = 1, 4
SET_ASIDE = 4
GOAL_HEADS = (4, 3, 2, 1)
FEWEST_SEATS, MOST_SEATS = 2, 5


def _flags(*colours: int) -> tuple[bool, bool, bool, bool]:
    return (GREEN in colours, RED in colours, YELLOW in colours, BLUE in colours)


def most(*colours: int) -> Condition:
    """The most of these colours together."""
    return Condition(_flags(*colours), most=True)


def fewest(*colours: int) -> Condition:
    """The fewest of these colours together."""
    return Condition(_flags(*colours), most=False)


def half(colour: int) -> Effect:
    """Take half of a colour in the supply."""
    return Effect(halves=_flags(colour))


_RULEBOOKS = "fiji-en-2006 and fiji-de-2005"
_ALL = (GREEN, RED, YELLOW, BLUE)

CONDITIONS: tuple[Card, ...] = (
    Card(most(GREEN), "inferred", "completes the colours"),
    Card(most(RED), "attested", "review goblins.net"),
    Card(most(YELLOW), "inferred", "completes the colours"),
    Card(most(BLUE), "inferred", "completes the colours"),
    Card(fewest(GREEN), "stated", f"{_RULEBOOKS}, examples of conditions"),
    Card(fewest(RED), "inferred", "completes the colours"),
    Card(fewest(YELLOW), "stated", f"{_RULEBOOKS}, exchange example, row 2"),
    Card(fewest(BLUE), "attested", "review michas-spielmitmir.de"),
    Card(most(RED, GREEN), "stated", f"{_RULEBOOKS}, exchange example, row 1"),
    Card(most(RED, YELLOW), "attested", "review spielpremieren.blogspot.com"),
    Card(most(RED, BLUE), "inferred", "completes the pairs"),
    Card(most(YELLOW, GREEN), "attested", "review labsk.net"),
    Card(most(GREEN, BLUE), "attested", "review monpetitcoin.com"),
    Card(most(YELLOW, BLUE), "inferred", "completes the pairs"),
    Card(most(*_ALL), "stated", f"{_RULEBOOKS}, exchange example, row 3"),
    Card(fewest(*_ALL), "stated", f"{_RULEBOOKS}, exchange example, row 4"),
)

EFFECTS: tuple[Card, ...] = (
    Card(Effect(takes=Beads(green=4)), "stated", f"{_RULEBOOKS}, effect cards"),
    Card(Effect(takes=Beads(red=3)), "stated", f"{_RULEBOOKS}, effect cards"),
    Card(Effect(takes=Beads(yellow=2)), "stated", f"{_RULEBOOKS}, effect cards"),
    Card(Effect(takes=Beads(blue=1)), "stated", f"{_RULEBOOKS}, effect cards"),
    Card(Effect(takes=Beads(1, 1, 1, 1)), "stated", f"{_RULEBOOKS}, effect cards"),
    Card(half(GREEN), "inferred", "the kind is stated, this colour completes it"),
    Card(half(RED), "attested", "review labsk.net"),
    Card(half(YELLOW), "inferred", "the kind is stated, this colour completes it"),
    Card(half(BLUE), "attested", "review spielpremieren.blogspot.com"),
    Card(Effect(others=Beads(green=1)), "inferred", "the kind is stated, this colour completes it"),
    Card(Effect(others=Beads(red=1)), "attested", "review spielpremieren.blogspot.com"),
    Card(Effect(others=Beads(yellow=1)), "stated", f"{_RULEBOOKS}, exchange example, row 3"),
    Card(Effect(others=Beads(blue=1)), "inferred", "the kind is stated, this colour completes it"),
    Card(Effect(keeps=True), "stated", f"{_RULEBOOKS}, effect cards"),
    Card(Effect(rotates=True), "stated", f"{_RULEBOOKS}, effect cards"),
    Card(Effect(swaps=True), "stated", f"{_RULEBOOKS}, effect cards"),
)

DECK = Deck(
    tuple(card.face for card in CONDITIONS if isinstance(card.face, Condition)),
    tuple(card.face for card in EFFECTS if isinstance(card.face, Effect)),
)
