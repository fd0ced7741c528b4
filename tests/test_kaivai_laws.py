"""The laws of Kaivai from outside: what they try, and whether their samples show enough."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import pytest

from atoll.kaivai.laws.tables.games import GAMES, all_changes, all_games, all_tables
from atoll.kaivai.table import STAGES
from atoll.proof.law import Checked, Law, Sampled, laws, parameters
from atoll.table.games import game

LAWS = laws("kaivai")
WITHOUT = [law for law in LAWS.values() if not parameters(law)]


@cache
def held(law: Law) -> Checked:
    """What it says of its cases, which are tried once for all tests that ask."""
    said: Checked = law.holds()
    return said


PRICES = sum(
    sum(spaces)
    for number in range(5)
    for spaces in combinations_with_replacement(range(1, 6), number)
)
"""What all displays of up to four shells are worth together: as many prices they can pay."""


class Sizes(NamedTuple):
    """How many tables of games there are, with crowded ones; steps, looks and bids of all these."""

    of_games: int
    tables: int
    steps: int
    looks: int
    bids: int


@cache
def sizes() -> Sizes:
    of_games, changes = sum(map(len, all_games())), len(all_changes())
    looks = sum(len(table.seats) for table in all_tables())
    bids = sum(table.stage == "bid" for table in all_tables())
    return Sizes(of_games, of_games + changes, of_games - len(all_games()) + changes, looks, bids)


CASES: Mapping[str, int | str] = {
    "no_action_is_chosen_six_times_in_a_round": 2 * 6,
    "the_dice_have_five_four_three_and_two_blue_faces": 5,
    "every_hex_lies_at_most_four_steps_from_a_printed_cult_hex": 1 + sum(6 * n for n in range(7)),
    "two_further_bases_fit_on_the_field_in_twenty_eight_ways": 28,
    "land_never_covers_the_field": 2,
    "the_box_suffices_for_what_players_begin_with": 2,
    "whoever_can_pay_is_offered_a_payment_without_a_superfluous_shell": PRICES,
    "a_round_has_nineteen_choices_of_an_action_at_most": len(
        [*combinations_with_replacement(range(6 + 5), 6)]
    ),
    "until_the_game_is_over_somebody_has_to_decide_and_can": "of_games",
    "whoever_has_to_bid_is_the_first_in_the_order_who_has_not": "bids",
    "a_game_has_eight_rounds_and_a_new_cult_hex_in_each": "of_games",
    "no_canoe_is_ever_enclosed": "steps",
    "what_a_player_sees_does_not_depend_on_what_is_hidden": "looks",
    "a_player_sees_own_influence_and_whatever_lies_open": "looks",
}
"""How many cases a law without unknowns has to try, counted here, or which of the sizes that is;
all others look at each table, of games and crowded ones."""


def cases(law: Law) -> int:
    """How many cases a law without unknowns has to try."""
    said = CASES.get(law.name, "tables")
    number: int = getattr(sizes(), said) if isinstance(said, str) else said
    return number


def test_a_law_without_unknowns_tries_all_its_cases() -> None:
    assert {law.name: held(law).cases for law in WITHOUT} == {
        law.name: cases(law) for law in WITHOUT
    }


@pytest.mark.parametrize("law", WITHOUT, ids=lambda law: law.name)
def test_it_holds_of_each_of_them(law: Law) -> None:
    assert [*held(law).flags] == [True] * len(held(law).flags)


def test_what_looks_at_games_calls_itself_a_sample() -> None:
    samples = {law.name for law in WITHOUT if isinstance(held(law), Sampled)}
    played = {law.name for law in WITHOUT if law.name not in CASES}
    assert samples == played | {name for name in CASES if isinstance(CASES[name], str)}


def test_the_games_of_the_samples_show_every_stage_and_end() -> None:
    assert len(all_games()) == 2 * GAMES
    assert all(game("kaivai").outcome(tables[-1]) for tables in all_games())
    automatic = {"pay", "loss", "final"}
    assert {*STAGES} - automatic <= {table.stage for table in all_tables()}


def test_in_some_of_them_a_player_has_built_and_delivered_a_lot() -> None:
    last = [tables[-1] for tables in all_games()]
    assert max(len(table.huts) - 2 * 2 * len(table.seats) for table in last) > 0
    assert max(hut.fish for table in all_tables() for hut in table.huts.values()) == 3
