"""Huts, canoes and the fisherman's god as they are drawn: a letter tells whose, a shape what it is.

A canoe-builder hut is a square, a fisherman's hut a circle, a meeting hut has six corners, a canoe
is a hull; in the colour of its player, where the player is called by one. A number tells fish.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from atoll.drawing.plates import length, letters, plate_of
from atoll.drawing.printing import Block, Mark, Sign, keyed
from atoll.kaivai.components import HUT_KINDS
from atoll.kaivai.pictures.chart import PLATES, Chart
from atoll.kaivai.table import Hut

LARGE, SMALL = 16, 13
"""How high a token is where hexes are large, and where they are small."""


def hut(one: Hut, names: Sequence[str], x: float, y: float, high: float) -> Iterator[Mark]:
    """A hut, its middle at x and y, with the letter of its owner and the number of its fish."""
    plate = plate_of(names[one.owner])
    fish = str(one.fish) if one.fish else ""
    yield shape(one.kind, (x, y), high, plate=plate, wider=7 * len(fish))
    yield _letter(plate, letters(names)[one.owner] + fish, x, y)


def shape(
    kind: str, middle: tuple[float, float], high: float, *, plate: str = "plain", wider: float = 0
) -> Mark:
    """A hut of a kind without a letter."""
    (x, y), width, half = middle, high + wider, high / 2
    left, round_it = x - width / 2, f"a{half:g} {half:g} 0 1 0"
    if kind == "fisherman":
        return _mark(plate, left, y, f"{round_it} {high} 0{round_it}-{high} 0z")
    if kind == "meeting":
        roof = f"l5-{half:g}h{width - 4}l5 {half:g}l-5 {half:g}h-{width - 4}z"
        return _mark(plate, left - 3, y, roof)
    return _mark(plate, left, y - half, f"h{width}v{high}h-{width}z")


def _mark(plate: str, x: float, y: float, what: str) -> Mark:
    return Mark(plate, round(x, 1), round(y, 1), what)


def _letter(plate: str, text: str, x: float, y: float) -> Mark:
    on = f"on-{plate}"
    return _mark(on, x - length(text, on, PLATES) / 2, y + 4.3, text)


def hull(name: str, letter: str, x: float, y: float, high: float) -> Iterator[Mark]:
    """A canoe at sea, its middle at x and y, with the letter of its owner."""
    plate = plate_of(name)
    yield _mark(plate, x - 12, y - high / 2 + 1, f"h24l-5 {high - 2}h-14z")
    if letter:
        yield _letter(plate, letter, x, y - 0.3)


def waiting(name: str, x: float, y: float, high: float) -> Mark:
    """A canoe that is still on its hut: a small hull below it, whose middle is at x and y."""
    return _mark(plate_of(name), x - 10, y + high / 2 + 0.5, "h20l-3 3h-14z")


def god(x: float, y: float, high: float) -> Mark:
    """The fisherman's god, a figure with a head."""
    return _mark("god", x - 3, y - high / 2 + 6, f"a4 4 0 1 1 6 0l4 {high - 6}h-14z")


# The key of a chart


def key(chart: Chart, table: Any, *, tried: bool = False) -> Block:
    """What the shapes mean, and what is marked as tried."""
    of_the_move = ("of the move", lambda x, y: Mark("tried", x - 8, y, "l4-7h8l4 7l-4 7h-8z"))
    return keyed((*_there(chart, table), *([of_the_move] if tried else [])))


def _there(chart: Chart, table: Any) -> Iterator[tuple[str, Sign]]:
    """What is on a chart, in words, and how it is drawn."""
    huts = [hut for place, hut in table.huts.items() if chart.shows(place)]
    for kind in HUT_KINDS:
        if any(hut.kind == kind for hut in huts):
            yield f"{kind} hut", partial(_hut, kind)
    if any(hut.fish for hut in huts):
        yield "fish on it", lambda x, y: Mark("deciding", x - 3, y + 4.5, "2")
    if any(map(chart.shows, table.canoes)):
        yield "canoe", lambda x, y: next(hull("", "", x, y, SMALL))
    if table.god and chart.shows(table.god):
        yield "fisherman's god", partial(god, high=SMALL)


def _hut(kind: str, x: float, y: float) -> Mark:
    return shape(kind, (x, y), SMALL)
