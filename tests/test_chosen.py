"""What a reader chooses once: what other answers change, and what can be chosen."""

from typing import Any

from atoll.site import verdicts
from atoll.site.otherwise import Otherwise, otherwise
from atoll.table.games import game


def step(*sentences: str) -> dict[str, Any]:
    return {"events": [{"rule": "fiji_4_11", "sentence": one} for one in sentences]}


def result(*steps: dict[str, Any]) -> dict[str, Any]:
    return {"file": "a.feature", "line": 7, "row": None, "outcome": "passed", "trace": [*steps]}


def changed(usual: dict[str, Any], *happens: tuple[str, ...], outcome: str) -> list[Otherwise]:
    said = tuple(tuple(("fiji_4_11", one) for one in step) for step in happens)
    again = {"outcome": outcome, "happens": said, "asked": ["swap", "half"]}
    return [*otherwise([usual], {("a.feature", 7): again})]


# What is changed


def test_what_comes_and_what_goes_is_told_and_what_stays_is_not() -> None:
    usual = result(step("a", "b", "b"), step("c"))
    [found] = changed(usual, ("a", "b", "d"), ("c",), outcome="passed")
    assert found.comes == (("fiji_4_11", "d"),)
    assert found.goes == (("fiji_4_11", "b"),)
    assert not found.ends
    assert found.asks == ("half", "swap")


def test_what_was_not_played_any_more_is_not_said_to_go() -> None:
    usual = result(step("a"), step(), step("later"))
    [found] = changed(usual, ("b",), (), outcome="failed")
    assert (found.comes, found.goes) == ((("fiji_4_11", "b"),), (("fiji_4_11", "a"),))
    assert found.ends


def test_an_example_that_shows_the_same_is_left_out() -> None:
    assert changed(result(step("a")), ("a",), outcome="passed") == []
    assert [*otherwise([result(step("a"))], {})] == []


def test_each_single_answer_and_each_edition_that_differs_can_be_chosen() -> None:
    for name, *editions in (("fiji", "fiji-de-2005", "fiji-condensed"), ("kaivai", "kaivai-2005")):
        ways = game(name).RULINGS.values()
        single = [f"{one.name}={way}" for one in ways for way in one.names() if way != one.default]
        assert sorted(verdicts._choices(name)) == sorted([*single, *editions])
