"""A table of Bali that no game comes to is refused; one that a game comes to never is."""

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from bali_impossible import BASES, IMPOSSIBLE

from atoll import bali
from atoll.record import Start
from atoll.record.start import Impossible
from atoll.table import Refused
from atoll.table.games import game, standing

NAMES = ("Ana", "Ben", "Cid", "Dora")
LOW = [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4
UNSOUND: dict[str, tuple[dict[str, Any], str]] = {
    "31 warriors": ({"hands": {"Ana": ["warrior"] * 31}}, "0.4"),
    "a mask twice": ({"masks_left": [2, *LOW]}, "0.6"),
}


@pytest.mark.parametrize("what", UNSOUND)
def test_a_table_that_cannot_stand_is_refused_with_the_rule(what: str) -> None:
    position, found = UNSOUND[what]
    with pytest.raises(Refused, match=rf"Bali {re.escape(found)}: "):
        Start("bali", NAMES, position=position, assumed=True).opening()


def begun(base: str, changes: Mapping[str, Any], *, assumed: bool = False) -> Any:
    """A game that begins at a table a little changed."""
    position, rulings, seats = BASES[base]
    laid = {part: value for part, value in {**position, **changes}.items() if value is not None}
    return Start("bali", seats, rulings=rulings, position=laid, assumed=assumed).opening()


@pytest.mark.parametrize("base", BASES)
def test_the_tables_that_are_changed_are_not_refused(base: str) -> None:
    assert begun(base, {}).table


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_table_that_no_game_comes_to_is_refused_with_the_rule(what: str) -> None:
    base, changes, found = IMPOSSIBLE[what]
    with pytest.raises(Impossible, match=rf"Bali {re.escape(found)}: "):
        begun(base, changes)


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_is_refused_by_counting_can_be_assumed(what: str) -> None:
    base, changes, _ = IMPOSSIBLE[what]
    assert begun(base, changes, assumed=True).table


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_no_table_of_a_game_is_refused(seed: int, seats: int) -> None:
    luck = Random(seed)
    rulings = {name: luck.choice(one.names()) for name, one in bali.RULINGS.items()}
    table = bali.setup(NAMES[:seats], seed, rulings)
    why_impossible: Any = getattr(game("bali"), "why_impossible")  # noqa: B009 # not a verb
    for number in range(1500):
        if number % 5 == 0:
            assert why_impossible(standing("bali", table)) is None
        if bali.outcome(table):
            break
        (turn,) = bali.waiting(table)
        table = bali.after(table, turn, luck.choice([*bali.moves(table, turn)])).table
