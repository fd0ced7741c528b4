"""Where the rules of a game are at work, by scenes that were found in games: by any answers.

A game says what it begins with, what was found in its games by some answers, and what happens in a
scene; which of these scenes come first under an answer is the same for every game.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, NamedTuple

from atoll.table import Event, Refusal, Refused, Step, games
from atoll.table.rulings import Answers

__all__ = ["Roaming", "outcome", "rules_of"]

Scene = Any
Outcome = Refusal | tuple[Event, ...] | None


def outcome(happens: Callable[[Scene], Step[Any] | Refusal], scene: Scene) -> Outcome:
    """What is told in a scene, or why it is refused; None where nothing can happen by itself.

    Nothing can either where a move that was made before is refused.
    """
    try:
        found = happens(scene)
    except (Refused, ValueError):
        return None
    return found if isinstance(found, Refusal) else found.events


def rules_of(found: Outcome) -> Collection[str]:
    """The rules that an outcome names."""
    return (found.rule,) if isinstance(found, Refusal) else {one.rule for one in found or ()}


class Roaming(NamedTuple):
    """The scenes of a game: those it begins with, and what `kept` has found by some answers.

    `look` is the table at which a player looks, and `ends` what a scene leads to.
    """

    game: str
    begun: Callable[[Answers], Iterable[Scene]]
    kept: Callable[[Answers], Iterable[Scene]]
    look: Callable[[Answers], Scene]
    ends: Callable[[Scene], Outcome]

    def scenes(self, answers: Answers) -> Iterator[Scene]:
        """Beginnings, what was found in games by the default answers, and a look at a table.

        Where an answer is not the usual one, what ends otherwise by it comes first; and where no
        scene shows a rule of its ruling, games are played by it.
        """
        usual = games.game(self.game).answered(None, None)
        found = [*self.begun(answers), *[_by(scene, answers) for scene in self.kept(usual)]]
        asked = self._asked(answers, usual)
        yield from sorted(found, key=lambda one: self._alike(one, usual)) if asked else found
        look = self.look(answers)
        fired = {rule for scene in found for rule in rules_of(self.ends(scene))}
        if not asked <= fired | self.hiding(look):
            yield from self.kept(answers)
        yield look

    def hiding(self, look: Scene) -> set[str]:
        """The rules that hide something from the first player at a look."""
        return {one.rule for one in games.game(self.game).view(look.table, 0).hidden}

    def _asked(self, answers: Answers, usual: Answers) -> set[str]:
        """The rules of the rulings that are not answered as usual."""
        known, before = games.game(self.game).RULINGS, usual.as_dict()
        other = (known[name] for name, one in answers.as_dict().items() if one != before[name])
        return {rule for ruling in other for rule in ruling.rules}

    def _alike(self, scene: Scene, usual: Answers) -> bool:
        """Whether a scene ends as it does by the default answers."""
        return self.ends(scene) == self.ends(_by(scene, usual))


def _by(scene: Scene, answers: Answers) -> Scene:
    return scene._replace(table=scene.table._replace(rulings=answers))
