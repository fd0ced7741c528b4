"""The plates that pictures are printed from, and the room that texts on them take.

All that is of one kind and one colour is one plate: every arrow lies on a single path, every number
in a single text whose signs are placed one by one.
So a picture has few nodes, however much it shows. A game may have plates of its own besides.
docs/assets/pictures.css colours the plates by their names; without it they have the colours here.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple
from unicodedata import east_asian_width


class Plate(NamedTuple):
    """How the marks of one kind look: shapes have no size, signs are placed one by one."""

    fill: str
    stroke: str = ""
    size: float = 0
    bold: bool = False
    signs: bool = False
    anchor: str = "start"


PLATES: Mapping[str, Plate] = {
    "changed": Plate("#e3ecfa"),
    "line": Plate("none", "#767676"),
    "arrow": Plate("none", "#57606a"),
    "number": Plate("#1f2328", size=15, signs=True),
    "deciding": Plate("#1f2328", size=15, bold=True, signs=True),
    "quiet": Plate("#57606a", size=15, signs=True),
    "gain": Plate("#1b6e2b", size=14, bold=True, signs=True),
    "loss": Plate("#b3261e", size=14, bold=True, signs=True),
    "name": Plate("#1f2328", size=14, bold=True),
    "word": Plate("#1f2328", size=14),
    "label": Plate("#57606a", size=13),
    "last": Plate("#57606a", size=13, anchor="end"),
}
"""The plates of any game, in the order in which they are printed one over the other."""

COLOURS: Mapping[str, Plate] = {
    "green": Plate("#2e7d32", "#1b5e20"),
    "red": Plate("#c62828", "#8e1c1c"),
    "yellow": Plate("#ffd23f", "#7a5a00"),
    "blue": Plate("#1757b8", "#0d3c80"),
    "on-green": Plate("#ffffff", size=12, bold=True, signs=True),
    "on-red": Plate("#ffffff", size=12, bold=True, signs=True),
    "on-yellow": Plate("#2b2100", size=12, bold=True, signs=True),
    "on-blue": Plate("#ffffff", size=12, bold=True, signs=True),
}
"""Pieces of four colours, and the letters that stand on them."""

PIECES: Mapping[str, Plate] = {
    "land": Plate("#f6f0e2", "#767676"),
    "tried": Plate("none", "#b3261e"),
    "now": Plate("none", "#1a5fb4"),
    "plain": Plate("#1f2328", "#ffffff"),
    "on-plain": Plate("#ffffff", size=12, bold=True, signs=True),
}
"""Land, what was tried on it in vain and what is new, and pieces of a player without a colour."""


# The room a text takes


_NARROW = re.compile(r"[ijltfrI.,:;'|! ()\[\]]")
_WIDE = re.compile(r"[mwMW@%]")


@cache
def ems(sign: str) -> float:
    """About how wide a sign is, in parts of its size."""
    if _NARROW.match(sign):
        return 0.3
    if east_asian_width(sign) in "WF":
        return 1.0
    return 0.85 if _WIDE.match(sign) else 0.7 if sign.isupper() else 0.56


def breadth(text: str, plate: str, plates: Mapping[str, Plate] = PLATES) -> float:
    """About how much room a text takes."""
    return length(text, plate, plates) * (1.06 if plates[plate].bold else 1)


def fitted(text: str, plate: str, room: float, plates: Mapping[str, Plate] = PLATES) -> str:
    """The text, cut short where it needs more room.

    >>> fitted("Ana", "name", 60), fitted("Bartholomew the Younger", "name", 60)
    ('Ana', 'Barthol…')
    """
    if breadth(text, plate, plates) <= room:
        return text
    while text and breadth(f"{text}…", plate, plates) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


def wrapped(text: str, plate: str, room: float, plates: Mapping[str, Plate] = PLATES) -> list[str]:
    """The text in lines that have room; a word that has none is cut short.

    >>> wrapped("rock, paper and scissors", "word", 90)
    ['rock, paper', 'and scissors']
    """
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and breadth(longer, plate, plates) <= room:
            lines[-1] = longer
        else:
            lines.append(fitted(word, plate, room, plates))
    return lines


def length(number: str, plate: str, plates: Mapping[str, Plate] = PLATES) -> float:
    """How much room a number or a name takes on a plate of signs."""
    return sum(map(ems, number)) * plates[plate].size


# How players are told apart


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """What stands for each player: the first letter of the name, or a number where two are alike.

    >>> letters(("Red", "Blue", "Green")), letters(("Ana", "Anton"))
    (('R', 'B', 'G'), ('1', '2'))
    """
    first = tuple(name[:1].upper() for name in names)
    told = all(one.isascii() and one.isalpha() for one in first) and len({*first}) == len(first)
    return first if told else tuple(str(seat) for seat, _ in enumerate(names, 1))


def plate_of(name: str) -> str:
    """The plate of a player's pieces: of a colour, if the player is called so; else a plain one.

    Letters on it are on the plate `on-` and this one.

    >>> plate_of("Red"), plate_of("Ana"), plate_of("On-red")
    ('red', 'plain', 'plain')
    """
    colour = name.lower()
    return colour if f"on-{colour}" in COLOURS else "plain"
