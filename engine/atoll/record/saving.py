"""A record that is saved move by move, so that a killed process leaves one that can be read.

After every line the file is written anew beside itself and then put in its place: it is whole at
any time, and stays as it was where there is no room for more.
"""

import json
from collections.abc import Mapping, Sequence
from errno import EBUSY
from os import PathLike
from pathlib import Path
from typing import Any

from atoll.written import write


def move_line(seat: str, move: str, then: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A line of a record after the first; `then` must hold after the move."""
    return {"seat": seat, "move": move} | ({} if then is None else {"then": then})


class RecordWriter:
    """A record that grows: `record = RecordWriter(path, start.line())`, then `record.add(…)`.

    An old file of that name is replaced, but none that another has written in the meantime.
    Errors: OSError names the file.
    """

    def __init__(self, path: str | PathLike[str], start: Mapping[str, Any]) -> None:
        """Put a record with only its first line in place."""
        self._file, self._lines = Path(path), list[str]()
        if self._file.exists() and not self._file.is_file():
            raise OSError(f"{path} is no file; name a file to save the record in.")
        self.add(start)

    def add(self, line: Mapping[str, Any]) -> None:
        """Write one more line: a move, or the next game's start. A failed write leaves none."""
        self._keep([*self._lines, json.dumps(line, ensure_ascii=False)])

    def take_back(self) -> None:
        """Take the last line away again, at once and whole."""
        self._keep(self._lines[:-1])

    def _keep(self, lines: Sequence[str]) -> None:
        if self._lines and self._file.read_text("utf-8") != _text(self._lines):
            fix = "another has written it; name another file"
            raise OSError(EBUSY, fix, str(self._file))
        write(self._file, _text(lines))
        self._lines = [*lines]


def _text(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
