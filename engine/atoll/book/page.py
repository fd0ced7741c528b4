"""One page of the book: a chapter of numbered rules in Markdown, in a strict layout.

The layout is strict so that what a terminal prints, what the site shows and what an example is
tagged with are the same text, and it is the same in every language: a title, an intro, numbered
rules. A page that breaks it is refused with its line and the fix.

The sentences of a rule, each with its status: where one's differs from its rule's, it says so.

A sentence has a line of its own, and its mark stands behind it:
`Nobody looks at them. *(inferred)*`, or with a reason `*(inferred: by arithmetic)*`; with a reason
it may also say what the rule says.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, zip_longest
from pathlib import Path
from typing import NamedTuple

from atoll.book.lines import Block, refuse, text_of
from atoll.home import HOME, file_of
from atoll.table import chapter_of, counted

STATUSES = ("stated", "confirmed", "inferred", "open")
UNSURE = ("inferred", "open")
_MARKED = re.compile(r"(?<=\S) \*\(\w+(?:: [^()\n]+)?\)\*$", re.MULTILINE)
_MARK = re.compile(r"(?P<says>.*\S) \*\((?P<status>\w+)(?:: (?P<reason>[^()]+))?\)\*")


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a rule, its status, and why it has this one, where that is said."""

    says: str
    status: str
    reason: str


def sentences(paragraphs: Iterable[Block], status: str) -> tuple[Sentence, ...]:
    """The sentences of a statement; those without a mark have the status of the rule."""
    return tuple(
        _sentence(Block(number, line, block.file), status)
        for block in paragraphs
        for number, line in enumerate(block.text.split("\n"), start=block.line)
    )


def written(of: Sentence) -> str:
    """The mark of a sentence as it stands in the book."""
    return f"*({of.status}{of.reason and f': {of.reason}'})*"


def marked(
    statement: str,
    of: Iterable[Sentence],
    status: str,
    mark: Callable[[Sentence], str] = written,
) -> str:
    r"""A statement with the marks of its sentences: those that say more than the rule's status.

    >>> one, two = Sentence("One.", "open", ""), Sentence("Two.", "stated", "")
    >>> marked("One.\nTwo.", [one, two], "stated")
    'One. *(open)*\nTwo.'
    """
    each = iter(of)
    lines = [(line, next(each) if line.strip() else None) for line in statement.split("\n")]
    marks = [one and (one.status != status or one.reason) and f" {mark(one)}" for _, one in lines]
    return "\n".join(f"{line}{told or ''}" for (line, _), told in zip(lines, marks, strict=True))


def status_told(status: str, others: Sequence[str]) -> str:
    """The status of a rule, and of how many of its sentences it is another.

    >>> status_told("stated", ["inferred", "inferred", "open"])
    'stated; 2 sentences inferred, 1 open'
    """
    first, *rest = [word for word in STATUSES if word in others] or [""]
    if not first:
        return status
    told = f"{counted(others.count(first), 'sentence')} {first}"
    return ", ".join([f"{status}; {told}", *(f"{others.count(word)} {word}" for word in rest)])


def _sentence(line: Block, status: str) -> Sentence:
    match = _MARK.fullmatch(line.text)
    says = (match["says"] if match else line.text).strip().removeprefix("- ")
    if "*(" in says:
        line.wrong("a mark stands behind its sentence, at the end of a line, like *(inferred)*.")
    if match is None:
        return Sentence(says, status, "")
    if match["status"] not in STATUSES:
        line.wrong(f"a sentence is {', '.join(STATUSES)}, not {match['status']!r}.")
    if match["status"] == status and not match["reason"]:
        line.wrong(f"the rule is {status} as a whole; remove the mark, or give it a reason.")
    return Sentence(says, match["status"], match["reason"] or "")


# Pages


LABELS = ("Note", "Ruling", "Status", "Sources")
OVERVIEW = "index.md"
"""What tells of a game as a whole; it holds no rules."""

_BLOCK = re.compile(r"^#.*|^(?!#)[^\S\n]*\S.*(?:\n(?!#)[^\S\n]*\S.*)*", re.MULTILINE)
_PAGE = re.compile(r"# (?P<number>[0-9]+) (?P<title>\S.*)")
_HEADING = re.compile(r"## (?P<number>[0-9]+(?:\.[0-9]+)+) (?P<title>\S.*?) \{#(?P<id>\w+)\}")
_LABEL = re.compile(r"\*\*(?P<label>\w+)\.\*\*\s*")
_RULING = re.compile(r"`(?P<name>[a-z_]+)`: (?P<question>.+)", re.DOTALL)
_STATUS = re.compile(r"(?P<status>\w+)[,;]?\s*(?P<reason>.*)", re.DOTALL)
_SOURCES = re.compile(r"`[\w.-]+/[\w.-]+`(?:,\s+`[\w.-]+/[\w.-]+`)*")


class OpenPoint(NamedTuple):
    """A ruling that a rule depends on, and in one sentence what is open."""

    name: str
    question: str


class Rule(NamedTuple):
    """One numbered statement of a rulebook, in our words; `status` is that of most sentences.

    In another language `label` is what that calls a note, empty where the rule has none.
    """

    id: str
    number: str
    title: str
    chapter: str
    statement: str
    file: Path
    line: int
    sentences: tuple[Sentence, ...] = ()
    notes: tuple[str, ...] = ()
    rulings: tuple[OpenPoint, ...] = ()
    status: str = ""
    reason: str = ""
    sources: tuple[str, ...] = ()
    label: str = ""

    @property
    def text(self) -> str:
        """All that it says: title, statement and notes."""
        return " ".join([self.title, self.statement, *self.notes])

    @property
    def apart(self) -> tuple[str, ...]:
        """The statuses of the sentences that have another one than the rule."""
        return tuple(one.status for one in self.sentences if one.status != self.status)

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


def chapter(
    game: str, file: Path, text: str | None = None, original: Chapter | None = None
) -> Chapter:
    """The chapter a page holds, or a text in its place; in another language, of an original.

    Raises:
        BookError: it breaks the layout, or has not what its original has.
    """
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
    intro, name = "\n\n".join(block.text for block in rest[: starts[0]]), f"{game}_{number}"
    ends = [*starts[1:], len(rest)]
    sections = [_section(name, rest[at:end]) for at, end in zip(starts, ends, strict=True)]
    if original and original.intro and not intro:
        head.wrong(f"there is no intro; translate that of {file.name}.")
    rules = _translated(sections, original) if original else tuple(map(_rule, sections))
    for before, after in pairwise(rules):
        one, other = ([*map(int, rule.number.split("."))] for rule in (before, after))
        if one >= other:
            problem = f"rule {after.number} follows {before.number}; put the rules in order."
            refuse(file, after.line, problem)
    return Chapter(name, game, number, match["title"], intro, rules, file, head.line)


def _blocks(file: Path, page: str) -> list[Block]:
    """The headings and the paragraphs of a page."""
    found = []
    for one in _BLOCK.finditer(page):
        text = "\n".join(map(str.rstrip, one[0].splitlines()))
        found.append(Block(page.count("\n", 0, one.start()) + 1, text, file))
    return found or [Block(1, "", file)]


class _Section(NamedTuple):
    """A rule with what is read of it in any language, and its paragraphs by their labels."""

    rule: Rule
    head: Block
    said: Mapping[str, Sequence[Block]]


def _section(of_chapter: str, part: Sequence[Block]) -> _Section:
    head, *blocks = part
    match = _HEADING.fullmatch(head.text)
    if not match:
        head.wrong(
            "a rule's heading is its number, title and id, "
            "like `## 4.7 Equal counts cancel {#fiji_4_7}`."
        )
    number, named = match["number"], match["id"]
    expected = f"{of_chapter.partition('_')[0]}_{number.replace('.', '_')}"
    if chapter_of(expected) != of_chapter:
        head.wrong(f"rule {number} stands in {of_chapter}; move it to its chapter or renumber it.")
    if named != expected:
        head.wrong(f"rule {number} has the id {named}; write {{#{expected}}}.")
    said = _labelled(blocks)
    if "" not in said:
        head.wrong("the rule says nothing; write its statement below the heading.")
    statement = _MARKED.sub("", "\n\n".join(block.text for block in said[""]))
    rule = Rule(named, number, match["title"], of_chapter, statement, head.file, head.line)
    return _Section(rule, head, said)


def _labelled(blocks: Iterable[Block]) -> Mapping[str, Sequence[Block]]:
    """The paragraphs by their labels; those of the statement come first and have none."""
    said, label = defaultdict[str, list[Block]](list), ""
    for block in blocks:
        found = _LABEL.match(block.text)
        if label and not found:
            block.wrong(f"this paragraph follows **{label}.**; move it above, or give it a label.")
        label = found["label"] if found else ""
        said[label].append(block._replace(text=block.text[found.end() if found else 0 :]))
    return said


def _rule(section: _Section) -> Rule:
    """A rule as it stands, with its status, its sources and what is open in it."""
    rule, head, said = section
    for label, (block, *_) in said.items():
        if label not in ("", *LABELS):
            block.wrong(f"`{label}` is no label; use {', '.join(LABELS)}.")
    for label in ("Status", "Sources"):
        if (many := len(said.get(label, ()))) != 1:
            head.wrong(f"the rule has {many} paragraphs **{label}.**; give it exactly one.")
    (stands,), (cites,) = said["Status"], said["Sources"]
    match = _STATUS.fullmatch(stands.text)
    if not match or match["status"] not in STATUSES:
        stands.wrong(f"the status must begin with one of {', '.join(STATUSES)}.")
    if not _SOURCES.fullmatch(cites.text):
        cites.wrong("the sources are passages in backticks and commas, like `fiji-en-2006/4b-6`.")
    return rule._replace(
        sentences=sentences(said[""], match["status"]),
        notes=tuple(block.text for block in said.get("Note", ())),
        rulings=tuple(map(_open_point, said.get("Ruling", ()))),
        status=match["status"],
        reason=match["reason"],
        sources=tuple(re.findall(r"`([^`]+)`", cites.text)),
    )


def _translated(sections: Sequence[_Section], original: Chapter) -> tuple[Rule, ...]:
    """The rules of a page in another language: those of its original, each with its status."""
    for section, rule in zip_longest(sections, original.rules):
        if section is None or rule is None or section.rule.id != rule.id:
            stands = f"{rule.number} {rule.title}" if rule else "no rule"
            problem = f"{original.file.name} has {stands} in this place; translate that."
            (section or sections[-1]).head.wrong(problem)
    rules = tuple(map(_translation, sections, original.rules))
    every = [(label, said[0]) for one in sections for label, said in one.said.items() if label]
    for label, block in every:
        if label != (first := every[0][0]):
            block.wrong(f"`{label}` is no label; a note is called {first} above, use that.")
    return rules


def _translation(section: _Section, original: Rule) -> Rule:
    """A rule as the other language has it; each of its sentences has the status of its original."""
    rule, head, said = section
    for label in ("Ruling", "Status", "Sources"):
        if label in said:
            said[label][0].wrong(f"**{label}.** stands with the original only; remove it.")
    own = sentences(said[""], "")
    if any(one.status for one in own):
        head.wrong("a status like *(inferred)* stands with the original only; remove it.")
    of_rule = (Sentence("", original.status, ""),) * len(own)
    marks = original.sentences if original.apart else of_rule
    if len(own) != len(marks):  # each stands beside its original
        has = f"{counted(len(own), 'sentence')}, its original {len(marks)}"
        head.wrong(f"the rule has {has}; write them line by line.")
    return original._replace(
        title=rule.title,
        statement=rule.statement,
        sentences=tuple(replace(mark, says=one.says) for one, mark in zip(own, marks, strict=True)),
        notes=tuple(block.text for label in said if label for block in said[label]),
        label=next(filter(None, said), ""),
        file=rule.file,
        line=rule.line,
    )


def _open_point(block: Block) -> OpenPoint:
    match = _RULING.fullmatch(block.text)
    if not match:
        block.wrong("a ruling is its name and what is open, like `half`: Half of an odd number …")
    return OpenPoint(match["name"], match["question"])


# The overview, docs/<game>/index.md


class Overview(NamedTuple):
    """What a game is about, and its course below a heading; empty where none is told."""

    intro: str
    heading: str
    course: str
    file: Path


def overview(game: str, home: Path = HOME) -> Overview:
    """The overview of a game; it may have more sections. Raises BookError."""
    return overview_of(file_of(f"docs/{game}/{OVERVIEW}", home), "The way through ")


def overview_of(file: Path, heading: str = "") -> Overview:
    """What a file says, with the course below the first heading that begins so. BookError."""
    _, _, body = text_of(file).partition("\n")
    section = rf"^## (?P<heading>{heading}[^\n]*)\n(?P<course>.*?)(?=^## |\Z)"
    found = re.search(section, body, re.DOTALL | re.MULTILINE)
    intro = re.split(r"^## ", body, maxsplit=1, flags=re.MULTILINE)[0].strip()
    told = (found["heading"], found["course"].strip()) if found else ("", "")
    return Overview(intro, *told, file)
