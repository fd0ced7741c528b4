"""What can happen at all: with how many players, or by which rules it never does.

A situation lays a table of unknowns with everything the rules say of it; what it has to show is a
flag over that table. What happens at a table is shown by the example of the FAQ that has the
question's id.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from atoll.own_function import blamed
from atoll.processes import in_order
from atoll.proof.law import Maker
from atoll.table import games, stating
from atoll.table.games import game as known_game
from atoll.words import Flag

Shows = Callable[[Any], Flag]
Lay = Callable[[Maker, int, Any], Any]
Ruled = tuple[Flag, tuple[str, ...]]


class Situation(NamedTuple):
    """A kind of table: for how many seats, and how it is laid.

    `lay` takes what makes the unknowns, the number of seats and the answers to the rulings, and
    gives the table with what the rules make of it.
    """

    seats: tuple[int, ...]
    lay: Lay

    def of(self, *seats: int) -> "Situation":
        """The same for these seats alone."""
        return self._replace(seats=seats)

    def asks(self, question: str, shows: Shows) -> "Possible":
        """Whether something can come about there: in words, and what shows it."""
        return Possible("", question, self, shows)

    def laid(self, shows: Shows, answers: Any) -> Iterator[tuple[int, list[Ruled]]]:
        """For each number of seats what holds of it, and who says so; that it shows something."""
        from atoll.readings.terms import Terms  # noqa: PLC0415 # z3, where it is asked

        for seats in self.seats:
            make = Terms()
            shown = shows(self.lay(make, seats, answers))
            yield seats, [*make.assumed, (shown, ())]


class Possible(NamedTuple):
    """A question whether something can come about: its id, its words, where, and what shows it."""

    id: str
    question: str
    situation: Situation
    shows: Shows


def numbered(ids: str, *asked: Possible) -> tuple[Possible, ...]:
    """Questions with ids by their places, from 1."""
    return tuple(one._replace(id=f"{ids}{number}") for number, one in enumerate(asked, 1))


class Questions(Protocol):
    """Questions about what can happen at all: a game's `possible` module."""

    POSSIBLE: tuple[Possible, ...]


offered = games.Module[Questions](
    "possible", Questions, "{game} asks nothing about what can happen yet"
)


class UnknownQuestion(ValueError):
    """An id that no question of the game has."""


class NoQuestion(ValueError):
    """A question whose situation cannot be laid, or that nothing can be asked of."""


class Reply(NamedTuple):
    """Whether it can happen: with how many seats at least, or with none of those tried.

    `rules` are those against it. The answer holds under the default answers to the rulings.
    """

    id: str
    question: str
    tried: tuple[int, ...]
    with_seats: int | None
    rules: tuple[str, ...] = ()


def questions(game: str) -> dict[str, Possible]:
    """The questions of a game by id."""
    return {one.id: one for one in offered(game).POSSIBLE}


def replies(game: str, ids: Sequence[str] = (), *, jobs: int | None = None) -> Iterator[Reply]:
    """The answers, worked out side by side in processes.

    Errors: UnknownQuestion, NoQuestion, Undecided.
    """
    known = questions(game)
    for each in ids:
        if each not in known:
            raise UnknownQuestion(f"{game} has no question {each}; it has {', '.join(known)}.")
    yield from in_order(partial(reply, game, why=True), ids or tuple(known), jobs)


def reply(game: str, name: str, *, why: bool = False) -> Reply:
    """The answer to a question, if it is never with the rules against it, where `why` asks so.

    Errors: NoQuestion, Undecided.
    """
    one, usual = questions(game)[name], known_game(game).answered(None, None)
    asked = one.situation, one.shows, usual
    try:
        seats = shown_with(*asked)
        rules = forbidding(*asked) if why and seats is None else ()
    except Exception as error:
        if type(error).__module__.startswith("atoll."):  # it says itself what it is
            raise
        raise NoQuestion(f"{name} breaks off: {blamed(error, __file__)}.") from error
    return Reply(name, one.question, one.situation.seats, seats, rules)


def shown_with(situation: Situation, shows: Shows, answers: Any) -> int | None:
    """The fewest seats of which some table shows it; None where none does. Errors: Undecided."""
    every = situation.laid(shows, answers)
    return next((seats for seats, facts in every if not _forbidden(facts)), None)


def forbidding(situation: Situation, shows: Shows, answers: Any) -> tuple[str, ...]:
    """The rules that keep it from every number of seats: none of them can be left out.

    A fact that several rules say together goes with any of them. Errors: Undecided.
    """
    every = [facts for _, facts in situation.laid(shows, answers)]
    kept = [*dict.fromkeys(rule for facts in every for _, said_by in facts for rule in said_by)]
    for rule in [*kept]:
        fewer = [one for one in kept if one != rule]
        there = ([fact for fact in facts if {*fact[1]} <= {*fewer}] for facts in every)
        kept = fewer if all(map(_forbidden, there)) else kept
    return stating.in_order(kept)


def _forbidden(facts: Sequence[Ruled]) -> bool:
    """Whether they cannot hold together. Errors: Undecided."""
    from atoll.proof.solver import Question, Undecided, answered  # noqa: PLC0415 # z3, where it is asked

    verdict = answered(Question.of(flag for flag, _ in facts))
    if verdict == "unknown":
        raise Undecided("the solver gave up on whether something can be")
    return verdict == "unsat"
