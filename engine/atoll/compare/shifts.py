"""The laws that are claimed for an answer to a ruling which differs, and what they come to.

A law that names no answer is proved for every answer at once (`atoll prove`): it cannot change.
"""

from collections.abc import Mapping

from atoll.compare.difference import Shift
from atoll.compare.judged import differing
from atoll.proof.cases import stated
from atoll.proof.law import Law, laws
from atoll.proof.proofs import under
from atoll.table import games
from atoll.table.contract import Answers

__all__ = ["shifts"]


def shifts(game: str, left: Answers, right: Answers) -> list[Shift]:
    """Every law that is claimed for an answer to a ruling which differs, with both verdicts."""
    apart = {*differing(left, right)}
    claimed = [law for law in laws(game).values() if apart & {*_rulings(law)}]
    ways = left.as_dict(), right.as_dict()
    return [Shift(law.name, *(_verdict(game, law, way) for way in ways)) for law in claimed]


def _rulings(law: Law) -> list[str]:
    """The rulings that a law names the answers to."""
    return [*law.answers]


def _verdict(game: str, law: Law, answers: Mapping[str, str]) -> str:
    """`proved`, or `checked` where the law lists its cases; else `refuted` or `unknown`."""
    verdict = under(game, law, answers)
    unknowns = games.unknowns(game)
    listed = stated(law, unknowns, (law.seats or (0,))[0], answers).cases
    return "checked" if verdict == "proved" and listed else verdict
