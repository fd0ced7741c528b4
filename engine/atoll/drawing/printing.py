"""A picture as SVG: blocks one below the other, printed plate by plate."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from typing import NamedTuple

from atoll.drawing.plates import PLATES, Plate, breadth, length

WIDTH = 320
"""A picture is as wide as a small phone, and one unit is a pixel there."""


class Mark(NamedTuple):
    """One thing on a plate: a shape's outline from x and y on, or a text that is anchored there."""

    plate: str
    x: float
    y: float
    what: str


class Spot(NamedTuple):
    """Where parts of a table are seen: a box from x and y on, and which of them lies there.

    `parts` are their names, with spaces between; of a player's spot without any it is all that the
    player has. `seat` is the player's name, `at` the number of an entry, from 0, or its name.
    """

    x: float
    y: float
    width: float
    height: float
    parts: str = ""
    seat: str = ""
    at: str | int = ""


class Block(NamedTuple):
    """A part of a picture: how high it is, what is drawn in it, the same in words, its spots."""

    height: float
    marks: tuple[Mark, ...]
    told: str = ""
    spots: tuple[Spot, ...] = ()

    def of(self, parts: str = "", seat: str = "", at: str | int = "") -> "Block":
        """The block as a spot of these parts, over its whole breadth."""
        return self._replace(spots=(Spot(0, 0, WIDTH, self.height, parts, seat, at),))


def box(width: float, height: float) -> str:
    """The outline of a box with round corners, from its upper left corner on."""
    across, down = width - 8, height - 8
    return f"m4 0h{across}q4 0 4 4v{down}q0 4-4 4h-{across}q-4 0-4-4v-{down}q0-4 4-4z"


def _stacked(blocks: Iterable[Block]) -> Block:
    """The blocks one below the other, told one after the other."""
    height, marks, told, spots = 0.0, [], [], []
    for block in blocks:
        marks += [Mark(plate, x, y + height, what) for plate, x, y, what in block.marks]
        spots += [spot._replace(y=spot.y + height) for spot in block.spots]
        told += [block.told] if block.told else []
        height += block.height
    return Block(height, tuple(marks), " ".join(told), tuple(spots))


# Printing


def printed(
    blocks: Iterable[Block],
    *,
    title: str,
    name: str,
    plates: Mapping[str, Plate] = PLATES,
    spots: bool = False,
) -> str:
    """The SVG of a picture; its title and what is told are read out in its place.

    `name` begins its ids, so it is another one for each picture of a page. With `spots` it says
    where each part of the table is seen, for docs/assets/try-spots.js.

    Errors: ValueError for a name that no id can begin with.
    """
    if not re.fullmatch(r"[A-Za-z][\w.-]*", name):
        raise ValueError(f"{name!r} cannot begin an id; begin with a letter and leave out spaces")
    block = _stacked(blocks)
    size = f'width="{WIDTH}" height="{block.height:g}" viewBox="0 0 {WIDTH} {block.height:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" {size} role="img" '
        f'aria-labelledby="{name}-title {name}-desc" '
        'font-family="Arial, Helvetica, sans-serif">'
        f'<title id="{name}-title">{_text(title)}</title>'
        f'<desc id="{name}-desc">{_text(block.told)}</desc>'
        f"{_spots(block.spots) if spots else ''}"
        f"{''.join(_plates(block.marks, plates))}</svg>"
    )


def _spots(spots: Iterable[Spot]) -> str:
    """The spots as JSON, in whole units; what is empty at the end of one is left out."""
    rows = [[*map(round, spot[:4]), *_trimmed(spot[4:])] for spot in spots]
    return f"<metadata>{escape(json.dumps(rows, separators=(',', ':')), quote=False)}</metadata>"


def _trimmed(words: tuple[str | int, ...]) -> tuple[str | int, ...]:
    return _trimmed(words[:-1]) if words and words[-1] == "" else words


def _plates(marks: Iterable[Mark], plates: Mapping[str, Plate]) -> Iterator[str]:
    on: dict[str, list[Mark]] = {name: [] for name in plates}
    for mark in marks:
        if mark.what:
            on[mark.plate].append(mark)
    for name, there in on.items():
        plate = plates[name]
        if not there:
            continue
        if plate.signs:
            yield _signs(name, plate, there)
        elif plate.size:
            yield from (_word(name, plate, mark) for mark in there)
        else:
            yield _shapes(name, plate, there)


def _shapes(name: str, plate: Plate, marks: Iterable[Mark]) -> str:
    """Their outlines where they lie."""
    outline = "".join(f"M{one.x:g} {one.y:g}{one.what}" for one in marks).replace(" -", "-")
    stroke = f' stroke="{plate.stroke}"' if plate.stroke else ""
    return f'<path class="{name}" fill="{plate.fill}"{stroke} d="{outline}"/>'


def _word(name: str, plate: Plate, mark: Mark) -> str:
    place = f'x="{mark.x:g}" y="{mark.y:g}"'
    anchor = "" if plate.anchor == "start" else f' text-anchor="{plate.anchor}"'
    return f'<text class="{name}" {_type(plate)} {place}{anchor}>{_text(mark.what)}</text>'


def _signs(name: str, plate: Plate, marks: Iterable[Mark]) -> str:
    """One text of all signs, each centred in its own place."""
    one = {name: plate}
    signs = [
        (mark.x + length(mark.what[:place], name, one) + length(sign, name, one) / 2, mark.y, sign)
        for mark in marks
        for place, sign in enumerate(mark.what)
    ]
    xs = " ".join(f"{round(x, 1):g}" for x, _, _ in signs)
    ys = " ".join(f"{y:g}" for _, y, _ in signs)
    text = _text("".join(sign for _, _, sign in signs))
    return (
        f'<text class="{name}" {_type(plate)} x="{xs}" y="{ys}" text-anchor="middle">{text}</text>'
    )


def _type(plate: Plate) -> str:
    weight = ' font-weight="bold"' if plate.bold else ""
    return f'font-size="{plate.size:g}"{weight} fill="{plate.fill}"'


_NOT_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def _text(text: str) -> str:
    """A text as it may stand in XML: escaped, on one line, without signs that XML does not have."""
    return escape(" ".join(_NOT_XML.sub("\ufffd", text).split()), quote=False)


# The key of a picture


Sign = Callable[[float, float], Mark]
"""A sign with its middle at x and y."""
_LINE, _ROOM = 20, 26


def keyed(signs: Iterable[tuple[str, Sign]]) -> Block:
    """Signs with their meanings, as many on a line as have room."""
    x, y, marks = 4.0, 14.0, list[Mark]()
    for words, sign in signs:
        room = _ROOM + breadth(words, "label")
        if x + room > WIDTH:
            x, y = 4.0, y + _LINE
        marks += [sign(x + 11, y - 4.5), Mark("label", x + _ROOM, y, words)]
        x = round(x + room + 12)
    return Block(y + 10 if marks else 4, tuple(marks))
