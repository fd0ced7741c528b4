"""Lines that were meant as steps, and that Gherkin reads as description without a word.

`Then: x`, `Thne x` and `x` alone pass as prose when they stand before the first step.
"""

import re
from collections.abc import Iterator, Sequence

from .keywords import meant, steps_of
from .phrases import KINDS, Phrases
from .reading import Note

__all__ = ["swallowed"]

BELOW = ("|", '"""', "```")
BULLET = re.compile(r"[\W\d_]*")
BEGIN = "Begin it with Given, When, Then, And or But."
ROWS = "Put it below the step that reads it, or write `Examples:` above rows of an outline."
"""The fix for what stands below a step, where there is none."""


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
    bare = BULLET.sub("", text, count=1)
    fix = ROWS if text.startswith(BELOW) else meant(bare, language)
    if not fix and _is_phrase(bare, phrases):
        is_step = text.startswith(tuple(f"{word} " for word in steps_of(language)))
        fix = "Write `Scenario: name` above it." if is_step else BEGIN
    return f"`{text}` is read as description, not as a step. {fix}" if fix else None


def _is_phrase(text: str, phrases: Phrases) -> bool:
    """Whether the line, with or without its first word, is a phrase we know."""
    rest = text.partition(" ")[2]
    return any(phrases.matching(kind, part) for kind in KINDS for part in (text, rest) if part)
