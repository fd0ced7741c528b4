"""The field of Kaivai: its hexes, their names, and where bases can lie."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaivai_boards import as_graph, boards, hexes, sixty

from atoll.kaivai.bases import DEFAULT_BASES, bases, pairs_of_bases
from atoll.kaivai.board import FIELD, NAMES, Board, Hex, distance, read_hex, write_hex
from atoll.kaivai.islands import islands_on, ways
from atoll.table.notation import NotationError

BEGUN = islands_on(FIELD, FIELD.printed.union(*DEFAULT_BASES))
ELSEWHERE = ("D\N{ARABIC-INDIC DIGIT FIVE}", "D²", "\N{LATIN SMALL LETTER DOTLESS I}7")
NEAR_CULT = FIELD.beside(BEGUN.cult) & BEGUN.water


def from_cult(one: Hex) -> int:
    return min(distance(one, cult) for cult in FIELD.printed)


def test_the_field_is_a_hexagon_of_127_hexes_with_six_cult_hexes() -> None:
    assert len(FIELD.hexes) == 127
    assert FIELD.printed == hexes("B2 F4 K2 E7 I7 F11")
    assert (len(FIELD.hexes - FIELD.printed), len(BEGUN.water)) == (121, 117)


def test_the_columns_have_7_to_13_hexes() -> None:
    columns = Counter(name[0] for name in NAMES.values())
    assert columns == dict(
        zip("ABCDEFGHIJKLM", [7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7], strict=True)
    )


def test_every_hex_has_a_name_of_its_own_and_is_read_back() -> None:
    names = [write_hex(one) for one in FIELD.hexes]
    assert len({*names}) == 127
    assert {read_hex(name) for name in names} == FIELD.hexes
    assert all(read_hex(name.lower()) == read_hex(name) for name in names)


def test_names_run_from_the_left_and_from_the_top() -> None:
    corners = {"A1": (-6, 0), "A7": (-6, 6), "G1": (0, -6), "G7": (0, 0), "G13": (0, 6)}
    assert {name: read_hex(name) for name in corners} == corners
    assert (read_hex("M1"), read_hex("M7")) == ((6, -6), (6, 0))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("D15", "no hex D15; column D has 1 to 10"),
        ("d0", "no hex D0; column D has 1 to 10"),
        ("N1", "no hex N1; the columns are A to M"),
        *(
            (text, f"{text!r} is no hex; write its column and its number, as A1")
            for text in ("", "5D", "D", "D05", "D-1", "D5 ", "D5,", "(0, 0)", "D1000", *ELSEWHERE)
        ),
    ],
)
def test_what_names_no_hex_is_refused_with_the_fix(text: str, why: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_hex(text)
    assert str(refused.value) == why


def test_a_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(NotationError, match=r"^'x{20}' is no hex"):
        read_hex("x" * 1000)


def test_a_hex_beside_the_board_has_no_name() -> None:
    with pytest.raises(NotationError, match=r"no hex at \(6, 1\); it is not on the board"):
        write_hex(Hex(6, 1))


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


# Bases


def test_ten_bases_fit() -> None:
    places = ["A5 A6", "A6 A7", "A7 B8", "G1 H1", "J10 K9", "K9 L8", "L8 M7", "M4 M5", "M5 M6"]
    assert {*bases(FIELD)} == {hexes(base) for base in [*places, "M6 M7"]}
    assert len(bases(FIELD)) == 10


def test_28_pairs_of_bases_fit_and_a_second_base_always_does() -> None:
    pairs = [{*pair} for pair in pairs_of_bases(FIELD)]
    assert len(pairs) == 28
    assert {base for pair in pairs for base in pair} == {*bases(FIELD)}
    assert {*DEFAULT_BASES} in pairs


def test_bases_follow_the_board() -> None:
    line = Board(frozenset(Hex(0, r) for r in range(12)), frozenset({Hex(0, 0)}))
    assert bases(line)[0] == {Hex(0, 4), Hex(0, 5)}
    far = [sorted(one.r for base in pair for one in base) for pair in pairs_of_bases(line)]
    assert far == [[4, 5, 9, 10], [4, 5, 10, 11], [5, 6, 10, 11]]
