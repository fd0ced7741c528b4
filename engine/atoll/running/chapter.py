"""A feature file as it will run: the game it is of, its examples, and what the lint finds."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Self

from atoll.finding import Finding

from . import house, lint
from .games import game_of, phrases
from .outline import FIELD, Example, Placed, Row, at_line, placed, texts
from .phrases import Phrases
from .reading import Note, Reading, read


@dataclass(frozen=True)
class Chapter:
    """A feature file that was read; `own` are phrases that it sees whichever game it is of."""

    path: Path
    reading: Reading
    own: Phrases = Phrases()  # noqa: RUF009 # none, and nobody adds one

    @classmethod
    def opened(cls, path: Path, file: str, own: Phrases | None = None) -> Self:
        """A file by its name; where nobody can tell its game, nothing in it can run."""
        own = own or Phrases()
        reading = read(path, file)
        game = game_of(path, reading, own)
        if not isinstance(game, Note):
            return cls(path, replace(reading, game=game), own)
        said = [text for _, text in texts(reading.feature)]
        missing = not said or any(map(FIELD.search, said))  # a column, which comes first then
        found = [Note(one.line, one.message) for one in lint.findings(reading)]
        notes = found if found and missing else [*found, game]
        return cls(path, replace(reading, feature=None, notes=(*notes,)), own)

    @cached_property
    def phrases(self) -> Phrases:
        """The phrases that it sees."""
        return phrases(self.reading.game).under(self.own)

    @cached_property
    def placed(self) -> tuple[Placed, ...]:
        """The scenarios in the order of the file."""
        return (*placed(self.reading.feature),)

    def findings(self, lines: Collection[int] = ()) -> tuple[Finding, ...]:
        """What the lint finds; near these lines only, where any are given."""
        found = lint.findings(
            self.reading,
            phrases=self.phrases,
            ours=house.folder(self.path) is not None,
            house=house.is_chapter(self.path),
        )
        if not lines or not self.placed:
            return found
        starts = [one.start for one in self.placed]
        near = {one.start for line in lines for one, _ in self._at(line)}
        return tuple(
            one for one in found if max((at for at in starts if at <= one.line), default=0) in near
        )

    def examples(self, lines: Collection[int] = ()) -> Iterator[Example]:
        """The examples that these lines choose; all where none is given."""
        chosen = [(one, row) for one in self.placed for row in one.rows]
        if lines:
            chosen = [each for line in sorted(lines) for each in self._at(line)]
        return (Example(self.reading.file, one, row) for one, row in chosen)

    def _at(self, line: int) -> list[tuple[Placed, Row]]:
        """What a line stands for; nothing where the file has no such line."""
        return at_line(self.placed, line) if 0 < line <= len(self.reading.lines) else []
