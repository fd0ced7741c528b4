"""The statement of a rule on a page: its text, and the mark of each sentence that has its own."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from atoll.book.sentences import Sentence, marked
from atoll.site.marks import sentence_mark
from atoll.site.prose import Prose

__all__ = ["statement"]


class Stated(Protocol):
    """A rule, or a translation of one."""

    @property
    def statement(self) -> str:
        """Its text."""

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """Its sentences, each with its status."""

    @property
    def file(self) -> Path:
        """Where it stands."""


def statement(
    prose: Prose,
    of: Stated,
    status: str,
    page: str,
    mark: Callable[[Sentence], str] = sentence_mark,
) -> str:
    """The text as it stands on a page, where the rule has this status."""
    return marked(prose.placed(of.statement, of.file, page), of.sentences, status, mark)
