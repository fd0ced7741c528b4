"""Positions of Fiji to be drawn, and what can be read off a picture."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from any_games import played, start

from atoll import fiji
from atoll.drawing.plates import ems

Position = dict[str, Any]

SVG = "{http://www.w3.org/2000/svg}"
PAIRS: list[tuple[Position, Position]] = [
    (fiji.write_position(one.table), fiji.write_position(one.step.table))
    for seed in range(4)
    for one in played(start("fiji", seed), 400)
]
"""Before and after each move of games of each number of players."""


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


def seen(picture: str) -> str:
    """What is drawn alone, without what is read out."""
    root = read(picture)
    return "".join(ET.tostring(one, "unicode") for one in root if one.get("id") is None)


# Where what is drawn lies: a box around every shape, every line and every text


_STEP = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")
_ALONG = {"h": 1, "v": 1, "l": 2, "m": 2, "q": 4, "a": 7}
"""How many numbers a step of an outline has, from where the one before it ended."""


class Box(NamedTuple):
    """What lies there, and from where to where."""

    what: str
    left: float
    top: float
    right: float
    bottom: float


def outside(picture: str) -> list[Box]:
    """What does not lie in a picture whole: each shape, and each text as wide as its letters."""
    svg = read(picture)
    x, y, width, height = map(float, str(svg.get("viewBox")).split())
    boxes = chain(
        *map(_shapes, svg.iter(f"{SVG}path")),
        *map(_texts, svg.iter(f"{SVG}text")),
    )
    return [
        one
        for one in boxes
        if one.left < x or one.top < y or one.right > x + width or one.bottom > y + height
    ]


def _texts(text: ET.Element) -> Iterator[Box]:
    """A box for each text; of one whose signs are placed one by one, for each sign."""
    words, size = text.text or "", float(str(text.get("font-size")))
    xs, ys = ([*map(float, str(text.get(axis)).split())] for axis in "xy")
    part = {"middle": 0.5, "end": 1.0}.get(text.get("text-anchor", ""), 0)
    wide = size * (1.06 if text.get("font-weight") else 1)
    for x, y, said in zip(xs, ys, words if len(xs) != 1 else [words], strict=True):
        room = sum(map(ems, said)) * wide
        left = x - part * room
        yield Box(
            f"{text.get('class')}: {said}", left, y - 0.75 * size, left + room, y + 0.2 * size
        )


def _shapes(path: ET.Element) -> Iterator[Box]:
    """A box for each outline of a path, from one M to the next."""
    for outline in re.findall(r"M[^M]*", str(path.get("d"))):
        points = [*_points(outline)]
        xs, ys = [one.real for one in points], [one.imag for one in points]
        yield Box(f"{path.get('class')}", min(xs), min(ys), max(xs), max(ys))


def _points(outline: str) -> Iterator[complex]:
    """The points that an outline comes to; of an arc the circle's box round its ends' middle."""
    at = start = 0j
    for kind, rest in _STEP.findall(outline):
        numbers = [*map(float, _NUMBER.findall(rest))]
        if kind == "M":
            at = start = complex(*numbers)
            yield at
        elif kind == "z":
            at = start
        else:
            for step in zip(*[iter(numbers)] * _ALONG[kind], strict=True):
                along = {"h": step[0], "v": step[0] * 1j}.get(kind, complex(*step[-2:]))
                if kind == "a":
                    yield from (at + along / 2 + sign * step[0] * (1 + 1j) for sign in (-1, 1))
                at += along
                start = at if kind == "m" else start
                yield at
