"""Scenes of games of Bali at random, always the same ones: what is tried at each decision."""

from collections.abc import Iterator
from itertools import chain
from random import Random

from atoll.bali import game
from atoll.bali.attempts import tried
from atoll.bali.position import read_position
from atoll.bali.scene import NAMES
from atoll.bali.starting import dealt
from atoll.bali.table import SEATS, Table
from atoll.table.play import Play
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene

__all__ = ["attempted", "size"]

_GAMES = 4
_TRIES = 12
_MOST = 1500
_PLAY = Play(game.played, game.proceed)


def _lying(table: Table) -> int:
    """How many cards lie in hands, piles and on the discard pile, and how many masks are taken."""
    piles = chain(*[own.values() for own in (*table.dealt, *table.laid, *table.under)])
    cards = sum(map(len, (*table.hands, *piles))) + sum(table.discard) + sum(map(sum, table.cut))
    return cards + sum(map(len, table.masks)) + len(table.seals)


def size(scene: Scene) -> tuple[int, int]:
    """Fewest players first, then the fewest cards around."""
    return len(scene.table.seats), _lying(scene.table)


def attempted(answers: Answers) -> Iterator[Scene]:
    """Each move that is made in these games, and some that could be tried instead of it."""
    for number in range(_GAMES):
        luck, seats = Random(f"reach {number}"), min(SEATS) + number % 2
        begun = dealt(read_position({}, NAMES[:seats], answers), luck)
        yield from _game(_PLAY.onward(begun).table, luck)


def _game(table: Table, luck: Random) -> Iterator[Scene]:
    """A game, as long as it is not too long."""
    for _ in range(_MOST):
        if not (waiting := game.waiting(table)):
            return
        seat = waiting[0]
        move, tries = luck.choice([*game.moves(table, seat)]), [*tried(table, seat)]
        for one in (move, *luck.sample(tries, min(_TRIES, len(tries)))):
            yield Scene(table, seat, one)
        table = _PLAY.after(table, seat, move).table
