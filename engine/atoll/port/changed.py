"""What has become different between two runs of a port: rules, findings, questions."""

from collections.abc import Iterator
from typing import NamedTuple

from atoll.port.kept import BadRun, Kept
from atoll.port.messages import Json
from atoll.table import cite

__all__ = ["Changed", "changed"]

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
