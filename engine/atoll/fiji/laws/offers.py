"""Laws about the box, the cards, offers, and who executes a row."""

from collections.abc import Sequence

from atoll.fiji.components import (
    BOX,
    DECK,
    EXCHANGES,
    EXTENDED_SET,
    FEWEST_SEATS,
    LARGEST_OFFER,
    NO_BEADS,
    SET,
    SMALLEST_OFFER,
    Beads,
    Condition,
    Effect,
)
from atoll.fiji.laws.speech import (
    EACH_COLOUR,
    NUMBERS_OF_SEATS,
    AnExchange,
    ARow,
    Hands,
    Numbers,
    all_piles,
)
from atoll.fiji.phases import Exchange, complete_set, dealt, exchanged, in_play, row
from atoll.fiji.rules import contest, counted, held, pooled, set_aside_allowed, size_allowed
from atoll.proof.law import Checked, Claim, breach, law, seatless
from atoll.proof.speech import all_same, implies, same, within
from atoll.words import Flag, Number, choose, count, every, lookup, no, smaller, some, total


@law("fiji_0_1", "fiji_1_2", over=lambda: EACH_COLOUR)
@breach("BOX = Beads(30, 24, 18, 12)", "BOX = Beads(30, 24, 18, 10)", "components")
def the_box_holds_six_complete_sets(c: int) -> Flag:
    """Of each colour there are six times as many as in a complete set: 84 beads in all."""
    return every([BOX[c] == 6 * SET[c], BOX[c] == (30, 24, 18, 12)[c]])


@law(
    "fiji_0_2",
    "fiji_1_1",
    "fiji_1_2",
    "fiji_1_4",
    "fiji_7_1",
    "fiji_7_2",
    over=lambda: NUMBERS_OF_SEATS,
    many=4,
)
@breach("MOST_SEATS = 2, 5", "MOST_SEATS = 2, 6", "components")
def the_beads_suffice_for_two_to_five_players(seats: int) -> Flag:
    """After the sets and the supply 34, 28, 14 and 0 beads stay in the box for 2 to 5 players."""
    laid = in_play(seats)
    left = {2: 34, 3: 28, 4: 14, 5: 0}.get(seats)
    return every([within(laid, BOX), total(BOX) - total(laid) == left])


@law(
    "fiji_0_3", "fiji_2_1", "fiji_2_2", "fiji_2_3", "fiji_4_17", "fiji_6_1", over=lambda: range(16)
)
@breach("EXCHANGES = 3", "EXCHANGES = 4", "components")
def each_card_of_the_deck_lies_in_one_row_of_one_round(card: int) -> Flag:
    """Four rows in each of four rounds use up 16 conditions and 16 effects.

    With three exchanges a round these are 48 rows to analyse.
    """
    rows = [place for a_round in dealt(range(16)) for place in a_round]
    once = count([place == card for place in rows]) == 1
    cards = (len(DECK.conditions), len(DECK.effects), len(rows))
    return every([once, same(cards, (16, 16, 16)), EXCHANGES * len(rows) == 48])


@law("fiji_0_3", "fiji_4_5", over=lambda: DECK.conditions, many=16)
@breach("Card(most(RED, BLUE)", "Card(most(RED, GREEN)", "components")
def the_conditions_of_the_deck_ask_for_one_two_or_all_colours_in_different_ways(
    colours: Sequence[Flag], most: Flag
) -> Flag:
    """No two of the 16 conditions are alike: 8 ask for one colour, 6 for most of two, 2 for all."""
    kind = (count(colours), most)
    kinds = [(count(face.colours), face.most) for face in DECK.conditions]
    alike = count([every([same(colours, c), most == m]) for c, m in DECK.conditions])
    often = {(1, True): 4, (1, False): 4, (2, True): 6, (4, True): 1, (4, False): 1}
    return every([alike == 1, kinds.count(kind) == often.get(kind)])


@law("fiji_0_3", over=lambda: DECK.effects, many=16)
@breach("Card(half(RED)", "Card(half(BLUE)", "components")
def the_effects_of_the_deck_add_up_to_a_set_and_the_rest_comes_once_for_each_colour(
    effect: Effect,
) -> Flag:
    """The five take cards take a complete set; half and others-take come once for each colour.

    Keeping the offer, rotating and swapping come once each, and no card does two things.
    """
    takes, halves, others, *rest = effect
    one_thing = count([total(takes) > 0, some(halves), total(others) > 0, *rest]) == 1
    taken = [e.takes for e in DECK.effects if total(e.takes) > 0]
    a_set = every([len(taken) == 5, same(pooled(NO_BEADS, taken), SET)])
    once = every([count(halves) <= 1, total(others) <= 1, DECK.effects.count(effect) == 1])
    return every([one_thing, choose(total(takes) > 0, a_set, once)])


# Offers


@law("fiji_4_1", "fiji_4_2")
@breach("size >= SMALLEST_OFFER", "size > SMALLEST_OFFER")
def sixty_nine_offers_are_possible_and_sixty_three_from_a_fresh_hand() -> Checked:
    """Of all 625 piles 69 are offers, 63 of them from a complete set, 68 from an extended set."""
    piles = all_piles()
    offers = [size_allowed(pile) for pile in piles]
    fresh, extended = [
        count([every([size_allowed(pile), held(pile, hand)]) for pile in piles])
        for hand in (SET, EXTENDED_SET)
    ]
    flags = [len(piles) == 625, count(offers) == 69, fresh == 63, extended == 68]
    return Checked(len(piles), flags)


@law("fiji_4_1", "fiji_4_17", "fiji_7_3", lemmas=("an_exchange_costs_a_hand_its_offer_at_most",))
@breach("LARGEST_OFFER = 1, 4", "LARGEST_OFFER = 1, 5", "components")
def at_least_ten_six_and_two_beads_are_left_after_the_exchanges(
    tables: Sequence[Exchange], set_aside: Hands
) -> Claim:
    """From 14 beads on, or 18 less 4 set aside, if an exchange costs a hand four at most.

    If it costs one at most, a hand ends with 11 at least.
    """
    begin = [
        _begins(*pair, len(set_aside)) for pair in zip(tables[0].hands, set_aside, strict=True)
    ]
    sizes = [[total(table.hands[s]) for table in tables] for s in range(len(set_aside))]
    given = every([*begin, *[_costs(LARGEST_OFFER, its) for its in sizes]])
    return Claim(given, every([_as_told(its) for its in sizes]))


def _begins(hand: Beads, set_aside: Beads, seats: int) -> Flag:
    """Whether a round begins so: with a set, or for two with what is not set aside."""
    its = complete_set(seats)
    of_two = every([set_aside_allowed(set_aside), same(pooled(hand, [set_aside]), its)])
    return choose(seats == FEWEST_SEATS, of_two, same(hand, its))


def _costs(at_most: int, sizes: Sequence[Number]) -> Flag:
    """Whether each exchange costs so many beads at most."""
    return every([sizes[n + 1] >= sizes[n] - at_most for n in range(EXCHANGES)])


def _as_told(sizes: Sequence[Number]) -> Flag:
    """Whether a hand has at least what the law says, after each of the exchanges."""
    least = [left >= told for left, told in zip(sizes[1:], (10, 6, 2), strict=False)]
    frugal = implies(_costs(SMALLEST_OFFER, sizes), sizes[-1] >= 11)
    return every([EXCHANGES == 3, *least, frugal])


@seatless(
    "fiji_4_1", "fiji_4_2", lemmas=("at_least_ten_six_and_two_beads_are_left_after_the_exchanges",)
)
@breach("size <= LARGEST_OFFER", "size < LARGEST_OFFER")
def an_offer_of_any_size_is_possible_in_every_exchange(hand: Beads) -> Claim:
    """With the six beads left after two exchanges, one, two, three and four can be offered."""
    sizes = range(SMALLEST_OFFER, LARGEST_OFFER + 1)
    offers = [(_first_beads(hand, size), size) for size in sizes]
    possible = [every([size_allowed(o), held(o, hand), total(o) == size]) for o, size in offers]
    return Claim(total(hand) >= total(SET) - 2 * LARGEST_OFFER, every([len(sizes) == 4, *possible]))


@seatless("fiji_4_1", "fiji_4_2")
@breach("size >= SMALLEST_OFFER, ", "size >= LARGEST_OFFER, ")
def a_hand_with_a_bead_has_an_offer(hand: Beads) -> Claim:
    """Whoever holds one bead or more, of whatever colours, can offer one of them."""
    one = _first_beads(hand, 1)
    return Claim(total(hand) >= 1, every([size_allowed(one), held(one, hand)]))


def _first_beads(hand: Beads, size: int) -> Beads:
    """So many beads of a hand, colour by colour."""
    found: list[Number] = []
    for beads in hand:
        found = [*found, smaller(beads, size - total(found))]
    return Beads(*found)


# Who executes a row


@law("fiji_4_5", "fiji_4_6")
@breach(
    "counted(condition, offer) for offer in offers",
    "counted(condition, offer) for offer in _together(before.hands, offers)",
    "phases",
)
def a_count_lies_between_none_and_four(a_row: ARow, half_is_up: Flag) -> Flag:
    """Whatever a condition asks for and a hand still holds, it counts none to four beads."""
    counts = row(*a_row, half_is_up=half_is_up).counts
    return every([every([number >= 0, number <= 4]) for number in counts])


@seatless("fiji_4_5", "fiji_4_6")
@breach("offer[c], 0) for c in _COLOURS])", "offer[c], 0) for c in _COLOURS[1:]])")
def all_colours_together_count_the_whole_offer(condition: Condition, offer: Beads) -> Flag:
    """A condition counts the whole offer less what the colours it leaves out count."""
    rest = Condition(tuple([no(asked) for asked in condition.colours]), condition.most)
    return counted(condition, offer) + counted(rest, offer) == total(offer)


@seatless("fiji_4_5", "fiji_4_6")
@breach("condition.colours[c], offer[c], 0)", "condition.colours[c], offer[c], 1)")
def one_colour_more_adds_its_beads_to_the_count(
    condition: Condition, colour: Number, offer: Beads
) -> Claim:
    """A colour that a condition asks for besides adds as many as the offer has of it."""
    asked = condition.colours
    more = Condition(tuple([some([asked[c], colour == c]) for c in EACH_COLOUR]), condition.most)
    added = counted(more, offer) - counted(condition, offer)
    return Claim(no(lookup(asked, colour)), added == lookup(offer, colour))


@law("fiji_4_4")
@breach(
    "counted(condition, offer) for offer in offers",
    "counted(condition, hand) for hand in before.hands",
    "phases",
)
def one_offer_stands_for_all_four_rows(an_exchange: AnExchange, half_is_up: Flag) -> Flag:
    """Each row counts the offers as they were made, whatever the rows above it have given."""
    _, offers, rows, _ = an_exchange
    _, found = exchanged(*an_exchange, half_is_up=half_is_up)
    expected = [[counted(condition, offer) for offer in offers] for condition, _ in rows]
    return every([len(found) == 4, all_same([analysed.counts for analysed in found], expected)])


@law("fiji_4_8")
@breach("every([standing[s], no(beaten[s])])", "standing[s]")
def at_most_one_player_executes_a_row(counts: Numbers, most: Flag) -> Flag:
    """However the counts fall, no two players execute the same row."""
    return count(contest(counts, most=most).executes) <= 1


@law("fiji_4_7", "fiji_4_8", "fiji_4_9")
@breach("choose(most, number, 0 - number)", "choose(most, 0 - number, number)")
def the_best_count_that_nobody_shares_executes(counts: Numbers, most: Flag) -> Flag:
    """A player executes if their count occurs once and is the best of those that occur once."""
    seats = range(len(counts))
    once = [count([theirs == mine for theirs in counts]) == 1 for mine in counts]
    ahead = [[choose(most, mine >= theirs, mine <= theirs) for theirs in counts] for mine in counts]
    best = [every([implies(once[r], ahead[s][r]) for r in seats]) for s in seats]
    expected = [every(pair) for pair in zip(once, best, strict=True)]
    return same(contest(counts, most=most).executes, expected)


@law("fiji_4_9")
@breach("scores[s] != scores[r] for r", "scores[s] > scores[r] for r")
def a_row_stays_unexecuted_if_all_are_equal_or_fall_into_two_groups(
    counts: Numbers, most: Flag
) -> Flag:
    """Two or three must be equal; of four, two and two will do, and of five, three and two."""
    seats = range(len(counts))
    groups = [count([theirs == mine for theirs in counts]) for mine in counts]
    first = [every([counts[s] != counts[r] for r in range(s)]) for s in seats]
    in_groups = every([count(first) <= 2, *[group >= 2 for group in groups]])
    return no(some(contest(counts, most=most).executes)) == in_groups
