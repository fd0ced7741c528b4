"""Which feature files lie where, and which line of one is meant."""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from atoll.digits import is_number

LONGEST = 9  # digits of a line
FOREIGN = {"node_modules", "__pycache__", "site-packages"}


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


def below(place: Path, is_left_out: Callable[[Path], bool] = lambda _: False) -> Iterator[Path]:
    """The feature files of a folder, sorted, but for those of others; or the file itself."""
    if not place.is_dir():
        yield place
        return
    for folder, folders, files in os.walk(place):
        ways = (Path(folder, name) for name in sorted(folders))
        folders[:] = [way.name for way in ways if not (_is_foreign(way) or is_left_out(way))]
        yield from (Path(folder, name) for name in sorted(files) if is_feature(Path(name)))


def _is_foreign(folder: Path) -> bool:
    hidden = folder.name.startswith(".") or folder.name in FOREIGN
    return hidden or (folder / "pyvenv.cfg").exists()


def chosen(paths: Iterable[str]) -> dict[Path, set[int]]:
    """The files that are meant, each with the lines that choose of it; without them, all of it."""
    lines = dict[Path, set[int]]()
    for text in paths:
        place, line = at_line(text)
        for path in below(Path(place).absolute()):
            lines.setdefault(path, set()).update(() if line is None else {line})
    return lines
