"""Whole games side by side: random players, until the port parts from the rules or the game ends.

Of a few moves that are drawn the one is made that leads to what has happened least in this run. At
each decision the port is also asked what it must refuse: moves of earlier tables, of others, and
with other numbers. Where a rule would be at work that it does not claim, another move is drawn; if
all drawn do that, the game stops there.
"""

import re
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from atoll.port.asking import Outcome, line, refusal
from atoll.port.beginnings import Beginning, begun, deals_alone, opened
from atoll.port.parting import Parting
from atoll.port.port import Port, Skips
from atoll.port.probes import listed_moves, taken_back
from atoll.port.question import Question, Record, rules_of
from atoll.port.talk import Broken
from atoll.record.entries import Entry
from atoll.record.following import Running, followed
from atoll.table import Refusal
from atoll.table.contract import Move
from atoll.table.games import game, most_moves

BUDGET = 1_500
"""So many moves are played in random games, where nobody says how many games."""
_DRAWS, _TRIES, _BACK = 4, 3, 6
"""So many draws for a claimed move and for a wrong one; one of so many is taken back."""
_LEAST = 5  # a game that hardly begins costs something too
_NUMBER = re.compile(r"[0-9]+")


class Played(NamedTuple):
    """A game that was played: what came of it, how many moves, and the rules that were at work."""

    outcome: Outcome
    moves: int
    rules: tuple[str, ...]


class _Game:
    """A game that is being played side by side."""

    def __init__(self, port: Port, question: Question, luck: Random, *, looks: bool) -> None:
        self.port, self.question, self.luck, self.looks = port, question, luck, looks
        self.record: Record = question.record
        self.running: Running = question.ours.lines[-1]
        self.rules = dict.fromkeys(question.rules)
        self.probe, self.met = "", port.met
        self._seen = deque[str](maxlen=40)

    def on(self, most: int) -> Iterator[Parting]:
        """Play on for so many moves at the most: the first place where they part."""
        for _ in range(most):
            yield from self._looks() if self.looks else ()
            if (turn := self._turn()) is None:
                return
            yield from self._moved(*turn)

    def _looks(self) -> Iterator[Parting]:
        """What is asked of the table as it lies."""
        if self.port.claims.can("moves"):
            self.probe = "moves"
            yield from listed_moves(self.port, self.record, self.running)
            self.probe = ""
        if wrong := self._wrong():
            entry, by = wrong
            yield from refusal(self.port, (*self.record, entry), by, lambda rule: rule == by.rule)
            self.rules[by.rule] = None

    def _moved(self, entry: Entry, after: Running) -> Iterator[Parting]:
        before, self.record, self.running = self.running, (*self.record, entry), after
        self.met.update({(event.rule, event.what) for event in after.step.events})
        self.rules |= dict.fromkeys(rules_of(after))
        yield from line(self.port, self.record, after)
        if self.looks and self.port.claims.can("undo") and self.luck.randrange(_BACK) == 0:
            self.probe = "undo"
            yield from taken_back(self.port, self.record, before)
            self.probe = ""
            yield from line(self.port, self.record, after)

    def _turn(self) -> tuple[Entry, Running] | None:
        """Of some legal moves that lead to nothing unclaimed the one with the rarest events."""
        waiting = game(self.running.game).waiting(self.running.table)
        moves: dict[int, list[Move]] = {}
        drawn = [self._drawn(waiting, moves) for _ in range(_DRAWS if waiting else 0)]
        claims = self.port.claims
        found = [one for one in drawn if not claims.first_unclaimed(rules_of(one[1]))]
        return max(found, key=self._news, default=None)

    def _drawn(self, waiting: Sequence[int], moves: dict[int, list[Move]]) -> tuple[Entry, Running]:
        """A move of one of those who have to decide; what each may do is listed once."""
        rules, table = game(self.running.game), self.running.table
        seat = self.luck.choice(waiting)
        if seat not in moves:
            moves[seat] = [*rules.moves(table, seat)]
        text = rules.write_move(self.luck.choice(moves[seat]))
        self._seen.append(text)
        entry = {"seat": table.seats[seat], "move": text}
        return entry, followed(self.running, entry)

    def _news(self, turn: tuple[Entry, Running]) -> float:
        """How rare the kinds of events are that a move leads to."""
        kinds = {(event.rule, event.what) for event in turn[1].step.events}
        return max((1 / (1 + self.met[kind]) for kind in kinds), default=0.0)

    def _wrong(self) -> tuple[Entry, Refusal] | None:
        """A move that a claimed rule refuses, if a few tries come upon one."""
        rules, table = game(self.running.game), self.running.table
        for _ in range(_TRIES if self._seen else 0):
            seat = self.luck.randrange(len(table.seats))
            text = self._spoiled(self.luck.choice(self._seen))
            try:
                by = rules.why_not(table, seat, rules.parse_move(text))
            except ValueError:
                continue
            if by and not self.port.claims.first_unclaimed([by.rule]):
                return {"seat": table.seats[seat], "move": text}, by
        return None

    def _spoiled(self, text: str) -> str:
        """The move, or one with another number."""
        numbers = [*_NUMBER.finditer(text)]
        if not numbers or self.luck.randrange(2):
            return text
        one = self.luck.choice(numbers)
        return f"{text[: one.start()]}{self.luck.randrange(1, 9)}{text[one.end() :]}"


def played(
    port: Port, beginning: Beginning, luck: Random, most: int, *, looks: bool = True
) -> Played:
    """Play one game side by side, of so many moves at the most.

    Where nobody `looks`, nothing is asked but moves that the rules allow.
    """
    question = opened(port.claims, beginning)
    rule = port.claims.first_unclaimed(question.rules)
    if rule and not deals_alone(port.claims):
        return Played(Outcome(question, not_asked=rule), 0, ())
    try:
        question, found = begun(port, question)
    except (Broken, Skips) as error:
        return Played(_ended(question, error), 0, ())
    if found:
        return Played(Outcome(question, found, heard=port.heard), 0, question.rules)
    return _played(_Game(port, question, luck, looks=looks), most)


def _played(of: _Game, most: int) -> Played:
    found, error = None, None
    try:
        found = next(of.on(most), None)
    except (Broken, Skips) as one:
        error = one
    record = found.record if found else of.record
    question = replace(of.question, record=record, probe=of.probe)
    outcome = _ended(question, error) if error else Outcome(question, found, heard=of.port.heard)
    return Played(outcome, len(of.record) - 1, (*of.rules,))


def _ended(question: Question, error: Broken | Skips) -> Outcome:
    if isinstance(error, Broken):
        return Outcome(question, broken=error)
    return Outcome(question, skipped=str(error))


def games(
    port: Port, beginnings: Iterator[Beginning], luck: Random, number: int | None
) -> Iterator[Played]:
    """So many games, or as many as the budget of moves lets be played."""
    left = BUDGET
    for place, beginning in enumerate(beginnings, start=1):
        one = played(port, beginning, luck, most_moves(port.of))
        left -= max(one.moves, _LEAST)
        yield one
        if place == number or (number is None and left <= 0):
            return
