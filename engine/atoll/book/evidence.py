"""What the examples show of each rule: where it applied, what it refused, and what is missing.

Only scenarios that pass are evidence. A rule applies in a scenario if one of its events carries
its id, or if it hid something from a view; it refuses if a refusal there carries its id.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from atoll.book import Rule, rules
from atoll.book.last_run import Results
from atoll.code.functions import refusable
from atoll.home import HOME
from atoll.sources.register import register
from atoll.table import cite, games
from atoll.table.rulings import Ruling


@dataclass(frozen=True, slots=True)
class Shown:
    """In how many passing scenarios a rule applies or refuses, and in how many others it fails."""

    applies: int
    refuses: int
    failing: int


@dataclass(frozen=True, slots=True)
class RuleRow:
    """One rule: its status, and in how many scenarios it applies, refuses, or something fails.

    `apart` are the statuses of its sentences that have another one. Of its sources, so many are
    not held by the lock.
    """

    rule: str
    number: str
    title: str
    status: str
    apart: tuple[str, ...]
    sources: int
    not_held_by_the_lock: int
    rulings: tuple[str, ...]
    refusable: bool
    applies: int
    refuses: int
    failing: int


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """One answer to a ruling, and in how many scenarios its rules were at work under it."""

    ruling: str
    answer: str
    default: bool
    examples: int


@dataclass(frozen=True, slots=True)
class Problem:
    """A gap in the evidence: what kind, what it is about, and the fix."""

    kind: str
    about: str
    message: str


@dataclass(frozen=True, slots=True)
class Evidence:
    """The evidence of a game in one run of examples."""

    game: str
    scenarios: int
    passed: int
    rules: tuple[RuleRow, ...]
    answers: tuple[AnswerRow, ...]
    problems: tuple[Problem, ...]


def evidence(game: str, results: Results, home: Path = HOME) -> Evidence:
    """The table of a game, and the gaps in it. Raises BookError for a game the book has not."""
    of_game, of_rule = list[Mapping[str, Any]](), defaultdict[str, list[Mapping[str, Any]]](list)
    for result in results:
        about = {*ids(result), *result["tags"]}
        for rule in about:
            of_rule[rule].append(result)
        if any(rule.startswith(f"{game}_") for rule in about):
            of_game.append(result)
    passed = [result for result in of_game if result["outcome"] == "passed"]
    known = rules(game, home)
    loose = {one.id for one in register(home).passages.values() if not one.held}
    table = tuple(_row(rule, game, of_rule.get(rule.id, ()), loose) for rule in known.values())
    answers = tuple(_answers(games.game(game).RULINGS.values(), passed))
    at_work = {rule for result in of_game for rule in ids(result) if rule.startswith(f"{game}_")}
    problems = [problem for row in table for problem in _gaps(row)]
    for rule in sorted(at_work - known.keys()):
        told = f"{rule} is at work in an example, but the book has no such rule; write it."
        problems.append(Problem("unknown rule", rule, told))
    for chosen in (f"{one.ruling}={one.answer}" for one in answers if not one.examples):
        told = f"{chosen}: no example plays its rule under this answer; add one."
        problems.append(Problem("answer unused", chosen, told))
    if failing := len(of_game) - len(passed):
        told = f"{failing} of the examples do not pass, so they show nothing; run atoll check."
        problems.insert(0, Problem("failing", game, told))
    return Evidence(game, len(of_game), len(passed), table, answers, tuple(problems))


def shown(rule: str, results: Results) -> Shown:
    """What the results show of one rule."""
    passed = [result for result in results if result["outcome"] == "passed"]
    failing = [result for result in results if result["outcome"] not in ("passed", "skipped")]
    return Shown(
        applies=sum(rule in (*result["fired"], *result["hidden"]) for result in passed),
        refuses=sum(rule in result["refused"] for result in passed),
        failing=sum(rule in {*ids(result), *result["tags"]} for result in failing),
    )


def _row(rule: Rule, game: str, results: Results, loose: Collection[str]) -> RuleRow:
    rulings = games.game(game).RULINGS.values()
    return RuleRow(
        rule=rule.id,
        number=rule.number,
        title=rule.title,
        status=rule.status,
        apart=rule.apart,
        sources=len(rule.sources),
        not_held_by_the_lock=sum(source in loose for source in rule.sources),
        rulings=tuple(one.name for one in rulings if rule.id in one.rules),
        refusable=rule.id in refusable(game),
        **asdict(shown(rule.id, results)),
    )


def ids(result: Mapping[str, Any]) -> set[str]:
    """The rules that were at work in a scenario, in whatever way."""
    return {*result["fired"], *result["refused"], *result["hidden"]}


def _answers(rulings: Iterable[Ruling], passed: Results) -> Iterator[AnswerRow]:
    for ruling in rulings:
        at_work = [result for result in passed if ids(result) & {*ruling.rules}]
        given = [(result.get("rulings") or {}).get(ruling.name) for result in at_work]
        for answer in ruling.names():
            yield AnswerRow(ruling.name, answer, answer == ruling.default, given.count(answer))


def _gaps(rule: RuleRow) -> Iterator[Problem]:
    name = f"{cite(rule.rule)} {rule.title}"
    if not rule.applies + rule.refuses:
        fix = f"no passing example shows it; write one below a Rule tagged @{rule.rule}"
        yield Problem("never fires", rule.rule, f"{name}: {fix}.")
    elif rule.refusable and not rule.refuses:
        fix = f"end one with `Then the move is refused by {rule.rule}`"
        yield Problem("never refuses", rule.rule, f"{name}: no example is refused; {fix}.")
