"""Beginnings of games that end with a line that a rule refuses, the shortest that are found.

A line is forged (`refusing`), or it is a move that another answer to a ruling allows
(`forbidding`). Every other line is legal, from the opening on.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from found_games import Aim, Picks, Played, Table, shortened

from atoll.forge import forged, refused_by
from atoll.forge.places import Place, places
from atoll.record import Start, move_line
from atoll.record.entries import Entry
from atoll.record.following import Running
from atoll.table import Refused, Step
from atoll.table.games import game

__all__ = ["Begun", "Refusing", "barred", "forbidding", "refusing"]


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


def refusing(games: Iterable[Begun], only: Collection[str] | None = None) -> dict[str, Refusing]:
    """By each rule that refuses in these games, or by some, the shortest record that it refuses."""
    best: dict[str, Refusing] = {}
    for one in games:
        for rule, found in _refused(one):
            if rule not in best or found.rank < best[rule].rank:
                best[rule] = found
    wanted = sorted(rule for rule in best if only is None or rule in only)
    return {rule: _shorter(rule, best[rule]) for rule in wanted}


def _refused(one: Begun) -> Iterator[tuple[str, Refusing]]:
    """Forged lines of a game, each with the rule that refuses it."""
    lines = one.played.lines(one.start)
    for found in forged([(one.start.game, lines)], Random(one.start.seed)):
        if found.for_ports:
            yield found.rule, Refusing(one, len(found.at.earlier) - 1, found.entry)


def _shorter(rule: str, found: Refusing) -> Refusing:
    """The record without the moves that its last line can do without."""
    if "game" in found.entry:
        return found

    def breaking(table: Table) -> Iterator[Entry]:
        at = Place((), {}, Running(found.of.start.game, Step(table)), None)
        return (one for one in [found.entry] if refused_by(at, one) == rule)

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
    return Refusing(begun._replace(played=played), len(played.turns), entry)
