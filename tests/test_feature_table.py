"""The step `nothing else changes` of Fiji compares the whole table."""

import importlib
from typing import Any

import pytest

from atoll import examples, fiji
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.table import Table
from atoll.running import world
from atoll.table import Outcome, Step

fiji_world = importlib.import_module(f"{examples.PACKAGE}.fiji_world")


@pytest.fixture
def laid() -> Any:
    """Two seats at a table, and one more round to come."""
    laid = fiji_world.FijiWorld()
    laid.lay(["Ana", "Ben"])
    laid.given(deal=(fiji_world.CARDS,))
    return laid


def differing(laid: Any, **told: Any) -> dict[str, tuple[str, str]]:
    """What is found when the table is told to be otherwise."""
    laid.tell("", **told)
    with pytest.raises(world.Mismatch) as found:
        laid.compare()
    expected, actual = found.value.expected, found.value.actual
    assert isinstance(expected, dict)
    assert isinstance(actual, dict)
    return {name: (text, actual[name]) for name, text in expected.items()}


def test_every_field_of_the_table_is_compared_but_the_progress_of_the_rows(laid: Any) -> None:
    compared = {lies.part for lies in LAYOUT.lies(laid.table)}
    assert {*Table._fields} - compared == {"seats", "rulings", "stage", "row"}
    assert {*Table._fields} >= compared


def test_a_later_card_that_changes_is_found(laid: Any) -> None:
    goals = laid.table.goals[::-1]
    (text, actual), *others = differing(
        laid, deal=(fiji_world.CARDS._replace(goals=goals),)
    ).values()
    assert text.endswith("most yellow, most green, fewest blue, most red")
    assert actual.endswith("most red, fewest blue, most green, most yellow")
    assert others == []


def test_what_is_not_there_is_called_by_its_name(laid: Any) -> None:
    beads = laid.table.supply
    found = differing(laid, offers=(beads, None), set_aside=(None, beads))
    assert {name: actual for name, (_, actual) in found.items()} == {
        "offer of Ana": "no offer",
        "set aside of Ben": "nothing set aside",
    }


def test_who_wins_with_a_worse_score_fails_the_example(
    laid: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = Outcome((0,), "fiji_6_2", (3, 7))
    monkeypatch.setattr(fiji, "outcome", lambda _: ended)
    with pytest.raises(world.Mismatch, match=r"Ana wins with 3 where Ben has 7.*Fiji 6\.2"):
        laid.happen(lambda: Step(laid.table))
    monkeypatch.setattr(fiji, "outcome", lambda _: ended._replace(fewest=True))
    laid.happen(lambda: Step(laid.table))
