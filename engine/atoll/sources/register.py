"""The register: the documents and every passage that is cited.

A game has its part in docs/<game>/sources.toml; docs/sources.toml may speak for several.
It holds places, word counts and hashes, never a sentence of a document.
"""

import re
import tomllib
from collections.abc import Collection, Iterable, Mapping
from datetime import date
from functools import lru_cache, reduce
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll.home import HOME, rooms
from atoll.sources.entries import Entry, Lines, SourcesError

__all__ = [
    "NOT_HELD",
    "Document",
    "Passage",
    "Register",
    "SourcesError",
    "Terms",
    "known_by",
    "register",
]

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
_TWICE = "stands twice; remove or rename one"
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


def register(home: Path = HOME) -> Register:
    """The register of the book, from the files of all games. Raises SourcesError."""
    shared = home / "docs" / "sources.toml"
    own = [file for docs in rooms("docs", home) for file in sorted(docs.glob("*/sources.toml"))]
    files = own if own and not shared.exists() else [shared, *own]
    return reduce(_joined, map(_register, files))


def _joined(one: Register, other: Register) -> Register:
    """Both as one; what stands in both is told where it stands for the second time."""
    for kept, added in ((one.documents, other.documents), (one.passages, other.passages)):
        for entry in [added[name] for name in added if name in kept]:
            raise SourcesError(f"{entry.file}:{entry.line}: {entry.id}: {_TWICE}.")
    documents, passages = {**one.documents, **other.documents}, {**one.passages, **other.passages}
    return Register(one.files + other.files, documents, passages)


def _register(file: Path) -> Register:
    """What one file says."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise _spoiled(file, problem) from problem
    return _read(file, text)


def _spoiled(file: Path, problem: Exception) -> SourcesError:
    return SourcesError(f"{file}: {problem}; restore the register of sources.")


@lru_cache(maxsize=8)
def _read(file: Path, text: str) -> Register:
    """What the text of a file says; the same text is read once."""
    try:
        tables = tomllib.loads(text)
    except ValueError as problem:
        raise _spoiled(file, problem) from problem
    lines = Lines(file, text)
    terms = {game: _terms(lines, game, words) for game, words in tables.get("words", {}).items()}
    documents = _by_id(
        lines, (_document(lines, table, terms) for table in tables.get("document", []))
    )
    passages = _by_id(
        lines, (_passage(lines, table, documents) for table in tables.get("passage", []))
    )
    return Register((file,), documents, passages)


def _by_id(lines: Lines, entries: Iterable[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for entry in entries:
        if entry.id in found:
            raise lines.wrong(entry.id, _TWICE)
        found[entry.id] = entry
    return found


def _terms(lines: Lines, game: str, words: Mapping[str, Any]) -> Terms:
    """The colours and the things of a game, as patterns of whole words."""
    entry = Entry(lines, {"id": f"words.{game}", **words})
    colours = Entry(lines, {"id": f"words.{game}.colours", **entry.has("colours", dict)})
    forms = {name: colours.pattern(name) for name in words["colours"]}
    said = Entry(lines, {"id": f"words.{game}.said", **words.get("said", {})})
    in_words = {name: said.pattern(name) for name in words.get("said", {})}
    return Terms(colours=forms, things=entry.pattern("things"), said=in_words)


def _document(lines: Lines, table: Mapping[str, Any], terms: Mapping[str, Terms]) -> Document:
    entry = Entry(lines, table)
    of_game, held = terms.get(entry.id.partition("-")[0], Terms()), _held(entry)
    return Document(
        id=entry.id,
        title=entry.has("title", str),
        publisher=entry.has("publisher", str),
        year=entry.has("year", int) if "year" in table else None,
        language=entry.has("language", str),
        terms=of_game._replace(names=entry.texts("names") if "names" in table or held else ()),
        words=entry.has("words", int) if held else 0,
        sha256=entry.has("sha256", str) if held else "",
        address="" if held else entry.address("address"),
        read=None if held else entry.day("read"),
        file=lines.file,
        line=lines.of.get(entry.id, 1),
    )


def _held(entry: Entry) -> bool:
    """Whether a document has a fingerprint; it has that, or else an address and a day."""
    named = {*entry.table}
    if "read" in named and "address" not in named:
        raise entry.wrong("give it the `address` at which it was read")
    if "address" not in named and not named & {*_FINGERPRINT}:
        raise entry.wrong("give it `words` and `sha256`, or, without a copy, `address` and `read`")
    if "address" in named:
        entry.lacks(_FINGERPRINT, "with an `address` there is no copy at hand")
    return "address" not in named


def _passage(lines: Lines, table: Mapping[str, Any], documents: Mapping[str, Document]) -> Passage:
    entry = Entry(lines, table)
    document = entry.id.partition("/")[0]
    if document not in documents:
        raise entry.wrong(f"add the document {document}")
    held = documents[document].held
    if not held:
        entry.lacks((*_FINGERPRINT, "example"), f"{document} is {NOT_HELD}")
    return Passage(
        id=entry.id,
        under=entry.texts("under"),
        paragraph=entry.has("paragraph", int) if "paragraph" in table or held else 0,
        words=entry.has("words", int) if held else 0,
        sha256=entry.has("sha256", str) if held else "",
        example=table.get("example") is True,
        held=held,
        file=lines.file,
        line=lines.of.get(entry.id, 1),
    )
