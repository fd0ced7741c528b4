"""What a situation of Kaivai shows on plain numbers, as a scene that the engine plays.

The engine has to come to what the rules came to: nobody sees a table before that is checked.
"""

from collections.abc import Callable, Mapping
from typing import Any

from atoll.kaivai import laid
from atoll.kaivai.rules import value
from atoll.kaivai.scene import bare
from atoll.kaivai.situations import Bidding, Choosing, Passing, Paying, Scoring, Selling
from atoll.kaivai.table import Table
from atoll.proof.replaying import agreed
from atoll.proof.smallest import Found
from atoll.table import Refusal
from atoll.telling.scene import Scene, at_table, happens

__all__ = ["scene"]


def scene(found: Found) -> Scene:
    """The scene, once the engine has played it to the same end. Errors: Disagreement."""
    built = _SCENES[type(found.laid)](found.laid, bare(found.seats, found.answers))
    agreed(found, _ENDS[type(found.laid)](found.laid), _end(built))
    return built


def _end(built: Scene) -> dict[str, Any]:
    """What the engine comes to: what a rule says against it, or parts of the table."""
    outcome = happens("kaivai", built)
    if isinstance(outcome, Refusal):
        return {"refused": outcome.rule}
    table, seat = outcome.table, built.seat
    return {
        "refused": "",
        "glory": table.glory,
        "influence": table.influence,
        "influence of who passes": table.influence[seat],
        "shells of who pays": tuple(table.shells[seat]),
        "worth": value(table.shells[seat]) - value(at_table("kaivai", built).shells[seat]),
    }


def _passing_ends(found: Passing) -> dict[str, Any]:
    turn = next(one for one in found.turns if one.short)
    return {"refused": "", "influence of who passes": turn.own + turn.gets}


def _choosing_ends(found: Choosing) -> dict[str, Any]:
    own, *others = found.influence
    if found.held[-1] > own:
        return {"refused": "kaivai_4_3"}
    return {"refused": "", "influence": (own - found.held[-1], *others)}


def _paying_ends(found: Paying) -> dict[str, Any]:
    return {"refused": "", "shells of who pays": tuple(found.after.shells)}


def _selling_ends(found: Selling) -> dict[str, Any]:
    return {"refused": "kaivai_8_7"} if found.refused else {"refused": "", "worth": found.worth}


def _scoring_ends(found: Scoring) -> dict[str, Any]:
    left = tuple(own - gone for own, gone in zip(found.influence, found.back, strict=True))
    return {"refused": "", "glory": found.found.glory, "influence": left}


def _bidding_ends(found: Bidding) -> dict[str, Any]:
    return {"refused": "" if found.movement else "kaivai_9_1"}


_SCENES: Mapping[type, Callable[[Any, Table], Scene]] = {
    Passing: laid.passing,
    Choosing: laid.choosing,
    Paying: laid.paid_so,
    Selling: laid.selling,
    Scoring: laid.scored_so,
    Bidding: laid.bidding,
}
_ENDS: Mapping[type, Callable[[Any], dict[str, Any]]] = {
    Passing: _passing_ends,
    Choosing: _choosing_ends,
    Paying: _paying_ends,
    Selling: _selling_ends,
    Scoring: _scoring_ends,
    Bidding: _bidding_ends,
}
