"""Which features and phrases are ours, and how files are named to people."""

from pathlib import Path

import atoll
from atoll.home import HOME, WORK, rooms


def features() -> frozenset[Path]:
    """Every feature file of ours."""
    files = (file for room in folders() for file in room.rglob("*.feature"))
    return frozenset(file.resolve() for file in files)


def folders() -> list[Path]:
    """The folders of features that are ours: in the checkout, and in the homes of guests."""
    return [room.resolve() for room in rooms("features")]


def is_our_feature(path: Path) -> bool:
    """Whether the file is one of our features."""
    return folder(path) is not None


def folder(path: Path) -> str | None:
    """The folder of our features that a file is in, or None."""
    file = path.resolve()
    ours = (room for room in folders() if file.is_relative_to(room))
    return next((file.relative_to(room).parts[0] for room in ours), None)


def is_chapter(path: Path) -> bool:
    """Whether the file is a chapter of ours, features/<game>/<chapter>.feature, and no FAQ."""
    return path.resolve().parent.parent in folders()


def is_witness(path: Path) -> bool:
    """Whether the file is a witness of ours, features/<game>/witnesses/<name>.feature."""
    return path.parent.name == "witnesses" and is_our_feature(path)


def is_ours(path: Path, root: Path) -> bool:
    """Whether a source file is of this project, or of the one the user runs in."""
    if any(map(path.is_relative_to, (*phrases(), *map(Path, atoll.__path__)))):
        return True
    return path.is_relative_to(root) and "site-packages" not in path.parts


def phrases() -> tuple[Path, ...]:
    """The folders of our phrases."""
    return rooms("steps")


def said_here() -> tuple[Path, ...]:
    """The folders of phrases that our features have to say: none of an installed Atoll."""
    return tuple(room for room in phrases() if HOME == WORK or not room.is_relative_to(HOME))


def phrase_files() -> list[Path]:
    """The modules that may hold our phrases."""
    return [file for folder in phrases() for file in sorted(folder.glob("*.py"))]


def told_files() -> list[Path]:
    """The modules that may hold phrases which are told too."""
    return sorted(file for room in atoll.__path__ for file in Path(room).glob("*/phrases.py"))


def shown(path: Path, root: Path) -> str:
    """The name of a file as people and editors want it: short below the root, else in full."""
    return (path.relative_to(root) if path.is_relative_to(root) else path).as_posix()
