"""A run of a port: all that it is asked, what came of it, and whether that is green."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

from atoll import __version__
from atoll.book import rules as book_of
from atoll.drawing.plates import breadth
from atoll.port.asking import HOW, Outcome, asked
from atoll.port.findings import broke, findings, places
from atoll.port.games import games
from atoll.port.messages import Json
from atoll.port.port import Claims, Port
from atoll.port.question import Question, by_editions, questions, rules_of
from atoll.port.talk import Broken
from atoll.progress import Bar, silent
from atoll.table import counted
from atoll.table.packages import title

FORMAT = 2
STATUSES = ("held", "in doubt", "not held", "not claimed", "not asked")
"""In doubt is a rule that is at work where a port parts, and not alone."""
COUNTS = ("asked", *HOW, "moves")
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


def asked_of(vectors: Iterable[Mapping[str, Any]], port: Port, what: Asked) -> Sequence[Question]:
    """The questions of a run: first those of examples, then what is forged."""
    every = (one for question in questions(vectors) for one in by_editions(question, port.claims))
    taken = (one for one in every if not what.rules or what.rules & {*one.rules})
    return sorted(taken, key=lambda one: one.kind == "forged")


@dataclass
class Result:
    """A run of a port: what it claims, what it was asked, and all that came of it.

    `short` are the partings made short.
    """

    game: str
    claims: Claims
    what: Asked
    outcomes: list[Outcome] = field(default_factory=list)
    short: Sequence[Outcome] = ()
    findings: Sequence[Json] = ()

    @property
    def over(self) -> bool:
        """Whether it has broken off too often to be asked anything more."""
        broken = (one.broken for one in self.outcomes if one.broken)
        return sum(one.kind != "error" for one in broken) >= MOST_BREAKS

    def stopped(self) -> str:
        """Why nothing more is asked; nothing while there is."""
        if self.over:
            return f"it broke off {MOST_BREAKS} times"
        wrong = any(one.how in {"parted", "broken", "skipped"} for one in self.outcomes)
        return (
            "only the first thing that is wrong was asked for" if wrong and self.what.first else ""
        )

    @property
    def green(self) -> bool:
        """Whether all that was asked agrees, and nothing was passed over without a word."""
        return not [*self.why_not_green()]

    def why_not_green(self) -> Iterator[str]:
        """What stands in the way of green, as people read it."""
        if self.findings:
            yield counted(len(self.findings), "finding")
        how = Counter(one.how for one in self.outcomes)
        if how["skipped"]:
            yield f"{counted(how['skipped'], 'question')} skipped without a word beforehand"
        if stopped := self.stopped():
            left = counted(how["left"], "question")
            yield f"the run was over early: {stopped}, {left} left"
        if not how["agreed"]:
            yield "nothing was asked to which it could agree"

    def counts(self) -> dict[str, dict[str, int]]:
        """How many questions of each kind came out how, with how many moves games had."""
        found: dict[str, dict[str, int]] = {}
        for one in self.outcomes:
            its = found.setdefault(one.question.kind, dict.fromkeys(COUNTS, 0))
            its[one.how] += 1
            its["asked"] += one.how not in {"not_claimed", "left"}
            if one.question.kind == "games":
                its["moves"] += len(one.question.ours.lines) - 1
        return found

    def why(self, how: str) -> dict[str, list[str]]:
        """Why questions came out so, each with their names."""
        found: dict[str, list[str]] = {}
        for one in (one for one in self.outcomes if one.how == how):
            found.setdefault(one.why, []).append(one.question.name)
        return found

    def agreed(self) -> Counter[str]:
        """In how many questions that agree each rule is at work."""
        return Counter(rule for one in self.outcomes if one.how == "agreed" for rule in one.rules)

    def rules(self) -> dict[str, str]:
        """Every rule of the book, and how it stands with it."""
        agreed, found = self.agreed(), [one for one in self.findings if one["rule"]]
        wrong = {one["rule"] for one in found if not one["perhaps"]}
        doubtful = {rule for one in found for rule in (one["rule"], *one["perhaps"])}
        doubtful |= {rule for one in self.short for rule in one.rules}
        parted = [one for one in self.outcomes if one.parting]
        lines = [line for one in parted for line in one.question.ours.lines[len(one.agreed) :][:1]]
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
            "counts": self.counts(),
            "not_claimed": {why: len(names) for why, names in self.why("not_claimed").items()},
            "skipped": [
                {"why": why, "times": len(names), "of": names[:_NAMED]}
                for why, names in self.why("skipped").items()
            ],
            "rules": [
                {"rule": rule, "status": status, "agreed": agreed[rule]}
                for rule, status in self.rules().items()
            ],
            "findings": [*self.findings],
            "took": round(took, 2),
        }


def picture(game: str, says: str, *, green: bool) -> str:
    """How a port stands, as a picture (SVG) for its own page; `says` holds no word of the port."""
    told, fill = f"{title(game)} rules: {says}", "#1a7f37" if green else "#b3261e"
    wide = 12 + round(breadth(told, "label"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="20" role="img">'
        f'<title>{told}</title><rect width="{wide}" height="20" rx="3" fill="{fill}"/>'
        f'<text x="6" y="15" fill="#fff" font-family="sans-serif" font-size="13">{told}</text>'
        "</svg>\n"
    )


def run(port: Port, every: Iterable[Question], what: Asked, bar: Bar = silent) -> Result:
    """Ask a port everything, then make short and tell what is wrong. Errors: CannotStart."""
    of, luck = Result(port.of, port.claims, what), Random(f"port {port.of} {what.seed}")
    for kind, some in groupby(every, key=lambda one: one.kind):
        its = [*some]
        with bar(kind.capitalize(), len(its)) as on:
            for question in its:
                left = Outcome(question, "left") if of.stopped() else None
                of.outcomes.append(left or asked(port, question))
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
