"""What can happen at all: answered by a smallest table, or by the rules against it."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from atoll.own_function import blamed
from atoll.processes import in_order
from atoll.proof import replaying
from atoll.proof.smallest import Fit, Possible, fitted, forbidding, found, shown_with
from atoll.table import games
from atoll.table.games import game as known_game
from atoll.table.scenario import Scenario
from atoll.telling.told import told
from atoll.telling.witness import Witness


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
    """The answer to a question: the seats and the scenario that show it, or the rules against it.

    `seats` are those of the table, or all that were tried. The answer holds under the default
    answers to the rulings. A game that tells no scenarios has none of what can happen either.
    """

    id: str
    question: str
    seats: tuple[int, ...]
    scenario: Scenario | None = None
    rules: tuple[str, ...] = ()
    possible: bool = True

    def witnesses(self, game: str) -> Iterator[Witness]:
        """The scenario to keep, if there is one."""
        about, command = f"{self.question} Yes.", f"atoll possible {game} --keep"
        if self.scenario:
            yield Witness(game, "possible", about, command, (self.scenario,))


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
    wanted = ids or tuple(known)
    looked = in_order(partial(_looked, game), wanted, jobs)
    for name, (fit, rules) in zip(wanted, looked, strict=True):
        one = known[name]
        if fit:
            yield Reply(name, one.question, (fit.seats,), _told(game, one, fit))
        else:
            yield Reply(name, one.question, one.situation.seats, rules=rules, possible=False)


class Answered(NamedTuple):
    """Whether it can happen: with how many seats at least, or with none of those tried."""

    id: str
    tried: tuple[int, ...]
    with_seats: int | None


def answer(game: str, name: str) -> Answered:
    """Whether a thing can happen at all, without what shows it. Errors: Undecided."""
    one, usual = questions(game)[name], known_game(game).answered(None, None)
    seats = shown_with(one.situation, one.shows, usual)
    return Answered(name, one.situation.seats, seats)


def _looked(game: str, name: str) -> tuple[Fit | None, tuple[str, ...]]:
    """The smallest values, or the rules against any: what crosses between processes."""
    one, usual = questions(game)[name], known_game(game).answered(None, None)
    asked = one.situation, one.shows, usual
    try:
        fit = fitted(*asked)
        return fit, () if fit else forbidding(*asked)
    except Exception as error:
        if type(error).__module__.startswith("atoll."):  # it says itself what it is
            raise
        raise NoQuestion(f"{name} breaks off: {blamed(error, __file__)}.") from error


def _told(game: str, one: Possible, fit: Fit) -> Scenario | None:
    """The table that shows it as a scenario; None of a game that tells none."""
    usual = known_game(game).answered(None, None)
    there = found(one.situation, one.shows, usual, fit)
    if not replaying.there(game, there.laid):
        return None
    return told(game, replaying.scene(game, there), rules=one.tells)
