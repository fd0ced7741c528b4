"""The key of a chart: what its shapes mean, as far as they are there."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from atoll.drawing.keys import Sign, keyed
from atoll.drawing.printing import Block, Mark
from atoll.kaivai.components import HUT_KINDS
from atoll.kaivai.pictures.chart import Chart
from atoll.kaivai.pictures.tokens import SMALL, god, hull, shape


def key(chart: Chart, table: Any, *, tried: bool = False) -> Block:
    """What the shapes mean, and what is marked as tried."""
    refused = [("of the move", _tried)] if tried else []
    return keyed((*_there(chart, table), *refused))


def _there(chart: Chart, table: Any) -> Iterator[tuple[str, Sign]]:
    """What is on a chart, in words, and how it is drawn."""
    huts = [hut for place, hut in table.huts.items() if chart.shows(place)]
    for kind in HUT_KINDS:
        if any(hut.kind == kind for hut in huts):
            yield f"{kind} hut", partial(_hut, kind)
    if any(hut.fish for hut in huts):
        yield "fish on it", _fish
    if any(map(chart.shows, table.canoes)):
        yield "canoe", _canoe
    if table.god and chart.shows(table.god):
        yield "fisherman's god", _god


def _hut(kind: str, x: float, y: float) -> Mark:
    return shape(kind, (x, y), SMALL)


def _fish(x: float, y: float) -> Mark:
    return Mark("deciding", x - 3, y + 4.5, "2")


def _canoe(x: float, y: float) -> Mark:
    return next(hull("", "", x, y, SMALL))


def _tried(x: float, y: float) -> Mark:
    return Mark("tried", x - 8, y, "l4-7h8l4 7l-4 7h-8z")


def _god(x: float, y: float) -> Mark:
    return god(x, y, SMALL)
