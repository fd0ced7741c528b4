"""What the players have, as a table: fish and shells space by space, influence and glory."""

from collections.abc import Iterator, Sequence
from typing import Any

from atoll.drawing.plates import fitted, length
from atoll.drawing.printing import Block, Mark, Spot, box
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.pictures.chart import PLATES
from atoll.table.parts import told_of_seat

PARTS = ("fish", "shells", "influence", "glory")
"""The parts of a table that it shows."""
_FISH, _SHELLS, _STEP = 86, 179, 17
_INFLUENCE, _GLORY = 271, 301
_COLUMNS = (*(_FISH + _STEP * n for n in range(5)), *(_SHELLS + _STEP * n for n in range(5)))
_MIDDLES = (*_COLUMNS, _INFLUENCE, _GLORY)
_ROW, _MORE = 25, 15
_SPOTS = (
    ("", 0, 76),
    ("fish", 76, 92),
    ("shells", 168, 90),
    ("influence", 258, 27),
    ("glory", 285, 35),
)
"""Where the parts of a player's line begin, and how broad they are; the name stands for all."""
_MINUS = "\N{MINUS SIGN}"
_NONE = "\N{MIDDLE DOT}"


def displays(start: Any, end: Any) -> Iterator[Block]:
    """A line for each player; below a number that has changed stands by how much."""
    yield _head()
    yield from (_player(start, end, seat) for seat, _ in enumerate(end.seats))
    yield Block(8, ())


def _head() -> Block:
    marks = [Mark("label", _FISH - 6, 15, "Fish"), Mark("label", _SHELLS - 6, 15, "Shells")]
    marks.append(_centred("label", _INFLUENCE, 15, "Influence"))
    marks.append(_centred("label", _GLORY, 34, "Glory"))
    spaces = (*"12345", *"12345")
    marks += [_centred("quiet", x, 34, n) for x, n in zip(_COLUMNS, spaces, strict=True)]
    line = Mark("line", 4, 39.5, "h312")
    return Block(42, (*marks, line))


def _player(start: Any, end: Any, seat: int) -> Block:
    before, after = _numbers(start, seat), _numbers(end, seat)
    name = end.seats[seat]
    marks = [Mark("name", 4, 16, fitted(name, "name", 70))]
    for x, was, now in zip(_MIDDLES, before, after, strict=True):
        marks += _cell(x, was, now)
    height = _ROW + (_MORE if before != after else 0)
    spots = tuple(Spot(x, 0, broad, height, part, name) for part, x, broad in _SPOTS)
    return Block(height, tuple(marks), f"{name}: {'; '.join(_told(start, end, seat))}.", spots)


def _numbers(table: Any, seat: int) -> Sequence[int]:
    return (*table.fish[seat], *table.shells[seat], table.influence[seat], table.glory[seat])


def _cell(x: float, was: int, now: int) -> Iterator[Mark]:
    """A number; one that has changed lies on another ground, with the difference below."""
    if was == now:
        yield _centred("number" if now else "quiet", x, 16, str(now) if now else _NONE)
        return
    by = f"+{now - was}" if now > was else f"{_MINUS}{was - now}"
    half = max(length(by, "gain", PLATES), length(str(now), "number", PLATES), 15) / 2 + 1
    yield Mark("changed", x - half, 1, box(2 * half, 33))
    yield _centred("deciding", x, 16, str(now))
    yield _centred("gain" if now > was else "loss", x, 31, by)


def _centred(plate: str, x: float, y: float, text: str) -> Mark:
    return Mark(plate, round(x - length(text, plate, PLATES) / 2, 1), y, text)


def _told(start: Any, end: Any, seat: int) -> Iterator[str]:
    """What a player has, and what it was before."""
    for part in PARTS:
        its, names = LAYOUT.parts[part], end.seats
        was, now = (told_of_seat(its, getattr(one, part)[seat], names) for one in (start, end))
        yield f"{its.called} {now}" if was == now else f"{its.called} {was}, then {now}"
