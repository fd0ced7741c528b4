"""Recorded games asked of trees: each follows all of them, or judges them, with its own engine."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from atoll.compare.records import (
    Course,
    End,
    NotRecorded,
    Otherwise,
    Recorded,
    Replays,
    apart,
    kept,
)
from atoll.compare.trees.tree import Asked, Tree, ask, ask_all
from atoll.record import Verdict, final_position
from atoll.record.lines import PACKED, opened
from atoll.table import Outcome, Refusal, cite

Followed = Mapping[str, Any]
"""What `answering.py` says of a record."""


def replayed(game: str, folder: Path, left: Tree, right: Tree) -> Replays | None:
    """The recorded games of a game by both; None without any. Errors: NotRecorded, NotAnswered.

    They are asked without the version of the rules: older engines know no such key.
    """
    if not (games := kept(game, folder)):
        return None
    lines = [
        [{key: value for key, value in line.items() if key != "version"} for line in one.lines]
        for one in games
    ]
    given = {"game": game, "records": lines}
    answers = ask_all([Asked(tree, "records", given) for tree in (left, right)])
    return Replays.of(_apart(*one) for one in zip(games, *answers, strict=True))


def _apart(record: Recorded, mine: Followed, theirs: Followed) -> Otherwise | None:
    """Where a game goes otherwise. Errors: NotRecorded, where neither can read a line."""
    refused = mine["refused"], theirs["refused"]
    if all(one and not one[0] for one in refused):
        raise NotRecorded(f"{record.place(len(mine['lies']) + 1)}: {refused[0][1]}")
    return apart(record, _course(record, mine), _course(record, theirs))


def _course(record: Recorded, of: Followed) -> Course:
    """The course of a record there; where a line is refused, the rule alone is compared."""
    if of["refused"]:
        line, refusal = record.number(len(of["lies"]) + 1), Refusal(*of["refused"])
        return Course((*of["lies"], refusal.rule), End.refused(line, refusal))
    names = next(line["seats"] for line in record.lines[::-1] if "seats" in line)
    winners, scores = of["ends"] or ((), ())
    outcome = Outcome(tuple(winners), "", tuple(scores)) if of["ends"] else None
    *before, last = of["lies"]
    return Course((*before, {**last, "": of["ends"]}), End.of(outcome, names), outcome)


# Whether old records still stand


class Against(NamedTuple):
    """What another version says of a record, and the parts of its last table that differ."""

    version: str
    here: bool
    legal: bool
    line: int | None
    rule: str | None
    reason: str | None
    differs: tuple[str, ...]

    @property
    def stands(self) -> bool:
        """Whether it is legal by both, and ends alike."""
        return self.here and self.legal and not self.differs

    def __str__(self) -> str:
        """It in a sentence, as `legal by v1.0 too, and it ends alike`."""
        if self.legal and self.here:
            alike = "it ends alike" if self.stands else f"other are then: {', '.join(self.differs)}"
            return f"legal by {self.version} too, and {alike}"
        if self.legal:
            return f"legal by {self.version}: it stands there, and here no longer"
        rule = f"{cite(self.rule)}: " if self.rule else ""
        line = f"line {self.line}: " if self.line else ""
        return f"by {self.version}, {line}{rule}{self.reason}"

    def as_json(self) -> dict[str, Any]:
        """It as `atoll referee --json` lists it (schemas/referee.schema.json)."""
        own = {name: getattr(self, name) for name in self._fields if name != "here"}
        return {**own, "stands": self.stands, "differs": [*self.differs]}


def against(tree: Tree, verdicts: Sequence[Verdict]) -> list[Against | None]:
    """What a tree says of records; nothing of those that cannot be read. Errors: NotAnswered."""
    with TemporaryDirectory() as folder:
        files = [Path(one.file) for one in verdicts if one.readable]
        asked = [str(_unpacked(file, Path(folder) / str(n))) for n, file in enumerate(files)]
        found = iter(ask(Asked(tree, "verdicts", {"records": asked})) if asked else [])
        return [_against(tree.text, one, next(found)) if one.readable else None for one in verdicts]


def _unpacked(file: Path, copy: Path) -> Path:
    """A file as any version reads it."""
    if file.suffix != PACKED:
        return file.resolve()
    with opened(file) as packed:
        copy.write_bytes(packed.read())
    return copy


def _against(version: str, mine: Verdict, theirs: Mapping[str, Any]) -> Against:
    ends = (final_position(mine) if mine.legal else None) or {}
    other = theirs["final"] or {}
    differs = tuple(name for name, part in ends.items() if other.get(name, part) != part)
    said = {name: theirs[name] for name in ("legal", "line", "rule", "reason")}
    return Against(version, mine.legal, differs=differs if theirs["legal"] else (), **said)
