"""What is kept is written beside, and takes its place when it is whole.

On a full disk, or where the process is killed, what was there before stays.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from os import PathLike
from pathlib import Path


@contextmanager
def beside(path: str | PathLike[str]) -> Iterator[Path]:
    """Where a file or a folder is to be written that takes this place when the block has ended.

    What is in this place stays where the block is left by an error; a device is written as it is.
    Errors: OSError names `path`.
    """
    given = Path(path)
    if given.exists() and not (given.is_file() or given.is_dir()):
        yield given
        return
    place = given.resolve()
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
        if old.exists() and not place.exists():  # ended in between, by whatever it was
            old.rename(place)
        for one in (fresh, old):
            _removed(one)


def write(path: str | PathLike[str], content: bytes | str) -> None:
    """Write a file whole: bytes, or a text in UTF-8. Errors: OSError names it."""
    with beside(path) as fresh, fresh.open("wb") as file:
        file.write(content.encode() if isinstance(content, str) else content)


def _removed(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)
