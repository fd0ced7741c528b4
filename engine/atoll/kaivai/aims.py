"""Where each rule of Kaivai is at work: at the beginning, in games at random, at pressed tables.

Each scene is shrunk: nothing lies there that its rule can do without. What such games seldom come
to is laid out.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from atoll.kaivai import shrunk
from atoll.kaivai.roamed import roamed, size
from atoll.kaivai.scene import NAMES, Scene, bare, proceeding
from atoll.kaivai.seldom import seldom
from atoll.kaivai.table import SEATS
from atoll.kaivai.telling import told as told_scene
from atoll.kaivai.value import ROUNDS
from atoll.proof.reach import Aim
from atoll.proof.roaming import Roaming
from atoll.table.rulings import Answers
from atoll.telling.scenario import Scenario

__all__ = ["AIMS", "ONLY_BY", "at_work", "scenes", "told"]

AIMS: tuple[Aim, ...] = ()
"""None: games and pressed tables show every rule, and no solver is asked."""
ONLY_BY: Mapping[str, tuple[str, str]] = {"kaivai_7_8": ("fishing", "no_dice")}
"""The variant without dice is an answer to a ruling."""


def _begun(answers: Answers) -> Iterator[Scene]:
    """A game begins, or does not; the last round ends."""
    few = bare(min(SEATS), answers)
    yield Scene(few, start=True)
    yield Scene(few._replace(seats=NAMES[: min(SEATS) - 1]), start=True)
    last = few._replace(round=ROUNDS[answers.rounds], bids=(3, 2, 1))
    yield proceeding(last._replace(stage="loss", turn=None))


@lru_cache(maxsize=4)
def _kept(answers: Answers) -> tuple[Scene, ...]:
    """What is seldom come to, and the scenes found in games, shrunk; the smallest first."""
    found = [shrunk.shrunk(scene, rule) for (rule, _), scene in roamed(answers).items()]
    return tuple(sorted((*seldom(answers), *found), key=size))


def _look(answers: Answers) -> Scene:
    return Scene(bare(min(SEATS), answers))


_ROAMING = Roaming("kaivai", _begun, _kept, _look, shrunk.outcome)
scenes = _ROAMING.scenes


def at_work(scene: Scene) -> Collection[str]:
    """The rules that an event or a refusal names; at a look those that hide something."""
    return _ROAMING.hiding(scene) if _is_look(scene) else shrunk.at_work(scene)


def _is_look(scene: Scene) -> bool:
    return scene.table.stage == "bid" and scene.move is None and not scene.start


def told(scene: Scene, rules: Sequence[str] = ()) -> Scenario | None:
    """The scene as a scenario of the rules; None where they only hide something. Errors: Untold."""
    if _is_look(scene):
        return None
    return told_scene(scene, rules=rules)
