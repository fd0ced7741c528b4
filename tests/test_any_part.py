"""Laws take parts of a table as they may be at all: each from its kind, under its own name."""

import pytest

from atoll import fiji
from atoll.proof.any_part import any_of, any_parts
from atoll.proof.law import Values
from atoll.table.games import GAMES, nouns
from atoll.table.layout import Layout

LAYOUTS = [nouns(game).LAYOUT for game in GAMES]
NAMES = ("Ana", "Ben", "Cid")


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.title)
def test_a_part_that_is_any_at_all_is_one_of_its_kind(layout: Layout) -> None:
    found = any_parts(layout)
    assert found
    for name, made in found.items():
        value, kind = made(Values({}), len(NAMES)), layout.parts[name].kind
        assert kind.read(kind.write(value, NAMES), name, NAMES) == value


def test_its_numbers_are_called_as_people_call_the_part() -> None:
    known = Values({"hand 2 red": 3, "after hand 1 blue": 1, "keeps 1": 1, "heads 2": 5})
    parts = any_parts(nouns("fiji").LAYOUT)
    assert parts["hands"](known, 2) == (fiji.Beads(), fiji.Beads(red=3))
    assert (parts["keepers"](known, 2), parts["heads"](known, 2)) == ((True, False), (0, 5))
    later = any_of(nouns("fiji").LAYOUT, "hands", known, 2, "after ")
    assert later == (fiji.Beads(blue=1), fiji.Beads())


def test_what_a_rule_bounds_or_a_card_says_is_left_to_the_game() -> None:
    assert {*any_parts(nouns("fiji").LAYOUT)} == {
        *("supply", "hands", "set_aside", "heads", "offers", "keepers")
    }
    assert {*any_parts(nouns("rps").LAYOUT)} == {"points"}
