"""A board that a table brings: which of the field's hexes it has, and the cult hexes in print.

Its hexes are called as on the field, so a move says the same place on every board.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

from atoll.kaivai.board import (
    BETWEEN,
    DEFAULT_BASES,
    FIELD,
    Board,
    Hex,
    distance,
    pairs_of_bases,
    write_hex,
)
from atoll.kaivai.islands import groups
from atoll.table import Refused
from atoll.table.kinds import PositionError
from atoll.table.stating import rule

_SIDES = 6


@lru_cache(maxsize=64)
def own_board(hexes: frozenset[Hex], printed: frozenset[Hex]) -> Board:
    """The board of these hexes, playable or not; that of the game where it is this one."""
    board = Board(hexes, printed)
    return FIELD if board == FIELD else board


@lru_cache(maxsize=64)
def playable(board: Board) -> Board:
    """The board, if it can be played on.

    Errors: Refused (kaivai_0_2, kaivai_1_3), PositionError for what no rule says.
    """
    if board is FIELD:
        return board
    for beside in sorted(board.printed - board.hexes):
        here = write_hex(beside)
        raise PositionError("board", f"the cult hex {here} is none of its hexes; add it to them")
    _six(board.printed)
    for fix in (*_whole(board), *_open(board)):
        raise PositionError("board", fix)
    _far(board.printed)
    return board


@rule("kaivai_0_2")
def _six(printed: frozenset[Hex]) -> None:
    """Six cult hexes are in print."""
    if len(printed) != len(FIELD.printed):
        raise Refused("kaivai_0_2", f"the board has {len(printed)} cult hexes in print; print six.")


def _whole(board: Board) -> Iterator[str]:
    """Its hexes hang together, so that canoes come everywhere."""
    _, *others = sorted(groups(board, board.hexes), key=len, reverse=True)
    for group in others:
        here = write_hex(min(group))
        yield f"{here} does not hang together with the rest; join it, or leave it out"


def _open(board: Board) -> Iterator[str]:
    """Around each cult hex there is room."""
    for one in sorted(board.printed):
        if len(board.neighbours[one]) < _SIDES:
            yield f"the cult hex {write_hex(one)} lies at its edge; give it a hex on each side"


@rule("kaivai_1_3")
def _far(printed: frozenset[Hex]) -> None:
    """Three water hexes lie between any two cult hexes in print."""
    for one, other in combinations(sorted(printed), 2):
        if distance(one, other) <= BETWEEN:
            both = f"{write_hex(one)} and {write_hex(other)}"
            reason = f"fewer than three water hexes lie between {both}; move one."
            raise Refused("kaivai_1_3", reason)


def usual(board: Board) -> frozenset[Hex]:
    """The cult hexes before the first round, with the usual bases: ten."""
    return board.printed.union(*DEFAULT_BASES)


@rule("kaivai_1_2", "kaivai_1_3")
def based(board: Board, rulings: Any) -> frozenset[Hex]:
    """The cult hexes with which a game begins: those in print, and the usual bases (ruling bases).

    Errors: Refused (kaivai_1_3) where there is no room for bases.
    """
    pairs = [{*pair} for pair in pairs_of_bases(board)]
    if not pairs:
        raise Refused("kaivai_1_3", "the board has no room for two bases; leave more water.")
    if rulings.bases != "usual":
        return board.printed
    if {*DEFAULT_BASES} not in pairs:
        bases = " and ".join(" ".join(map(write_hex, sorted(base))) for base in DEFAULT_BASES)
        reason = f"the board has no room for the bases {bases}; make some, or play bases=drawn."
        raise Refused("kaivai_1_3", reason)
    return usual(board)
