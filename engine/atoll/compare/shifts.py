"""The laws that are claimed for an answer to a ruling which differs, and what they come to.

A law that names no answer is proved for every answer at once (`atoll prove`): it cannot change.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from atoll.compare.sides import differing
from atoll.proof.cases import stated
from atoll.proof.law import Law, laws, parameters
from atoll.proof.proofs import under
from atoll.table import games
from atoll.table.contract import Answers

Answered = tuple[tuple[str, str], ...]
"""Rulings with their answers."""


class Shift(NamedTuple):
    """A law that reads a ruling which differs, and what it comes to under both."""

    law: str
    left: str
    right: str

    @property
    def changes(self) -> bool:
        """Whether the verdict is another one."""
        return self.left != self.right


def shifts(game: str, left: Answers, right: Answers) -> list[Shift]:
    """Every law that is claimed for an answer to a ruling which differs, with both verdicts."""
    apart = {*differing(left, right)}
    claimed = [law for law in laws(game).values() if apart & {*law.answers}]
    met = games.unknowns(game).ANSWERED
    ways = left.as_dict(), right.as_dict()
    return [
        Shift(law.name, *(_verdict(game, law.name, _met(law, met, way)) for way in ways))
        for law in claimed
    ]


def _met(law: Law, met: Mapping[str, tuple[str, str]], answers: Mapping[str, str]) -> Answered:
    """The answers that a law meets in its parameters: no other can change what it comes to."""
    rulings = {met[name][0] for name in parameters(law) if name in met}
    return tuple((name, answers[name]) for name in sorted(rulings & answers.keys()))


@lru_cache(maxsize=256)
def _verdict(game: str, name: str, answered: Answered) -> str:
    """`proved`, or `checked` or `sampled` where it lists cases; else `refuted` or `unknown`."""
    law, unknowns, answers = laws(game)[name], games.unknowns(game), dict(answered)
    verdict = under(game, law, answers)
    said = stated(law, unknowns, (law.seats or (0,))[0], answers)
    return said.good if verdict == "proved" else verdict
