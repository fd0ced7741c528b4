"""Scenes of games of Bali at random, always the same ones: what is tried at each decision.

Of all that happens each rule keeps, for each kind of move, the scene with the fewest cards around.
"""

from collections.abc import Collection, Iterator, Mapping
from itertools import chain
from random import Random
from typing import NamedTuple

from atoll.bali import game
from atoll.bali.attempts import tried
from atoll.bali.position import read_position
from atoll.bali.starting import dealt
from atoll.bali.table import SEATS, Move, Table
from atoll.proof.shrinking import smallest
from atoll.table import Refusal, Step, games
from atoll.table.play import Play
from atoll.table.rulings import Answers

__all__ = ["NAMES", "Scene", "happens", "lying", "roamed", "size"]

NAMES = ("Blue", "Yellow", "Green", "Red")
"""What the players are called, as they sit in the printed examples."""
_GAMES = 4
_TRIES = 12
_MOST = 1500
_PLAY = Play(game.played, game.proceed)


class Scene(NamedTuple):
    """A table, moves that have been made there, each by a seat, and the move of a seat.

    All that follows from a move happens with it. `start` is a new game; without a move somebody
    looks at the table.
    """

    table: Table
    past: tuple[tuple[int, Move], ...] = ()
    seat: int = 0
    move: Move | None = None
    start: bool = False


def happens(scene: Scene) -> Step[Table] | Refusal:
    """What a scene leads to, or why the rules refuse it.

    Errors: Refused, by a move made before; ValueError, at a look.
    """
    table = scene.table
    if scene.start:
        rulings = table.rulings.as_dict()
        step: Step[Table] = games.game("bali").opening(table.seats, 1, rulings, edition=None)
        return step
    if scene.move is None:
        raise ValueError("nothing happens at a look; give the scene a move")
    for seat, move in scene.past:
        table = _PLAY.after(table, seat, move).table
    refusal = game.why_not(table, scene.seat, scene.move)
    return refusal or _PLAY.after(table, scene.seat, scene.move)


def lying(table: Table) -> int:
    """How many cards lie in hands, piles and on the discard pile, and how many masks are taken."""
    piles = chain(*[own.values() for own in (*table.dealt, *table.laid, *table.under)])
    cards = sum(map(len, (*table.hands, *piles))) + sum(table.discard) + sum(map(sum, table.cut))
    return cards + sum(map(len, table.masks)) + len(table.seals)


def size(scene: Scene) -> tuple[int, int, int]:
    """Fewest players first, then the fewest moves before, then the fewest cards around."""
    return len(scene.table.seats), len(scene.past), lying(scene.table)


def roamed(answers: Answers) -> Mapping[tuple[str, str], Scene]:
    """For each rule that fires in these games, and each kind of move, the smallest scene."""
    return smallest(_found(answers), size)


def _found(answers: Answers) -> Iterator[tuple[tuple[str, str], Scene]]:
    for number in range(_GAMES):
        luck, seats = Random(f"reach {number}"), min(SEATS) + number % 2
        begun = dealt(read_position({}, NAMES[:seats], answers), luck)
        for scene, rules in _game(_PLAY.onward(begun).table, luck):
            yield from (((rule, type(scene.move).__name__), scene) for rule in rules)


def _game(table: Table, luck: Random) -> Iterator[tuple[Scene, Collection[str]]]:
    """A game, as long as it is not too long; each scene begins where a player may play a card."""
    since, past = table, tuple[tuple[int, Move], ...]()
    for _ in range(_MOST):
        if not (waiting := game.waiting(table)):
            return
        seat, moves = waiting[0], [*game.moves(table, waiting[0])]
        move = luck.choice(moves)
        tries = [*tried(table, seat)]
        for one in (move, *luck.sample(tries, min(_TRIES, len(tries)))):
            yield Scene(since, past, seat, one), _at_work(table, seat, one)
        table, past = _PLAY.after(table, seat, move).table, (*past, (seat, move))
        if table.stage == "turn":
            since, past = table, ()


def _at_work(table: Table, seat: int, move: Move) -> Collection[str]:
    refusal = game.why_not(table, seat, move)
    events = () if refusal else _PLAY.after(table, seat, move).events
    return (refusal.rule,) if refusal else {event.rule for event in events}
