"""The files of the rooms that all games share."""

from pathlib import Path

from atoll.home import HOME
from atoll.table.games import GAMES

_OWN = (
    "engine/template",
    *(f"{room}/{name}" for name in GAMES for room in ("engine/atoll", "steps", "steps/phrases")),
)
SHARED = sorted(
    path
    for room in ("engine", "steps")
    for path in HOME.glob(f"{room}/**/*.py")
    if not path.relative_to(HOME).as_posix().startswith(_OWN)
)
"""Every file of engine/ and steps/ but for those of a game's own and of a new game."""


def named(path: Path) -> str:
    """The path of a file below home."""
    return path.relative_to(HOME).as_posix()
