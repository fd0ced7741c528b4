"""A record that is saved move by move, so that a killed process leaves one that can be read.

The first line is written beside the file and then put in its place, so until then the old file is
whole; every later line is one write, so the file ends after a line or, at worst, within its last.
A line that is taken back is cut off as one.
"""

import json
import os
from collections.abc import Mapping
from contextlib import ExitStack
from errno import ENOSPC
from pathlib import Path
from typing import Any

from atoll.written import alone, beside


def move_line(seat: str, move: str, then: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A line of a record after the first; `then` must hold after the move."""
    return {"seat": seat, "move": move} | ({} if then is None else {"then": then})


class RecordWriter(ExitStack):
    """A record that grows: `with RecordWriter(path, start.line()) as record: record.add(…)`.

    An old file of that name is replaced, but none that another writer still has open.
    Errors: OSError names the file.
    """

    def __init__(self, path: str | os.PathLike[str], start: Mapping[str, Any]) -> None:
        """Put a record with only its first line in place, and keep it open."""
        super().__init__()
        self._name, file = str(path), Path(path)
        if file.exists() and not file.is_file():
            raise OSError(f"{path} is no file; name a file to save the record in.")
        self._lengths: list[int] = []  # of the file before each of its lines
        with (
            ExitStack() as begun,
            alone(file.parent),
            alone(file, waits=False),
            beside(file) as fresh,
        ):
            self._file = os.open(fresh, os.O_CREAT | os.O_TRUNC | os.O_WRONLY | os.O_APPEND, 0o666)
            begun.callback(os.close, self._file)
            begun.enter_context(alone(fresh, waits=False))
            self.add(start)
            self.enter_context(begun.pop_all())

    def add(self, line: Mapping[str, Any]) -> None:
        """Write one more line: a move, or the next game's start. A failed write leaves none."""
        raw = json.dumps(line, ensure_ascii=False).encode() + b"\n"
        before = os.fstat(self._file).st_size
        try:
            self._write(raw)
        except OSError as error:
            os.ftruncate(self._file, before)
            raise OSError(error.errno, error.strerror, self._name) from None
        self._lengths.append(before)

    def _write(self, raw: bytes) -> None:
        """Errors: OSError, where all or some of it found no room."""
        if os.write(self._file, raw) < len(raw):  # noqa: TID251 # a file
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        os.fsync(self._file)

    def take_back(self) -> None:
        """Take the last line away again, at once and whole."""
        os.ftruncate(self._file, self._lengths.pop())
        os.fsync(self._file)
