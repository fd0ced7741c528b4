"""What can happen in the rows of an exchange in Fiji: a flag over a table for each question."""

from atoll.fiji.components import SET, Effect
from atoll.fiji.situations import Rows
from atoll.words import Flag, count, every, no, some, total

__all__ = [
    "all_alike",
    "first_of_all",
    "half_fails",
    "half_gives_nothing",
    "last_of_all",
    "most_and_fewest",
    "nobody_at_all",
    "one_seat_only",
    "others_take_blue",
    "others_take_red",
    "runs_dry",
    "supply_grows",
    "takes_in_vain",
    "two_keep",
    "with_nothing_of_it",
]

_COLOURS = range(len(SET))


# Who executes


def _executed(found: Rows) -> Flag:
    return some(found.row.contest.executes)


def last_of_all(found: Rows) -> Flag:
    """The seat with the fewest of all executes, though the most are asked for."""
    counts, executes = found.row.counts, found.row.contest.executes
    seats = range(len(counts))
    last = [every([counts[s] < counts[r] for r in seats if r != s]) for s in seats]
    behind = [every([executes[s], last[s]]) for s in seats]
    return every([found.cards[0].condition.most, some(behind)])


def first_of_all(found: Rows) -> Flag:
    """The seat with the most of all executes, though the fewest are asked for."""
    counts, executes = found.row.counts, found.row.contest.executes
    seats = range(len(counts))
    first = [every([counts[s] > counts[r] for r in seats if r != s]) for s in seats]
    ahead = [every([executes[s], first[s]]) for s in seats]
    return every([no(found.cards[0].condition.most), some(ahead)])


def with_nothing_of_it(found: Rows) -> Flag:
    """A seat executes the most of some colours without a bead of them."""
    pairs = zip(found.row.counts, found.row.contest.executes, strict=True)
    zero = some([every([number == 0, executing]) for number, executing in pairs])
    return every([found.cards[0].condition.most, zero])


def all_alike(found: Rows) -> Flag:
    """Somebody executes, and every offer is like the first one."""
    first, *others = found.piles.offers
    alike = every([offer[c] == first[c] for offer in others for c in _COLOURS])
    return every([alike, _executed(found)])


def nobody_at_all(found: Rows) -> Flag:
    """Nobody executes any row."""
    return no(some([some(row.contest.executes) for row in found.rows]))


def one_seat_only(found: Rows) -> Flag:
    """One seat executes all four rows."""
    seats = range(len(found.piles.hands))
    return some([every([row.contest.executes[s] for row in found.rows]) for s in seats])


def most_and_fewest(found: Rows) -> Flag:
    """One seat executes two rows: one asks for the most of some colours, one for their fewest."""
    rows, seats = range(len(found.rows)), range(len(found.piles.hands))
    pairs = [(one, other) for one in rows for other in rows if one != other]
    return some([_both(found, *pair, seat) for pair in pairs for seat in seats])


def _both(found: Rows, one: int, other: int, seat: int) -> Flag:
    most, fewest = found.cards[one].condition, found.cards[other].condition
    same = [most.colours[c] == fewest.colours[c] for c in _COLOURS]
    executes = [found.rows[row].contest.executes[seat] for row in (one, other)]
    return every([*same, most.most, no(fewest.most), *executes])


# What is taken


def _takes(effect: Effect) -> Flag:
    return total(effect.takes) > 0


def takes_in_vain(found: Rows) -> Flag:
    """A take card, one that gives beads to its executor, is executed and fails."""
    return some(
        every([_takes(cards.effect), some(row.contest.executes), no(row.taking.enough)])
        for cards, row in zip(found.cards, found.rows, strict=True)
    )


def half_fails(found: Rows) -> Flag:
    """A half card is executed and fails."""
    return every([_executed(found), some(found.effect.halves), no(found.row.taking.enough)])


def half_gives_nothing(found: Rows) -> Flag:
    """A half card is executed, its colour is there, and nobody takes a bead."""
    there = zip(found.effect.halves, found.piles.supply, strict=True)
    some_there = some([every([halved, beads > 0]) for halved, beads in there])
    nothing = total([total(pile) for pile in found.row.taking.taken]) == 0
    return every([_executed(found), some_there, nothing])


def runs_dry(found: Rows) -> Flag:
    """A colour lies in the supply before the row, and none of it after."""
    before, after = found.piles.supply, found.row.after.supply
    return some([every([before[c] > 0, after[c] == 0]) for c in _COLOURS])


def supply_grows(found: Rows) -> Flag:
    """After a row more of a colour lies in the supply than before it."""
    before, after = found.piles.supply, found.row.after.supply
    return some([after[c] > before[c] for c in _COLOURS])


def _others_take(found: Rows, colour: int) -> Flag:
    """A row lets the others take 1 of a colour each, and they do."""
    return some(
        every([cards.effect.others[colour] == 1, row.taking.enough, some(row.contest.executes)])
        for cards, row in zip(found.cards, found.rows, strict=True)
    )


def others_take_blue(found: Rows) -> Flag:
    """Every other seat takes 1 blue."""
    return _others_take(found, 3)


def others_take_red(found: Rows) -> Flag:
    """Every other seat takes 1 red."""
    return _others_take(found, 1)


def two_keep(found: Rows) -> Flag:
    """Two seats keep their offers."""
    return count(found.row.after.keepers) > 1
