"""The last run of our own examples, kept in the user's cache until anything it rests on changes."""

import gzip
import json
import os
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from atoll import written
from atoll.home import HOME, rooms

Results = Sequence[Mapping[str, Any]]
"""What each scenario showed, as `atoll.running` writes it; files are named from HOME."""

_MOST = 8
_KEPT = ("file", "line", "row", "outcome", "tags", "fired", "refused", "hidden", "rulings")


def last(home: Path = HOME) -> Results | None:
    """The results of the last run of exactly these rules, examples and phrases, or None."""
    return _read(digest(home))


def whole(home: Path = HOME) -> Results | None:
    """All that the examples of a home showed when nothing was wrong in their last run, or None.

    What its guests have is left out: the same is kept whoever they are.
    """
    return _read(digest(home, guests=False), "whole")


def keep(results: Results, of: str) -> None:
    """Keep what a whole run showed, under the digest taken before it; or quietly keep nothing."""
    _keep([{key: result.get(key) for key in _KEPT} for result in results], of)


def keep_whole(results: Results, of: str, home: Path = HOME) -> None:
    """Keep all that the examples of a home showed, but not those of its guests."""
    _keep([one for one in results if (home / one["file"]).is_file()], of, "whole")


def digest(home: Path = HOME, *, guests: bool = True) -> str:
    """The SHA-256 of everything a result rests on: the engine, the examples and the phrases."""
    parts = [*written.engine(guests=guests)]
    for room, files in (("features", "*.feature"), ("steps", "*.py")):
        for folder in rooms(room, home) if guests else [home / room]:
            parts += written.within(folder, files)
    return written.digest(parts)


def cached(of: str, what: str = "run") -> Path:
    """Where in the user's cache is kept what holds for a digest. Errors: RuntimeError, no home."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "atoll" / f"{what}-{of[:16]}.json"


def _read(of: str, what: str = "run") -> Results | None:
    try:
        found = json.loads(gzip.decompress(cached(of, what).read_bytes()))
    except (OSError, EOFError, zlib.error, ValueError, RuntimeError):
        return None
    return found if isinstance(found, list) else None


def _keep(results: Results, of: str, what: str = "run") -> None:
    """Write the file at once or not at all, and forget the oldest of its kind."""
    text = json.dumps(results, ensure_ascii=False).encode()
    with suppress(OSError, RuntimeError):
        (file := cached(of, what)).parent.mkdir(parents=True, exist_ok=True)
        written.write(file, gzip.compress(text, 1, mtime=0))
        alike = file.parent.glob(f"{what}-*.json")
        for old in sorted(alike, key=lambda run: run.stat().st_mtime)[:-_MOST]:
            old.unlink(missing_ok=True)
