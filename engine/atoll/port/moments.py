"""The moments of a line of a record: the table before each thing that happens on it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from atoll.port.question import Question
from atoll.record.entries import Entry
from atoll.record.start import going_on
from atoll.table import Step
from atoll.table.contract import Table
from atoll.table.games import game, steps


class Moment(NamedTuple):
    """A table, and the one thing that happens there: a move of a seat, or what nobody decides."""

    table: Table
    seat: int | None = None
    move: Any = None

    def happens(self, of: str) -> Step[Table] | None:
        """What it leads to, and nothing that follows. Errors: Refused."""
        if self.seat is None:
            return steps(of).proceed(self.table)
        return steps(of).played(self.table, self.seat, self.move)


def moments(question: Question) -> Iterator[Moment]:
    """The moments of the last line that the rules allow, the first one first.

    A game that begins with a seed has none: nobody can begin in the middle of the setup.
    """
    of, lines, place = question.record[0]["game"], question.ours.lines, len(question.ours.lines) - 1
    if place > 0:
        moment = moment_of(of, lines[place - 1].table, question.record[place])
        yield moment
        step = moment.happens(of)
    elif lines and (first := question.dealt or question.record[0]).get("position") is not None:
        step = Step(_laid(of, first))
    else:
        return
    while step and (following := steps(of).proceed(step.table)):
        yield Moment(step.table)
        step = following


def moment_of(of: str, table: Table, entry: Entry) -> Moment:
    """A move at a table."""
    return Moment(table, table.seats.index(entry["seat"]), game(of).parse_move(entry["move"]))


def _laid(of: str, first: Entry) -> Table:
    rules = game(of)
    answers = rules.answered(first.get("edition"), first.get("rulings"))
    return rules.read_position(first["position"], first["seats"], answers)


def at(question: Question, table: Table) -> Entry:
    """A first line that begins at a table of the game that is asked."""
    first = question.dealt or question.record[0]
    return going_on(first, game(first["game"]).write_position(table))
