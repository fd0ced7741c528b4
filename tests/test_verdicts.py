"""By other answers: which examples are run again, what they change, and what can be chosen."""

from collections.abc import Mapping
from typing import Any

import pytest

from atoll import fiji
from atoll.compare.difference import ran
from atoll.compare.flipped import concerns
from atoll.compare.sides import side
from atoll.site import verdicts
from atoll.site.pages.texts import differing_answers
from atoll.site.verdicts import Otherwise, Result, otherwise
from atoll.table.games import GAMES, game

RULINGS = fiji.RULINGS


@pytest.fixture(scope="module")
def usual() -> list[Result]:
    return [*ran("fiji", side("fiji", None), None)]


def told(results: list[Mapping[str, Any]]) -> list[tuple[Any, ...]]:
    keys = ("file", "line", "row", "outcome")
    return [tuple(str(one[key]) for key in keys) for one in results]


def test_what_is_not_run_again_would_have_ended_the_same(usual: list[Result]) -> None:
    way = side("fiji", "fiji-condensed,half=up,shared_place=next_place")
    whole = ran("fiji", way, None)
    part = verdicts.among(usual, verdicts.rerun("fiji", usual, way))
    assert told([*part]) == told([*whole])
    assert {one["outcome"] for one in part} == {"passed", "failed"}
    assert max(len(one["asked"]) for one in usual) < len(RULINGS), "also where a game begins"


def test_an_example_is_concerned_where_nobody_listened() -> None:
    lists: dict[str, Any] = {key: [] for key in ("fired", "refused", "hidden", "tags")}
    assert concerns({**lists, "asked": None}, RULINGS["half"])
    assert not concerns({**lists, "asked": ["swap"]}, RULINGS["half"])
    assert concerns({**lists, "asked": [], "fired": ["fiji_4_11"]}, RULINGS["half"])


# What is changed


def step(*sentences: str) -> dict[str, Any]:
    return {"events": [{"rule": "fiji_4_11", "sentence": one} for one in sentences]}


def result(*steps: dict[str, Any]) -> dict[str, Any]:
    return {"file": "a.feature", "line": 7, "row": None, "outcome": "passed", "trace": [*steps]}


def changed(usual: dict[str, Any], *happens: tuple[str, ...], outcome: str) -> list[Otherwise]:
    said = tuple(tuple(("fiji_4_11", one) for one in step) for step in happens)
    again = {"outcome": outcome, "happens": said, "asked": ["swap", "half"]}
    return [*otherwise([usual], {("a.feature", 7): again})]


def test_what_comes_and_what_goes_is_told_and_what_stays_is_not() -> None:
    usual = result(step("a", "b", "b"), step("c"))
    [found] = changed(usual, ("a", "b", "d"), ("c",), outcome="passed")
    assert (found.comes, found.goes) == ((("fiji_4_11", "d"),), (("fiji_4_11", "b"),))
    assert (found.ends, found.asks) == (False, ("half", "swap"))
    usual = result(step("a"), step(), step("later"))  # what is played no more does not go
    [found] = changed(usual, ("b",), (), outcome="failed")
    assert (found.comes, found.goes) == ((("fiji_4_11", "b"),), (("fiji_4_11", "a"),))
    assert found.ends


def test_an_example_that_shows_the_same_is_left_out() -> None:
    usual = result(step("a"))
    assert changed(usual, ("a",), outcome="passed") == [*otherwise([usual], {})] == []


def test_each_single_answer_and_each_edition_that_differs_can_be_chosen() -> None:
    for name, *editions in (("fiji", "fiji-de-2005", "fiji-condensed"), ("kaivai", "kaivai-2005")):
        ways = game(name).RULINGS.values()
        single = [f"{one.name}={way}" for one in ways for way in one.names() if way != one.default]
        assert sorted(verdicts._choices(name)) == sorted([*single, *editions])


def test_an_edition_answers_as_what_is_adopted_but_for_what_its_choice_names() -> None:
    for name in GAMES:
        adopted = side(name, None).answers
        for edition in game(name).EDITIONS:
            chosen = adopted.as_dict() | differing_answers(name, edition, adopted)
            assert chosen == side(name, edition).answers.as_dict()
