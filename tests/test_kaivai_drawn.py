"""The board of Kaivai in plain text: each hex is found by its name, and its piece is read."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaivai_boards import boards, hexes, sixty

from atoll.kaivai.board import FIELD, Board, Hex, hexagon, read_hex
from atoll.kaivai.drawn import LONGEST, draw
from atoll.table.notation import NotationError

NAME = re.compile(r"(?<=[/])([A-Z][0-9]+) ([^\\]*)\\")
TEXTS = st.text(st.characters(codec="ascii", exclude_characters=r"\/_ "), max_size=LONGEST).filter(
    str.isprintable
)


def found(drawing: str) -> dict[str, tuple[int, int, str]]:
    """By the name of each hex the line and the column it stands in, and the text beside it."""
    lines = drawing.split("\n")
    hits = [(y, hit) for y, line in enumerate(lines) for hit in NAME.finditer(line)]
    assert len({hit[1] for _, hit in hits}) == len(hits)
    return {hit[1]: (y, hit.start(), hit[2].rstrip()) for y, hit in hits}


@sixty
@given(boards(), st.data())
def test_every_hex_is_found_and_its_piece_read(board: Board, data: st.DataObject) -> None:
    lying = data.draw(st.dictionaries(st.sampled_from(sorted(board.hexes)), TEXTS))
    drawn = found(draw(lying, board))
    assert {name: text for name, (_, _, text) in drawn.items()} == {
        name: lying.get(one, "") for one, name in board.names.items()
    }


def test_the_field_fits_a_terminal_with_a_full_text_on_every_hex() -> None:
    lines = draw(dict.fromkeys(FIELD.hexes, "Wc3")).split("\n")
    assert max(map(len, lines)) <= 80
    assert len(lines) == 27
    assert [line for line in lines if line != line.rstrip()] == []


def test_hexes_touch_in_the_drawing_as_on_the_board() -> None:
    """Below a hex is its neighbour two lines on; in the columns beside it, one line up or down."""
    drawn = found(draw({}))
    columns = sorted({left for _, left, _ in drawn.values()})
    at = {read_hex(name): (columns.index(left), y) for name, (y, left, _) in drawn.items()}
    touching = {(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)}
    for one, (column, line) in at.items():
        sides = {other for other, (x, y) in at.items() if (x - column, y - line) in touching}
        assert sides == FIELD.neighbours[one]


def test_a_small_board_drawn() -> None:
    assert (
        draw({Hex(0, 0): "c", Hex(1, -1): "Rm2"}, Board(hexagon(1), hexes("G7")))
        == (
            r"""
        __
   __/B1    \__
/A1    \__/C1 Rm2\
  \__/B2 c  \__/
/A2    \__/C2    \
  \__/B3    \__/
       \__/
"""[1:-1]
        )
    )


@pytest.mark.parametrize("text", ["Rc12", "R\n", "\t"])
def test_a_text_that_would_break_the_drawing_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"on G7: write at most 3 characters, on one line"):
        draw({Hex(0, 0): text})


def test_a_text_beside_the_board_is_refused() -> None:
    with pytest.raises(NotationError, match=r"no hex at \(9, 9\)"):
        draw({Hex(9, 9): "c"})
