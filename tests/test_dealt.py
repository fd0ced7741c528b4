"""The first table of a game that says nothing of it but what luck lays there, or what fits."""

from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from atoll.table import Event, Refused, Step
from atoll.table.following import Verbs
from atoll.table.kinds import Each, Number
from atoll.table.layout import Layout
from atoll.table.luck import mixed
from atoll.table.parts import Part


class Table(NamedTuple):
    """A stack of cards."""

    seats: tuple[str, ...]
    rulings: Any
    stack: tuple[int, ...]


LAYOUT = Layout("reef", "", [Part("stack", Each(Number(1, 9), "cards"), starts=())])
SAID = {"LAYOUT": LAYOUT, "Table": Table, "SEATS": (2,), "SEATING": "reef_1_1", "played": None}


def dealt(table: Table, luck: Random) -> Step[Table]:
    """Nine cards are mixed."""
    stack = tuple(mixed(range(1, 10), luck))
    return Step(table._replace(stack=stack), (Event("reef_1_2", "mix"),))


def verbs(**said: Any) -> Any:
    """The verbs of a game that says this besides."""
    reef = ModuleType("reef")
    vars(reef).update(SAID, **said)
    return Verbs(reef, lambda _: None)


def opened(seed: int, **said: Any) -> Step[Table]:
    """A new table of such a game."""
    step: Step[Table] = verbs(**said).opening(("Ana", "Ben"), seed, None, edition=None)
    return step


def test_a_seed_deals_the_same_and_another_one_otherwise() -> None:
    stacks = [opened(seed, dealt=dealt).table.stack for seed in (1, 1, 2)]
    assert stacks[0] == stacks[1] != stacks[2]
    assert sorted(stacks[0]) == [*range(1, 10)]


def test_without_a_word_of_luck_nothing_is_drawn() -> None:
    table, events = opened(1)
    assert table.stack == ()
    assert [event.what for event in events] == ["sit"]


def alone(table: Table) -> Table:
    """The table, if no card lies there twice."""
    if len({*table.stack}) < len(table.stack):
        raise Refused("reef_1_2", "a card lies there twice; take one away.")
    return table


def test_a_position_whose_parts_do_not_fit_together_is_refused() -> None:
    resumed = verbs(sound=alone).resumed
    assert resumed({"stack": [1, 2]}, ("Ana", "Ben"), None).table.stack == (1, 2)
    with pytest.raises(Refused, match=r"Reef 1.2: a card lies there twice"):
        resumed({"stack": [1, 1]}, ("Ana", "Ben"), None)
