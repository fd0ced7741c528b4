"""How a page of the book is laid out in every language: a title, an intro, numbered rules.

What the labels of a rule's paragraphs mean is asked elsewhere (`page`, `translated`); that the
numbers, the ids and the order are right is seen to here.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, NoReturn

from atoll.table import chapter_of

_PAGE = re.compile(r"# (?P<number>[0-9]+) (?P<title>\S.*)")
_HEADING = re.compile(r"## (?P<number>[0-9]+(?:\.[0-9]+)+) (?P<title>\S.*?) \{#(?P<id>\w+)\}")
_LABEL = re.compile(r"\*\*(?P<label>\w+)\.\*\*\s*")


class BookError(ValueError):
    """A page breaks the layout, or a name is no rule; the message names the place and the fix."""


class Block(NamedTuple):
    """Lines of a page without a blank line between them; a heading is a block of its own."""

    line: int
    text: str
    file: Path

    def wrong(self, problem: str) -> NoReturn:
        """Refuse the page here."""
        raise BookError(f"{self.file}:{self.line}: {problem}")


class Section(NamedTuple):
    """A rule as it stands on its page: its heading, its statement, and the labelled paragraphs."""

    id: str
    number: str
    title: str
    paragraphs: tuple[Block, ...]
    labelled: tuple[tuple[str, Block], ...]
    head: Block

    @property
    def statement(self) -> str:
        """The text of the rule, as it stands."""
        return "\n\n".join(block.text for block in self.paragraphs)


class Sections(NamedTuple):
    """A page as it stands: its chapter, the words above its rules, and the rules in order."""

    chapter: str
    number: str
    title: str
    intro: str
    sections: tuple[Section, ...]
    head: Block


def sectioned(game: str, file: Path, text: str | None = None) -> Sections:
    """A page of a book, or a text in its place. Raises BookError where it breaks the layout."""
    head, *rest = _blocks(file, text_of(file) if text is None else text)
    match = _PAGE.fullmatch(head.text)
    number = file.name.partition("_")[0]
    if not match or match["number"] != number:
        head.wrong(
            f"the page must begin with its number and title, like `# {number} The exchange`."
        )
    starts = [at for at, block in enumerate(rest) if block.text.startswith("#")]
    if not starts:
        head.wrong(f"the page holds no rule; write one, like `## {number}.1 An offer is small`.")
    intro = "\n\n".join(block.text for block in rest[: starts[0]])
    parts = [rest[at:end] for at, end in zip(starts, [*starts[1:], len(rest)], strict=True)]
    sections = tuple(_section(f"{game}_{number}", part) for part in parts)
    _ascending(sections)
    return Sections(f"{game}_{number}", number, match["title"], intro, sections, head)


def text_of(file: Path) -> str:
    """The text of a file of the book. Raises BookError where it is no UTF-8."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise BookError(f"{file}:1: this is no UTF-8 text ({problem}); save it as UTF-8.") from None


def _blocks(file: Path, page: str) -> list[Block]:
    found: list[Block] = []
    fresh = True
    for number, text in enumerate(page.splitlines(), start=1):
        heading = text.startswith("#")
        if text.strip() and (fresh or heading):
            found.append(Block(number, text.rstrip(), file))
        elif text.strip():
            found[-1] = found[-1]._replace(text=f"{found[-1].text}\n{text.rstrip()}")
        fresh = heading or not text.strip()
    return found or [Block(1, "", file)]


def _section(of_chapter: str, part: Sequence[Block]) -> Section:
    head, *blocks = part
    number, title, of_rule = _heading(of_chapter, head)
    paragraphs = [*_paragraphs(blocks)]
    statement = tuple(block for label, block in paragraphs if not label)
    if not statement:
        head.wrong("the rule says nothing; write its statement below the heading.")
    labelled = tuple((label, block) for label, block in paragraphs if label)
    return Section(of_rule, number, title, statement, labelled, head)


def _heading(of_chapter: str, head: Block) -> tuple[str, str, str]:
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


def _paragraphs(blocks: Sequence[Block]) -> Iterator[tuple[str, Block]]:
    """Every paragraph with its label, the statement's with none; the statement comes first."""
    seen = ""
    for block in blocks:
        match = _LABEL.match(block.text)
        label = match["label"] if match else ""
        if seen and not label:
            block.wrong(f"this paragraph follows **{seen}.**; move it above, or give it a label.")
        seen = label
        yield label, block._replace(text=block.text[match.end() :]) if match else block


def _ascending(sections: Sequence[Section]) -> None:
    for before, after in pairwise(sections):
        if _parts(before) >= _parts(after):
            after.head.wrong(
                f"rule {after.number} follows {before.number}; put the rules in order."
            )


def _parts(of: Section) -> tuple[int, ...]:
    return tuple(int(part) for part in of.number.split("."))
