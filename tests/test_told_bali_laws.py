"""What refutes a law of Bali, told: its breach, run by the rules it breaks and by the others."""

from collections.abc import Mapping

import pytest
from telling_work import held_against

from atoll.proof.contradiction import Against
from atoll.proof.law import laws, untold

LAWS = laws("bali")
TOLD = [name for name, law in LAWS.items() if not untold("bali", law)]
UNTOLD = {
    "in_the_working_deck_each_island_is_on_twelve_dalang_cards": "no part of a scenario",
    "nobody_begins_with_both_chips_of_an_island": "any start cards",
    "sixteen_masks_last_for_eight_to_sixteen_scorings": "sixteen scorings",
    "whoever_has_to_decide_has_a_move_that_is_allowed": "what is offered",
}
"""The laws that no scenario can tell, each with words of why: all others have to be told."""


@pytest.fixture(scope="module")
def against() -> dict[str, Against]:
    """What is told of every law, by the rules as they are and by its misreading."""
    return held_against("bali", {name: LAWS[name].breach for name in TOLD})


def test_every_law_is_told_and_fails_by_the_other_rules(against: Mapping[str, Against]) -> None:
    silent = {n: found.why for n, found in against.items() if not (found.here or found.there)}
    assert silent == {}


def test_a_law_that_is_not_told_says_why() -> None:
    reasons = {name: law.untold for name, law in LAWS.items() if law.untold}
    assert reasons.keys() == UNTOLD.keys() == LAWS.keys() - {*TOLD}
    assert all(words in reasons[name] for name, words in UNTOLD.items())
