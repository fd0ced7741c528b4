"""A chart: the part of the field that a picture shows, and where its hexes lie there.

A line is half a hex high: the hexes of a column lie on every second line, 2r + q.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import sqrt

from atoll.drawing import plates
from atoll.drawing.plates import PIECES, Plate, length
from atoll.drawing.printing import WIDTH, Block, Mark, Spot
from atoll.kaivai.board import FIELD, NAMES, Board, Hex, write_hex

_BOARD = {
    "water": Plate("#e6f0f8", "#75899a"),
    "cult": Plate("#f3e3b5", "#767676"),
    "land": PIECES["land"],
    "ring": Plate("none", "#767676"),
    "village": Plate("none", "#1f2328"),
    "way": Plate("none", "#1a5fb4"),
    "tried": PIECES["tried"],
    "now": PIECES["now"],
    "coordinate": Plate("#454c54", size=11, signs=True),
    "plain": PIECES["plain"],
    "god": Plate("#1f2328"),
}
PLATES: Mapping[str, Plate] = {
    "changed": plates.PLATES["changed"],
    **_BOARD,
    **plates.COLOURS,
    "on-plain": PIECES["on-plain"],
    **plates.PLATES,
}
"""Every plate, in the order in which they are printed one over the other."""

_EDGE = 6
_LINES = 2 * _EDGE
_COLUMNS = 9
"""So many columns at least: with them a hex is as large as it needs to be."""
_THERE = "huts canoes cult god"
"""The parts of a table that lie on hexes."""
_CORNERS = ((-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1), (-1, 0))


@dataclass(frozen=True)
class Chart:
    """The columns and the lines of the field that are shown, the first and the last of each."""

    left: int
    right: int
    top: int
    bottom: int

    def is_nearly_whole(self) -> bool:
        """Whether so little is left out that the whole field is as easily read."""
        return self.right - self.left == 2 * _EDGE and self.bottom - self.top >= 2 * _LINES - 4

    @cached_property
    def size(self) -> float:
        """From the middle of a hex to its corners."""
        return round((WIDTH - 8) / (1.5 * (self.right - self.left) + 2), 1)

    @cached_property
    def half(self) -> float:
        """From the middle of a hex to its upper side."""
        return round(self.size * sqrt(3) / 2, 1)

    @cached_property
    def height(self) -> float:
        """How high the chart is."""
        return self.half * (self.bottom - self.top + 2) + 4

    def shows(self, place: Hex) -> bool:
        """Whether a hex is on the chart."""
        line = 2 * place.r + place.q
        return self.left <= place.q <= self.right and self.top <= line <= self.bottom

    def middle(self, place: Hex) -> tuple[float, float]:
        """The middle of a hex of the field, also of one beside the chart."""
        line = 2 * place.r + place.q
        x = 4 + self.size * (1 + 1.5 * (place.q - self.left))
        return round(x, 1), round(2 + self.half * (line - self.top + 1), 1)

    def outline(self, part: float = 1) -> str:
        """The outline of a hex from its middle on, or of a smaller one in it."""
        x, y = round(self.size * part, 1), round(self.half * part, 1)
        side = round(x / 2, 1)
        return f"m-{x:g} 0l{side:g}-{y:g}h{x:g}l{side:g} {y:g}-{side:g} {y:g}h-{x:g}z"

    def spot(self, place: Hex) -> Spot:
        """A hex as a spot: a box as high as it is, that leaves no room to its neighbours' boxes."""
        (x, y), broad = self.middle(place), 1.5 * self.size
        left, top = x - broad / 2, y - self.half
        return Spot(left, top, broad, 2 * self.half, _THERE, at=write_hex(place))

    def corner(self, place: Hex, number: int) -> tuple[float, float]:
        """A corner of a hex, by its number clockwise from the upper left."""
        (x, y), (across, down) = self.middle(place), _CORNERS[number % 6]
        return x + across * self.size, y + down * self.half


WHOLE = Chart(-_EDGE, _EDGE, -_LINES, _LINES)


def charted(places: Collection[Hex], villages: Collection[Collection[Hex]] = ()) -> Chart:
    """The chart of these hexes with all around them, no village cut; of none, the whole field."""
    if not places:
        return WHOLE
    columns = [place.q for place in places]
    left, right = _spread(min(columns) - 1, max(columns) + 1)
    top, bottom = _between(places)
    found = _uncut(Chart(left, right, max(top - 2, -_LINES), min(bottom + 2, _LINES)), villages)
    return WHOLE if found.is_nearly_whole() else found


def _between(places: Collection[Hex]) -> tuple[int, int]:
    """The first and the last line of these hexes."""
    lines = [2 * place.r + place.q for place in places]
    return min(lines), max(lines)


def _uncut(chart: Chart, villages: Collection[Collection[Hex]]) -> Chart:
    """The chart with the whole of every village of which it shows a part."""
    parts = [one for village in villages if any(map(chart.shows, village)) for one in village]
    if all(map(chart.shows, parts)):
        return chart
    columns, (top, bottom) = [place.q for place in parts], _between(parts)
    left, right = min(chart.left, *columns), max(chart.right, *columns)
    return _uncut(Chart(left, right, min(chart.top, top), max(chart.bottom, bottom)), villages)


def _spread(left: int, right: int) -> tuple[int, int]:
    """Columns of the field, and more on both sides where they are few."""
    lacking = max(_COLUMNS - (right - left + 1), 0)
    left = max(min(left - lacking // 2, _EDGE + 1 - _COLUMNS), -_EDGE)
    return left, min(max(right + lacking // 2, left + _COLUMNS - 1), _EDGE)


def grid(chart: Chart, board: Board, cult: Collection[Hex], huts: Collection[Hex]) -> Block:
    """The hexes of a board with their names; cult hexes have a ring."""
    shown = [place for place in NAMES if place in board.hexes and chart.shows(place)]
    marks: list[Mark] = []
    outline, ring = chart.outline(), chart.outline(0.86)
    for place in shown:
        plate = "cult" if place in cult else "land" if place in huts else "water"
        (x, y), name, _ = _laid(chart, place)
        marks.append(Mark(plate, x, y, outline))
        if place in cult:
            marks.append(Mark("ring", x, y, ring))
        marks.append(name)
    spots = tuple(_laid(chart, place)[-1] for place in shown)
    return Block(chart.height, tuple(marks), spots=spots)


@lru_cache(maxsize=4096)  # a page shows the same part of the field again and again
def _laid(chart: Chart, place: Hex) -> tuple[tuple[float, float], Mark, Spot]:
    """The middle of a hex, its name there, and its spot."""
    return chart.middle(place), _named(chart, place), chart.spot(place)


def _named(chart: Chart, place: Hex) -> Mark:
    (x, y), name = chart.middle(place), write_hex(place)
    left = x - length(name, "coordinate", PLATES) / 2
    return Mark("coordinate", left, round(y - chart.half * 0.28, 1), name)


def outlined(chart: Chart, village: Collection[Hex]) -> Iterator[Mark]:
    """The outline of a village, side by side."""
    for place in sorted(filter(chart.shows, village)):  # the same bytes in every process
        for number, near in enumerate(FIELD.around[place]):  # behind the side of two corners
            if near not in village:
                (x, y), (to_x, to_y) = (chart.corner(place, number + n) for n in (0, 1))
                step = f"l{round(to_x - x, 1):g} {round(to_y - y, 1):g}"
                yield Mark("village", round(x, 1), round(y, 1), step)
