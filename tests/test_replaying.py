"""What the rules say of a situation is played at the table by every game, and has to be so."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from atoll.proof.possible import questions
from atoll.proof.replaying import Disagreement, OnTable, scene, there
from atoll.proof.smallest import Possible, fitted, found
from atoll.table import games


def asked(name: str) -> Iterator[Possible]:
    """The first question of each situation that is laid on a table."""
    first = {one.situation.name: one for one in reversed(questions(name).values())}
    yield from first.values()


@pytest.mark.parametrize("name", [name for name in games.GAMES if games.telling.there(name)])
def test_nothing_that_the_rules_say_of_a_situation_goes_unchecked(name: str) -> None:
    telling, usual = games.telling(name), games.game(name).answered(None, None)
    checked = 0
    for one in asked(name):
        fit = fitted(one.situation, one.shows, usual)
        if fit is None:
            continue
        right = found(one.situation, one.shows, usual, fit)
        if not there(name, right.laid):
            continue
        seated = telling.seated(telling.NAMES[: right.seats], right.answers)
        laid: OnTable = right.laid.on_table(seated)
        assert laid.says, f"{one.situation.name} says nothing of what comes of it"
        for part in laid.says:
            wrong: Any = laid._replace(says={**laid.says, part: "otherwise"})
            spoiled = right._replace(laid=SimpleNamespace(on_table=lambda _, it=wrong: it))
            with pytest.raises(Disagreement, match=f"{one.situation.name}, {part}: the rules say"):
                scene(name, spoiled)
            checked += 1
    assert checked >= 3
