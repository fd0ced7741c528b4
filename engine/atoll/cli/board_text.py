"""The board of an example as a terminal shows it: before, and after where it changed."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rich.text import Text

from atoll.table.contract import Table
from atoll.table.games import drawing, game

__all__ = ["boards"]

Lines = Sequence[str]


def boards(result: Mapping[str, Any]) -> Iterator[Text]:
    """What lies on the board before the first When and after the last step, if the game draws it.

    On a terminal the signs that have changed are set off.
    """
    pen = drawing(result["begins"]["game"]) if result["begins"] else None
    positions = [result[when] for when in ("start", "end") if result[when] is not None]
    if pen is None or not positions:
        return
    tables = [_table(result, position) for position in positions]
    before, after = pen.drawn(tables[0]), pen.drawn(tables[-1])
    if before == after:
        yield from _headed("The board:", before, before)
    else:
        yield from _headed("The board before:", before, before)
        yield from _headed("The board after:", after, before)
    yield from map(_line, pen.legend(tables[0]))


def _table(result: Mapping[str, Any], position: Mapping[str, Any]) -> Table:
    """The table of a position of an example."""
    rules = game(result["begins"]["game"])
    answers = rules.answered(None, result["rulings"])
    return rules.read_position(position, result["begins"]["seats"], answers)


def _headed(head: str, lines: Lines, before: Lines) -> Iterator[Text]:
    yield Text(f"\n  {head}")
    for line, was in zip_longest(lines, before[: len(lines)], fillvalue=""):
        yield _line(line, was)


def _line(line: str, was: str | None = None) -> Text:
    """A line that is not wrapped; what has changed in it is bold."""
    told = Text(f"  {line}", no_wrap=True)
    for place, (sign, old) in enumerate(zip(line, (was or line).ljust(len(line)), strict=False), 2):
        if sign != old:
            told.stylize("bold reverse", place, place + 1)
    return told
