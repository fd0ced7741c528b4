"""What a run has found: partings that are alike as one, made short, each told with its rule.

Which rule a port most likely gets wrong is the one that is at work where it parts, and not else. A
moment is the work of several rules, and a position does not tell which of them a port has missed.
As where programs are searched for faults (Ochiai), each rule is weighed by the moments in which it
is at work: those by which the port parts, and those where all agrees.

A place where a port parts from the rules, made as short as it can be, and told as a scenario.

A port that can be set a position is set the table just before the one thing by which they part. Of
any other a shorter game is looked for, by leaving moves out and by playing others.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any

from atoll.port.asking import KINDS, Outcome, Parting, came, check, otherwise
from atoll.port.games import beginnings, played
from atoll.port.messages import Json
from atoll.port.port import Port
from atoll.port.question import Question, moved
from atoll.port.talk import Broken
from atoll.record.following import Played, ways
from atoll.table import Refused
from atoll.table.games import NotOffered, game, steps
from atoll.table.scenario import gherkin
from atoll.telling.scene import Scene
from atoll.telling.told import told

LOCATED, SEARCHED = 250, 8
"""So many questions are asked again from later tables; so many times other games are looked for."""
_NAMING = ("accepts", "rule", "moves", "winners", "table")
_NAMED = 5


def broke(broken: Broken, alike: Sequence[Outcome] = ()) -> Json:
    """What broke off, and what was asked then, as a run tells it."""
    record = [{**line} for line in alike[0].question.record] if alike else []
    moves = max(len(record) - 1, 0)
    return _told("broken", broken.says, record, moves, alike, stderr=broken.stderr)


def _told(
    kind: str, says: str, record: Sequence[Json], before: int, alike: Sequence[Outcome], **more: Any
) -> Json:
    """One thing that is wrong with a port (schemas/port-run.schema.json says each key of it).

    It is seen in a record that had so many moves `before`, and in all that is `alike`.
    """
    return {
        "kind": kind,
        "rule": None,
        "perhaps": [],
        "says": says,
        "record": record,
        "moves": max(len(record) - 1, 0),
        "before": before,
        "scenario": "",
        "theirs": None,
        "right_by": [],
        "times": max(len(alike), 1),
        "found_in": [*dict.fromkeys(one.question.name for one in alike[:_NAMED])],
        "stderr": "",
        "means": KINDS.get(kind, "breaks off"),
        **more,
    }


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
) -> Iterator[Json]:
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


def _finding(port: Port, one: Outcome, alike: Sequence[Outcome], rules: Sequence[str]) -> Json:
    """A place, told; where another answer to a ruling makes it right, the rule is the ruling's."""
    right, parting, known = [*_right_by(one, port)], one.apart, game(port.of).RULINGS
    names = [name for name, sign, _ in (answer.partition("=") for answer in right) if sign]
    ruled = [rule for name in names for rule in known[name].rules if rule in rules]
    found = [*dict.fromkeys(ruled or rules)]
    rule, perhaps = next(iter(found), None), found[1:]
    record = [{**entry} for entry in one.question.entries[: len(parting.record)]]
    for running in one.question.ours.lines[len(record) - 1 : len(record)]:
        record[-1]["then"] = game(port.of).write_position(running.table)
    return _told(
        parting.kind,
        parting.says,
        record,
        one.before,
        alike,
        rule=rule,
        perhaps=perhaps,
        scenario=scenario(one, rule),
        theirs=parting.theirs,
        right_by=right,
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


def _answers(right: Played, one: Outcome, untold: Collection[str]) -> bool:
    """Whether a port has answered just this, as far as it was asked."""
    for place, answer in one.heard.items():
        for running in right.lines[place : place + 1]:
            if otherwise(one.question.record, running, answer, untold, one.apart.kind):
                return False
        refused = place == len(right.lines) and right.refusal and answer.refused
        if place >= len(right.lines) and not refused:
            return False
    return bool(one.heard)


# A place where they part, made short


CUTS, OTHERS = 300, 300
"""So many moves are asked again to leave some out, and so many are played to find other games."""
_AT_THE_TABLE = ("position", "winners")


def located(port: Port, one: Outcome) -> Outcome:
    """The shortest way to a parting for a port that can be set a position; of others as it was met.

    What seems to have changed by a refusal, and parts without it too, is another parting.
    """
    met = one._replace(question=replace(one.question, record=one.apart.record))
    if not port.claims.can("positions"):
        return met
    if turn := one.apart.turn if one.apart.kind == "changed" else None:
        alone = replace(met.question, record=(*one.apart.record[:-1], turn), breaks=frozenset())
        met = _again(port, alone) or met
    for moment, shorter in _later(met):
        if found := _again(port, shorter, met.apart):
            return found._replace(moment=moment)
    return met


def _again(port: Port, question: Question, parting: Parting | None = None) -> Outcome | None:
    """The question asked again, if the port parts again, and so."""
    try:
        found = came(port, question, check(port, question))
    except ValueError:
        return None
    return found if found.parting and (not parting or parting.like(found.parting)) else None


def _later(one: Outcome) -> Iterator[tuple[Scene | None, Question]]:
    """The question from ever earlier tables on, with the moment by which they part, where known."""
    question, record, lines = one.question, one.question.record, one.question.ours.lines
    if one.apart.kind in _AT_THE_TABLE:
        for moment in reversed([*question.moments()]):
            if moment.move is None:
                yield moment, question.at(moment.table)
    if one.apart.kind == "moves" and lines:
        yield None, question.at(lines[-1].table)
    for place in range(len(record) - 1, 0, -1):
        table, alone = lines[place - 1].table, place == len(record) - 1
        moment = moved(question.of, table, record[place]) if alone else None
        yield moment, question.at(table, *record[place:])


# By other games


def searched(port: Port, met: Outcome, luck: Random) -> Outcome:
    """The shortest game that is found with the same parting, for a port that needs whole games."""
    if met.apart.kind == "table":
        return met
    best, left = _cut(port, met), OTHERS
    for question in beginnings(port, luck):
        if best.moves <= 1 or left <= 0:
            break
        looks = met.apart.kind not in _AT_THE_TABLE
        one = played(port, question, luck, best.moves - 1, looks=looks)
        left -= max(one.moves, 2)
        if best.apart.like(one.parting) and one.moves < best.moves:
            best = one
    return best


def _cut(port: Port, best: Outcome) -> Outcome:
    """Without the moves that it can do without, but for the last one."""
    left, place = CUTS, best.moves - 1
    while left > 0 and place > 0:
        record = best.question.record
        shorter = replace(best.question, record=(*record[:place], *record[place + 1 :]))
        # the rules allow all its lines, or all but the last, as they do of the whole
        refused = [one.ours.refusal is not None for one in (shorter, best.question)]
        if refused[0] == refused[1] and len(shorter.ours.lines) + refused[0] == len(shorter.record):
            left -= len(shorter.record)
            best = _again(port, shorter, best.apart) or best
        place -= 1
    return best


# Told as a scenario


def rules_there(one: Outcome) -> list[str]:
    """The rules at work there; nothing where the rules refuse, for it is known which does."""
    if one.question.ours.refusal or one.apart.kind in {"moves", "undo"}:
        return []
    every = (_at_work(one.question.of, moment) for moment in _there(one))
    return [*dict.fromkeys(rule for rules in every for rule in rules)]


def scenario(one: Outcome, rule: str | None) -> str:
    """What should happen, for the sake of a rule, as Gherkin; nothing, if no scenario tells it.

    A moment in which the rule is at work comes first, and the last one before others.
    """
    of = one.question.of
    later = _there(one)[::-1]
    for moment in sorted(later, key=lambda each: rule in _at_work(of, each), reverse=True):
        for rules in ((rule,), ()) if rule else ((),):
            with suppress(NotOffered, ValueError):
                return "\n".join(gherkin(told(of, moment, rules=rules)))
    return ""


def _there(one: Outcome) -> list[Scene]:
    """The moments by which they may part: one, where it is known, or all of the last line."""
    question, lines = one.question, one.question.ours.lines
    turn = question.record[-1] if question.ours.refusal else one.apart.turn
    if one.moment and not turn:
        return [one.moment]
    if turn and "move" in turn and lines:
        return [moved(question.of, lines[-1].table, turn)]
    return [] if one.apart.kind == "undo" or turn else [*question.moments()]


def _at_work(of: str, moment: Scene) -> list[str]:
    """The rules at work in a moment, and in nothing that follows it; or the one that refuses."""
    try:
        if moment.move is None:
            step = steps(of).proceed(moment.table)
        else:
            step = steps(of).played(moment.table, moment.seat, moment.move)
    except Refused as error:
        return [error.refusal.rule]
    return [event.rule for event in step.events] if step else []
