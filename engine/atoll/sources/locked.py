"""The lock: what rules, rulings and examples cite is in the register, all of it is cited.

The register's places, words and hashes, and the examples, are held against the copies.

New entries of a register: a document or a passage, written behind what stands there, with the
fingerprint of its copy. Where that could not be read again, nothing is written.
"""

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from atoll import book
from atoll.book.lines import BookError, refuse, text_of
from atoll.finding import Finding
from atoll.home import HOME, file_of, rooms
from atoll.sources.copies import Copy, Misplaced, copied, digest, held
from atoll.sources.features import facts, lacks, scenarios
from atoll.sources.register import Document, Passage, Register, entries, register
from atoll.table import games as played
from atoll.written import alone, write


def verify(directory: Path, games: Collection[str] = (), *, home: Path = HOME) -> list[Finding]:
    """Everything that does not hold between the book, the examples and the copies in a directory.

    Of `games` only, where some are named.

    Documents that the lock does not hold are left out: nobody can hold anything against them.

    Raises:
        BookError: the directory is none, or the register cannot be read.
    """
    games = games or _games(home)
    known = register(home).about(games)
    copies = held(known, directory)
    found = dangling(home, games)
    for document in known.documents.values():
        if copy := copies.get(document.id):
            found += _altered(known, document, copy)
        elif document.held:
            year = f", {document.year}" if document.year else ""
            missing = (
                f"no file in {directory} is {document.id} ({document.title}, {document.publisher}"
                f"{year}); put your copy there, under any name. Its normalised text has "
                f"{document.words} words and the SHA-256 {document.sha256}."
            )
            found.append(Finding(str(document.file), document.line, missing))
    return [*found, *_uncarried(known, copies, games, home)]


def _altered(known: Register, document: Document, copy: Copy) -> Iterator[Finding]:
    """Where a copy, or a passage in it, is not what its fingerprint says."""
    if problem := _unlike(document, copy.text):
        yield _at(document, f"{copy.path.name} is this, but {problem}")
    for one in known.of(document.id):
        try:
            place = copy.place_of(one.under, one.paragraph)
        except Misplaced as error:
            yield _at(one, f"{error}; correct `under` or `paragraph`.")
            continue
        below = copy.paragraphs[place - one.paragraph + 1 :]  # counted from the same heading
        if problem := _unlike(one, copy.paragraphs[place], below):
            yield _at(one, f"{one.place} {problem}")


def _unlike(of: Document | Passage, text: str, below: Sequence[str] = ()) -> str:
    """How a text differs from what is locked, and the fix; nothing where it does not."""
    words, found = len(text.split()), digest(text)
    if found == of.sha256:
        return f"has {words} words, not {of.words}; correct `words`." if words != of.words else ""
    there = (at for at, other in enumerate(below, start=1) if digest(other) == of.sha256)
    fix = "restore the copy, correct the place, or lock it again if the change is meant"
    if at := next(there, 0):
        fix = f"the locked text is paragraph {at} there"
    return f"reads otherwise ({words} words, SHA-256 {found}); {fix}."


def _at(of: Document | Passage, problem: str) -> Finding:
    """A finding where a document or a passage is registered."""
    return Finding(str(of.file), of.line, f"{of.id}: {problem}")


def _uncarried(
    known: Register, copies: Mapping[str, Copy], games: Collection[str], home: Path
) -> Iterator[Finding]:
    """The examples that do not carry the facts of a passage that they cite.

    A passage that does not stand in its place is a finding already.
    """
    folders = (file_of(f"features/{game}", home) for game in games)
    for scenario in scenarios(*folders):
        cited = (known.passages[one] for one in scenario.sources if one in known.passages)
        for one in (one for one in cited if one.example and one.document in copies):
            terms = known.documents[one.document].terms
            try:
                text = copies[one.document].at(one.under, one.paragraph)
            except Misplaced:
                continue
            if lacking := lacks(text, scenario, terms):
                told = " · ".join(map(" ".join, facts(text, terms)))
                problem = (
                    f"`{scenario.name}` does not carry {one.id}: it lacks {lacking}. "
                    f"The facts, in order: {told}."
                )
                yield Finding(str(scenario.file), scenario.line, problem)


# Citations


class Cited(NamedTuple):
    """A passage named by a rule, a ruling or a scenario, and where: written so from a line on."""

    passage: str
    file: Path
    line: int
    written: str
    example: bool = False


def dangling(home: Path = HOME, games: Collection[str] = ()) -> list[Finding]:
    """Citations of no passage, and passages without a citation, of some games or of all.

    It needs no copies. Raises BookError.
    """
    known, of_each = register(home), {game: [*_cited(game, home)] for game in _games(home)}
    every = [one for cited in of_each.values() for one in cited]
    own = [one for game in games or of_each for one in of_each.get(game, ())]
    found = [_unknown(known, one) for one in own if one.passage not in known.passages]
    carried, named = {one.passage for one in every if one.example}, {one.passage for one in every}
    for one in known.about(games or of_each).passages.values():
        if one.example and one.id not in carried:
            fix = f"no scenario carries this worked example; tag one @source:{one.id}."
        elif not one.example and one.id not in named:
            fix = "nobody cites this passage; cite it in a rule's sources or remove it."
        else:
            continue
        found.append(_at(one, fix))
    return found


def _games(home: Path) -> Collection[str]:
    """What may be a game: one has a register or examples before its first numbered chapter."""
    both = (*rooms("docs", home), *rooms("features", home))
    return sorted({folder.name for room in both for folder in room.glob("*/")})


def _cited(game: str, home: Path) -> Iterator[Cited]:
    """What the rules, the answers to rulings and open points, and the examples of a game name."""
    rules = book.rules(game, home) if game in book.games(home) else {}
    for rule in rules.values():
        for source in rule.sources:
            yield Cited(source, rule.file, rule.line, f"`{source}`")
    points = played.points(game) if game in played.GAMES else {}  # a home may have no engine
    for name, point in points.items():
        module = "rulings" if name in played.game(game).RULINGS else "open_points"
        for source in (source for answer in point.answers for source in answer.sources):
            yield Cited(source, played.folder(game) / f"{module}.py", 1, f'"{source}"')
    for one in scenarios(file_of(f"features/{game}", home)):
        for source in one.sources:
            yield Cited(source, one.file, one.line, "", example=True)


def _unknown(known: Register, citation: Cited) -> Finding:
    """The finding that a citation names no passage of the register, with the likeliest meant."""
    near = get_close_matches(citation.passage, known.passages, n=1)
    fix = f"did you mean {near[0]}?" if near else "add the passage to its sources.toml."
    lines = citation.file.read_text(encoding="utf-8").splitlines()
    there = (at for at, line in enumerate(lines, 1) if citation.written in line)
    line = next((at for at in there if at >= citation.line), citation.line)
    return Finding(str(citation.file), line, f"{citation.passage} is no known passage; {fix}")


# New entries of a register


_DOCUMENT = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
_PASSAGE = re.compile(r"[a-z]+(?:-[a-z0-9]+)+/[a-z0-9-]+")


class Place(NamedTuple):
    """Where a passage stands: the headings passed on the way, and its number after the last."""

    under: list[str]
    paragraph: int | None


def document(
    game: str, name: str, said: Mapping[str, Any], copy: Path | None, *, home: Path = HOME
) -> Document:
    """A document of a game, with the fingerprint of its copy; without one, as `said`.

    Raises BookError.
    """
    if not _DOCUMENT.fullmatch(name) or not name.startswith(f"{game}-"):
        raise BookError(f"{name!r} is no id of a document: write one as {game}-en-2006.")
    _fresh(register(home).documents, name)
    found = {"names": []} | _print(copied(copy).text) if copy else {}
    file = file_of(f"docs/{game}", home) / "sources.toml"
    _write(file, "document", {"id": name, **said, **found})
    return register(home).documents[name]


def passage(
    name: str, place: Place, copy: Path | None, *, example: bool = False, home: Path = HOME
) -> Passage:
    """A passage of a document that is registered, with the fingerprint of its place in the copy.

    Raises BookError.
    """
    known = register(home)
    of = known.documents.get(name.partition("/")[0])
    if not _PASSAGE.fullmatch(name) or not of:
        fix = f"write a document and a name, as {next(iter(known.documents), 'document')}/setup"
        raise BookError(f"{name!r} is no passage of a known document: {fix}.")
    _fresh(known.passages, name)
    found = _print(_placed(of, copy, place)) if of.held else {}
    entry = {"id": name, **place._asdict(), "example": example or None, **found}
    _write(of.file, "passage", entry)
    return register(home).passages[name]


def _fresh(known: Mapping[str, Document | Passage], name: str) -> None:
    """Nothing is called so yet. Raises BookError."""
    if there := known.get(name):
        refuse(there.file, there.line, f"{name} is there already; correct it there.")


def _placed(of: Document, copy: Path | None, place: Place) -> str:
    """The text at a place of a copy. Raises BookError."""
    if copy is None or not place.paragraph:
        raise BookError(f"the lock holds {of.id}: give the copy and the number of a paragraph.")
    text = copied(copy)
    if digest(text.text) != of.sha256:
        raise BookError(f"{copy} is another text than {of.id}; give the copy that was locked.")
    try:
        return text.at(place.under, place.paragraph)
    except Misplaced as problem:
        raise BookError(f"{problem}; correct the headings or the paragraph.") from None


def _print(text: str) -> dict[str, Any]:
    """The fingerprint of a text."""
    return {"words": len(text.split()), "sha256": digest(text)}


def _write(file: Path, kind: str, entry: Mapping[str, Any]) -> None:
    """Write an entry into a register; its texts and lists are those of JSON.

    Raises BookError where it could not be read.
    """
    said = {key: value for key, value in entry.items() if value is not None}
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in said.items()]
    with alone(file.parent):  # two at once lose neither
        before = text_of(file).rstrip() if file.exists() else ""
        now = "\n".join([*([before, ""] if before else []), f"[[{kind}]]", *lines, ""])
        try:
            entries(file, now)
        except BookError as problem:  # of an entry that stands nowhere
            bare = re.sub(rf"^{re.escape(str(file))}:[0-9]+: ", "", str(problem))
            raise BookError(bare) from None
        write(file, now)
