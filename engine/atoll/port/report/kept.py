"""A run that was kept in a file, read again; and what has become different between two."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from atoll import book
from atoll.port.result import FORMAT
from atoll.port.talking.fitting import misfits
from atoll.port.talking.messages import Json
from atoll.schemas import schemas
from atoll.table import cite
from atoll.table.games import GAMES, title

__all__ = ["BadRun", "Changed", "Kept", "changed", "kept"]


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


# Two runs compared

_BEST = ("held", "not asked", "not claimed", "in doubt", "not held")


class Changed(NamedTuple):
    """By rule how it stood and how it stands; what is wrong now and was not, and was and is not."""

    since: str
    rules: dict[str, tuple[str, str]]
    new: tuple[str, ...]
    gone: tuple[str, ...]

    @property
    def worse(self) -> list[str]:
        """The rules that stood better before."""
        return [rule for rule, (was, now) in self.rules.items() if _rank(now) > _rank(was)]

    def as_json(self) -> Json:
        """The comparison as `atoll port report --json` prints it."""
        rules = [{"rule": rule, "was": was, "is": now} for rule, (was, now) in self.rules.items()]
        return {"since": self.since, "rules": rules, "new": [*self.new], "gone": [*self.gone]}


def _rank(status: str) -> int:
    return _BEST.index(status)


def changed(earlier: Kept, now: Kept) -> Changed:
    """What has changed since an earlier run. Errors: BadRun, where it is of another game."""
    if earlier.game != now.game:
        raise BadRun(f"the earlier run is of {earlier.game}, and this one of {now.game}.")
    before, after = earlier.statuses(), now.statuses()
    rules = {
        rule: (before.get(rule, "not asked"), status)
        for rule, status in after.items()
        if before.get(rule, "not asked") != status
    }
    was, is_now = [*_wrong(earlier)], [*_wrong(now)]
    since = earlier.told["day"]
    new = tuple(one for one in is_now if one not in was)
    return Changed(since, rules, new, tuple(one for one in was if one not in is_now))


def _wrong(run: Kept) -> Iterator[str]:
    """What is wrong, in words that stay the same from run to run."""
    for one in run.findings:
        rule = f"{cite(one['rule'])}: " if one["rule"] else ""
        yield f"{rule}the port {one['means']}"
