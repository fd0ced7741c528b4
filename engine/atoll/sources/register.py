"""The register: the documents and every passage that is cited.

A game has its part in docs/<game>/sources.toml; docs/sources.toml may speak for several.
It holds places, word counts and hashes, never a sentence of a document.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll.book.lines import BookError, Day, Tables, records_of, refuse
from atoll.home import HOME, rooms
from atoll.strangers import read_toml, text


class SourcesError(ValueError):
    """The register of sources cannot be read; the message names the file, the line and the fix."""


LARGEST = 1_000_000  # bytes of a register
_ADDRESS = re.compile(r"https?://[^\s<>\"|`/?#]*\w\.\w[^\s<>\"|`]*")
"""An address that is whole, and can stand in tables, links and terminals."""
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


class Document(NamedTuple):
    """One published text: what it is, which words carry its facts, and its normalised text's hash.

    A text that carries no date has no `year`.
    One of which no copy is at hand has an `address` and the day it was `read`, and no fingerprint.
    """

    id: str
    title: str
    publisher: str
    language: str
    file: Path
    line: int
    year: int | None = None
    names: tuple[str, ...] | None = None
    terms: Terms = Terms()
    words: int = 0
    sha256: str = ""
    address: str = ""
    read: Day | None = None

    @property
    def held(self) -> bool:
        """Whether the lock holds it, by the fingerprint of a copy."""
        return not self.address

    @property
    def game(self) -> str:
        """The game it is about: its register lies in the game's folder, or its id says so."""
        folder = self.file.parent.name
        return self.id.partition("-")[0] if folder == "docs" else folder


class Passage(NamedTuple):
    """One cited paragraph: the headings passed on the way to it, and its number after the last.

    Where the lock does not hold its document it has no fingerprint, and may have no number (0).
    """

    id: str
    file: Path
    line: int
    under: tuple[str, ...] = ("",)  # nothing is called so: it was left out
    paragraph: int = 0
    words: int = 0
    sha256: str = ""
    example: bool = False
    held: bool = True

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
        except BookError as problem:
            raise SourcesError(str(problem)) from None
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
    read = Tables(file, read_toml(text), (*text.splitlines(),))
    read.only(("words", "document", "passage"), "is no words, document or passage; correct it.")
    terms = {
        game: _terms(read, game, words) for game, words in read.content.get("words", {}).items()
    }
    documents, passages = list[Document](), list[Passage]()
    for one in records_of(read, "document", Document, made=("terms",)):
        for problem in _wrong(one):
            refuse(file, one.line, f"{one.id}: {problem}.")
        of_game = terms.get(one.id.partition("-")[0], Terms())
        documents.append(one._replace(terms=of_game._replace(names=one.names or ())))
    held = {one.id: one.held for one in documents}
    for passage in records_of(read, "passage", Passage, made=("held",)):
        for problem in _misplaced(passage, held):
            refuse(file, passage.line, f"{passage.id}: {problem}.")
        passages.append(passage._replace(held=held[passage.document]))
    return (*documents,), (*passages,)


def _terms(read: Tables, game: str, words: Mapping[str, Any]) -> Terms:
    """How the texts of a game write its colours, what it can have none of, and what it says."""

    def pattern(name: str, of: str, within: str = "") -> re.Pattern[str]:
        try:
            return re.compile(of, re.IGNORECASE)
        except re.error as problem:
            place = f"words.{game}{within}"
            read.wrong(read.line_of(place), f"{place}: `{name}` is no pattern: {problem}.")

    things, colours, said = words.get("things"), words.get("colours"), words.get("said", {})
    if not isinstance(things, str) or not isinstance(colours, dict):
        place = f"words.{game}"
        read.wrong(read.line_of(place), f"{place}: give it `things`, a pattern, and `colours`.")
    return Terms(
        colours={name: pattern(name, of, ".colours") for name, of in colours.items()},
        things=pattern("things", things),
        said={name: pattern(name, of, ".said") for name, of in said.items()},
    )


def _wrong(of: Document) -> Iterator[str]:
    """What a document lacks: a fingerprint and names, or else an address and a day."""
    copied = [key for key in ("words", "sha256") if getattr(of, key)]
    if not of.address:
        if of.read:
            yield "give it the `address` at which it was read"
        if not (of.words and of.sha256):
            yield "give it `words` and `sha256`, or, without a copy, `address` and `read`"
        if of.names is None:
            yield "give it the `names` that its examples have, or none: []"
        return
    if copied:
        yield f"with an `address` there is no copy at hand; leave `{copied[0]}` out"
    if not _ADDRESS.fullmatch(of.address):
        fix = "write it whole, such as https://example.org/rules"
        yield f"`address` is no address: {of.address!r}; {fix}"
    if not of.read:
        yield "give it `read`, the day on which it was read, such as 2026-08-21"
    elif of.read > datetime.now(UTC).date() + timedelta(days=1):  # it may have begun elsewhere
        yield f"`read` lies in the future: {of.read}; write the day it was read"


def _misplaced(of: Passage, documents: Mapping[str, bool]) -> Iterator[str]:
    """What is wrong with a passage, by the documents and whether the lock holds each."""
    if of.document not in documents:
        yield f"add the document {of.document}"
    if "" in of.under:
        yield "give it `under`, the headings on the way to it, or none: []"
    held = documents[of.document]
    locked = [key for key in ("words", "sha256", "example") if getattr(of, key)]
    if locked and not held:
        yield f"{of.document} is {NOT_HELD}; leave `{locked[0]}` out"
    if held and not (of.paragraph and of.words and of.sha256):
        yield "give it `paragraph`, `words` and `sha256`"
