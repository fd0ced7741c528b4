"""The fields of Kaivai's phrases: what may stand at `{hex:Hex}`."""

from dataclasses import replace
from itertools import chain

from atoll.kaivai.board import FIELD, read_hex, write_hex
from atoll.kaivai.components import ACTIONS, HUT_KINDS, INFLUENCE
from atoll.kaivai.table import DECIDED, Track
from atoll.printable import is_number
from atoll.table.fields import SHARED, by_seat, one_of, several
from atoll.table.phrases import Field, Fields, phrases, plain


def read_track(text: str) -> Track:
    """Counters from the spaces on which they lie, `3 4 4`; or `none`. Errors: ValueError."""
    spaces = [] if text == "none" else text.replace(",", " ").replace(" and ", " ").split()
    for space in spaces:
        if not is_number(space) or not 1 <= int(space) <= len(Track._fields):
            raise ValueError(f"{space!r} is no space of a number track; write 1 to 5")
    return Track(*[sum(int(one) == space for one in spaces) for space in range(1, 6)])


def write_track(track: Track) -> str:
    """Counters as the spaces on which they lie.

    >>> write_track(Track(three=1, four=2))
    '3 4 4'
    """
    spaces = chain.from_iterable([str(n)] * many for n, many in enumerate(track, 1))
    return " ".join(spaces) or "none"


_COUNTERS = r"(?:none|[1-5](?: [1-5])*)"
_HEX = Field(
    "A hex, column and number: `G4`.",
    r"[A-Ma-m](?:1[0-3]|[1-9])",
    read_hex,
    plain(write_hex),
    every=tuple(map(write_hex, sorted(FIELD.hexes))),
    rule="kaivai_0_11",
)
_NUMBERS = tuple(map(str, range(INFLUENCE + 1)))  # no bid, die or influence of a move is larger
_TRACK = Field(
    "Counters by the spaces on which they lie: `3 4 4`, `none`.",
    _COUNTERS,
    read_track,
    plain(write_track),
    loose=r"[^a-z]+|none",
    rule="kaivai_0_6",
)

FIELDS: Fields = {
    **SHARED,
    "Action": one_of({action: action for action in ACTIONS}, "An action: `building`."),
    "Dice": several(
        one_of({"blue": "blue", "white": "white"}, "A face: `blue`."),
        "Faces of dice in their order: `blue, white`.",
        nothing="none",
    ),
    "Due": one_of(
        {words: stage for stage, (_, words) in DECIDED.items() if stage != "influence"},
        "What a player has to decide: `builds`.",
    ),
    "Hex": _HEX,
    "Hexes": several(_HEX, "Hexes: `F4, F5`.", nothing="none"),
    "HutKind": one_of({kind: kind for kind in HUT_KINDS}, "A kind of hut: `meeting`."),
    "Number": replace(SHARED["Number"], every=_NUMBERS),
    "Order": replace(SHARED["Seats"], says="Players from first to last: `Red, Blue and Green`."),
    "Track": _TRACK,
    "Tracks": by_seat(_TRACK, "Counters of each player: `Red 3 4 4 and Blue none`."),
}
"""What every game has, and Kaivai's own."""

say = phrases(FIELDS)
