"""A chart for those who do not see it: village by village, then the canoes and the god."""

from collections.abc import Iterator
from typing import Any

from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.islands import Village
from atoll.kaivai.pictures.chart import Chart
from atoll.kaivai.pieces import villages
from atoll.kaivai.table import Hut
from atoll.table import listed


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
