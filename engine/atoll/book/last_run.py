"""The last run of our own examples, kept in the user's cache until anything it rests on changes."""

import gzip
import json
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from atoll import digests, written
from atoll.home import HOME, rooms
from atoll.strangers import regular

Kept = TypeVar("Kept")
Results = Sequence[Mapping[str, Any]]
"""What each scenario showed, as `atoll.running` writes it; files are named from HOME."""

_MOST = 8
_KEPT = ("file", "line", "row", "outcome", "tags", "fired", "refused", "hidden", "rulings")


def last(home: Path = HOME) -> Results | None:
    """The results of the last run of exactly these rules, examples and phrases, or None."""
    return kept("run", digest(home), json.loads)


def whole(home: Path = HOME) -> Results | None:
    """All that the examples of a home showed when nothing was wrong in their last run, or None.

    What its guests have is left out: the same is kept whoever they are.
    """
    return kept("whole", digest(home, guests=False), json.loads)


def keep(results: Results, of: str) -> None:
    """Keep what a whole run showed, under the digest taken before it; or quietly keep nothing."""
    some = [{key: result.get(key) for key in _KEPT} for result in results]
    keep_as("run", of, json.dumps(some, ensure_ascii=False).encode())


def keep_whole(results: Results, of: str, home: Path = HOME) -> None:
    """Keep all that the examples of a home showed, but not those of its guests."""
    own = [one for one in results if (home / one["file"]).is_file()]
    keep_as("whole", of, json.dumps(own, ensure_ascii=False).encode())


def digest(home: Path = HOME, *, guests: bool = True) -> str:
    """The SHA-256 of everything a result rests on: the engine, the examples and the phrases."""
    parts = [*digests.code(guests=guests)]
    for room, files in (("features", ".feature"), ("steps", ".py")):
        for folder in rooms(room, home) if guests else [home / room]:
            parts += digests.files_in(folder, files)
    return digests.digest(parts)


def cached(what: str, of: str) -> Path:
    """Where in the user's cache is kept what holds for a digest. Errors: RuntimeError, no home."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "atoll" / f"{what}-{of[:16]}"


def kept(what: str, of: str, read: Callable[[bytes], Kept]) -> Kept | None:
    """What is kept for a digest, if nobody else can have written it and it reads as it was."""
    with suppress(Exception), regular(cached(what, of)) as file:  # whatever it holds
        about = os.fstat(file.fileno())
        if os.name == "nt" or (about.st_uid == os.getuid() and not about.st_mode & 0o022):
            return read(gzip.decompress(file.read()))
    return None


def keep_as(what: str, of: str, content: bytes, *, most: int = _MOST) -> None:
    """Write a file whole or not at all, for its owner alone, and forget the oldest of its kind."""
    with suppress(OSError, RuntimeError):
        (file := cached(what, of)).parent.mkdir(parents=True, exist_ok=True)
        with written.beside(file) as fresh:
            fresh.touch(0o600)
            fresh.write_bytes(gzip.compress(content, 1, mtime=0))
            file.unlink(missing_ok=True)  # or the new one would have its rights
        alike = file.parent.glob(f"{what}-*")
        for old in sorted(alike, key=lambda run: run.stat().st_mtime)[:-most]:
            old.unlink(missing_ok=True)
