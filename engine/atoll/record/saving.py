"""A record that is saved move by move: at any moment the file holds one that can be read."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from atoll.written import write


def move_line(seat: str, move: str, then: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A line of a record after the first; `then` must hold after the move."""
    return {"seat": seat, "move": move} | ({} if then is None else {"then": then})


class RecordWriter:
    """A record that grows in a file, and is written anew with each line; an old file is replaced.

    Errors: OSError names the file, which stays as it was before the line.
    """

    def __init__(self, path: str | os.PathLike[str], start: Mapping[str, Any]) -> None:
        """Put a record with only its first line in place."""
        self._file, self._lines = Path(path), list[str]()
        if self._file.exists() and not self._file.is_file():
            raise OSError(f"{path} is no file; name a file to save the record in.")
        self.add(start)

    def add(self, line: Mapping[str, Any]) -> None:
        """One more line: a move, or the next game's start."""
        self._write([*self._lines, f"{json.dumps(line, ensure_ascii=False)}\n"])

    def take_back(self) -> None:
        """Take the last line away again."""
        self._write(self._lines[:-1])

    def _write(self, lines: list[str]) -> None:
        write(self._file, "".join(lines))
        self._lines = lines
