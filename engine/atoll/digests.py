"""A digest of files: what was found by them holds as long as it is the same."""

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import atoll

Files = Iterable[tuple[str, Path]]
"""Files, each by a name that is the same wherever the project lies."""


def digest(files: Files, *more: str) -> str:
    """The SHA-256 of the version of Python, of more that something rests on, and of the files."""
    whole = hashlib.sha256(repr((*sys.version_info[:2], *more)).encode())
    for name, file in files:
        whole.update(f"\n{name}\n".encode() + hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def code(*, guests: bool = True) -> Iterator[tuple[str, Path]]:
    """All code of the engine, with that of the games which lie elsewhere."""
    for folder in atoll.__path__ if guests else atoll.__path__[:1]:
        yield from files_in(Path(folder), ".py")


def files_in(room: Path, ending: str) -> Iterator[tuple[str, Path]]:
    """The files of a room that end so, in the order of their names; a Path would look longer."""
    every = (f"{folder}{os.sep}{one}" for folder, _, files in os.walk(room) for one in files)
    for file in sorted(one for one in every if one.endswith(ending)):
        yield f"{room.name}{file[len(str(room)) :].replace(os.sep, '/')}", Path(file)
