"""Text to cards, beads, goals and moves, and back.

One notation for features, records, the command line and the site.
"""

import re
from collections.abc import Iterable
from itertools import product

from atoll.fiji import table
from atoll.fiji.components import (
    BOX,
    COLOURS,
    LARGEST_OFFER,
    SET_ASIDE,
    Beads,
    Condition,
    Effect,
    Goal,
)
from atoll.table.fields import one_of
from atoll.table.move import notation
from atoll.table.notation import Notation, NotationError
from atoll.table.phrases import Field, Fields, plain

MOST_BEADS = sum(BOX)
"""No number of beads is larger."""
_BETWEEN = ("and", "bead", "beads")
_PAIR_ORDER = (1, 2, 0, 3)  # red, yellow, green, blue: as the texts name the colours of a card
_EVERY = (True, True, True, True)


def _colour(word: str) -> int:
    if word not in COLOURS:
        message = f"{word!r} is no colour; the colours are {', '.join(COLOURS)}"
        raise NotationError(message)
    return COLOURS.index(word)


def _number(word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", word) or int(word) > MOST_BEADS:
        message = f"{word[:20]!r} is no number of beads; write 0 to {MOST_BEADS}"
        raise NotationError(message)
    return int(word)


def parse_beads(text: str) -> Beads:
    """Beads from text such as `2 green 1 blue`, with commas, `and` or `beads` between.

    >>> parse_beads("2 green, 1 red and 3 yellow")
    Beads(green=2, red=1, yellow=3, blue=0)
    """
    words = [word for word in text.replace(",", " ").lower().split() if word not in _BETWEEN]
    if words in (["none"], ["nothing"]):
        return Beads()
    if not words or len(words) % 2:
        message = f"{text[:60]!r} are no beads; write for example '2 green 1 blue' or 'none'"
        raise NotationError(message)
    numbers = {}
    for number, colour in zip(words[::2], words[1::2], strict=True):
        if _colour(colour) in numbers:
            message = f"{text[:60]!r} names {colour} twice; add the two numbers up"
            raise NotationError(message)
        numbers[_colour(colour)] = _number(number)
    return Beads(*(numbers.get(c, 0) for c in range(len(COLOURS))))


def write_beads(beads: Beads) -> str:
    """Beads as text, in the order of COLOURS; no beads are `none`."""
    named = [f"{number} {colour}" for number, colour in zip(beads, COLOURS, strict=True) if number]
    return " ".join(named) or "none"


def parse_colours(text: str) -> tuple[bool, ...]:
    """The colours that a condition adds up, from `red and green` or `beads` for all of them."""
    words = [word for word in text.split() if word != "and"]
    if words == ["beads"]:
        return _EVERY
    found = [_colour(word) for word in words or [text]]
    if len(set(found)) < len(found):
        raise NotationError(f"{text[:60]!r} names a colour twice; name it once")
    return tuple(colour in found for colour in range(len(COLOURS)))


def write_colours(colours: tuple[bool, ...]) -> str:
    """The colours that a condition adds up."""
    named = [COLOURS[colour] for colour in _PAIR_ORDER if colours[colour]]
    return "beads" if colours == _EVERY else " and ".join(named)


def _half(text: str) -> tuple[bool, ...]:
    return tuple(colour == _colour(text) for colour in range(len(COLOURS)))


def _pile(says: str, loose: str, numbers: Iterable[int] = ()) -> Field:
    every = (Beads(*beads) for beads in product(range(LARGEST_OFFER + 1), repeat=len(COLOURS)))
    texts = tuple(write_beads(beads) for beads in every if sum(beads) in numbers)
    return Field(says, "", parse_beads, plain(write_beads), loose=loose, every=texts)


def _colour_field(says: str, then: str = "") -> Field:
    """A colour, which may be read with a word behind it."""
    return Field(
        says,
        f"(?:{'|'.join(COLOURS)})",
        lambda text: _colour(text.removesuffix(then)),
        plain(COLOURS.__getitem__),
        loose=rf"\S+(?:{then})?",
        every=tuple(COLOURS),
    )


_ONE = r"\S*[^0\s]\S* \S+"  # a number, but not 0, and a colour
COLOUR = _colour_field("A colour: `blue`.")
MOST = one_of(
    {"most": True, "fewest": False}, "What a condition asks for: the `most` or the `fewest`."
)
_FIELDS: Fields = {
    "Another": _colour_field("Another colour: `red`.", " and"),
    "Beads": _pile("Beads: `1 green 2 red`.", ".+", range(1, LARGEST_OFFER + 1)),
    "Colour": COLOUR,
    "Colours": Field(
        "Colours: `red and green`.", "", parse_colours, plain(write_colours), loose=".+"
    ),
    "Four": _pile("Four beads: `2 green 1 red 1 blue`.", ".+", (SET_ASIDE,)),
    "Half": Field("A colour: `green`.", "", _half, plain(lambda one: COLOURS[one.index(True)])),
    "More": _pile("Beads of one colour: `1 yellow`.", _ONE),
    "Most": MOST,
    "Pile": _pile("Beads of one colour: `3 red`.", _ONE),
}

CONDITIONS = Notation[Condition](
    "condition",
    _FIELDS,
    {"{most:Most} {colours:Colours}": Condition},
    ("most red and green", "fewest yellow", "most beads"),
)
EFFECTS = Notation[Effect](
    "effect",
    _FIELDS,
    {
        "take {takes:Pile}": Effect,
        "take one of each": Effect(takes=Beads(1, 1, 1, 1)),
        "take half of the {halves:Half}": Effect,
        "others take {others:More}": Effect,
        "keep the offer": Effect(keeps=True),
        "rotate a goal": Effect(rotates=True),
        "swap two goals": Effect(swaps=True),
    },
)
GOALS = Notation[Goal](
    "goal", _FIELDS, {"{most:Most} {colour:Colour}": Goal}, ("most red", "fewest blue")
)
MOVES = notation(table, _FIELDS)
parse_condition, write_condition = CONDITIONS.read, CONDITIONS.write
parse_effect, write_effect = EFFECTS.read, EFFECTS.write
parse_goal, write_goal = GOALS.read, GOALS.write
parse_move, write_move = MOVES.read, MOVES.write
