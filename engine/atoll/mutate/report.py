"""What a mutation of the rules showed: per rule, what objected to its faults; and who survived."""

from collections import Counter
from typing import Any, NamedTuple

from atoll.mutate.every_fault import Planting, Tried
from atoll.mutate.plant import Fault
from atoll.table.stating import in_order

STATUSES = ("example", "law", "does not run", "unseen", "survived")


class Row(NamedTuple):
    """A rule: how many faults concern it, and what became of them, by status."""

    rule: str
    faults: int
    counts: Counter[str]


class Mutation(NamedTuple):
    """The faults that were chosen, and what became of those tried."""

    planting: Planting
    chosen: tuple[Fault, ...]
    tried: tuple[Tried, ...] = ()
    seconds: float = 0.0

    @property
    def counts(self) -> Counter[str]:
        """How many faults there are of each status."""
        return Counter(one.status for one in self.tried)

    @property
    def survivors(self) -> list[Tried]:
        """The faults that nothing objects to, though games at random go otherwise with them."""
        return [one for one in self.tried if one.status == "survived"]

    @property
    def rows(self) -> list[Row]:
        """The rules in the order of their numbers; a fault counts for each of its rules."""
        faults = Counter(rule for fault in self.chosen for rule in fault.rules)
        return [
            Row(rule, faults[rule], Counter(t.status for t in self.tried if rule in t.fault.rules))
            for rule in in_order(faults)
        ]

    def as_dict(self) -> dict[str, Any]:
        """The report as JSON has it (schemas/mutate.schema.json)."""
        known = {one.fault.key: one for one in self.tried}
        return {
            "game": self.planting.game,
            "planted": len(self.planting.faults),
            "tried": len(self.tried),
            "sound": not self.survivors,
            "counts": _counted(self.counts),
            "rules": [
                {"rule": r.rule, "faults": r.faults, **_counted(r.counts)} for r in self.rows
            ],
            "unattributed": sum(not fault.rules for fault in self.chosen),
            "faults": [self._fault(fault, known.get(fault.key)) for fault in self.chosen],
            "seconds": round(self.seconds, 1),
        }

    def _fault(self, fault: Fault, tried: Tried | None) -> dict[str, Any]:
        witness = tried.witness if tried else None
        named = ("module", "function", "line", "kind", "old", "new")
        return {
            **{name: getattr(fault, name) for name in named},
            "rules": [*fault.rules],
            "status": tried.status if tried else None,
            "by": tried.verdict.where if tried else "",
            "said": tried.verdict.what if tried else "",
            "scenario": witness.text if witness else None,
        }


def _counted(counts: Counter[str]) -> dict[str, int]:
    return {status.replace(" ", "_"): counts[status] for status in STATUSES}
