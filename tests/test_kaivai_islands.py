"""Hexes, ways, areas and villages of Kaivai, on boards of any shape, held against networkx."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import hypot, sqrt
from random import Random

import networkx as nx

from atoll.kaivai.board import FIELD, Board, Hex, distance, hexagon, read_hex, write_hex
from atoll.kaivai.islands import Islands, islands_on, sea_without, ways
from atoll.kaivai.pictures.news import path
from atoll.kaivai.villages import cult_beside, cut_off, surrounded, touching

SEEDS = range(40)
WHOLE: "nx.Graph[Hex]" = nx.Graph()
"""The field, measured here in a way of its own: joined are hexes whose middles are 1 apart."""


def between_middles(one: Hex, other: Hex) -> float:
    across = (one.q - other.q) * sqrt(3) / 2
    return hypot(across, (one.r - other.r) + (one.q - other.q) / 2)


WHOLE.add_nodes_from(FIELD.hexes)
WHOLE.add_edges_from(two for two in combinations(FIELD.hexes, 2) if between_middles(*two) < 1.1)


def as_graph(places: Iterable[Hex]) -> "nx.Graph[Hex]":
    """Hexes of the field, those joined that touch."""
    return WHOLE.subgraph(places)


def boards() -> Iterator[tuple[Random, Islands]]:
    """The field or a smaller board with holes, with land on up to all of it, and luck."""
    for seed in SEEDS:
        luck = Random(seed)
        whole = sorted(hexagon(luck.randrange(1, 7)))
        hexes = luck.sample(whole, luck.randint(len(whole) // 2, len(whole)))
        printed = frozenset(luck.sample(hexes, min(len(hexes), luck.randrange(6))))
        board = FIELD if seed % 2 else Board(frozenset(hexes), printed)
        order = luck.sample(sorted(board.hexes), len(board.hexes))
        land = order[: luck.randint(0, len(order))]
        cult = frozenset(land[: luck.randint(0, len(land))]) | board.printed
        yield luck, Islands(board, cult, frozenset(land) - cult)


def test_every_hex_has_a_name_of_its_own_and_is_read_back() -> None:
    assert len(FIELD.hexes) == 127
    assert {write_hex(one) for one in FIELD.printed} == {"B2", "F4", "K2", "E7", "I7", "F11"}
    names = {write_hex(one): one for one in FIELD.hexes}
    assert {name: read_hex(name.lower()) for name in names} == names


def test_ways_have_the_fewest_steps() -> None:
    for luck, islands in boards():
        start, most = luck.choice(sorted(islands.board.hexes)), luck.randrange(13)
        graph = as_graph({*islands.water, start})
        steps = ways(islands, start, most)
        assert steps == nx.single_source_shortest_path_length(graph, start, cutoff=most)
        assert [*steps] == sorted(steps, key=lambda one: (steps[one], one))
        free = ways(islands_on(FIELD, frozenset()), start, 12)
        assert free == {one: distance(start, one) for one in FIELD.hexes}


def test_a_path_is_the_first_of_the_shortest() -> None:
    """With little land, as there are several then."""
    for luck in map(Random, SEEDS):
        every = sorted(hexagon(3))
        islands = Islands(
            Board(frozenset(every), frozenset()), frozenset(luck.sample(every, 9)), frozenset()
        )
        start, end = luck.sample(every, 2)
        graph = as_graph({*islands.water, start})
        found = path(islands, start, end)
        if end in graph and nx.has_path(graph, start, end):
            shortest = nx.all_shortest_paths(graph, start, end)
            assert found == min(map(tuple, shortest), key=lambda way: way[::-1])
        else:
            assert found is None


def test_areas_are_the_components_of_the_water_with_one_more_piece_too() -> None:
    for luck, islands in boards():
        areas = {frozenset(one) for one in nx.connected_components(as_graph(islands.water))}
        most = max(map(len, areas), default=0)
        assert {*islands.areas} == areas
        assert islands.sea == {one for area in areas if len(area) == most for one in area}
        place = luck.choice(sorted(islands.board.hexes))
        afresh = Islands(islands.board, islands.cult - {place}, islands.huts | {place})
        assert {*islands.areas_without(place)} == {*afresh.areas}
        assert sea_without(islands, place) == afresh.sea


def test_villages_are_the_groups_of_land_with_a_cult_hex_and_who_touches_them() -> None:
    for luck, islands in boards():
        groups = map(frozenset, nx.connected_components(as_graph(islands.land)))
        villages = sorted((one for one in groups if one & islands.cult), key=min)
        assert [one.hexes for one in islands.villages] == villages
        for one in islands.villages:
            assert (one.cult, one.huts) == (one.hexes & islands.cult, one.hexes & islands.huts)
            assert one.size == len(one.hexes)
        assert all(one in village.hexes for one, village in islands.village_of.items())
        assert {*islands.village_of} == {one for group in villages for one in group}
        place = luck.choice(sorted(islands.board.hexes))
        beside = {*as_graph(islands.board.hexes)[place]}
        near = [village for village in islands.villages if village.hexes & beside]
        assert touching(islands, place) == (*near,)
        assert cult_beside(islands, place) == (*(one for one in near if one.cult & beside),)


def test_a_canoe_is_cut_off_or_surrounded_by_a_piece_that_takes_its_last_water() -> None:
    """Cut off is who came to a largest area and comes to none; surrounded, who has no side left."""
    for luck, islands in boards():
        places = sorted(islands.board.hexes - islands.cult)
        canoes = frozenset(luck.sample(places, min(16, len(places))))
        for piece in luck.sample(sorted(islands.water), min(3, len(islands.water))):
            cut = cut_off(islands, canoes, piece)
            anywhere = surrounded(islands, canoes, piece, edge_blocks=True)
            inland = surrounded(islands, canoes, piece, edge_blocks=False)
            for canoe in canoes:
                was, now = (
                    free(water, canoe) for water in (islands.water, islands.water - {piece})
                )
                sides = as_graph(islands.board.hexes)[canoe]
                last = [one for one in sides if one not in islands.land] == [piece]
                assert (canoe in cut) == (was and not now)
                assert (canoe in anywhere) == last
                assert (canoe in inland) == (last and len(sides) == 6)


def free(water: frozenset[Hex], canoe: Hex) -> bool:
    """Whether a canoe comes to a largest area of the water."""
    areas = [*nx.connected_components(as_graph(water))]
    reached = nx.node_connected_component(as_graph({*water, canoe}), canoe)
    return any(area <= reached for area in areas if len(area) == max(map(len, areas)))
