"""Random games of Kaivai: nothing breaks, nothing leaks, nothing is lost; a turn always ends.

`make soak` plays a thousand of each number of players.
"""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kaivai_checks import keeps_all, lists_all, lists_well, shows_no_more
from kaivai_games import games

repeatable = settings(
    derandomize=True,
    max_examples=30,
    suppress_health_check=[HealthCheck.data_too_large],
)
few = settings(repeatable, max_examples=12)
"""Where every move of every decision is tried."""
seats = pytest.mark.parametrize("seats", [3, 4])


@seats
@repeatable
@given(data=st.data())
def test_everything_is_still_there_after_each_thing_that_happens(
    seats: int, data: st.DataObject
) -> None:
    keeps_all(data.draw(games(seats)))


@seats
@few
@given(data=st.data())
def test_listed_moves_are_allowed_and_a_turn_once_begun_can_be_ended(
    seats: int, data: st.DataObject
) -> None:
    lists_well(data.draw(games(seats)))


@seats
@few
@given(data=st.data())
def test_what_no_list_has_is_refused_by_a_rule(seats: int, data: st.DataObject) -> None:
    lists_all(data.draw(games(seats)))


@seats
@repeatable
@given(data=st.data())
def test_nobody_sees_what_is_hidden(seats: int, data: st.DataObject) -> None:
    shows_no_more(data.draw(games(seats)))
