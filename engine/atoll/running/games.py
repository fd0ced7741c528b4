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
from typing import Any

import pytest
from _pytest.fixtures import FixtureFunctionDefinition

from atoll.examples import PACKAGE
from atoll.home import rooms
from atoll.table.games import GAMES

from . import house
from .bdd import STEP, StepFunctionContext
from .outline import names, texts
from .phrases import Phrases, contexts, defined
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


@lru_cache
def _defined(module: str) -> Mapping[str, FixtureFunctionDefinition]:
    """All fixtures of the modules of steps of a game and of no other, or of those of `shared`."""
    return {
        name: value
        for file in house.phrase_files()
        if f"{file.stem}_".startswith(f"{module}_")
        for name, value in vars(import_module(f"{PACKAGE}.{file.stem}")).items()
        if isinstance(value, FixtureFunctionDefinition)
    }


def steps_of(module: str) -> list[StepFunctionContext]:
    """All steps of a game and of no other, or those of `shared`; its own go before what follows."""
    rooms = FOLLOWING if module in GAMES else ()
    said = [one for name in rooms for one in import_module(f"{PACKAGE}.{name}").following(module)]
    found = [StepFunctionContext(kind, step, parser) for kind, parser, step in said]
    found += contexts(made(one) for one in _defined(module).values())
    return [*{(one.type, one.parser.name): one for one in found}.values()]


@lru_cache
def phrases(game: str | None) -> Phrases:
    """The phrases of a game and the shared ones; these alone, where it is none."""
    return defined([*steps_of("shared"), *(steps_of(game) if game else ())])


@lru_cache
def fixtures(game: str | None) -> Mapping[str, FixtureFunctionDefinition]:
    """What else the steps of a game ask for by name, a `world` first of all."""

    @pytest.fixture
    def world() -> World:
        """A scenario of the game, before anybody sits down."""
        scenario: World = import_module(f"{PACKAGE}.world").Scenario(game)
        return scenario

    found = {**({"world": world} if game in GAMES else {}), **_defined("shared")}
    found |= _defined(game) if game else {}
    return {name: one for name, one in found.items() if not name.startswith(STEP)}


@lru_cache
def makers(game: str | None) -> Mapping[str, Callable[..., Any]]:
    """The functions of these fixtures, by name."""
    return {name: made(one) for name, one in fixtures(game).items()}


def made(definition: FixtureFunctionDefinition) -> Callable[..., Any]:
    """The function of a fixture."""
    return definition._get_wrapped_function()  # noqa: SLF001 # pytest gives it nowhere else


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
            game = named["game"]
            unknown = Note(number, f"There is no game {game!r}; {_fix(known)}")
            return game if game in known else unknown
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


def _fix(known: tuple[str, ...]) -> str:
    ways = " or ".join(f"`# game: {game}`" for game in known)
    return f"write {ways} above the feature."
