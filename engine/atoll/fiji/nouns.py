"""The nouns of Fiji, each said once: its kinds, and the parts of its table.

Names are those of the players; everything else is in the notation.
"""

from collections.abc import Iterable
from itertools import product, starmap
from typing import Any

from atoll.fiji.components import (
    COLOURS,
    DECK,
    EXCHANGES,
    NO_BEADS,
    ROUNDS,
    ROWS,
    SET,
    Beads,
    Deck,
    Goal,
)
from atoll.fiji.notation import CONDITIONS, EFFECTS, GOALS, MOST_BEADS, write_beads
from atoll.fiji.table import STAGES, Deal, Table
from atoll.table.contract import Components
from atoll.table.kinds import BySeat, Counts, Each, Number, Record, Seat, Seats, Text, Word
from atoll.table.layout import Layout
from atoll.table.notation import Notation
from atoll.table.parts import Hides, Part, Supposed
from atoll.table.stating import rule

_MOST_HEADS = 99

BEADS = Counts(Beads, COLOURS, MOST_BEADS, write_beads, name="beads")
_PILES = BySeat(BEADS, name="beads_by_seat")


def _card(cards: Notation[Any], name: str, every: Iterable[Any]) -> Text:
    texts = tuple(map(cards.write, every))
    return Text(cards.read, cards.write, cards.examples, name=name, every=texts)


_CONDITION = _card(CONDITIONS, "condition", DECK.conditions)
_EFFECT = _card(EFFECTS, "effect", DECK.effects)
_GOAL = _card(GOALS, "goal", starmap(Goal, product(range(len(COLOURS)), (True, False))))


def _column(card: Text, name: str) -> Each:
    return Each(card, "cards", ROWS, name=name, says="From top to bottom.")


_CONDITIONS = _column(_CONDITION, "conditions")
_EFFECTS = _column(_EFFECT, "effects")
_GOALS = Each(
    _GOAL,
    "cards",
    ROWS,
    key=lambda goal: goal.colour,
    once="name each of the four colours once",
    name="goals",
    says="From the nearest to the furthest; each colour once.",
)
_COLUMNS = {"conditions": _CONDITIONS, "effects": _EFFECTS, "goals": _GOALS}


def _deck(number: int | None = None) -> Record:
    """A deck, its cards as texts; that there are others than 16 of a kind, a rule refuses."""
    columns = {"conditions": _CONDITION, "effects": _EFFECT}
    of = "cards as texts" if number else "the cards as texts"
    cards = {name: Each(card, of, number, numbered=True) for name, card in columns.items()}
    return Record(Deck, cards, name="deck")


def read_deck(cards: object) -> Deck:
    """A deck from its conditions and effects, as lists of texts.

    How many there must be, the setup says. Errors: PositionError names the card.
    """
    found: Deck = _deck().read(cards, "deck", ())
    return found


def write_deck(deck: Deck) -> Any:
    """A deck as texts; `read_deck` gives the same deck back."""
    return _deck().write(deck, ())


OWN = Components("deck", read_deck, write_deck)


@rule("fiji_4_3")
def _revealed(table: Table) -> bool:
    """Offers are open once all are in."""
    return None not in table.offers


def _in_fist(_table: Table, offer: Beads | None) -> bool | None:
    """All see who has an offer, and nothing else of it."""
    return None if offer is None else True


@rule("fiji_1_3")
def _scored(table: Table) -> bool:
    """Hands are open once the round is scored."""
    return table.stage in {"dealing", "no cards", "over"}


@rule("fiji_7_3")
def _aside_shown(table: Table) -> bool:
    """What is set aside is never open but by a house rule; the ruling set_aside."""
    return _scored(table) and table.rulings.set_aside == "shown"


@rule("fiji_2_4")
def _over(table: Table) -> bool:
    """Nobody looks into the stacks."""
    return table.stage == "over"


_HANDS = Hides("fiji_1_3", "hand of {seat}", until=_scored)
_OFFERS = Hides("fiji_4_3", "offer of {seat}", until=_revealed, leaves=_in_fist)
_ASIDE = Hides("fiji_7_3", "beads set aside by {seat}", until=_aside_shown)
_STACKS = Hides("fiji_2_4", "cards still in the stacks", until=_over)

LAYOUT = Layout(
    "Fiji",
    "The whole table. Left out: round and exchange are 1, the supply is a set, the hands are a set "
    "each, less what is offered or set aside, everything else is empty.",
    [
        Part("round", Number(1, ROUNDS), "round", starts=1, always=True),
        Part("exchange", Number(1, EXCHANGES), "exchange", starts=1, always=True),
        Part("conditions", _CONDITIONS, "conditions", always=True),
        Part("effects", _EFFECTS, "effects", always=True),
        Part("goals", _GOALS, "goals", always=True, begins={"de": "die Ziele sind"}),
        Part("supply", BEADS, "supply", starts=SET, always=True, begins={"de": "der Vorrat ist"}),
        Part("hands", _PILES, "hand", starts=NO_BEADS, always=True, hides=_HANDS),
        Part(
            "set_aside",
            _PILES,
            "set aside",
            starts=None,
            always=True,
            nothing="nothing set aside",
            begins={"en": "the beads set aside are"},
            of_one="the beads that {seat:Seat} has set aside are",
            hides=_ASIDE,
        ),
        Part("heads", BySeat(Number(0, _MOST_HEADS)), "heads", starts=0, always=True),
        Part("offers", _PILES, "offer", starts=None, nothing="no offer", hides=_OFFERS),
        Part(
            "row",
            Number(0, ROWS),
            starts=0,
            says="The row being analysed, or 0 while offers are made.",
        ),
        Part(
            "keepers",
            Seats("the players who keep their offer"),
            "keeps",
            starts=False,
            says="The players who keep their offer after the fourth row.",
        ),
        Part(
            "deal",
            Each(Record(Deal, _COLUMNS, name="deal"), "the cards of each later round", most=3),
            "later cards",
            starts=(),
            hides=_STACKS,
            says="The cards of the later rounds.",
        ),
        Part(
            "chooser",
            Seat(),
            "chooser",
            starts=None,
            nothing="nobody",
            says="The player who executes a card and has something to choose.",
        ),
        Part(
            "stage",
            Word(STAGES),
            starts=None,
            says="What comes next. Left out where it follows from the rest.",
        ),
    ],
    others={"deck": _deck(16)},
    supposed=[
        Supposed("inferred", "which conditions and effects there are", "fiji_0_3", "conditions")
    ],
    stays={
        "round": "fiji_4_17",
        "exchange": "fiji_4_17",
        "conditions": "fiji_2_3",
        "effects": "fiji_2_3",
        "goals": "fiji_4_17",
        "offers": "fiji_4_3",
        "set_aside": "fiji_7_3",
        "keepers": "fiji_4_13",
        "deal": "fiji_0_3",
    },
)
"""Every part of the table, as Table names it."""
