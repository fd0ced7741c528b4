"""What can happen at all: answered by a smallest table, or by the rules against it."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import NamedTuple, Protocol

from atoll.own_function import blamed
from atoll.processes import in_order
from atoll.proof import replaying
from atoll.proof.smallest import Fit, Possible, fitted, forbidding, found, others, shown_with
from atoll.table import games
from atoll.table.games import game as known_game
from atoll.table.scenario import Scenario
from atoll.telling.differing import differing
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
    others: tuple[Scenario, ...] = ()  # by which another rule is at work, or something else happens

    def witnesses(self, game: str) -> Iterator[Witness]:
        """The scenarios as files to keep, each by the number at which it is found."""
        about = f"{self.question} Yes."
        told = (self.scenario, *self.others) if self.scenario else ()
        for place, scenario in enumerate(told, 1):
            more = f" --witnesses {place}" if place > 1 else ""
            yield Witness(
                game, "possible", about, f"atoll possible {game}{more} --keep", (scenario,)
            )


def questions(game: str) -> dict[str, Possible]:
    """The questions of a game by id."""
    return {one.id: one for one in offered(game).POSSIBLE}


def replies(
    game: str, ids: Sequence[str] = (), *, jobs: int | None = None, witnesses: int = 1
) -> Iterator[Reply]:
    """The answers, worked out side by side in processes; each with so many witnesses at most.

    The second witness is the same however many are wanted, and so is every other.
    Errors: UnknownQuestion, NoQuestion, Undecided.
    """
    known = questions(game)
    for each in ids:
        if each not in known:
            raise UnknownQuestion(f"{game} has no question {each}; it has {', '.join(known)}.")
    wanted = ids or tuple(known)
    looked = in_order(partial(_looked, game, TRIES if witnesses > 1 else 0), wanted, jobs)
    for name, (fits, rules) in zip(wanted, looked, strict=True):
        one, few = known[name], witnesses - 1
        if fits:
            first = _told(game, one, fits[0])
            more = differing(_each_told(game, one, fits[1:]), (first,)) if first else ()
            yield Reply(name, one.question, (fits[0].seats,), first, others=(*islice(more, few),))
        else:
            yield Reply(name, one.question, one.situation.seats, rules=rules, possible=False)


TRIES = 16
"""So many other tables of each number of seats are looked at, however many are wanted."""


def _each_told(game: str, one: Possible, fits: Sequence[Fit]) -> Iterator[Scenario]:
    """The tables that can be told."""
    for fit in fits:
        with suppress(ValueError):  # no scenario tells it
            if scenario := _told(game, one, fit):
                yield scenario


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


def _looked(game: str, tries: int, name: str) -> tuple[list[Fit], tuple[str, ...]]:
    """The smallest values and others, or the rules against any: what crosses between processes."""
    one, usual = questions(game)[name], known_game(game).answered(None, None)
    asked = one.situation, one.shows, usual
    try:
        if fit := fitted(*asked):
            return [fit, *others(*asked, tries)], ()
        return [], forbidding(*asked)
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
