"""The laws of Bali from outside: what they try, and whether their samples show enough."""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import permutations
from math import perm

import pytest

from atoll import bali
from atoll.bali.components import CARDS, ISLANDS
from atoll.bali.laws.tables.games import GAMES, all_games, all_steps, all_tables
from atoll.bali.table import STAGES
from atoll.proof.law import Checked, Law, Sampled, laws, parameters

LAWS = laws("bali")
WITHOUT = [law for law in LAWS.values() if not parameters(law)]
SEATS, CHIPS = 2, 2
DECKS = sum(
    princes[0] == "Panschar"
    and priests[0] == "Kukusch"
    and all(one != other for one, other in zip(princes, priests, strict=True))
    for princes in permutations(ISLANDS)
    for priests in permutations(ISLANDS)
)
CONTESTS = CHIPS * (4 * 4 * 5 * 6 + 4 * 4 * 4 * 5)
"""Whose both chips and the seal are, and who shows a card: one player, or none by two answers."""
SWAPS = [(hand, swapped) for hand in range(6) for swapped in range(min(3, hand) + 1)]


def flights(hand: int, orders: Callable[[int, int], int]) -> int:
    """In how many ways cards are saved on three piles: three, up to four, one on each."""
    three, most = min(3, hand), min(4, hand)
    by_three: int = orders(hand, three) * (3**three + (1, 3, 6)[min(2, hand)])
    by_four: int = sum(orders(hand, saved) * 3**saved for saved in range(most + 1))
    return by_three + by_four


def alike(_hand: int, _saved: int) -> int:
    return 1


FLIGHTS = flights(0, alike) + sum(6 * flights(hand, alike) for hand in range(1, 6))
FLIGHTS += sum(flights(hand, perm) for hand in (2, 3, 4))
"""With up to five cards of any of six kinds, or up to four that differ."""
TAKEN = 8
"""In how many orders up to three cards are taken from a pile of two and one of one, not none."""
SCHOLARS = sum(
    sum(3**placed for placed in range(hand + 1)) + TAKEN + joins
    for hand in (0, 1, 3)
    for joins in (0, 1)
)
CHANGES = 4 * 3


@cache
def held(law: Law) -> Checked:
    """What it says of its cases, which are tried once for all tests that ask."""
    said: Checked = law.holds()
    return said


def shows(turn: int, best: int, leader: int, players: int, *, again: bool) -> int:
    """In how many ways the others show more of two cards, or pass, up to the end of a contest."""
    if turn == (leader if again else 0):
        return 1
    following = (turn + 1) % players
    more = (shows(following, one, turn, players, again=again) for one in range(best + 1, 3))
    return shows(following, best, leader, players, again=again) + sum(more)


CASES: Mapping[str, int] = {
    "the_deal_leaves_as_many_cards_as_are_not_dealt": SEATS,
    "nobody_begins_with_both_chips_of_an_island": DECKS * 24 * SEATS,
    "with_three_players_two_islands_lack_a_chip_each": DECKS * 24 * SEATS,
    "a_warrior_challenges_all_opponents_but_the_spared_one": 3 * 11**2 + 2 * 11 + SEATS,
    "a_spared_player_neither_loses_a_card_nor_ends_the_turn": 3 * 11**2 + 2 * 11,
    "no_passive_player_plays_more_than_two_cards_of_the_kind_that_is_answered": (
        SEATS * (2 * (27 + 2) + (18 + 24) + (6 + 8))
    ),
    "who_swaps_has_as_many_cards_as_before": 2 * SEATS * 4 * len(SWAPS),
    "a_swap_moves_as_many_cards_from_the_stock_to_the_discard_pile": 2
    * SEATS
    * sum(stock >= swapped for stock in (0, 1, 2, 9) for _, swapped in SWAPS),
    "a_scholar_costs_its_player_one_card_and_no_more": SEATS * 4 * SCHOLARS,
    "who_flees_has_no_card_left_in_hand": SEATS * FLIGHTS,
    "fleeing_loses_no_card": SEATS * FLIGHTS,
    "a_seal_once_taken_never_returns_to_nobody": CONTESTS,
    "both_chips_of_an_island_bring_its_seal": CONTESTS,
    "a_seal_changes_hands_only_to_who_has_both_chips": CONTESTS,
    "a_chip_that_has_come_never_goes_aside_again": CONTESTS,
    "a_contest_costs_one_card_and_no_more": CHIPS
    * sum(
        shows(1, best, 0, players, again=again)
        for players in (3, 4)
        for best in range(3)
        for again in (False, True)
    ),
    "what_is_not_taken_up_is_discarded": SEATS * 3 * 9 * 3,
    "nobody_has_more_than_four_cards_after_a_change_of_island": SEATS * 3 * 9,
    "a_card_prevents_a_change_exactly_where_it_shows_the_goal": SEATS * CHANGES * len(CARDS),
    "a_prevented_change_costs_two_cards_and_moves_nothing": SEATS * CHANGES * 3,
    "the_active_player_cannot_prevent_the_change": SEATS * len(CARDS),
    "each_goal_is_another_island_that_the_card_shows": SEATS * 6 * 4 * 4,
    "a_dalang_card_has_one_goal_where_it_shows_the_active_island_and_two_elsewhere": SEATS * 6 * 4,
    "in_the_working_deck_each_island_is_on_twelve_dalang_cards": 4,
    "in_the_working_deck_all_totals_together_are_56_to_68": SEATS * 5 * 3,
    "where_nobody_plays_a_card_a_game_never_ends": SEATS * 2 * 2,
}
"""How many cases a law that looks at no games has to try, counted here."""


def test_a_law_without_unknowns_tries_all_its_cases() -> None:
    known = {law.name: held(law).cases for law in WITHOUT if law.name in CASES}
    assert known == CASES


@pytest.mark.parametrize("law", WITHOUT, ids=lambda law: law.name)
def test_it_holds_of_each_of_them(law: Law) -> None:
    assert [*held(law).flags] == [True] * len(held(law).flags)


def test_what_looks_at_games_calls_itself_a_sample() -> None:
    samples = {law.name for law in WITHOUT if isinstance(held(law), Sampled)}
    assert samples == {law.name for law in WITHOUT} - CASES.keys()


def test_the_games_of_the_samples_are_played_to_their_ends_through_every_stage() -> None:
    assert len(all_games()) == 2 * GAMES
    assert all(bali.outcome(tables[-1]) for tables in all_games())
    assert {*STAGES} - {"mask"} <= {table.stage for table in all_tables()}


def test_in_them_seals_change_hands_piles_are_cut_and_stocks_are_shuffled() -> None:
    moved = [
        one.seals[island] != then.seals[island] for one, then in all_steps() for island in one.seals
    ]
    assert any(moved)
    assert any(any(map(any, table.cut)) for table in all_tables())
    assert any(len(one.draw) < len(then.draw) for one, then in all_steps())
    assert {len(table.priests) for table in all_tables()} == {3, 4}
