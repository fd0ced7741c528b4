"""What a feature file of a game sees: the shared phrases, and those of this game only."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from types import MappingProxyType, ModuleType

from _pytest.fixtures import FixtureFunctionDefinition

from atoll.examples import PACKAGE
from atoll.home import rooms
from atoll.table.games import GAMES

from . import house
from .parsing import StepFunctionContext
from .phrases import Phrases, contexts, defined
from .world import World

FOLLOWING = "parts"
"""The module of steps that nobody writes: they follow from what a game declares."""


def games() -> tuple[str, ...]:
    """The games: each has a folder of features, and may have a module of phrases of its name."""
    spoken = {*GAMES, *(file.stem for file in house.phrase_files())}
    folders = {folder.name for room in rooms("features") for folder in room.glob("*/")}
    return tuple(sorted(folders & spoken))


def steps_in(module: ModuleType) -> list[StepFunctionContext]:
    """The steps that a module has, each a fixture."""
    found = (one for one in vars(module).values() if isinstance(one, FixtureFunctionDefinition))
    return contexts(one._get_wrapped_function() for one in found)  # noqa: SLF001 # pytest gives it nowhere else


def steps_of(module: str) -> list[StepFunctionContext]:
    """All steps of a game and of no other, or those of `shared`; its own go before what follows."""
    said = import_module(f"{PACKAGE}.{FOLLOWING}").following(module) if module in GAMES else ()
    found = [StepFunctionContext(kind, step, parser) for kind, parser, step in said]
    for file in house.phrase_files():
        if f"{file.stem}_".startswith(f"{module}_"):
            found += steps_in(import_module(f"{PACKAGE}.{file.stem}"))
    return [*{(one.type, one.parser.name): one for one in found}.values()]


@lru_cache
def phrases(game: str | None) -> Phrases:
    """The phrases of a game and the shared ones; these alone, where it is none."""
    return defined([*steps_of("shared"), *(steps_of(game) if game else ())])


def worlds(
    game: str | None, edition: str | None = None, rulings: Mapping[str, str] = MappingProxyType({})
) -> Callable[[], World] | None:
    """What makes the `world` of a scenario, before anybody sits down; None where it is of no game.

    A scenario that chooses no text and no answers is played by these. The phrases of a game may
    have a `World` of their own; that of this room, which they may import, is none.
    """
    if game not in GAMES:
        return None
    usual = import_module(f"{PACKAGE}.world").Scenario
    spoken = any(file.stem == game for file in house.phrase_files())
    own = getattr(import_module(f"{PACKAGE}.{game}"), "World", None) if spoken else None
    kind = usual if own in (None, World) else own

    def world() -> World:
        found: World = kind(game)
        found.edition, found.house = edition, {**rulings}
        return found

    return world
