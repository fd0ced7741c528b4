"""Beginnings of games that end with a line that a rule refuses, the shortest that are found.

A line is forged in a way that names the rule beforehand (`refusing`), or it is a move that another
answer to a ruling allows (`forbidding`). Every other line is legal, from the opening on.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from found_games import Aim, Picks, Played, Table, shortened

from atoll.forge.forgery import Forgery, Place
from atoll.forge.forging import declared
from atoll.forge.places import places
from atoll.record import Start, move_line
from atoll.record.entries import Entry
from atoll.record.following import Running, followed
from atoll.table import Refused, Step
from atoll.table.games import game

__all__ = ["Begun", "Refusing", "barred", "forbidding", "refusing"]

TRIES = 6
"""So many lines of a way are tried at a place."""


class Begun(NamedTuple):
    """A game that was played, and who makes it shorter."""

    start: Start
    played: Played
    lazy: Picks


class Refusing(NamedTuple):
    """A record whose last line is refused: its beginning, so many of its moves, and that line."""

    of: Begun
    moves: int
    entry: Entry
    way: Forgery | None = None

    @property
    def rank(self) -> tuple[bool, bool, int]:
        """A move before a beginning, and that before a position; then the fewest lines."""
        return "game" in self.entry, "position" in self.entry, self.moves

    @property
    def lines(self) -> list[Entry]:
        """The record."""
        if "game" in self.entry:
            return [self.entry]
        turns = self.of.played.turns[: self.moves]
        return [*self.of.played._replace(turns=turns).lines(self.of.start), self.entry]


# Forged lines


def refusing(
    name: str, games: Iterable[Begun], only: Collection[str] | None = None
) -> dict[str, Refusing]:
    """By each rule that refuses in these games, or by some, the shortest record that it refuses."""
    best: dict[str, Refusing] = {}
    ways = [one for one in declared(name) if one.rules if only is None or {*only} & {*one.rules}]
    for one in games:
        for rule, found in _refused(one, ways, best):
            if rule not in best or found.rank < best[rule].rank:
                best[rule] = found
    wanted = sorted(rule for rule in best if only is None or rule in only)
    return {rule: _shorter(rule, best[rule]) for rule in wanted}


def _refused(
    one: Begun, ways: Sequence[Forgery], best: Mapping[str, Refusing]
) -> Iterator[tuple[str, Refusing]]:
    """Forged lines at each place, in the ways whose rules have no shorter record yet."""
    laying = {one.way for one in best.values() if "position" in one.entry}
    for moves, at in enumerate(places(one.played.lines(one.start)), start=-1):
        here = (False, False, moves)
        for way in ways:
            known = [best[rule].rank for rule in way.rules if rule in best]
            done = len(known) == len(way.rules) and (way in laying or max(known) <= here)
            for entry in () if done else _some(way, at):
                if (rule := refused_by(at, entry)) in way.rules:
                    yield rule, Refusing(one, moves, entry, way)


def _some(way: Forgery, at: Place) -> list[Entry]:
    entries = [*way.makes(at)]
    return Random(way.name).sample(entries, min(TRIES, len(entries)))


def refused_by(at: Place, entry: Entry) -> str:
    """The rule that refuses a line at a place; nothing where none does."""
    try:
        followed(at.before if "seat" in entry else None, entry)
    except Refused as error:
        return error.refusal.rule
    except ValueError:
        return ""
    return ""


def _shorter(rule: str, found: Refusing) -> Refusing:
    """The record without the moves that its last line can do without."""
    way, start = found.way, found.of.start
    if way is None or "game" in found.entry:
        return found

    def breaking(table: Table) -> Iterator[Entry]:
        at = Place((), {}, Running(start.game, Step(table)), None)
        tried = (one for one in _some(way, at) if "seat" in one)
        return (one for one in tried if refused_by(at, one) == rule)

    return _made_short(found, breaking)


# Moves that another answer allows


def barred(start: Start, ruling: str) -> Refusing | None:
    """That a game cannot begin, where it can by another answer."""
    rules = game(start.game)
    chosen = rules.answered(start.edition, start.rulings)
    others = [chosen.but(**{ruling: name}) for name in rules.RULINGS[ruling].names()]
    if not _opens(start, chosen) and any(_opens(start, one) for one in others):
        return Refusing(Begun(start, Played(None, ()), _nobody), 0, start.line())
    return None


def _opens(start: Start, answers: Any) -> bool:
    rules = game(start.game)
    try:
        rules.opening(start.seats, start.seed, answers.as_dict(), edition=None)
    except Refused:
        return False
    return True


def _nobody(*_: Any) -> Any:
    raise AssertionError("nobody moves")


def forbidding(one: Begun, ruling: str) -> Refusing | None:
    """The first move in a game that is refused there, and that another answer allows."""

    def breaking(table: Table) -> Iterator[Entry]:
        return _forbidden(one.start.game, table, ruling)

    for moves, at in enumerate(places(one.played.lines(one.start)), start=-1):
        if at.before and (entry := next(breaking(at.before.table), None)):
            return _made_short(Refusing(one, moves, entry), breaking)
    return None


def _forbidden(name: str, table: Table, ruling: str) -> Iterator[Entry]:
    rules, answer = game(name), getattr(table.rulings, ruling)
    for other in rules.RULINGS[ruling].names():
        looser = table._replace(rulings=table.rulings.but(**{ruling: other}))
        for seat in rules.waiting(table) if other != answer else ():
            for move in rules.moves(looser, seat):
                if rules.why_not(table, seat, move):
                    yield move_line(table.seats[seat], rules.write_move(move))


# Made short


def _made_short(found: Refusing, breaking: Callable[[Table], Iterator[Entry]]) -> Refusing:
    """The record without what a line can do without that is broken so."""

    def reached(_: Table, step: Step[Table]) -> bool:
        return next(breaking(step.table), None) is not None

    begun, turns = found.of, found.of.played.turns[: found.moves]
    if not turns:
        return found
    aim = Aim(begun.start, reached, lambda _: 0, begun.lazy, begun.lazy, whole=False)
    played = shortened(aim, begun.played._replace(turns=turns), Random(0))
    if len(played.turns) == len(turns):
        return found
    entry = next(breaking(played.table))
    return Refusing(begun._replace(played=played), len(played.turns), entry, found.way)
