"""What is kept is written beside, and takes its place when it is whole.

On a full disk, or where the process is killed, what was there before stays.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EISDIR
from glob import escape
from os import PathLike
from pathlib import Path

from atoll.digits import is_number


@contextmanager
def beside(path: str | PathLike[str], *, folder: bool = False) -> Iterator[Path]:
    """Where a file or a folder is to be written that takes this place when the block has ended.

    What is in this place stays where the block is left by an error; a device is written as it is,
    and so is a pipe that somebody reads. What a process that was killed has left beside it goes.
    Errors: OSError names `path`.
    """
    given = Path(path)
    if given.is_dir() and not folder:  # all that lies in it would go
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    if given.exists() and not (given.is_file() or folder):
        with os.fdopen(os.open(given, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0)), "wb"):
            yield given
        return
    place = Path(os.path.realpath(given))  # a link that leads nowhere is no error of it
    for left in place.parent.glob(f".{escape(place.name)}.*.[no][el][wd]"):
        pid = left.name.split(".")[-2]
        if is_number(pid) and Path("/proc/self").exists() and not Path("/proc", pid).exists():
            _cleared(place, left.with_suffix(".new"), left.with_suffix(".old"))
    fresh, old = (place.with_name(f".{place.name}.{os.getpid()}.{as_}") for as_ in ("new", "old"))
    try:
        yield fresh
        if fresh.is_file():
            with fresh.open("rb") as file:
                os.fsync(file.fileno())
        if place.is_dir() and any(place.iterdir()):  # only an empty one can be replaced at once
            place.rename(old)
        fresh.replace(place)
    except OSError as error:
        if error.filename is None or str(fresh) in str(error.filename):
            raise OSError(error.errno, error.strerror, str(path)) from None
        raise
    finally:
        _cleared(place, fresh, old)


def write(path: str | PathLike[str], content: bytes | str) -> None:
    """Write a file whole: bytes, or a text in UTF-8. Errors: OSError names it."""
    with beside(path) as fresh, fresh.open("wb") as file:
        file.write(content.encode() if isinstance(content, str) else content)


def _cleared(place: Path, fresh: Path, old: Path) -> None:
    """What was begun goes; the old comes back where nothing has taken its place."""
    if old.exists() and not place.exists():  # ended in between, by whatever it was
        old.rename(place)
    for one in (fresh, old):
        shutil.rmtree(one, ignore_errors=True)
        with suppress(OSError):  # of a folder, or of what was not there to begin with
            one.unlink()
