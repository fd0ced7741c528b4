"""The step `nothing else changes` of Fiji compares the whole table."""

import importlib
from typing import Any

import pytest

from atoll import examples, fiji
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


def test_who_wins_with_a_worse_score_fails_the_example(
    laid: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = Outcome((0,), "fiji_6_2", (3, 7))
    monkeypatch.setattr(fiji, "outcome", lambda _: ended)
    with pytest.raises(world.Mismatch, match=r"Ana wins with 3 where Ben has 7.*Fiji 6\.2"):
        laid.happen(lambda: Step(laid.table))
    monkeypatch.setattr(fiji, "outcome", lambda _: ended._replace(fewest=True))
    laid.happen(lambda: Step(laid.table))
