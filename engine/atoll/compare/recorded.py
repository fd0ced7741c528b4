"""Recorded games of a folder, and the course that one takes by other answers than its own."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from atoll.record.entries import Entry
from atoll.record.following import Running, followed
from atoll.record.lines import PACKED, object_of, opened, raw_lines
from atoll.record.ways import under
from atoll.table import Outcome, Refusal, Refused, Step
from atoll.table.contract import Table
from atoll.table.games import game

Chosen = Mapping[str, str]
"""Rulings with their answers, instead of those of a record."""


class NotRecorded(ValueError):
    """A folder without a record of the game, or with one that cannot be read."""


class Recorded(NamedTuple):
    """A recorded game: its lines, and the file in which they stand, with their numbers there."""

    lines: tuple[Entry, ...]
    file: Path | None = None
    numbers: tuple[int, ...] = ()

    def number(self, line: int) -> int:
        """The number of a line in the file; lines are counted from 1."""
        return self.numbers[line - 1] if self.numbers else line

    def place(self, line: int) -> str:
        """A line by its file and number."""
        return f"{self.file or 'the record'}:{self.number(line)}"


class End(NamedTuple):
    """How a game ends: at the line that is refused, or with what has come out, if anything.

    A refusal names no rule where a game cannot begin so by these answers, by others it can.
    """

    refused: tuple[int, Refusal] | None
    outcome: Outcome | None
    seats: tuple[str, ...] = ()

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won, by name."""
        return tuple(self.seats[seat] for seat in (self.outcome.winners if self.outcome else ()))

    def as_json(self) -> dict[str, Any]:
        """The end in JSON terms."""
        line, refusal = self.refused or (None, None)
        scores = dict(zip(self.seats, self.outcome.scores, strict=True)) if self.outcome else None
        return {
            "line": line,
            "rule": (refusal and refusal.rule) or None,
            "reason": refusal and refusal.reason,
            "winners": [*self.winners] if self.outcome else None,
            "scores": scores,
        }


class Course(NamedTuple):
    """What a game leads to, line by line, and its end."""

    steps: tuple[Step[Table], ...]
    end: End


# Records that are there


def recorded(name: str, folder: Path) -> tuple[Recorded, ...]:
    """All recorded games of a game in a folder, one at least. Errors: NotRecorded."""
    if found := kept(name, folder):
        return found
    raise NotRecorded(
        f"{folder}: there is no record of {name}; name a folder with files *.jsonl of it."
    )


def kept(name: str, folder: Path) -> tuple[Recorded, ...]:
    """The recorded games of a game in a folder, by the names of their files. Errors: NotRecorded.

    A file may hold several games; those of other games are left out.
    """
    files = sorted(chain(folder.rglob("*.jsonl"), folder.rglob(f"*.jsonl{PACKED}")))
    known = (one for file in files for one in _read(file))
    return tuple(one for one in known if one.lines[0].get("game") == name)


def _read(file: Path) -> Iterator[Recorded]:
    """The games of a file, one after the other."""
    numbers: list[int] = []
    lines: list[Entry] = []
    for number, entry in _entries(file):
        if "game" in entry and lines:
            yield Recorded(tuple(lines), file, tuple(numbers))
            numbers, lines = [], []
        numbers.append(number)
        lines.append(entry)
    if lines:
        yield Recorded(tuple(lines), file, tuple(numbers))


def _entries(file: Path) -> Iterator[tuple[int, Entry]]:
    """The lines of a file, each read, by their numbers. Errors: NotRecorded."""
    try:
        with opened(file) as raw:
            for number, line in raw_lines(raw):
                yield number, _entry(file, number, line)
    except OSError as error:
        raise NotRecorded(f"{file}: {error.strerror or error}") from None


def _entry(file: Path, number: int, line: bytes) -> Entry:
    try:
        return object_of(line)
    except ValueError as error:
        raise NotRecorded(f"{file}:{number}: {error}") from None


# What becomes of them


def course(record: Recorded, chosen: Chosen) -> Course:
    """A game with these answers instead of some of its own. Errors: NotRecorded."""
    steps: list[Step[Table]] = []
    for found in _followed(record, chosen):
        if isinstance(found, Refusal):
            refused = record.number(len(steps) + 1), found
            return Course(tuple(steps), End(refused, None))
        steps.append(found)
    table = steps[-1].table
    outcome = game(record.lines[0]["game"]).outcome(table)
    return Course(tuple(steps), End(None, outcome, table.seats))


def parting(mine: Course, theirs: Course) -> int:
    """The first line at which a game goes otherwise; 0 where it goes alike."""
    both = zip_longest(_told(mine), _told(theirs))
    return next((line for line, pair in enumerate(both, start=1) if not _alike(*pair)), 0)


def _told(of: Course) -> Sequence[Step[Table] | Refusal]:
    return (*of.steps, of.end.refused[1]) if of.end.refused else of.steps


def _followed(record: Recorded, chosen: Chosen) -> Iterable[Step[Table] | Refusal]:
    """What each line leads to, up to one that is refused. Errors: NotRecorded."""
    running: Running | None = None
    for number, line in enumerate(record.lines, start=1):
        try:
            running = followed(running, under(chosen, line))
        except Refused as error:
            yield error.refusal
            return
        except ValueError as error:
            if not _begins(line):
                raise NotRecorded(f"{record.place(number)}: {error}") from None
            yield Refusal("", str(error))
            return
        yield running.step


def _begins(line: Entry) -> bool:
    """Whether a game begins so by the answers of its record."""
    try:
        followed(None, line)
    except ValueError:
        return False
    return True


def _alike(one: Step[Table] | Refusal | None, other: Step[Table] | Refusal | None) -> bool:
    """Whether both led to the same table, but for the answers, and the same happened."""
    if not isinstance(one, Step) or not isinstance(other, Step):
        return one == other
    table = one.table._replace(rulings=other.table.rulings)
    return bool(table == other.table and one.events == other.events)
