"""What came of a run: counts, each rule, findings; and whether that is green."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from atoll import __version__
from atoll.book import rules as book_of
from atoll.port.asking import Outcome
from atoll.port.claims import Claims
from atoll.port.findings import Finding
from atoll.port.messages import Json
from atoll.port.suspicion import Suspicion
from atoll.table import counted

FORMAT = 2
STATUSES = ("held", "in doubt", "not held", "not claimed", "not asked")
"""In doubt is a rule that is at work where a port parts, behind one that is more suspicious, or one
that is at work only on lines on which it parts."""
_NAMED = 5


class Counts(NamedTuple):
    """How many questions of a kind came out how; `left` were not asked, as the run was over."""

    asked: int = 0
    agreed: int = 0
    parted: int = 0
    broken: int = 0
    skipped: int = 0
    not_claimed: int = 0
    left: int = 0
    moves: int = 0

    def with_one(self, one: Outcome, moves: int) -> "Counts":
        """One more question."""
        if one.not_asked:
            return self._replace(not_claimed=self.not_claimed + 1)
        return self._replace(
            asked=self.asked + 1,
            agreed=self.agreed + one.agreed,
            parted=self.parted + (one.parting is not None),
            broken=self.broken + (one.broken is not None),
            skipped=self.skipped + bool(one.skipped),
            moves=self.moves + moves,
        )


class Tally:
    """What has been heard so far: counts by kind, why something was skipped, or never asked."""

    def __init__(self) -> None:
        """Nothing has been heard."""
        self.counts: dict[str, Counts] = {}
        self.reasons: dict[str, int] = {}
        self.skipped: dict[str, list[str]] = {}

    def heard(self, kind: str, one: Outcome, moves: int) -> None:
        """One more question."""
        self.counts[kind] = self.counts.get(kind, Counts()).with_one(one, moves)
        if one.not_asked:
            self.reasons[one.not_asked] = self.reasons.get(one.not_asked, 0) + 1
        if one.skipped:
            self.skipped.setdefault(one.skipped, []).append(one.question.name)

    def left(self, kind: str, number: int) -> None:
        """So many were not asked any more."""
        found = self.counts.get(kind, Counts())
        self.counts[kind] = found._replace(left=found.left + number)


class Result(NamedTuple):
    """A run of a port: what it claims, what it was asked, and all that came of it."""

    game: str
    claims: Claims
    only: frozenset[str]
    seed: int
    tally: Tally
    suspicion: Suspicion
    findings: tuple[Finding, ...]
    stopped: str = ""
    took: float = 0.0
    day: str = ""

    @property
    def green(self) -> bool:
        """Whether all that was asked agrees, and nothing was passed over without a word."""
        return not [*self.why_not_green()]

    def why_not_green(self) -> Iterator[str]:
        """What stands in the way of green, as people read it."""
        if self.findings:
            yield counted(len(self.findings), "finding")
        if skipped := sum(map(len, self.tally.skipped.values())):
            yield f"{counted(skipped, 'question')} skipped without a word beforehand"
        if self.stopped:
            left = sum(one.left for one in self.tally.counts.values())
            yield f"the run was over early: {self.stopped}, {counted(left, 'question')} left"
        if not any(one.agreed for one in self.tally.counts.values()):
            yield "nothing was asked to which it could agree"

    def rules(self) -> dict[str, str]:
        """Every rule of the book, and how it stands with it."""
        wrong = {one.rule for one in self.findings}
        doubtful = self.suspicion.doubtful | {one for it in self.findings for one in it.perhaps}
        return {rule: self._status(rule, wrong, doubtful) for rule in book_of(self.game)}

    def _status(self, rule: str, wrong: Collection[str | None], doubtful: Collection[str]) -> str:
        if rule in self.claims.not_claimed:
            return "not claimed"
        if rule in wrong:
            return "not held"
        if rule in doubtful:
            return "in doubt"
        if self.suspicion.questions[rule]:
            return "held"
        return "in doubt" if rule in self.suspicion.unsure else "not asked"

    def as_json(self) -> Json:
        """The run as it is printed and kept (schemas/port-run.schema.json)."""
        return {
            "format": FORMAT,
            "atoll": __version__,
            "game": self.game,
            "day": self.day,
            "port": self.claims.as_json(),
            "asked": {"rules": sorted(self.only), "seed": self.seed},
            "green": self.green,
            "why_not_green": [*self.why_not_green()],
            "counts": {kind: one._asdict() for kind, one in self.tally.counts.items()},
            "not_claimed": self.tally.reasons,
            "skipped": [*_skipped(self.tally.skipped)],
            "rules": [*self._rules()],
            "findings": [one.as_json() for one in self.findings],
            "took": round(self.took, 2),
        }

    def _rules(self) -> Iterator[Json]:
        for rule, status in self.rules().items():
            yield {"rule": rule, "status": status, "agreed": self.suspicion.questions[rule]}


def _skipped(of: Mapping[str, list[str]]) -> Iterator[Json]:
    for why, names in of.items():
        yield {"why": why, "times": len(names), "of": names[:_NAMED]}
