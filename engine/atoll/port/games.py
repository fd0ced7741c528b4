"""Whole games side by side: random players, until the port parts from the rules or the game ends.

Of a few moves that are drawn the one is made that leads to what has happened least in this run. At
each decision the port is also asked what it must refuse, forged as in records: moves of earlier
tables, and each phrase with any values. Where a rule would be at work that it does not claim,
another move is drawn; if all drawn do that, the game stops there.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import inf
from random import Random

from atoll.forge.ways import Place, moves
from atoll.port.asking import (
    Outcome,
    Parting,
    Question,
    came,
    line,
    listed_moves,
    refusal,
    refused,
    rules_of,
    taken_back,
)
from atoll.port.port import Port
from atoll.record import start_line
from atoll.record.entries import Entry
from atoll.record.following import Running, followed
from atoll.record.start import going_on
from atoll.table import Refused, names_for
from atoll.table.games import game, most_moves

BUDGET = 1_500
"""So many moves are played in random games, where nobody says how many games."""
_DRAWS, _TRIES, _BACK = 4, 3, 6
"""So many draws for a claimed move and for a wrong one; one of so many is taken back."""
_SEEDS, _REFUSED = 100_000, 500  # after so many beginnings that are refused none is looked for
_LEAST = 5  # a game that hardly begins costs something too


def games(port: Port, luck: Random, number: int | None) -> Iterator[Outcome]:
    """So many games, or as many as the budget of moves lets be played."""
    left = BUDGET
    for place, question in enumerate(beginnings(port, luck), start=1):
        one = beside(port, question, luck, most_moves(port.of))
        left -= max(one.question.moves, _LEAST)
        yield one
        if place == number or (number is None and left <= 0):
            return


def beginnings(port: Port, luck: Random) -> Iterator[Question]:
    """Games by all that a port claims: players, editions, answers, seeds; without end.

    By our seed, if the port deals so and claims what happens then; else at our table. None, where
    nothing it claims can begin.
    """
    of, number, refused = port.of, 0, 0
    rulings = [*game(of).RULINGS.values()]
    while refused < _REFUSED:
        seats, edition = (luck.choice(port.claims[one]) for one in ("players", "editions"))
        house = dict[str, str]()
        if rulings and not luck.randrange(2):
            ruling = luck.choice(rulings)
            house = {ruling.name: luck.choice(ruling.names())}
            house = house if port.plays(edition, house) else {}
        names, seed = names_for(seats), luck.randrange(_SEEDS)
        first = start_line(of, names, seed, edition=edition, rulings=house)
        seeded = Question("games", f"game {number + 1}", (first,))
        refused += 1
        if lines := seeded.ours.lines:
            number, refused = number + 1, 0
            deals = port.can("shuffle") and not port.unclaimed(seeded.rules)
            yield seeded if deals or not port.can("positions") else seeded.at(lines[0].table)


def beside(port: Port, question: Question, luck: Random, most: int) -> Outcome:
    """Play one game side by side, of so many moves at the most."""
    if (rules := port.unclaimed(question.rules)) and not port.deals_alone:
        return Outcome(question, "not_claimed", rules[0])
    of = _Game(port, question, luck)
    found = came(question, of.on(most))
    if found.how == "parted":
        return found
    return found._replace(question=of.question, rules={*of.question.rules, *of.refused})


class _Game:
    """A game that is being played side by side, and the rules that have refused something in it."""

    def __init__(self, port: Port, question: Question, luck: Random) -> None:
        self.port, self.question, self.luck = port, question, luck
        self.running: Running = question.ours.lines[0]
        self.refused = list[str]()
        self._made = deque[str](maxlen=40)  # moves

    def on(self, most: int) -> Iterator[Parting]:
        """Play it for so many moves at the most: where they part."""
        yield from self._dealt() if self.port.deals_alone else self._line()
        for _ in range(most):
            yield from self._looks()
            if (turn := self._turn()) is None:
                return
            yield from self._moved(*turn)

    def _line(self) -> Iterator[Parting]:
        return line(self.port, self.question, self.running)

    def _dealt(self) -> Iterator[Parting]:
        """The game begins at the table of a port that deals in a way of its own, if it is one."""
        first = self.question.record[0]
        answer = self.port.begin(first)
        if answer.refused:
            yield refused(self.question, self.running, answer)
        dealt = going_on(first, answer.position)
        try:
            followed(None, dealt)
        except ValueError as error:
            rule = error.refusal.rule if isinstance(error, Refused) else None
            if not (rule and self.port.unclaimed([rule])):
                says = f"It deals a table that is none: {error}"
                yield Parting("table", self.question, says, rule, theirs=answer.position)
            dealt = {**dealt, "assumed": True}
        self.question = replace(self.question, record=(dealt,))
        self.running = self.question.ours.lines[0]

    def _looks(self) -> Iterator[Parting]:
        """What is asked of the table as it lies: its moves, and one that a claimed rule refuses."""
        if self.port.can("moves"):
            yield from listed_moves(self.port, self.question, self.running)
        wrong = [*moves(self._made, Place((), {}, self.running, None), self.luck)]
        for one in self.luck.sample(wrong, min(_TRIES, len(wrong))):
            try:
                followed(self.running, one.entry)
            except Refused as error:
                by = error.refusal
                if not self.port.unclaimed([by.rule]):
                    yield from refusal(self.port, self.question.then(one.entry), by)
                    self.refused.append(by.rule)
                    return

    def _moved(self, entry: Entry, after: Running) -> Iterator[Parting]:
        """A move is made, and perhaps taken back and made again: then from the table of before."""
        before, self.running, self.question = self.running, after, self.question.then(entry)
        self._made.append(entry["move"])
        self.port.met.update(_kinds(after))
        yield from self._line()
        if self.port.can("undo") and self.luck.randrange(_BACK) == 0:
            yield from taken_back(self.port, self.question, before)
            yield from self._line()

    def _turn(self) -> tuple[Entry, Running] | None:
        """Of some legal moves that lead to nothing unclaimed the one with the rarest events."""
        rules, table = game(self.running.game), self.running.table
        allowed = cache(lambda seat: [*rules.moves(table, seat)])
        waiting, found = rules.waiting(table), list[tuple[Entry, Running]]()
        for _ in range(_DRAWS if waiting else 0):
            seat = self.luck.choice(waiting)
            text = rules.write_move(self.luck.choice(allowed(seat)))
            entry = {"seat": table.seats[seat], "move": text}
            after = followed(self.running, entry)
            if not self.port.unclaimed(rules_of(after.step)):
                found.append((entry, after))
        return min(found, key=lambda one: self._met(one[1]), default=None)

    def _met(self, after: Running) -> float:
        """How often the rarest has happened in this run of what the last move leads to."""
        return min((self.port.met[kind] for kind in _kinds(after)), default=inf)


def _kinds(after: Running) -> set[tuple[str, str]]:
    """The kinds of events that the last move leads to."""
    return {(event.rule, event.what) for event in after.step.events}
