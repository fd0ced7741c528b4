"""What refutes a law and what is told of it, by the rules of the process that is asked."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from atoll.proof import contradiction
from atoll.proof.cases import Case, case_of
from atoll.proof.law import laws
from atoll.table import games
from atoll.telling.scenario import Scenario

__all__ = ["passing", "refuted", "refuted_and_told"]


def refuted(name: str) -> Case:
    """What contradicts a law, for the fewest players."""
    law, unknowns = laws("fiji")[name], games.unknowns("fiji")
    cases = (case_of(law, unknowns, seats) for seats in law.seats or (0,))
    return next(case for case in cases if case.verdict == "refuted")


def refuted_and_told(names: Iterable[str]) -> dict[str, Any]:
    """What contradicts each law, and what is told of it."""
    cases = {name: refuted(name) for name in names}
    every = contradiction.told("fiji", cases)
    return {name: (cases[name], every[name]) for name in cases}


def passing(told: Mapping[str, Sequence[Scenario]]) -> dict[str, list[str]]:
    """What the scenarios of each law come to."""
    return contradiction.passing("fiji", told)
