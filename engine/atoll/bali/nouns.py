"""The nouns of Bali, each said once: its kinds, and the parts of its table."""

from collections.abc import Mapping, Sequence
from typing import Any

from atoll.bali.components import BOX, CARDS, DALANG, ISLANDS, StartCard
from atoll.bali.fields import read_card, write_cards, write_counts
from atoll.bali.own_box import own_box, playable
from atoll.bali.table import STAGES, Choice, Table
from atoll.table.contract import Components
from atoll.table.kinds import (
    ByName,
    BySeat,
    Counts,
    Each,
    Names,
    Number,
    Record,
    Seat,
    Seats,
    Text,
    Word,
)
from atoll.table.layout import Layout
from atoll.table.parts import Hides, Part, Supposed

_LARGEST_SEED = 2**53 - 1
_MOST = 159
_NO_PILES: Mapping[str, tuple[str, ...]] = {}
NO_CARDS = (0,) * len(CARDS)

CARD = Text(read_card, str, ("warrior", "Kukusch/Panschar"), name="card", every=CARDS)
_ISLAND = Word(ISLANDS, name="island")


class _Cards(Each):
    """Cards in their order, of which equal ones beside each other are told together."""

    def told(self, value: Sequence[Any], _names: Names) -> str:
        """As a phrase lists them; of those that a view does not show, how many there are."""
        return write_cards([card or "hidden" for card in value])


_CARDS = _Cards(CARD, "cards", name="cards")
_PILES = ByName(_ISLAND, _CARDS, name="piles")


def _numbers(*numbers: int) -> tuple[int, ...]:
    return numbers


_COUNTS = Counts(_numbers, CARDS, _MOST, write_counts, name="counts")
_DALANG = Counts(_numbers, DALANG, 24, lambda n: write_counts((0,) * 5 + tuple(n)), name="dalang")
_VALUES = Each(Number(1, 99), "values of masks", name="values")
_START = Record(
    StartCard,
    {"prince": _ISLAND, "priest": _ISLAND, "dalang": _ISLAND},
    name="start_card",
)
BOX_KIND = Record(
    own_box,
    {
        "dalang": _DALANG,
        "masks": _VALUES,
        "start_cards": Each(_START, "start cards", name="start_deck"),
    },
    name="box",
    starts=BOX._asdict(),
)
OWN = Components(
    "box",
    lambda value: playable(BOX_KIND.read(value, "box", ())),
    lambda box: BOX_KIND.write(box, ()),
)
_CHOICE = Record(
    Choice, {"card": CARD, "island": _ISLAND}, name="choice", starts={"card": None, "island": None}
)
_HOLDERS = ByName(_ISLAND, Seat(), name="holders")


def _over(table: Table) -> bool:
    return table.stage == "over"


def _size(table: Table, cards: tuple[str, ...] | None) -> Any:
    """How many cards lie there, where all may know that (ruling sizes)."""
    public = table.rulings.sizes == "public" and cards is not None
    return (None,) * len(cards or ()) if public else None


def _sizes(table: Table, piles: Mapping[str, tuple[str, ...]]) -> Any:
    return _own_sizes(table, piles) if table.rulings.sizes == "public" else None


def _own_sizes(_table: Table, piles: Mapping[str, tuple[str, ...]]) -> Any:
    return {island: (None,) * len(cards) for island, cards in piles.items()}


_RULE = "bali_0_8"
_HAND = Hides(_RULE, "hand of {seat}", _over, _size)
_DEALT = Hides(_RULE, "cards dealt to {seat}", _over, _sizes, lambda _: True, _own_sizes)
_LAID = Hides(_RULE, "cards laid by {seat}", _over, _sizes)
_UNDER = Hides(_RULE, "cards laid under by {seat}", _over, _sizes)
_CUT = Hides(
    _RULE,
    "cards cut from piles of {seat}",
    lambda table: _over(table) or table.rulings.cut_seen == "all",
    lambda _, cards: None if any(cards) else cards,
    lambda table: table.rulings.cut_seen == "nobody",
)
_CHOSEN = Hides(
    _RULE,
    "cards chosen by {seat}",
    _over,
    lambda _table, chosen: tuple(one._replace(card=None) for one in chosen),  # all see the piles
)
_DRAW = Hides(_RULE, "cards in the draw pile", _over, lambda _, cards: (None,) * len(cards or ()))
_DISCARD = Hides(
    _RULE,
    "cards in the discard pile",
    lambda table: _over(table) or table.rulings.discard == "open",
)
_LUCK = Hides("bali_2_2", "luck in the shuffling", _over)

LAYOUT = Layout(
    "Bali",
    "The whole table. Left out: the first player is active and has to play a card, the chips lie "
    "as start cards 1 to 4 put them, and the draw pile holds what is nowhere else; where it is "
    "given, the discard pile does.",
    [
        Part("stage", Word(STAGES), starts="turn", always=True, says="What comes next."),
        Part("active", Seat(), "active player", starts=0, always=True),
        Part("turn", Seat(), "turn", starts=None, always=True, nothing="nobody"),
        Part("played", CARD, "played card", starts=None, nothing="none"),
        Part("spared", Seat(), "spared player", starts=None, nothing="nobody"),
        Part("forced", Seats("the players who end the turn"), "ends the turn", starts=False),
        Part("prevented", Seats("the players who prevent it"), "prevents the change", starts=False),
        Part("shown", BySeat(Number(0, 30)), "shown cards", starts=None, nothing="nothing"),
        Part("island", _ISLAND, "active island", starts="Kukusch", always=True),
        Part("goal", _ISLAND, "goal", starts=None, nothing="none"),
        Part("hands", BySeat(_CARDS), "hand", starts=(), always=True, hides=_HAND),
        Part("dealt", BySeat(_PILES), "dealt cards", starts=_NO_PILES, hides=_DEALT),
        Part("laid", BySeat(_PILES), "laid cards", starts=_NO_PILES, always=True, hides=_LAID),
        Part(
            "under",
            BySeat(_PILES),
            "cards laid under",
            starts=_NO_PILES,
            hides=_UNDER,
            begins={"en": "the cards laid under are"},
        ),
        Part("draw", _CARDS, "draw pile", starts=None, always=True, hides=_DRAW),
        Part("discard", _COUNTS, "discard pile", starts=None, always=True, hides=_DISCARD),
        Part("cut", BySeat(_COUNTS), "cut cards", starts=NO_CARDS, hides=_CUT),
        Part("seed", Number(0, _LARGEST_SEED), starts=0, hides=_LUCK),
        Part("box", BOX_KIND, starts=BOX, says="A box of one's own; else the working one."),
        Part("start_cards", BySeat(Number(1, 4)), "start card", starts=None, nothing="none"),
        Part("priests", _HOLDERS, "priests", starts=None, always=True),
        Part("princes", _HOLDERS, "princes", starts=None, always=True),
        Part("seals", _HOLDERS, "seals", starts={}, always=True),
        Part("masks", BySeat(_VALUES), "masks", starts=(), always=True),
        Part(
            "masks_left",
            _VALUES,
            "masks left",
            starts=None,
            always=True,
            begins={"en": "the masks left are"},
        ),
        Part("ender", Seat(), "player who caused the end", starts=None, nothing="nobody"),
        Part("chosen", BySeat(Each(_CHOICE, "choices")), "chosen cards", starts=(), hides=_CHOSEN),
    ],
    supposed=[
        Supposed("invented", "which Dalang cards there are", "bali_0_5", "dalang"),
        Supposed("invented", "how many masks have which value", "bali_0_6", "masks"),
        Supposed("from one source", "that there are masks of 2 and 3", "bali_0_6", "masks"),
        Supposed(
            "invented",
            "where start cards 2 to 4 put chips, and all four the Dalang",
            "bali_1_6",
            "start_cards",
        ),
    ],
    stays={
        "active": "bali_2_4",
        "turn": "bali_2_7",
        "spared": "bali_3_1",
        "island": "bali_8_5",
        "start_cards": "bali_1_5",
        "priests": "bali_6_8",
        "princes": "bali_6_8",
        "seals": "bali_7_2",
        "masks": "bali_9_5",
        "masks_left": "bali_9_1",
        "ender": "bali_10_5",
    },
)
"""Every part of the table, as Table names it."""
