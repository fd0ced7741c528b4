"""Proofs as JSON has them: for `atoll prove --json` and for the data of the site."""

from collections.abc import Mapping, Sequence
from typing import Any

from atoll.proof.contradiction import Against
from atoll.proof.proofs import Proof
from atoll.telling.scenario import Scenario, gherkin

__all__ = ["as_dict"]


def as_dict(
    game: str, proved: Sequence[Proof], against: Mapping[str, Against] | None = None
) -> dict[str, Any]:
    """The proofs as JSON has them (schemas/prove.schema.json); times stand under `took` alone."""
    return {
        "game": game,
        "holds": all(one.holds for one in proved),
        "laws": [{**_as_dict(one), "told": _told_of(one, against or {})} for one in proved],
        "took": {one.law: round(one.seconds, 3) for one in proved},
    }


def _as_dict(one: Proof) -> dict[str, Any]:
    cases = [
        {
            "seats": case.seats or None,
            "verdict": case.verdict,
            "cases": case.cases or None,
            "satisfiable": case.satisfiable,
            "second": case.second,
            "statistics": dict(case.statistics),
            "values": dict(sorted(case.values.items())),
            "why": case.why,
        }
        for case in one.cases
    ]
    noticed = {"refuted": one.noticed == "refuted", "fits": one.noticed != "unfit"}
    breach = {**one.breach._asdict(), **noticed}
    fields = ("law", "says", "rules", "verdict", "range", "under", "lemmas", "fallen")
    told = {name: getattr(one, name) for name in fields}
    return {**told, "holds": one.holds, "breach": breach, "cases": cases}


def _told_of(one: Proof, against: Mapping[str, Against]) -> dict[str, Any]:
    """Whether what contradicts a law can be told, and what is told where it does not hold."""
    found = against.get(one.law)
    return {
        "untold": found.why if found else one.untold,
        "now": _lines(found.here if found else None),
        "before": _lines(found.there if found else None),
        "others_now": [[*gherkin(one)] for one in (found.others_here if found else ())],
        "others_before": [[*gherkin(one)] for one in (found.others_there if found else ())],
    }


def _lines(scenario: Scenario | None) -> list[str] | None:
    """A scenario as it stands in a feature file."""
    return [*gherkin(scenario)] if scenario else None
