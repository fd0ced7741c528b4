"""The lock: what rules, rulings and examples cite is in the register, all of it is cited.

The register's places, words and hashes, and the examples, are held against the copies.

New entries of a register: a document or a passage, written behind what stands there, with the
fingerprint of its copy. Where that could not be read again, nothing is written.
"""

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from atoll import book
from atoll.book.lines import BookError, refuse, text_of
from atoll.finding import Finding, nearest
from atoll.home import HOME, file_of, rooms
from atoll.sources.copies import Misplaced, copied, digest, held
from atoll.sources.features import Scenario, facts, lacks, scenarios
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
    copies, texts = held(known, directory), dict[str, str]()
    found = dangling(home, games)
    for document in known.documents.values():
        if copy := copies.get(document.id):
            if problem := _unlike(document, copy.text):
                found.append(_at(document, f"{copy.path.name} is this, but {problem}"))
            for one in known.of(document.id):
                try:
                    texts[one.id] = copy.at(one.under, one.paragraph)
                except Misplaced as problem:
                    found.append(_at(one, str(problem)))
                    continue
                if unlike := _unlike(one, texts[one.id], copy.below(one.under)):
                    found.append(_at(one, f"{one.place} {unlike}"))
        elif document.held:
            year = f", {document.year}" if document.year else ""
            missing = (
                f"no file in {directory} is {document.id} ({document.title}, {document.publisher}"
                f"{year}); put your copy there, under any name. Its normalised text has "
                f"{document.words} words and the SHA-256 {document.sha256}."
            )
            found.append(Finding(str(document.file), document.line, missing))
    folders = (file_of(f"features/{game}", home) for game in games)
    every = (problem for one in scenarios(*folders) for problem in _uncarried(one, known, texts))
    return [*found, *every]


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


def _uncarried(of: Scenario, known: Register, texts: Mapping[str, str]) -> Iterator[Finding]:
    """The worked examples that a scenario cites, and of which it does not carry the facts."""
    for name in (one for one in of.sources if one in texts and known.passages[one].example):
        terms = known.documents[known.passages[name].document].terms
        if lacking := lacks(texts[name], of, terms):
            told = " · ".join(map(" ".join, facts(texts[name], terms)))
            problem = (
                f"`{of.name}` does not carry {name}: it lacks {lacking}. "
                f"The facts, in order: {told}."
            )
            yield Finding(str(of.file), of.line, problem)


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
    lines = citation.file.read_text(encoding="utf-8").splitlines()
    there = (at for at, line in enumerate(lines, 1) if citation.written in line)
    line = next((at for at in there if at >= citation.line), citation.line)
    told = f"{citation.passage} is no known passage{nearest(citation.passage, known.passages)}"
    return Finding(str(citation.file), line, f"{told}; correct it, or add it to sources.toml.")


# New entries of a register


_ID = re.compile(r"[a-z]+(?:-[a-z0-9]+)+(?:/[a-z0-9-]+)?")


def add(
    game: str, name: str, said: Mapping[str, Any], copy: Path | None, *, home: Path = HOME
) -> Document | Passage:
    """A document of a game, or a passage of one that is registered, with its fingerprint.

    That is taken from the copy; a document without one is as `said`. Raises BookError.
    """
    known, (document, within, _) = register(home), name.partition("/")
    of = known.documents.get(document) if within else None
    if not _ID.fullmatch(name) or not (of if within else name.startswith(f"{game}-")):
        ways = f"a document as {game}-en-2006, a passage of one that is registered as"
        raise BookError(f"{name!r} cannot be registered: write {ways} {game}-en-2006/setup.")
    if there := known.passages.get(name) or known.documents.get(name):
        refuse(there.file, there.line, f"{name} is there already; correct it there.")
    text = _placed(of, copy, said) if of else copy and copied(copy).text
    found = {"words": len(text.split()), "sha256": digest(text)} if text else {}
    if text and not of:
        found = {"names": [], **found}
    _write(
        of.file if of else file_of(f"docs/{game}", home) / "sources.toml",
        {"id": name, **said, **found},
    )
    known = register(home)
    return known.passages[name] if of else known.documents[name]


def _placed(of: Document, copy: Path | None, said: Mapping[str, Any]) -> str:
    """The text at a place of a copy; none where the lock does not hold it. Raises BookError."""
    if not of.held:
        return ""
    if copy is None or not said["paragraph"]:
        raise BookError(f"the lock holds {of.id}: give the copy and the number of a paragraph.")
    text = copied(copy)
    if digest(text.text) != of.sha256:
        raise BookError(f"{copy} is another text than {of.id}; give the copy that was locked.")
    return text.at(said["under"], said["paragraph"])


def _write(file: Path, entry: Mapping[str, Any]) -> None:
    """Write an entry into a register; its texts and lists are those of JSON.

    Raises BookError where it could not be read.
    """
    kind = "passage" if "/" in entry["id"] else "document"
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
