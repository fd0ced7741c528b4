"""Recorded games of a folder by both of two sides: which become illegal, or go otherwise.

A game is followed by other answers than its own here, by the rules of trees in `trees/records.py`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from atoll.compare.sides import Side, differing
from atoll.progress import Bar, silent, ticked
from atoll.record.entries import Entry
from atoll.record.following import Running, followed
from atoll.record.lines import PACKED, object_of, opened, raw_lines
from atoll.record.ways import under
from atoll.table import Outcome, Refusal, Refused
from atoll.table.games import game

Chosen = Mapping[str, str]
"""Rulings with their answers, instead of those of a record."""
HOW = ("refuses", "allows", "ends", "runs")
"""In what a game is another by the right, the gravest first."""


class NotRecorded(ValueError):
    """A folder without a record of the game, or with one that cannot be read."""


# Records that are there


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
    number = 0
    try:
        with opened(file) as raw:
            for number, line in raw_lines(raw):
                yield number, object_of(line)
    except OSError as error:
        raise NotRecorded(f"{file}: {error.strerror or error}") from None
    except ValueError as error:
        raise NotRecorded(f"{file}:{number}: {error}") from None


# What becomes of them


class End(NamedTuple):
    """How a game ends: at the line that is refused, or with what has come out, if anything.

    A refusal names no rule where a game cannot begin so by these answers, by others it can.
    """

    line: int | None = None
    rule: str | None = None
    reason: str | None = None
    winners: tuple[str, ...] | None = None
    scores: Mapping[str, int] | None = None

    @classmethod
    def refused(cls, line: int, by: Refusal) -> "End":
        """At a line of its file."""
        return cls(line, by.rule or None, by.reason)

    @classmethod
    def of(cls, outcome: Outcome | None, seats: Sequence[str]) -> "End":
        """Without a refusal; the game may not be over."""
        if not outcome:
            return cls()
        winners = tuple(seats[seat] for seat in outcome.winners)
        return cls(winners=winners, scores=dict(zip(seats, outcome.scores, strict=True)))


class Course(NamedTuple):
    """What lies there after each line, by its parts, then what refuses one, if so; and its end."""

    steps: tuple[Any, ...]
    end: End
    outcome: Outcome | None = None


class Otherwise(NamedTuple):
    """A recorded game that goes otherwise from a line on, and how it ends by both sides.

    `how` says in what it is another by the right: one of HOW.
    """

    file: str
    line: int
    says: str
    how: str
    left: End
    right: End


class Replays(NamedTuple):
    """How many recorded games were played both ways, and those that go otherwise."""

    games: int
    changed: tuple[Otherwise, ...] = ()

    @classmethod
    def of(cls, found: Iterable[Otherwise | None]) -> "Replays":
        """The gravest first; of a game that goes alike there is None."""
        every = [*found]
        changed = (one for one in every if one)
        return cls(len(every), tuple(sorted(changed, key=lambda one: HOW.index(one.how))))


def replayed(name: str, folder: Path, left: Side, right: Side, bar: Bar = silent) -> Replays:
    """All recorded games of a folder by two sides. Errors: NotRecorded.

    Rulings that both answer alike are left as a record has them.
    """
    names = differing(left.answers, right.answers)
    one, other = ({name: getattr(of.answers, name) for name in names} for of in (left, right))
    games = recorded(name, folder)
    found = (otherwise(record, one, other) for record in games)
    return Replays.of(ticked(bar, "Records", len(games), found))


def otherwise(record: Recorded, left: Chosen, right: Chosen) -> Otherwise | None:
    """Where a game goes otherwise; None where it goes alike. Errors: NotRecorded."""
    return apart(record, course(record, left), course(record, right))


def course(record: Recorded, chosen: Chosen) -> Course:
    """A game with these answers instead of some of its own. Errors: NotRecorded."""
    steps, running = list[Any](), None
    for number, line in enumerate(record.lines, start=1):
        found = _after(running, under(chosen, line))
        if isinstance(found, Refusal):
            begins = isinstance(_after(None, line), Running)  # by the answers of its record
            if not (found.rule or begins):
                raise NotRecorded(f"{record.place(number)}: {found.reason}")
            return Course((*steps, found), End.refused(record.number(number), found))
        running, table = found, found.table
        steps.append({**table._replace(rulings=None)._asdict(), "": found.step.events})
    outcome = game(record.lines[0]["game"]).outcome(table)
    return Course(tuple(steps), End.of(outcome, table.seats), outcome)


def _after(running: Running | None, line: Entry) -> Running | Refusal:
    """What a line leads to; what cannot be read is refused by no rule."""
    try:
        return followed(running, line)
    except Refused as error:
        return error.refusal
    except ValueError as error:
        return Refusal("", str(error))


def apart(record: Recorded, mine: Course, theirs: Course) -> Otherwise | None:
    """Where the two courses of a game part: at the first line after which something is other."""
    both = zip_longest(mine.steps, theirs.steps)
    for line, pair in enumerate(both, start=1):
        if not _alike(*pair):
            made = record.lines[line - 1]
            says = f"{made['seat']}: {made['move']}" if "move" in made else "the game begins"
            place = str(record.file or Path()), record.number(line)
            return Otherwise(*place, says, _how(mine, theirs), mine.end, theirs.end)
    return None


def _how(mine: Course, theirs: Course) -> str:
    if bool(mine.end.line) != bool(theirs.end.line):
        return "refuses" if theirs.end.line else "allows"
    return "runs" if mine[1:] == theirs[1:] else "ends"


def _alike(one: Any, other: Any) -> bool:
    """Whether the parts that both tables have are the same, or a line is refused alike."""
    if isinstance(one, dict) and isinstance(other, dict):
        return all(one[part] == other[part] for part in one.keys() & other.keys())
    return bool(one == other)
