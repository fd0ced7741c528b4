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
from atoll.port.ours import Question, Record
from atoll.port.parting import Parting
from atoll.port.port import Answer, Port, Skips
from atoll.port.talk import Broken
from atoll.proof.shrinking import shrunk as made_smaller

__all__ = ["Shrunk", "shrunk"]

CUTS, OTHERS = 1_500, 1_500
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


def shrunk(port: Port, question: Question, parting: Parting, luck: Random) -> Shrunk:
    """The shortest way to the same parting that a port shows again."""
    question = replace(question, record=parting.record)
    if port.claims.can("positions"):
        found = next(_laid(port, question, parting), None)
    else:
        found = _searched(port, question, parting, luck)
    return found or Shrunk(question, parting, None)


def _again(port: Port, question: Question, parting: Parting) -> Parting | None:
    """The parting, if the port parts so again."""
    try:
        found = next(check(port, question), None)
    except (Broken, Skips, ValueError):
        return None
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


def _searched(port: Port, question: Question, parting: Parting, luck: Random) -> Shrunk:
    best = Shrunk(question, parting, None)
    best = _cut(port, best)
    return _other_games(port, best, luck)


def _cut(port: Port, best: Shrunk) -> Shrunk:
    """Without the moves that it can do without."""
    left = [CUTS]

    def holds(shorter: Shrunk) -> bool:
        left[0] -= len(shorter.question.record)
        return left[0] > 0 and _again(port, shorter.question, best.parting) is not None

    cut = made_smaller(best, _fewer, holds)
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
        one = played(port, beginning, luck, best.moves - 1)
        left -= max(one.moves, 2)
        if _is_shorter(one.outcome, best):
            parting = one.outcome.parting or best.parting
            best = Shrunk(one.outcome.question, parting, None, port.heard)
    return best


def _is_shorter(one: Outcome, best: Shrunk) -> bool:
    return best.parting.like(one.parting) and len(one.question.record) - 1 < best.moves
