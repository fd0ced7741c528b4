"""How much work the laws are: the steps of the solver, which chooses by another seed each time.

It counts its own steps, so the figures are the same on every machine. What takes many by any seed
is a law that another version of the solver may not prove at all: it is named while it still can.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from statistics import median
from typing import NamedTuple

from atoll.processes import in_order
from atoll.proof.cases import VERDICTS, stated
from atoll.proof.law import laws
from atoll.proof.proofs import named
from atoll.proof.solver import LIMIT, Question, Work, worked
from atoll.table import games
from atoll.words import no

__all__ = ["ROOM", "Spread", "by_law", "spreads"]

ROOM = 10
"""So many times the work of its worst seed has to be left of what a solver may do."""


class Spread(NamedTuple):
    """What a law for so many seats takes, seed by seed from 0 on."""

    law: str
    seats: int
    verdicts: tuple[str, ...]
    steps: tuple[int, ...]

    @property
    def most(self) -> int:
        """The work of the worst seed."""
        return max(self.steps)

    @property
    def middle(self) -> int:
        """The work of the seed in the middle."""
        return int(median(self.steps))

    @property
    def share(self) -> float:
        """What the worst seed takes of what a solver may do."""
        return self.most / LIMIT

    @property
    def near(self) -> bool:
        """Whether too little is left, or a seed does not prove it at all."""
        return self.most * ROOM > LIMIT or {*self.verdicts} != {"proved"}


def spreads(
    game: str, names: Sequence[str] = (), *, seeds: int, jobs: int | None = None
) -> Iterator[list[Spread]]:
    """The work of each law, side by side in processes; nothing of one that asks no solver.

    Errors: UnknownLaw.
    """
    wanted = [law.name for law in named(game, names)]
    yield from in_order(partial(_spreads, game, seeds), wanted, jobs)


def _spreads(game: str, seeds: int, name: str) -> list[Spread]:
    law = laws(game)[name]
    found = (_spread(game, seeds, name, seats) for seats in law.seats or (0,))
    return [*filter(None, found)]


def _spread(game: str, seeds: int, name: str, seats: int) -> Spread | None:
    said = stated(laws(game)[name], games.unknowns(game), seats)
    if said.cases:
        return None
    question = Question.of([*said.given, no(said.holds)])
    found: list[Work] = [worked(question, seed) for seed in range(seeds)]
    verdicts = tuple(VERDICTS.get(one.verdict, "unknown") for one in found)
    return Spread(name, seats, verdicts, tuple(one.steps for one in found))


def by_law(found: Sequence[Sequence[Spread]]) -> list[Spread]:
    """Of each law the number of seats that takes most, those with most work first."""
    worst = (max(each, key=lambda one: one.most) for each in found if each)
    near = chain.from_iterable([one for one in each if one.near] for each in found)
    kept = dict.fromkeys((*worst, *near))
    return sorted(kept, key=lambda one: -one.most)
