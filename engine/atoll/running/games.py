"""Which game a feature file is of: it sees the shared phrases and those of this game only.

A file in features/<game>/ is of that game. Any other tells it by its steps: the game is meant whose
phrases say most of them. Where they leave it open, the file says so in its head, `# game: fiji`, or
by a tag of the feature, `@fiji`; these go before its steps.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from _pytest.fixtures import FixtureFunctionDefinition
from pytest_bdd.compat import getfixturedefs
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from atoll.examples import PACKAGE
from atoll.home import rooms
from atoll.table.games import GAMES

from . import house
from .outline import names, texts
from .phrases import STEP, Phrases, defined
from .reading import Note, Reading
from .world import World

FOLLOWING = ("seating", "parts")
"""The modules of steps that nobody writes: they follow from what a game declares."""
NAMED = re.compile(r"\s*#\s*game\s*:\s*(?P<game>.*\S)\s*", re.IGNORECASE)


def games() -> tuple[str, ...]:
    """The games: each has a folder of features, and may have a module of phrases of its name."""
    spoken = {*GAMES, *(file.stem for file in house.phrase_files())}
    folders = {folder.name for room in rooms("features") for folder in room.glob("*/")}
    return tuple(sorted(folders & spoken))


def fixtures(game: str | None) -> dict[str, FixtureFunctionDefinition]:
    """The phrases of a game and its `world`: the shared ones, and over them the game's own."""
    return {**steps_of("shared"), **(steps_of(game) if game else {})}


def steps_of(module: str) -> dict[str, FixtureFunctionDefinition]:
    """All steps that are registered for a game and for no other, or those of `shared`."""
    return _following(module) | {
        name: value
        for file in house.phrase_files()
        if f"{file.stem}_".startswith(f"{module}_")
        for name, value in vars(import_module(f"{PACKAGE}.{file.stem}")).items()
        if isinstance(value, FixtureFunctionDefinition)
    }


@lru_cache
def _following(module: str) -> dict[str, FixtureFunctionDefinition]:
    """What follows from what a game declares: its `world`, and steps as pytest-bdd has them."""
    if module not in GAMES:
        return {}
    said = (import_module(f"{PACKAGE}.{name}").following(module) for name in FOLLOWING)
    return {"world": _world(module), **dict(_fixture(*one) for steps in said for one in steps)}


def _world(game: str) -> FixtureFunctionDefinition:
    """The `world` of a game that has none of its own."""

    @pytest.fixture
    def world() -> World:
        """A scenario of the game, before anybody sits down."""
        scenario: World = import_module(f"{PACKAGE}.world").Scenario(game)
        return scenario

    return world


def _fixture(kind: Any, parser: Any, step: Any) -> tuple[str, FixtureFunctionDefinition]:
    """A step as a fixture, and its name."""
    context = StepFunctionContext(kind, step, parser, {}, None)

    def marker() -> StepFunctionContext:
        return context

    step_function_context_registry[marker] = context
    name = f"{STEP}{kind}_{parser.name}"
    return name, pytest.fixture(name=name)(marker)


def module_of(game: str | None, node: pytest.Collector | pytest.Item) -> ModuleType:
    """A module with the phrases of a game, but for those that a conftest.py over it says anew."""
    module, manager = ModuleType(game or "shared"), node.session._fixturemanager  # noqa: SLF001 # pytest lists fixtures nowhere else
    own = fixtures(game).items()
    vars(module).update(
        (name, value) for name, value in own if not getfixturedefs(manager, name, node)
    )
    return module


@lru_cache
def phrases(game: str | None) -> Phrases:
    """The phrases of a game; the shared ones alone, where it is none."""
    return defined(fixtures(game).values())


@lru_cache
def makers(game: str | None) -> Mapping[str, Callable[..., Any]]:
    """The functions of a game's fixtures, by name, but for those of the phrases."""
    own = fixtures(game).items()
    return {
        name: definition._get_wrapped_function()  # noqa: SLF001 # pytest gives it nowhere else
        for name, definition in own
        if not name.startswith(STEP)
    }


def game_of(path: Path, reading: Reading, own: Phrases) -> str | Note | None:
    """The game of a file; None where it is of none, a note where it does not say.

    A file that no game says a word of is of none, if phrases of its `own` say something.
    """
    known = games()
    if (folder := house.folder(path)) in known:
        return folder
    if not known or not reading.feature:
        return None
    line = reading.feature.location.line
    for number, text in enumerate(reading.lines[:line], start=1):
        if named := NAMED.fullmatch(text):
            return _known(named["game"], number, known)
    tagged = [tag for tag in names(reading.feature.tags) if tag in known]
    steps = [*texts(reading.feature)]
    meant = _speaking(steps, tagged or known)
    if len(meant) == 1:
        return meant[0]
    if not meant and any(own.matching(*step) for step in steps):
        return None
    return Note(line, f"The file does not say which game it is of; {_fix(known)}")


def _speaking(steps: Sequence[tuple[str, str]], games: Sequence[str]) -> list[str]:
    """Of these games the one whose phrases say most of the steps; several where they are equal."""
    if len(games) == 1:
        return [*games]
    said = {game: sum(bool(phrases(game).matching(*step)) for step in steps) for game in games}
    most = max(said.values())
    return [game for game in games if said[game] == most > 0]


def _known(game: str, line: int, known: tuple[str, ...]) -> str | Note:
    return game if game in known else Note(line, f"There is no game {game!r}; {_fix(known)}")


def _fix(known: tuple[str, ...]) -> str:
    ways = " or ".join(f"`# game: {game}`" for game in known)
    return f"write {ways} above the feature."
