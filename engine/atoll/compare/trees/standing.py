"""Whether old records still stand: what another version of the rules says of them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from atoll.compare.trees.asking import Asked, ask
from atoll.compare.trees.tree import Tree
from atoll.record import Verdict, final_position
from atoll.record.lines import PACKED, opened
from atoll.table import cite


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
