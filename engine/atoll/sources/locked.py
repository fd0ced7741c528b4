"""The lock: the register's places, words and hashes, and the examples, against the copies."""

from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from atoll.book import Rule, rule
from atoll.finding import Finding
from atoll.home import HOME, rooms
from atoll.sources.citations import Citation, dangling, unknown
from atoll.sources.copies import Copy, Misplaced, digest, held
from atoll.sources.features import Scenario, scenarios
from atoll.sources.register import Document, Passage, Register, SourcesError, register
from atoll.sources.worked import facts, lacks


class Quote(NamedTuple):
    """A cited passage in the reader's copy; without one `text` is empty and `missing` says why."""

    passage: Passage
    document: Document
    text: str
    missing: str


def verify(directory: Path, games: Collection[str] = (), *, home: Path = HOME) -> list[Finding]:
    """Everything that does not hold between the book, the examples and the copies in a directory.

    Of `games` only, where some are named.

    Documents that the lock does not hold are left out: nobody can hold anything against them.

    Raises:
        SourcesError: the directory is none, or the register cannot be read.
    """
    every = register(home)
    known, copies = every.about(games) if games else every, held(every, directory)
    found = [one for one in dangling(home) if not games or _speaks_of(one, games, known)]
    for document in known.documents.values():
        copy = copies.get(document.id)
        if copy:
            found += [*altered(document, copy), *displaced(known, document, copy)]
        elif document.held:
            found.append(_missing(document, directory))
    return [*found, *_uncarried(known, copies, home)]


def _speaks_of(finding: Finding, games: Collection[str], known: Register) -> bool:
    """Whether a finding is about some games: in a folder of theirs, or about a passage of them."""
    places = {(str(one.file), one.line) for one in known.passages.values()}
    return (finding.file, finding.line) in places or any(
        room in ("atoll", "docs", "features") and name in games
        for room, name in pairwise(Path(finding.file).parts)
    )


def show(name: str, directory: Path, *, home: Path = HOME) -> tuple[Rule, tuple[Quote, ...]]:
    """A rule, and beside it the passage of each of its sources in the copies of a directory.

    Raises:
        BookError: the book has no such rule.
        SourcesError: the directory is none, or the rule cites what the register does not know.
    """
    known, wanted = register(home), rule(name, home=home)
    copies = held(known, directory)
    for source in wanted.sources:
        if source not in known.passages:
            raise SourcesError(str(unknown(known, Citation(source, wanted.file, wanted.line))))
    return wanted, tuple(_quote(known, known.passages[one], copies) for one in wanted.sources)


def _missing(document: Document, directory: Path) -> Finding:
    year = f", {document.year}" if document.year else ""
    return Finding(
        str(document.file),
        document.line,
        f"no file in {directory} is {document.id} ({document.title}, {document.publisher}{year}); "
        "put your copy there, under any name. "
        f"Its normalised text has {document.words} words and the SHA-256 {document.sha256}.",
    )


def altered(document: Document, copy: Copy) -> Iterator[Finding]:
    """Where the fingerprint of a document is not that of a copy."""
    words, found = len(copy.text.split()), digest(copy.text)
    if found != document.sha256:
        yield Finding(
            str(copy.path),
            1,
            f"this looks like {document.id}, but its normalised text has {words} words and the "
            f"SHA-256 {found}, not {document.words} words and {document.sha256}; restore the copy.",
        )
    elif words != document.words:
        problem = f"{document.id}: its text has {words} words, not {document.words}"
        yield Finding(str(document.file), document.line, f"{problem}; correct `words`.")


def displaced(known: Register, document: Document, copy: Copy) -> Iterator[Finding]:
    """The passages of a document that do not stand in a copy as they are locked."""
    for passage in known.of(document.id):
        problem = _problem(passage, copy)
        if problem:
            yield Finding(str(passage.file), passage.line, f"{passage.id}: {problem}")


def _problem(passage: Passage, copy: Copy) -> str:
    """What is wrong with a passage's place, words or hash, and the fix; empty if nothing is."""
    try:
        text = copy.has(passage)
    except Misplaced as problem:
        return f"{problem}; correct `under` or `paragraph`."
    words, found = len(text.split()), digest(text)
    if found != passage.sha256:
        otherwise = f"{passage.place} reads otherwise ({words} words, SHA-256 {found})"
        return f"{otherwise}; {_moved(passage, copy)}"
    if words != passage.words:
        return f"{passage.place} has {words} words, not {passage.words}; correct `words`."
    return ""


def _moved(passage: Passage, copy: Copy) -> str:
    """Where the locked text stands instead, counted from the same heading."""
    for other, text in enumerate(copy.paragraphs):
        number = passage.paragraph + other - copy.place_of(passage)
        if digest(text) == passage.sha256 and number > 0:
            return f"the locked text is paragraph {number} there."
    return "restore the copy, correct the place, or lock the passage again if the change is meant."


def _uncarried(known: Register, copies: Mapping[str, Copy], home: Path) -> Iterator[Finding]:
    for scenario in scenarios(*rooms("features", home)):
        for source in scenario.sources:
            passage = known.passages.get(source)
            if passage and passage.example and passage.document in copies:
                document = known.documents[passage.document]
                yield from _short(passage, document, copies[document.id], scenario)


def _short(
    passage: Passage, document: Document, copy: Copy, scenario: Scenario
) -> Iterator[Finding]:
    try:
        text = copy.has(passage)
    except Misplaced:
        return  # the passage itself is a finding already
    lacking = lacks(text, scenario, document.terms)
    if lacking:
        yield Finding(
            str(scenario.file),
            scenario.line,
            f"`{scenario.name}` does not carry {passage.id}: it lacks {lacking}. The facts, in "
            f"order: {_listed(text, document)}.",
        )


def _listed(text: str, document: Document) -> str:
    row, runs = facts(text, document.terms)
    return " · ".join([*([f"row {row}"] if row else []), *(" ".join(run) for run in runs)])


def _quote(known: Register, passage: Passage, copies: Mapping[str, Copy]) -> Quote:
    document = known.documents[passage.document]
    if not document.held:
        return Quote(passage, document, "", document.known_by)
    if document.id not in copies:
        return Quote(passage, document, "", f"no copy of {document.title} ({document.id})")
    try:
        return Quote(passage, document, copies[document.id].has(passage), "")
    except Misplaced as problem:
        return Quote(passage, document, "", str(problem))
