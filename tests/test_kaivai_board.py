"""The field of Kaivai: its hexes, their names, and where bases can lie."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaivai_boards import as_graph, boards, hexes, sixty

from atoll.kaivai.bases import DEFAULT_BASES
from atoll.kaivai.board import FIELD, Board, Hex, distance, read_hex, write_hex
from atoll.kaivai.islands import islands_on, ways
from atoll.table.notation import NotationError

BEGUN = islands_on(FIELD, FIELD.printed.union(*DEFAULT_BASES))
ELSEWHERE = ("D\N{ARABIC-INDIC DIGIT FIVE}", "D²", "\N{LATIN SMALL LETTER DOTLESS I}7")


def test_the_field_is_a_hexagon_of_127_hexes_with_six_cult_hexes() -> None:
    assert len(FIELD.hexes) == 127
    assert FIELD.printed == hexes("B2 F4 K2 E7 I7 F11")
    assert (len(FIELD.hexes - FIELD.printed), len(BEGUN.water)) == (121, 117)


def test_every_hex_has_a_name_of_its_own_and_is_read_back() -> None:
    names = [write_hex(one) for one in FIELD.hexes]
    assert len({*names}) == 127
    assert {read_hex(name) for name in names} == FIELD.hexes
    assert all(read_hex(name.lower()) == read_hex(name) for name in names)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("D15", "no hex D15; column D has 1 to 10"),
        ("d0", "no hex D0; column D has 1 to 10"),
        ("N1", "no hex N1; the columns are A to M"),
        *(
            (text, f"{text!r} is no hex; write its column and its number, as A1")
            for text in ("", "5D", "D05", "D-1", "D5 ", *ELSEWHERE)
        ),
    ],
)
def test_what_names_no_hex_is_refused_with_the_fix(text: str, why: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_hex(text)
    assert str(refused.value) == why


@sixty
@given(boards())
def test_neighbours_are_those_that_touch(board: Board) -> None:
    graph = as_graph(board.hexes)
    assert {one: {*graph[one]} for one in graph} == board.neighbours


@sixty
@given(st.sampled_from(sorted(FIELD.hexes)))
def test_distance_counts_the_steps(start: Hex) -> None:
    steps = ways(islands_on(FIELD, frozenset()), start, 12)
    assert steps == {one: distance(start, one) for one in FIELD.hexes}
