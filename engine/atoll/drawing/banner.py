"""A banner: what a link to a page shows where somebody sends it, as SVG.

A bar names the place. Below it stand a title and what is said, as large as they have room, and
beside or under them a picture. Where it is shown, it is often half as wide as it is, so no letter
has fewer than 20 units.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import NamedTuple

from atoll.drawing import plates
from atoll.drawing.plates import Plate, cut, fitted, wrapped
from atoll.drawing.printing import Mark, box, inked

__all__ = ["HEIGHT", "PLATES", "WIDTH", "Banner", "abreast", "drawn"]

WIDTH, HEIGHT = 600, 315
"""1.91 to 1: so wide a picture is shown whole."""
_EDGE, _BAR, _GAP = 24, 58, 14
_BETWEEN, _FADES = 6, 40
_SIGN = (66, 44)
_FLAT = 0.4
"""A picture lies below the text if its height is less than this part of its width."""
_BELOW, _BESIDE = 120, 236
"""How high a picture may be below the text, and how wide beside it."""
_LARGEST, _SMALLEST, _CUT = 1.5, 0.6, 0.7
"""How large a picture may be drawn; what would have to be smaller than that is cut instead."""
_UNCLIPPED = "svg{overflow:visible}"
"""What is cut runs off the lower edge: to clip it would take a third of the time."""
_LINE = 1.2
"""From line to line, in parts of the letters' size."""
_TITLE_LINES = 4
_SURE = 0.95
"""So much of its room a line may take: how wide a letter is, is known about."""


class Banner(NamedTuple):
    """Where one is, a title, what is said of it; a picture, and the sign of the place, as SVG."""

    place: str
    title: str
    says: str = ""
    picture: str = ""
    sign: str = ""

    @property
    def told(self) -> str:
        """The same in words: of what is said, the first line."""
        says, _, _ = self.says.partition("\n")
        end = "" if self.title.endswith((".", "?", "!")) else "."
        return " ".join(f"{self.place}: {self.title}{end} {says}".split())


class _Room(NamedTuple):
    """A part of the banner, from its upper left corner on."""

    x: float
    y: float
    width: float
    height: float


_INK, _QUIET = plates.PLATES["name"].fill, plates.PLATES["label"].fill
_SIZES = ((34, 26), (30, 24), (27, 22), (24, 20))
"""Of the letters of the title and of what is said, the largest first."""
PLATES: Mapping[str, Plate] = {
    "ground": Plate("#ffffff"),
    "bar": Plate("#00635a"),  # that of the pages
    "tile": Plate("#ffffff"),
    "place": Plate("#ffffff", size=30, bold=True),
    **{f"title-{size}": Plate(_INK, size=size, bold=True) for size, _ in _SIZES},
    **{f"says-{size}": Plate(_QUIET, size=size) for _, size in _SIZES},
}
"""The plates of a banner, in the order in which they are printed one over the other."""


def drawn(banner: Banner, style: str = "") -> str:
    """The SVG of a banner; a style sheet colours its picture and its sign."""
    text, room = _rooms(*_size(banner.picture))
    if text.y + text.height < room.y and not _fits(banner, text):
        return drawn(banner._replace(picture=""), style)
    picture = _placed(banner.picture, room) + _faded(room)
    marks = [*_frame(banner), *_text(banner, text)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Arial, Helvetica, sans-serif">'
        f"<style>{_UNCLIPPED}{escape(style, quote=False)}</style>{inked(marks, PLATES)}"
        f"{_placed(banner.sign, _tile())}{picture}</svg>"
    )


def abreast(pictures: Sequence[str]) -> str:
    """Pictures side by side, as one; nothing of none."""
    width, height = _SIGN
    rooms = [_Room(place * (width + _GAP), 0, width, height) for place, _ in enumerate(pictures)]
    inner = "".join(map(_placed, pictures, rooms))
    whole = f"0 0 {len(rooms) * (width + _GAP)} {height}"
    return f'<svg viewBox="{whole}">{inner}</svg>' if rooms else ""


# The frame


def _frame(banner: Banner) -> Iterator[Mark]:
    """The bar with the place, and what the sign lies on."""
    yield Mark("ground", 0, 0, _outline(WIDTH, HEIGHT))
    yield Mark("bar", 0, 0, _outline(WIDTH, _BAR))
    tile = _tile()
    room = (tile.x - _GAP if banner.sign else WIDTH - _EDGE) - _EDGE
    yield Mark("place", _EDGE, _BAR / 2 + 11, fitted(banner.place, "place", room, PLATES))
    if banner.sign:
        yield Mark("tile", tile.x - 5, tile.y - 3, box(tile.width + 10, tile.height + 6))


def _outline(width: float, height: float) -> str:
    return f"h{width:g}v{height:g}h-{width:g}z"


def _tile() -> _Room:
    width, height = _SIGN
    return _Room(WIDTH - _EDGE - width, (_BAR - height) / 2, width, height)


def _rooms(width: float, height: float) -> tuple[_Room, _Room]:
    """The room of the text, and that of a picture of this size."""
    whole = _Room(_EDGE, _BAR + _GAP, WIDTH - 2 * _EDGE, HEIGHT - _BAR - 2 * _GAP)
    if not width:
        return whole, whole
    if height < width * _FLAT:
        part = min(whole.width / width, _BELOW / height, _LARGEST)
        left = whole.height - height * part
        picture = _Room(_EDGE, whole.y + left, width * part, height * part)
        return whole._replace(height=left - _GAP), picture
    part = min(_BESIDE / width, whole.height / height, _LARGEST)
    part = part if part > _SMALLEST else _CUT
    left = whole.width - width * part
    down = max(whole.height - height * part, 0) / 2
    picture = _Room(_EDGE + left, whole.y + down, width * part, height * part)
    return whole._replace(width=left - _GAP), picture


# The text


class _Set(NamedTuple):
    """The title and what is said in lines, and the sizes of their letters."""

    title: int
    says: int
    head: list[str]
    body: list[str]

    @property
    def height(self) -> float:
        """From the upper edge of the first line to the lower edge of the last one."""
        return _LINE * (self.title * len(self.head) + self.says * len(self.body)) + _BETWEEN


def _sets(banner: Banner, room: _Room) -> Iterator[_Set]:
    """The text in every size, the largest first."""
    for title, says in _SIZES:
        head = wrapped(banner.title, f"title-{title}", room.width * _SURE, PLATES)
        body = wrapped(banner.says, f"says-{says}", room.width * _SURE, PLATES)
        yield _Set(title, says, head, body)


def _fits(banner: Banner, room: _Room) -> _Set | None:
    """The largest in which nothing of it has to be cut."""
    title = banner.title.split()
    fitting = (one for one in _sets(banner, room) if " ".join(one.head).split() == title)
    return next((one for one in fitting if one.height <= room.height), None)


def _text(banner: Banner, room: _Room) -> Iterator[Mark]:
    """The title, and below it what is said, as large as they have room; what has none is cut."""
    text = _fits(banner, room) or [*_sets(banner, room)][-1]
    head = cut(text.head, min(_TITLE_LINES, int(room.height // (_LINE * text.title))))
    down = _LINE * text.title * len(head) + _BETWEEN
    left = max(int((room.height - down) // (_LINE * text.says)), 0)
    yield from _lines(head, text.title, room, f"title-{text.title}")
    below = room._replace(y=room.y + down)
    yield from _lines(cut(text.body, left), text.says, below, f"says-{text.says}")


def _lines(lines: Sequence[str], size: float, room: _Room, plate: str) -> Iterator[Mark]:
    for number, line in enumerate(lines):
        yield Mark(plate, room.x, round(room.y + size * (0.9 + _LINE * number), 1), line)


# The pictures


_VIEW = re.compile(r'viewBox="0 0 (?P<width>[0-9.]+) (?P<height>[0-9.]+)"')


def _size(picture: str) -> tuple[float, float]:
    """How wide and how high a picture is; nothing of none."""
    found = _VIEW.search(picture)
    return (float(found["width"]), float(found["height"])) if found else (0, 0)


def _placed(picture: str, room: _Room) -> str:
    """A picture in its room."""
    if not picture:
        return ""
    width, height = _size(picture)
    return f'<svg {_at(room)} viewBox="0 0 {width:g} {height:g}">{picture}</svg>'


def _faded(room: _Room) -> str:
    """Where a picture goes on below the lower edge, it goes over into the ground."""
    if room.y + room.height <= HEIGHT:
        return ""
    stops = "".join(f'<stop offset="{at}" stop-color="#fff" stop-opacity="{at}"/>' for at in (0, 1))
    end = _Room(room.x, HEIGHT - _FADES, room.width, _FADES)
    fade = f'<linearGradient id="fade" x2="0" y2="1">{stops}</linearGradient>'
    return f'{fade}<rect {_at(end)} fill="url(#fade)"/>'


def _at(room: _Room) -> str:
    return f'x="{room.x:g}" y="{room.y:g}" width="{room.width:g}" height="{room.height:g}"'
