"""Laws looked at from outside: as a book, for every game; those of Fiji also in ordinary Python."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise, permutations, product

import pytest

from atoll.book import rules
from atoll.fiji.components import BOX, COLOURS, EXTENDED_SET, SET, Beads
from atoll.proof.breaches import broken
from atoll.proof.law import Checked, Law, laws, leans_on, parameters
from atoll.table.games import GAMES, game

WITHOUT = [law for law in laws("fiji").values() if not parameters(law)]
EVERY = [(name, law) for name in GAMES for law in laws(name).values()]
every_law = pytest.mark.parametrize(
    ("name", "law"), EVERY, ids=[f"{name} {law.name}" for name, law in EVERY]
)


# As a book


@every_law
def test_a_law_is_a_sentence_with_an_explanation_about_rules_of_the_book(
    name: str, law: Law
) -> None:
    assert re.fullmatch(r"[a-z]+(_[a-z0-9]+){3,}", law.name)
    assert re.fullmatch(r"[A-Z0-9][^`_]+\.", law.says)
    assert law.rules
    assert len({*law.rules}) == len(law.rules)
    assert {*law.rules} <= rules(name).keys()
    assert {*law.seats} <= {*game(name).SEATS}
    assert [line for line in law.says.splitlines() if line.startswith(" ")] == [], "code, on a page"


@every_law
def test_the_breach_of_a_law_fits_the_rules_and_no_law_leans_on_itself(name: str, law: Law) -> None:
    other, _ = broken(name, law)
    assert (other.name, other.holds is law.holds) == (law.name, False)
    assert {*law.lemmas} <= laws(name).keys()
    assert law.name not in leans_on(law, laws(name))


def test_no_two_laws_of_fiji_have_one_breach() -> None:
    breaches = Counter(law.breach for law in laws("fiji").values())
    assert [breach for breach, times in breaches.items() if times > 1] == []


@pytest.mark.parametrize("name", GAMES)
def test_only_laws_without_unknowns_speak_ordinary_python(name: str) -> None:
    about_tables = [law for law in laws(name).values() if ".tables." in law.holds.__module__]
    assert [law.name for law in about_tables if parameters(law)] == []


# In ordinary Python


def executor(counts: Sequence[int], *, most: bool) -> int | None:
    """The seat with the best count that occurs once."""
    once = [number for number, times in Counter(counts).items() if times == 1]
    return counts.index(max(once) if most else min(once)) if once else None


def every_count(seats: int) -> list[tuple[int, ...]]:
    return list(product(range(5), repeat=seats))


def offers_from(hand: Beads | None) -> int:
    """How many offers there are, colour by colour."""
    piles = product(*[range(min(4, n) + 1) for n in hand or (4, 4, 4, 4)])
    return sum(1 <= sum(pile) <= 4 for pile in piles)


def literal_payout(sizes: Sequence[int]) -> int:
    """Heads where groups of these sizes share places and each takes what the next place pays."""
    paid, place, seats = 0, 1, sum(sizes)
    for size in sizes:
        paid += size * (seats - place - (size > 1))
        place += size
    return paid


def groups(seats: int) -> Iterator[tuple[int, ...]]:
    """All ways in which seats can share places."""
    for n in range(seats):
        for cuts in combinations(range(1, seats), n):
            ends = [0, *cuts, seats]
            yield tuple(end - begin for begin, end in pairwise(ends))


def too_many() -> dict[tuple[int, ...], int]:
    found = {sizes: literal_payout(sizes) for n in (3, 4, 5) for sizes in groups(n)}
    return {sizes: paid for sizes, paid in found.items() if paid > sum(range(sum(sizes)))}


COUNTED: Mapping[str, tuple[object, object]] = {
    "P1": ([BOX[c] / SET[c] for c in range(4)], [6, 6, 6, 6]),
    "P2": ([14 * (seats + 1) for seats in (3, 4, 5)], [56, 70, 84]),
    "P6": ([sum(SET) - 4 * n for n in (1, 2, 3)], [10, 6, 2]),
    "P7": ([offers_from(hand) for hand in (None, SET, EXTENDED_SET)], [69, 63, 68]),
    "P11": (
        [
            sum(executor(counts, most=True) is None for counts in every_count(seats))
            for seats in (2, 3, 4, 5)
        ],
        [5, 5, 65, 205],
    ),
    "P12": (
        sum(
            (found := executor(counts, most=True)) is not None
            and found == executor(counts, most=False)
            for counts in every_count(3)
        ),
        60,
    ),
    "P13": (
        sum(
            (found := executor(counts, most=True)) is not None
            and found == executor(counts, most=False)
            for counts in every_count(2)
        ),
        0,
    ),
    "P15": (too_many(), {(4,): 8, (4, 1): 12, (1, 4): 12, (5,): 15}),
    "P20": ([(n // 2, n - n // 2) for n in SET], [(2, 3), (2, 2), (1, 2), (1, 1)]),
    "P21": (len(list(permutations(range(4)))) * 2**4, 384),
}
"""Figures of the dossier, counted here without the rules, and what the laws say they are."""


@pytest.mark.parametrize("fact", COUNTED)
def test_the_figures_of_a_law_can_be_counted_by_hand(fact: str) -> None:
    counted, expected = COUNTED[fact]
    assert counted == expected


def test_there_are_28_kinds_of_ties_and_34_ways_to_set_aside() -> None:
    assert sum(len(list(groups(seats))) for seats in (3, 4, 5)) == 28
    piles = product(*[range(n + 1) for n in EXTENDED_SET])
    assert sum(sum(pile) == 4 for pile in piles) == 34


ROWS_OF_COUNTS = {seats: len(every_count(seats)) for seats in (2, 3, 4, 5)}
ROWS_TRIED = 6 * 2 * 2
"""Six kinds of effects on a full and an empty supply, executed or not."""


def ready(seats: int) -> int:
    """How often somebody is still to decide, whoever else has done so."""
    return sum(done.count(0) for done in product((0, 1), repeat=seats))


def moments(seats: int) -> int:
    """12 exchanges: who has offered, rows and choices, the payment; and what ends four rounds."""
    unready = (1 << seats) - 1
    aside = 4 * unready if seats == 2 else 0
    return 12 * (unready + 4 * 2 + 1) + aside + 4 + 3 * 2 + 1


def moves_tried(seats: int) -> int:
    """Three offers of a green and a red bead, four goals to rotate, one way to set four aside."""
    return 12 * (3 * ready(seats) + 4 * 4) + (4 * ready(2) if seats == 2 else 0)


LOOKS = 2 * sum(seats * moments(seats) for seats in ROWS_OF_COUNTS)
CASES: Mapping[str, int] = {
    "the_box_holds_six_complete_sets": len(COLOURS),
    "the_beads_suffice_for_two_to_five_players": len(ROWS_OF_COUNTS),
    "each_card_of_the_deck_lies_in_one_row_of_one_round": 4 * 4,
    "the_conditions_of_the_deck_ask_for_one_two_or_all_colours_in_different_ways": 16,
    "the_effects_of_the_deck_add_up_to_a_set_and_the_rest_comes_once_for_each_colour": 16,
    "sixty_nine_offers_are_possible_and_sixty_three_from_a_fresh_hand": 5**4,
    "most_and_fewest_name_the_same_of_three_in_sixty_cases_and_of_two_in_none": (
        ROWS_OF_COUNTS[2] + ROWS_OF_COUNTS[3]
    ),
    "nobody_executes_in_few_of_all_cases": sum(ROWS_OF_COUNTS.values()),
    "half_of_a_fresh_supply_depends_on_rounding_for_green_and_yellow": len(COLOURS) * 2,
    "a_fresh_supply_serves_all_take_cards_one_after_the_other": 5,
    "others_take_blue_needs_three_players_or_fewer_on_a_fresh_supply": (
        len(COLOURS) * len(ROWS_OF_COUNTS)
    ),
    "five_sets_of_offers_fit_the_printed_exchange_and_none_from_a_fresh_hand": 3 * 3 * 2,
    "two_players_play_with_fifty_beads_and_a_supply_of_a_set": len(COLOURS),
    "swapping_and_rotating_reach_384_layouts_of_the_goals": 384,
    "by_the_next_place_four_kinds_of_ties_need_more_heads_than_a_round_without": 28,
    "thirty_four_ways_to_set_four_beads_aside_leave_fourteen": 5**4,
    "whoever_has_to_decide_has_a_legal_move": (
        len(ROWS_OF_COUNTS) * (5**4 - 1)
        + sum(12 * (ready(seats) + 4) for seats in ROWS_OF_COUNTS)
        + 4 * ready(2)
        + 384 * 3 * 2 * 3 * 2
    ),
    "until_the_game_ends_somebody_has_to_decide": (
        sum(2 * (moments(seats) - 4 * 12) for seats in ROWS_OF_COUNTS)
        + sum(moves_tried(seats) for seats in ROWS_OF_COUNTS)
        + len(ROWS_OF_COUNTS) * (4 * 12 * 4 + 2 * 4 * 12 * ROWS_TRIED)
    ),
    "a_game_ends_after_108_moves_at_most": 2
    * sum(12 + 4 + 3 + moves_tried(seats) + 4 * 12 * ROWS_TRIED for seats in ROWS_OF_COUNTS)
    + len(ROWS_OF_COUNTS),
    "what_a_player_sees_does_not_depend_on_what_is_hidden_from_it": LOOKS,
    "a_player_sees_its_own_beads_and_whatever_lies_open": LOOKS,
    "from_the_scoring_on_everybody_sees_every_hand": 2 * sum(7 * n for n in ROWS_OF_COUNTS),
    "what_is_told_of_a_secret_move_does_not_say_its_beads": (
        sum(ready(seats) - seats for seats in ROWS_OF_COUNTS) + ready(2) - 2
    ),
}
"""How many cases each law without unknowns has to try, counted here without the rules."""


def test_every_law_without_unknowns_is_counted() -> None:
    assert {law.name for law in WITHOUT} == CASES.keys()


@pytest.mark.parametrize("law", WITHOUT, ids=lambda law: law.name)
def test_a_law_without_unknowns_tries_all_its_cases_and_holds_in_each(law: Law) -> None:
    said = law.holds()
    assert isinstance(said, Checked)
    assert said.cases == CASES[law.name]
    assert {*said.flags} == {True}
