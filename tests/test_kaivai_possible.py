"""What can happen at all in Kaivai: the prover, the FAQ and the tables kept say the same."""

from collections.abc import Mapping
from typing import Any

import pytest
from test_possible import differing, entries, unforbidding

from atoll.home import HOME
from atoll.kaivai.rulings import answered
from atoll.kaivai.scene import bare
from atoll.kaivai.table import Bid, Choose
from atoll.proof.possible import Reply, questions, replies
from atoll.telling.scene import Scene
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
