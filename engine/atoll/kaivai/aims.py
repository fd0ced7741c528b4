"""Where each rule of Kaivai is at work: at the beginning, in games at random, at pressed tables.

Each scene is shrunk: nothing lies there that its rule can do without. What such games seldom come
to is laid out.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from atoll.kaivai import shrunk
from atoll.kaivai.roamed import roamed, size
from atoll.kaivai.rulings import RULINGS, answered
from atoll.kaivai.scene import NAMES, Scene, bare, proceeding
from atoll.kaivai.seldom import seldom
from atoll.kaivai.table import SEATS
from atoll.kaivai.telling import told as told_scene
from atoll.kaivai.value import ROUNDS
from atoll.proof.reach import Aim
from atoll.table import games
from atoll.table.rulings import Answers
from atoll.telling.scenario import Scenario

__all__ = ["AIMS", "ONLY_BY", "at_work", "scenes", "told"]

AIMS: tuple[Aim, ...] = ()
"""None: games and pressed tables show every rule, and no solver is asked."""
ONLY_BY: Mapping[str, tuple[str, str]] = {"kaivai_7_8": ("fishing", "no_dice")}
"""The variant without dice is an answer to a ruling."""


def scenes(answers: Answers) -> Iterator[Scene]:
    """Beginnings, what was found in games, shrunk, and a look at a table, by these answers.

    Where an answer is not the usual one, what ends otherwise by it comes first; and where no scene
    shows a rule of its ruling, games are played by it.
    """
    found = [*_begun(answers), *[_by(scene, answers) for scene in _kept(answered())]]
    look, asked = Scene(bare(min(SEATS), answers)), _asked(answers)
    yield from sorted(found, key=_ends_as_usual) if asked else found
    fired = {rule for scene in (*found, look) for rule in at_work(scene)}
    if not asked <= fired:
        yield from _kept(answers)
    yield look


def _begun(answers: Answers) -> Iterator[Scene]:
    """A game begins, or does not; the last round ends."""
    few = bare(min(SEATS), answers)
    yield Scene(few, start=True)
    yield Scene(few._replace(seats=NAMES[: min(SEATS) - 1]), start=True)
    last = few._replace(round=ROUNDS[answers.rounds], bids=(3, 2, 1))
    yield proceeding(last._replace(stage="loss", turn=None))


def _asked(answers: Answers) -> frozenset[str]:
    """The rules of the rulings that are not answered as usual."""
    usual = answered().as_dict()
    asked = (RULINGS[name] for name, one in answers.as_dict().items() if one != usual[name])
    return frozenset(rule for ruling in asked for rule in ruling.rules)


@lru_cache(maxsize=4)
def _kept(answers: Answers) -> tuple[Scene, ...]:
    """What is seldom come to, and the scenes found in games, shrunk; the smallest first."""
    found = [shrunk.shrunk(scene, rule) for (rule, _), scene in roamed(answers).items()]
    return tuple(sorted((*seldom(answers), *found), key=size))


def _by(scene: Scene, answers: Answers) -> Scene:
    return scene._replace(table=scene.table._replace(rulings=answers))


def _ends_as_usual(scene: Scene) -> bool:
    usual = _by(scene, answered())
    return shrunk.outcome(scene) == shrunk.outcome(usual)


def at_work(scene: Scene) -> Collection[str]:
    """The rules that an event or a refusal names; at a look those that hide something."""
    if not _is_look(scene):
        return shrunk.at_work(scene)
    return {secret.rule for secret in games.game("kaivai").view(scene.table, 0).hidden}


def _is_look(scene: Scene) -> bool:
    return scene.table.stage == "bid" and scene.move is None and not scene.start


def told(scene: Scene, rules: Sequence[str] = ()) -> Scenario | None:
    """The scene as a scenario of the rules; None where they only hide something. Errors: Untold."""
    if _is_look(scene):
        return None
    return told_scene(scene, rules=rules)
