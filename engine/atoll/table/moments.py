"""Where answers to rulings are compared in a game that names no moments: in games played at random.

They are played by the default and by every other answer, from fixed seeds, until a budget of moves
is used: no clock decides, so one commit always finds the same moments.
"""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice, product
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from atoll.table import Refused
from atoll.table.rulings import Answers

if TYPE_CHECKING:
    from atoll.compare.disputes import Dispute
    from atoll.compare.judged import Moment

__all__ = ["BUDGET", "At", "Moments"]

BUDGET = 5_000
"""How many moves are played and tried: where the most were tried it took 3 s for a ruling."""
TABLES, TRIES = 8, 12
"""So many tables of a game, besides its last, and at each so many moves, drawn by lot."""

Table = Any


class At(NamedTuple):
    """A table as a position, and some moves that were allowed there; without one, a game begins."""

    names: tuple[str, ...]
    position: Mapping[str, Any] | None = None
    tries: tuple[tuple[int, Any], ...] = ()


class Way(NamedTuple):
    """Who plays, and by which answers."""

    names: tuple[str, ...]
    answers: Answers


class Known(NamedTuple):
    """What is so at a moment, and the answers that were asked for there: no other can matter."""

    moment: "Moment"
    asked: Mapping[str, str]

    def holds_by(self, answers: Answers) -> bool:
        """Whether these answers are alike in all that was asked for."""
        return all(answers.chosen[name] == answer for name, answer in self.asked.items())


Found = dict[tuple[tuple[str, ...], str], At]
"""Each moment once, by who plays and by its position as text."""


class Moments:
    """What `disputes` says where a game does not: nothing is proved, all is tried in its games."""

    DISPUTES: "Mapping[str, Dispute]" = MappingProxyType({})

    def __init__(self, game: str) -> None:
        """Take a game by its name. Errors: UnknownGame, NotOffered."""
        from atoll.table import games  # noqa: PLC0415 # it asks for this module

        self.__name__ = f"{games.GAMES[game]}.disputes"
        self._rules, self._most = games.game(game), games.most_moves(game)
        layout = games.nouns(game).LAYOUT if games.nouns.there(game) else None
        self._things = layout.things if layout else lambda *_: {}
        self._known: dict[int, list[Known]] = {}

    def moments(self) -> Sequence[At]:
        """Games that begin, then tables of games that were played, each once."""
        return self._found

    def moment(self, at: At, answers: Answers) -> "Moment":
        """What is allowed and seen there, and what comes of each move that is tried.

        It is found once for all answers that are alike in what was asked for.
        """
        known = self._known.setdefault(id(at), [])  # moments are kept as long as these
        found = next((one for one in known if one.holds_by(answers)), None)
        if found is None:
            asked = set[str]()
            moment = self._moment(at, answers.listening(asked))
            found = Known(moment, {name: answers.chosen[name] for name in asked})
            if at.position is not None:  # an opening is given all answers, and asks for none
                known.append(found)
        if answers.asked is not None:
            answers.asked.update(found.asked)
        return found.moment

    def _moment(self, at: At, answers: Answers) -> "Moment":
        from atoll.compare.judged import Moment  # noqa: PLC0415 # it asks for games itself

        try:
            table = self._laid(at, answers)
        except (Refused, ValueError):
            return Moment(frozenset(), frozenset())
        return Moment(frozenset(self._open(table)), frozenset(self._results(at, table)))

    # What is so at a moment

    def _laid(self, at: At, answers: Answers) -> Table:
        """The table by these answers. Errors: Refused, ValueError where it cannot stand by them."""
        if at.position is None:
            return self._opened(at.names, 0, answers)
        return self._rules.resumed(at.position, at.names, answers).table

    def _opened(self, names: Sequence[str], seed: int, answers: Answers) -> Table:
        return self._rules.opening(names, seed, answers.as_dict(), edition=None).table

    def _open(self, table: Table) -> Iterator[tuple[Any, ...]]:
        """That it happens, every move, and what each seat sees of what a rule may hide."""
        yield ("it happens",)
        for seat in self._rules.waiting(table):
            for move in self._rules.moves(table, seat):
                yield seat, self._rules.write_move(move)
        for seat in range(len(table.seats)):
            shown = self._things(table, self._rules.view(table, seat))
            yield from ((seat, what, str(one)) for what, one in shown.items() if one is not None)

    def _results(self, at: At, table: Table) -> Iterator[tuple[Any, ...]]:
        """What lies there, and after each move that is tried and allowed."""
        yield "it lies", *self._lies(table)
        waiting = self._rules.waiting(table)
        for seat, move in at.tries:
            if seat in waiting and self._rules.why_not(table, seat, move) is None:
                after = self._rules.after(table, seat, move).table
                yield seat, self._rules.write_move(move), *self._lies(after)

    def _lies(self, table: Table) -> tuple[Any, ...]:
        """The position as text, and how the game has ended there."""
        ended = self._rules.outcome(table)
        ends = (ended.winners, ended.scores) if ended else ()
        return _text(self._rules.write_position(table)), *ends

    # The games

    @cached_property
    def _found(self) -> tuple[At, ...]:
        ways = [*self._ways()]
        begun = [At(_names(seats)) for seats in sorted(self._rules.SEATS)]
        found: Found = {}
        left, games = BUDGET, product(range(BUDGET), ways)
        while left > 0 and (game := next(games, None)):
            left -= self._gathered(*game, found)
        return *begun, *found.values()

    def _ways(self) -> Iterator[Way]:
        """The default with every number of seats, then every other answer, that can be played."""
        usual = self._rules.answered(None, None)
        others = (
            usual.but(**{ruling.name: name})
            for ruling in self._rules.RULINGS.values()
            for name in ruling.names()
            if name != ruling.default
        )
        ways = [Way(_names(seats), usual) for seats in sorted(self._rules.SEATS)]
        ways += [Way(_names(self._rules.SEATS[0]), answers) for answers in others]
        return filter(self._can_be_played, ways)

    def _can_be_played(self, way: Way) -> bool:
        try:
            self._opened(way.names, 0, way.answers)
        except Refused:
            return False
        return True

    def _gathered(self, seed: int, way: Way, found: Found) -> int:
        """Some tables of one game, if they are new; how many moves were played and tried."""
        luck = Random(seed)
        tables = self._played(way, seed, luck)
        used, last = len(tables), tables.pop()
        for table in (*luck.sample(tables, min(TABLES, len(tables))), last):
            position = self._rules.write_position(table)
            key = way.names, _text(position)
            if key not in found:
                found[key] = At(way.names, position, self._tries(table, luck))
                used += len(found[key].tries)
        return used

    def _played(self, way: Way, seed: int, luck: Random) -> list[Table]:
        """The tables of one game, the first and the last too."""
        from atoll.random_seats import watch  # noqa: PLC0415 # it asks for games itself

        table = self._opened(way.names, seed, way.answers)
        turns = islice(watch(self._rules, table, luck), self._most)
        return [table, *(step.table for _, _, step in turns)]

    def _tries(self, table: Table, luck: Random) -> tuple[tuple[int, Any], ...]:
        seats: Collection[int] = self._rules.waiting(table)
        moves = [(seat, move) for seat in seats for move in self._rules.moves(table, seat)]
        return tuple(luck.sample(moves, min(TRIES, len(moves))))


def _names(seats: int) -> tuple[str, ...]:
    return tuple(f"seat {number}" for number in range(1, seats + 1))


def _text(position: Mapping[str, Any]) -> str:
    return json.dumps(position, sort_keys=True)
