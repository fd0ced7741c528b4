"""Any table of Bali told as a scenario: it is laid again by its Givens, and the same happens."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atoll.bali import telling
from atoll.bali.attempts import tried
from atoll.bali.components import BOX
from atoll.bali.position import counted
from atoll.bali.scene import NAMES
from atoll.bali.table import STAGES, Done, EndTurn
from atoll.random_seats import watch
from atoll.running.perform import perform
from atoll.table import contract
from atoll.table.games import game
from atoll.telling.scenario import Line, Scenario, gherkin
from atoll.telling.scene import Scene, started
from atoll.telling.told import Untold, contrasted, told

bali: Any = game("bali")
TELLING: contract.Telling = telling
RULED: tuple[Mapping[str, str], ...] = (
    {},
    {"prevent_again": "yes", "second_mask": "active_chooses", "scholar_on": "bottom"},
)
"""By the usual answers, and by those that bring other stages."""


def scenes() -> Iterator[Scene]:
    """Of each stage a few scenes of games at random: a move, one that is refused, and a start."""
    for seed, rulings in enumerate(RULED):
        names, luck = NAMES[: 3 + seed], Random(seed)
        yield started(names, bali.answered(None, rulings))
        left = dict.fromkeys(STAGES, 4)
        table = bali.setup(names, seed, rulings)
        yield from by_itself(names, bali.read_position({"active": "Green"}, names, table.rulings))
        for seat, move, step in islice(watch(bali, table, luck), 700):
            if left[table.stage] and (move_of := luck.random()):
                left[table.stage] -= 1
                yield Scene(table, seat, move)
                wrong = [one for one in tried(table, seat) if bali.why_not(table, seat, one)]
                yield from (Scene(table, seat, one) for one in wrong[:1] if move_of < 0.5)
            table = step.table


def by_itself(names: tuple[str, ...], table: Any) -> Iterator[Scene]:
    """A turn that begins, one that ends for want of cards, and a move when all is over."""
    yield Scene(table._replace(stage="draw", turn=None))
    hands = {name: ["artist"] for name in names[1:]}
    yield Scene(bali.read_position({"hands": hands}, names, table.rulings))
    over = {"stage": "over", "masks": {names[0]: [*BOX.masks]}, "ender": names[1]}
    yield Scene(bali.read_position(over, names, table.rulings), 0, EndTurn())


def quiet(one: Scene) -> Scenario | None:
    """A scene as it is told; not where it depends on luck that no Given tells."""
    with suppress(Untold):
        return told("bali", one)
    return None


def test_what_is_told_of_a_table_is_so_when_it_is_laid(tmp_path: Path) -> None:
    every = [*scenes()]
    scenarios = [*filter(None, map(quiet, every))]
    lines = ["@bali @witness", "Feature: What is told"]
    for number, one in enumerate(scenarios):
        titled = one._replace(tags=(), title=Line("", f"number {number}"))
        lines += ["", *gherkin(titled)]
    (tmp_path / "told.feature").write_text("\n".join(lines) + "\n", "utf-8")
    shown = perform([str(tmp_path)], lint=False)
    assert len(scenarios) >= len(every) - 4 > 60
    assert [(one["name"], one["outcome"]) for one in shown.results] == [
        (f"number {number}", "passed") for number, _ in enumerate(scenarios)
    ]


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
