"""Files that strangers wrote: regular files of a size, in UTF-8, read once and in one place.

So no link to a device, no pipe, no bomb and no key without end holds a command up.
"""

import errno
import os
import stat
import tomllib
from os import PathLike
from typing import Any, BinaryIO

_DEEPEST = 1000
"""The most dots of a line of TOML: each of a key nests it once more."""


class Unreadable(ValueError):
    """A file that is not read; the message names the fix."""


def regular(path: str | PathLike[str]) -> BinaryIO:
    """A file to read, if it is one. Errors: OSError, for a device, a pipe or a folder too."""
    number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    file = os.fdopen(number, "rb") if stat.S_ISREG(os.fstat(number).st_mode) else None
    if file is None:
        os.close(number)
        raise OSError(errno.EINVAL, "it is no regular file; copy what it holds into one", str(path))
    return file


def content(path: str | PathLike[str], most: int) -> bytes:
    """What a file holds, which is at most so many bytes. Errors: OSError, Unreadable."""
    with regular(path) as file:
        found = file.read(most + 1)
    if len(found) > most:
        raise Unreadable(f"the file is longer than {most:,} bytes; list what is needed only.")
    return found


def text(path: str | PathLike[str], most: int) -> str:
    """The text of a file. Errors: OSError, Unreadable, UnicodeDecodeError."""
    found = content(path, most).decode("utf-8-sig")
    if "\0" in found:
        line = found.count("\n", 0, found.index("\0")) + 1
        raise Unreadable(f"a NUL stands in line {line}, which is no text; take it out.")
    return found


def toml(path: str | PathLike[str], most: int) -> dict[str, Any]:
    """What a file says as TOML. Errors: OSError, Unreadable, RecursionError, ValueError."""
    found = text(path, most)
    for number, line in enumerate(found.splitlines(), start=1):
        if line.count(".") > _DEEPEST:
            raise Unreadable(f"line {number} has more than {_DEEPEST} dots; name a key by a few.")
    return tomllib.loads(found)
