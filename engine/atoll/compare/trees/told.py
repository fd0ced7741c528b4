"""A change in JSON terms."""

from collections.abc import Sequence
from typing import Any

from atoll.compare.trees.change import Change
from atoll.compare.trees.parting import Met, Moment
from atoll.compare.trees.release import Release


def as_json(
    left: str, right: str, changes: Sequence[Change], release: Release, notes: Sequence[str]
) -> dict[str, Any]:
    """All changes, and what kind of release they are (schemas/diff-trees.schema.json)."""
    return {
        "left": left,
        "right": right,
        "notes": [*notes],
        "same": all(one.same for one in changes),
        "release": {
            **release._asdict(),
            "findings": [found._asdict() for found in release.findings],
        },
        "games": [_change(one) for one in changes],
    }


def _change(one: Change) -> dict[str, Any]:
    return {
        "game": one.game,
        "only": one.alone or None,
        "release": one.release,
        "known": one.known,
        "ways": sorted(one.ways),
        "rules": [_touched(rule) for rule in one.rules],
        "code": {"same": one.code.same, "units": sorted(one.code.units)},
        "examples": one.flips.as_json()["changed"],
        "newer_examples": one.newer.as_json()["changed"],
        "worded": [f"{flip.file}:{flip.line}" for flip in one.worded],
        "laws": [law._asdict() for law in one.laws],
        "records": one.replays and one.replays.as_json(),
        "play": _met(one.met),
        "smallest": one.met.smallest and _moment(one.met.smallest),
        "took": dict(one.took),
    }


def _touched(rule: Any) -> dict[str, Any]:
    return {
        "rule": rule.rule,
        "what": rule.what,
        "text": [*rule.words],
        "code": [*rule.units],
        "file": rule.place.file if rule.place else None,
        "line": rule.place.line if rule.place else None,
    }


def _met(of: Met) -> dict[str, Any]:
    return {
        "games": of.games,
        "moves": of.moves,
        "choices": [*of.choices],
        "often": [one._asdict() for one in of.often],
    }


def _moment(of: Moment) -> dict[str, Any]:
    return {
        **of._asdict(),
        "seats": [*of.seats],
        "rulings": dict(of.rulings),
        "left": "\n".join(of.left),
        "right": "\n".join(of.right),
    }
