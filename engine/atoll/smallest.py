"""The smallest position that shows something, or the rules that forbid it.

A situation lays a table of unknowns with everything the rules say of it; what it has to show is a
flag over that table. Smallest means fewest seats first, then the sizes of the situation in their
order, then every unknown.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from atoll.law import Maker, Values
from atoll.prove import Question, Terms, Undecided, answered, least
from atoll.words import Flag

__all__ = ["Fit", "Found", "Possible", "Situation", "fitted", "forbidding", "found", "smallest"]

Shows = Callable[[Any], Flag]
Lay = Callable[[Maker, int, Any], Any]


class Situation(NamedTuple):
    """A kind of table: for how many seats, how it is laid, and in what it is small.

    `lay` takes what makes the unknowns, the number of seats and the answers to the rulings, and
    gives the table with what the rules make of it; `sizes` are numbers of it, the first first.
    """

    name: str
    seats: tuple[int, ...]
    lay: Lay
    sizes: Callable[[Any], Sequence[Any]]


class Possible(NamedTuple):
    """A question whether something can come about: its id, its words, where, and what shows it."""

    id: str
    question: str
    situation: Situation
    shows: Shows


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


def fitted(situation: Situation, shows: Shows, answers: Any) -> Fit | None:
    """The smallest table that shows it, or None where no number of seats can. Errors: Undecided."""
    for seats in situation.seats:
        make = Terms()
        laid = situation.lay(make, seats, answers)
        flags = [*[flag for flag, _ in make.assumed], shows(laid)]
        values = least(flags, situation.sizes(laid), make.known.values())
        if values is not None:
            return Fit(seats, values)
    return None


def found(situation: Situation, shows: Shows, answers: Any, fit: Fit) -> Found:
    """The table on plain numbers, where it has to show the same. Errors: AssertionError."""
    laid = situation.lay(Values(fit.values), fit.seats, answers)
    if shows(laid) is not True:
        raise AssertionError(f"{situation.name}: ints and terms differ on {fit.values}")
    return Found(situation, fit.seats, answers, laid)


def smallest(situation: Situation, shows: Shows, answers: Any) -> Found | None:
    """Both at once: the smallest table on plain numbers, or None."""
    fit = fitted(situation, shows, answers)
    return fit and found(situation, shows, answers, fit)


def forbidding(situation: Situation, shows: Shows, answers: Any) -> tuple[str, ...]:
    """The rules without which it could be shown: none of them can be left out.

    For the most seats that the situation has. Errors: Undecided.
    """
    make = Terms()
    laid = situation.lay(make, situation.seats[-1], answers)
    always = [flag for flag, rules in make.assumed if not rules]
    ruled = [(flag, rules) for flag, rules in make.assumed if rules]
    kept = list(dict.fromkeys(rules for _, rules in ruled))
    for rules in list(kept):
        fewer = [one for one in kept if one != rules]
        if _impossible([*always, *_of(ruled, fewer), shows(laid)]):
            kept = fewer
    return tuple(sorted({rule for rules in kept for rule in rules}, key=_number))


def _of(
    ruled: Iterable[tuple[Flag, tuple[str, ...]]], kept: Sequence[tuple[str, ...]]
) -> list[Flag]:
    return [flag for flag, rules in ruled if rules in kept]


def _impossible(flags: Sequence[Flag]) -> bool:
    verdict = answered(Question.of(flags)).verdict
    if verdict == "unknown":
        raise Undecided("the solver gave up on the rules that forbid something")
    return verdict == "unsat"


def _number(rule: str) -> tuple[int, ...]:
    return tuple(int(part) for part in rule.split("_")[1:])
