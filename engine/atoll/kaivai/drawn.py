r"""The board in plain text: in every hex its name, and beside the name what lies there.

```text
  __
/B1    \__
  \__/C2 Rm2\
/B2 ###\__/
  \__/
```

Of a table the signs are those of `signs`: `###` is a cult hex, `Rm2` Red's meeting hut with two
fish, `~R~` Red's canoe.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from string import ascii_uppercase
from typing import Any

from atoll.kaivai.board import FIELD, NAMES, Board, Hex

LONGEST = 3
"""The characters of a text that lies on a hex: with them thirteen columns take 75."""

Canvas = dict[tuple[int, int], str]


# What lies on a table


def letters(seats: Sequence[str]) -> tuple[str, ...]:
    """A letter for each player: the first of the name that no other player has.

    >>> letters(["Ana", "Ben", "Bea", "4"])
    ('A', 'B', 'E', 'C')
    """
    found: list[str] = []
    for name in seats:
        own = [one for one in name.upper() if one in ascii_uppercase]
        found.append(next(one for one in (*own, *ascii_uppercase) if one not in found))
    return tuple(found)


def lying(table: Any) -> dict[Hex, str]:
    """The signs for all that lies on the board of a table, or of a view."""
    own = letters(table.seats)
    canoes = {place: f"~{own[seat]}~" for place, seat in table.canoes.items()}
    huts = {place: _hut(table, place, own) for place in table.huts}
    return {**canoes, **huts, **{place: _cult(table, place) for place in table.cult}}


def _hut(table: Any, place: Hex, own: Sequence[str]) -> str:
    """Owner, kind and fish; a capital B for a canoe-builder whose canoe is there."""
    owner, kind, fish = table.huts[place]
    sign = _KINDS[kind].upper() if place in table.canoes else _KINDS[kind]
    return f"{own[owner]}{sign}{fish or ''}"


_KINDS = {"canoe-builder": "b", "fisherman": "f", "meeting": "m"}


def _cult(table: Any, place: Hex) -> str:
    return f"#{'@' if place == table.god else '#'}{'x' if place in table.scored else '#'}"


def signs(seats: Sequence[str]) -> Iterator[str]:
    """What the signs mean."""
    own = letters(seats)
    one, name = own[0], seats[0]
    yield f"{', '.join(map('{} {}'.format, own, seats))}."
    yield "### cult hex, #@# with the fisherman's god, ##x of a village that is scored."
    yield f"~{one}~ canoe of {name}; {one}b canoe-builder hut, {one}B with its canoe on it,"
    yield f"{one}f fisherman's hut, {one}m meeting hut, {one}m2 with 2 fish on it."


# Any texts on a board


def draw(lying: Mapping[Hex, str], board: Board = FIELD) -> str:
    """The board with a text of up to three characters on some of its hexes."""
    canvas: Canvas = {}
    names = {one: name for one, name in NAMES.items() if one in board.hexes}
    columns = _columns(names)
    for one, name in names.items():
        left, inside = columns[one.q]
        outline = _outline(f"{name} {lying.get(one, '')}", inside)
        for line, text in enumerate(outline, 2 * one.r + one.q):
            _write(canvas, line, left, text)
    return _text(canvas)


def _columns(names: Mapping[Hex, str]) -> Mapping[int, tuple[int, int]]:
    """Of each column where it begins, and how wide it is inside: its longest name and a text."""
    longest: dict[int, int] = {}
    for one, name in names.items():
        longest[one.q] = max(longest.get(one.q, 0), len(name))
    columns = range(min(longest), max(longest) + 1)
    insides = [longest.get(q, 2) + 1 + LONGEST for q in columns]
    lefts = accumulate((inside - 1 for inside in insides), initial=0)
    return dict(zip(columns, zip(lefts, insides, strict=False), strict=True))


def _outline(words: str, inside: int) -> tuple[str, str, str]:
    edge = "_" * (inside - 4)
    return f"   {edge}", f"/{words:{inside}}\\", f"  \\{edge}/"


def _write(canvas: Canvas, line: int, left: int, text: str) -> None:
    """Puts the signs of a text there; its blanks leave what is there."""
    canvas.update({(line, left + n): sign for n, sign in enumerate(text) if sign != " "})


def _text(canvas: Canvas) -> str:
    top, bottom = (extreme(line for line, _ in canvas) for extreme in (min, max))
    ends = {line: max(x for y, x in canvas if y == line) for line in range(top, bottom + 1)}
    return "\n".join(
        "".join(canvas.get((line, x), " ") for x in range(end + 1)) for line, end in ends.items()
    )
