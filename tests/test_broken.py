"""The rule that a referee names is the rule that is broken: one of what is told on that line."""

import pytest
from spoiled import asked

from atoll import book
from atoll.table.games import GAMES, events, game, notation, nouns

SETTINGS = [(name, seats) for name in GAMES for seats in sorted(game(name).SEATS)]
GAMES_EACH = 5


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_the_rule_that_is_named_is_told_on_the_line_that_is_wrong(name: str, seats: int) -> None:
    found = asked(name, seats, GAMES_EACH)
    assert found.total() > 100
    assert found["told"] > 0.95 * found.total(), found
    assert found["elsewhere"] == 0, found


@pytest.mark.parametrize("name", GAMES)
def test_what_owns_a_part_names_parts_and_rules_that_there_are(name: str) -> None:
    parts, rules = nouns(name).LAYOUT.parts, {"", "?", "*", *book.rules(name)}
    owns = [one.owns for one in events(name).KINDS.values()]
    for said in (*owns, nouns(name).LAYOUT.stays):
        assert said.keys() <= parts.keys()
        assert {*said.values()} <= rules
    assert {*notation(name).MOVES.rules.values()} <= rules
