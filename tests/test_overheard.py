"""No event tells what is hidden from somebody after it; one that does is noticed, in every game."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from any_games import played, start
from test_any_game import every_game

from atoll.table import Step, overheard
from atoll.table.games import steps
from atoll.table.overheard import Listened, beginning, going_on, moving

HIDING = [("fiji", "hands"), ("kaivai", "influence"), ("bali", "draw"), ("rps", "shown")]
"""Of each game a part that hides something."""


def listened(name: str, seed: int, most: int) -> Iterator[Listened]:
    """What is heard in a game at random."""
    begins = start(name, seed)

    def opening(number: int) -> Step[Any]:
        return replace(begins, seed=number).opening()

    yield beginning(name, opening)
    for table, seat, move, step in played(begins, most):
        yield moving(name, table, seat, move)
        for one in step.one_by_one():
            yield going_on(name, table)
            table = one.table  # noqa: PLW2901


@every_game
def test_no_event_tells_what_is_hidden_from_somebody_after_it(name: str) -> None:
    heard = [one for seed in range(4) for one in listened(name, seed, 40)]
    assert [str(one) for one in heard if one.event] == []
    assert sum(one.ways for one in heard) > 40


class Telling:
    """The steps of a game whose events all tell what a part holds after them."""

    def __init__(self, name: str, part: str) -> None:
        self._steps, self._part = steps(name), part

    def told(self, step: Step[Any] | None) -> Step[Any] | None:
        """A step, told so."""
        if step is None:
            return None
        facts = {"told": getattr(step.table, self._part)}
        return Step(step.table, [e._replace(facts={**e.facts, **facts}) for e in step.events])

    def played(self, *of: Any) -> Any:
        """A move alone."""
        return self.told(self._steps.played(*of))

    def proceed(self, table: Any) -> Any:
        """What nobody decides."""
        return self.told(self._steps.proceed(table))


@pytest.mark.parametrize(("name", "part"), HIDING)
def test_an_event_that_tells_a_part_is_noticed(
    monkeypatch: pytest.MonkeyPatch, name: str, part: str
) -> None:
    monkeypatch.setattr(overheard, "steps", lambda _: Telling(name, part))
    heard = (one for seed in (1, 3, 5, 7, 0) for one in listened(name, seed, 400))
    assert next(one for one in heard if one.event)
