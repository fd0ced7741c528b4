"""Published data held against its index and against this engine.

The schemas are for a validator of your own; here is asked what no schema can say: whether the
files are those that were published, and whether this engine plays every vector as it says; the
records are those of vectors once more. The files may hold anything.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from atoll.data.exporting import FORMAT, INDEX, VECTORS
from atoll.data.vectors import Json, disagreement
from atoll.finding import Finding
from atoll.port.run import questions
from atoll.progress import Bar, silent
from atoll.record.lines import LARGEST, entries, lines_of, object_of
from atoll.strangers import Unreadable, content, text

_OTHERWISE = (AttributeError, LookupError, OSError, TypeError, ValueError)
"""Of what is laid out otherwise."""
_UNREAD = f"it cannot be read as schemas/{VECTORS} says"


class DataError(ValueError):
    """There is no published data there, or none that can be read; the message says what to do."""


class Listing(NamedTuple):
    """The folder, and what the index says of each file: its SHA-256, and its schema."""

    folder: Path
    files: Mapping[str, tuple[str, str | None]]

    def finding(self, path: str, message: str, line: int = 1) -> Finding:
        """Something that does not hold in one of the files."""
        return Finding(str(self.folder / path), line, message)

    def altered(self, path: str) -> Iterator[Finding]:
        """Whether a file is gone, or not the one that was published."""
        try:
            found = sha256(content(self.folder / path, LARGEST)).hexdigest()
        except Unreadable as error:
            yield self.finding(path, f"{INDEX} lists it; {error}")
        else:
            if found != self.files[path][0]:
                yield self.finding(path, f"its SHA-256 is not the one in {INDEX}; restore it.")

    def lines(self, path: str) -> Iterator[tuple[int, bytes]]:
        """The lines of a file with their numbers, unpacked. Errors: OSError."""
        return lines_of(self.folder / path)


def listing(path: Path) -> Listing:
    """The index of a folder, or the index itself. Errors: DataError."""
    file = path / INDEX if path.is_dir() else path
    try:
        found = json.loads(text(file, LARGEST))
        if found["format"] == FORMAT:
            files = {_inside(one["path"]): (one["sha256"], one["schema"]) for one in found["files"]}
            return Listing(file.parent, files)
    except Unreadable as error:
        fix = "Name a folder that `atoll data write` has written, or its index"
        raise DataError(f"{file}: {error} {fix}.") from None
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        told = f"it is no index of published data ({error}); name one, or restore it."
        raise DataError(f"{file}: {told}") from None
    read = f"and this atoll reads {FORMAT}; use the atoll that goes with it."
    raise DataError(f"{file}: its format is {found['format']}, {read}")


def _inside(path: str) -> str:
    """The path, if it leads to nowhere else. Errors: AttributeError, ValueError."""
    if {"", ".", ".."} & {*path.split("/")}:  # a file has one name, so none is read twice
        raise ValueError(f"{path!r} lies outside of the folder, or is not written plainly")
    return path


def published(path: Path, game: str) -> list[Json]:
    """The vectors of a game in a folder of data, as they were published. Errors: DataError."""
    of, vectors = listing(path), list[Json]()
    for file in (one for one in of.files if one.startswith(f"{game}/vectors/")):
        for wrong in of.altered(file):
            raise DataError(str(wrong))
        try:
            some = [one for _, one in entries(of.lines(file))]
            laid_out = all(one.of == game for one in questions(some))
        except _OTHERWISE:
            laid_out = False
        if not laid_out:
            raise DataError(f"{of.folder / file}: {_UNREAD}; restore it.")
        vectors += some
    if not vectors:
        fix = "`atoll data write DIR` writes them."
        raise DataError(f"{path}: there are no vectors of {game}; {fix}")
    return vectors


class Report(NamedTuple):
    """How much was looked at, and what does not hold."""

    files: int
    vectors: int
    findings: tuple[Finding, ...]


def verified(path: Path, bar: Bar = silent) -> Report:
    """Check a folder of published data, or the one an index lies in. Errors: DataError.

    Data that nobody lists is found too; a page about it may lie there.
    """
    of, played = listing(path), Counter[str]()
    there = [one.relative_to(of.folder).as_posix() for one in of.folder.rglob("*.json*")]
    strays = {*there} - {*of.files, INDEX}
    findings = {of.finding(one, f"{INDEX} does not list it; remove it.") for one in strays}
    with bar("Files", len(of.files)) as done:
        for name, (_, schema) in of.files.items():
            if wrong := [*of.altered(name)]:
                findings |= {*wrong}
            elif schema == f"schemas/{VECTORS}":
                findings |= {*_played_otherwise(of, name, played)}
            done(1)
    files = len(of.files) + 1  # the index is one too
    return Report(files, played.total(), (*sorted(findings),))


def _played_otherwise(of: Listing, path: str, played: Counter[str]) -> Iterator[Finding]:
    """The vectors of a file that this engine plays otherwise; all of them are counted."""
    number = 1
    try:
        for number, raw in of.lines(path):
            vector = object_of(raw)
            played[path] += 1
            if parting := disagreement(vector):
                yield of.finding(path, f"{vector['id']}: {parting}", number)
    except _OTHERWISE as error:
        yield of.finding(path, f"{_UNREAD} ({error}); restore it.", number)
