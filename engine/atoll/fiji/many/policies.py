"""Who plays: a policy is what a seat answers in many games at once.

A policy is any function of what the seat has seen and of a random generator: it returns for each
game the place of its answer in `seen.moves`. A policy that only wants to make offers leaves the
other questions to `uniform`.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.random import Generator

from atoll.fiji.many.luck import Asked
from atoll.fiji.many.views import Seen
from atoll.fiji.many.ways import CHOICES, best_fists
from atoll.fiji.table import Keep, Pay
from atoll.readings.compiled import Column

__all__ = ["POLICIES", "Policy", "greedy", "uniform"]

Policy = Callable[[Seen, Generator], Any]


def uniform(seen: Seen, luck: Generator) -> Column:
    """Any legal move, all as likely."""
    return seen.any_move(luck)


def greedy(seen: Seen, luck: Generator) -> Column:
    """Whatever serves the first goal, as if nobody took anything.

    An offer, or what is set aside, is any of those that leave the best hand for that goal. A kept
    offer is welcome where the goal is most of a colour; the choice of goals is any legal one.
    """
    first = seen.goal(0)
    if seen.asked is Asked.CHOICE:
        welcome = np.where(first.most, CHOICES.index(Keep()), CHOICES.index(Pay()))
        open_to_it = seen.question.ways.holds(seen.states, welcome)
        return np.where(open_to_it, welcome, seen.any_move(luck))
    ways = best_fists(tuple(seen.moves))
    return ways.any(seen.states * 8 + first.colour * 2 + first.most, luck)


POLICIES: Mapping[str, Policy] = {"greedy": greedy, "uniform": uniform}
