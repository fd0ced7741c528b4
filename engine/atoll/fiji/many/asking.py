"""The policies are asked, and their answers held to the rules."""

from collections.abc import Sequence
from functools import reduce

import numpy as np

from atoll.fiji.many.luck import Asked, Luck
from atoll.fiji.many.policies import Policy
from atoll.fiji.many.refusals import answered_by, refused
from atoll.fiji.many.views import Question, Seen, Tables
from atoll.fiji.many.ways import CHOICES, legal_choices
from atoll.readings.compiled import BYTE, Column
from atoll.table.rulings import Answers

__all__ = ["Asking"]


class Asking:
    """The policies of the seats, and the luck of every decision."""

    def __init__(self, party: tuple[Policy, ...], luck: Luck, answers: Answers) -> None:
        """One policy for each seat."""
        self._party, self._luck, self._answers = party, luck, answers

    def each(self, tables: Tables, question: Question) -> tuple[list[Seen], list[Column]]:
        """What every seat sees, and what it answers."""
        seen = [Seen(tables, seat, question) for seat in range(len(self._party))]
        pairs = enumerate(zip(self._party, seen, strict=True))
        return seen, [self._answer(policy, one, seat) for seat, (policy, one) in pairs]

    def executor(
        self, tables: Tables, row: int, asks: Column, games: Column, executes: Sequence[Column]
    ) -> Column:
        """What the executor of a row chooses in the games where its card asks for it.

        `asks` is what it asks for; where nobody `executes`, the answer counts for nothing.
        """
        ways = legal_choices(self._answers)
        question = Question(Asked.CHOICE, CHOICES, ways, row, asks + tables.goals.take(games))
        seen = Seen(tables, _seat(executes), question, games)
        places = np.zeros(seen.many, np.intp)
        for policy in dict.fromkeys(self._party):
            own = np.array([other is policy for other in self._party])
            answers = self._answer(policy, seen, row)
            places += answers if own.all() else answers * own[seen.seat]
        nobody = ~reduce(np.logical_or, executes)
        self.check(seen, places, ways.holds(seen.states, places) | nobody)
        return places

    def _answer(self, policy: Policy, seen: Seen, who: int) -> Column:
        """What a policy answers. Errors: Refused where there is no such move."""
        luck = self._luck.of(seen.asked, seen.round - 1, seen.exchange - 1, who)
        places = answered_by(policy(seen, luck), seen.many)
        if places.size and not 0 <= places.min() <= places.max() < len(seen.moves):
            self.check(seen, places, (places >= 0) & (places < len(seen.moves)))
        return places

    def check(self, seen: Seen, places: Column, legal: Column) -> None:
        """Errors: Refused with the first answer that is not legal."""
        if not legal.all():
            at, seats = int(np.argmin(legal)), len(self._party)
            raise refused(seen, at, int(places[at]), seats=seats, answers=self._answers)


def _seat(executes: Sequence[Column]) -> Column:
    """Which seat executes; the first where none does."""
    return reduce(np.add, [flags.view(BYTE) * BYTE(seat) for seat, flags in enumerate(executes)])
