"""Proofs as JSON has them: for `atoll prove --json` and for the data of the site."""

from collections.abc import Mapping, Sequence
from typing import Any

from atoll.proof.proofs import Proof


def as_dict(
    game: str, proved: Sequence[Proof], parted: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The proofs as JSON has them (schemas/prove.schema.json); times stand under `took` alone.

    `parted` is where the rules part from those before their last change, in JSON terms.
    """
    return {
        "game": game,
        "holds": all(one.holds for one in proved),
        "laws": [*map(_as_dict, proved)],
        "parted": parted,
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
    said = {name: getattr(one, name) for name in fields}
    return {**said, "holds": one.holds, "breach": breach, "cases": cases}
