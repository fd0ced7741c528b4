"""A place where a port parts from the rules, made as short as it can be.

A port that can be set a position is set the table just before the one thing by which they part. Of
any other a shorter game is looked for, by leaving moves out and by playing others.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from atoll.port.asking import Outcome, check
from atoll.port.beginnings import beginnings
from atoll.port.games import played
from atoll.port.moments import Moment, at, moment_of, moments
from atoll.port.parting import Parting
from atoll.port.port import Answer, Port, Skips
from atoll.port.question import Question, Record
from atoll.port.talk import Broken

CUTS, OTHERS = 300, 300
"""So many moves are asked again to leave some out, and so many are played to find other games."""
_AT_THE_TABLE = ("position", "winners")


class Shrunk(NamedTuple):
    """The shortest that was found, the moment by which they part, where known, and the answers."""

    question: Question
    parting: Parting
    moment: Moment | None
    heard: Mapping[int, Answer] = MappingProxyType({})

    @property
    def moves(self) -> int:
        """How many moves are left."""
        return len(self.question.record) - 1


def located(port: Port, one: Outcome) -> Shrunk:
    """The shortest way to a parting for a port that can be set a position; of others as it was met.

    What seems to have changed by a refusal, and parts without it too, is another parting.
    """
    parting = parting_of(one)
    question = replace(one.question, record=parting.record)
    met = Shrunk(question, parting, None, one.heard)
    if not port.claims.can("positions"):
        return met
    if parting.kind == "changed" and (other := _unrefused(port, met)):
        met = other
    return next(_laid(port, met.question, met.parting), met)


def parting_of(one: Outcome) -> Parting:
    """The parting that came of a question."""
    if one.parting is None:
        raise AssertionError("only a parting is made short")
    return one.parting


def _unrefused(port: Port, met: Shrunk) -> Shrunk | None:
    """The move behind a refusal by itself, where the port parts then too."""
    record = (*met.question.record[:-1], met.parting.turn or {})
    question = replace(met.question, record=record, breaks=frozenset())
    found = _first(port, question)
    return Shrunk(question, found, None, port.heard) if found else None


def _first(port: Port, question: Question) -> Parting | None:
    try:
        return next(check(port, question), None)
    except (Broken, Skips, ValueError):
        return None


def _again(port: Port, question: Question, parting: Parting) -> Parting | None:
    """The parting, if the port parts so again."""
    found = _first(port, question)
    return found if parting.like(found) else None


# At a position


def _laid(port: Port, question: Question, parting: Parting) -> Iterator[Shrunk]:
    """The question from ever earlier tables on, as far as the port parts from there."""
    for moment, record in _beginnings(question, parting):
        shorter = replace(question, record=record, dealt=None)
        if found := _again(port, shorter, parting):
            yield Shrunk(shorter, found, moment, port.heard)


def _beginnings(question: Question, parting: Parting) -> Iterator[tuple[Moment | None, Record]]:
    record, lines = question.record, question.ours.lines
    if parting.kind in _AT_THE_TABLE:
        for moment in reversed([*moments(question)]):
            if moment.seat is None:
                yield moment, (at(question, moment.table),)
    if parting.kind == "moves" and lines:
        yield None, (at(question, lines[-1].table),)
    for place in range(len(record) - 1, 0, -1):
        before = lines[place - 1].table
        alone = place == len(record) - 1
        moment = moment_of(record[0]["game"], before, record[place]) if alone else None
        yield moment, (at(question, before), *record[place:])


# By other games


def searched(port: Port, met: Shrunk, luck: Random) -> Shrunk:
    """The shortest game that is found with the same parting, for a port that needs whole games."""
    if met.parting.kind == "table":
        return met
    return _other_games(port, _cut(port, met), luck)


def _cut(port: Port, best: Shrunk) -> Shrunk:
    """Without the moves that it can do without."""
    left = [CUTS]

    def holds(shorter: Shrunk) -> bool:
        left[0] -= len(shorter.question.record)
        return left[0] > 0 and _again(port, shorter.question, best.parting) is not None

    cut = best
    while less := next(filter(holds, _fewer(cut)), None):
        cut = less
    found = _again(port, cut.question, best.parting)
    return cut._replace(parting=found, heard=port.heard) if found else best


def _fewer(of: Shrunk) -> Iterator[Shrunk]:
    """One move less, the last one always there, as long as the rules allow all others."""
    record, refused = of.question.record, of.question.ours.refusal is not None
    for place in range(len(record) - 2, 0, -1):
        shorter = replace(of.question, record=(*record[:place], *record[place + 1 :]))
        ours = shorter.ours
        if (
            len(ours.lines) + refused == len(shorter.record)
            and (ours.refusal is not None) == refused
        ):
            yield of._replace(question=shorter)


def _other_games(port: Port, best: Shrunk, luck: Random) -> Shrunk:
    """Games with other cards and moves, each shorter than the best one."""
    left = OTHERS
    for beginning in beginnings(port.of, port.claims, luck):
        if best.moves <= 1 or left <= 0:
            break
        looks = best.parting.kind not in _AT_THE_TABLE
        one = played(port, beginning, luck, best.moves - 1, looks=looks)
        left -= max(one.moves, 2)
        if _is_shorter(one.outcome, best):
            parting = one.outcome.parting or best.parting
            best = Shrunk(one.outcome.question, parting, None, port.heard)
    return best


def _is_shorter(one: Outcome, best: Shrunk) -> bool:
    return best.parting.like(one.parting) and len(one.question.record) - 1 < best.moves
