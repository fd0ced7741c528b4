"""Game records (JSON Lines): their referee, and how they are saved.

A line with `game` starts a game, every other line is a move of it; one file may hold many games,
one after the other, and only the running one is in memory.

A record is saved so that a killed process leaves one that can be read: the first line is written
beside the file and then put in its place, so until then the old file is whole; every later line is
one write, so the file ends after a line or, at worst, within its last one.
"""

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from atoll import games
from atoll.entries import FIRST_LINE, Differs, RecordError, Running, followed, hold
from atoll.games import Deck, Table
from atoll.lines import object_of, raw_lines
from atoll.table import Refused, cite

__all__ = [
    "RecordError",
    "RecordWriter",
    "Verdict",
    "exit_status",
    "final_position",
    "move_line",
    "referee",
    "start_line",
]

_LONGEST_REASON = 1000


class Verdict(NamedTuple):
    """What the referee says of a file: legal, or its first line that is not, with rule and reason.

    `line` is None where the file is legal or cannot be opened at all; `rule` is None where no rule
    decides; `table` is the last table that was reached, of the last game in the file.
    """

    file: str
    legal: bool
    line: int | None = None
    rule: str | None = None
    reason: str | None = None
    readable: bool = True
    game: str | None = None
    table: Table = None

    def __str__(self) -> str:
        """The verdict as it is printed, for example `a.jsonl:2: Fiji 4.1: Ana offers 5 beads …`."""
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        rule = f"{cite(self.rule)}: " if self.rule else ""
        return f"{place}: legal" if self.legal else f"{place}: {rule}{self.reason}"

    def as_json(self) -> dict[str, Any]:
        """The verdict as `atoll referee --json` lists it (schemas/referee.schema.json)."""
        shown = ("file", "legal", "line", "rule", "reason")
        return {key: getattr(self, key) for key in shown}


def exit_status(verdicts: Iterable[Verdict]) -> int:
    """0 where all are legal, 1 where some are not, 2 where some cannot be read."""
    return max((0 if v.legal else 1 if v.readable else 2 for v in verdicts), default=0)


def final_position(verdict: Verdict) -> dict[str, Any] | None:
    """The last table that was reached as a position, or None where none was."""
    return games.game(verdict.game).write_position(verdict.table) if verdict.game else None


def referee(path: str | os.PathLike[str]) -> Verdict:
    """Follow a record to its end, or to its first line that is illegal, differs or is unreadable.

    A game that stops before its end is legal. Never raises for what a file holds.
    """
    line: int | None = None
    running: Running | None = None
    try:
        with Path(path).open("rb") as file:
            line = 1
            for line, raw in raw_lines(file):  # noqa: B007  # a fault names the last one
                entry = object_of(raw)
                running = followed(running, entry)
                hold(running, entry)
        if running is None:
            raise RecordError(f"the file is empty; its first line would be {FIRST_LINE}")
    except (OSError, RecursionError, ValueError) as error:
        fault = _fault(error)._asdict()
    else:
        line, fault = None, {"legal": True}
    named, table = (running.game, running.table) if running else (None, None)
    return Verdict(file=_plain(path), line=line, game=named, table=table, **fault)


class Fault(NamedTuple):
    """What is wrong with a line, in the fields of a verdict."""

    rule: str | None
    reason: str
    readable: bool
    legal: bool = False


def _fault(error: Exception) -> Fault:
    match error:
        case Refused():
            return Fault(error.refusal.rule, _plain(error.refusal.reason), readable=True)
        case Differs():
            return Fault(error.rule, _plain(str(error)), readable=True)
        case OSError():
            return Fault(None, f"cannot be read: {error.strerror or error}.", readable=False)
        case RecursionError():
            reason = "the values are nested too deep; write the line flat."
            return Fault(None, reason, readable=False)
    return Fault(None, _plain(str(error)), readable=False)


def _plain(text: str | os.PathLike[str]) -> str:
    """Text that every terminal and every JSON writer takes, cut where it runs on and on."""
    whole = str(text).encode("utf-8", "backslashreplace").decode()
    return whole if len(whole) <= _LONGEST_REASON else f"{whole[:_LONGEST_REASON]} …"


def start_line(  # noqa: PLR0913  # one name per key of the line
    game: str,
    seats: Sequence[str],
    *,
    seed: int | None = None,
    position: Mapping[str, Any] | None = None,
    edition: str | None = None,
    rulings: Mapping[str, str] | None = None,
    deck: Deck = None,
) -> dict[str, Any]:
    """The first line of a record; give exactly one of `seed` and `position`.

    Without an edition it names the default, so that a later default does not change the record.
    """
    line: dict[str, Any] = {
        "game": game,
        "edition": edition or next(iter(games.game(game).EDITIONS)),
        "rulings": dict(rulings or {}),
        "seats": list(seats),
    }
    cards = None if deck is None else games.records(game).write_deck(deck)
    rest = {"seed": seed, "position": position, "deck": cards}
    return line | {key: value for key, value in rest.items() if value is not None}


def move_line(seat: str, move: str, then: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A line of a record after the first; `then` must hold after the move."""
    return {"seat": seat, "move": move} | ({} if then is None else {"then": then})


class RecordWriter:
    """A record that grows: `with RecordWriter(path, start_line(…)) as record: record.add(…)`.

    An old file of that name is replaced. Errors: OSError names the file.
    """

    def __init__(self, path: str | os.PathLike[str], start: Mapping[str, Any]) -> None:
        """Put a record with only its first line in place, and keep it open."""
        whole = Path(path).resolve()
        if whole.exists() and not whole.is_file():
            raise OSError(f"{path} is no file; name a file to save the record in.")
        fresh = whole.with_name(f".{whole.name}.{os.getpid()}.new")
        self._file = os.open(fresh, os.O_CREAT | os.O_TRUNC | os.O_WRONLY | os.O_APPEND, 0o666)
        try:
            self.add(start)
            fresh.replace(whole)
        except BaseException:
            self.close()
            fresh.unlink(missing_ok=True)
            raise

    def add(self, line: Mapping[str, Any]) -> None:
        """Write one more line: a move, or the next game's start. A failed write leaves none."""
        raw = json.dumps(line, ensure_ascii=False).encode() + b"\n"
        length = os.fstat(self._file).st_size
        if os.write(self._file, raw) < len(raw):
            os.ftruncate(self._file, length)
            raise OSError("the disk is full; the record ends before this line.")
        os.fsync(self._file)

    def close(self) -> None:
        """The record is complete."""
        os.close(self._file)

    def __enter__(self) -> Self:
        """The writer itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close, also after an error."""
        self.close()
