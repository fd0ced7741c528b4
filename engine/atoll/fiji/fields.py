"""The fields of Fiji's phrases: what may stand at `{beads:Beads}`.

A sentence reads German words as the English ones, endings included, and writes the English ones.
"""

import re
from collections.abc import Callable
from typing import Any

from atoll.fiji.components import COLOURS, Beads
from atoll.fiji.notation import (
    COLOUR,
    MOST,
    parse_beads,
    parse_colours,
    parse_condition,
    parse_effect,
    parse_goal,
    write_beads,
    write_colours,
    write_condition,
    write_effect,
    write_goal,
)
from atoll.printable import is_number
from atoll.table import listed
from atoll.table.fields import AND, NAME, SHARED, by_seat, one_of, several
from atoll.table.phrases import Field, Fields, phrases, plain

_COLOUR = r"(?:green|red|yellow|blue|grün\w*|rot\w*|gelb\w*|blau\w*)"
_PILE = rf"[0-9]+ {_COLOUR}(?: beads?| Glassteine?n?)?"
_WAY = r"(?:most|fewest|meisten?|wenigsten?|viele|wenige?)"
_GERMAN = {"grün": "green", "rot": "red", "gelb": "yellow", "blau": "blue"}
_WORDS = {
    **dict.fromkeys(("meiste", "meisten", "viele"), "most"),
    **dict.fromkeys(("wenigste", "wenigsten", "wenig", "wenige"), "fewest"),
    **dict.fromkeys(("glasstein", "glassteine", "glassteinen"), "beads"),
    "nichts": "nothing",
    "und": "and",
    "andere": "others",
    "nehmen": "take",
    "nimm": "take",
    "behalte": "keep",
    "das": "the",
    "gebot": "offer",
}


def english(text: str) -> str:
    """A text of the notation with its German words in English: `nimm 3 rote` is `take 3 red`."""
    words = [_word(word) for word in text.replace(",", " ").split()]
    return " ".join(words)


def _word(word: str) -> str:
    colour = re.match(r"(?i)grün|rot(?!a)|gelb|blau", word)
    return _GERMAN[colour.group().lower()] if colour else _WORDS.get(word.lower(), word)


def colour_column(header: str) -> str | None:
    """The colour a column is headed with, or None."""
    name = english(header).lower()
    return name if name in COLOURS else None


def _either(parse: Callable[[str], Any]) -> Callable[[str], Any]:
    """The notation in either language."""
    return lambda text: parse(english(text))


def _piled(beads: Beads) -> str:
    pairs = zip(beads, COLOURS, strict=True)
    return listed(f"{number} {colour}" for number, colour in pairs if number) or "nothing"


def _heads(text: str) -> int:
    count = text.split(maxsplit=1)[0]
    return int(count) if is_number(count) else 0


_BEADS = Field(
    "Beads: `2 green 1 blue`, `5 green, 1 red, 3 yellow and 2 blue`, `nothing`.",
    rf"(?:{_PILE}(?:(?:{AND}| ){_PILE})*|none|nothing|nichts)",
    _either(parse_beads),
    plain(write_beads),
    plain(_piled),
)
_CONDITION = Field(
    "A condition: `most red and green`, `fewest beads`.",
    rf"{_WAY} [a-zäöü]+(?: (?:and|und) [a-zäöü]+)*",
    _either(parse_condition),
    plain(write_condition),
)
_EFFECT = Field(
    "An effect: `take 3 red`, `others take 1 yellow`.",
    r"(?:take|others take|keep|rotate|swap)[a-z0-9 ]*",
    parse_effect,
    plain(write_effect),
)
_GOAL = Field("A goal: `most red`.", rf"{_WAY} {_COLOUR}", _either(parse_goal), plain(write_goal))

FIELDS: Fields = {
    **SHARED,
    "Beads": _BEADS,
    "Both": several(COLOUR, "Two colours: `red and blue`.", writing=listed, listing=listed),
    "Colour": COLOUR,
    "Colours": Field(
        "The colours a condition counts: `red and green`, `beads` for all of them.",
        r"(?:beads|Glassteinen|[a-zäöü]+(?: (?:and|und) [a-zäöü]+)?)",
        _either(parse_colours),
        plain(write_colours),
    ),
    "Condition": _CONDITION,
    "Conditions": several(_CONDITION, "Conditions: `most red and green, fewest blue`."),
    "Counts": by_seat(SHARED["Number"], "What is counted: `Ana 3, Ben none and Cid 0`.", "none"),
    "Effect": _EFFECT,
    "Effects": several(_EFFECT, "Effects: `take 3 red, keep the offer`."),
    "Goal": _GOAL,
    "Goals": several(
        _GOAL,
        "Goals, nearest first: `most red, fewest blue, most green and most yellow`.",
        listing=listed,
    ),
    "Hands": one_of(
        {"two hands": 2, "a single hand": 1},
        "The hands on a condition: `two hands`, `a single hand`.",
    ),
    "Heads": Field(
        "Shrunken heads: `3 heads`, `1 head`, `no heads`.",
        r"(?:[0-9]{1,2}|no|keinen) (?:heads?|Schrumpfk[oö]pfe?)",
        _heads,
        plain(lambda heads: f"{heads or 'no'} head{'s' * (heads != 1)}"),
    ),
    "Hidden": Field(
        "Something a player may not see: `hand of Anna`, `cards still in the stacks`.",
        rf"(?:hand of|offer of|beads set aside by|cards still in) {NAME}",
    ),
    "Most": MOST,
    "Piles": by_seat(_BEADS, "Beads per player: `Ana 2 green 1 blue and Ben none`.", "none"),
    "Word": Field("A word: `shuffled`.", "[a-z]+"),
}
say = phrases(FIELDS)
"""A phrase of Fiji: `say("the supply is now {beads:Beads}")`."""
