"""Where each rule of Bali is at work: at the beginning, in games at random, and at a last scoring.

Each scene is shrunk: nothing lies there that its rule can do without.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from atoll.bali import game, shrunk
from atoll.bali.checks import sound
from atoll.bali.position import read_position
from atoll.bali.roamed import roamed, size
from atoll.bali.scene import NAMES, Scene, moved
from atoll.bali.table import SEATS, Move, Pass, Table, Travel
from atoll.bali.telling import told as told_scene
from atoll.proof.reach import Aim
from atoll.proof.roaming import Roaming
from atoll.table.play import Play
from atoll.table.rulings import Answers
from atoll.telling.scenario import Scenario

__all__ = ["AIMS", "ONLY_BY", "at_work", "scenes", "told"]

AIMS: tuple[Aim, ...] = ()
"""None: games show every rule, and no solver is asked."""
ONLY_BY: Mapping[str, tuple[str, str]] = {}
"""None: every rule is at work by the default answers."""


def _begun(answers: Answers) -> Iterator[Scene]:
    """A game begins, for three and for four players."""
    for seats in sorted(SEATS):
        yield Scene(read_position({}, NAMES[:seats], answers), start=True)


def _tied(answers: Answers) -> Scene:
    """The Dalang travels to chips of two players; they take the last masks, and have 24 each."""
    seats = NAMES[: min(SEATS)]
    active, other, third = seats
    position = {
        "masks": {active: [3, 3, 4, 5, 5], other: [3, 3, 4, 4, 5], third: [2, 2, 2, 2]},
        "hands": {active: ["Kukusch/Panschar"]},
        "princes": {"Panschar": active, "Kukusch": other, "Wontong": third},
        "priests": {"Panschar": other, "Kukusch": active, "Wontong": third},
    }
    table = sound(read_position(position, seats, answers))
    table = _PLAY.after(table, 0, Travel("Kukusch/Panschar", "Panschar")).table
    *others, last = range(1, len(seats))
    for seat in others:
        table = _PLAY.after(table, seat, Pass()).table
    return moved(table, last, Pass())


_PLAY = Play[Table, Move](game.played, game.proceed)


@lru_cache(maxsize=4)
def _kept(answers: Answers) -> tuple[Scene, ...]:
    """The scenes found in games, shrunk, and a tie at the end; the smallest first."""
    found = [shrunk.shrunk(scene, rule) for (rule, _), scene in roamed(answers).items()]
    return tuple(sorted((*found, _tied(answers)), key=size))


def _look(answers: Answers) -> Scene:
    return Scene(read_position({}, NAMES[: min(SEATS)], answers), look=True)


_ROAMING = Roaming("bali", _begun, _kept, _look, shrunk.outcome)
scenes = _ROAMING.scenes


def at_work(scene: Scene) -> Collection[str]:
    """The rules that an event or a refusal names; at a look those that hide something."""
    return _ROAMING.hiding(scene) if scene.look else shrunk.at_work(scene)


def told(scene: Scene, rules: Sequence[str] = ()) -> Scenario | None:
    """The scene as a scenario of the rules; None where they only hide something.

    Errors: Untold.
    """
    if scene.look:
        return None
    return told_scene(scene, rules=rules)
