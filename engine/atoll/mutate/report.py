"""What a mutation of the rules showed: per rule, what objected to its faults; and who survived."""

from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from atoll.mutate.every_fault import Planting, Tried
from atoll.mutate.plant import Fault, Key
from atoll.telling.witness import Witness

__all__ = ["STATUSES", "Mutation", "Row", "texts"]

STATUSES = ("example", "law", "equivalent", "does not run", "survived")


class Row(NamedTuple):
    """A rule: how many faults concern it, and what became of them, by status."""

    rule: str
    faults: int
    counts: Counter[str]


class Mutation(NamedTuple):
    """The faults that were chosen, what became of those tried, and what was found against some."""

    planting: Planting
    chosen: tuple[Fault, ...]
    tried: tuple[Tried, ...] = ()
    witnesses: Mapping[Key, Witness] = {}
    seconds: float = 0.0

    @property
    def counts(self) -> Counter[str]:
        """How many faults there are of each status."""
        return Counter(one.status for one in self.tried)

    @property
    def survivors(self) -> list[Tried]:
        """The faults that nothing objects to and nothing explains."""
        return [one for one in self.tried if one.status == "survived"]

    @property
    def stale(self) -> list[Key]:
        """Entries of the register whose line is gone, or to which something objects after all."""
        planted = {fault.key for fault in self.planting.faults}
        objected = {one.fault.key for one in self.tried if one.verdict.by != "nothing"}
        return [key for key in self.planting.reasons if key not in planted or key in objected]

    @property
    def sound(self) -> bool:
        """Whether nothing is left to explain, and nothing is explained in vain."""
        return not (self.survivors or self.stale)

    @property
    def rows(self) -> list[Row]:
        """The rules in the order of their numbers; a fault counts for each of its rules."""
        rules = {rule for fault in self.chosen for rule in fault.rules}
        return [self._row(rule) for rule in sorted(rules, key=_place)]

    def _row(self, rule: str) -> Row:
        mine = sum(rule in fault.rules for fault in self.chosen)
        return Row(rule, mine, Counter(t.status for t in self.tried if rule in t.fault.rules))

    def as_dict(self) -> dict[str, Any]:
        """The report as JSON has it (schemas/mutate.schema.json)."""
        return {
            "game": self.planting.game,
            "texts": texts(self.planting),
            "planted": len(self.planting.faults),
            "tried": len(self.tried),
            "sound": self.sound,
            "counts": _counted(self.counts),
            "rules": [
                {"rule": r.rule, "faults": r.faults, **_counted(r.counts)} for r in self.rows
            ],
            "unattributed": sum(not fault.rules for fault in self.chosen),
            "faults": self._faults(),
            "stale": [dict(zip(_KEY, key, strict=True)) for key in self.stale],
            "seconds": round(self.seconds, 1),
        }

    def _faults(self) -> list[dict[str, Any]]:
        known = {one.fault.key: one for one in self.tried}
        return [self._fault(fault, known.get(fault.key)) for fault in self.chosen]

    def _fault(self, fault: Fault, tried: Tried | None) -> dict[str, Any]:
        witness = self.witnesses.get(fault.key)
        named = ("module", "function", "line", "kind", "old", "new")
        return {
            **{name: getattr(fault, name) for name in named},
            "rules": [*fault.rules],
            "status": tried.status if tried else None,
            "by": tried.verdict.where if tried else "",
            "said": tried.verdict.what if tried else "",
            "reason": tried.reason if tried else "",
            "scenario": witness.text if witness else None,
        }


def texts(of: Planting) -> dict[str, str]:
    """The checksums of all that the faults depend on: each module, and what is said of faults."""
    read = {name: source.text for name, source in of.sources.items()}
    known = read | {"equivalents": repr(sorted(of.reasons.items())).encode()}
    return {name: sha256(text).hexdigest() for name, text in known.items()}


_KEY = ("module", "function", "old", "new")


def _counted(counts: Counter[str]) -> dict[str, int]:
    return {status.replace(" ", "_"): counts[status] for status in STATUSES}


def _place(rule: str) -> list[int]:
    return [int(part) for part in rule.split("_")[1:]]
