"""A feature file as it will run: the game it is of, the phrases that it sees, its examples."""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Self

from . import house
from .games import games, phrases
from .outline import Example, Placed, at_line, placed
from .phrases import Phrases
from .reading import Note, Reading, read

NAMED = re.compile(r"\s*#\s*game\s*:\s*(?P<game>.*\S)\s*", re.IGNORECASE)


@dataclass(frozen=True)
class Chapter:
    """A feature file that was read; `own` are phrases that it sees whichever game it is of.

    Where nobody can tell its game, `unplaced` says so, and nothing in it can run.
    """

    path: Path
    reading: Reading
    own: Phrases = Phrases()  # noqa: RUF009 # none, and nobody adds one

    @classmethod
    def opened(cls, path: Path, file: str, own: Phrases | None = None) -> Self:
        """A file by its name."""
        return cls(path, read(path, file), own or Phrases())

    @cached_property
    def placed(self) -> tuple[Placed, ...]:
        """The scenarios in the order of the file."""
        feature = self.reading.feature
        return (*placed(feature, self.reading.file),) if feature else ()

    @cached_property
    def every(self) -> tuple[Example, ...]:
        """All examples, whether they can run or not."""
        return tuple(example for one in self.placed for example in one.examples)

    def steps(self) -> Iterator[tuple[str, str]]:
        """Every step of every example, as it will run: its kind and its text."""
        return ((step.type, step.name) for one in self.every for step in one.steps)

    @cached_property
    def _of(self) -> str | Note | None:
        """The game that the file is of; None where it is of none, a note where it does not say.

        A file in features/<game>/ is of that game. Any other says so above the feature,
        `# game: fiji`, or by its steps: the game is meant whose phrases say most of them. One that
        no game says a word of is of none, if phrases of its `own` say something.
        """
        known, feature = games(), self.reading.feature
        if (folder := house.folder(self.path)) in known:
            return folder
        if not known or not feature:
            return None
        line = feature.location.line
        fix = f"write {' or '.join(f'`# game: {game}`' for game in known)} above the feature."
        for number, text in enumerate(self.reading.lines[:line], start=1):
            if named := NAMED.fullmatch(text):
                game = named["game"]
                return game if game in known else Note(number, f"There is no game {game!r}; {fix}")
        steps = [*self.steps()]
        said = {game: sum(bool(phrases(game).matching(*one)) for one in steps) for game in known}
        meant = [game for game in known if said[game] == max(said.values()) > 0]
        if len(meant) == 1:
            return meant[0]
        if not meant and any(self.own.matching(*one) for one in steps):
            return None
        return Note(line, f"The file does not say which game it is of; {fix}")

    @property
    def game(self) -> str | None:
        """The game that it is of."""
        return None if isinstance(self._of, Note) else self._of

    @property
    def unplaced(self) -> Note | None:
        """That it does not say which game it is of."""
        return self._of if isinstance(self._of, Note) else None

    @cached_property
    def phrases(self) -> Phrases:
        """The phrases that it sees."""
        return Phrases() if self.unplaced else phrases(self.game).under(self.own)

    def examples(self, lines: Collection[int] = ()) -> list[Example]:
        """The examples that can run and that these lines choose; all where none is given."""
        if self.unplaced:
            return []
        if not lines:
            return [*self.every]
        each = ((line, one) for line in sorted(lines) for one in self.at({line}))
        return [example for line, one in each for example in one.at(line)]

    def at(self, lines: Collection[int]) -> list[Placed]:
        """The scenarios that lines stand for; none where the file has no such line."""
        there = (line for line in sorted(lines) if 0 < line <= len(self.reading.lines))
        return [one for line in there for one in at_line(self.placed, line)]
