"""A table of any game and the one thing that happens there: what a scenario tells."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from atoll.table import Refusal, Refused, Step, games, replaced
from atoll.table.play import onward as gone_on
from atoll.table.rulings import Answers
from atoll.table.scenario import Line
from atoll.telling.contract import tells

_SEED = 1
"""That of a game which an example begins."""
Past = tuple[tuple[int, Any], ...]
"""Moves that have been made, each by a seat."""


class Scene(NamedTuple):
    """A table and the move of a seat there; without one, the next thing that nobody decides.

    The moves of `past` have been made there before. `onward` is all that nobody decides, up to the
    next decision. `start` is a new game of these seats and rulings; at a `look` the seat sees what
    it may see, and nothing happens; or `onward`, what nobody decides happens before. `said`
    are all its Givens, where it has been laid by them before.
    """

    table: Any
    seat: int = 0
    move: Any = None
    past: Past = ()
    onward: bool = False
    start: bool = False
    look: bool = False
    said: tuple[Line, ...] = ()


class Begins(NamedTuple):
    """Who sits down to a game, and by which answers: all that a start needs of a table."""

    seats: tuple[str, ...]
    rulings: Answers


def started(seats: Sequence[str], rulings: Answers) -> Scene:
    """A game that begins, or is refused."""
    return Scene(Begins(tuple(seats), rulings), start=True)


def before_choices(game: str, scene: Scene) -> Scene:
    """The scene before its players chose what they have chosen, with these moves in its past.

    What no move chooses so is left as it is.
    """
    for part in tells(game).CHOSEN:
        chosen = getattr(scene.table, part)
        for seat in filter(chosen.__getitem__, range(len(chosen))):
            less = scene.table._replace(**{part: replaced(chosen, seat, chosen[seat][:-1])})
            for move in games.game(game).moves(less, seat):
                if after(game, less, seat, move).table == scene.table:
                    past = ((seat, move), *scene.past)
                    return before_choices(game, scene._replace(table=less, past=past))
    return scene


def after(game: str, table: Any, seat: int, move: Any) -> Step[Any]:
    """A move, and what an example tells with it. Errors: Refused."""
    return _at_once(game, games.game(game).played(table, seat, move))


def _at_once(game: str, step: Step[Any]) -> Step[Any]:
    """What follows at once, in the stages in which the game says so."""
    if not tells.there(game):
        return step
    proceed, stages = games.game(game).proceed, tells(game).AT_ONCE
    while step.table.stage in stages and (following := proceed(step.table)):
        step = step.then(following)
    return step


def onward(game: str, table: Any) -> Step[Any]:
    """All that nobody decides, up to the next decision."""
    return gone_on(games.game(game).proceed, Step(table))


def at_table(game: str, scene: Scene) -> Any:
    """The table when it happens: after the moves that have been made. Errors: Refused."""
    table = scene.table
    if scene.start:
        return tells(game).seated(table.seats, table.rulings)
    for seat, move in scene.past:
        table = after(game, table, seat, move).table
    return table


def happens(game: str, scene: Scene) -> Step[Any] | Refusal:
    """What a scene leads to, or why the rules refuse it.

    Errors: ValueError, where nothing can happen that nobody decides; Refused, by a move that has
    been made.
    """
    table = scene.table if scene.start else at_table(game, scene)
    if scene.look and not scene.onward:
        return Step(table)
    try:
        if scene.start:
            rulings = table.rulings.as_dict()
            return games.game(game).opening(table.seats, _SEED, rulings, edition=None)
        if scene.move is not None:
            return after(game, table, scene.seat, scene.move)
    except Refused as refused:
        return refused.refusal
    step = onward(game, table) if scene.onward else games.game(game).proceed(table)
    if step and step.events:
        return _at_once(game, step)
    raise ValueError(f"somebody has to decide at stage {table.stage!r}; give the scene a move")
