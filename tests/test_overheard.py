"""No event tells what is hidden from somebody after it; one that does is noticed, in every game."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from atoll.table import Step, overheard
from atoll.table.games import GAMES, game, steps
from atoll.table.overheard import Listened, beginning, going_on, moving

NAMES = ("Ana", "Ben", "Cid", "Dora", "Eli")
HIDING = [("fiji", "hands"), ("kaivai", "influence"), ("bali", "draw"), ("rps", "shown")]
"""Of each game a part that hides something."""


def listened(name: str, seed: int, most: int) -> Iterator[Listened]:
    """What is heard in a game at random; by any answers, where the seed is odd."""
    rules, luck = game(name), Random(seed)
    answers = {one.name: luck.choice(one.names()) for one in rules.RULINGS.values() if seed % 2}
    seats = NAMES[: luck.choice(rules.SEATS)]
    answers.pop("seats", None)  # it says how many may play

    def opening(number: int) -> Step[Any]:
        step: Step[Any] = rules.opening(seats, number, answers, edition=None)
        return step

    yield beginning(name, opening)
    table = opening(seed).table
    for _ in range(most):
        if not (waiting := rules.waiting(table)):
            return
        seat = luck.choice(waiting)
        move = luck.choice([*rules.moves(table, seat)])
        yield moving(name, table, seat, move)
        for one in rules.after(table, seat, move).one_by_one():
            yield going_on(name, table)
            table = one.table


@pytest.mark.parametrize("name", GAMES)
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
