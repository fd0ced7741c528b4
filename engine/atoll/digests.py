"""A digest of files: what was found by them holds as long as it is the same."""

import hashlib
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
        yield from files_in(Path(folder), "*.py")


def files_in(room: Path, pattern: str) -> Iterator[tuple[str, Path]]:
    """The files of a room, in the order of their names."""
    for file in sorted(room.rglob(pattern)):
        yield f"{room.name}/{file.relative_to(room).as_posix()}", file
