"""One page of the book: a chapter of numbered rules in Markdown, in a strict layout.

The layout is strict so that what a terminal prints, what the site shows and what an example is
tagged with are the same text. A page that breaks it is refused with its line and the fix.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from atoll.book.sections import Block, BookError, Section, sectioned
from atoll.book.sentences import STATUSES, UNSURE, Sentence, apart, sentences, unmarked

__all__ = ["BookError", "Chapter", "OpenPoint", "Rule", "chapter"]

LABELS = ("Note", "Ruling", "Status", "Sources")

_RULING = re.compile(r"`(?P<name>[a-z_]+)`: (?P<question>.+)", re.DOTALL)
_STATUS = re.compile(r"(?P<status>\w+)[,;]?\s*(?P<reason>.*)", re.DOTALL)
_SOURCES = re.compile(r"`[\w.-]+/[\w.-]+`(?:,\s+`[\w.-]+/[\w.-]+`)*")


class OpenPoint(NamedTuple):
    """A ruling that a rule depends on, and in one sentence what is open."""

    name: str
    question: str


class Rule(NamedTuple):
    """One numbered statement of a rulebook, in our words; `status` is that of most sentences."""

    id: str
    number: str
    title: str
    chapter: str
    statement: str
    sentences: tuple[Sentence, ...]
    notes: tuple[str, ...]
    rulings: tuple[OpenPoint, ...]
    status: str
    reason: str
    sources: tuple[str, ...]
    file: Path
    line: int

    @property
    def apart(self) -> tuple[str, ...]:
        """The statuses of the sentences that have another one than the rule."""
        return apart(self.sentences, self.status)

    @property
    def unsure(self) -> bool:
        """Whether some sentence is inferred or open."""
        return any(one.status in UNSURE for one in self.sentences)


class Chapter(NamedTuple):
    """One page of the book: a phase of the game and its rules, in order."""

    id: str
    game: str
    number: str
    title: str
    intro: str
    rules: tuple[Rule, ...]
    file: Path
    line: int


def chapter(game: str, file: Path, text: str | None = None) -> Chapter:
    """The chapter a page holds, or a text in its place. Raises BookError: it breaks the layout."""
    of = sectioned(game, file, text)
    rules = tuple(_rule(of.chapter, section) for section in of.sections)
    return Chapter(of.chapter, game, of.number, of.title, of.intro, rules, file, of.head.line)


def _rule(of_chapter: str, section: Section) -> Rule:
    head, said = section.head, _said(section)
    status, reason = _status(head, said["Status"])
    return Rule(
        id=section.id,
        number=section.number,
        title=section.title,
        chapter=of_chapter,
        statement=unmarked(section.statement),
        sentences=sentences(section.paragraphs, status),
        notes=tuple(block.text for block in said["Note"]),
        rulings=tuple(map(_ruling, said["Ruling"])),
        status=status,
        reason=reason,
        sources=_sources(head, said["Sources"]),
        file=head.file,
        line=head.line,
    )


def _said(section: Section) -> dict[str, list[Block]]:
    """The paragraphs below each label."""
    said: dict[str, list[Block]] = {label: [] for label in LABELS}
    for label, block in section.labelled:
        if label not in said:
            block.wrong(f"`{label}` is no label; use {', '.join(LABELS)}.")
        said[label].append(block)
    return said


def _one(head: Block, label: str, blocks: Sequence[Block]) -> Block:
    if len(blocks) != 1:
        head.wrong(f"the rule has {len(blocks)} paragraphs **{label}.**; give it exactly one.")
    return blocks[0]


def _status(head: Block, blocks: Sequence[Block]) -> tuple[str, str]:
    block = _one(head, "Status", blocks)
    match = _STATUS.fullmatch(block.text)
    if not match or match["status"] not in STATUSES:
        block.wrong(f"the status must begin with one of {', '.join(STATUSES)}.")
    return match["status"], match["reason"]


def _sources(head: Block, blocks: Sequence[Block]) -> tuple[str, ...]:
    block = _one(head, "Sources", blocks)
    if not _SOURCES.fullmatch(block.text):
        block.wrong("the sources are passages in backticks and commas, like `fiji-en-2006/4b-6`.")
    return tuple(re.findall(r"`([^`]+)`", block.text))


def _ruling(block: Block) -> OpenPoint:
    match = _RULING.fullmatch(block.text)
    if not match:
        block.wrong("a ruling is its name and what is open, like `half`: Half of an odd number …")
    return OpenPoint(match["name"], match["question"])
