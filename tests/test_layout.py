"""What follows from a layout: the table of each game has just the parts that its layout says."""

from importlib import import_module
from typing import Any

import pytest

from atoll.table import names_for
from atoll.table.games import GAMES, game, nouns, standing
from atoll.table.kinds import Number, PositionError
from atoll.table.layout import Layout
from atoll.table.parts import Part

LAID = [name for name in GAMES if nouns.there(name)]


def of(name: str) -> Layout:
    return nouns(name).LAYOUT


def opened(name: str, seats: int = 0) -> Any:
    """A new table of a game, of the fewest players if nobody says how many."""
    names = names_for(seats or min(game(name).SEATS))
    return game(name).opening(names, 7, None, edition=None).table


@pytest.mark.parametrize("name", LAID)
def test_the_table_and_its_layout_have_the_same_parts(name: str) -> None:
    table = import_module(f"{GAMES[name]}.table").Table
    assert {*table._fields} == {"seats", "rulings", *of(name).parts}


@pytest.mark.parametrize("name", LAID)
def test_what_a_seat_sees_is_each_part_of_the_layout(name: str) -> None:
    seen = game(name).view(opened(name), 0)._asdict()
    assert {*of(name).parts} <= {*seen}
    assert {*seen} - {*of(name).parts} - {"ready"} == {"seat", "seats", "rulings", "hidden"}


@pytest.mark.parametrize("name", LAID)
def test_a_table_stands_where_a_position_could_give_each_part_of_it(name: str) -> None:
    table = opened(name)
    assert standing(name, table) is table
    number = next(one.name for one in of(name).parts.values() if isinstance(one.kind, Number))
    with pytest.raises(PositionError, match=f"{number}: -1 is not a whole number"):
        standing(name, table._replace(**{number: -1}))


@pytest.mark.parametrize("name", ["seat", "seats", "rulings", "hidden"])
def test_no_part_is_called_as_what_a_view_has_of_its_own(name: str) -> None:
    said = f"No Thanks: no part is called {name}: what a player sees has .* of its own; rename it"
    with pytest.raises(ValueError, match=said):
        Layout("No Thanks", "A position.", [Part(name, Number(0, 9))])
