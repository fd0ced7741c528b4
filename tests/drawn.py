"""Positions of Fiji to be drawn, and what can be read off a picture."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

from play_at_random import NAMES

from atoll import fiji
from atoll.fiji import game
from atoll.fiji.game import proceed

Position = dict[str, Any]
Pair = tuple[Position, Position]

SVG = "{http://www.w3.org/2000/svg}"
LONG = "Bartholomew the Younger of all the Islands of Fiji"


# Positions


def played(seats: int, seed: int) -> Iterator[Pair]:
    """A game at random: the position before and after each thing that happens."""
    table, luck = fiji.setup(NAMES[:seats], seed), Random(seed)
    while fiji.outcome(table) is None:
        step = proceed(table)
        if step is None:
            seat = luck.choice(fiji.waiting(table))
            step = game.played(table, seat, luck.choice(list(fiji.moves(table, seat))))
        yield fiji.write_position(table), fiji.write_position(step.table)
        table = step.table


PAIRS = [pair for seats in (2, 3, 4, 5) for pair in played(seats, seed=seats)]
SCORED = [pair for pair in PAIRS if pair[1]["heads"] != pair[0]["heads"]]
"""Those of the pairs between which a round is scored."""


def laid(seats: int = 3, **parts: Any) -> Position:
    """A new game without later rounds, but for these parts."""
    table = fiji.setup(NAMES[:seats], 1)
    return {**fiji.write_position(table._replace(deal=())), **parts}


def crowded() -> Pair:
    """A table on which all is as large as it can be, and another on which all has changed."""
    names = [f"{letter} {LONG}" for letter in "ABCDE"]
    beads = {"green": 10, "red": 11, "yellow": 12, "blue": 13}
    start = laid(
        stage="row",
        row=1,
        exchange=3,
        supply=beads,
        hands=dict.fromkeys(names, beads),
        offers={name: {"green": 1, "red": 1, "yellow": 1, "blue": 1} for name in names},
        heads=dict.fromkeys(names, 10),
    )
    end = {key: [*reversed(start[key])] for key in ("conditions", "effects", "goals")}
    heads = dict.fromkeys(names, 20)
    return start, {**end, "round": 2, "supply": {}, "hands": {n: {} for n in names}, "heads": heads}


# Pictures


def read(picture: str) -> ET.Element:
    """The picture as XML."""
    return ET.fromstring(picture)


def desc(picture: str) -> str:
    """What is read out in its place."""
    return read(picture).findtext(f"{SVG}desc") or ""


def plate(picture: str, name: str) -> list[str]:
    """The texts on a plate."""
    found = read(picture).iter(f"{SVG}text")
    return [text.text or "" for text in found if text.get("class") == name]


def numbers(value: Any) -> Counter[int]:
    """All numbers in a value of JSON, those in its texts too."""
    return Counter(map(int, re.findall(r"\d+", json.dumps(value))))
