"""Lines that were meant as steps, and that Gherkin reads as description without a word.

`Then: x`, `Thne x` and `x` alone pass as prose when they stand before the first step.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from atoll.table import RULE_ID

from .keywords import begins, meant
from .phrases import KINDS, Phrases
from .reading import Note

BELOW = ("|", '"""', "```")
BULLET = re.compile(r"[\W0-9_]*")
ABOVE = "Write `Scenario: name` above it."
BEGIN = "Begin it with Given, When, Then, And or But, and one plain space."
ROWS = "Put it below the step that reads it, or write `Examples:` above rows of an outline."
"""The fix for what stands below a step, where there is none."""


class Said(NamedTuple):
    """What may be said in a file: its phrases, the players of its tables, its language."""

    phrases: Phrases
    names: Collection[str]
    language: str


def swallowed(lines: Sequence[str], heading: int, description: str, said: Said) -> Iterator[Note]:
    """The lines of a description that look like steps or headings; `heading` is its line above."""
    wanted = [line.strip() for line in description.split("\n") if line.strip()]
    for number, line in enumerate(lines[heading:], start=heading + 1):
        if not wanted:
            return
        if line.strip() == wanted[0]:
            text = wanted.pop(0)
            if message := _message(text, said):
                yield Note(number, message)


def _message(text: str, said: Said) -> str | None:
    """Why the line should not be description, if it should not."""
    words = text.split()
    if all(map(RULE_ID.fullmatch, words)):
        tags = " ".join(f"@{word}" for word in words)
        return f"`{text}` is read as description, so it claims nothing; write {tags}."
    bare = " ".join(BULLET.sub("", text, count=1).split())
    fix = ROWS if text.startswith(BELOW) else meant(bare, said.language)
    if not fix and _is_phrase(bare, said):
        fix = ABOVE if bare == text and begins(text, said.language) else BEGIN
    return f"`{text}` is read as description, not as a step. {fix}" if fix else None


def _is_phrase(text: str, said: Said) -> bool:
    """Whether the line, with or without its first word, is a phrase we know.

    `Whoever has most wins` is prose: a name in it is that of a player, where any are known.
    """
    parts = filter(None, (text, text.partition(" ")[2]))
    found = (one for part in parts for kind in KINDS for one in said.phrases.matching(kind, part))
    is_theirs = not said.names or any(name in text for name in said.names)
    return any(is_theirs or not one.has_names for one in found)
