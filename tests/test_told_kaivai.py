"""What refutes a law of Kaivai, told: its breach, run by the rules it breaks and by the others."""

from collections.abc import Mapping

import pytest
from telling_work import held_against

from atoll.proof.contradiction import Against
from atoll.proof.law import laws, untold

LAWS = laws("kaivai")
TOLD = [name for name, law in LAWS.items() if not untold("kaivai", law)]


@pytest.fixture(scope="module")
def against() -> dict[str, Against]:
    """What is told of every law, by the rules as they are and by its misreading."""
    return held_against("kaivai", {name: LAWS[name].breach for name in TOLD})


def test_every_law_is_told_and_fails_by_the_other_rules(against: Mapping[str, Against]) -> None:
    silent = {n: found.why for n, found in against.items() if not (found.here or found.there)}
    assert silent == {}


def test_a_law_that_is_not_told_says_why() -> None:
    assert all(law.untold for name, law in LAWS.items() if name not in TOLD)
    assert len(TOLD) == 70
