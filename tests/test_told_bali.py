"""Tables of Bali told as scenarios: what is not told, and what is told as moves."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from atoll.bali import telling
from atoll.bali.components import BOX
from atoll.bali.position import counted
from atoll.bali.scene import NAMES
from atoll.bali.table import Done, EndTurn
from atoll.random_seats import watch
from atoll.table import contract
from atoll.table.games import game
from atoll.telling.scene import Scene
from atoll.telling.told import Untold, contrasted, told

bali: Any = game("bali")
TELLING: contract.Telling = telling


def first(stage: str, rulings: Mapping[str, str]) -> Any:
    """A table of a game at random at a stage with a card that is chosen, or none."""
    table = bali.setup(NAMES, 1, rulings)
    for _, _, step in watch(bali, table, Random(1)):
        if step.table.stage == stage and any(step.table.chosen):
            return step.table
    raise AssertionError(stage)


def test_what_no_given_lays_or_what_does_not_fire_is_not_told() -> None:
    table = bali.setup(NAMES, 1)
    with pytest.raises(Untold, match="bali_8_1 did not fire here; only bali_2_4"):
        told("bali", Scene(table, bali.waiting(table)[0], EndTurn()), rules=("bali_8_1",))
    own = table._replace(box=BOX._replace(masks=(1,) * 16))
    with pytest.raises(Untold, match="no Given brings a box"):
        told("bali", Scene(own, 0, EndTurn()))
    with pytest.raises(Untold, match="give the scene a move"):
        told("bali", Scene(table))
    dry = table._replace(draw=(), discard=counted(table.draw))
    with pytest.raises(Untold, match="luck of a shuffling"):
        told("bali", Scene(dry, bali.waiting(table)[0], EndTurn()))


def test_cards_that_have_been_chosen_are_told_as_moves() -> None:
    table = first("exchange", {})
    (seat,) = bali.waiting(table)
    laid = telling.laid(Scene(table, seat, Done()), whole=False).scene
    lines = [str(one) for one in told("bali", Scene(table, seat, Done())).lines]
    name, written = table.seats[seat], [*map(bali.write_move, (move for _, move in laid.past))]
    assert [f"{name} has chosen to {move}" for move in written] == [
        one for one in lines if " has chosen to " in one
    ]
    assert f"next {name} exchanges cards" in lines


def test_one_table_by_two_answers_is_two_scenarios() -> None:
    tables = [bali.setup(NAMES, 1, {"discard": answer}) for answer in ("open", "closed")]
    (seat,) = bali.waiting(tables[0])
    one, other = contrasted("bali", [Scene(table, seat, EndTurn()) for table in tables])
    assert "the ruling discard=closed holds" in [str(line) for line in other.lines]
    assert len(other.lines) == len(one.lines) + 1
