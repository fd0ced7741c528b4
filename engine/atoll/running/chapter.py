"""A feature file as it will run: the game it is of, its examples, and what the lint finds."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from textwrap import dedent
from typing import Self

from atoll.finding import Finding

from . import house, lint
from .games import game_of, phrases
from .outline import Placed, Row, at_line, fields, filled, placed, step_kinds, texts
from .parsing import Step, gherkin
from .phrases import Phrases
from .reading import Note, Reading, read
from .world import Recording, Result


@dataclass(frozen=True)
class Example:
    """A scenario, or one row of its Examples; `file` is its feature as people name it."""

    path: Path
    file: str
    placed: Placed
    row: Row

    @cached_property
    def title(self) -> str:
        """Its name, with the values of the row."""
        return filled(self.placed.scenario.name, self.row) or "(no name)"

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Its steps with the values of the row; a first And is a Given, as the lint tells."""
        return tuple(
            self._filled(kind, one)
            for section in self.placed.sections
            for kind, one in step_kinds(section.steps)
        )

    def _filled(self, kind: str, of: gherkin.Step) -> Step:
        table, text, row = of.datatable, of.docstring, self.row
        if table and row.values:
            cells = [
                [replace(cell, value=filled(cell.value, row)) for cell in one.cells]
                for one in table.rows
            ]
            rows = [replace(one, cells=new) for one, new in zip(table.rows, cells, strict=True)]
            table = replace(table, rows=rows)
        return Step(
            name=filled(of.text, row),
            type=kind,
            indent=of.location.column - 1,
            line_number=of.location.line,
            keyword=of.keyword,
            datatable=table,
            docstring=filled(text.content, row) if text else None,
        )

    @property
    def line(self) -> int:
        """The line of the scenario, or of its row."""
        return self.row.line or self.placed.line

    @property
    def language(self) -> str:
        """The language of the feature."""
        return self.placed.feature.language

    @property
    def description(self) -> str:
        """What stands below its name."""
        return dedent(self.placed.scenario.description)

    @property
    def tags(self) -> tuple[str, ...]:
        """All tags over the scenario."""
        return tuple(dict.fromkeys(self.placed.tags + self.row.tags))

    def result(self, kept: Recording) -> Result:
        """What it showed, once it has run."""
        shown = kept.ended(self.language)
        told = shown.pop("told")
        return {
            "file": self.file,
            "line": self.placed.line,
            "row": self.row.line,  # where there are Examples
            "name": self.title,
            "language": self.language,
            "description": self.description.strip(),
            "tags": self.tags,
            "rule": self.placed.rule.name if self.placed.rule else None,
            "outcome": kept.outcome,
            "seconds": kept.seconds,
            **shown,
            "failed_line": kept.step.line_number if kept.step else None,
            "message": kept.message,
            "told": told,
        }


@dataclass(frozen=True)
class Chapter:
    """A feature file that was read; `own` are phrases that it sees whichever game it is of."""

    path: Path
    reading: Reading
    own: Phrases

    @classmethod
    def opened(cls, path: Path, file: str, own: Phrases | None = None) -> Self:
        """A file by its name; where nobody can tell its game, nothing in it can run."""
        own = own or Phrases()
        reading = read(path, file)
        game = game_of(path, reading, own)
        if not isinstance(game, Note):
            return cls(path, replace(reading, game=game), own)
        found = (Note(one.line, one.message) for one in lint.findings(reading))
        said = [text for _, text in texts(reading.feature)] if reading.feature else []
        tells = said and not any(map(fields, said))  # where columns are missing, they come first
        notes = (*found, game) if tells else (*found,) or (game,)
        return cls(path, replace(reading, feature=None, notes=notes), own)

    @cached_property
    def phrases(self) -> Phrases:
        """The phrases that it sees."""
        return phrases(self.reading.game).under(self.own)

    @cached_property
    def placed(self) -> tuple[Placed, ...]:
        """The scenarios in the order of the file."""
        return tuple(placed(self.reading.feature)) if self.reading.feature else ()

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
        for one, row in chosen:
            yield Example(self.path, self.reading.file, one, row)

    def _at(self, line: int) -> list[tuple[Placed, Row]]:
        """What a line stands for; nothing where the file has no such line."""
        return at_line(self.placed, line) if 0 < line <= len(self.reading.lines) else []
