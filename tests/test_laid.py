"""What an example lays on the table is told once on its card."""

from typing import Any

import pytest

from atoll.site.laid import laid

HEAD = ["hexes", "holds"]


def step(*rows: list[str], text: str = "the board has", events: int = 0) -> dict[str, Any]:
    return {"text": text, "table": [HEAD, *rows] if rows else None, "events": [events] * events}


def test_rows_that_are_laid_anew_stand_in_the_places_of_the_first_ones() -> None:
    first = step(["F5", "Blue hut"], ["E6", "Green hut"])
    turn = step(text="it is the turn of Red")
    again = step(["E6", "Green hut with 1 fish"], ["K2", "god"])
    found = laid([first, turn, again])
    whole = [["F5", "Blue hut"], ["E6", "Green hut with 1 fish"], ["K2", "god"]]
    assert found == [step(*whole), turn]


@pytest.mark.parametrize(
    ("first", "again"),
    [
        ([["J7", "cult"], ["J7", "god"]], [["J7", "god"]]),
        ([["I6, J6", "Red hut"]], [["J6", "Blue hut"]]),
        ([["J6", "Red hut"]], [["I6, J6", "Blue hut"]]),
        ([["J6", "Red hut"]], [["J6", "cult"], ["J6", "god"]]),
    ],
)
def test_where_it_is_not_sure_what_goes_both_are_told(
    first: list[list[str]], again: list[list[str]]
) -> None:
    steps = [step(*first), step(*again)]
    assert laid(steps) == steps


def test_other_phrases_other_columns_and_what_happens_later_are_told_apart() -> None:
    one = step(["E6", "Green hut"])
    for other in (
        step(["E6", "Green hut"], text="the hand has"),
        {**one, "table": [["hex", "holds"], ["E6", "Green hut"]]},
    ):
        assert laid([one, other]) == [one, other]
    played = step(text="Red builds", events=1)
    assert laid([one, played, one]) == [one, played, one]
