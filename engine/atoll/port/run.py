"""A run of a port: all that it is asked, what came of it, and whether that is green."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

from atoll import __version__
from atoll.book import rules as book_of
from atoll.port.asking import Outcome, asked
from atoll.port.findings import Finding, broke, findings, places
from atoll.port.games import games
from atoll.port.messages import Json
from atoll.port.port import Claims, Port
from atoll.port.question import Question, by_editions, questions, rules_of
from atoll.port.talk import Broken
from atoll.progress import Bar, silent
from atoll.table import counted

FORMAT = 2
STATUSES = ("held", "in doubt", "not held", "not claimed", "not asked")
"""In doubt is a rule that is at work where a port parts, and not alone."""
MOST_BREAKS = 5
"""After so many breaks a run is over: whoever waits for a port that hangs waits long enough."""
_NAMED = 5


class Asked(NamedTuple):
    """What a port is asked: only questions of some rules, so many games, with this luck.

    Where rules are named and no number of games, none are played. Asked for the `first` thing that
    is wrong, nothing more is asked once there is one.
    """

    rules: frozenset[str] = frozenset()
    games: int | None = None
    seed: int = 1
    first: bool = False


class Counts(NamedTuple):
    """How many questions of a kind came out how; `left` were not asked, as the run was over."""

    asked: int
    agreed: int
    parted: int
    broken: int
    skipped: int
    not_claimed: int
    left: int
    moves: int


def asked_of(vectors: Iterable[Mapping[str, Any]], port: Port, what: Asked) -> Sequence[Question]:
    """The questions of a run: first those of examples, then what is forged."""
    every = (one for question in questions(vectors) for one in by_editions(question, port.claims))
    taken = (one for one in every if not what.rules or what.rules & {*one.rules})
    return sorted(taken, key=lambda one: one.kind == "forged")


@dataclass
class Result:
    """A run of a port: what it claims, what it was asked, and all that came of it.

    Of a `kind` of questions some may be `left`. `short` are the partings made short.
    """

    game: str
    claims: Claims
    what: Asked
    outcomes: list[Outcome] = field(default_factory=list)
    left: Counter[str] = field(default_factory=Counter)
    short: Sequence[Outcome] = ()
    findings: Sequence[Finding] = ()

    @property
    def over(self) -> bool:
        """Whether it has broken off too often to be asked anything more."""
        broken = (one.broken for one in self.outcomes if one.broken)
        return sum(one.kind != "error" for one in broken) >= MOST_BREAKS

    def stopped(self) -> str:
        """Why nothing more is asked; nothing while there is."""
        if self.over:
            return f"it broke off {MOST_BREAKS} times"
        first = self.what.first and not all(one.agreed or one.not_asked for one in self.outcomes)
        return "only the first thing that is wrong was asked for" if first else ""

    @property
    def green(self) -> bool:
        """Whether all that was asked agrees, and nothing was passed over without a word."""
        return not [*self.why_not_green()]

    def why_not_green(self) -> Iterator[str]:
        """What stands in the way of green, as people read it."""
        if self.findings:
            yield counted(len(self.findings), "finding")
        if skipped := sum(bool(one.skipped) for one in self.outcomes):
            yield f"{counted(skipped, 'question')} skipped without a word beforehand"
        if stopped := self.stopped():
            left = counted(self.left.total(), "question")
            yield f"the run was over early: {stopped}, {left} left"
        if not any(one.agreed for one in self.outcomes):
            yield "nothing was asked to which it could agree"

    def counts(self) -> dict[str, Counts]:
        """How many questions of each kind came out how."""
        kinds = dict.fromkeys([*(one.question.kind for one in self.outcomes), *self.left])
        return {kind: self._counts(kind) for kind in kinds}

    def _counts(self, kind: str) -> Counts:
        its = [one for one in self.outcomes if one.question.kind == kind]
        return Counts(
            asked=sum(not one.not_asked for one in its),
            agreed=sum(one.agreed for one in its),
            parted=sum(one.parting is not None for one in its),
            broken=sum(one.broken is not None for one in its),
            skipped=sum(bool(one.skipped) for one in its),
            not_claimed=sum(bool(one.not_asked) for one in its),
            left=self.left[kind],
            moves=sum(one.moves for one in its if kind == "games"),
        )

    def not_claimed(self) -> Counter[str]:
        """How many questions were not asked, by what the port says beforehand."""
        return Counter(one.not_asked for one in self.outcomes if one.not_asked)

    def skipped(self) -> dict[str, list[str]]:
        """The questions that were skipped, by what the port said then."""
        found: dict[str, list[str]] = {}
        for one in self.outcomes:
            if one.skipped:
                found.setdefault(one.skipped, []).append(one.question.name)
        return found

    def agreed(self) -> Counter[str]:
        """In how many questions that agree each rule is at work."""
        return Counter(rule for one in self.outcomes if one.agreed for rule in one.rules)

    def rules(self) -> dict[str, str]:
        """Every rule of the book, and how it stands with it."""
        agreed, found = self.agreed(), [one for one in self.findings if one.rule]
        wrong = {one.rule for one in found if not one.perhaps}
        doubtful = {rule for one in found for rule in (one.rule, *one.perhaps)}
        doubtful |= {rule for one in self.short for rule in one.rules}
        parted = [(one.question, len(one.apart.record) - 1) for one in self.outcomes if one.parting]
        lines = [line for asked, place in parted for line in asked.ours.lines[place : place + 1]]
        unsure = {rule for line in lines for rule in rules_of(line)} - agreed.keys()
        ways = {
            "not claimed": self.claims.not_claimed,
            "not held": wrong,
            "in doubt": doubtful | unsure,
            "held": agreed,
        }
        return {
            rule: next((way for way, its in ways.items() if rule in its), "not asked")
            for rule in book_of(self.game)
        }

    def as_json(self, day: str = "", took: float = 0.0) -> Json:
        """The run as it is printed and kept (schemas/port-run.schema.json); it took seconds."""
        agreed = self.agreed()
        return {
            "format": FORMAT,
            "atoll": __version__,
            "game": self.game,
            "day": day,
            "port": self.claims._asdict(),
            "asked": {"rules": sorted(self.what.rules), "seed": self.what.seed},
            "green": self.green,
            "why_not_green": [*self.why_not_green()],
            "counts": {kind: one._asdict() for kind, one in self.counts().items()},
            "not_claimed": self.not_claimed(),
            "skipped": [
                {"why": why, "times": len(names), "of": names[:_NAMED]}
                for why, names in self.skipped().items()
            ],
            "rules": [
                {"rule": rule, "status": status, "agreed": agreed[rule]}
                for rule, status in self.rules().items()
            ],
            "findings": [one.as_json() for one in self.findings],
            "took": round(took, 2),
        }


def run(port: Port, every: Iterable[Question], what: Asked, bar: Bar = silent) -> Result:
    """Ask a port everything, then make short and tell what is wrong. Errors: CannotStart."""
    of, luck = Result(port.of, port.claims, what), Random(f"port {port.of} {what.seed}")
    for kind, some in groupby(every, key=lambda one: one.kind):
        its = [*some]
        with bar(kind.capitalize(), len(its)) as on:
            for question in its:
                if of.stopped():
                    of.left[kind] += 1
                else:
                    of.outcomes.append(asked(port, question))
                    on(1)
    none = what.games == 0 or (what.rules and what.games is None)
    if not (none or of.stopped()):
        with bar("Games", what.games or 0) as on:
            for one in games(port, luck, what.games):
                of.outcomes.append(one)
                on(1)
                if of.stopped():
                    break
    of.short = [*places(port, of.outcomes, over=of.over)]
    of.findings = [*findings(port, of.outcomes, of.short, luck, over=of.over)]
    try:
        port.stop()
    except Broken as broken:
        of.findings = [*of.findings, broke(broken)]
    return of
