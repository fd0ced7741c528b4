"""What is kept is written beside, and takes its place when it is whole.

On a full disk, or where the process is killed, what was there before stays. Where it is killed just
as a folder takes the place of another, the old one is left beside it, as `.atoll-…/old`.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from errno import EACCES, EEXIST, EINVAL, EISDIR, ENOTDIR, ENOTEMPTY
from logging import getLogger  # noqa: TID251 # of what is printable, for all who wait
from os import PathLike
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

from atoll.printable import printable

_FIXES = {
    EINVAL: "it is no regular file; name another one",
    ENOTDIR: "it is a file; name a new folder",
    ENOTEMPTY: "it is there and not empty; name a new folder",
}


@contextmanager
def alone(place: str | PathLike[str]) -> Iterator[None]:
    """Who else asks for this place waits until the block has ended, and writes after it has read.

    The lock is the system's: it goes with the process, and no file lies there for it. Where there
    is none, as on Windows and on some disks of a network, nobody waits.
    Who waits says so.
    """
    with ExitStack() as held:
        try:
            import fcntl  # noqa: PLC0415 # not on Windows

            held.callback(os.close, number := os.open(place, os.O_RDONLY))
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            said = f"atoll: Waiting for another that writes in {printable(os.fspath(place))}"
            getLogger("atoll").warning(said)
            fcntl.flock(number, fcntl.LOCK_EX)
        except (ImportError, OSError):
            pass
        yield


@contextmanager
def beside(path: str | PathLike[str], *, folder: bool = False, new: bool = False) -> Iterator[Path]:
    """Where a file or a folder is to be written that takes this place when the block has ended.

    What is in this place stays where the block is left by an error, and what is `new` takes the
    place of an empty folder only. Errors: OSError names it, and is told before the block begins.
    """
    given = replaceable(path, folder=folder, new=new)
    place = Path(os.path.realpath(given))  # a link that leads nowhere is no error of it
    hidden = place.parent / ".atoll-"
    try:
        with TemporaryDirectory(
            prefix=hidden.name, dir=place.parent, ignore_cleanup_errors=True
        ) as room:
            yield (fresh := Path(room, "new"))
            if place.exists():
                shutil.copymode(place, fresh)
            if place.is_dir() and not new:
                place.rename(Path(room, "old"))
            fresh.replace(place)  # of folders only an empty one can be replaced
    except OSError as error:
        if error.filename is None or str(hidden) in str(error.filename):
            raise OSError(error.errno, error.strerror, str(path)) from None
        raise


def replaceable(path: str | PathLike[str], *, folder: bool = False, new: bool = False) -> Path:
    """A place where what is to be written can be put: `beside` asks, and who works long before it.

    Errors: OSError names it.
    """
    given = Path(path)
    there = given.is_dir()
    wrong = {
        EISDIR: there and not folder,  # all that lies in it would go
        ENOTDIR: folder and given.exists() and not there,
        EACCES: given.exists() and not os.access(given, os.W_OK),
        EEXIST: new and given.is_file(),
        EINVAL: given.exists() and not there and not given.is_file(),
        ENOTEMPTY: new and there and any(given.iterdir()),
    }
    for number in (one for one, so in wrong.items() if so):
        raise OSError(number, _FIXES.get(number) or os.strerror(number), str(path))
    try:
        TemporaryFile(dir=Path(os.path.realpath(given)).parent).close()
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    return given


def write(path: str | PathLike[str], content: bytes | str) -> None:
    """Write a file whole: bytes, or a text in UTF-8. Errors: OSError names it."""
    with beside(path) as fresh, fresh.open("wb") as file:
        file.write(content.encode() if isinstance(content, str) else content)
