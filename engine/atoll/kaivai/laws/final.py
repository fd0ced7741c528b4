"""Laws about the final scoring."""

from atoll.kaivai.phases import Numbers, hut_glory, majority, reminders, returned, scored, winners
from atoll.proof.law import Claim, breach, law
from atoll.proof.speech import all_same, changed_places, each_two, implies, same
from atoll.words import Flag, Number, choose, count, every, half_up, some, total


@law("kaivai_14_2")
@breach("return 2 * huts", "return 3 * huts", "phases")
def huts_bring_thirty_glory_at_most(huts_there: Numbers) -> Flag:
    """A player has 15 huts, and each on the board brings two."""
    found = [(hut_glory(huts), huts) for huts in huts_there]
    return every([every([gains == huts + huts, gains <= 30]) for gains, huts in found])


@law("kaivai_14_5", under=("weight=two",))
@breach("weight * influence", "influence", "phases")
def a_counter_of_influence_is_as_good_as_two_huts(
    huts_there: Numbers, fleets: Numbers, influence: Numbers
) -> Flag:
    """One counter more in a village counts as two huts more, or as a hut and a canoe."""
    parts = [*zip(huts_there, fleets, influence, strict=True)]
    added = [majority(huts, canoes, own + 1, weight=2) for huts, canoes, own in parts]
    with_huts = [majority(huts + 2, canoes, own, weight=2) for huts, canoes, own in parts]
    with_both = [majority(huts + 1, canoes + 1, own, weight=2) for huts, canoes, own in parts]
    return every([same(added, with_huts), same(added, with_both)])


@law("kaivai_14_7", "kaivai_14_8", "kaivai_14_9")
@breach("every([own == most, own > 0])", "own == most", "phases")
def a_village_has_those_with_the_most_first_or_nobody_where_nobody_has_anything(
    totals: Numbers, cult_hexes: Number, halves: Flag, nobody: Flag
) -> Flag:
    """First are exactly those whom none surpasses and who have something, however many they are.

    So a village is gained alone, tied by two or more, or gained by nobody: never two of these.
    """
    found = scored(totals, cult_hexes, halves=halves, nobody=nobody)
    best = [every([own >= other for other in totals]) for own in totals]
    first = [every([best[s], totals[s] > 0]) for s in range(len(totals))]
    empty = every([own == 0 for own in totals])
    cases = [found.alone, count(found.first) >= 2, empty]
    return every([same(found.first, first), count(cases) == 1])


@law("kaivai_14_7", "kaivai_14_9")
@breach("choose(one, each, 0) for one in first", "each for one in first", "phases")
def only_those_with_the_most_gain_a_village(
    totals: Numbers, cult_hexes: Number, halves: Flag, nobody: Flag
) -> Flag:
    """Who is surpassed by anybody gains no glory, and nobody loses any."""
    glory = scored(totals, cult_hexes, halves=halves, nobody=nobody).glory
    behind = [some([other > own for other in totals]) for own in totals]
    never = [implies(less, gains == 0) for less, gains in zip(behind, glory, strict=True)]
    return every([*never, *[gains >= 0 for gains in glory]])


@law("kaivai_14_7")
@breach("choose(tied <= 1, cult,", "choose(tied < 1, cult,", "phases")
def who_has_more_than_all_others_gains_a_glory_for_each_cult_hex(
    totals: Numbers, cult_hexes: Number, halves: Flag, nobody: Flag
) -> Claim:
    """If the first player has more than each other, that one gains the whole village alone."""
    first, *others = totals
    found = scored(totals, cult_hexes, halves=halves, nobody=nobody)
    whole = [cult_hexes, *[0 for _ in others]]
    return Claim(every([first > other for other in others]), same(found.glory, whole))


@law("kaivai_14_8", under=("tie=half",))
@breach("(cult, cult, half_up(cult),", "(cult, cult, cult,", "phases")
def two_who_tie_get_half_of_the_village_each_rounded_up(
    totals: Numbers, cult_hexes: Number, halves: Flag, nobody: Flag
) -> Claim:
    """Of an odd number of cult hexes both together get one glory more than there are."""
    found = scored(totals, cult_hexes, halves=halves, nobody=nobody)
    half = half_up(cult_hexes)
    halved = [choose(tied, half, 0) for tied in found.first]
    return Claim(count(found.first) == 2, same(found.glory, halved))


@law("kaivai_14_8", under=("tie=half", "three_tie=split"))
@breach("half_up(half_up(cult)))", "half_up(cult))", "phases")
def who_shares_a_village_gets_an_equal_part_rounded_up(
    totals: Numbers, cult_hexes: Number, halves: Flag, nobody: Flag
) -> Claim:
    """Two, three or four parts make up the whole, and with one glory less each they would not."""
    found = scored(totals, cult_hexes, halves=halves, nobody=nobody)
    parts, first, glory = total(found.glory), found.first, found.glory
    enough = every([parts >= cult_hexes, parts - count(first) < cult_hexes])
    pairs = each_two(len(first))
    alike = [implies(every([first[s], first[r]]), glory[s] == glory[r]) for s, r in pairs]
    return Claim(count(first) >= 2, every([enough, *alike]))


@law("kaivai_14_7", "kaivai_14_8")
@breach("for own in totals[1:]", "for own in totals[2:]", "phases")
def who_gains_a_village_does_not_depend_on_the_seating(
    totals: Numbers, cult_hexes: Number, halves: Flag, nobody: Flag
) -> Flag:
    """If two players change places, so does what they gain, and all others gain as before."""
    glory = scored(totals, cult_hexes, halves=halves, nobody=nobody).glory
    pairs = each_two(len(totals))
    moved = [
        scored(changed_places(totals, *pair), cult_hexes, halves=halves, nobody=nobody).glory
        for pair in pairs
    ]
    return all_same(moved, [changed_places(glory, *pair) for pair in pairs])


@law("kaivai_14_6", under=("tied_influence=keep",))
@breach("every([one, some([alone, pay])])", "one", "phases")
def only_who_gains_a_village_alone_pays_influence(
    totals: Numbers, cult_hexes: Number, influence: Numbers, pay: Flag
) -> Flag:
    """Who is surpassed keeps what was added, and so do all who tie; who gains alone returns it."""
    found = scored(totals, cult_hexes, halves=False, nobody=False)
    back = returned(influence, found.first, alone=found.alone, pay=pay)
    places = range(len(totals))
    more = [every([totals[s] > totals[r] for r in places if r != s]) for s in places]
    wins = [every([totals[s] > 0, more[s]]) for s in places]
    due = [choose(one, own, 0) for one, own in zip(wins, influence, strict=True)]
    return same(back, due)


@law("kaivai_14_6", "kaivai_0_4")
@breach("some([alone, pay])]), influence, 0)", "some([alone, pay])]), influence + 1, 0)", "phases")
def nobody_pays_more_influence_than_was_added(
    totals: Numbers, cult_hexes: Number, influence: Numbers, pay: Flag
) -> Flag:
    """Whatever a village costs a player, it is all that was added there or nothing."""
    found = scored(totals, cult_hexes, halves=False, nobody=False)
    back = returned(influence, found.first, alone=found.alone, pay=pay)
    pairs = zip(back, influence, strict=True)
    return every([some([gone == 0, gone == own]) for gone, own in pairs])


@law("kaivai_14_10")
@breach("return smaller(left, 1)", "return 1", "phases")
def a_reminder_takes_one_counter_of_the_supply_if_there_is_one(influence_left: Number) -> Flag:
    """A village that is scored leaves the supply no fewer than no counters."""
    gone = reminders(influence_left)
    return gone == choose(influence_left >= 1, 1, 0)


@law("kaivai_14_11")
@breach("other > own for other in glory", "other >= own for other in glory", "phases")
def a_game_has_a_winner_and_nobody_has_more_glory(glory: Numbers) -> Flag:
    """Somebody wins; whoever wins has as much as anybody, and whoever has as much wins."""
    wins = winners(glory)
    best = [every([own >= other for other in glory]) for own in glory]
    return every([some(wins), same(wins, best)])
