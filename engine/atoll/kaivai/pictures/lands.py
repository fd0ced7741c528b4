"""The board of a table as it is drawn: land and water, villages, pieces, ways, what has changed."""

from collections.abc import Iterator
from math import hypot
from typing import Any

from atoll.drawing.plates import letters
from atoll.drawing.printing import Block, Mark
from atoll.kaivai.board import Hex
from atoll.kaivai.own_board import usual
from atoll.kaivai.pictures.chart import WHOLE, Chart, charted, grid, outlined
from atoll.kaivai.pictures.news import News, Way
from atoll.kaivai.pictures.tokens import LARGE, SMALL, god, hull, hut, key, waiting
from atoll.kaivai.pieces import village_at, villages


def board(table: Any, news: News, *, aloud: str, whole: bool) -> Iterator[Block]:
    """The part of the board that matters, or the whole, and below it what the shapes mean."""
    there = [village.hexes for village in villages(table)]
    chart = WHOLE if whole else charted(_matters(table, news), there)
    drawn = grid(chart, table.board, table.cult, table.huts)
    outlines = [mark for village in there for mark in outlined(chart, village)]
    marks = [*drawn.marks, *outlines, *_pieces(chart, table), *_new(chart, news)]
    yield _heading(chart)
    yield Block(drawn.height, tuple(marks), aloud, drawn.spots)
    yield key(chart, table, tried=bool(news.tried))


def _heading(chart: Chart) -> Block:
    """Which part of the board it is."""
    first, last = (chr(ord("A") + 6 + q) for q in (chart.left, chart.right))
    said = "The board" if chart == WHOLE else f"The board, columns {first} to {last}"
    return Block(22, (Mark("label", 4, 15, said),), f"{said}.")


# What matters


def _matters(table: Any, news: News) -> frozenset[Hex]:
    """What has changed or is at stake, with the villages beside it; else all that lies there."""
    at_stake = {one for one in (table.village,) if one} | table.sailed | table.done
    there = news.places.union(at_stake, news.scored, news.tried, *news.ways)
    beside = {village_at(table, one) for one in table.board.beside(there) | there}
    if there:
        return there.union(*(one.hexes for one in beside if one))
    lying = table.huts.keys() | table.canoes.keys() | (table.cult - usual(table.board))
    return frozenset(lying | ({table.god} if table.god else set()))


# What is drawn


def _pieces(chart: Chart, table: Any) -> Iterator[Mark]:
    high = LARGE if chart.half > 17 else SMALL
    names, told = table.seats, letters(table.seats)
    places = filter(chart.shows, {*table.huts, *table.canoes, *filter(None, [table.god])})
    for place in sorted(places):
        x, y = _spot(chart, place)
        if place == table.god:
            yield god(x, y, high)
        if place in table.huts:
            yield from hut(table.huts[place], names, x, y, high)
        if place in table.canoes and place in table.huts:
            yield waiting(names[table.canoes[place]], x, y, high)
        elif place in table.canoes:
            owner = table.canoes[place]
            yield from hull(names[owner], told[owner], x, y, high)


def _spot(chart: Chart, place: Hex) -> tuple[float, float]:
    """Where a piece lies in its hex: below the name."""
    x, y = chart.middle(place)
    return x, round(y + chart.half * 0.34, 1)


def _new(chart: Chart, news: News) -> Iterator[Mark]:
    for way in news.ways:
        yield from _way(chart, way)
    for place in filter(chart.shows, news.places):
        yield Mark("now", *chart.middle(place), chart.outline(0.92))
    for place in filter(chart.shows, news.tried):
        yield Mark("tried", *chart.middle(place), chart.outline(0.88))


def _way(chart: Chart, way: Way) -> Iterator[Mark]:
    """A line from hex to hex, and its arrow where the last one begins."""
    (x, y), *others = [chart.middle(place) for place in way]
    line, at = "", (x, y)
    for n, (to_x, to_y) in enumerate(others, 1):
        part = 0.5 if n == len(others) else 1
        step = ((to_x - at[0]) * part, (to_y - at[1]) * part)
        line += f"l{step[0]:.3g} {step[1]:.3g}"
        at = (at[0] + step[0], at[1] + step[1])
    yield Mark("way", x, y, line + _arrow(*step))


def _arrow(x: float, y: float) -> str:
    """The head of an arrow that points there, from its tip on."""
    ahead = (5 * x / hypot(x, y), 5 * y / hypot(x, y))
    sides = [(-ahead[0] - turn * ahead[1], -ahead[1] + turn * ahead[0]) for turn in (0.7, -0.7)]
    return "".join(f"l{x:.3g} {y:.3g}m{-x:.3g} {-y:.3g}" for x, y in sides)
