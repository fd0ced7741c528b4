"""The register: the documents and every passage that is cited.

A game has its part in docs/<game>/sources.toml; docs/sources.toml may speak for several.
It holds places, word counts and hashes, never a sentence of a document.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import reduce
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from atoll.home import HOME, rooms
from atoll.sources.terms import Terms

__all__ = ["Document", "Passage", "Register", "SourcesError", "register"]

Kind = TypeVar("Kind")
_TWICE = "stands twice; remove or rename one"


class SourcesError(ValueError):
    """The register of sources cannot be read; the message names the file, the line and the fix."""


class Document(NamedTuple):
    """One published text: what it is, which words carry its facts, and its normalised text's hash.

    A text that carries no date has no `year`.
    """

    id: str
    title: str
    publisher: str
    year: int | None
    language: str
    terms: Terms
    words: int
    sha256: str
    file: Path
    line: int


class Passage(NamedTuple):
    """One cited paragraph: the headings passed on the way to it, and its number after the last."""

    id: str
    under: tuple[str, ...]
    paragraph: int
    words: int
    sha256: str
    example: bool
    file: Path
    line: int

    @property
    def document(self) -> str:
        """The id of the document it stands in."""
        return self.id.partition("/")[0]

    @property
    def place(self) -> str:
        """Where it stands, for people."""
        way = " > ".join(name.removesuffix(":") for name in self.under) or "the beginning"
        return f"{way}, paragraph {self.paragraph}"


class Register(NamedTuple):
    """Everything the registers of all games say."""

    files: tuple[Path, ...]
    documents: Mapping[str, Document]
    passages: Mapping[str, Passage]

    def of(self, document: str) -> list[Passage]:
        """The passages of one document."""
        return [passage for passage in self.passages.values() if passage.document == document]


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
        tables = tomllib.loads(text)
    except (OSError, ValueError) as problem:
        raise SourcesError(f"{file}: {problem}; restore the register of sources.") from problem
    lines = _Lines(file, text)
    terms = {game: _terms(lines, game, words) for game, words in tables.get("words", {}).items()}
    documents = _by_id(
        lines, (_document(lines, table, terms) for table in tables.get("document", []))
    )
    passages = _by_id(lines, (_passage(lines, table) for table in tables.get("passage", [])))
    for passage in passages.values():
        if passage.document not in documents:
            raise lines.wrong(passage.id, f"add the document {passage.document}")
    return Register((file,), documents, passages)


class _Lines:
    """On which line each entry of the register names itself."""

    def __init__(self, file: Path, text: str) -> None:
        self.file = file
        named = re.compile(r'id = "(.*)"|\[(.*)\]')
        numbered = enumerate(text.splitlines(), start=1)
        found = ((named.fullmatch(line.strip()), number) for number, line in numbered)
        self.of = {match[1] or match[2]: number for match, number in found if match}

    def wrong(self, entry: str, fix: str) -> SourcesError:
        return SourcesError(f"{self.file}:{self.of.get(entry, 1)}: {entry}: {fix}.")


def _by_id(lines: _Lines, entries: Iterable[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for entry in entries:
        if entry.id in found:
            raise lines.wrong(entry.id, _TWICE)
        found[entry.id] = entry
    return found


def _terms(lines: _Lines, game: str, words: Mapping[str, Any]) -> Terms:
    """The colours and the things of a game, as patterns of whole words."""
    entry = _Entry(lines, {"id": f"words.{game}", **words})
    colours = _Entry(lines, {"id": f"words.{game}.colours", **entry.has("colours", dict)})
    forms = {name: colours.pattern(name) for name in words["colours"]}
    said = _Entry(lines, {"id": f"words.{game}.said", **words.get("said", {})})
    in_words = {name: said.pattern(name) for name in words.get("said", {})}
    return Terms(colours=forms, things=entry.pattern("things"), said=in_words)


def _document(lines: _Lines, table: Mapping[str, Any], terms: Mapping[str, Terms]) -> Document:
    entry = _Entry(lines, table)
    of_game = terms.get(entry.id.partition("-")[0], Terms())
    return Document(
        id=entry.id,
        title=entry.has("title", str),
        publisher=entry.has("publisher", str),
        year=entry.has("year", int) if "year" in table else None,
        language=entry.has("language", str),
        terms=of_game._replace(names=entry.texts("names")),
        words=entry.has("words", int),
        sha256=entry.has("sha256", str),
        file=lines.file,
        line=lines.of.get(entry.id, 1),
    )


def _passage(lines: _Lines, table: Mapping[str, Any]) -> Passage:
    entry = _Entry(lines, table)
    return Passage(
        id=entry.id,
        under=entry.texts("under"),
        paragraph=entry.has("paragraph", int),
        words=entry.has("words", int),
        sha256=entry.has("sha256", str),
        example=table.get("example") is True,
        file=lines.file,
        line=lines.of.get(entry.id, 1),
    )


class _Entry:
    """One table of the register, asked for its keys."""

    def __init__(self, lines: _Lines, table: Mapping[str, Any]) -> None:
        self.lines, self.table, self.id = lines, table, str(table.get("id", "an entry without id"))

    def has(self, key: str, kind: type[Kind]) -> Kind:
        value = self.table.get(key)
        if not isinstance(value, kind):
            raise self.lines.wrong(self.id, f"give it `{key}`, a {kind.__name__}")
        return value

    def pattern(self, key: str) -> re.Pattern[str]:
        try:
            return re.compile(self.has(key, str), re.IGNORECASE)
        except re.error as problem:
            raise self.lines.wrong(self.id, f"`{key}` is no pattern: {problem}") from problem

    def texts(self, key: str) -> tuple[str, ...]:
        texts = self.has(key, list)
        if not all(isinstance(text, str) for text in texts):
            raise self.lines.wrong(self.id, f"`{key}` is a list of texts")
        return tuple(texts)
