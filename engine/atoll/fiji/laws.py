"""What must always hold in Fiji.

Each law is a sentence, the rules it speaks of and a breach: a rule read wrongly that it refutes.
Its unknowns (hands, offers, counts, cards) are those of `unknowns.py`, of any size; rulings are
unknown too, so that a law holds for every answer unless it names one.
A law that gives a list has no unknowns: each entry is one case, and all of them are tried.
"""

from collections.abc import Callable, Sequence
from typing import Any

from atoll.fiji.components import (
    BOX,
    COLOURS,
    DECK,
    EXCHANGES,
    EXTENDED_SET,
    FEWEST_SEATS,
    HEADS,
    LARGEST_OFFER,
    MOST_SEATS,
    NO_BEADS,
    ROUNDS,
    ROWS,
    SET,
    SET_ASIDE,
    SMALLEST_OFFER,
    Beads,
    Condition,
    Effect,
    Goal,
)
from atoll.fiji.phases import (
    Choice,
    Exchange,
    Row,
    cleared,
    exchanged,
    row,
    scored,
    scored_by_goal,
    turned,
)
from atoll.fiji.rules import (
    contest,
    counted,
    goal_heads,
    held,
    payment,
    pooled,
    ranking,
    rotated,
    score,
    set_aside_allowed,
    size_allowed,
    supply_laid,
    swapped,
    taking,
    winners,
)
from atoll.law import Breach, Claim, law
from atoll.words import Flag, Number, choose, count, every, lookup, no, smaller, some, total

__all__ = ["conserved", "only_given"]  # the laws themselves are found by `atoll.law.laws`

Numbers = Sequence[Number]
Flags = Sequence[Flag]
Hands = Sequence[Beads]
Goals = tuple[Goal, ...]
Rows = Sequence[tuple[Condition, Effect]]
Choices = Sequence[Choice]
ARow = tuple[Exchange, Hands, Condition, Effect, Choice]
AnExchange = tuple[Exchange, Hands, Rows, Choices]
AnyRow = Callable[..., Row]
_COLOURS = range(len(COLOURS))
_GOALS = tuple([Goal(c, most=True) for c in _COLOURS])
_NUMBERS_OF_SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)


# What the laws speak with


def _implies(flag: Flag, then: Flag) -> Flag:
    return some([no(flag), then])


def _same(one: Sequence[Any], other: Sequence[Any]) -> Flag:
    """Whether two piles, or two rows of numbers or flags, agree entry by entry."""
    return every([mine == theirs for mine, theirs in zip(one, other, strict=True)])


def _all_same(one: Sequence[Any], other: Sequence[Any]) -> Flag:
    return every([_same(*pair) for pair in zip(one, other, strict=True)])


def _no_fewer(pile: Beads, than: Beads) -> Flag:
    """Whether a pile has at least as many beads of every colour as another."""
    return every([pile[c] >= than[c] for c in _COLOURS])


def _changed_places(entries: Sequence[Any], one: int, other: int) -> list[Any]:
    """The entries as they stand when two seats have changed places."""
    found = [*entries]
    found[one], found[other] = entries[other], entries[one]
    return found


def _pairs(seats: int) -> list[tuple[int, int]]:
    """Each two seats, both ways round."""
    return [(s, r) for s in range(seats) for r in range(seats) if s != r]


def _rows_of(numbers: range, length: int) -> list[tuple[int, ...]]:
    """All rows of so many numbers."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(length):
        found = [(*before, number) for before in found for number in numbers]
    return found


def _piles() -> list[Beads]:
    """All piles of at most four beads of each colour."""
    return [Beads(*numbers) for numbers in _rows_of(range(5), len(COLOURS))]


def conserved(before: Exchange, after: Exchange) -> Flag:
    """Every colour has as many beads in the supply and the hands as before."""
    return _same(pooled(before.supply, before.hands), pooled(after.supply, after.hands))


def only_given(before: Exchange, after: Exchange) -> Flag:
    """The supply takes no bead in, and no hand gives one away."""
    pairs = zip(before.hands, after.hands, strict=True)
    hands = [_no_fewer(later, hand) for hand, later in pairs]
    return every([_no_fewer(before.supply, after.supply), *hands])


def _nothing_negative(after: Exchange) -> Flag:
    return every([_no_fewer(pile, NO_BEADS) for pile in [after.supply, *after.hands]])


def _unchanged(before: Exchange, after: Exchange) -> Flag:
    return every(
        [
            _same(before.supply, after.supply),
            _all_same(before.hands, after.hands),
            _same(before.keepers, after.keepers),
            _all_same(before.goals, after.goals),
        ]
    )


def _offered_from(before: Exchange, offers: Hands) -> Exchange:
    """The table before the offers were taken out of the hands."""
    pairs = zip(before.hands, offers, strict=True)
    hands = tuple([pooled(hand, [offer]) for hand, offer in pairs])
    return Exchange(before.supply, hands, before.keepers, before.goals)


# 0 to 2 The box and the cards


@law(
    "fiji_0_1",
    "fiji_1_2",
    seats=(),
    breach=Breach("BOX = Beads(30, 24, 18, 12)", "BOX = Beads(30, 24, 18, 10)", "components"),
)
def the_box_holds_six_complete_sets() -> list[Flag]:
    """Of each colour there are six times as many as in a complete set: 84 beads in all."""
    return [*[BOX[c] == 6 * SET[c] for c in _COLOURS], total(BOX) == 84]


@law(
    "fiji_0_2",
    "fiji_1_1",
    "fiji_1_2",
    "fiji_1_4",
    "fiji_7_1",
    "fiji_7_2",
    seats=(),
    breach=Breach("MOST_SEATS = 2, 5", "MOST_SEATS = 2, 6", "components"),
)
def the_beads_suffice_for_two_to_five_seats() -> list[Flag]:
    """After the sets and the supply 34, 28, 14 and 0 beads stay in the box for 2 to 5 seats."""
    sets = [(EXTENDED_SET,) * 2, *[(SET,) * seats for seats in _NUMBERS_OF_SEATS[1:]]]
    laid = [pooled(SET, of_a_game) for of_a_game in sets]
    left = [total(BOX) - total(in_play) for in_play in laid]
    enough = [_no_fewer(BOX, in_play) for in_play in laid]
    return [*enough, len(laid) == 4, _same(left[:4], (34, 28, 14, 0))]


@law(
    "fiji_0_3",
    "fiji_2_1",
    "fiji_2_2",
    "fiji_2_3",
    "fiji_4_17",
    "fiji_6_1",
    seats=(),
    breach=Breach("EXCHANGES = 3", "EXCHANGES = 4", "components"),
)
def each_card_lies_in_one_round_and_is_analysed_three_times() -> list[Flag]:
    """Four rows in each of four rounds use up 16 conditions and 16 effects, in 48 analyses."""
    conditions, effects = len(DECK.conditions), len(DECK.effects)
    analyses = ROUNDS * EXCHANGES * ROWS
    return [conditions == ROUNDS * ROWS, effects == ROUNDS * ROWS, conditions == 16, analyses == 48]


@law(
    "fiji_0_3",
    "fiji_4_5",
    seats=(),
    breach=Breach("Card(most(RED, BLUE)", "Card(most(RED, GREEN)", "components"),
)
def the_conditions_of_the_deck_ask_for_one_two_or_all_colours_in_different_ways() -> list[Flag]:
    """No two of the 16 conditions are alike: 8 ask for one colour, 6 for most of two, 2 for all."""
    faces = [(*face.colours, face.most) for face in DECK.conditions]
    places = range(len(faces))
    different = [no(_same(faces[n], faces[m])) for n in places for m in places if m < n]
    kinds = [(count(face.colours), face.most) for face in DECK.conditions]
    expected = [*[(1, True), (1, False)] * 4, *[(2, True)] * 6, (4, True), (4, False)]
    return [*different, *[_as_often(kind, kinds, expected) for kind in expected]]


def _as_often(kind: Any, one: Sequence[Any], other: Sequence[Any]) -> Flag:
    return count([its == kind for its in one]) == count([its == kind for its in other])


@law("fiji_0_3", seats=(), breach=Breach("Card(half(RED)", "Card(half(BLUE)", "components"))
def the_effects_of_the_deck_add_up_to_a_set_and_the_rest_comes_once_for_each_colour() -> list[Flag]:
    """The five take cards take a complete set; half and others-take come once for each colour.

    Keeping the offer, rotating and swapping come once each.
    """
    effects = DECK.effects
    special = [every([e.keeps, no(e.rotates), no(e.swaps)]) for e in effects]
    return [
        *[total([e.takes[c] for e in effects]) == SET[c] for c in _COLOURS],
        *[count([e.halves[c] for e in effects]) == 1 for c in _COLOURS],
        *[total([e.others[c] for e in effects]) == 1 for c in _COLOURS],
        count(special) == 1,
        count([e.rotates for e in effects]) == 1,
        count([e.swaps for e in effects]) == 1,
    ]


# 4.1 to 4.3 Offers


@law(
    "fiji_4_1",
    "fiji_4_2",
    seats=(),
    breach=Breach("size >= SMALLEST_OFFER", "size > SMALLEST_OFFER"),
)
def sixty_nine_offers_are_possible_and_sixty_three_from_a_fresh_hand() -> list[Flag]:
    """Of all 625 piles 69 are offers, 63 of them from a complete set, 68 from an extended set."""
    piles = _piles()
    offers = [size_allowed(pile) for pile in piles]
    fresh, extended = [
        count([every([size_allowed(pile), held(pile, hand)]) for pile in piles])
        for hand in (SET, EXTENDED_SET)
    ]
    return [len(piles) == 625, count(offers) == 69, fresh == 63, extended == 68]


@law(
    "fiji_4_1",
    "fiji_4_17",
    seats=(),
    lemmas=("an_exchange_costs_a_hand_its_offer_at_most",),
    breach=Breach("LARGEST_OFFER = 1, 4", "LARGEST_OFFER = 1, 5", "components"),
)
def at_least_ten_six_and_two_beads_are_left_after_the_exchanges() -> list[Flag]:
    """14 beads less one, two and three offers of four; two seats begin with 18 less 4.

    Who offers one bead in each exchange and gains nothing ends with 11.
    """
    left = [total(SET) - n * LARGEST_OFFER for n in (1, 2, 3)]
    of_two = total(EXTENDED_SET) - SET_ASIDE
    most_left = total(SET) - EXCHANGES * SMALLEST_OFFER
    return [EXCHANGES == 3, _same(left, (10, 6, 2)), of_two == total(SET), most_left == 11]


@law(
    "fiji_4_1",
    "fiji_4_2",
    seats=(),
    lemmas=("at_least_ten_six_and_two_beads_are_left_after_the_exchanges",),
    breach=Breach("every([size >= SMALLEST_OFFER, size <= LARGEST_OFFER])", "size > LARGEST_OFFER"),
)
def an_offer_of_any_size_is_possible_in_every_exchange(hand: Beads) -> Claim:
    """With the six beads left after two exchanges, one, two, three and four can be offered."""
    sizes = range(SMALLEST_OFFER, LARGEST_OFFER + 1)
    possible = [_possible(_first_beads(hand, size), hand, size) for size in sizes]
    return Claim(total(hand) >= total(SET) - 2 * LARGEST_OFFER, every([len(sizes) == 4, *possible]))


def _first_beads(hand: Beads, size: int) -> Beads:
    """So many beads of a hand, colour by colour."""
    found: list[Number] = []
    for beads in hand:
        found = [*found, smaller(beads, size - total(found))]
    return Beads(*found)


def _possible(offer: Beads, hand: Beads, size: int) -> Flag:
    return every([size_allowed(offer), held(offer, hand), total(offer) == size])


# 4.4 to 4.9 Who executes


@law(
    "fiji_4_5",
    "fiji_4_6",
    seats=(),
    breach=Breach("condition.colours[c], offer[c], 0)", "condition.colours[c], offer[c] + 1, 0)"),
)
def a_count_lies_between_none_and_four(condition: Condition, offer: Beads) -> Flag:
    """Whatever a condition asks for, it counts none to four beads of an offer."""
    counts = counted(condition, offer)
    return every([counts >= 0, counts <= 4])


@law(
    "fiji_4_5",
    "fiji_4_6",
    seats=(),
    breach=Breach("offer[c], 0) for c in _COLOURS])", "offer[c], 0) for c in _COLOURS[1:]])"),
)
def all_colours_together_count_the_whole_offer(condition: Condition, offer: Beads) -> Flag:
    """A condition counts the whole offer less what the colours it leaves out count."""
    rest = Condition(tuple([no(asked) for asked in condition.colours]), condition.most)
    return counted(condition, offer) + counted(rest, offer) == total(offer)


@law(
    "fiji_4_5",
    "fiji_4_6",
    seats=(),
    breach=Breach("condition.colours[c], offer[c], 0)", "condition.colours[c], offer[c], 1)"),
)
def one_colour_more_adds_its_beads_to_the_count(
    condition: Condition, colour: Number, offer: Beads
) -> Claim:
    """A colour that a condition asks for besides adds as many as the offer has of it."""
    asked = condition.colours
    more = Condition(tuple([some([asked[c], colour == c]) for c in _COLOURS]), condition.most)
    added = counted(more, offer) - counted(condition, offer)
    return Claim(no(lookup(asked, colour)), added == lookup(offer, colour))


@law(
    "fiji_4_4",
    breach=Breach(
        "counted(condition, offer) for offer in offers",
        "counted(condition, hand) for hand in before.hands",
        "phases",
    ),
)
def one_offer_stands_for_all_four_rows(an_exchange: AnExchange, half_is_up: Flag) -> Flag:
    """Each row counts the offers as they were made, whatever the rows above it have given."""
    _, offers, rows, _ = an_exchange
    _, found = exchanged(*an_exchange, half_is_up=half_is_up)
    expected = [[counted(condition, offer) for offer in offers] for condition, _ in rows]
    return _all_same([analysed.counts for analysed in found], expected)


@law("fiji_4_8", breach=Breach("every([standing[s], no(beaten[s])])", "standing[s]"))
def at_most_one_seat_executes_a_row(counts: Numbers, most: Flag) -> Flag:
    """However the counts fall, no two seats execute the same row."""
    return count(contest(counts, most=most).executes) <= 1


@law(
    "fiji_4_7",
    "fiji_4_9",
    breach=Breach("standing[r], scores[r] > scores[s]", "scores[r] > scores[s]"),
)
def nobody_executes_exactly_when_every_count_is_shared(counts: Numbers, most: Flag) -> Flag:
    """A row stays unexecuted if every seat has an equal, and only then."""
    seats = range(len(counts))
    shared = [some([counts[s] == counts[r] for r in seats if r != s]) for s in seats]
    return no(some(contest(counts, most=most).executes)) == every(shared)


@law(
    "fiji_4_7",
    "fiji_4_8",
    "fiji_4_9",
    breach=Breach("choose(most, number, 0 - number)", "choose(most, 0 - number, number)"),
)
def the_best_count_that_nobody_shares_executes(counts: Numbers, most: Flag) -> Flag:
    """A seat executes if its count occurs once and is the best of those that occur once."""
    seats = range(len(counts))
    once = [count([theirs == mine for theirs in counts]) == 1 for mine in counts]
    best = [every([_as_good(counts[s], counts[r], once[r], most) for r in seats]) for s in seats]
    expected = [every(pair) for pair in zip(once, best, strict=True)]
    return _same(contest(counts, most=most).executes, expected)


def _as_good(mine: Number, theirs: Number, stands: Flag, most: Flag) -> Flag:
    return _implies(stands, choose(most, mine >= theirs, mine <= theirs))


@law("fiji_4_8", "fiji_4_9", breach=Breach("scores[r] > scores[s]])", "scores[r] >= scores[s]])"))
def a_row_is_executed_by_exactly_one_seat_or_else_by_nobody(counts: Numbers, most: Flag) -> Flag:
    """Of the cases "every count is shared" and "this seat executes" exactly one applies."""
    shared = [count([mine == theirs for theirs in counts]) > 1 for mine in counts]
    return count([every(shared), *contest(counts, most=most).executes]) == 1


@law(
    "fiji_4_7",
    "fiji_4_8",
    breach=Breach(
        "scores[r] for r in seats if r != s]) for s", "scores[r] for r in seats if r > s]) for s"
    ),
)
def who_executes_does_not_depend_on_the_seating(counts: Numbers, most: Flag) -> Flag:
    """If two seats change places, so do their verdicts, and all others stay as they are."""
    executes = contest(counts, most=most).executes
    pairs = _pairs(len(counts))
    moved = [contest(_changed_places(counts, *pair), most=most).executes for pair in pairs]
    expected = [_changed_places(executes, *pair) for pair in pairs]
    return _all_same(moved, expected)


@law(
    "fiji_4_7",
    "fiji_4_8",
    seats=(2,),
    breach=Breach("choose(most, number, 0 - number)", "choose(most, number, number)"),
)
def of_two_seats_the_most_and_the_fewest_never_name_the_same(counts: Numbers) -> Flag:
    """Who has the most of two does not have the fewest."""
    most, fewest = [contest(counts, most=flag).executes for flag in (True, False)]
    return no(_together(most, fewest))


@law(
    "fiji_4_7",
    "fiji_4_8",
    seats=(3,),
    breach=Breach("every([standing[s], no(beaten[s])])", "no(beaten[s])"),
)
def of_three_seats_with_two_tied_the_third_executes_most_and_fewest(counts: Numbers) -> Claim:
    """If exactly two of three counts are equal, the third seat executes whatever is asked."""
    alone = [count([theirs == mine for theirs in counts]) == 1 for mine in counts]
    found = [contest(counts, most=flag).executes for flag in (True, False)]
    return Claim(count(alone) == 1, every([_same(executes, alone) for executes in found]))


@law(
    "fiji_4_7",
    "fiji_4_8",
    seats=(),
    lemmas=(
        "of_two_seats_the_most_and_the_fewest_never_name_the_same",
        "of_three_seats_with_two_tied_the_third_executes_most_and_fewest",
    ),
    breach=Breach(
        "[every([scores[s] != scores[r] for",
        "[scores[s] != 0 and every([scores[s] != scores[r] for",
    ),
)
def most_and_fewest_name_the_same_of_three_in_sixty_cases_and_of_two_in_none() -> list[Flag]:
    """With counts of 0 to 4: in 60 of the 125 cases of three seats, in none of the 25 of two."""
    verdicts = [[_verdicts(n, most=flag) for flag in (True, False)] for n in (2, 3)]
    same = [count([_together(*pair) for pair in zip(*both, strict=True)]) for both in verdicts]
    return [same[0] == 0, same[1] == 60]


def _together(one: Flags, other: Flags) -> Flag:
    """Whether some seat executes both times."""
    return some([every(pair) for pair in zip(one, other, strict=True)])


@law("fiji_4_9", breach=Breach("scores[s] != scores[r] for r", "scores[s] > scores[r] for r"))
def a_row_stays_unexecuted_if_all_are_equal_or_fall_into_two_groups(
    counts: Numbers, most: Flag
) -> Flag:
    """Two or three must be equal; of four, two and two will do, and of five, three and two."""
    seats = range(len(counts))
    groups = [count([theirs == mine for theirs in counts]) for mine in counts]
    first = [every([counts[s] != counts[r] for r in range(s)]) for s in seats]
    in_groups = every([count(first) <= 2, *[group >= 2 for group in groups]])
    return no(some(contest(counts, most=most).executes)) == in_groups


@law(
    "fiji_4_7",
    "fiji_4_9",
    seats=(),
    breach=Breach("scores[s] != scores[r] for r", "scores[s] >= scores[r] for r"),
)
def nobody_executes_in_few_of_all_cases() -> list[Flag]:
    """With counts of 0 to 4 it is 5 cases of 25, 5 of 125, 65 of 625 and 205 of 3125."""
    nobody = [count([no(some(found)) for found in _verdicts(n)]) for n in _NUMBERS_OF_SEATS]
    return [_same(nobody, (5, 5, 65, 205)), _same([len(_verdicts(n)) for n in (2, 5)], (25, 3125))]


def _verdicts(seats: int, *, most: Flag = True) -> list[Flags]:
    """Who executes, for all rows of counts from 0 to 4."""
    return [contest(counts, most=most).executes for counts in _rows_of(range(5), seats)]


# 4.10 to 4.12 Taking


@law(
    "fiji_4_10",
    "fiji_4_11",
    "fiji_4_12",
    "fiji_4_13",
    "fiji_4_14",
    "fiji_4_15",
    lemmas=("at_most_one_seat_executes_a_row",),
    breach=Breach("len(executes) - 1", "len(executes)"),
)
def a_row_conserves_every_colour(a_row: ARow, half_is_up: Flag) -> Flag:
    """What a row takes from the supply is behind the screens afterwards, bead for bead."""
    before, *_ = a_row
    found = row(*a_row, half_is_up=half_is_up)
    return conserved(before, found.after)


@law(
    "fiji_4_10",
    "fiji_4_11",
    "fiji_4_12",
    breach=Breach(
        "choose(happens, effect.others, NO_BEADS)",
        "choose(happens, NO_BEADS.minus(effect.others), NO_BEADS)",
    ),
)
def a_row_neither_fills_the_supply_nor_takes_from_a_hand(a_row: ARow, half_is_up: Flag) -> Flag:
    """Effects move beads from the supply to the hands and never back."""
    before, *_ = a_row
    found = row(*a_row, half_is_up=half_is_up)
    return only_given(before, found.after)


@law(
    "fiji_4_10",
    "fiji_4_11",
    "fiji_4_12",
    breach=Breach("happens = every([enough, some(executes)])", "happens = some(executes)"),
)
def nothing_is_negative_after_a_row(a_row: ARow, half_is_up: Flag) -> Flag:
    """No effect takes a bead that is not there."""
    found = row(*a_row, half_is_up=half_is_up)
    return _nothing_negative(found.after)


@law(
    "fiji_4_9",
    "fiji_4_17",
    breach=Breach("happens = every([enough, some(executes)])", "happens = enough"),
)
def a_row_that_nobody_executes_changes_nothing(a_row: ARow, half_is_up: Flag) -> Claim:
    """Supply, hands, keepers and goals stay as they were."""
    before, *_ = a_row
    found = row(*a_row, half_is_up=half_is_up)
    return Claim(no(some(found.contest.executes)), _unchanged(before, found.after))


@law(
    "fiji_4_10",
    "fiji_4_12",
    breach=Breach("enough = held(asked, supply)", "enough = held(due, supply)"),
)
def a_row_gives_all_that_it_asks_for_or_nothing(
    effect: Effect, supply: Beads, executes: Flags, half_is_up: Flag
) -> Flag:
    """All who are due beads take them if the supply has them all; otherwise nobody takes any."""
    found = taking(effect, supply, executes, half_is_up=half_is_up)
    due = [choose(executing, found.due, effect.others) for executing in executes]
    there = _no_fewer(supply, pooled(NO_BEADS, due))
    nothing = [NO_BEADS for _ in executes]
    happens = every([some(executes), there])
    return choose(happens, _all_same(found.taken, due), _all_same(found.taken, nothing))


@law(
    "fiji_4_10",
    breach=Breach(
        "enough = held(asked, supply)", "enough = some([a <= b for a, b in zip(asked, supply)])"
    ),
)
def a_take_card_gives_or_lacks_and_never_both(
    take: Effect, supply: Beads, executes: Flags, half_is_up: Flag
) -> Claim:
    """Either the executor takes what the card shows, or a colour is short and nothing moves."""
    found = taking(take, supply, executes, half_is_up=half_is_up)
    pairs = zip(found.taken, executes, strict=True)
    takes = [_same(taken, choose(its, take.takes, NO_BEADS)) for taken, its in pairs]
    left = Beads(*[supply[c] - take.takes[c] for c in _COLOURS])
    gives = every([*takes, _same(found.supply, left), _no_fewer(left, NO_BEADS)])
    lacks = every([_same(found.supply, supply), some([beads < 0 for beads in left])])
    return Claim(some(executes), count([gives, lacks]) == 1)


@law(
    "fiji_4_12",
    breach=Breach("choose(executing, executor_takes, each_other_takes)", "each_other_takes"),
)
def the_executor_of_others_take_takes_nothing_and_all_others_the_same(
    others_take: Effect, supply: Beads, executes: Flags, half_is_up: Flag
) -> Claim:
    """Every other seat takes what the card shows, cancelled or not, or none of them does."""
    found = taking(others_take, supply, executes, half_is_up=half_is_up)
    each = choose(found.enough, others_take.others, NO_BEADS)
    pairs = zip(found.taken, executes, strict=True)
    takes = [_same(taken, choose(its, NO_BEADS, each)) for taken, its in pairs]
    return Claim(some(executes), every(takes))


@law(
    "fiji_4_11",
    breach=Breach(
        "choose(effect.halves[c], halves[c], 0)", "choose(effect.halves[c], halves[c] + 1, 0)"
    ),
)
def half_of_a_colour_is_always_there(
    take_half: Effect, supply: Beads, executes: Flags, half_is_up: Flag
) -> Flag:
    """A half card never fails for lack of beads, not even where the supply has none."""
    found = taking(take_half, supply, executes, half_is_up=half_is_up)
    return every([found.enough, _no_fewer(found.supply, NO_BEADS), _no_fewer(supply, found.supply)])


@law(
    "fiji_4_11",
    breach=Breach(
        "choose(up, half_up(beads), half_down(beads))",
        "choose(up, half_down(beads), half_up(beads))",
    ),
)
def half_rounded_up_takes_one_bead_more_of_an_odd_number_only(
    take_half: Effect, supply: Beads, executes: Flags
) -> Claim:
    """Half rounded down and half rounded up make the whole; they differ by one bead or by none."""
    down, up = [
        pooled(NO_BEADS, taking(take_half, supply, executes, half_is_up=flag).taken)
        for flag in (False, True)
    ]
    whole = [choose(take_half.halves[c], supply[c], 0) for c in _COLOURS]
    makes_whole = [down[c] + up[c] == whole[c] for c in _COLOURS]
    apart = [some([up[c] == down[c], up[c] == down[c] + 1]) for c in _COLOURS]
    return Claim(some(executes), every([*makes_whole, *apart]))


@law(
    "fiji_4_11",
    seats=(),
    breach=Breach("choose(up, half_up(beads), half_down(beads))", "half_up(beads)"),
)
def half_of_a_fresh_supply_depends_on_rounding_for_green_and_yellow() -> list[Flag]:
    """Rounded down or up it is 2 or 3 green, 2 red either way, 1 or 2 yellow, 1 blue either way."""
    expected = ((2, 3), (2, 2), (1, 2), (1, 1))
    return [
        _half_of(c, half_is_up=flag) == choose(flag, expected[c][1], expected[c][0])
        for c in _COLOURS
        for flag in (False, True)
    ]


def _half_of(colour: int, *, half_is_up: Flag) -> Number:
    """How many beads half of a colour of a fresh supply is."""
    card = Effect(halves=_only(colour))
    return total(taking(card, SET, _first_of(3), half_is_up=half_is_up).taken[0])


def _only(colour: int) -> tuple[Flag, Flag, Flag, Flag]:
    green, red, yellow, blue = [c == colour for c in _COLOURS]
    return green, red, yellow, blue


def _first_of(seats: int) -> Flags:
    """The first of so many seats executes."""
    return [s == 0 for s in range(seats)]


@law(
    "fiji_4_10",
    seats=(),
    lemmas=("the_effects_of_the_deck_add_up_to_a_set_and_the_rest_comes_once_for_each_colour",),
    breach=Breach(
        "happens = every([enough, some(executes)])", "happens = every([no(enough), some(executes)])"
    ),
)
def a_fresh_supply_serves_all_take_cards_one_after_the_other() -> list[Flag]:
    """The four cards of one colour leave one bead of each, which the fifth takes."""
    left: list[Beads] = [SET]
    for card in DECK.effects[:5]:
        left = [*left, taking(card, left[-1], _first_of(3), half_is_up=False).supply]
    served = [
        _same(pooled(left[n + 1], [DECK.effects[n].takes]), left[n]) for n in range(len(left) - 1)
    ]
    return [*served, _same(left[4], (1, 1, 1, 1)), _same(left[5], NO_BEADS)]


@law("fiji_4_12", seats=(), breach=Breach("beads[c] <= hand[c]", "beads[c] < hand[c]"))
def others_take_blue_needs_three_seats_or_fewer_on_a_fresh_supply() -> list[Flag]:
    """Blue never works with four or five seats and yellow not with five; all others do.

    So it is in the first exchange of a round, as nothing is paid before its end.
    """
    most_seats = (5, 5, 4, 3)
    return [
        _others_can_take(c, n) == (n <= most_seats[c]) for c in _COLOURS for n in _NUMBERS_OF_SEATS
    ]


def _others_can_take(colour: int, seats: int) -> Flag:
    """Whether a fresh supply has a bead of this colour for every seat but one."""
    card = Effect(others=Beads(*[choose(c == colour, 1, 0) for c in _COLOURS]))
    return taking(card, SET, _first_of(seats), half_is_up=False).enough


# 4.13 and 4.16 Keeping and paying


@law("fiji_4_13", "fiji_4_16", breach=Breach("choose(keeps, NO_BEADS, offer)", "offer"))
def an_offer_is_kept_whole_or_paid_whole(offers: Hands, keepers: Flags, supply: Beads) -> Flag:
    """Who keeps an offer pays none of it, and who pays keeps none: one or the other."""
    found = payment(offers, keepers, supply)
    nothing = [NO_BEADS for _ in offers]
    kept = zip(offers, found.kept, nothing, found.paid, strict=True)
    paid = zip(offers, found.paid, nothing, found.kept, strict=True)
    keeps = [every([_same(one, two), _same(three, four)]) for one, two, three, four in kept]
    pays = [every([_same(one, two), _same(three, four)]) for one, two, three, four in paid]
    exactly_one = [count(pair) == 1 for pair in zip(keeps, pays, strict=True)]
    return every([*exactly_one, _same(keeps, keepers)])


@law(
    "fiji_4_13",
    "fiji_4_16",
    breach=Breach("tuple(kept), pooled(supply, paid)", "tuple(kept), pooled(supply, offers)"),
)
def a_payment_conserves_every_colour(offers: Hands, keepers: Flags, supply: Beads) -> Flag:
    """What was offered is in the supply or back behind the screens."""
    found = payment(offers, keepers, supply)
    return _same(pooled(found.supply, found.kept), pooled(supply, offers))


@law("fiji_4_16", breach=Breach("supply[c] + total([pile[c]", "supply[c] - total([pile[c]"))
def a_payment_takes_nothing_from_the_supply(offers: Hands, keepers: Flags, supply: Beads) -> Flag:
    """The supply only grows when the offers are paid, so nothing can be negative after it."""
    found = payment(offers, keepers, supply)
    return _no_fewer(found.supply, supply)


@law(
    "fiji_4_13",
    breach=Breach(
        "some([kept, every([effect.keeps, executing])])", "every([effect.keeps, executing])"
    ),
)
def only_the_executor_of_a_keep_card_begins_to_keep_and_nobody_stops(
    a_row: ARow, half_is_up: Flag
) -> Flag:
    """Those who kept their offers still do, and so does the executor if card and choice say so."""
    before, _, _, effect, choice = a_row
    found = row(*a_row, half_is_up=half_is_up)
    begins = every([effect.keeps, no(choice.pays)])
    executes = found.contest.executes
    pairs = zip(before.keepers, executes, strict=True)
    keepers = [choose(begins, some([kept, executing]), kept) for kept, executing in pairs]
    return _same(found.after.keepers, keepers)


# 4.16 and 4.17 A whole exchange


_ABOUT_ROWS = (
    "a_row_conserves_every_colour",
    "a_row_neither_fills_the_supply_nor_takes_from_a_hand",
    "nothing_is_negative_after_a_row",
    "the_goals_stay_one_of_each_colour",
)


@law(
    "fiji_4_16",
    "fiji_4_17",
    lemmas=_ABOUT_ROWS,
    breach=Breach(
        "_together(analysed.hands, found.kept)", "_together(analysed.hands, offers)", "phases"
    ),
)
def an_exchange_conserves_every_colour(
    an_exchange: AnExchange, half_is_up: Flag, any_row: AnyRow
) -> Flag:
    """Supply and hands together have the same beads after an exchange as before the offers."""
    before, offers, *_ = an_exchange
    after, _ = exchanged(*an_exchange, half_is_up=half_is_up, row=any_row)
    return conserved(_offered_from(before, offers), after)


@law(
    "fiji_4_17",
    lemmas=_ABOUT_ROWS,
    breach=Breach(
        "_together(analysed.hands, found.kept)",
        "tuple(map(Beads.minus, analysed.hands, found.paid))",
        "phases",
    ),
)
def nothing_is_negative_after_an_exchange(
    an_exchange: AnExchange, half_is_up: Flag, any_row: AnyRow
) -> Flag:
    """Neither the supply nor a hand can fall below no beads."""
    after, _ = exchanged(*an_exchange, half_is_up=half_is_up, row=any_row)
    return _nothing_negative(after)


@law(
    "fiji_4_13",
    "fiji_4_16",
    lemmas=_ABOUT_ROWS,
    breach=Breach(
        "kept = [choose(keeps, offer, NO_BEADS)", "kept = [choose(keeps, NO_BEADS, NO_BEADS)"
    ),
)
def an_exchange_costs_a_hand_its_offer_at_most(
    an_exchange: AnExchange, half_is_up: Flag, any_row: AnyRow
) -> Flag:
    """A hand loses at most its offer of every colour, and nothing if it keeps the offer."""
    before, offers, *_ = an_exchange
    after, found = exchanged(*an_exchange, half_is_up=half_is_up, row=any_row)
    kept = zip(found[-1].after.keepers, offers, before.hands, strict=True)
    least = [pooled(hand, [choose(keeps, offer, NO_BEADS)]) for keeps, offer, hand in kept]
    return every([_no_fewer(*pair) for pair in zip(after.hands, least, strict=True)])


@law(
    "fiji_4_4", lemmas=_ABOUT_ROWS, breach=Breach("row(now, offers", "row(before, offers", "phases")
)
def a_row_begins_with_what_the_row_above_has_left(
    an_exchange: AnExchange, half_is_up: Flag, any_row: AnyRow
) -> Flag:
    """From row to row the supply only shrinks and the hands only grow."""
    before, *_ = an_exchange
    _, found = exchanged(*an_exchange, half_is_up=half_is_up, row=any_row)
    tables = [before, *[analysed.after for analysed in found]]
    return every([only_given(tables[n], tables[n + 1]) for n in range(len(tables) - 1)])


@law(
    "fiji_4_9",
    "fiji_4_16",
    "fiji_4_17",
    breach=Breach(
        "scores[r] for r in seats if r != s]) for s", "scores[r] for r in seats if r < s]) for s"
    ),
)
def equal_offers_cancel_everything_and_are_paid(
    before: Exchange, offer: Beads, rows: Rows, choices: Choices, half_is_up: Flag
) -> Claim:
    """If all seats offer the same, nobody executes a row; hands and goals stay as they were."""
    offers = [offer for _ in before.hands]
    after, found = exchanged(before, offers, rows, choices, half_is_up=half_is_up)
    executed = [some(analysed.contest.executes) for analysed in found]
    expected = Exchange(pooled(before.supply, offers), before.hands, before.keepers, before.goals)
    nobody_keeps = no(some(before.keepers))
    return Claim(nobody_keeps, every([no(some(executed)), _unchanged(expected, after)]))


@law(
    "fiji_4_4",
    "fiji_4_10",
    "fiji_4_12",
    "fiji_4_13",
    "fiji_4_16",
    seats=(2,),
    breach=Breach("choose(happens, left, supply)", "left"),
)
def a_whole_exchange_of_two_seats_conserves_every_colour(
    before: Exchange, offers: Hands, rows_without_halves: Rows, choices: Choices
) -> Flag:
    """The same without a lemma, all four rows at once, for all cards but those that take half."""
    rows = rows_without_halves
    after, _ = exchanged(before, offers, rows, choices, half_is_up=False)
    return conserved(_offered_from(before, offers), after)


@law(
    "fiji_4_4",
    "fiji_4_5",
    "fiji_4_9",
    "fiji_4_12",
    "fiji_4_16",
    seats=(),
    breach=Breach("enough = held(asked, supply)", "enough = True"),
)
def five_sets_of_offers_fit_the_printed_exchange_and_none_from_a_fresh_hand() -> list[Flag]:
    """The counts printed for four seats leave 18 sets of offers, the printed supply five of them.

    One seat offers four blue beads in all of them, and a complete set has two.
    """
    sets_of_offers = _offers_of_the_printed_exchange()
    fit = [_same(_printed_exchange(offers), (7, 4, 2, 6)) for offers in sets_of_offers]
    from_a_hand = [every([held(offer, SET) for offer in offers]) for offers in sets_of_offers]
    return [len(fit) == 18, count(fit) == 5, count(from_a_hand) == 0]


def _offers_of_the_printed_exchange() -> list[list[Beads]]:
    """What four seats can have offered: red and green, yellow and all beads are known of each."""
    return [
        [Beads(h, 2 - h, 1, 0), Beads(c, 2 - c, 0, 0), Beads(a, 1 - a, 1, 0), Beads(0, 0, 0, 4)]
        for h in range(3)
        for c in range(3)
        for a in range(2)
    ]


def _printed_exchange(offers: Hands) -> Beads:
    """The supply after it: most red and green, fewest yellow, most beads, fewest beads."""
    red_and_green, yellow = (True, True, False, False), (False, False, True, False)
    everything = (True, True, True, True)
    rows = [
        (Condition(red_and_green, most=True), Effect(takes=Beads(red=3))),
        (Condition(yellow, most=False), Effect(keeps=True)),
        (Condition(everything, most=True), Effect(others=Beads(yellow=1))),
        (Condition(everything, most=False), Effect(takes=Beads(yellow=2))),
    ]
    hands = tuple([NO_BEADS for _ in offers])
    before = Exchange(SET, hands, tuple([False for _ in offers]), _GOALS)
    choices = [Choice(0, 0, 1, pays=False) for _ in rows]
    after, _ = exchanged(before, offers, rows, choices, half_is_up=False)
    return after.supply


# 5.8 and 7.7 From round to round


@law(
    "fiji_5_8",
    "fiji_7_7",
    "fiji_1_2",
    breach=Breach("pile[c] for pile in piles]", "pile[c] for pile in piles[1:]]"),
)
def clearing_away_and_dealing_conserve_every_colour(
    supply: Beads, hands: Hands, aside: Hands, sets: Hands
) -> Flag:
    """Supply, hands and beads set aside make the new sets and what is left as the new supply."""
    piles = [*hands, *aside]
    left = cleared(supply, piles, sets, once=True)
    return _same(pooled(left, sets), pooled(supply, piles))


@law(
    "fiji_0_1",
    "fiji_1_4",
    lemmas=("every_round_begins_with_the_same_beads", "an_exchange_conserves_every_colour"),
    breach=Breach("supply[c] + total([pile[c]", "total([pile[c]"),
)
def no_pile_ever_has_more_beads_than_the_box(supply: Beads, hands: Hands) -> Claim:
    """As all beads in play come from the box, no hand and no supply outgrows it."""
    in_play = _no_fewer(BOX, pooled(supply, hands))
    return Claim(in_play, every([_no_fewer(BOX, pile) for pile in [supply, *hands]]))


@law(
    "fiji_1_2",
    "fiji_7_2",
    "fiji_5_8",
    breach=Breach("pool[c] - total([a_set[c] for a_set in sets])", "pool[c] - sets[0][c]"),
)
def a_supply_laid_once_and_one_laid_in_each_round_are_the_same(
    supply: Beads, hands: Hands, aside: Hands, sets: Hands, once: Flag
) -> Claim:
    """With a set in the supply and the sets of all seats in play, both wordings lay a set."""
    piles = [*hands, *aside]
    in_play = _same(pooled(supply, piles), pooled(SET, sets))
    return Claim(in_play, _same(cleared(supply, piles, sets, once=once), SET))


@law(
    "fiji_7_1",
    "fiji_7_2",
    seats=(),
    breach=Breach(
        "EXTENDED_SET = Beads(6, 5, 4, 3)", "EXTENDED_SET = Beads(6, 5, 4, 2)", "components"
    ),
)
def two_seats_play_with_fifty_beads_and_a_supply_of_a_set() -> list[Flag]:
    """There are 17 green, 14 red, 11 yellow and 8 blue beads; two extended sets leave a set."""
    in_play = pooled(SET, (EXTENDED_SET, EXTENDED_SET))
    left = supply_laid(in_play, (EXTENDED_SET, EXTENDED_SET), once=True)
    return [_same(in_play, (17, 14, 11, 8)), total(in_play) == 50, _same(left, (5, 4, 3, 2))]


@law(
    "fiji_4_17",
    "fiji_5_8",
    "fiji_7_4",
    "fiji_7_7",
    lemmas=(
        "an_exchange_conserves_every_colour",
        "clearing_away_and_dealing_conserve_every_colour",
    ),
    breach=Breach(
        "supply[c] + total([pile[c] for pile in piles])",
        "supply[c] + total([pile[c] for pile in piles[:len(piles) - 1]])",
    ),
)
def every_round_begins_with_the_same_beads(
    tables: Sequence[Exchange], aside: Hands, sets: Hands, once: Flag
) -> Claim:
    """A round that began with a set as the supply leaves a set for the next one, whatever happened.

    So the beads of a whole game are those of its first round.
    """
    begins, *_, ends = tables
    pairs = [(tables[n], tables[n + 1]) for n in range(EXCHANGES)]
    dealt = [pooled(hand, [its]) for hand, its in zip(begins.hands, aside, strict=True)]
    given = [_same(begins.supply, SET), _all_same(dealt, sets), *[conserved(*p) for p in pairs]]
    left = cleared(ends.supply, [*ends.hands, *aside], sets, once=once)
    return Claim(every(given), _same(left, SET))


# 3, 4.14 and 4.15 The goals


@law(
    "fiji_4_14",
    seats=(),
    breach=Breach(
        "choose(goal.colour == colour, no(goal.most), goal.most)",
        "choose(goal.colour == colour, False, goal.most)",
    ),
)
def rotating_a_goal_twice_changes_nothing(goals: Goals, colour: Number) -> Flag:
    """The second turn undoes the first."""
    return _all_same(rotated(rotated(goals, colour), colour), goals)


@law(
    "fiji_4_14",
    seats=(),
    breach=Breach("choose(goal.colour == colour, no(goal.most), goal.most)", "no(goal.most)"),
)
def rotating_turns_one_goal_and_moves_none(goals: Goals, colour: Number) -> Flag:
    """The goal of the colour asks for the other extreme; all others are as they were."""
    turned_goals = rotated(goals, colour)
    turns = [goal.most != after.most for goal, after in zip(goals, turned_goals, strict=True)]
    named = [goal.colour == colour for goal in goals]
    stay = [goal.colour == after.colour for goal, after in zip(goals, turned_goals, strict=True)]
    return every([_same(turns, named), *stay])


@law(
    "fiji_4_15",
    seats=(),
    breach=Breach("choose(goal.colour == other, one, goal.colour)", "goal.colour"),
)
def swapping_two_goals_twice_changes_nothing(goals: Goals, choice: Choice) -> Flag:
    """The second swap brings both back."""
    one, other = choice.swaps, choice.swaps_with
    return _all_same(swapped(swapped(goals, one, other), one, other), goals)


@law(
    "fiji_4_15",
    seats=(),
    breach=Breach("Goal(colour, most_of(colour))", "Goal(colour, no(most_of(colour)))"),
)
def swapping_moves_two_goals_and_turns_none(goals: Goals, choice: Choice) -> Flag:
    """The two change places, the others stay in theirs, and each still asks for what it asked."""
    after = swapped(goals, choice.swaps, choice.swaps_with)
    moved = [_swapped_with(goal.colour, choice) for goal in goals]
    asked = [
        every([_implies(a.colour == b.colour, a.most == b.most) for b in after]) for a in goals
    ]
    return every([_same([goal.colour for goal in after], moved), *asked])


def _swapped_with(colour: Number, choice: Choice) -> Number:
    back = choose(colour == choice.swaps_with, choice.swaps, colour)
    return choose(colour == choice.swaps, choice.swaps_with, back)


@law(
    "fiji_4_14",
    "fiji_4_15",
    seats=(),
    breach=Breach(
        "Goal(colour, most_of(colour)) for colour in moved",
        "Goal(colour, goal.most) for colour, goal in zip(moved, goals)",
    ),
)
def a_goal_can_be_rotated_before_or_after_any_swap(
    goals: Goals, colour: Number, choice: Choice
) -> Flag:
    """A swap takes the goals along as they lie, so the order of both makes no difference."""
    one, other = choice.swaps, choice.swaps_with
    before = swapped(rotated(goals, colour), one, other)
    return _all_same(before, rotated(swapped(goals, one, other), colour))


@law(
    "fiji_3_1",
    "fiji_4_14",
    "fiji_4_15",
    seats=(),
    breach=Breach(
        "choose(goal.colour == one, other, choose", "choose(goal.colour == one, one, choose"
    ),
)
def the_goals_stay_one_of_each_colour(
    goals: Goals, effect: Effect, executed: Flag, choice: Choice
) -> Flag:
    """Whatever a row does to the goals, each colour has one."""
    after = turned(goals, effect, executed, choice)
    return every([count([goal.colour == c for goal in after]) == 1 for c in _COLOURS])


@law(
    "fiji_4_9",
    "fiji_4_14",
    "fiji_4_15",
    seats=(),
    breach=Breach("every([executed, effect.swaps])", "effect.swaps", "phases"),
)
def only_an_executed_rotate_or_swap_changes_the_goals(
    goals: Goals, effect: Effect, executed: Flag, choice: Choice
) -> Claim:
    """If nobody executes the row, or its card neither rotates nor swaps, the goals stay."""
    after = turned(goals, effect, executed, choice)
    idle = some([no(executed), every([no(effect.rotates), no(effect.swaps)])])
    return Claim(idle, _all_same(after, goals))


@law(
    "fiji_4_8",
    "fiji_4_14",
    "fiji_4_15",
    breach=Breach("some(found.executes)", "every(found.executes)", "phases"),
)
def the_executor_of_a_rotate_or_swap_card_turns_or_moves_the_goals_it_picks(
    a_row: ARow, half_is_up: Flag
) -> Flag:
    """The goal it names is rotated, or the two it names are swapped, at once and in any row."""
    before, _, _, effect, choice = a_row
    found = row(*a_row, half_is_up=half_is_up)
    turned_goals = rotated(before.goals, choice.rotates)
    moved_goals = swapped(before.goals, choice.swaps, choice.swaps_with)
    executed = some(found.contest.executes)
    rotates = every([executed, effect.rotates, no(effect.swaps)])
    swaps = every([executed, effect.swaps, no(effect.rotates)])
    as_rotated = _all_same(found.after.goals, turned_goals)
    as_swapped = _all_same(found.after.goals, moved_goals)
    return every([_implies(rotates, as_rotated), _implies(swaps, as_swapped)])


@law(
    "fiji_3_1",
    "fiji_4_14",
    "fiji_4_15",
    seats=(),
    breach=Breach("choose(goal.colour == colour, no(goal.most), goal.most)", "goal.most"),
)
def swapping_and_rotating_reach_384_layouts_of_the_goals() -> list[Flag]:
    """Four goals in any order, each either way up: all 384 lie within a few swaps and turns."""
    layouts = _turned_any_way(_in_any_order(_GOALS))
    seen = [(*[goal.colour for goal in goals], *[goal.most for goal in goals]) for goals in layouts]
    places = range(len(seen))
    new = [every([no(_same(seen[n], seen[m])) for m in places if m < n]) for n in places]
    return [len(layouts) == 384, *new]


def _in_any_order(goals: Goals) -> list[Goals]:
    """What swaps make of the goals: each place in turn gets one of those from there on."""
    found = [goals]
    for n in _COLOURS:
        later = _COLOURS[n:]
        found = [swapped(g, g[n].colour, g[m].colour) for g in found for m in later]
    return found


def _turned_any_way(layouts: list[Goals]) -> list[Goals]:
    """Each layout with each goal rotated or not."""
    found = layouts
    for c in _COLOURS:
        found = [*found, *[rotated(goals, c) for goals in found]]
    return found


# 3.3 and 5.2 to 5.6 The ranking


@law(
    "fiji_3_2",
    "fiji_3_3",
    "fiji_5_2",
    "fiji_5_3",
    seats=(2,),
    breach=Breach(
        "zip(reversed(one), reversed(other), strict=True)", "zip(one, other, strict=True)"
    ),
)
def the_first_goal_that_tells_two_hands_apart_ranks_them(
    goals: Goals, hands: Hands, skip: Flag
) -> Flag:
    """Who has more where the most is asked, or fewer where the fewest is, has the better place."""
    places = ranking(goals, hands, skip=skip).places
    mine, theirs = [[lookup(hand, goal.colour) for goal in goals] for hand in hands]
    better = choose(goals[-1].most, mine[-1] > theirs[-1], mine[-1] < theirs[-1])
    for n in reversed(range(len(goals) - 1)):
        told = choose(goals[n].most, mine[n] > theirs[n], mine[n] < theirs[n])
        better = choose(mine[n] == theirs[n], better, told)
    return (places[0] < places[1]) == better


@law(
    "fiji_3_3",
    "fiji_4_14",
    "fiji_5_2",
    seats=(2,),
    breach=Breach("_score(lookup(hand, goal.colour), most=goal.most)", "lookup(hand, goal.colour)"),
)
def turning_every_goal_turns_the_ranking_round(goals: Goals, hands: Hands, skip: Flag) -> Flag:
    """Who was ahead is behind once all goals ask for the other extreme."""
    other_way = [Goal(goal.colour, no(goal.most)) for goal in goals]
    one, other = [ranking(row_of, hands, skip=skip).places for row_of in (goals, other_way)]
    return _same(one, [*reversed(other)])


@law(
    "fiji_5_2",
    "fiji_5_3",
    seats=(2,),
    breach=Breach(
        "behind = [count(row) for row in ahead]", "behind = [count(row[1:]) for row in ahead]"
    ),
)
def of_two_hands_one_is_ahead_or_behind_or_they_share_a_place(
    goals: Goals, hands: Hands, skip: Flag
) -> Flag:
    """Of the cases ahead, behind and shared exactly one applies."""
    found = ranking(goals, hands, skip=skip)
    ahead, behind = [number == 1 for number in found.behind]
    return every([count([ahead, behind, shared]) == 1 for shared in found.shared])


@law(
    "fiji_5_3",
    "fiji_5_5",
    seats=(2, 3),
    breach=Breach(
        "zip(reversed(one), reversed(other), strict=True)",
        "zip(reversed(one[:3]), reversed(other[:3]), strict=True)",
    ),
)
def a_place_is_shared_exactly_by_equal_hands(goals: Goals, hands: Hands, skip: Flag) -> Flag:
    """Two seats share a place if their hands are equal in all four colours, and only then."""
    found = ranking(goals, hands, skip=skip)
    seats = range(len(hands))
    equal = [[_same(hands[s], hands[r]) for r in seats if r != s] for s in seats]
    one_place = [[found.places[s] == found.places[r] for r in seats if r != s] for s in seats]
    return every([_same(found.shared, [some(its) for its in equal]), _all_same(equal, one_place)])


@law(
    "fiji_5_2",
    "fiji_5_3",
    seats=(3,),
    breach=Breach(
        "better = choose(mine == theirs, better, mine > theirs)",
        "better = some([better, mine > theirs])",
    ),
)
def who_is_ahead_of_a_second_is_ahead_of_all_behind_it(
    goals: Goals, hands: Hands, skip: Flag
) -> Flag:
    """Of three hands, compared two by two, the order has no circle, and neither have ties."""
    seats = range(len(hands))
    ahead = [[_is_ahead(goals, hands[s], hands[r], skip) for r in seats] for s in seats]
    straight = _implies(every([ahead[0][1], ahead[1][2]]), ahead[0][2])
    not_ahead = _implies(every([no(ahead[0][1]), no(ahead[1][2])]), no(ahead[0][2]))
    return every([straight, not_ahead])


def _is_ahead(goals: Goals, one: Beads, other: Beads, skip: Flag) -> Flag:
    """Whether the first of two hands has the better place when the two are ranked alone."""
    places = ranking(goals, (one, other), skip=skip).places
    return places[0] < places[1]


@law(
    "fiji_5_2",
    "fiji_5_3",
    "fiji_5_6",
    lemmas=("who_is_ahead_of_a_second_is_ahead_of_all_behind_it",),
    breach=Breach(
        "scores = [[score(goal, hand) for goal in goals] for hand in hands]",
        "scores = [[score(goal, hand) for goal in goals[len(hands) - 2 :]] for hand in hands]",
    ),
)
def only_the_order_of_each_two_hands_decides_the_ranking(
    goals: Goals, hands: Hands, standings: Hands, skip: Flag
) -> Claim:
    """Other hands in the same order two by two have the same places, ties and seats behind.

    An order without circles is that of some numbers, so what follows is proved for hands that
    differ in one number, the standing.
    """
    pairs = _pairs(len(hands))
    ahead = [_is_ahead(goals, hands[s], hands[r], skip) for s, r in pairs]
    order = _same(ahead, [total(standings[s]) > total(standings[r]) for s, r in pairs])
    one, other = ranking(goals, hands, skip=skip), ranking(_GOALS, standings, skip=skip)
    return Claim(order, _all_same(one, other))


_BY_STANDING = ("only_the_order_of_each_two_hands_decides_the_ranking",)


@law(
    "fiji_5_2",
    lemmas=_BY_STANDING,
    breach=Breach("[ahead[r][s], opens[r]]", "[ahead[r][s], opens[s]]"),
)
def a_place_is_better_exactly_for_who_stands_better(standings: Hands, skip: Flag) -> Flag:
    """The order of two seats does not depend on the others, and equals share a place."""
    found = ranking(_GOALS, standings, skip=skip)
    pairs = _pairs(len(standings))
    better = [total(standings[s]) > total(standings[r]) for s, r in pairs]
    tied = [count([_same(mine, theirs) for theirs in standings]) > 1 for mine in standings]
    return every(
        [
            _same(found.shared, tied),
            _same([found.places[s] < found.places[r] for s, r in pairs], better),
        ]
    )


@law(
    "fiji_5_2",
    lemmas=_BY_STANDING,
    breach=Breach(
        "before = [count([ahead[r][s] for r in seats]) for s in seats]",
        "before = [count([ahead[r][s] for r in seats]) + s for s in seats]",
    ),
)
def the_ranking_does_not_depend_on_the_seating(standings: Hands, skip: Flag) -> Flag:
    """If two seats change places at the table, so do their places in the ranking."""
    places = ranking(_GOALS, standings, skip=skip).places
    pairs = _pairs(len(standings))
    moved = [ranking(_GOALS, _changed_places(standings, *p), skip=skip).places for p in pairs]
    return _all_same(moved, [_changed_places(places, *pair) for pair in pairs])


@law(
    "fiji_5_2",
    "fiji_5_3",
    seats=(2, 3),
    breach=Breach(
        "better = choose(mine == theirs, better, mine > theirs)", "better = mine > theirs"
    ),
)
def ranking_place_by_place_as_the_rulebook_tells_it_is_the_same(
    goals: Goals, hands: Hands, present: Flags, skip: Flag
) -> Flag:
    """Of any group of seats, those whom all goals leave in turn have its best place.

    Once they are taken out the same goes on among the rest, and that names place after place.
    """
    return _same(_left_by(goals, hands, present), _best_of(goals, hands, present, skip))


@law(
    "fiji_5_2",
    "fiji_5_3",
    lemmas=_BY_STANDING,
    breach=Breach(
        "choose(mine == theirs, better, mine > theirs)", "choose(mine > theirs, True, better)"
    ),
)
def each_goal_leaves_the_best_of_those_that_the_goals_before_it_left(
    two_colours: Hands, present: Flags, skip: Flag
) -> Flag:
    """One step of the same for more seats: how the goals so far rank them, and one goal more."""
    left = _left_by(_GOALS[:2], two_colours, present)
    return _same(left, _best_of(_GOALS, two_colours, present, skip))


def _left_by(goals: Goals, hands: Hands, present: Flags) -> Flags:
    """Who of those present is left when each goal in turn has left its best."""
    seats = range(len(hands))
    left = [*present]
    for goal in goals:
        scores = [score(goal, hand) for hand in hands]
        best = [every([_implies(left[r], scores[s] >= scores[r]) for r in seats]) for s in seats]
        left = [every(pair) for pair in zip(left, best, strict=True)]
    return left


def _best_of(goals: Goals, hands: Hands, present: Flags, skip: Flag) -> Flags:
    """Who of those present has no better place before it."""
    places = ranking(goals, hands, skip=skip).places
    seats = range(len(hands))
    better = [[every([present[r], places[r] < places[s]]) for r in seats] for s in seats]
    return [every([present[s], no(some(better[s]))]) for s in seats]


@law(
    "fiji_5_6",
    lemmas=_BY_STANDING,
    breach=Breach("opens = [some([skip, every(", "opens = [some([False, every("),
)
def where_places_are_skipped_a_place_counts_everybody_before_it(standings: Hands) -> Flag:
    """The place is one more than the number of seats that are ahead: 1, 1, 3."""
    places = ranking(_GOALS, standings, skip=True).places
    ahead = [count([theirs < mine for theirs in places]) for mine in places]
    return _same(places, [1 + number for number in ahead])


@law(
    "fiji_5_6",
    lemmas=_BY_STANDING,
    breach=Breach("opens = [some([skip, every(", "opens = [some([True, every("),
)
def where_no_place_is_skipped_every_place_follows_another(standings: Hands) -> Flag:
    """Each place but the first comes right after one that somebody has: 1, 1, 2."""
    places = ranking(_GOALS, standings, skip=False).places
    follows = [some([mine == 1, *[theirs == mine - 1 for theirs in places]]) for mine in places]
    return every([*follows, *[mine >= 1 for mine in places]])


# 5.4 to 5.7 The heads


_THREE_TO_FIVE = (3, 4, 5)


@law(
    "fiji_5_4",
    "fiji_5_6",
    seats=_THREE_TO_FIVE,
    lemmas=_BY_STANDING,
    breach=Breach("seats - place - 1), seats - place)", "seats - place - 1), seats - place + 1)"),
)
def without_ties_every_seat_takes_a_head_for_each_seat_behind(
    standings: Hands, skip: Flag, lowest: Flag
) -> Claim:
    """The first of five takes four heads, the last none: 3, 6 or 10 heads for 3, 4 or 5 seats."""
    taken = scored(_GOALS, standings, skip=skip, lowest=lowest)
    n = len(standings)
    expected = [_standing_behind(standings, s) for s in range(n)]
    whole = total(taken) == total(range(n))
    return Claim(no(_some_tie(standings, 2)), every([_same(taken, expected), whole]))


def _standing_behind(standings: Hands, seat: int) -> Number:
    return count([total(theirs) < total(standings[seat]) for theirs in standings])


def _some_tie(standings: Hands, of: int) -> Flag:
    """Whether so many seats or more stand equal."""
    return some([count([_same(mine, theirs) for theirs in standings]) >= of for mine in standings])


@law(
    "fiji_5_4",
    "fiji_5_5",
    seats=_THREE_TO_FIVE,
    lemmas=_BY_STANDING,
    breach=Breach(
        "choose(lowest, behind, seats - place - 1)", "choose(lowest, behind + 1, seats - place - 1)"
    ),
)
def by_the_lowest_place_every_seat_takes_a_head_for_each_seat_behind(standings: Hands) -> Flag:
    """A seat takes as many heads as it beats seats, tied or not, if places are skipped."""
    taken = scored(_GOALS, standings, skip=True, lowest=True)
    return _same(taken, [_standing_behind(standings, s) for s in range(len(standings))])


@law(
    "fiji_5_4",
    "fiji_5_5",
    "fiji_5_7",
    seats=_THREE_TO_FIVE,
    lemmas=_BY_STANDING,
    breach=Breach("choose(lowest, behind, seats - place - 1)", "seats - place - 1"),
)
def by_the_lowest_place_a_round_takes_3_6_or_10_heads_at_most(standings: Hands) -> Flag:
    """With ties there are fewer heads than without, if places are skipped."""
    taken = total(scored(_GOALS, standings, skip=True, lowest=True))
    most = lookup((3, 6, 10), len(standings) - 3)
    return every([taken <= most, (taken == most) == no(_some_tie(standings, 2))])


@law(
    "fiji_0_4",
    "fiji_5_7",
    "fiji_6_1",
    seats=_THREE_TO_FIVE,
    lemmas=_BY_STANDING,
    breach=Breach("ROUNDS = 4", "ROUNDS = 5", "components"),
)
def by_the_lowest_place_forty_heads_suffice_for_a_game(standings: Hands) -> Flag:
    """Four rounds never take more heads than lie in the box, if places are skipped."""
    return ROUNDS * total(scored(_GOALS, standings, skip=True, lowest=True)) <= HEADS


@law(
    "fiji_5_5",
    seats=_THREE_TO_FIVE,
    lemmas=_BY_STANDING,
    breach=Breach(
        "choose(lowest, behind, seats - place - 1)", "choose(lowest, behind, seats - place)"
    ),
)
def both_readings_of_a_shared_place_pay_the_same_unless_three_share_it(standings: Hands) -> Claim:
    """As long as only two seats share a place, the next place and the lowest pay the same."""
    by_lowest = scored(_GOALS, standings, skip=True, lowest=True)
    by_next = scored(_GOALS, standings, skip=True, lowest=False)
    return Claim(no(_some_tie(standings, 3)), _same(by_lowest, by_next))


@law(
    "fiji_5_4",
    "fiji_5_5",
    "fiji_5_6",
    seats=_THREE_TO_FIVE,
    lemmas=_BY_STANDING,
    breach=Breach("seats - place - 1), seats - place)", "seats - place - 1), place - 1)"),
)
def where_places_are_skipped_a_better_place_takes_more_heads(
    standings: Hands, lowest: Flag
) -> Flag:
    """Nobody takes as many heads as a seat before it, whatever a shared place pays."""
    taken = scored(_GOALS, standings, skip=True, lowest=lowest)
    return every(_ordered(standings, taken, 1))


def _ordered(standings: Hands, taken: Numbers, more: int) -> list[Flag]:
    """For each two seats: who stands better takes so many heads more, at least."""
    pairs = _pairs(len(taken))
    better = [total(standings[s]) > total(standings[r]) for s, r in pairs]
    ahead = [taken[s] >= taken[r] + more for s, r in pairs]
    return [_implies(*pair) for pair in zip(better, ahead, strict=True)]


@law(
    "fiji_5_4",
    "fiji_5_5",
    "fiji_5_6",
    seats=_THREE_TO_FIVE,
    lemmas=_BY_STANDING,
    breach=Breach("choose(lowest, behind, seats - place - 1)", "choose(lowest, behind, behind)"),
)
def by_the_next_place_a_better_place_never_takes_fewer_heads(standings: Hands, skip: Flag) -> Flag:
    """A shared place pays what the place after it pays, so it can be as much but never less."""
    taken = scored(_GOALS, standings, skip=skip, lowest=False)
    return every(_ordered(standings, taken, 0))


@law(
    "fiji_5_4",
    "fiji_5_5",
    seats=_THREE_TO_FIVE,
    lemmas=_BY_STANDING,
    breach=Breach(
        "choose(lowest, behind, seats - place - 1)", "choose(lowest, behind - 1, seats - place - 1)"
    ),
)
def nobody_takes_fewer_than_no_heads_or_more_than_one_for_each_other_seat(
    standings: Hands, skip: Flag, lowest: Flag
) -> Flag:
    """Under all readings a round pays none to four heads, and fewer with fewer seats."""
    taken = scored(_GOALS, standings, skip=skip, lowest=lowest)
    most = len(standings) - 1
    return every([*[heads >= 0 for heads in taken], *[heads <= most for heads in taken]])


@law("fiji_5_5", "fiji_5_7", seats=(), breach=Breach("seats - place - 1)", "seats - place - 2)"))
def by_the_next_place_four_kinds_of_ties_need_more_heads_than_a_round_without() -> list[Flag]:
    """8 instead of 6 if all of four seats tie, 15 instead of 10 if all of five do.

    It is 12 if four of five tie, before the fifth or after it. The box has heads for four rounds of
    ten, so four rounds of 15 outrun it.
    All 28 kinds of ties of three to five seats are tried.
    """
    kinds = [ties for n in _THREE_TO_FIVE for ties in _rows_of(range(2), n - 1)]
    game = [ROUNDS * 10 == HEADS, ROUNDS * 8 <= HEADS, ROUNDS * 15 > HEADS, len(kinds) == 28]
    return [*game, *[_as_expected(ties) for ties in kinds]]


_NEED_MORE = (((1, 1, 1), 8), ((1, 1, 1, 0), 12), ((0, 1, 1, 1), 12), ((1, 1, 1, 1), 15))
"""Kinds of ties with the heads they take; 1 for a seat that ties with the one before it."""


def _as_expected(ties: tuple[int, ...]) -> Flag:
    standings = [Beads(green=total(ties[n:]) - len(ties[n:])) for n in range(len(ties) + 1)]
    standings = [Beads(green=0 - pile.green) for pile in standings]
    taken = total(scored(_GOALS, standings, skip=True, lowest=False))
    more = total([choose(ties == kind, heads, 0) for kind, heads in _NEED_MORE])
    return choose(more == 0, taken <= total(range(len(standings))), taken == more)


# 6 The end


@law(
    "fiji_6_2",
    "fiji_6_3",
    breach=Breach("mine >= theirs for theirs in owned", "mine > theirs for theirs in owned"),
)
def the_winners_are_those_whom_nobody_outdoes(owned: Numbers, shared: Flag) -> Flag:
    """Who has the most heads wins; where a victory is not shared, only if no other has as many."""
    most = [no(some([theirs > mine for theirs in owned])) for mine in owned]
    alone = [count([theirs == mine for theirs in owned]) == 1 for mine in owned]
    expected = [every([best, some([shared, its])]) for best, its in zip(most, alone, strict=True)]
    return _same(winners(owned, shared=shared), expected)


@law(
    "fiji_6_3",
    breach=Breach("victory = some([shared, count(best) == 1])", "victory = count(best) == 1"),
)
def somebody_wins_where_a_victory_can_be_shared(owned: Numbers) -> Flag:
    """A game ends with one winner or with several who share the victory, never with none."""
    return some(winners(owned, shared=True))


@law(
    "fiji_6_2",
    "fiji_6_3",
    breach=Breach(
        "victory = some([shared, count(best) == 1])", "victory = some([shared, count(best) == 2])"
    ),
)
def a_game_has_one_winner_or_equals_at_the_top(owned: Numbers, shared: Flag) -> Flag:
    """Either one seat has the most heads and wins alone, or several do and win all or none."""
    wins = count(winners(owned, shared=shared))
    tops = count([every([mine >= theirs for theirs in owned]) for mine in owned])
    alone = every([tops == 1, wins == 1])
    several = every([tops > 1, wins == choose(shared, tops, 0)])
    return count([alone, several]) == 1


# 7 Two seats


_TWO = (2,)


@law("fiji_7_3", seats=(), breach=Breach("total(beads) == SET_ASIDE", "total(beads) <= SET_ASIDE"))
def thirty_four_ways_to_set_four_beads_aside_leave_fourteen() -> list[Flag]:
    """Any four of the 18 beads of an extended set; as many stay as are in a complete set."""
    ways = [every([set_aside_allowed(pile), held(pile, EXTENDED_SET)]) for pile in _piles()]
    return [count(ways) == 34, total(EXTENDED_SET) == 18, total(SET) == 18 - SET_ASIDE]


@law(
    "fiji_7_5",
    "fiji_7_6",
    seats=_TWO,
    breach=Breach("row[s] > row[r] for r", "row[s] >= row[r] for r"),
)
def each_goal_is_won_by_the_better_hand_or_tied_by_equal_counts(goals: Goals, hands: Hands) -> Flag:
    """Of the cases first wins, second wins and tied exactly one applies to each goal."""
    found = zip(goals, goal_heads(goals, hands), (4, 3, 2, 1), strict=True)
    return every([_one_case(goal, hands, taken, worth) for goal, taken, worth in found])


def _one_case(goal: Goal, hands: Hands, taken: Numbers, worth: int) -> Flag:
    first, second = [lookup(hand, goal.colour) for hand in hands]
    better = choose(goal.most, first > second, first < second)
    wins = every([_same(taken, (worth, 0)), better])
    loses = every([_same(taken, (0, worth)), no(better), first != second])
    tied = every([_same(taken, (0, 0)), first == second])
    return count([wins, loses, tied]) == 1


@law(
    "fiji_7_5",
    "fiji_7_6",
    "fiji_0_4",
    seats=_TWO,
    breach=Breach("GOAL_HEADS = (4, 3, 2, 1)", "GOAL_HEADS = (4, 3, 3, 1)", "components"),
)
def two_seats_take_at_most_ten_heads_and_fewer_when_goals_tie(goals: Goals, hands: Hands) -> Flag:
    """A round pays ten heads unless a goal is tied, so forty heads suffice for four rounds."""
    taken = total(scored_by_goal(goals, hands))
    tied = some([hands[0][c] == hands[1][c] for c in _COLOURS])
    return every([taken <= 10, (taken == 10) == no(tied), ROUNDS * taken <= HEADS])


@law(
    "fiji_4_14", "fiji_7_5", "fiji_7_6", seats=_TWO, breach=Breach("most=goal.most)", "most=True)")
)
def for_two_seats_rotating_a_goal_gives_its_heads_to_the_other(
    goals: Goals, colour: Number, hands: Hands
) -> Flag:
    """The goal turned round goes to the other seat and a tie stays; the other goals stay as won."""
    before, after = goal_heads(goals, hands), goal_heads(rotated(goals, colour), hands)
    found = zip(goals, before, after, strict=True)
    return every([_same(now, _turned_if(goal, colour, its)) for goal, its, now in found])


def _turned_if(goal: Goal, colour: Number, taken: tuple[Number, ...]) -> tuple[Number, ...]:
    found: tuple[Number, ...] = choose(goal.colour == colour, tuple(reversed(taken)), taken)
    return found


@law(
    "fiji_4_15",
    "fiji_7_5",
    seats=_TWO,
    breach=Breach("Goal(colour, most_of(colour))", "Goal(colour, most_of(other))"),
)
def for_two_seats_swapping_two_goals_swaps_their_values_only(
    goals: Goals, choice: Choice, hands: Hands
) -> Flag:
    """Each goal is won by the same seat as before, or tied as before, wherever it lies now."""
    after = swapped(goals, choice.swaps, choice.swaps_with)
    pairs = [(n, m) for n in range(len(goals)) for m in range(len(goals))]
    one, other = goal_heads(goals, hands), goal_heads(after, hands)
    same = [_won_alike(one[n], other[m]) for n, m in pairs]
    colours = [goals[n].colour == after[m].colour for n, m in pairs]
    return every([_implies(*pair) for pair in zip(colours, same, strict=True)])


def _won_alike(one: Numbers, other: Numbers) -> Flag:
    pairs = zip(one, other, strict=True)
    return every([(mine > 0) == (theirs > 0) for mine, theirs in pairs])
