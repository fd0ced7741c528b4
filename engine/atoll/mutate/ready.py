"""What every trial needs, made once before processes part: the examples read, the game imported."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module

from atoll.home import HOME, file_of, from_home
from atoll.running.chapter import Chapter, Example
from atoll.running.games import makers, phrases
from atoll.running.house import below
from atoll.running.playing import played
from atoll.running.results import Result

Place = tuple[str, int]
"""A feature file, named from HOME, and the line of an example or of its row."""


@cache
def examples(game: str) -> dict[Place, Example]:
    """The examples of a game by their places, in the order of the files."""
    found = dict[Place, Example]()
    for path in below(file_of(f"features/{game}")):
        file = from_home(path)
        chapter = Chapter.opened(path, file)
        found |= {(file, one.line): one for one in chapter.examples()}
    return found


def imported(game: str, modules: Sequence[str]) -> None:
    """Import some modules of a game, and whatever its examples are played with."""
    for name in modules:
        import_module(name)
    phrases(game)
    makers(game)


def rehearsed(game: str, modules: Sequence[str]) -> None:
    """Import them and find out what each step means, but play none, for all that part from here."""
    imported(game, modules)
    for one in examples(game).values():
        for step in one.steps:
            phrases(game).matching(step.type, step.name)


def shown(game: str, place: Place) -> Result:
    """What an example shows by the rules of this process."""
    example = examples(game)[place]
    kept, _ = played(example, phrases(game), makers(game), HOME)
    return example.result(kept)
