"""Recorded games by both of two sides: which become illegal, end otherwise, or only run so."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from atoll.compare.judged import differing
from atoll.compare.recorded import Chosen, End, Recorded, course, parting, recorded
from atoll.compare.sides import Side
from atoll.progress import Bar, silent, ticked
from atoll.record.entries import Entry

HOW = ("refuses", "allows", "ends", "runs")
"""In what a game is another by the right, the gravest first."""


class Otherwise(NamedTuple):
    """A recorded game that goes otherwise from a line on, and how it ends by both sides."""

    file: Path
    line: int
    said: str
    left: End
    right: End

    @property
    def how(self) -> str:
        """In what the game is another by the right: one of HOW."""
        if bool(self.left.refused) != bool(self.right.refused):
            return "refuses" if self.right.refused else "allows"
        return "runs" if self.left == self.right else "ends"

    def as_json(self) -> dict[str, Any]:
        """The game in JSON terms."""
        ends = {"left": self.left.as_json(), "right": self.right.as_json()}
        place = {"file": str(self.file), "line": self.line}
        return {**place, "says": self.said, "how": self.how, **ends}


class Replays(NamedTuple):
    """How many recorded games were played both ways, and those that go otherwise."""

    games: int
    changed: tuple[Otherwise, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The games in JSON terms."""
        return {"games": self.games, "changed": [one.as_json() for one in self.changed]}


def replayed(name: str, folder: Path, left: Side, right: Side, bar: Bar = silent) -> Replays:
    """All recorded games of a folder by two sides. Errors: NotRecorded.

    Rulings that both answer alike are left as a record has them.
    """
    names = differing(left.answers, right.answers)
    one, other = ({name: getattr(of.answers, name) for name in names} for of in (left, right))
    games = recorded(name, folder)
    found = (otherwise(record, one, other) for record in games)
    return Replays(len(games), gravest(ticked(bar, "Records", len(games), found)))


def otherwise(record: Recorded, left: Chosen, right: Chosen) -> Otherwise | None:
    """Where a game goes otherwise; None where it goes alike. Errors: NotRecorded."""
    mine, theirs = course(record, left), course(record, right)
    return apart(record, parting(mine, theirs), mine.end, theirs.end)


def apart(record: Recorded, line: int, left: End, right: End) -> Otherwise | None:
    """A game that goes otherwise from a line on; None where that is 0: it goes alike."""
    if not line:
        return None
    file, said = record.file or Path(), _said(record.lines[line - 1])
    return Otherwise(file, record.number(line), said, left, right)


def gravest(found: Iterable[Otherwise | None]) -> tuple[Otherwise, ...]:
    """Those that go otherwise, the gravest first."""
    changed = (one for one in found if one)
    return tuple(sorted(changed, key=lambda one: HOW.index(one.how)))


def _said(line: Entry) -> str:
    """What stands on a line: who moves and how, or that a game begins."""
    return f"{line['seat']}: {line['move']}" if "move" in line else "the game begins"
