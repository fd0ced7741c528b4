"""The nouns of Kaivai, each said once: its kinds, and the parts of its table.

What follows from these is no part: which villages there are, how far a canoe moves, what a player
has left of huts, canoes and fishermen.
"""

from typing import Any

from atoll.kaivai import components as box
from atoll.kaivai.board import DEFAULT_BASES, FIELD, read_hex, write_hex
from atoll.kaivai.fields import write_track
from atoll.kaivai.own_board import own_board, playable
from atoll.kaivai.table import STAGES, Hut, Table, Track
from atoll.table.contract import Components
from atoll.table.kinds import (
    ByName,
    BySeat,
    Counts,
    Each,
    Number,
    Record,
    Seat,
    Seats,
    Some,
    Text,
    Word,
)
from atoll.table.layout import Layout
from atoll.table.parts import Hides, Part, Supposed

_LARGEST_SEED = 2**53 - 1
_MOST_GLORY = 999
_NONE: frozenset[Any] = frozenset()
_CULT = FIELD.printed.union(*DEFAULT_BASES)


HEX = Text(
    read_hex,
    write_hex,
    ("G4", "A1"),
    name="hex",
    known=tuple(map(write_hex, sorted(FIELD.hexes))),
)
_ACTION = Word(box.ACTIONS, name="action")
_HUT = Record(
    Hut,
    {"owner": Seat(), "kind": Word(box.HUT_KINDS, name="hut_kind"), "fish": Number(0, box.LOAD)},
    name="hut",
    starts={"fish": 0},
)
BOARD = Record(
    own_board,
    {"hexes": Some(HEX, "the hexes"), "printed": Some(HEX, "the cult hexes in print")},
    name="board",
    starts={"hexes": FIELD.hexes, "printed": FIELD.printed},
)
OWN = Components(
    "board",
    lambda value: playable(BOARD.read(value, "board", ())),
    lambda board: BOARD.write(board, ()),
)
_SPACES = tuple(map(str, box.SPACES))
TRACK = Counts(Track, _SPACES, box.GOODS, write_track, name="track")
_TRACKS = BySeat(TRACK, name="tracks")
_INFLUENCE = Number(0, box.INFLUENCE)


def _over(table: Table) -> bool:
    return table.stage == "over"


def _all_added(table: Table) -> bool:
    return None not in table.added


_BEHIND = Hides("kaivai_0_5", "influence of {seat}", until=_over)
_ADDED = Hides("kaivai_14_5", "influence added by {seat}", until=_all_added)
_FACES = Hides("kaivai_7_3", "dice to come", until=_over)
_LUCK = Hides("kaivai_7_3", "luck of the dice", until=_over)

_DICE = Each(Word(("blue", "white"), name="face"), "the faces to come")
_PARTS = [
    Part("round", Number(1, 10), "round", starts=1, always=True),
    Part("stage", Word(STAGES), starts="bid", always=True, says="What comes next."),
    Part("order", Each(Seat(), "the players"), "order", starts=(), always=True),
    Part("turn", Seat(), "turn", starts=None, always=True, nothing="nobody"),
    Part("bids", BySeat(Number(1, 10)), "bid", starts=None, nothing="no bid"),
    Part("board", BOARD, starts=FIELD, says="A board of one's own; else the printed one."),
    Part("cult", Some(HEX, "the cult hexes"), "cult hexes", always=True, starts=_CULT),
    Part("huts", ByName(HEX, _HUT), "huts", starts={}, always=True),
    Part("canoes", ByName(HEX, Seat()), "canoes", starts={}, always=True),
    Part("god", HEX, "fisherman's god", starts=None, nothing="off the board"),
    Part("glory", BySeat(Number(0, _MOST_GLORY)), "glory", starts=0, always=True),
    Part("increase", BySeat(Number(0, 8)), "steps of movement", starts=0),
    Part("shells", _TRACKS, "shells", starts=Track(five=3), always=True),
    Part("fish", _TRACKS, "fish", starts=Track(four=3), always=True),
    Part("influence", BySeat(_INFLUENCE), "influence", starts=3, hides=_BEHIND, always=True),
    Part("spaces", ByName(_ACTION, Number(1, 24)), "influence on actions", starts={}),
    Part("marked", Some(_ACTION, "the actions"), "marked actions", starts=_NONE),
    Part("cult_left", Number(0, box.CULT_PIECES), "cult pieces left", starts=None, always=True),
    Part("goods_left", Number(0, box.GOODS), "goods left", starts=None, always=True),
    Part("influence_left", _INFLUENCE, "influence left", starts=None, always=True),
    Part("acted", Seats("the players who have acted"), "has acted", starts=False),
    Part("passed", Seats("the players who have passed"), "has passed", starts=False),
    Part("sailed", Some(HEX, "the canoes"), "canoes that must act", starts=_NONE),
    Part("done", Some(HEX, "the canoes"), "canoes that have acted", starts=_NONE),
    Part("due", Number(0, 99), "price due", starts=0),
    Part("dice", _DICE, "dice", hides=_FACES, starts=()),
    Part("seed", Number(0, _LARGEST_SEED), starts=0, hides=_LUCK),
    Part("scored", Some(HEX, "the cult hexes"), "scored villages", starts=_NONE),
    Part("village", HEX, "village that is scored", starts=None, nothing="none"),
    Part(
        "added", BySeat(_INFLUENCE), "added influence", starts=None, nothing="nothing", hides=_ADDED
    ),
]
_BEGINS = {
    "glory": "the glory is",
    "increase": "the steps of movement are",
    "fish": "the fish are",
    "influence": "the influence is",
    "cult_left": "the cult pieces left are",
    "goods_left": "the goods left are",
    "sailed": "the canoes that must act are",
    "done": "the canoes that have acted are",
    "dice": "the dice are",
    "added": "the added influence is",
}
"""How a sentence about a part begins, where that does not follow from what it is called."""


def _said(part: Part) -> Part:
    begins = _BEGINS.get(part.name)
    return part._replace(begins={"en": begins}) if begins else part


LAYOUT = Layout(
    "Kaivai",
    "The whole table. Left out: everything is as before the first bid, and each supply holds what "
    "is nowhere else.",
    [*map(_said, _PARTS)],
    supposed=[
        Supposed("from one source", "the shape of the field", "kaivai_0_2", "hexes"),
        Supposed("from one source", "where the printed cult hexes lie", "kaivai_0_2", "printed"),
        Supposed("from one source", "what all steps of movement but the first add", "kaivai_11_2"),
    ],
    stays={
        "round": "kaivai_2_7",
        "order": "kaivai_2_5",
        "turn": "kaivai_4_1",
        "bids": "kaivai_13_3",
        "board": "kaivai_0_2",
        "cult": "kaivai_1_4",
        "canoes": "kaivai_5_1",
        "god": "kaivai_3_1",
        "increase": "kaivai_11_1",
        "spaces": "kaivai_13_3",
        "marked": "kaivai_13_3",
        "cult_left": "kaivai_1_4",
        "goods_left": "kaivai_0_4",
        "influence_left": "kaivai_0_4",
        "passed": "kaivai_4_6",
        "sailed": "kaivai_5_1",
        "done": "kaivai_4_5",
        "due": "kaivai_6_5",
        "scored": "kaivai_14_10",
    },
)
"""Every part of the table, as Table names it."""
