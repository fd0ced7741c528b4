"""What can happen at all in Bali: the prover and the FAQ say the same."""

from collections.abc import Mapping

import pytest
from test_possible import differing, entries, unforbidding

from atoll.bali import possible, situations
from atoll.bali.components import BOX
from atoll.home import HOME
from atoll.proof.possible import Reply, answer, questions, replies
from atoll.telling.witness import keep

FAQ = "\n".join(
    path.read_text("utf-8")
    for path in sorted((HOME / "features" / "bali" / "faq").glob("possible*.feature"))
)
OF_MASKS = "With the working masks, "


@pytest.fixture(scope="module")
def proved() -> dict[str, Reply]:
    """Every question put to the prover."""
    return {one.id: one for one in replies("bali", jobs=1)}


def test_the_faq_says_of_every_question_what_the_prover_says(proved: Mapping[str, Reply]) -> None:
    assert len(entries(FAQ)) == len(proved) == len(questions("bali")) >= 10
    assert differing(FAQ, proved) == []
    assert unforbidding(FAQ, proved) == []


def test_some_of_it_can_happen_and_some_never_can(proved: Mapping[str, Reply]) -> None:
    assert {one.possible for one in proved.values()} == {True, False}
    assert all(bool(one.rules) != one.possible for one in proved.values())


def test_the_tables_found_are_kept_already(proved: Mapping[str, Reply]) -> None:
    folder = HOME / "features"
    kept = {keep(one, folder).name for of in proved.values() for one in of.witnesses("bali")}
    lying = {path.name for path in (folder / "bali" / "witnesses").glob("*.feature")}
    assert kept == lying, "run: atoll possible bali --keep"
    assert len(kept) == sum(one.possible for one in proved.values())


def test_a_question_that_the_values_of_masks_decide_says_so(
    proved: Mapping[str, Reply], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By masks that are worth 1 each other than one of 100, some answers change: only theirs."""
    changed = BOX._replace(masks=(1,) * 15 + (100,))
    monkeypatch.setattr(situations, "BOX", changed)
    monkeypatch.setattr(situations, "_VALUES", (1, 100))
    monkeypatch.setattr(situations, "_EACH", (15, 1))
    usual = {one.id: one.possible for one in proved.values()}
    other = {name: answer("bali", name).with_seats is not None for name in questions("bali")}
    assert {one.id for one in possible.POSSIBLE if usual[one.id] != other[one.id]} <= {
        one.id for one in possible.POSSIBLE if one.question.startswith(OF_MASKS)
    }
    assert usual != other
