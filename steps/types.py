"""The domain types of the phrases: what may stand at `{beads:Beads}` and how it is read.

German words are read as the English ones, endings included.
"""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from parse import with_pattern
from pytest_bdd import parsers

from atoll.fiji.components import COLOURS, Beads
from atoll.fiji.notation import parse_condition, parse_effect, parse_goal, parse_move

__all__ = ["TYPES", "colour_column", "english", "phrase"]

_NAME = r"[A-ZÄÖÜ]\w*"
_AND = r"(?:, and |, und | and | und |, )"
_COLOUR = r"(?:green|red|yellow|blue|grün\w*|rot\w*|gelb\w*|blau\w*)"
_PILE = rf"\d+ {_COLOUR}(?: beads?| Glassteine?n?)?"
_WAY = r"(?:most|fewest|meisten?|wenigsten?|viele|wenige?)"
_GERMAN = {"grün": "green", "rot": "red", "gelb": "yellow", "blau": "blue"}
_WORDS = {
    **dict.fromkeys(("meiste", "meisten", "viele"), "most"),
    **dict.fromkeys(("wenigste", "wenigsten", "wenig", "wenige"), "fewest"),
    **dict.fromkeys(("glassteine", "glassteinen"), "beads"),
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


def _names(text: str) -> tuple[str, ...]:
    return tuple(re.findall(_NAME, text))


@with_pattern(_NAME)
def seat(text: str) -> str:
    """One name."""
    return text


@with_pattern(rf"{_NAME}(?:{_AND}{_NAME})*")
def seats(text: str) -> tuple[str, ...]:
    """Names as a sentence lists them."""
    return _names(text)


@with_pattern(rf"(?:{_PILE}(?:{_AND}{_PILE}|, )*|nothing|nichts)")
def beads(text: str) -> Beads:
    """Beads: `2 green 1 blue`, `5 green, 1 red, 3 yellow and 2 blue`, `nothing`."""
    numbers = re.findall(rf"(\d+) ({_COLOUR})", text)
    found = {english(colour): int(number) for number, colour in numbers}
    return Beads(*(found.get(colour, 0) for colour in COLOURS))


@with_pattern(rf"{_NAME} \d+(?:{_AND}{_NAME} \d+)*")
def tally(text: str) -> dict[str, int]:
    """A number per seat: `Henry 2, Chris 2, Anna 1 and Mary 0`."""
    return {name: int(number) for name, number in re.findall(rf"({_NAME}) (\d+)", text)}


@with_pattern(rf"{_NAME}(?:(?:, | = ){_NAME})+")
def order(text: str) -> tuple[tuple[str, ...], ...]:
    """Seats from first to last, equal ones joined: `Anna, Chris = Henry, Mary`."""
    return tuple(_names(place) for place in text.split(", "))


@with_pattern(rf"{_WAY} [a-zäöü]+(?: (?:and|und) [a-zäöü]+)*")
def condition(text: str) -> Any:
    """A condition: `most red and green`, `fewest beads`."""
    return parse_condition(english(text))


@with_pattern(r"(?:beads|Glassteinen|[a-zäöü]+(?: (?:and|und) [a-zäöü]+)?)")
def colours(text: str) -> tuple[bool, ...]:
    """The colours a condition counts: `red and green`, `beads` for all of them."""
    names = english(text).split()
    return tuple(names == ["beads"] or colour in names for colour in COLOURS)


@with_pattern(r"(?:take|others take|keep|rotate|swap)[a-z0-9 ]*")
def effect(text: str) -> Any:
    """An effect: `take 3 red`, `others take 1 yellow`."""
    return parse_effect(text)


@with_pattern(rf"{_WAY} {_COLOUR}")
def goal(text: str) -> Any:
    """A goal: `most red`."""
    return parse_goal(english(text))


@with_pattern(rf"{_WAY} {_COLOUR}(?:{_AND}{_WAY} {_COLOUR})*")
def goals(text: str) -> Any:
    """Goals from the nearest to the furthest: `most red, fewest blue, most green, most yellow`."""
    return tuple(parse_goal(english(one)) for one in re.findall(rf"{_WAY} {_COLOUR}", text))


@with_pattern(r"(?:offer|set aside|rotate|swap|keep|pay)[a-z0-9 ,]*")
def move(text: str) -> Any:
    """A move in the notation: `offer 1 green 2 red`, `rotate blue`."""
    return parse_move(text)


@with_pattern(r"\d+")
def number(text: str) -> int:
    """A number."""
    return int(text)


@with_pattern(r"(?:\d+|no|keinen) (?:heads?|Schrumpfk[oö]pfe?)")
def heads(text: str) -> int:
    """Shrunken heads: `3 heads`, `1 head`, `no heads`."""
    count = text.split(maxsplit=1)[0]
    return int(count) if count.isdecimal() else 0


@with_pattern(r"[a-z]+_\d+_\d+")
def rule(text: str) -> str:
    """The id of a rule."""
    return text


@with_pattern(r"[a-z]+(?:-[a-z0-9]+)+")
def edition(text: str) -> str:
    """The id of an edition."""
    return text


@with_pattern(r"[a-z_]+=[a-z_]+")
def ruling(text: str) -> tuple[str, str]:
    """A ruling and its answer: `half=up`."""
    name, _, answer = text.partition("=")
    return name, answer


@with_pattern(r"(?:hand of|offer of|beads set aside by|cards still in)[\w ]*")
def hidden(text: str) -> str:
    """Something a seat may not see: `hand of Anna`, `cards still in the stacks`."""
    return text


TYPES: dict[str, Callable[[str], Any]] = {
    reader.__name__.capitalize(): reader
    for reader in (
        *(
            beads,
            colours,
            condition,
            edition,
            effect,
            goal,
            goals,
            heads,
            hidden,
            move,
            number,
            order,
        ),
        *(rule, ruling, seat, seats, tally),
    )
}

phrase = partial(parsers.parse, extra_types=TYPES, case_sensitive=True)
"""A phrase with its fields: `phrase("the supply is now {beads:Beads}")`."""
