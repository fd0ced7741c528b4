"""Which feature files lie where, and which line of one is meant."""

import os
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

__all__ = ["AT_LINE", "below", "chosen", "is_feature"]

AT_LINE = re.compile(r"(?P<path>.+\.feature):(?P<line>[0-9]{1,9})", re.IGNORECASE)
FOREIGN = {"node_modules", "__pycache__", "site-packages"}


def is_feature(path: Path) -> bool:
    """Whether the name of a file says that it is a feature."""
    return path.suffix.lower() == ".feature"


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
        match = AT_LINE.fullmatch(text)
        for path in below(Path(match["path"] if match else text).absolute()):
            lines.setdefault(path, set()).update({int(match["line"])} if match else ())
    return lines
