"""Recorded games of a folder by both of two sides: which become illegal, or go otherwise.

A game is followed by other answers than its own here, by the rules of trees with their own engines.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from atoll.compare.sides import Side, differing
from atoll.compare.trees.answering import Course, courses, laid_alike
from atoll.compare.trees.tree import Tree, ask_all
from atoll.progress import Bar, silent, ticked
from atoll.record.entries import Entry
from atoll.record.following import under
from atoll.record.lines import PACKED, LineError, entries, lines_of

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


def kept(name: str, folder: Path) -> tuple[Recorded, ...]:
    """The recorded games of a game in a folder, by the names of their files. Errors: NotRecorded.

    A file may hold several games; those of other games are left out.
    """
    files = sorted(file for end in ("", PACKED) for file in folder.rglob(f"*.jsonl{end}"))
    known = (one for file in files for one in _read(file))
    return tuple(one for one in known if one.lines[0].get("game") == name)


def _read(file: Path) -> Iterator[Recorded]:
    """The games of a file, one after the other. Errors: NotRecorded."""
    games = list[list[tuple[int, Entry]]]()
    try:
        for number, entry in entries(lines_of(file)):
            if "game" in entry or not games:
                games.append([])
            games[-1].append((number, entry))
    except OSError as error:
        raise NotRecorded(f"{file}: {error.strerror or error}") from None
    except LineError as error:
        raise NotRecorded(f"{file}:{error.line}: {error}") from None
    for one in games:
        numbers, lines = zip(*one, strict=True)
        yield Recorded(lines, file, numbers)


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
    def of(cls, record: Recorded, course: Course) -> "End":
        """That of a course; without a refusal the game may not be over."""
        if course["refused"]:
            rule, reason = course["refused"]
            return cls(record.number(len(course["lines"])), rule or None, reason)
        if not course["ends"]:
            return cls()
        names = next(line["seats"] for line in record.lines[::-1] if "seats" in line)
        winners, scores = course["ends"]
        won = tuple(names[seat] for seat in winners)
        return cls(winners=won, scores=dict(zip(names, scores, strict=True)))


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
    if not (games := kept(name, folder)):
        fix = "name a folder with files *.jsonl of it."
        raise NotRecorded(f"{folder}: there is no record of {name}; {fix}")
    found = (otherwise(record, one, other) for record in games)
    return Replays.of(ticked(bar, "Records", len(games), found))


def replayed_there(name: str, folder: Path, left: Tree, right: Tree) -> Replays | None:
    """The recorded games of a game by the rules of two trees, each with its own engine.

    None without any. Errors: NotRecorded, NotAnswered.
    """
    if not (games := kept(name, folder)):
        return None
    given = {"game": name, "records": [one.lines for one in games]}
    answers = ask_all([(tree, "courses", given) for tree in (left, right)])
    return Replays.of(_apart(record, *both) for record, *both in zip(games, *answers, strict=True))


def otherwise(record: Recorded, left: Chosen, right: Chosen) -> Otherwise | None:
    """Where a game goes otherwise by these answers; None where it goes alike. Errors: NotRecorded.

    They stand instead of some of its own.
    """
    name = record.lines[0]["game"]
    lines = [[under(chosen, line) for line in record.lines] for chosen in (left, right)]
    return _apart(record, *courses(name, lines))


def _apart(record: Recorded, mine: Course, theirs: Course) -> Otherwise | None:
    """Where two courses of a game part: at the first line after which it does not lie alike.

    Errors: NotRecorded, where neither reads a line, for one reason: it is refused, and by no rule.
    """
    refused = mine["refused"], theirs["refused"]
    by_none = all(one and not one[0] for one in refused)
    if by_none and refused[0] == refused[1]:
        raise NotRecorded(f"{record.place(len(mine['lines']))}: {refused[0][1]}")
    both = [*zip(mine["steps"], theirs["steps"], strict=False)]
    ends = End.of(record, mine), End.of(record, theirs)
    apart = (number for number, steps in enumerate(both) if not laid_alike(*steps))
    if (at := next(apart, None)) is None:
        if not by_none and ends[0]._replace(reason=None) == ends[1]._replace(reason=None):
            return None
        at = min(len(both), len(record.lines) - 1)
    made = record.lines[at]
    says = f"{made['seat']}: {made['move']}" if "move" in made else "the game begins"
    how = "runs" if ends[0] == ends[1] else "ends"
    if bool(refused[0]) != bool(refused[1]):
        how = "refuses" if refused[1] else "allows"
    return Otherwise(str(record.file or Path()), record.number(at + 1), says, how, *ends)
