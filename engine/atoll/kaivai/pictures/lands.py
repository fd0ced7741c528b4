"""The board of a table as it is drawn: land and water, villages, pieces, ways, what has changed."""

from collections.abc import Iterator
from math import hypot
from typing import Any

from atoll.drawing.plates import letters
from atoll.drawing.printing import Block, Mark
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.islands import Village
from atoll.kaivai.own_board import usual
from atoll.kaivai.pictures.chart import WHOLE, Chart, charted, grid, outlined
from atoll.kaivai.pictures.news import News, Way
from atoll.kaivai.pictures.tokens import LARGE, SMALL, god, hull, hut, key, waiting
from atoll.kaivai.pieces import village_at, villages
from atoll.kaivai.table import Hut
from atoll.table import listed

_NO_NEWS = News(frozenset(), (), ())


def board(table: Any, news: News = _NO_NEWS, *, whole: bool = False) -> Iterator[Block]:
    """The part of the board that matters, or the whole, and below it what the shapes mean."""
    there = [village.hexes for village in villages(table)]
    chart = WHOLE if whole else charted(_matters(table, news), there)
    drawn = grid(chart, table.board, table.cult, table.huts)
    outlines = [mark for village in there for mark in outlined(chart, village)]
    marks = [*drawn.marks, *outlines, *_pieces(chart, table), *_new(chart, news)]
    yield _heading(chart)
    yield Block(drawn.height, tuple(marks), aloud(table, chart), drawn.spots)
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
    ways = [way.hexes for way in news.ways]
    there = news.places.union(at_stake, news.scored, news.tried, *ways)
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
    (x, y), *others = [chart.middle(place) for place in way.hexes]
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


# What is read out


def aloud(table: Any, chart: Chart) -> str:
    """All that lies on a chart, in sentences."""
    shown = [one for one in villages(table) if any(map(chart.shows, one.hexes))]
    said = [
        *(_village(table, one, chart) for one in shown),
        *_loose(table, chart),
        *_canoes(table, chart),
    ]
    if table.god and chart.shows(table.god):
        said.append(f"The fisherman's god is on {write_hex(table.god)}.")
    return " ".join(said)


def _village(table: Any, village: Village, chart: Chart) -> str:
    """A village, as far as it is on the chart."""
    cult = frozenset(filter(chart.shows, village.cult))
    words = "cult hex" if len(cult) == 1 else "cult hexes"
    said = [f"{words} {_listed(cult)}"] if cult else []
    said += [_hut(table, place) for place in sorted(filter(chart.shows, village.huts))]
    if not all(map(chart.shows, village.hexes)):
        said.append("and more beyond the chart")
    return f"A village: {'; '.join(said)}."


def _listed(places: frozenset[Hex]) -> str:
    return listed(map(write_hex, sorted(places)))


def _hut(table: Any, place: Hex) -> str:
    hut: Hut = table.huts[place]
    fish = f" with {hut.fish} fish" if hut.fish else ""
    return f"{table.seats[hut.owner]}'s {hut.kind} hut {write_hex(place)}{fish}"


def _loose(table: Any, chart: Chart) -> Iterator[str]:
    """Huts that belong to no village, which no game comes to."""
    inhabited = frozenset[Hex]().union(*(one.huts for one in villages(table)))
    for place in sorted(filter(chart.shows, table.huts.keys() - inhabited)):
        yield f"In no village: {_hut(table, place)}."


def _canoes(table: Any, chart: Chart) -> Iterator[str]:
    for owner, name in enumerate(table.seats):
        own = frozenset(p for p, o in table.canoes.items() if o == owner and chart.shows(p))
        sea, huts = own - table.huts.keys(), own & table.huts.keys()
        if sea:
            yield f"{name}'s canoes: {_listed(sea)}."
        if huts:
            yield f"{name}'s canoes on their huts: {_listed(huts)}."
