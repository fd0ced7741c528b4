"""Forty games a setting: the rule that is named for a wrong line is told on that line."""

from collections.abc import Callable

import pytest
from spoiled import asked
from test_broken import SETTINGS

GAMES = 40


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_the_rule_that_is_named_is_told_on_the_line_of_forty_games(
    name: str, seats: int, record_property: Callable[[str, object], None]
) -> None:
    found = asked(name, seats, GAMES)
    record_property(f"{name}, {seats} players", dict(found))
    assert found["told"] > 0.95 * found.total()
    assert found["elsewhere"] == 0
