"""The table of Kaivai, said in kinds before the game comes.

What follows from these is no part: the side of a hut, a canoe's range, which villages there are.
"""

import re
from typing import Any, NamedTuple

from atoll.table import kinds as of
from atoll.table.layout import Layout
from atoll.table.parts import Hides, Part

__all__ = ["LAYOUT", "Hex", "Hut"]

STAGES = ("bid", "starting huts", "god", "action", "village", "influence", "over")
ACTIONS = ("build", "fish", "deliver", "move", "celebrate", "increase")
VALUES = ("1", "2", "3", "4", "5")
PIECES = ("huts", "canoes", "pawns")
_RADIUS, _LARGEST_SEED = 6, 2**53 - 1


class Hex(NamedTuple):
    """A hex of the board by its axial coordinates; the middle is 0,0."""

    q: int
    r: int


def parse_hex(text: str) -> Hex:
    """A hex from text such as `-1,2`. Errors: ValueError."""
    if found := re.fullmatch(r"(0|-?[1-9]),(0|-?[1-9])", text):
        q, r = map(int, found.groups())
        if max(abs(q), abs(r), abs(q + r)) <= _RADIUS:
            return Hex(q, r)
    raise ValueError(f"{text[:20]!r} is no hex of the board; write for example '-1,2'")


class Hut(NamedTuple):
    """A hut: whose it is, of which kind, and how many fish lie on it."""

    owner: int
    kind: str
    fish: int = 0


def _numbers(*numbers: int) -> tuple[int, ...]:
    return numbers


def _told(things: tuple[str, ...], form: str) -> Any:
    """The text of how many there are of each."""
    return lambda numbers: ", ".join(
        form.format(n, thing) for n, thing in zip(numbers, things, strict=True) if n
    )


HEX = of.Text(parse_hex, lambda one: f"{one.q},{one.r}", ("0,0", "-1,2"), name="hex")
ACTION = of.Word(ACTIONS, name="action")
_OWNED = {"owner": of.Seat(), "kind": of.Word(("canoe-builder", "fisherman", "meeting"))}
_HUT = of.Record(Hut, _OWNED | {"fish": of.Number(0, 3)}, name="hut", starts={"fish": 0})
_TRACK = of.BySeat(of.Counts(_numbers, VALUES, 52, _told(VALUES, "{} on {}"), name="track"))
_STOCK = of.BySeat(of.Counts(_numbers, PIECES, 15, _told(PIECES, "{} {}"), name="stock"))
_INFLUENCE = of.Number(0, 24)
_BY_SEAT = of.BySeat(_INFLUENCE)
_NONE: frozenset[Any] = frozenset()


def _over(table: Any) -> bool:
    return bool(table.stage == "over")


def _pledges_in(table: Any) -> bool:
    return None not in table.pledged


_BEHIND = Hides("kaivai_0_3", "influence of {seat}", until=_over)
_PLEDGED = Hides("kaivai_5_4", "influence that {seat} adds", until=_pledges_in)
_THROWN = Hides("kaivai_3_4", "dice to come", until=_over)
_LUCK = Hides("kaivai_3_4", "luck of the dice", until=_over)

LAYOUT = Layout(
    "Kaivai",
    "The whole table.",
    [
        Part("round", of.Number(1, 8), "round", starts=1, always=True),
        Part("stage", of.Word(STAGES), starts="bid", always=True),
        Part("order", of.Each(of.Seat(), "the players"), "turn order", always=True),
        Part("acting", of.Seat(), "acts", starts=None, always=True, nothing="nobody"),
        Part("bids", of.BySeat(of.Number(1, 10)), "bid", starts=None, nothing="no bid"),
        Part("cult", of.Some(HEX, "the cult hexes"), "cult hexes", always=True),
        Part("huts", of.ByName(HEX, _HUT), "huts", starts={}, always=True),
        Part("canoes", of.ByName(HEX, of.Seat()), "canoes", starts={}, always=True),
        Part("god", HEX, "fisherman's god", starts=None, nothing="off the board"),
        Part("glory", of.BySeat(of.Number(0, 999)), "glory", starts=0, always=True),
        Part("increase", of.BySeat(of.Number(0, 8)), "steps of increase", starts=0),
        Part("shells", _TRACK, "shells", starts=(0, 0, 0, 0, 3), always=True),
        Part("fish", _TRACK, "fish", starts=(0, 0, 0, 3, 0), always=True),
        Part("influence", _BY_SEAT, "influence", starts=3, always=True, hides=_BEHIND),
        Part("stock", _STOCK, "stock", starts=(15, 4, 5)),
        Part("spaces", of.ByName(ACTION, of.Number(1, 24)), "influence on actions", starts={}),
        Part("marked", of.Some(ACTION, "the actions"), "marked actions", starts=_NONE),
        Part("cult_left", of.Number(0, 8), "cult hexes left", starts=8),
        Part("goods_left", of.Number(0, 52), "fish and shells left", always=True),
        Part("influence_left", _INFLUENCE, "influence left", always=True),
        Part("acted", of.Seats("those who have acted"), "has acted", starts=False),
        Part("passed", of.Seats("those who have passed"), "has passed", starts=False),
        Part("action", ACTION, "action", starts=None, nothing="none"),
        Part("done", of.Some(HEX, "the canoes"), "canoes that have acted", starts=_NONE),
        Part("fresh", of.Some(HEX, "the canoes"), "canoes just built", starts=_NONE),
        Part("dice", of.Each(of.Number(1, 6), "the next throws"), starts=(), hides=_THROWN),
        Part("seed", of.Number(0, _LARGEST_SEED), starts=0, hides=_LUCK),
        Part("scored", of.Some(HEX, "the villages"), "scored villages", starts=_NONE),
        Part("village", HEX, "village that is scored", starts=None, nothing="none"),
        Part("pledged", _BY_SEAT, "adds", starts=None, nothing="nothing", hides=_PLEDGED),
    ],
)
