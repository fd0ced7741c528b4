"""The register, docs/<game>/sources.toml: the documents and every passage that is cited.

It holds places, word counts and hashes, never a sentence of a document.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import date
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll.book.lines import records_of, refuse, tables, text_of
from atoll.home import HOME, rooms

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
    read: date | None = None

    @property
    def held(self) -> bool:
        """Whether the lock holds it, by the fingerprint of a copy."""
        return not self.address

    @property
    def game(self) -> str:
        """The game it is about, in whose folder its register lies."""
        return self.file.parent.name


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

    documents: Mapping[str, Document]
    passages: Mapping[str, Passage]

    def of(self, document: str) -> list[Passage]:
        """The passages of one document."""
        return [passage for passage in self.passages.values() if passage.document == document]

    def about(self, games: Collection[str]) -> "Register":
        """What it says of some games only."""
        own = {name: one for name, one in self.documents.items() if one.game in games}
        passages = {name: one for name, one in self.passages.items() if one.document in own}
        return Register(own, passages)

    @property
    def not_held(self) -> list[Document]:
        """The documents that the lock does not hold."""
        return [document for document in self.documents.values() if not document.held]


def register(home: Path = HOME) -> Register:
    """The registers of all games, as far as there are some. Raises BookError."""
    files = (one for docs in rooms("docs", home) for one in sorted(docs.glob("*/sources.toml")))
    return _together(tuple((file, text_of(file)) for file in files))


@lru_cache(maxsize=8)
def _together(texts: Iterable[tuple[Path, str]]) -> Register:
    """What the texts of some registers say; the same texts are read once. Raises BookError."""
    known = dict[str, Document | Passage]()
    for one in (one for file, text in texts for one in entries(file, text)):
        if one.id in known:
            refuse(one.file, one.line, f"{one.id}: stands twice; remove or rename one.")
        known[one.id] = one
    return Register(
        {name: one for name, one in known.items() if isinstance(one, Document)},
        {name: one for name, one in known.items() if isinstance(one, Passage)},
    )


def entries(file: Path, text: str) -> tuple[Document | Passage, ...]:
    """What the text of a register says. Raises BookError."""
    read, found = tables(file, text), list[Document | Passage]()
    read.only(("words", "document", "passage"), "is no words, document or passage; correct it.")
    try:
        words = {game: _terms(of) for game, of in read.content.get("words", {}).items()}
    except (AttributeError, LookupError, OverflowError, RecursionError, TypeError, re.error) as why:
        fix = "give [words] of each game `things`, a pattern, and a table `colours` of them"
        read.wrong(read.line_of("words"), f"{fix}: {why}.")
    held = dict[str, bool]()
    for document in records_of(read, "document", Document, made=("terms",)):
        held[document.id] = document.held
        terms = words.get(document.id.partition("-")[0], Terms())
        found.append(document._replace(terms=terms._replace(names=document.names or ())))
    for passage in records_of(read, "passage", Passage, made=("held",)):
        found.append(passage._replace(held=held.get(passage.document, False)))
    for one in found:
        for problem in _wrong(one) if isinstance(one, Document) else _misplaced(one, held):
            refuse(file, one.line, f"{one.id}: {problem}.")
    return tuple(found)


def _terms(words: Mapping[str, Any]) -> Terms:
    """How the texts of a game write its colours, what it can have none of, and what it says."""

    def patterns(named: Mapping[str, str]) -> Mapping[str, re.Pattern[str]]:
        return {name: re.compile(form, re.IGNORECASE) for name, form in named.items()}

    things = re.compile(words["things"], re.IGNORECASE)
    return Terms((), patterns(words["colours"]), things, patterns(words.get("said", {})))


def _wrong(of: Document) -> Iterator[str]:
    """What a document lacks: a fingerprint and names, or else an address and a day."""
    if not of.address:
        if of.read:
            yield "give it the `address` at which it was read"
        if not (of.words and of.sha256):
            yield "give it `words` and `sha256`, or, without a copy, `address` and `read`"
        if of.names is None:
            yield "give it the `names` that its examples have, or none: []"
    elif of.words or of.sha256:
        yield "with an `address` there is no copy at hand; leave `words` and `sha256` out"
    elif not _ADDRESS.fullmatch(of.address):
        fix = "write it whole, such as https://example.org/rules"
        yield f"`address` is no address: {of.address!r}; {fix}"
    elif not of.read:
        yield "give it `read`, the day on which it was read, such as 2026-08-21"


def _misplaced(of: Passage, documents: Collection[str]) -> Iterator[str]:
    """What is wrong with a passage, by the documents that there are."""
    if of.document not in documents:
        yield f"add the document {of.document}"
    if "" in of.under:
        yield "give it `under`, the headings on the way to it, or none: []"
    if not of.held and (of.words or of.sha256 or of.example):
        yield f"{of.document} is {NOT_HELD}; leave `words`, `sha256` and `example` out"
    if of.held and not (of.paragraph and of.words and of.sha256):
        yield "give it `paragraph`, `words` and `sha256`"
