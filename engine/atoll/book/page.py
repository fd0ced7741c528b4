"""One page of the book: a chapter of numbered rules in Markdown, in a strict layout.

The layout is strict so that what a terminal prints, what the site shows and what an example is
tagged with are the same text. A page that breaks it is refused with its line and the fix.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, NoReturn

from atoll.table import chapter_of

__all__ = ["BookError", "Chapter", "OpenPoint", "Rule", "chapter"]

STATUSES = ("stated", "confirmed", "inferred", "open")
LABELS = ("Note", "Ruling", "Status", "Sources")

_PAGE = re.compile(r"# (?P<number>\d+) (?P<title>\S.*)")
_HEADING = re.compile(r"## (?P<number>\d+(?:\.\d+)+) (?P<title>\S.*?) \{#(?P<id>\w+)\}")
_LABEL = re.compile(r"\*\*(?P<label>\w+)\.\*\*\s*")
_RULING = re.compile(r"`(?P<name>[a-z_]+)`: (?P<question>.+)", re.DOTALL)
_STATUS = re.compile(r"(?P<status>\w+)[,;]?\s*(?P<reason>.*)", re.DOTALL)
_SOURCES = re.compile(r"`[\w.-]+/[\w.-]+`(?:,\s+`[\w.-]+/[\w.-]+`)*")


class BookError(ValueError):
    """A page breaks the layout, or a name is no rule; the message names the place and the fix."""


class OpenPoint(NamedTuple):
    """The ruling a rule depends on, and in one sentence what is open."""

    name: str
    question: str


class Rule(NamedTuple):
    """One numbered statement of a rulebook, in our words."""

    id: str
    number: str
    title: str
    chapter: str
    statement: str
    notes: tuple[str, ...]
    ruling: OpenPoint | None
    status: str
    reason: str
    sources: tuple[str, ...]
    file: Path
    line: int


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


class _Block(NamedTuple):
    """Lines of a page without a blank line between them; a heading is a block of its own."""

    line: int
    text: str
    file: Path

    def wrong(self, problem: str) -> NoReturn:
        raise BookError(f"{self.file}:{self.line}: {problem}")


def chapter(game: str, file: Path) -> Chapter:
    """The chapter a page holds. Raises BookError where the page breaks the layout."""
    head, *rest = _blocks(file)
    match = _PAGE.fullmatch(head.text)
    number = file.name.partition("_")[0]
    if not match or match["number"] != number:
        head.wrong(
            f"the page must begin with its number and title, like `# {number} The exchange`."
        )
    starts = [at for at, block in enumerate(rest) if block.text.startswith("#")]
    intro = "\n\n".join(block.text for block in rest[: starts[0] if starts else None])
    sections = [rest[at:end] for at, end in zip(starts, [*starts[1:], len(rest)], strict=True)]
    found = tuple(_rule(f"{game}_{number}", section) for section in sections)
    _ascending(found)
    return Chapter(f"{game}_{number}", game, number, match["title"], intro, found, file, head.line)


def _blocks(file: Path) -> list[_Block]:
    found: list[_Block] = []
    fresh = True
    for number, text in enumerate(_lines(file), start=1):
        heading = text.startswith("#")
        if text.strip() and (fresh or heading):
            found.append(_Block(number, text.rstrip(), file))
        elif text.strip():
            found[-1] = found[-1]._replace(text=f"{found[-1].text}\n{text.rstrip()}")
        fresh = heading or not text.strip()
    return found or [_Block(1, "", file)]


def _lines(file: Path) -> list[str]:
    try:
        return file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as problem:
        raise BookError(f"{file}:1: this is no UTF-8 text ({problem}); save it as UTF-8.") from None


def _rule(of_chapter: str, section: Sequence[_Block]) -> Rule:
    head, *blocks = section
    number, title, of_rule = _heading(of_chapter, head)
    said: dict[str, list[_Block]] = {label: [] for label in ("", *LABELS)}
    for label, block in _labelled(blocks):
        said[label].append(block)
    if not said[""]:
        head.wrong("the rule says nothing; write its statement below the heading.")
    status, reason = _status(head, said["Status"])
    return Rule(
        id=of_rule,
        number=number,
        title=title,
        chapter=of_chapter,
        statement="\n\n".join(block.text for block in said[""]),
        notes=tuple(block.text for block in said["Note"]),
        ruling=_ruling(head, said["Ruling"]),
        status=status,
        reason=reason,
        sources=_sources(head, said["Sources"]),
        file=head.file,
        line=head.line,
    )


def _heading(of_chapter: str, head: _Block) -> tuple[str, str, str]:
    match = _HEADING.fullmatch(head.text)
    if not match:
        head.wrong(
            "a rule's heading is its number, title and id, "
            "like `## 4.7 Equal counts cancel {#fiji_4_7}`."
        )
    game, number, named = of_chapter.partition("_")[0], match["number"], match["id"]
    expected = f"{game}_{number.replace('.', '_')}"
    if chapter_of(expected) != of_chapter:
        head.wrong(f"rule {number} stands in {of_chapter}; move it to its chapter or renumber it.")
    if named != expected:
        head.wrong(f"rule {number} has the id {named}; write {{#{expected}}}.")
    return number, match["title"], named


def _labelled(blocks: Sequence[_Block]) -> Iterator[tuple[str, _Block]]:
    """Every paragraph with its label, the statement's with none; the statement comes first."""
    seen = ""
    for block in blocks:
        match = _LABEL.match(block.text)
        label = match["label"] if match else ""
        if label not in ("", *LABELS):
            block.wrong(f"`{label}` is no label; use {', '.join(LABELS)}.")
        if seen and not label:
            block.wrong(f"this paragraph follows **{seen}.**; move it above, or give it a label.")
        seen = label
        yield label, block._replace(text=block.text[match.end() :]) if match else block


def _one(head: _Block, label: str, blocks: Sequence[_Block]) -> _Block:
    if len(blocks) != 1:
        head.wrong(f"the rule has {len(blocks)} paragraphs **{label}.**; give it exactly one.")
    return blocks[0]


def _status(head: _Block, blocks: Sequence[_Block]) -> tuple[str, str]:
    block = _one(head, "Status", blocks)
    match = _STATUS.fullmatch(block.text)
    if not match or match["status"] not in STATUSES:
        block.wrong(f"the status must begin with one of {', '.join(STATUSES)}.")
    return match["status"], match["reason"]


def _sources(head: _Block, blocks: Sequence[_Block]) -> tuple[str, ...]:
    block = _one(head, "Sources", blocks)
    if not _SOURCES.fullmatch(block.text):
        block.wrong("the sources are passages in backticks and commas, like `fiji-en-2006/4b-6`.")
    return tuple(re.findall(r"`([^`]+)`", block.text))


def _ruling(head: _Block, blocks: Sequence[_Block]) -> OpenPoint | None:
    if not blocks:
        return None
    block = _one(head, "Ruling", blocks)
    match = _RULING.fullmatch(block.text)
    if not match:
        block.wrong("a ruling is its name and what is open, like `half`: Half of an odd number …")
    return OpenPoint(match["name"], match["question"])


def _ascending(found: Sequence[Rule]) -> None:
    for before, after in pairwise(found):
        if _parts(before) >= _parts(after):
            problem = f"rule {after.number} follows {before.number}; put the rules in order."
            raise BookError(f"{after.file}:{after.line}: {problem}")


def _parts(of: Rule) -> tuple[int, ...]:
    return tuple(int(part) for part in of.number.split("."))
