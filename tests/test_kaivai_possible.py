"""What can happen at all in Kaivai: the prover, the FAQ and the tables kept say the same."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from test_possible import differing, entries, unforbidding

from atoll.home import HOME
from atoll.kaivai import replay
from atoll.kaivai.laws.tables.games import all_games
from atoll.kaivai.rulings import answered
from atoll.kaivai.scene import NAMES, bare
from atoll.kaivai.situations import BIDDING
from atoll.kaivai.table import Bid, Choose, Pass
from atoll.proof.possible import Reply, questions, replies
from atoll.proof.replaying import Disagreement
from atoll.proof.smallest import fitted, found
from atoll.running.perform import perform
from atoll.telling.scenario import Line, Scenario, gherkin
from atoll.telling.scene import Scene, started
from atoll.telling.told import Untold, told
from atoll.telling.witness import keep

FAQ = "\n".join(
    path.read_text("utf-8")
    for path in sorted((HOME / "features" / "kaivai" / "faq").glob("possible*.feature"))
)
USUAL: Any = answered()


@pytest.fixture(scope="module")
def proved() -> dict[str, Reply]:
    """Every question put to the prover."""
    return {one.id: one for one in replies("kaivai", jobs=1)}


def test_the_faq_says_of_every_question_what_the_prover_says(proved: Mapping[str, Reply]) -> None:
    assert len(entries(FAQ)) == len(proved) == len(questions("kaivai")) >= 12
    assert differing(FAQ, proved) == []
    assert unforbidding(FAQ, proved) == []


def test_influence_runs_dry_in_round_two_with_four_players_and_in_round_three_with_three(
    proved: Mapping[str, Reply],
) -> None:
    by_id = {name: proved[f"kaivai_q_c{name}"] for name in range(1, 5)}
    assert [one.possible for one in by_id.values()] == [False, True, False, True]
    assert [by_id[2].seats, by_id[4].seats] == [(4,), (3,)]


def test_the_tables_found_are_kept_already(proved: Mapping[str, Reply]) -> None:
    folder = HOME / "features"
    kept = {keep(one, folder).name for of in proved.values() for one in of.witnesses("kaivai")}
    lying = {path.name for path in (folder / "kaivai" / "witnesses").glob("*.feature")}
    assert kept == lying, "run: atoll possible kaivai --keep"


def test_a_situation_that_the_engine_plays_otherwise_is_not_told() -> None:
    fit = fitted(BIDDING, lambda laid: laid.movement == 1, USUAL)
    assert fit
    there = found(BIDDING, lambda laid: laid.movement == 1, USUAL, fit)
    assert replay.scene(there).move == Choose("moving")
    wrong = there._replace(laid=there.laid._replace(movement=0))
    with pytest.raises(Disagreement, match="bidding: the rules say"):
        replay.scene(wrong)


def told_of_games() -> list[Scenario]:
    """What happens at some tables of games: choices, passes, the ends of rounds, a new game."""
    games = [tables for tables in all_games() if len(tables[0].seats) == 4][:2]
    tables = [table for game in games for table in game[::6] if table.stage == "action"]
    found = [told("kaivai", started(NAMES[:3], answered(None, {"weight": "one"})))]
    for table in tables:
        seat = table.turn or 0
        found += [
            told("kaivai", Scene(table, seat, move)) for move in (Pass(), Choose("increasing"))
        ]
    ended = tables[-1]._replace(stage="loss", turn=None, passed=(True,) * 4)
    return [*found, told("kaivai", Scene(ended))]


def test_what_is_told_of_a_table_is_so_when_it_is_laid(tmp_path: Path) -> None:
    scenarios = [
        one._replace(tags=(), title=Line("", f"number {n}"))
        for n, one in enumerate(told_of_games())
    ]
    lines = ["@kaivai @witness", "Feature: What is told"]
    for one in scenarios:
        lines += ["", *gherkin(one)]
    (tmp_path / "told.feature").write_text("\n".join(lines) + "\n", "utf-8")
    shown = perform([str(tmp_path)], lint=False)
    assert len(scenarios) > 20
    assert [(one["name"], one["outcome"]) for one in shown.results] == [
        (str(one.title), "passed") for one in scenarios
    ]


def test_what_no_given_lays_or_what_does_not_fire_is_not_told() -> None:
    opening = bare(3)
    with pytest.raises(Untold, match="no Given lays a table at stage 'over'"):
        told("kaivai", Scene(opening._replace(stage="over"), 0, Bid(3)))
    acting = opening._replace(stage="action", turn=0, bids=(3, 2, 1), order=(0, 1, 2))
    with pytest.raises(Untold, match="kaivai_4_2 did not fire here; only kaivai_9_1 did"):
        told("kaivai", Scene(acting, 0, Choose("moving")), rules=("kaivai_4_2",))


def test_every_other_payment_that_shows_it_is_one_of_the_box() -> None:
    (reply,) = replies("kaivai", ["kaivai_q_c12"], jobs=1, witnesses=4)
    assert reply.scenario
