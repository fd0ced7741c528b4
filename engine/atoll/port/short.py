"""A place where a port parts from the rules, made as short as it can be, and told as a scenario.

A port that can be set a position is set the table just before the one thing by which they part. Of
any other a shorter game is looked for, by leaving moves out and by playing others.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random

from atoll.port.asking import Outcome, Parting, came, check
from atoll.port.games import beginnings, played
from atoll.port.port import Port
from atoll.port.question import Question, moved
from atoll.table import Refused
from atoll.table.games import NotOffered, steps
from atoll.table.scenario import gherkin
from atoll.telling.scene import Scene
from atoll.telling.told import told

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
        if _as_allowed(shorter, best.question):
            left -= len(shorter.record)
            best = _again(port, shorter, best.apart) or best
        place -= 1
    return best


def _as_allowed(shorter: Question, whole: Question) -> bool:
    """Whether the rules allow all lines of a record, or all but the last, as they do of another."""
    refused = [one.ours.refusal is not None for one in (shorter, whole)]
    return refused[0] == refused[1] and len(shorter.ours.lines) + refused[0] == len(shorter.record)


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
