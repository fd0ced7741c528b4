"""Where two answers to a ruling are compared: at tables of games at random and of examples.

They are played by the default and by every other answer, from fixed seeds, until a budget of moves
is used: no clock decides, so one commit always finds the same moments. Where answers part there, it
is told by either: the smallest first, without what can be left out.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import islice, product
from random import Random
from typing import Any, NamedTuple

from atoll.compare.sides import differing
from atoll.mutate.parting import passing
from atoll.mutate.search import Happening, laid, scene, shown
from atoll.record.random_seats import watch
from atoll.simulate.chunks import others
from atoll.table import Refused, games, names_for
from atoll.table.rulings import Answers
from atoll.table.scenario import Scenario
from atoll.telling.contract import tells
from atoll.telling.told import contrasted

BUDGET = 5_000
"""How many moves are played and tried: where the most were tried it took 3 s for a ruling."""
TABLES, TRIES = 8, 12
"""So many tables of a game, besides its last, and at each so many moves, drawn by lot."""
ASKED, PARTED = 120, 6
"""Of the moves that ask for a ruling so many are looked at, and so many that lead elsewhere."""

Table = Any
Made = tuple[int, Any]
"""Who makes a move, and the move."""


class Moment(NamedTuple):
    """What the engine allows at a moment, and what can come of it, under one set of answers.

    What is `chosen` comes of it where somebody then answers yes or no, who is usually not asked.
    """

    allowed: frozenset[tuple[Any, ...]] = frozenset()
    results: frozenset[tuple[Any, ...]] = frozenset()
    chosen: frozenset[tuple[Any, ...]] = frozenset()


class At(NamedTuple):
    """A table as a position, and some moves that were allowed there; without one, a game begins.

    Where answers part there by the first of the moves it is a `parting`, if only in what is told.
    """

    names: tuple[str, ...]
    position: Mapping[str, Any] | None = None
    tries: tuple[Made, ...] = ()
    parting: bool = False


Tried = tuple[At, Moment, Moment]
"""A moment by either answers."""


class Moments:
    """The moments of a game, the same ones each time."""

    def __init__(self, game: str) -> None:
        """Take a game by its name. Errors: UnknownGame, NotOffered."""
        self._rules, self._most = games.game(game), games.most_moves(game)
        layout = games.nouns(game).LAYOUT if games.nouns.there(game) else None
        self._things = layout.things if layout else lambda *_: {}
        self._turns = list[tuple[Table, Made, frozenset[str]]]()  # and the rulings asked for by it
        self._all = (*self._gathered(),)
        # each moment that was found, with the answers that were asked for: no other can matter
        self._known = {id(at): list[tuple[Moment, dict[str, str]]]() for at in self._all}

    def moments(self, left: Answers, right: Answers) -> Sequence[At]:
        """Games that begin, tables of games, and some where these part."""
        return *self._all, *islice(self._parting(left, right), PARTED)

    def tried(self, at: At, *every: Answers) -> At:
        """All moves are tried there that are allowed by some answers, if they are not many."""
        moves = dict[Made, None]()
        for answers in every:
            with suppress(Refused, ValueError):  # no such table stands by these answers
                moves |= dict.fromkeys(self._moves(self._laid(at, answers)))
        return at._replace(tries=(*at.tries, *islice(moves, TRIES)))

    def moment(self, at: At, answers: Answers) -> Moment:
        """What is allowed and seen there, and what comes of each move that is tried.

        It is found once for all answers that are alike in what was asked for.
        """
        known, chosen = self._known.get(id(at), []), answers.chosen
        found = next((one for one in known if one[1].items() <= chosen.items()), None)
        if found is None:
            asked = set[str]()
            moment = self._moment(at, answers.listening(asked))
            found = moment, {name: chosen[name] for name in asked}
            known += [found] if at.position else []  # an opening is given all, and asks for none
        if answers.asked is not None:
            answers.asked.update(found[1])
        return found[0]

    def _moment(self, at: At, answers: Answers) -> Moment:
        try:
            table = self._laid(at, answers)
        except (Refused, ValueError):
            return Moment()
        write = self._rules.write_move
        may: set[tuple[Any, ...]] = {("it happens",)}
        may |= {(seat, write(move)) for seat, move in self._moves(table)}
        for seat in range(len(table.seats)):  # and what each sees of what a rule may hide
            seen = self._things(table, self._rules.view(table, seat)).items()
            may |= {(seat, "", what, str(one)) for what, one in seen if one is not None}
        made: list[tuple[tuple[int | str, str], Table]] = [(("it lies", ""), table)]
        for seat, move in at.tries:
            if (seat in self._rules.waiting(table)) and not self._rules.why_not(table, seat, move):
                with suppress(StopIteration):  # of an example there is no more luck than it needs
                    after = self._rules.after(table, seat, move).table
                    made.append(((seat, write(move)), after))
        then = [(way, after) for way, one in made for after in self._decided(one)]
        found = (frozenset((*way, *self._lies(one)) for way, one in of) for of in (made, then))
        return Moment(frozenset(may), *found)

    # What is so at a moment

    def _laid(self, at: At, answers: Answers) -> Table:
        """The table by these answers. Errors: Refused, ValueError where it cannot stand by them."""
        if at.position is None:
            return self._rules.opening(at.names, 0, answers.as_dict(), edition=None).table
        return self._rules.resumed(at.position, at.names, answers).table

    def _moves(self, table: Table) -> list[Made]:
        """Every move that is allowed, and who may make it."""
        waiting = self._rules.waiting(table)
        return [(seat, move) for seat in waiting for move in self._rules.moves(table, seat)]

    def _decided(self, table: Table) -> Iterator[Table]:
        """Where somebody is asked yes or no who is usually not, what lies there after either."""
        waiting = self._rules.waiting(table)
        first = islice(self._rules.moves(table, waiting[0]), 3) if len(waiting) == 1 else ()
        moves = tuple((waiting[0], move) for move in first)
        if len(moves) == len(("yes", "no")):
            at = At(table.seats, self._rules.write_position(table))
            usually = self.tried(at, self._rules.answered(None, None)).tries
            if usually != moves:
                yield from (self._rules.after(table, *move).table for move in moves)

    def _lies(self, table: Table) -> tuple[Any, ...]:
        """The position as text, and how the game has ended there."""
        ended = self._rules.outcome(table)
        ends = (ended.winners, ended.scores) if ended else ()
        return json.dumps(self._rules.write_position(table), sort_keys=True), *ends

    # The games

    def _gathered(self) -> Iterator[At]:
        """Games that begin, then some tables of games that were played, each once."""
        begun = [At(names_for(seats)) for seats in sorted(self._rules.SEATS)]
        found, left, ways = {str(at): at for at in begun}, BUDGET, [*self._ways()]
        for seed, (names, answers) in product(range(BUDGET), ways):
            if left <= 0:
                break
            luck = Random(seed)
            tables = self._played(names, answers, seed, luck)
            left, last = left - len(tables), tables.pop()
            for table in (*luck.sample(tables, min(TABLES, len(tables))), last):
                at = At(names, self._rules.write_position(table))
                if str(at) not in found:
                    moves = self._moves(table)
                    tries = luck.sample(moves, min(TRIES, len(moves)))
                    found[str(at)] = at._replace(tries=tuple(tries))
                    left -= len(tries)
        yield from found.values()

    def _ways(self) -> Iterator[tuple[tuple[str, ...], Answers]]:
        """The default with every number of seats, then every other answer, that can be played."""
        usual, seats = self._rules.answered(None, None), sorted(self._rules.SEATS)
        ways = [(names_for(one), usual) for one in seats]
        fewest, every = names_for(self._rules.SEATS[0]), others(self._rules.RULINGS, usual)
        for way in (*ways, *((fewest, usual.but(**{one: name})) for one, name in every)):
            with suppress(Refused):
                self._laid(At(way[0]), way[1])
                yield way

    def _played(
        self, names: Sequence[str], answers: Answers, seed: int, luck: Random
    ) -> list[Table]:
        """The tables of one game, the first and the last too."""
        asked = set[str]()
        table = self._rules.opening(names, seed, answers.as_dict(), edition=None).table
        tables = [table._replace(rulings=answers.listening(asked))]
        for seat, move, step in islice(watch(self._rules, tables[0], luck), self._most):
            self._turns.append((tables[-1], (seat, move), frozenset(asked)))
            asked.clear()
            tables.append(step.table)
        return tables

    def _parting(self, left: Answers, right: Answers) -> Iterator[At]:
        """Tables where a move that asks for what they differ in leads elsewhere, or others are."""
        apart = {*differing(left, right)}
        asking = [(table, made) for table, made, asked in self._turns if asked & apart]
        for table, made in asking[:: 1 + len(asking) // ASKED]:
            if self._leads(table, made, left) != self._leads(table, made, right):
                at = At(table.seats, self._rules.write_position(table), (made,), parting=True)
                yield self.tried(at, left, right)

    def _leads(self, table: Table, made: Made, answers: Answers) -> object:
        """What is allowed by these answers, and what the move leads to and tells where it is."""
        table, moves = table._replace(rulings=answers), None
        with suppress(Refused, ValueError, LookupError, StopIteration):
            moves = self._moves(table)
            after, events = self._rules.after(table, *made)
            return moves, after._replace(rulings=None), events
        return moves


at_random = cache(Moments)


# Where they part, told by either

Told = tuple[Scenario, ...]
WAYS = ("error", "refused", "hidden", "events", "after")
"""What of a happening can be other by other answers."""
LOOKED = 60
"""So many are looked at, from the smallest on."""


def parting(game: str, tried: Iterable[Tried], left: Answers, right: Answers) -> Told:
    """What is told where they part: best what one of them refuses, last a game that begins."""
    if not tells.there(game):
        return ()
    of = _Sides(game, left, right)
    every = {str(one): one for each in tried for one in of.happenings(*each)}
    smallest = sorted(every.values(), key=lambda one: (one.size, str(one)))
    found = filter(None, map(of.parting, smallest[:: 1 + len(smallest) // LOOKED]))
    first = sorted(found, key=lambda one: ("refused" not in of.ways(one), one.when == "opening"))
    return next(filter(None, map(of.small, filter(of.told, first))), ())


class _Sides:
    """What comes of it by the answers of two sides."""

    def __init__(self, game: str, left: Answers, right: Answers) -> None:
        """Of a game that tells scenes."""
        self._game, self._rules = game, games.game(game)
        self._both = left.as_dict(), right.as_dict()

    def happenings(self, at: At, mine: Moment, theirs: Moment) -> Iterator[Happening]:
        """What happens where a moment is other: a game begins, a seat moves or looks."""
        now = Happening(at.names, self._both[0], at.position, "look")
        if at.position is None:
            yield from (now._replace(before=1, when="opening"),) if mine != theirs else ()
            return
        for seat, *move in (mine.allowed ^ theirs.allowed) | (mine.results ^ theirs.results):
            if isinstance(seat, int):
                yield now._replace(when="move" if move[0] else "look", seat=seat, move=move[0])
        for seat, made in at.tries[: at.parting]:
            yield now._replace(when="move", seat=seat, move=self._rules.write_move(made))

    def parting(self, one: Happening) -> Happening | None:
        """It, or the first thing that then goes on by itself, at which the sides part."""
        while not self.ways(one):
            then = {} if one.when in {"opening", "look"} else shown(self._game, one)
            if "after" not in then:
                return None
            one = Happening(one.seats, one.rulings, then["after"], "next")
        return one

    def ways(self, one: Happening) -> frozenset[str]:
        """In what it is other, if its table can stand and something comes of it by both."""
        both = [one._replace(rulings=answers) for answers in self._both]
        try:
            if one.when != "opening":
                games.standing(self._game, laid(self._game, one))
        except (Refused, ValueError, LookupError):
            return frozenset()
        mine, theirs = (shown(self._game, each) for each in both)
        ways = frozenset(way for way in WAYS if mine.get(way) != theirs.get(way))
        return frozenset() if "error" in ways else ways

    def small(self, one: Happening) -> Told:
        """It made small, or as it is; what is told is run, and has to pass."""
        ways = self.ways(one)
        told = map(self.told, (_small(one, lambda less: self.ways(less) == ways), one))
        return next((both for both in told if both and all(passing(self._game, both))), ())

    def told(self, one: Happening) -> Told:
        """It by either; nothing where no scenario tells them apart."""
        with suppress(Refused, ValueError, LookupError):
            scenes = [scene(self._game, one._replace(rulings=answers)) for answers in self._both]
            both = contrasted(self._game, scenes)
            thens = [[line for line in each.lines if line.keyword == "Then"] for each in both]
            return both if thens[0] != thens[1] else ()
        return ()


def _small(one: Happening, holds: Callable[[Happening], bool]) -> Happening:
    """It without anything that it can do without, thing after thing."""
    place = misses = 0
    fewer = [*_fewer(one.before)]
    while misses < len(fewer):
        less = one._replace(before=fewer[place % len(fewer)])
        if holds(less):
            one, misses, fewer = less, 0, [*_fewer(less.before)]
        else:
            place, misses = place + 1, misses + 1
    return one


def _fewer(value: Any) -> Iterator[Any]:
    """The value without one thing in it, or without half of several."""
    match value:
        case dict():
            for name in value:
                yield {other: one for other, one in value.items() if other != name}
            for name, one in value.items():
                yield from ({**value, name: less} for less in _fewer(one))
        case list():
            half = len(value) // 2
            yield from (value[:half], value[half:]) if half else ()
            for place, one in enumerate(value):
                yield [*value[:place], *value[place + 1 :]]
                yield from ([*value[:place], less, *value[place + 1 :]] for less in _fewer(one))
