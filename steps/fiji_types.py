"""The domain types of Fiji: what may stand at `{beads:Beads}` and how it is read.

German words are read as the English ones, endings included.
"""

import re
from typing import Any

from atoll.digits import is_number
from atoll.fiji.components import COLOURS, Beads
from atoll.fiji.notation import parse_beads, parse_condition, parse_effect, parse_goal, parse_move

from .types import AND, phrases, reads

__all__ = ["colour_column", "english", "parse"]

_COLOUR = r"(?:green|red|yellow|blue|grün\w*|rot\w*|gelb\w*|blau\w*)"
_PILE = rf"[0-9]+ {_COLOUR}(?: beads?| Glassteine?n?)?"
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


@reads(rf"(?:{_PILE}(?:(?:{AND}| ){_PILE})*|none|nothing|nichts)")
def beads(text: str) -> Beads:
    """Beads: `2 green 1 blue`, `5 green, 1 red, 3 yellow and 2 blue`, `nothing`."""
    piles = re.findall(rf"([0-9]+) ({_COLOUR})", text)
    return parse_beads(
        " ".join(f"{number} {english(colour)}" for number, colour in piles) or "none"
    )


@reads(rf"{_WAY} [a-zäöü]+(?: (?:and|und) [a-zäöü]+)*")
def condition(text: str) -> Any:
    """A condition: `most red and green`, `fewest beads`."""
    return parse_condition(english(text))


@reads(r"(?:beads|Glassteinen|[a-zäöü]+(?: (?:and|und) [a-zäöü]+)?)")
def colours(text: str) -> tuple[bool, ...]:
    """The colours a condition counts: `red and green`, `beads` for all of them."""
    names = english(text).split()
    return tuple(names == ["beads"] or colour in names for colour in COLOURS)


@reads(r"(?:take|others take|keep|rotate|swap)[a-z0-9 ]*")
def effect(text: str) -> Any:
    """An effect: `take 3 red`, `others take 1 yellow`."""
    return parse_effect(text)


@reads(rf"{_WAY} {_COLOUR}")
def goal(text: str) -> Any:
    """A goal: `most red`."""
    return parse_goal(english(text))


@reads(rf"{_WAY} {_COLOUR}(?:{AND}{_WAY} {_COLOUR})*")
def goals(text: str) -> Any:
    """Goals, nearest first: `most red, fewest blue, most green and most yellow`."""
    return tuple(parse_goal(english(one)) for one in re.findall(rf"{_WAY} {_COLOUR}", text))


@reads(r"(?:offer|set aside|rotate|swap|keep|pay)[a-z0-9 ,]*")
def move(text: str) -> Any:
    """A move in the notation: `offer 1 green 2 red`, `rotate blue`."""
    return parse_move(text)


@reads(r"(?:[0-9]{1,2}|no|keinen) (?:heads?|Schrumpfk[oö]pfe?)")
def heads(text: str) -> int:
    """Shrunken heads: `3 heads`, `1 head`, `no heads`."""
    count = text.split(maxsplit=1)[0]
    return int(count) if is_number(count) else 0


@reads("(?:two hands|a single hand)")
def hands(text: str) -> int:
    """The hands on a condition: `two hands`, `a single hand`."""
    return 2 if text == "two hands" else 1


@reads(r"(?:hand of|offer of|beads set aside by|cards still in)[\w ]*")
def hidden(text: str) -> str:
    """Something a player may not see: `hand of Anna`, `cards still in the stacks`."""
    return text


@reads("(?:most|fewest)")
def most(text: str) -> bool:
    """What a condition asks for: the `most` or the `fewest`."""
    return text == "most"


@reads(r"(?:now|still|nun|noch)")
def now(text: str) -> str:
    """Whether a part has changed: `now`, or `still` where it has not."""
    return text


parse = phrases(
    *(beads, colours, condition, effect, goal, goals, hands, heads, hidden, most, move, now)
)
"""A phrase of Fiji with its fields: `parse("the supply is now {beads:Beads}")`."""
