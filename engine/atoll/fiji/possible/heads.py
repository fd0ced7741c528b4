"""What can happen when heads are taken in Fiji: a flag over a table for each question."""

from atoll.fiji.components import HEADS
from atoll.fiji.rules import score
from atoll.fiji.situations import Scoring
from atoll.words import Flag, count, every, no, some, total

__all__ = [
    "all_share",
    "all_ten",
    "all_win",
    "alone_last_takes_heads",
    "box_runs_out",
    "five_each",
    "fourth_goal_decides",
    "last_takes_heads",
    "more_heads_than_usual",
    "nobody_takes_heads",
    "one_takes_all_heads",
    "shared_first_pays_in_full",
]


def more_heads_than_usual(found: Scoring) -> Flag:
    """More heads than n - 1, n - 2 and so on down to none."""
    seats = len(found.hands)
    return 2 * total(found.heads) > seats * (seats - 1)


def last_takes_heads(found: Scoring) -> Flag:
    """A seat that somebody is ahead of, and nobody behind, takes heads all the same."""
    triples = zip(found.ranking.places, found.ranking.behind, found.heads, strict=True)
    return some([every([place > 1, behind == 0, heads > 0]) for place, behind, heads in triples])


def alone_last_takes_heads(found: Scoring) -> Flag:
    """The same, and no seat shares the place."""
    triples = zip(found.ranking.behind, found.ranking.shared, found.heads, strict=True)
    return some([every([behind == 0, no(tied), heads > 0]) for behind, tied, heads in triples])


def one_takes_all_heads(found: Scoring) -> Flag:
    """One seat takes heads, and no other does."""
    return count([heads > 0 for heads in found.heads]) == 1


def shared_first_pays_in_full(found: Scoring) -> Flag:
    """A seat that shares the first place takes a head for every other seat."""
    triples = zip(found.ranking.places, found.ranking.shared, found.heads, strict=True)
    full = len(found.hands) - 1
    return some([every([place == 1, tied, heads >= full]) for place, tied, heads in triples])


def all_share(found: Scoring) -> Flag:
    """Every seat is in first place."""
    return every([place == 1 for place in found.ranking.places])


def fourth_goal_decides(found: Scoring) -> Flag:
    """Two hands are equal on three goals, and only the furthest one tells them apart."""
    first, second = found.hands[0], found.hands[1]
    equal = [score(goal, first) == score(goal, second) for goal in found.goals]
    return every([*equal[:3], no(equal[3])])


def box_runs_out(found: Scoring) -> Flag:
    """More heads are taken than the box has."""
    return total(found.owned) + total(found.heads) > HEADS


def all_win(found: Scoring) -> Flag:
    """Every seat wins."""
    return every(found.winners)


# Heads of two seats


def all_ten(found: Scoring) -> Flag:
    """The first seat takes ten heads."""
    return found.heads[0] == 10


def nobody_takes_heads(found: Scoring) -> Flag:
    """No head is taken."""
    return total(found.heads) == 0


def five_each(found: Scoring) -> Flag:
    """Both take five heads, so that no goal is tied."""
    return every([heads == 5 for heads in found.heads])
