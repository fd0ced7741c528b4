"""The laws of a game by the rules of this process: what each says, and whether it holds."""

from collections.abc import Sequence
from typing import Any

from atoll.proof.cases import asked
from atoll.proof.law import Law, laws
from atoll.table import games


def answer(game: str, names: Sequence[str] | None = None) -> dict[str, Any]:
    """By its name each law, or those that are named: its words, its rules and its verdict."""
    known = laws(game)
    chosen = known if names is None else {name: known[name] for name in names if name in known}
    return {name: _told(game, law) for name, law in chosen.items()}


def _told(game: str, law: Law) -> dict[str, Any]:
    return {"says": law.says, "rules": [*law.rules], "verdict": _verdict(game, law)}


def _verdict(game: str, law: Law) -> str:
    """`proved` where nothing contradicts it, else `refuted` or `unknown`; or why it cannot be."""
    try:
        unknowns = games.unknowns(game)
        found = [asked(law, unknowns, seats, None) for seats in law.seats or (0,)]
    except Exception as error:  # noqa: BLE001 # changed rules can end a law in anything
        return f"breaks off: {type(error).__name__}: {error}"
    return next(one for one in ("refuted", "unknown", "proved") if one in found)
