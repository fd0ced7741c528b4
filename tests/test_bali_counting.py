"""A table of Bali that no game comes to is refused, unless it is assumed."""

import re
from collections.abc import Mapping
from typing import Any

import pytest
from bali_impossible import BASES, IMPOSSIBLE

from atoll.record import Start
from atoll.record.start import Impossible
from atoll.table import Refused

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


def test_the_tables_that_are_changed_are_not_refused() -> None:
    assert all(begun(base, {}).table for base in BASES)


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_table_that_no_game_comes_to_is_refused_with_the_rule(what: str) -> None:
    base, changes, found = IMPOSSIBLE[what]
    with pytest.raises(Impossible, match=rf"Bali {re.escape(found)}: "):
        begun(base, changes)


def test_what_is_refused_by_counting_can_be_assumed() -> None:
    for base, changes, _ in [*IMPOSSIBLE.values()][::9]:
        assert begun(base, changes, assumed=True).table
