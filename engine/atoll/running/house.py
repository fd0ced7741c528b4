"""Which feature files lie where, which are ours, and how files are named to people."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from atoll.home import rooms
from atoll.printable import is_number, printable

LONGEST = 9  # digits of a line
FOREIGN = {"node_modules", "__pycache__", "site-packages"}


def folders() -> list[Path]:
    """The folders of features that are ours: in the checkout, and in the homes of guests."""
    return [room.resolve() for room in rooms("features")]


def folder(path: Path) -> str | None:
    """The folder of our features that a file is in, or None."""
    file = path.resolve()
    ours = (room for room in folders() if file.is_relative_to(room))
    return next((file.relative_to(room).parts[0] for room in ours), None)


def is_chapter(path: Path) -> bool:
    """Whether the file is a chapter of ours, features/<game>/<chapter>.feature, and no FAQ."""
    return path.resolve().parent.parent in folders() and not is_witness(path)


def is_witness(path: Path) -> bool:
    """Whether the file has witnesses of ours, features/<game>/witnesses.feature."""
    return path.name == "witnesses.feature" and folder(path) is not None


def phrase_files() -> list[Path]:
    """The modules that may hold our phrases."""
    return [file for folder in rooms("steps") for file in sorted(folder.glob("*.py"))]


def shown(path: Path, root: Path) -> str:
    """The name of a file as people and editors want it: short below the root, else in full."""
    return printable((path.relative_to(root) if path.is_relative_to(root) else path).as_posix())


def is_feature(path: Path) -> bool:
    """Whether the name of a file says that it is a feature."""
    return path.suffix.lower() == ".feature"


def at_line(text: str) -> tuple[str, int | None]:
    """A path, and the line that is meant of it, if one is.

    >>> at_line("chapter.feature:31"), at_line("chapter.feature")
    (('chapter.feature', 31), ('chapter.feature', None))
    """
    path, _, line = text.rpartition(":")
    is_line = path and is_number(line) and len(line) <= LONGEST
    return (path, int(line)) if is_line else (text, None)


def below(place: Path) -> Iterator[Path]:
    """The feature files of a folder, sorted, but for those of others; or the file itself."""
    if not place.is_dir():
        yield place
        return
    for folder, folders, files in os.walk(place):
        ways = (Path(folder, name) for name in sorted(folders) if not name.startswith("."))
        own = (way for way in ways if not (way.name in FOREIGN or (way / "pyvenv.cfg").exists()))
        folders[:] = [way.name for way in own]
        yield from (Path(folder, name) for name in sorted(files) if is_feature(Path(name)))


def chosen(paths: Iterable[str]) -> dict[Path, set[int]]:
    """The files that are meant, each with the lines that choose of it; without them, all of it."""
    lines = dict[Path, set[int]]()
    for text in paths:
        place, line = at_line(text)
        for path in below(Path(place).absolute()):
            lines.setdefault(path, set()).update(() if line is None else {line})
    return lines
