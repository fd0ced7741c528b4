"""A feature file as it will run: the game it is of, its examples, and what the lint finds."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from atoll.finding import Finding

from . import house, lint
from .binding import Binding
from .example import Example
from .games import game_of
from .outline import Placed, Row, at_line, fields, filled, placed, span, texts
from .phrases import Phrases
from .reading import Note, Reading, read


def opened(path: Path, file: str, own: Phrases) -> tuple[Reading, str | None]:
    """A file as read, and its game; where nobody can tell which, nothing in it can run.

    `own` are phrases that the file sees whichever game it is of.
    """
    reading = read(path, file)
    game = game_of(path, reading, own)
    if isinstance(game, Note):
        found = (Note(one.line, one.message) for one in lint.findings(reading))
        said = [text for _, text in texts(reading.feature)] if reading.feature else []
        tells = said and not any(map(fields, said))  # where columns are missing, they come first
        notes = (*found, game) if tells else (*found,) or (game,)
        return replace(reading, feature=None, notes=notes), None
    return replace(reading, game=game), game


@dataclass(frozen=True, slots=True)
class Chapter:
    """A feature file, and the phrases that it sees."""

    path: Path
    reading: Reading
    phrases: Phrases

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The scenarios in the order of the file."""
        return tuple(placed(self.reading.feature)) if self.reading.feature else ()

    def findings(self, lines: Collection[int] = ()) -> tuple[Finding, ...]:
        """What the lint finds; near these lines only, where any are given."""
        every, found = self.placed, self._findings()
        if not lines or not every:
            return found
        spans = [span(one, every) for line in lines for one, _ in at_line(every, line)]
        return tuple(each for each in found if any(each.line in near for near in spans))

    def _findings(self) -> tuple[Finding, ...]:
        return lint.findings(
            self.reading,
            phrases=self.phrases,
            ours=house.is_our_feature(self.path),
            house=house.is_chapter(self.path),
        )

    def chosen(self, lines: Collection[int] = ()) -> list[tuple[Placed, Row]]:
        """What these lines of the file choose; everything where none is given."""
        every = self.placed
        if not lines or not every:
            return [(one, row) for one in every for row in one.rows]
        return [each for line in sorted(lines) for each in at_line(every, line)]

    def examples(self, chosen: Collection[tuple[Placed, Row]]) -> Iterator[Example]:
        """What was chosen, ready to run."""
        if not (feature := self.reading.feature):
            return
        binding = Binding(self.path, feature)
        templates = {one.line: binding.scenario(one) for one, _ in chosen}
        for one, row in chosen:
            title = filled(one.scenario.name, row) or "(no name)"
            template = templates[one.line]
            yield Example(self.path, self.reading.file, title, one, row, template)
