"""The smallest position that shows something, or the rules that forbid it.

A situation lays a table of unknowns with everything the rules say of it; what it has to show is a
flag over that table. Smallest means fewest seats first, then the sizes of the situation in their
order, then every unknown.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from atoll.proof.law import Maker, Values
from atoll.table.stating import in_order
from atoll.words import Flag

Shows = Callable[[Any], Flag]
Lay = Callable[[Maker, int, Any], Any]
Ruled = tuple[Flag, tuple[str, ...]]


class Situation(NamedTuple):
    """A kind of table: for how many seats, how it is laid, and in what it is small.

    `lay` takes what makes the unknowns, the number of seats and the answers to the rulings, and
    gives the table with what the rules make of it; `sizes` are numbers of it, the first first.
    """

    name: str
    seats: tuple[int, ...]
    lay: Lay
    sizes: Callable[[Any], Sequence[Any]]

    def of(self, *seats: int) -> "Situation":
        """The same for these seats alone."""
        return self._replace(seats=seats)

    def asks(self, question: str, shows: Shows, *tells: str) -> "Possible":
        """Whether something can come about there: in words, what shows it, and rules to tell."""
        return Possible("", question, self, shows, tells)


class Possible(NamedTuple):
    """A question whether something can come about: its id, its words, where, and what shows it.

    `tells` are rules that the table is told for, where what changes on it does not tell enough.
    """

    id: str
    question: str
    situation: Situation
    shows: Shows
    tells: tuple[str, ...] = ()


def numbered(ids: str, *asked: Possible) -> tuple[Possible, ...]:
    """Questions with ids by their places, from 1."""
    return tuple(one._replace(id=f"{ids}{number}") for number, one in enumerate(asked, 1))


class Fit(NamedTuple):
    """The seats and the values, by name, of the smallest table that shows something."""

    seats: int
    values: dict[str, int]


class Found(NamedTuple):
    """The smallest table that shows it, on plain numbers; and what it was laid for."""

    situation: Situation
    seats: int
    answers: Any
    laid: Any


class Laid(NamedTuple):
    """A table of unknowns with everything the rules say of it, and that it shows something."""

    seats: int
    ruled: list[Ruled]
    sizes: Sequence[Any]
    unknown: Sequence[Any]

    @property
    def flags(self) -> list[Flag]:
        """What holds of it, whoever says so."""
        return [flag for flag, _ in self.ruled]


def _laid(situation: Situation, shows: Shows, answers: Any) -> Iterator[Laid]:
    """It for each number of seats, the fewest first."""
    from atoll.readings.terms import Terms  # noqa: PLC0415 # z3, where it is asked

    for seats in situation.seats:
        make = Terms()
        laid = situation.lay(make, seats, answers)
        ruled = [*make.assumed, (shows(laid), ())]
        yield Laid(seats, ruled, situation.sizes(laid), tuple(make.known.values()))


def fitted(situation: Situation, shows: Shows, answers: Any) -> Fit | None:
    """The smallest table that shows it, or None where no number of seats can. Errors: Undecided."""
    from atoll.proof.solver import least  # noqa: PLC0415 # z3, where it is asked

    for one in _laid(situation, shows, answers):
        values = least(one.flags, one.sizes, one.unknown)
        if values is not None:
            return Fit(one.seats, values)
    return None


def shown_with(situation: Situation, shows: Shows, answers: Any) -> int | None:
    """The fewest seats of which some table shows it; None where none does. Errors: Undecided."""
    every = _laid(situation, shows, answers)
    return next((one.seats for one in every if not _impossible(one.flags)), None)


def found(situation: Situation, shows: Shows, answers: Any, fit: Fit) -> Found:
    """The table on plain numbers, where it has to show the same. Errors: AssertionError."""
    laid = situation.lay(Values(fit.values), fit.seats, answers)
    if shows(laid) is not True:
        raise AssertionError(f"{situation.name}: ints and terms differ on {fit.values}")
    return Found(situation, fit.seats, answers, laid)


def forbidding(situation: Situation, shows: Shows, answers: Any) -> tuple[str, ...]:
    """The rules that keep it from every number of seats: none of them can be left out.

    A fact that several rules say together goes with any of them. Errors: Undecided.
    """
    ruled = [one.ruled for one in _laid(situation, shows, answers)]
    rules = [*dict.fromkeys(rule for facts in ruled for _, said_by in facts for rule in said_by)]

    def forbid(kept: Sequence[str]) -> bool:
        held = [[flag for flag, said_by in facts if {*said_by} <= {*kept}] for facts in ruled]
        return all(map(_impossible, held))

    kept = rules
    for rule in rules:
        fewer = [one for one in kept if one != rule]
        kept = fewer if forbid(fewer) else kept
    return in_order(kept)


def _impossible(flags: Sequence[Flag]) -> bool:
    from atoll.proof.solver import Question, Undecided, answered  # noqa: PLC0415 # z3, where it is asked

    verdict = answered(Question.of(flags))
    if verdict == "unknown":
        raise Undecided("the solver gave up on whether something can be")
    return verdict == "unsat"
