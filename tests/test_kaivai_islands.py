"""Ways by water, areas and villages of Kaivai, held against networkx."""

import networkx as nx
from hypothesis import assume, given
from hypothesis import strategies as st
from kaivai_boards import as_graph, lying, sixty

from atoll.kaivai.board import Board, Hex, hexagon
from atoll.kaivai.islands import Islands, sea_without, ways
from atoll.kaivai.pictures.news import path
from atoll.kaivai.villages import (
    cult_beside,
    cut_off,
    surrounded,
    touching,
)


def surrounded_anywhere(islands: Islands, canoes: frozenset[Hex], piece: Hex) -> frozenset[Hex]:
    return surrounded(islands, canoes, piece, edge_blocks=True)


def surrounded_inland(islands: Islands, canoes: frozenset[Hex], piece: Hex) -> frozenset[Hex]:
    return surrounded(islands, canoes, piece, edge_blocks=False)


def with_hut(islands: Islands, place: Hex) -> Islands:
    """One more hut lies there, wherever that is."""
    return Islands(islands.board, islands.cult - {place}, islands.huts | {place})


@st.composite
def with_a_hex(draw: st.DrawFn) -> tuple[Islands, Hex]:
    islands = draw(lying())
    return islands, draw(st.sampled_from(sorted(islands.board.hexes)))


@st.composite
def with_canoes(draw: st.DrawFn) -> tuple[Islands, frozenset[Hex]]:
    """Canoes anywhere: on huts too."""
    islands = draw(lying())
    places = sorted(islands.board.hexes - islands.cult)
    canoes = st.frozensets(st.sampled_from(places), max_size=16) if places else st.just(frozenset())
    return islands, draw(canoes)


# Ways


@sixty
@given(with_a_hex(), st.integers(0, 12))
def test_ways_have_the_fewest_steps(lies: tuple[Islands, Hex], most: int) -> None:
    islands, start = lies
    graph = as_graph({*islands.water, start})
    steps = ways(islands, start, most)
    assert steps == nx.single_source_shortest_path_length(graph, start, cutoff=most)
    assert [*steps] == sorted(steps, key=lambda one: (steps[one], one))


@sixty
@given(st.frozensets(st.sampled_from(sorted(hexagon(3))), max_size=12), st.data())
def test_a_path_is_the_first_of_the_shortest(land: frozenset[Hex], data: st.DataObject) -> None:
    """With little land, as there are several then."""
    islands = Islands(Board(hexagon(3), frozenset()), land, frozenset())
    anywhere = st.sampled_from(sorted(islands.board.hexes))
    start, end = data.draw(anywhere), data.draw(anywhere)
    graph = as_graph({*islands.water, start})
    found = path(islands, start, end)
    if end in graph and nx.has_path(graph, start, end):
        shortest = nx.all_shortest_paths(graph, start, end)
        assert found == min(map(tuple, shortest), key=lambda way: way[::-1])
    else:
        assert found is None


# Areas


@sixty
@given(lying())
def test_areas_are_the_components_of_the_water(islands: Islands) -> None:
    assert {*islands.areas} == {
        frozenset(area) for area in nx.connected_components(as_graph(islands.water))
    }
    largest = max(map(len, islands.areas), default=0)
    assert islands.sea == {one for area in islands.areas if len(area) == largest for one in area}


@sixty
@given(with_a_hex())
def test_one_more_piece_parts_the_water_as_if_it_had_always_lain_there(
    lies: tuple[Islands, Hex],
) -> None:
    islands, place = lies
    afresh = with_hut(islands, place)
    assert {*islands.areas_without(place)} == {*afresh.areas}
    assert sea_without(islands, place) == afresh.sea


# Villages


@sixty
@given(lying())
def test_villages_are_the_groups_of_land_with_a_cult_hex(islands: Islands) -> None:
    components = [frozenset(one) for one in nx.connected_components(as_graph(islands.land))]
    villages = [group for group in components if group & islands.cult]
    assert [village.hexes for village in islands.villages] == sorted(villages, key=min)
    for village in islands.villages:
        assert village.cult == village.hexes & islands.cult
        assert (village.huts, village.size) == (village.hexes & islands.huts, len(village.hexes))
    assert {*islands.village_of} == {one for group in villages for one in group}
    assert all(one in village.hexes for one, village in islands.village_of.items())


@sixty
@given(with_a_hex())
def test_a_hex_touches_the_villages_of_its_neighbours(lies: tuple[Islands, Hex]) -> None:
    islands, place = lies
    beside = {*as_graph(islands.board.hexes)[place]}
    near = [village for village in islands.villages if village.hexes & beside]
    assert touching(islands, place) == tuple(near)
    assert cult_beside(islands, place) == tuple(one for one in near if one.cult & beside)


# Enclosing


@sixty
@given(with_canoes(), st.data())
def test_a_canoe_is_cut_off_that_came_to_a_largest_area_and_comes_to_none(
    lies: tuple[Islands, frozenset[Hex]], data: st.DataObject
) -> None:
    islands, canoes = lies
    assume(islands.water)
    piece = data.draw(st.sampled_from(sorted(islands.water)))
    for canoe in canoes:
        was, now = (_free(water, canoe) for water in (islands.water, islands.water - {piece}))
        assert (canoe in cut_off(islands, canoes, piece)) == (was and not now)


def _free(water: frozenset[Hex], canoe: Hex) -> bool:
    areas = [*nx.connected_components(as_graph(water))]
    reached = nx.node_connected_component(as_graph({*water, canoe}), canoe)
    return any(area <= reached for area in areas if len(area) == max(map(len, areas)))


@sixty
@given(with_canoes(), st.data())
def test_a_canoe_is_surrounded_that_gets_land_on_its_last_side(
    lies: tuple[Islands, frozenset[Hex]], data: st.DataObject
) -> None:
    islands, canoes = lies
    assume(islands.water)
    piece = data.draw(st.sampled_from(sorted(islands.water)))
    for canoe in canoes:
        sides = as_graph(islands.board.hexes)[canoe]
        last = [one for one in sides if one not in islands.land] == [piece]
        assert (canoe in surrounded_anywhere(islands, canoes, piece)) == last
        assert (canoe in surrounded_inland(islands, canoes, piece)) == (last and len(sides) == 6)
