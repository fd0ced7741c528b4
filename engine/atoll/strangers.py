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
    """A file that is not read; the message names the fix, `line` where it stands."""

    def __init__(self, reason: str, before: bytes = b"") -> None:
        """`before` is what stands before the fault."""
        self.line = before.count(b"\n") + 1
        super().__init__(reason)


def regular(path: str | PathLike[str]) -> BinaryIO:
    """A file to read, if it is one. Errors: OSError, for a device, a pipe or a folder too."""
    number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    file = os.fdopen(number, "rb") if stat.S_ISREG(os.fstat(number).st_mode) else None
    if file is None:
        os.close(number)
        raise OSError(errno.EINVAL, "it is no regular file; copy what it holds into one", str(path))
    return file


def content(path: str | PathLike[str], most: int) -> bytes:
    """What a file holds, which is at most so many bytes. Errors: Unreadable."""
    try:
        with regular(path) as file:
            found = file.read(most + 1) or b""  # None of a log of the kernel that is empty now
    except (OSError, ValueError) as error:  # ValueError: a NUL in its name
        why = getattr(error, "strerror", None) or error
        raise Unreadable(f"it cannot be read: {why}.") from None
    if len(found) > most:
        raise Unreadable(f"it is larger than {most:,} bytes; write what is needed only.")
    return found


def text(path: str | PathLike[str], most: int) -> str:
    """The text of a file. Errors: Unreadable."""
    found = content(path, most)
    if b"\0" in found:
        before = found[: found.index(b"\0")]
        line = before.count(b"\n") + 1
        raise Unreadable(f"U+0000 in line {line} is no text; take it out.", before)
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        wrong = f"byte 0x{found[error.start]:02x} is not UTF-8; save the file as UTF-8."
        raise Unreadable(wrong, found[: error.start]) from None


def toml(path: str | PathLike[str], most: int) -> dict[str, Any]:
    """What a file says as TOML. Errors: Unreadable."""
    return read_toml(text(path, most))


def read_toml(found: str) -> dict[str, Any]:
    """What a text says as TOML. Errors: Unreadable."""
    for number, line in enumerate(found.splitlines(), start=1):
        if line.count(".") > _DEEPEST:
            raise Unreadable(f"line {number} has more than {_DEEPEST} dots; name a key by a few.")
    try:
        return tomllib.loads(found)
    except RecursionError:
        raise Unreadable("the values are nested too deep; write plain lists.") from None
    except ValueError as error:
        raise Unreadable(f"this is not TOML: {error}.") from None
