"""Laws about who executes a row."""

from atoll.fiji.components import Beads, Condition
from atoll.fiji.laws.speech import EACH_COLOUR, AnExchange, ARow, Flags, Numbers
from atoll.fiji.phases import exchanged, row
from atoll.fiji.rules import contest, counted
from atoll.proof.law import Claim, breach, law, seatless
from atoll.proof.speech import all_same, implies, rows_of, same
from atoll.words import Flag, Number, choose, count, every, lookup, no, some, total


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


@law("fiji_4_7", "fiji_4_8", seats=(3,))
@breach("every([standing[s], no(beaten[s])])", "no(beaten[s])")
def of_three_players_with_two_tied_the_third_executes_most_and_fewest(counts: Numbers) -> Claim:
    """If exactly two of three counts are equal, the third player executes whatever is asked."""
    alone = [count([theirs == mine for theirs in counts]) == 1 for mine in counts]
    found = [contest(counts, most=flag).executes for flag in (True, False)]
    return Claim(count(alone) == 1, every([same(executes, alone) for executes in found]))


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


def _verdicts(seats: int, *, most: Flag = True) -> list[Flags]:
    """Who executes, for all rows of counts from 0 to 4."""
    return [contest(counts, most=most).executes for counts in rows_of(range(5), seats)]
