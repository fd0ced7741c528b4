"""The lock: what rules, rulings and examples cite is in the register, all of it is cited.

The register's places, words and hashes, and the examples, are held against the copies.

New entries of a register: a document or a passage, written behind what stands there.

Nothing that is there is touched. What is to be written is read before, with the fingerprint of its
copy, and once more as it stands there; where it cannot be read, nothing is written.
"""

import json
import re
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from difflib import get_close_matches
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from atoll.book import games, rules
from atoll.finding import Finding
from atoll.home import HOME, file_of, rooms
from atoll.sources.copies import Copy, Misplaced, copied, digest, held
from atoll.sources.features import facts, lacks, scenarios
from atoll.sources.register import LARGEST, Document, Passage, Register, SourcesError, register
from atoll.strangers import text
from atoll.table import games as played
from atoll.written import alone, write


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
        if copy := copies.get(document.id):
            found += _altered(document, copy)
            for one in known.of(document.id):
                if problem := _problem(one, copy):
                    found.append(Finding(str(one.file), one.line, f"{one.id}: {problem}"))
        elif document.held:
            year = f", {document.year}" if document.year else ""
            titled = f"{document.title}, {document.publisher}{year}"
            missing = (
                f"no file in {directory} is {document.id} ({titled}); "
                "put your copy there, under any name. Its normalised text has "
                f"{document.words} words and the SHA-256 {document.sha256}."
            )
            found.append(Finding(str(document.file), document.line, missing))
    return [*found, *_uncarried(known, copies, home)]


def _speaks_of(finding: Finding, games: Collection[str], known: Register) -> bool:
    """Whether a finding is about some games: in a folder of theirs, or about a passage of them."""
    places = {(str(one.file), one.line) for one in known.passages.values()}
    return (finding.file, finding.line) in places or any(
        room in ("atoll", "docs", "features") and name in games
        for room, name in pairwise(Path(finding.file).parts)
    )


def _altered(document: Document, copy: Copy) -> Iterator[Finding]:
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


def _problem(passage: Passage, copy: Copy) -> str:
    """What is wrong with a passage's place, words or hash, and the fix; empty if nothing is."""
    try:
        text = copy.at(passage.under, passage.paragraph)
    except Misplaced as problem:
        return f"{problem}; correct `under` or `paragraph`."
    words, found = len(text.split()), digest(text)
    if found == passage.sha256:
        wrong = f"{passage.place} has {words} words, not {passage.words}; correct `words`."
        return wrong if words != passage.words else ""
    otherwise = f"{passage.place} reads otherwise ({words} words, SHA-256 {found})"
    begins = copy.place_of(passage.under, passage.paragraph) - passage.paragraph
    for number, other in enumerate(copy.paragraphs[begins + 1 :], start=1):
        if digest(other) == passage.sha256:  # counted from the same heading
            return f"{otherwise}; the locked text is paragraph {number} there."
    fix = "restore the copy, correct the place, or lock the passage again if the change is meant"
    return f"{otherwise}; {fix}."


def _uncarried(known: Register, copies: Mapping[str, Copy], home: Path) -> Iterator[Finding]:
    """The examples that do not carry the facts of a passage that they cite.

    A passage that does not stand in its place is a finding already.
    """
    for scenario in scenarios(*rooms("features", home)):
        cited = (known.passages[one] for one in scenario.sources if one in known.passages)
        for one in (one for one in cited if one.example and one.document in copies):
            terms, text = known.documents[one.document].terms, ""
            with suppress(Misplaced):
                text = copies[one.document].at(one.under, one.paragraph)
            if lacking := lacks(text, scenario, terms):
                row, runs = facts(text, terms)
                told = " · ".join([*([f"row {row}"] if row else []), *map(" ".join, runs)])
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
    written: str = ""


def dangling(home: Path = HOME) -> list[Finding]:
    """Citations of no passage, and passages without a citation; needs no copies."""
    known = register(home)
    shown = [
        Cited(source, one.file, one.line)
        for one in scenarios(*rooms("features", home))
        for source in one.sources
    ]
    told = [
        Cited(source, one.file, one.line, f"`{source}`")
        for game in games(home)
        for one in rules(game, home).values()
        for source in one.sources
    ]
    cited = [*told, *_of_answers(home), *shown]
    found = [_unknown(known, one) for one in cited if one.passage not in known.passages]
    carried, named = {one.passage for one in shown}, {one.passage for one in cited}
    for one in known.passages.values():
        if one.example and one.id not in carried:
            fix = f"no scenario carries this worked example; tag one @source:{one.id}."
        elif not one.example and one.id not in named:
            fix = "nobody cites this passage; cite it in a rule's sources or remove it."
        else:
            continue
        found.append(Finding(str(one.file), one.line, f"{one.id}: {fix}"))
    return found


def _of_answers(home: Path) -> Iterator[Cited]:
    """The passages that answers to rulings and open points name; a home of a test has no engine."""
    for game in played.GAMES if home == HOME else ():
        rulings = played.game(game).RULINGS
        for name, point in played.points(game).items():
            file = played.folder(game) / f"{'rulings' if name in rulings else 'open_points'}.py"
            for source in (source for answer in point.answers for source in answer.sources):
                yield Cited(source, file, 1, f'"{source}"')


def _unknown(known: Register, citation: Cited) -> Finding:
    """The finding that a citation names no passage of the register, with the likeliest meant."""
    near = get_close_matches(citation.passage, known.passages, n=1)
    document = known.documents.get(citation.passage.partition("/")[0])
    file = document.file.name if document else known.files[0].name
    fix = f"did you mean {near[0]}?" if near else f"add the passage to {file}."
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

    Errors: SourcesError.
    """
    known = register(home).documents
    if not _DOCUMENT.fullmatch(name) or not name.startswith(f"{game}-"):
        raise SourcesError(f"{name!r} is no id of a document: write one as {game}-en-2006.")
    _fresh(known, name)
    found = {"names": []} | _print(copied(copy).text) if copy else {}
    there = (one.file for one in known.values() if one.id.startswith(f"{game}-"))
    file = next(there, file_of(f"docs/{game}", home) / "sources.toml")
    return _written(file, "document", {"id": name, **said, **found}, home).documents[name]


def passage(
    name: str, place: Place, copy: Path | None, *, example: bool = False, home: Path = HOME
) -> Passage:
    """A passage of a document that is registered, with the fingerprint of its place in the copy.

    Errors: SourcesError.
    """
    known = register(home)
    of = known.documents.get(name.partition("/")[0])
    if not _PASSAGE.fullmatch(name) or not of:
        fix = f"write a document and a name, as {next(iter(known.documents), 'document')}/setup"
        raise SourcesError(f"{name!r} is no passage of a known document: {fix}.")
    _fresh(known.passages, name)
    found = _print(_at(of, copy, place)) if of.held else {}
    entry = {"id": name, **place._asdict(), "example": example or None, **found}
    return _written(of.file, "passage", entry, home).passages[name]


def _fresh(known: Mapping[str, Document | Passage], name: str) -> None:
    """Nothing is called so yet. Errors: SourcesError."""
    if name in known:
        there = known[name]
        raise SourcesError(f"{there.file}:{there.line}: {name} is there already; correct it there.")


def _at(of: Document, copy: Path | None, place: Place) -> str:
    """The text at a place of a copy. Errors: SourcesError."""
    if copy is None or not place.paragraph:
        raise SourcesError(f"the lock holds {of.id}: give the copy and the number of a paragraph.")
    text = copied(copy)
    if digest(text.text) != of.sha256:
        raise SourcesError(f"{copy} is another text than {of.id}; give the copy that was locked.")
    try:
        return text.at(place.under, place.paragraph)
    except Misplaced as problem:
        raise SourcesError(f"{problem}; correct the headings or the paragraph.") from None


def _print(text: str) -> dict[str, Any]:
    """The fingerprint of a text."""
    return {"words": len(text.split()), "sha256": digest(text)}


def _written(file: Path, kind: str, entry: Mapping[str, Any], home: Path) -> Register:
    """The register with an entry more; nothing is written where that cannot be read.

    Its texts and lists are those of JSON, and so are its days.
    Errors: SourcesError.
    """
    said = {key: value for key, value in entry.items() if value is not None}
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in said.items()]
    with alone(file.parent):  # two at once lose neither
        before = text(file, LARGEST).rstrip() if file.exists() else ""
        now = "\n".join([*([before, ""] if before else []), f"[[{kind}]]", *lines, ""])
        try:
            known = register(home, instead={file: now})
        except SourcesError as problem:  # of an entry that stands nowhere
            bare = re.sub(rf"^{re.escape(str(file))}:[0-9]+: ", "", str(problem))
            raise SourcesError(bare) from None
        write(file, now)
        if text(file, LARGEST) != now:
            raise SourcesError(f"{file}: what was written is not what stands there; restore it.")
    return known
