"""The referee of records: legal, or the first line that is not, with rule and reason."""

import os
from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

from atoll.printable import printable
from atoll.record.entries import Entry
from atoll.record.following import Differs, walked
from atoll.record.lines import entries, lines_of
from atoll.record.start import Impossible
from atoll.table import Refused, cite
from atoll.table.contract import Table
from atoll.table.games import game

_LONGEST_REASON = 1000
OR_ASSUMED = " Correct the position, or write `assumed` beside it."
"""The fix of a position that counting refutes, behind the reason."""


class Verdict(NamedTuple):
    """What the referee says of a file: legal, or its first line that is not, with rule and reason.

    `line` is None where the file is legal or cannot be opened at all; `rule` is None where no rule
    decides; `assumed` says that a position of the file is only assumed; `table` is the last table
    that was reached, of the last game in the file, and `version` that of the rules by which this
    was written.
    """

    file: str
    legal: bool
    line: int | None = None
    rule: str | None = None
    reason: str | None = None
    readable: bool = True
    game: str | None = None
    table: Table = None
    assumed: bool = False
    version: str | None = None

    def __str__(self) -> str:
        """The verdict as it is printed, for example `a.jsonl:2: Fiji 4.1: Ana offers 5 beads …`."""
        place = printable(self.file) + ("" if self.line is None else f":{self.line}")
        rule = f"{cite(self.rule)}: " if self.rule else ""
        assumed = " (the position is assumed)" if self.assumed else ""
        return f"{place}: {'legal' if self.legal else f'{rule}{self.reason}'}{assumed}"

    def as_json(self) -> dict[str, Any]:
        """The verdict as `atoll referee --json` lists it (schemas/referee.schema.json)."""
        shown = ("file", "legal", "line", "rule", "reason", "assumed")
        return {key: getattr(self, key) for key in shown}


def exit_status(verdicts: Iterable[Verdict]) -> int:
    """0 where all are legal, 1 where some are not, 2 where some cannot be read."""
    return max((0 if v.legal else 1 if v.readable else 2 for v in verdicts), default=0)


def final_position(verdict: Verdict) -> dict[str, Any] | None:
    """The last table that was reached as a position, or None where none was."""
    return game(verdict.game).write_position(verdict.table) if verdict.game else None


def referee(path: str | os.PathLike[str]) -> Verdict:
    """Follow a record to its end, or to its first line that is illegal, differs or is unreadable.

    A game that stops before its end is legal. Never raises for what a file holds.
    """
    return judged(path, entries(lines_of(path)))


def judged(path: str | os.PathLike[str], lines: Iterable[tuple[int, Entry]]) -> Verdict:
    """Follow lines by their numbers to the end, or to the first that is illegal or unreadable.

    Never raises for what they hold.
    """
    last = deque(walked(lines), maxlen=1).pop()
    shown = ("game", "table", "assumed", "version")
    reached = {key: getattr(last.running, key) for key in shown} if last.running else {}
    if (error := last.wrong) is None:
        return Verdict(_plain(path), legal=True, **reached)
    said = fault(error)._asdict()
    return Verdict(_plain(path), legal=False, line=last.number, **said, **reached)


class Fault(NamedTuple):
    """What is wrong with a line, in the fields of a verdict."""

    rule: str | None
    reason: str
    readable: bool


def fault(error: Exception) -> Fault:
    """What an error that a line has led to says about it."""
    match error:
        case Impossible():
            return Fault(error.refusal.rule, f"{error.refusal.reason}{OR_ASSUMED}", readable=True)
        case Refused():
            return Fault(error.refusal.rule, _plain(error.refusal.reason), readable=True)
        case Differs():
            return Fault(error.rule, _plain(str(error)), readable=True)
        case OSError():
            return Fault(None, f"cannot be read: {error.strerror or error}.", readable=False)
    return Fault(None, _plain(str(error)), readable=False)


def _plain(text: str | os.PathLike[str]) -> str:
    """Text that every terminal and every JSON writer takes, cut where it runs on and on."""
    whole = str(text).encode("utf-8", "backslashreplace").decode()
    return whole if len(whole) <= _LONGEST_REASON else f"{whole[:_LONGEST_REASON]} …"
