"""What refutes a law, told: a fault for each law, run by the rules it breaks and by the others."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest
from telling_work import held_against

from atoll.proof.contradiction import Against
from atoll.proof.law import Breach, laws, untold

LAWS = laws("fiji")
FAULTS = tomllib.loads(
    Path(__file__).with_name("law_faults").joinpath("fiji.toml").read_text("utf-8")
)["fault"]
TOLD = [name for name, law in LAWS.items() if not untold("fiji", law)]

UNTOLD = {
    "one_offer_stands_for_all_four_rows": "row by row",
    "a_row_that_nobody_executes_changes_nothing": "asks no rule what it does",
    "a_row_begins_with_what_the_row_above_has_left": "row by row",
    "only_an_executed_rotate_or_swap_changes_the_goals": "where an executor has chosen it",
    "what_is_told_of_a_secret_move_does_not_say_its_beads": "besides its sentence",
    "only_the_executor_of_a_keep_card_begins_to_keep_and_nobody_stops": "who keeps an offer",
    "the_conditions_of_the_deck_ask_for_one_two_or_all_colours_in_different_ways": "the stacks",
    "the_effects_of_the_deck_add_up_to_a_set_and_the_rest_comes_once_for_each_colour": "the stacks",
    "what_a_player_sees_does_not_depend_on_what_is_hidden_from_it": "what is hidden",
}
"""The laws that no scenario can tell, each with words of why: all others have to be told."""

SHOWN_BY: Mapping[str, str | Breach] = {
    "a_count_lies_between_none_and_four": "A two-colour condition counts the first colour",
    "nothing_is_negative_after_a_row": "The one-of-each card only checks",
    "half_of_a_fresh_supply_depends_on_rounding_for_green_and_yellow": "The choice of rounding is",
    "an_exchange_conserves_every_colour": "Yellow and blue of an offer are exchanged",
    "nothing_is_negative_after_an_exchange": Breach(
        "kept = [choose(keeps, offer, NO_BEADS)",
        "kept = [choose(keeps, NO_BEADS.minus(offer), NO_BEADS)",
    ),
    "a_whole_exchange_of_two_players_without_half_cards_conserves_every_colour": (
        "With two seats others-take gives the one other seat a bead for each"
    ),
    "clearing_away_and_dealing_conserve_every_colour": "For two seats the extended sets are dealt",
    "the_executor_of_a_rotate_or_swap_card_turns_or_moves_the_goals_it_picks": (
        "Only two goals lying next to each other can be swapped"
    ),
    "each_goal_leaves_the_best_of_those_that_the_goals_before_it_left": (
        "The best at a goal is taken over all seats"
    ),
    "nobody_takes_fewer_than_no_heads_or_more_than_one_for_each_other_player": (
        "The heads are paid from the table for five seats"
    ),
    "each_of_two_players_takes_the_heads_of_the_goals_that_its_own_hand_wins": Breach(
        "GOAL_HEADS = (4, 3, 2, 1)", "GOAL_HEADS = (4, 3, 3, 1)", "components"
    ),
}
"""Where the breach of a law shows at no table, a fault of law_faults/fiji.toml by its beginning."""

BY_THE_OTHERS = {
    "a_row_gives_all_that_it_asks_for_or_nothing",
    "a_row_neither_fills_the_supply_nor_takes_from_a_hand",
    "a_take_card_gives_or_lacks_and_never_both",
    "an_exchange_costs_a_hand_its_offer_at_most",
    "nothing_is_negative_after_a_row",
    "nothing_is_negative_after_an_exchange",
    "the_ranking_does_not_depend_on_the_seating",
}
"""Where a pile or a payment of less than nothing, or an offer kept no more, has no phrase: told is
what happens there by the rules that keep the law."""


def planted(name: str) -> Breach:
    """The fault that refutes a law here."""
    shown = SHOWN_BY.get(name, LAWS[name].breach)
    if isinstance(shown, Breach):
        return shown
    (found,) = (f for f in FAULTS if f["law"] == name and f["fault"].startswith(shown))
    return Breach(found["old"], found["new"], found["module"])


@pytest.fixture(scope="module")
def against() -> dict[str, Against]:
    """What is told of every law, by the rules as they are and by those that refute it."""
    return held_against("fiji", {name: planted(name) for name in TOLD})


def test_every_law_is_told_and_fails_by_the_other_rules(against: Mapping[str, Against]) -> None:
    silent = {n: found.why for n, found in against.items() if not (found.here or found.there)}
    assert silent == {}
    assert {name for name, found in against.items() if not found.there} == BY_THE_OTHERS


def test_a_law_that_is_not_told_says_why() -> None:
    reasons = {name: law.untold for name, law in LAWS.items() if law.untold}
    assert reasons.keys() == UNTOLD.keys() == LAWS.keys() - {*TOLD}
    assert all(words in reasons[name] for name, words in UNTOLD.items())
