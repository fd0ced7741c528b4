"""Where each rule of Kaivai is at work: in games at random, at pressed tables, at the beginning.

Each scene is shrunk: nothing lies there that its rule can do without.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from atoll.kaivai import shrunk
from atoll.kaivai.board import Hex
from atoll.kaivai.roamed import roamed, size
from atoll.kaivai.rulings import RULINGS, answered
from atoll.kaivai.scene import NAMES, Scene, bare, moved, proceeding
from atoll.kaivai.table import SEATS, Add, Bid, Celebrate, Fish, Place
from atoll.kaivai.telling import Untold
from atoll.kaivai.telling import told as told_scene
from atoll.kaivai.value import ROUNDS
from atoll.proof.reach import Aim
from atoll.table import games
from atoll.table.rulings import Answers
from atoll.telling.scenario import Scenario

__all__ = ["AIMS", "at_work", "scenes", "told"]

AIMS: tuple[Aim, ...] = ()
"""None: games and pressed tables show every rule, and no solver is asked."""

_NOWHERE = Hex(99, 99)


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
    """A game begins, or does not; a hut is placed off the board; the last round ends."""
    few = bare(min(SEATS), answers)
    yield Scene(few, start=True)
    yield Scene(few._replace(seats=NAMES[: min(SEATS) - 1]), start=True)
    bid = few._replace(bids=(3, 2, 1))
    yield moved(bid._replace(stage="huts"), 0, Place("meeting", _NOWHERE))
    yield proceeding(bid._replace(stage="loss", turn=None, round=ROUNDS[answers.rounds]))


def _asked(answers: Answers) -> frozenset[str]:
    """The rules of the rulings that are not answered as usual."""
    usual = answered().as_dict()
    asked = (RULINGS[name] for name, one in answers.as_dict().items() if one != usual[name])
    return frozenset(rule for ruling in asked for rule in ruling.rules)


@lru_cache(maxsize=4)
def _kept(answers: Answers) -> tuple[Scene, ...]:
    """The scenes found, shrunk, the smallest first; no dice are drawn yet."""
    found = [
        shrunk.shrunk(scene._replace(table=scene.table._replace(seed=0)), rule)
        for (rule, _), scene in roamed(answers).items()
    ]
    return tuple(sorted(found, key=size))


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
    if isinstance(scene.move, _NOT_TOLD):
        raise Untold(f"a move as {type(scene.move).__name__} is not told of such a table yet")
    return told_scene(scene, rules=rules)


_NOT_TOLD = (Add, Bid, Celebrate, Fish)
"""What follows from these is told by the engine otherwise than an example would hear it."""
