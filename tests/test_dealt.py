"""What luck lays on the table before the first move, where a game says nothing but that."""

from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from atoll.table import Event, Step
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


def opened(seed: int, **said: Any) -> Step[Table]:
    """A new table of a game that says this besides."""
    reef = ModuleType("reef")
    vars(reef).update(SAID, **said)
    verbs = Verbs(reef, lambda _: None)
    step: Step[Table] = verbs.opening(("Ana", "Ben"), seed, None, edition=None)
    return step


def test_a_seed_deals_the_same_and_another_one_otherwise() -> None:
    stacks = [opened(seed, dealt=dealt).table.stack for seed in (1, 1, 2)]
    assert stacks[0] == stacks[1] != stacks[2]
    assert sorted(stacks[0]) == [*range(1, 10)]


def test_first_the_players_sit_down() -> None:
    assert [event.what for event in opened(1, dealt=dealt).events] == ["sit", "mix"]


def test_without_a_word_of_luck_nothing_is_drawn() -> None:
    table, events = opened(1)
    assert table.stack == ()
    assert [event.what for event in events] == ["sit"]
