"""A phrase as pytest-bdd reads a step with it: any of its languages, its fields by their names."""

from collections.abc import Callable
from typing import Any

from pytest_bdd import parsers

from atoll.table.phrases import Fields, Phrase

__all__ = ["Said", "phrases"]


class Said(parsers.StepParser):
    """A step that says a phrase; a field that its reader refuses is told when the step runs."""

    def __init__(self, phrase: Phrase) -> None:
        """Keep the fields, so that the report can ask each what it reads."""
        super().__init__(phrase.text)
        self.fields, self.phrase = phrase.fields, phrase
        self._wordings = [*phrase.languages.values()]

    @property
    def wordings(self) -> tuple["Said", ...]:
        """The same in each language by itself."""
        return tuple(map(Said, self._wordings)) if self._wordings[1:] else (self,)

    def is_matching(self, name: str) -> bool:
        """Whether the step is this phrase, right in all its fields or not."""
        return any(phrase.matches(name) for phrase in self._wordings)

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The values in the fields."""
        found = (phrase.read(name) for phrase in self._wordings)
        return next((values for values in found if values is not None), None)


def phrases(fields: Fields) -> Callable[..., Said]:
    """How a game writes the phrases of its steps.

    With `parse = phrases(FIELDS)` it is `parse("the supply is now {beads:Beads}", de="…")` for one
    that is only read, and `parse(TAKES)` for one that is told as well.
    """

    def parse(phrase: Phrase | str, **others: str) -> Said:
        return Said(Phrase(phrase, fields, **others) if isinstance(phrase, str) else phrase)

    return parse
