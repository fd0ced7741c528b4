"""The register: the documents and every passage that is cited.

A game has its part in docs/<game>/sources.toml; docs/sources.toml may speak for several.
It holds places, word counts and hashes, never a sentence of a document.
"""

import re
from collections.abc import Collection, Mapping
from datetime import UTC, date, datetime, timedelta, timezone
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from atoll.home import HOME, rooms
from atoll.strangers import read_toml, text


class SourcesError(ValueError):
    """The register of sources cannot be read; the message names the file, the line and the fix."""


LARGEST = 1_000_000  # bytes of a register
_NONE: Mapping[str, re.Pattern[str]] = MappingProxyType({})


class Terms(NamedTuple):
    """Names of seats, how colours are written, and the things there can be none of: `no beads`.

    `said` is what a text says in words and a scenario in its own: `two hands`, `all will pay`.
    """

    names: tuple[str, ...] = ()
    colours: Mapping[str, re.Pattern[str]] = _NONE
    things: re.Pattern[str] = re.compile(r"(?!)")
    said: Mapping[str, re.Pattern[str]] = _NONE

    def colour(self, word: str) -> str:
        """The colour that a word means, or nothing."""
        return next((name for name, form in self.colours.items() if form.fullmatch(word)), "")

    def named(self, text: str) -> str:
        """The text with the name of what it says in words in place of the words."""
        for name, form in self.said.items():
            text = form.sub(f", {name}, ", text)
        return text


NOT_HELD = "not held by the lock"
"""What is said wherever something rests on a source of which no copy is at hand."""
_FINGERPRINT = ("words", "sha256")


def known_by(address: str | None, read: date | str | None) -> str:
    """That the lock does not hold a source, with its address and the day it was read.

    >>> known_by("https://example.org/rules", "2026-08-21")
    'not held by the lock: https://example.org/rules, read on 2026-08-21'
    """
    return f"{NOT_HELD}: {address}, read on {read}" if address else NOT_HELD


class Document(NamedTuple):
    """One published text: what it is, which words carry its facts, and its normalised text's hash.

    A text that carries no date has no `year`.
    One of which no copy is at hand has an `address` and the day it was `read`, and no fingerprint.
    """

    id: str
    title: str
    publisher: str
    year: int | None
    language: str
    terms: Terms
    words: int
    sha256: str
    address: str
    read: date | None
    file: Path
    line: int

    @property
    def held(self) -> bool:
        """Whether the lock holds it, by the fingerprint of a copy."""
        return not self.address

    @property
    def game(self) -> str:
        """The game it is about: its register lies in the game's folder, or its id says so."""
        folder = self.file.parent.name
        return self.id.partition("-")[0] if folder == "docs" else folder

    @property
    def known_by(self) -> str:
        """That the lock does not hold it, and its address and day; empty for one it holds."""
        return "" if self.held else known_by(self.address, self.read)


class Passage(NamedTuple):
    """One cited paragraph: the headings passed on the way to it, and its number after the last.

    Where the lock does not hold its document it has no fingerprint, and may have no number (0).
    """

    id: str
    under: tuple[str, ...]
    paragraph: int
    words: int
    sha256: str
    example: bool
    held: bool
    file: Path
    line: int

    @property
    def document(self) -> str:
        """The id of the document it stands in."""
        return self.id.partition("/")[0]

    @property
    def place(self) -> str:
        """Where it stands, for people."""
        way = " > ".join(name.removesuffix(":") for name in self.under)
        if not self.paragraph:
            return way or "the whole of it"
        return f"{way or 'the beginning'}, paragraph {self.paragraph}"


class Register(NamedTuple):
    """Everything the registers of all games say."""

    files: tuple[Path, ...]
    documents: Mapping[str, Document]
    passages: Mapping[str, Passage]

    def of(self, document: str) -> list[Passage]:
        """The passages of one document."""
        return [passage for passage in self.passages.values() if passage.document == document]

    def about(self, games: Collection[str]) -> "Register":
        """What it says of some games only."""
        own = {name: one for name, one in self.documents.items() if one.game in games}
        passages = {name: one for name, one in self.passages.items() if one.document in own}
        return self._replace(documents=own, passages=passages)

    @property
    def not_held(self) -> list[Document]:
        """The documents that the lock does not hold."""
        return [document for document in self.documents.values() if not document.held]


def register(home: Path = HOME, *, instead: Mapping[Path, str] = MappingProxyType({})) -> Register:
    """The register: what the files of all games say, or shall `instead`. Raises SourcesError."""
    shared = home / "docs" / "sources.toml"
    own = [file for docs in rooms("docs", home) for file in sorted(docs.glob("*/sources.toml"))]
    files = own if own and not shared.exists() else [shared, *own]
    files += [file for file in instead if file not in files]
    known: tuple[dict[str, Any], dict[str, Any]] = {}, {}
    for file in files:
        try:
            says = instead[file] if file in instead else text(file, LARGEST)
            read: tuple[tuple[Document | Passage, ...], ...] = _read(file, says)
        except SourcesError:
            raise
        except (OSError, ValueError, TypeError, AttributeError) as problem:  # it says another thing
            fix = "restore the register of sources"
            raise SourcesError(f"{file}: {str(problem).rstrip('.')}; {fix}.") from problem
        for kept, added in zip(known, read, strict=True):
            for one in added:
                if one.id in kept:
                    twice = "stands twice; remove or rename one"
                    raise SourcesError(f"{one.file}:{one.line}: {one.id}: {twice}.")
                kept[one.id] = one
    return Register(tuple(files), *known)


@lru_cache(maxsize=8)
def _read(file: Path, text: str) -> tuple[tuple[Document, ...], tuple[Passage, ...]]:
    """What the text of a file says; the same text is read once. Raises ValueError."""
    tables = read_toml(text)
    numbered = enumerate(text.splitlines(), start=1)
    found = ((_NAMED.fullmatch(line.strip()), number) for number, line in numbered)
    lines = {match[1] or match[2]: number for match, number in found if match}

    def entry(table: Mapping[str, Any]) -> _Entry:
        return _Entry(file, lines, table)

    terms: dict[str, Terms] = {}
    for game, words in tables.get("words", {}).items():
        whole = entry({"id": f"words.{game}", **words})
        colours = entry({"id": f"words.{game}.colours", **whole.has("colours", dict)})
        said = entry({"id": f"words.{game}.said", **words.get("said", {})})
        terms[game] = Terms(
            colours={name: colours.pattern(name) for name in words["colours"]},
            things=whole.pattern("things"),
            said={name: said.pattern(name) for name in words.get("said", {})},
        )
    documents = tuple(_document(entry(one), terms) for one in tables.get("document", []))
    held = {one.id: one.held for one in documents}
    return documents, tuple(_passage(entry(one), held) for one in tables.get("passage", []))


def _document(entry: "_Entry", terms: Mapping[str, Terms]) -> Document:
    of_game, held = terms.get(entry.id.partition("-")[0], Terms()), _held(entry)
    return Document(
        id=entry.id,
        title=entry.has("title", str),
        publisher=entry.has("publisher", str),
        year=entry.has("year", int) if "year" in entry.table else None,
        language=entry.has("language", str),
        terms=of_game._replace(
            names=entry.texts("names") if held or "names" in entry.table else ()
        ),
        words=entry.has("words", int) if held else 0,
        sha256=entry.has("sha256", str) if held else "",
        address="" if held else entry.address("address"),
        read=None if held else entry.day("read"),
        file=entry.file,
        line=entry.line,
    )


def _held(entry: "_Entry") -> bool:
    """Whether a document has a fingerprint; it has that, or else an address and a day."""
    named = {*entry.table}
    if "read" in named and "address" not in named:
        raise entry.wrong("give it the `address` at which it was read")
    if "address" not in named and not named & {*_FINGERPRINT}:
        raise entry.wrong("give it `words` and `sha256`, or, without a copy, `address` and `read`")
    if "address" in named:
        entry.lacks(_FINGERPRINT, "with an `address` there is no copy at hand")
    return "address" not in named


def _passage(entry: "_Entry", documents: Mapping[str, bool]) -> Passage:
    document = entry.id.partition("/")[0]
    if document not in documents:
        raise entry.wrong(f"add the document {document}")
    held = documents[document]
    if not held:
        entry.lacks((*_FINGERPRINT, "example"), f"{document} is {NOT_HELD}")
    return Passage(
        id=entry.id,
        under=entry.texts("under"),
        paragraph=entry.has("paragraph", int) if held or "paragraph" in entry.table else 0,
        words=entry.has("words", int) if held else 0,
        sha256=entry.has("sha256", str) if held else "",
        example=entry.table.get("example") is True,
        held=held,
        file=entry.file,
        line=entry.line,
    )


# The entries as they stand


_Kind = TypeVar("_Kind")
_NAMED = re.compile(r'id = "(.*)"|\[(.*)\]')
"""On which line an entry names itself."""
_FIRST_TO_WAKE = timezone(timedelta(hours=14))
"""Where a day begins first: a day that has not begun there lies in the future for all."""


class _Entry:
    """One table of a register, asked for its keys. Each question raises SourcesError."""

    def __init__(self, file: Path, lines: Mapping[str, int], table: Mapping[str, Any]) -> None:
        """Take the table, and where it stands."""
        self.file, self.table = file, table
        self.id = str(table.get("id", "an entry without id"))
        self.line = lines.get(self.id, 1)

    def wrong(self, fix: str) -> SourcesError:
        """What is wrong with it, with its line and the fix."""
        return SourcesError(f"{self.file}:{self.line}: {self.id}: {fix}.")

    def has(self, key: str, kind: type[_Kind]) -> _Kind:
        """The value of a key, which must be there."""
        value = self.table.get(key)
        if not isinstance(value, kind):
            raise self.wrong(f"give it `{key}`, a {kind.__name__}")
        return value

    def lacks(self, keys: Collection[str], why: str) -> None:
        """None of some keys is there."""
        for key in keys:
            if key in self.table:
                raise self.wrong(f"{why}; leave `{key}` out")

    def pattern(self, key: str) -> re.Pattern[str]:
        """A pattern, in any case."""
        try:
            return re.compile(self.has(key, str), re.IGNORECASE)
        except re.error as problem:
            raise self.wrong(f"`{key}` is no pattern: {problem}") from problem

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        texts = self.has(key, list)
        if not all(isinstance(text, str) for text in texts):
            raise self.wrong(f"`{key}` is a list of texts")
        return tuple(texts)

    def address(self, key: str) -> str:
        """The whole address of a page."""
        text = self.has(key, str)
        try:
            parts = urlsplit(text)
        except ValueError:
            parts = urlsplit("")
        bare = not re.search(r"[\s<>\"|`]", text)  # it stands in tables, links and terminals
        if (
            not bare
            or parts.scheme not in {"http", "https"}
            or "." not in (parts.hostname or "").strip(".")
        ):
            fix = "write it whole, such as https://example.org/rules"
            raise self.wrong(f"`{key}` is no address: {text!r}; {fix}")
        return text

    def day(self, key: str) -> date:
        """A day that is not in the future, as TOML writes it or as a text."""
        if key not in self.table:
            raise self.wrong(f"give it `{key}`, the day on which it was read, such as 2026-08-21")
        written = str(self.table[key])
        try:
            day = date.fromisoformat(written)
        except ValueError:
            day = None
        if day is None or day.isoformat() != written:
            raise self.wrong(f"`{key}` is no day: {written}; write it such as 2026-08-21")
        if day > datetime.now(UTC).astimezone(_FIRST_TO_WAKE).date():
            raise self.wrong(f"`{key}` lies in the future: {written}; write the day it was read")
        return day
