"""The board of Kaivai in plain text: each hex is found by its name, and its piece is read."""

import re

from hypothesis import given
from hypothesis import strategies as st
from kaivai_boards import boards, hexes, sixty

from atoll.kaivai.board import NAMES, Board, Hex, hexagon
from atoll.kaivai.drawn import LONGEST, draw

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
        name: lying.get(one, "") for one, name in NAMES.items() if one in board.hexes
    }


def test_a_small_board_drawn() -> None:
    assert (
        draw({Hex(0, 0): "c", Hex(1, -1): "Rm2"}, Board(hexagon(1), hexes("G7")))
        == (
            r"""
        __
   __/G6    \__
/F6    \__/H6 Rm2\
  \__/G7 c  \__/
/F7    \__/H7    \
  \__/G8    \__/
       \__/
"""[1:-1]
        )
    )
