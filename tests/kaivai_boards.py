"""Boards with land on them, as Hypothesis makes them, and the same as graphs of networkx."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from math import hypot, sqrt

import networkx as nx
from hypothesis import settings
from hypothesis import strategies as st

from atoll.kaivai.board import FIELD, Board, Hex, hexagon, read_hex
from atoll.kaivai.islands import Islands

sixty = settings(max_examples=60)


def hexes(*names: str) -> frozenset[Hex]:
    """Hexes of the field by their names, several in a text."""
    return frozenset(read_hex(name) for text in names for name in text.split())


@st.composite
def boards(draw: st.DrawFn, *, radius: int = 6) -> Board:
    """The field of Kaivai, or a smaller one with holes."""
    if radius == 6 and draw(st.booleans()):
        return FIELD
    whole = sorted(hexagon(draw(st.integers(0, radius))))
    holes = draw(st.sets(st.sampled_from(whole), max_size=len(whole) - 1))
    left = sorted({*whole} - holes)
    return Board(frozenset(left), frozenset(draw(st.sets(st.sampled_from(left), max_size=6))))


@st.composite
def lying(draw: st.DrawFn, *, radius: int = 6) -> Islands:
    """A board with cult hexes and huts anywhere, on up to all of it, often in long walls."""
    board = draw(boards(radius=radius))
    order = draw(st.permutations(sorted(board.hexes)))
    land = [*order[: draw(st.integers(0, len(order)))]]
    cult = frozenset(land[: draw(st.integers(0, len(land)))]) | board.printed
    return Islands(board, cult, frozenset(land) - cult)


def as_graph(places: Iterable[Hex]) -> "nx.Graph[Hex]":
    """Hexes of the field, those joined that touch."""
    return _whole().subgraph(places)


@cache
def _whole() -> "nx.Graph[Hex]":
    """The field, measured here in a way of its own: from middle to middle."""
    graph: nx.Graph[Hex] = nx.Graph()
    graph.add_nodes_from(FIELD.hexes)
    graph.add_edges_from(two for two in combinations(graph, 2) if _between_middles(*two) < 1.1)
    return graph


def _between_middles(one: Hex, other: Hex) -> float:
    """How far apart their middles are, if those of neighbours are 1 apart."""
    across = (one.q - other.q) * sqrt(3) / 2
    down = (one.r - other.r) + (one.q - other.q) / 2
    return hypot(across, down)
