"""The laws of Fiji looked at from outside: on plain numbers, in ordinary Python, and as a book."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice, pairwise, permutations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atoll.fiji import phases, unknowns
from atoll.fiji.components import BOX, COLOURS, EXTENDED_SET, SET, Beads, Effect, Goal
from atoll.fiji.phases import Exchange
from atoll.proof.breaches import broken
from atoll.proof.law import Checked, Claim, Law, Maker, laws, leans_on, parameters

ROOT = Path(__file__).parent.parent
LAWS = laws("fiji")
WITH_UNKNOWNS = [law for law in LAWS.values() if parameters(law)]
WITHOUT = [law for law in LAWS.values() if not parameters(law)]
SAMPLES, TRIES = 10, 2000


def name_of(law: Law) -> str:
    return law.name


# On plain numbers


class Luck:
    """Unknowns drawn at random, each once, and whether what is assumed of them came true."""

    def __init__(self, seed: str) -> None:
        self.luck = Random(seed)
        self.known: dict[str, int] = {}
        self.fits = True

    def number(self, name: str) -> int:
        """A small number, or a colour that fits those drawn with it."""
        if name not in self.known:
            self.known |= self._drawn(name)
        return self.known[name]

    def flag(self, name: str) -> bool:
        """Yes or no."""
        return bool(self.known.setdefault(name, self.luck.random() < 0.5))

    def assume(self, flag: bool, *_rules: str) -> None:  # noqa: FBT001 # as Maker has it
        """Note whether it came true."""
        assert type(flag) is bool, "plain numbers give plain flags"
        self.fits = self.fits and flag

    def held(self, _name: str, value: Any, *_rules: str) -> Any:
        """The value itself."""
        return value

    def _drawn(self, name: str) -> dict[str, int]:
        """The number of this name, with those that depend on it."""
        if goal := re.fullmatch(r"(.*goal )\d( colour)", name):
            colours = self.luck.sample(range(4), 4)
            return {f"{goal[1]}{n}{goal[2]}": c for n, c in enumerate(colours, 1)}
        if swap := re.fullmatch(r"(.* swaps)( with)?", name):
            one, other = self.luck.sample(range(4), 2)
            return {swap[1]: one, f"{swap[1]} with": other}
        if offer := re.fullmatch(r"(offer .*|offer )(green|red|yellow|blue)", name):
            beads = Counter(self.luck.choices(COLOURS, k=self.luck.randint(1, 4)))
            return {f"{offer[1]}{colour}": beads[colour] for colour in COLOURS}
        return {name: self.luck.choice(self._range(name))}

    def _range(self, name: str) -> Sequence[int]:
        if re.search("rotates$|colour$", name):
            return range(4)
        if name.startswith("set "):
            return (0, 0, 1) if "aside" in name else (2, 3, 4)
        return (0, 0, 1, 1, 2, 3, 5)


def _less(pile: Beads, less: Sequence[Beads]) -> Beads:
    for beads in less:
        pile = pile.minus(beads)
    return pile


def _made(name: str, make: Maker, seats: int) -> Any:
    return unknowns.UNKNOWNS[name](make, seats)


def _left_of_the_sets(make: Maker, seats: int) -> Beads:
    """The supply, if a set and all sets are in play."""
    sets = _made("sets", make, seats)
    left = _less(SET, [*_made("hands", make, seats), *_made("set_aside", make, seats)])
    return Beads(*map(sum, zip(left, *sets, strict=True)))


def _played(make: Maker, seats: int) -> tuple[Exchange, ...]:
    """The tables of a round that the rules really play, with any sets."""
    sets, aside = _made("sets", make, seats), _made("set_aside", make, seats)
    return _round(make, [hand.minus(less) for hand, less in zip(sets, aside, strict=True)])


def _played_from_the_sets(make: Maker, seats: int) -> tuple[Exchange, ...]:
    """The same with the sets of the game, and four beads set aside for two seats."""
    of_two = [EXTENDED_SET.minus(aside) for aside in _four_aside(make, seats)]
    return _round(make, of_two if seats == 2 else [SET] * seats)


def _four_aside(make: Maker, seats: int) -> tuple[Beads, ...]:
    """Four green beads or one of each colour."""
    return tuple(Beads(4) if make.flag(f"green {s}") else Beads(1, 1, 1, 1) for s in range(seats))


def _round(make: Maker, hands: Sequence[Beads]) -> tuple[Exchange, ...]:
    """The tables of a round in which every seat offers a bead of each colour it has."""
    seats = len(hands)
    now = Exchange(SET, tuple(hands), (False,) * seats, _made("goals", make, seats))
    tables = [now]
    for n in range(1, 4):
        offers = [Beads(*[min(1, beads) for beads in hand]) for hand in now.hands]
        left = [hand.minus(offer) for hand, offer in zip(now.hands, offers, strict=True)]
        begun = now._replace(hands=tuple(left))
        rows = [
            (unknowns.condition(make, f"row {n} {r}"), unknowns.effect(make, f"row {n} {r}"))
            for r in range(4)
        ]
        choices = _made("choices", make, seats)
        now, _ = phases.exchanged(begun, offers, rows, choices, half_is_up=make.flag("up"))
        tables.append(now)
    return tuple(tables)


def _others_take(make: Maker, seats: int) -> tuple[Any, ...]:
    """A row whose card lets the others take."""
    before, offers, condition, effect, choice = _made("a_row", make, seats)
    return before, offers, condition, Effect(others=effect.others), choice


def _standings(make: Maker, seats: int) -> tuple[Beads, ...]:
    """One number per hand, in the order that plain Python sorts the hands into."""
    goals, hands = _made("goals", make, seats), _made("hands", make, seats)
    keys = [_key(goals, hand) for hand in hands]
    return tuple(Beads(green=sorted(set(keys)).index(key)) for key in keys)


def _key(goals: Sequence[Goal], hand: Beads) -> tuple[int, ...]:
    return tuple(hand[goal.colour] if goal.most else -hand[goal.colour] for goal in goals)


OWN: Mapping[str, Mapping[str, Callable[[Maker, int], Any]]] = {
    "at_least_ten_six_and_two_beads_are_left_after_the_exchanges": {
        "tables": _played_from_the_sets,
        "set_aside": _four_aside,
    },
    "every_round_begins_with_the_same_beads": {"tables": _played},
    "only_the_order_of_each_two_hands_decides_the_ranking": {"standings": _standings},
    "the_executor_of_others_take_takes_nothing_and_all_others_the_same": {"a_row": _others_take},
    "a_supply_laid_once_and_one_laid_in_each_round_are_the_same": {"supply": _left_of_the_sets},
}
"""Where chance alone would hardly come upon what is given: what the rules make of it."""


def _answered(law: Law) -> dict[str, Callable[[Maker, int], bool]]:
    """The parameters that the answers decide which the law is claimed for."""
    under = dict(text.split("=") for text in law.under)
    known = [one for one in unknowns.ANSWERED.items() if one[1][0] in under]
    return {name: lambda *_, is_yes=under[r] == yes: is_yes for name, (r, yes) in known}


def drawn(law: Law, seats: int) -> Iterator[bool]:
    """What the law says of random tables, of those that fit what it assumes."""
    own = {"any_row": lambda *_: phases.row, **OWN.get(law.name, {})}
    for seed in range(TRIES):
        make = Luck(f"{law.name} {seats} {seed}")
        made = {**unknowns.UNKNOWNS, **own, **_answered(law)}
        values = [made[name](make, seats) for name in parameters(law)]
        if make.fits:
            said = law.holds(*values)
            given, holds = said if isinstance(said, Claim) else (True, said)
            assert {type(given), type(holds)} == {bool}
            yield from [holds] * given


@pytest.mark.parametrize("law", WITH_UNKNOWNS, ids=name_of)
def test_a_law_holds_of_random_tables(law: Law) -> None:
    for seats in law.seats or (0,):
        assert [*islice(drawn(law, seats), SAMPLES)] == [True] * SAMPLES


@pytest.mark.parametrize("law", WITHOUT, ids=name_of)
def test_a_law_without_unknowns_tries_its_cases(law: Law) -> None:
    said = law.holds()
    assert isinstance(said, Checked)
    assert {type(flag) for flag in said.flags} == {bool}
    assert all(said.flags)


class Known(Luck):
    """What a row has really left, under the names of any row's table."""

    def __init__(self, seed: str, after: Exchange) -> None:
        super().__init__(seed)
        name = "after row 1 "
        piles = {"supply": after.supply}
        piles |= {f"hand {s}": hand for s, hand in enumerate(after.hands, 1)}
        self.known |= {
            f"{name}{pile} {colour}": number
            for pile, beads in piles.items()
            for colour, number in beads._asdict().items()
        }
        for n, goal in enumerate(after.goals, 1):
            self.known |= {
                f"{name}goal {n} colour": goal.colour,
                f"{name}goal {n} most": goal.most,
            }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_real_row_is_one_of_any_rows(seats: int) -> None:
    fit = 0
    for seed in range(200):
        make = Luck(f"row {seats} {seed}")
        a_row = _made("a_row", make, seats)
        found = phases.row(*a_row, half_is_up=make.flag("up"))
        known = Known("any", found.after)
        stands_in = unknowns.any_conserving_row(known, seats)(a_row[0])
        if make.fits:
            fit += 1
            assert (stands_in.after.supply, stands_in.after.hands) == found.after[:2]
            assert known.fits
    assert fit > 50


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


def test_a_law_tries_all_its_cases() -> None:
    assert {law.name: law.holds().cases for law in WITHOUT} == CASES


# As a book

FACTS: Mapping[str, tuple[str, ...]] = {
    "P1": ("the_box_holds_six_complete_sets",),
    "P2": ("the_beads_suffice_for_two_to_five_players",),
    "P3": ("an_exchange_conserves_every_colour", "every_round_begins_with_the_same_beads"),
    "P4": (
        "a_supply_laid_once_and_one_laid_in_each_round_are_the_same",
        "two_players_play_with_fifty_beads_and_a_supply_of_a_set",
    ),
    "P5": (
        "nothing_is_negative_after_a_row",
        "nothing_is_negative_after_an_exchange",
        "a_row_gives_all_that_it_asks_for_or_nothing",
    ),
    "P6": (
        "a_hand_with_a_bead_has_an_offer",
        "at_least_ten_six_and_two_beads_are_left_after_the_exchanges",
        "an_offer_of_any_size_is_possible_in_every_exchange",
    ),
    "P7": ("sixty_nine_offers_are_possible_and_sixty_three_from_a_fresh_hand",),
    "P8": (
        "a_place_is_shared_exactly_by_equal_hands",
        "four_or_five_players_share_a_place_exactly_if_their_hands_are_equal",
    ),
    "P9": (
        "ranking_place_by_place_as_the_rulebook_tells_it_is_the_same",
        "each_goal_leaves_the_best_of_those_that_the_goals_before_it_left",
    ),
    "P10": ("the_best_count_that_nobody_shares_executes",),
    "P11": (
        "a_row_stays_unexecuted_if_all_are_equal_or_fall_into_two_groups",
        "nobody_executes_in_few_of_all_cases",
    ),
    "P12": (
        "of_three_players_with_two_tied_the_third_executes_most_and_fewest",
        "most_and_fewest_name_the_same_of_three_in_sixty_cases_and_of_two_in_none",
    ),
    "P13": ("of_two_players_the_most_and_the_fewest_never_name_the_same",),
    "P14": (
        "without_ties_every_player_takes_a_head_for_each_player_behind",
        "by_the_lowest_place_a_round_takes_3_6_or_10_heads_at_most",
        "by_the_lowest_place_forty_heads_suffice_for_a_game",
    ),
    "P15": ("by_the_next_place_four_kinds_of_ties_need_more_heads_than_a_round_without",),
    "P16": ("both_readings_of_a_shared_place_pay_the_same_unless_three_share_it",),
    "P17": ("equal_offers_cancel_everything_and_are_paid",),
    "P18": ("a_fresh_supply_serves_all_take_cards_one_after_the_other",),
    "P19": ("others_take_blue_needs_three_players_or_fewer_on_a_fresh_supply",),
    "P20": (
        "half_rounded_up_takes_one_bead_more_of_an_odd_number_only",
        "half_of_a_fresh_supply_depends_on_rounding_for_green_and_yellow",
    ),
    "P21": (
        "rotating_a_goal_twice_changes_nothing",
        "swapping_two_goals_twice_changes_nothing",
        "a_goal_can_be_rotated_before_or_after_any_swap",
        "swapping_and_rotating_reach_384_layouts_of_the_goals",
    ),
    "P22": (
        "for_two_players_rotating_a_goal_gives_its_heads_to_the_other",
        "for_two_players_swapping_two_goals_swaps_their_values_only",
    ),
    "P23": ("five_sets_of_offers_fit_the_printed_exchange_and_none_from_a_fresh_hand",),
    "P24": ("each_card_of_the_deck_lies_in_one_row_of_one_round",),
    "P25": (
        "at_least_ten_six_and_two_beads_are_left_after_the_exchanges",
        "no_pile_ever_has_more_beads_than_the_box",
    ),
}
"""The facts worth proving that were found when the rulebooks were studied, and their laws."""


def book() -> set[str]:
    chapters = (ROOT / "features" / "fiji").glob("[0-9]_*.feature")
    texts = [path.read_text(encoding="utf-8") for path in chapters]
    return {tag for text in texts for tag in re.findall(r"@(fiji_\d+_\d+)", text)}


def test_every_fact_worth_proving_is_a_law() -> None:
    assert [*FACTS] == [f"P{n}" for n in range(1, 26)]
    assert {name for names in FACTS.values() for name in names} <= LAWS.keys()
    assert COUNTED.keys() <= FACTS.keys()


def test_the_rules_of_the_book_are_the_subjects_of_laws() -> None:
    named = {rule for law in LAWS.values() for rule in law.rules}
    assert named == book()


@pytest.mark.parametrize("law", LAWS.values(), ids=name_of)
def test_a_law_is_a_sentence_with_an_explanation(law: Law) -> None:
    assert re.fullmatch(r"[a-z]+(_[a-z0-9]+){4,}", law.name)
    assert re.fullmatch(r"[A-Z0-9][^`_]+\.", law.says)
    assert law.rules
    assert len(set(law.rules)) == len(law.rules)
    assert set(law.seats) <= {2, 3, 4, 5}


@pytest.mark.parametrize("law", LAWS.values(), ids=name_of)
def test_no_paragraph_of_an_explanation_is_indented(law: Law) -> None:
    """On a page it would stand there as code."""
    assert [line for line in law.says.splitlines() if line.startswith(" ")] == []


@pytest.mark.parametrize("law", LAWS.values(), ids=name_of)
def test_the_breach_of_a_law_fits_the_rules(law: Law) -> None:
    other, _ = broken("fiji", law)
    assert (other.name, other.holds is law.holds) == (law.name, False)


def test_only_laws_without_unknowns_speak_ordinary_python() -> None:
    about_tables = [law for law in LAWS.values() if ".tables." in law.holds.__module__]
    assert about_tables
    assert [law.name for law in about_tables if parameters(law)] == []


def test_no_two_laws_have_one_breach() -> None:
    breaches = Counter(law.breach for law in LAWS.values())
    assert [breach for breach, times in breaches.items() if times > 1] == []


@pytest.mark.parametrize("law", LAWS.values(), ids=name_of)
def test_no_law_leans_on_itself(law: Law) -> None:
    assert set(law.lemmas) <= LAWS.keys()
    assert law.name not in leans_on(law, LAWS)


def test_the_rules_for_two_seats_are_in_laws_for_two() -> None:
    about_two = [law for law in LAWS.values() if {"fiji_7_5", "fiji_7_6"} & {*law.rules}]
    assert {law.seats for law in about_two} == {(2,)}
    assert {law.seats for law in LAWS.values() if "fiji_5_4" in law.rules} == {(3, 4, 5)}
