"""Which game a feature file is of: it sees the shared phrases and those of this game only.

A file in features/<game>/ is of that game. Any other says so in its head, `# game: fiji`, or by a
tag of the feature, `@fiji`; where there is one game only, it need not.
"""

import re
from importlib import import_module
from pathlib import Path

from _pytest.fixtures import FixtureFunctionDefinition

from atoll import home

from . import house
from .outline import names
from .reading import Note, Reading

__all__ = ["fixtures", "game_of", "games"]

NAMED = re.compile(r"\s*#\s*game\s*:\s*(?P<game>.*\S)\s*", re.IGNORECASE)


def games() -> tuple[str, ...]:
    """The games: each has a folder of features, and a module of phrases of the same name."""
    folders = (folder.name for folder in (home.HOME / "features").glob("*/"))
    return tuple(sorted(name for name in folders if (house.phrases() / f"{name}.py").is_file()))


def fixtures(game: str | None) -> dict[str, FixtureFunctionDefinition]:
    """The phrases of a game and its `world`: the shared ones, and over them the game's own."""
    return {
        name: value
        for module in ("shared", game)
        for file in house.phrase_files()
        if module and f"{file.stem}_".startswith(f"{module}_")
        for name, value in vars(import_module(f"..{file.stem}", __package__)).items()
        if isinstance(value, FixtureFunctionDefinition)
    }


def game_of(path: Path, reading: Reading) -> str | Note | None:
    """The game of a file; None where there is no game at all, a note where it does not say."""
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
    if len(tagged or known) == 1:
        return (tagged or known)[0]
    return Note(line, f"The file does not say which game it is of; {_fix(known)}")


def _known(game: str, line: int, known: tuple[str, ...]) -> str | Note:
    return game if game in known else Note(line, f"There is no game {game!r}; {_fix(known)}")


def _fix(known: tuple[str, ...]) -> str:
    ways = " or ".join(f"`# game: {game}`" for game in known)
    return f"write {ways} above the feature."
