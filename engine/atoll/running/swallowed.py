"""Lines that were meant as steps, and that Gherkin reads as description without a word.

`Then: x`, `Thne x` and `x` alone pass as prose when they stand before the first step.
"""

from collections.abc import Iterator, Sequence

from .keywords import meant
from .phrases import KINDS, Phrases
from .reading import Note

__all__ = ["swallowed"]


def swallowed(
    lines: Sequence[str], heading: int, description: str, language: str, phrases: Phrases
) -> Iterator[Note]:
    """The lines of a description that look like steps or headings; `heading` is its line above."""
    wanted = [line.strip() for line in description.split("\n") if line.strip()]
    for number, line in enumerate(lines[heading:], start=heading + 1):
        if not wanted:
            return
        if line.strip() == wanted[0]:
            text = wanted.pop(0)
            if message := _message(text, language, phrases):
                yield Note(number, message)


def _message(text: str, language: str, phrases: Phrases) -> str | None:
    """Why the line should not be description, if it should not."""
    fix = meant(text, language)
    if not fix and _is_phrase(text, phrases):
        fix = "Begin it with Given, When, Then, And or But."
    return f"`{text}` is read as description, not as a step. {fix}" if fix else None


def _is_phrase(text: str, phrases: Phrases) -> bool:
    """Whether the line, with or without its first word, is a phrase we know."""
    rest = text.partition(" ")[2]
    return any(phrases.matching(kind, part) for kind in KINDS for part in (text, rest) if part)
