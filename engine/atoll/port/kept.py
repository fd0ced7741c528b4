"""A run that was kept in a file, read again for a report."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from atoll import book
from atoll.port.result import FORMAT
from atoll.schemas import schemas
from atoll.schemas.fitting import misfits
from atoll.table.games import GAMES, title

__all__ = ["BadRun", "Kept", "kept"]


class BadRun(ValueError):
    """A file that holds no run; the message names it and the fix."""


class Kept(NamedTuple):
    """What a run came to, as its file says (schemas/port-run.schema.json)."""

    told: Mapping[str, Any]

    @property
    def game(self) -> str:
        """The game."""
        return str(self.told["game"])

    @property
    def title(self) -> str:
        """What the game is called."""
        return title(self.game)

    @property
    def green(self) -> bool:
        """Whether all that the port claims is held."""
        return bool(self.told["green"])

    @property
    def name(self) -> str:
        """The port, with its version."""
        port = self.told["port"]
        return " ".join(filter(None, (port["name"], port["version"])))

    @property
    def findings(self) -> Sequence[Mapping[str, Any]]:
        """What is wrong."""
        return list(self.told["findings"])

    def statuses(self) -> dict[str, str]:
        """How it stands with each rule."""
        return {one["rule"]: one["status"] for one in self.told["rules"]}

    def rules(self, status: str = "") -> list[str]:
        """The rules of a status, or all."""
        return [rule for rule, its in self.statuses().items() if status in ("", its)]

    def titles(self) -> dict[str, str]:
        """What the rules are called, as far as this book has them."""
        known = book.rules(self.game) if self.game in GAMES else {}
        return {rule: known[rule].title if rule in known else "" for rule in self.statuses()}


def kept(path: Path) -> Kept:
    """A run from its file. Errors: BadRun, OSError."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (RecursionError, ValueError) as error:
        raise BadRun(
            f"{path}: this is not JSON: {error}; name a run that --save has kept."
        ) from None
    version = told.get("format") if isinstance(told, dict) else None
    if version != FORMAT:
        raise BadRun(
            f"{path}: its format is {version}, and this atoll reads {FORMAT}; "
            "name a run that `atoll port run --save` has kept."
        )
    if problem := next(misfits(schemas()["port-run.schema.json"], told), ""):
        raise BadRun(f"{path}: {problem}; keep the run again.")
    return Kept(told)
