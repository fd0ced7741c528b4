"""Which game a feature file is of: it sees the shared phrases and those of this game only.

A file in features/<game>/ is of that game. Any other tells it by its steps: the game is meant whose
phrases say most of them. Where they leave it open, the file says so in its head, `# game: fiji`, or
by a tag of the feature, `@fiji`; these go before its steps.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType, ModuleType

from _pytest.fixtures import FixtureFunctionDefinition

from atoll.examples import PACKAGE
from atoll.home import rooms
from atoll.table.games import GAMES

from . import house
from .outline import names, texts
from .parsing import StepFunctionContext
from .phrases import Phrases, contexts, defined
from .reading import Note, Reading
from .world import World

FOLLOWING = "parts"
"""The module of steps that nobody writes: they follow from what a game declares."""
NAMED = re.compile(r"\s*#\s*game\s*:\s*(?P<game>.*\S)\s*", re.IGNORECASE)


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
    fix = f"write {' or '.join(f'`# game: {game}`' for game in known)} above the feature."
    for number, text in enumerate(reading.lines[:line], start=1):
        if named := NAMED.fullmatch(text):
            game = named["game"]
            return game if game in known else Note(number, f"There is no game {game!r}; {fix}")
    asked = [tag for tag in names(reading.feature.tags) if tag in known] or known
    steps = [*texts(reading.feature)]
    said = {game: sum(bool(phrases(game).matching(*step)) for step in steps) for game in asked}
    most = max(said.values())
    meant = [game for game in asked if said[game] == most > 0 or len(asked) == 1]
    if len(meant) == 1:
        return meant[0]
    if not meant and any(own.matching(*step) for step in steps):
        return None
    return Note(line, f"The file does not say which game it is of; {fix}")
