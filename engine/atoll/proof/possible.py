"""What can happen at all: answered by a smallest table, or by the rules against it."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from atoll.processes import in_order
from atoll.proof.smallest import Fit, Possible, fitted, forbidding, found, shown_with
from atoll.table import games
from atoll.table.games import game as known_game
from atoll.telling.scenario import Scenario
from atoll.telling.witness import Witness

__all__ = ["Answered", "Reply", "UnknownQuestion", "answer", "questions", "replies"]


class UnknownQuestion(ValueError):
    """An id that no question of the game has."""


class Reply(NamedTuple):
    """The answer to a question: the seats and the scenario that show it, or the rules against it.

    `seats` are those of the table, or all that were tried. The answer holds under the default
    answers to the rulings. A game that tells no scenarios has none of what can happen either.
    """

    id: str
    question: str
    possible: bool
    seats: tuple[int, ...]
    scenario: Scenario | None
    rules: tuple[str, ...]

    def witness(self, game: str) -> Witness | None:
        """The scenario as a file to keep."""
        if self.scenario is None:
            return None
        about = f"{self.question} Yes."
        return Witness(game, "possible", about, f"atoll possible {game} --keep", (self.scenario,))


def questions(game: str) -> dict[str, Possible]:
    """The questions of a game by id."""
    return {one.id: one for one in games.questions(game).POSSIBLE}


def replies(game: str, ids: Sequence[str] = (), *, jobs: int | None = None) -> Iterator[Reply]:
    """The answers, worked out side by side in processes. Errors: UnknownQuestion, Undecided."""
    known = questions(game)
    for each in ids:
        if each not in known:
            raise UnknownQuestion(f"{game} has no question {each}; it has {', '.join(known)}.")
    wanted = ids or tuple(known)
    looked = in_order(partial(_looked, game), wanted, jobs)
    for name, (fit, rules) in zip(wanted, looked, strict=True):
        yield _reply(game, known[name], fit, rules)


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
    """The smallest values, or the rules against any: what crosses from process to process."""
    one, usual = questions(game)[name], known_game(game).answered(None, None)
    fit = fitted(one.situation, one.shows, usual)
    return fit, () if fit else forbidding(one.situation, one.shows, usual)


def _reply(game: str, one: Possible, fit: Fit | None, rules: tuple[str, ...]) -> Reply:
    if fit is None:
        return Reply(one.id, one.question, False, one.situation.seats, None, rules)  # noqa: FBT003 # a field
    return Reply(one.id, one.question, True, (fit.seats,), _told(game, one, fit), ())  # noqa: FBT003 # a field


def _told(game: str, one: Possible, fit: Fit) -> Scenario | None:
    """The table that shows it as a scenario; None of a game that tells none."""
    usual = known_game(game).answered(None, None)
    there = found(one.situation, one.shows, usual, fit)
    if not (games.replay.there(game) and games.telling.there(game)):
        return None
    return games.telling(game).told(games.replay(game).scene(there), rules=one.tells)
