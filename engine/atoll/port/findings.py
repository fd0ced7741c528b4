"""What a run has found: partings that are alike as one, made short, each told with its rule.

Which rule a port most likely gets wrong is the one that is at work where it parts, and not else. A
moment is the work of several rules, and a position does not tell which of them a port has missed.
As where programs are searched for faults (Ochiai), each rule is weighed by the moments in which it
is at work: those by which the port parts, and those where all agrees.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from atoll.port.asking import KINDS, Outcome, otherwise
from atoll.port.messages import Json
from atoll.port.port import Port
from atoll.port.question import Ours
from atoll.port.short import located, rules_there, scenario, searched
from atoll.port.talk import Broken
from atoll.record.ways import ways
from atoll.table.games import game

LOCATED, SEARCHED = 250, 8
"""So many questions are asked again from later tables; so many times other games are looked for."""
_NAMING = ("accepts", "rule", "moves", "winners", "table")
_NAMED = 5


class Finding(NamedTuple):
    """One thing that is wrong with a port: how it is seen, and where.

    `kind` is one of KINDS in `parting`, or `broken`; `record` shows it, with `then` as the rules
    have it; `moves` are those in it, of `before` moves at first. `right_by` are editions and
    answers by which the port would be right. `times` counts all that is alike, of which `found_in`
    names some. `perhaps` are other rules at work there, the most suspicious first.
    """

    kind: str
    rule: str | None = None
    perhaps: Sequence[str] = ()
    says: str = ""
    record: Sequence[Json] = ()
    moves: int = 0
    before: int = 0
    scenario: str = ""
    theirs: Any = None
    right_by: Sequence[str] = ()
    times: int = 1
    found_in: Sequence[str] = ()
    stderr: str = ""

    @property
    def means(self) -> str:
        """What the port does, in words."""
        return KINDS.get(self.kind, "breaks off")

    def as_json(self) -> Json:
        """The finding as a run keeps it (schemas/port-run.schema.json)."""
        return {**self._asdict(), "means": self.means}


def broke(broken: Broken, alike: Sequence[Outcome] = ()) -> Finding:
    """What broke off, and what was asked then."""
    record = [{**line} for line in alike[0].question.record] if alike else []
    moves = max(len(record) - 1, 0)
    return Finding(
        "broken",
        says=broken.says,
        record=record,
        moves=moves,
        before=moves,
        times=max(len(alike), 1),
        found_in=_names(alike),
        stderr=broken.stderr,
    )


def _names(alike: Sequence[Outcome]) -> list[str]:
    return [*dict.fromkeys(one.question.name for one in alike[:_NAMED])]


def places(port: Port, outcomes: Iterable[Outcome], *, over: bool) -> Iterator[Outcome]:
    """All partings as short as they are made, each with the rules at work there.

    A port that is `over` is not asked again: its partings stand as they were met.
    """
    for number, one in enumerate(one for one in outcomes if one.parting):
        short = one if over or number >= LOCATED else located(port, one)
        rules = rules_there(short) or [*filter(None, [short.apart.rule])]
        yield short._replace(rules=rules, before=len(one.apart.record) - 1)


def findings(
    port: Port, outcomes: Sequence[Outcome], short: Sequence[Outcome], luck: Random, *, over: bool
) -> Iterator[Finding]:
    """All that is wrong, what breaks first, then the partings, the most frequent first."""
    breaks: dict[str, tuple[Broken, list[Outcome]]] = {}
    for one in outcomes:
        if one.broken:
            breaks.setdefault(one.broken.kind, (one.broken, []))[1].append(one)
    yield from (broke(broken, some) for broken, some in breaks.values())
    scores, alike = _scores(outcomes, short), dict[tuple[str, str], list[Outcome]]()
    for one in short:
        rule = next(iter(_ranked(one, scores)), "")
        alike.setdefault((one.apart.kind, rule), []).append(one)
    frequent = sorted(alike.items(), key=lambda pair: -len(pair[1]))
    for number, ((_, rule), some) in enumerate(frequent):
        first = _plainest(some, rule)
        if not (over or port.claims.can("positions")) and number < SEARCHED:
            first = searched(port, first, luck)._replace(before=first.before)
        rules = sorted(_ranked(first, scores), key=lambda one: one != rule)
        yield _finding(port, first, some, rules)


def _scores(outcomes: Iterable[Outcome], short: Iterable[Outcome]) -> Mapping[str, float]:
    """How suspicious each rule is that is at work in some place where they part."""
    agreed, parted = Counter[str](), Counter(rule for one in short for rule in one.rules)
    for running in (running for one in outcomes for running in one.agreed):
        for step in running.step.one_by_one():
            agreed.update({event.rule for event in step.events})
    most = max(parted.values(), default=0)
    scores = {rule: many / sqrt(most * (many + agreed[rule])) for rule, many in parted.items()}
    return {rule: round(score, 2) for rule, score in scores.items()}


def _ranked(one: Outcome, scores: Mapping[str, float]) -> list[str]:
    """The rules that may be the one; where the port or a refusal names one, that alone."""
    usual = [*filter(None, [one.apart.rule])]
    if one.apart.kind in _NAMING or one.apart.named:
        return usual
    found = dict.fromkeys([*usual, *rules_there(one)])
    return sorted(found, key=lambda rule: scores.get(rule, 0.0), reverse=True)


def _plainest(some: Sequence[Outcome], rule: str) -> Outcome:
    """The shortest; of the first few one whose scenario calls the players as the record does."""
    found = sorted(some, key=lambda one: (one.moves, len(str(one.question.record))))
    for one in found[:_NAMED]:
        told, seats = scenario(one, rule), one.question.record[0]["seats"]
        if all(name in told for name in seats) and one.moves <= found[0].moves:
            return one
    return found[0]


def _finding(port: Port, one: Outcome, alike: Sequence[Outcome], rules: Sequence[str]) -> Finding:
    """A place, told; where another answer to a ruling makes it right, the rule is the ruling's."""
    right, parting, known = [*_right_by(one, port)], one.apart, game(port.of).RULINGS
    names = [name for name, sign, _ in (answer.partition("=") for answer in right) if sign]
    ruled = [rule for name in names for rule in known[name].rules if rule in rules]
    found = [*dict.fromkeys(ruled or rules)]
    rule, perhaps = next(iter(found), None), found[1:]
    record = [{**entry} for entry in one.question.entries[: len(parting.record)]]
    for running in one.question.ours.lines[len(record) - 1 : len(record)]:
        record[-1]["then"] = game(port.of).write_position(running.table)
    return Finding(
        kind=parting.kind,
        rule=rule,
        perhaps=perhaps,
        says=parting.says,
        record=record,
        moves=len(record) - 1,
        before=one.before,
        scenario=scenario(one, rule),
        theirs=parting.theirs,
        right_by=right,
        times=len(alike),
        found_in=_names(alike),
    )


def _right_by(one: Outcome, port: Port) -> Iterator[str]:
    """The editions, and the answers to rulings, by which what the port has answered is right.

    It may be where it is another table or another move.
    """
    for way in ways(port.of) if one.apart.kind in {"position", "accepts", "refuses"} else ():
        try:
            right = one.question.by(way)
        except ValueError:
            continue
        if _answers(right, one, port.claims.untold):
            yield from (it if name == "edition" else f"{name}={it}" for name, it in way.items())


def _answers(right: Ours, one: Outcome, untold: Collection[str]) -> bool:
    """Whether a port has answered just this, as far as it was asked."""
    for place, answer in one.heard.items():
        for running in right.lines[place : place + 1]:
            if otherwise(one.question.record, running, answer, untold, one.apart.kind):
                return False
        refused = place == len(right.lines) and right.refusal and answer.refused
        if place >= len(right.lines) and not refused:
            return False
    return bool(one.heard)
