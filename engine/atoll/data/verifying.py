"""Published data held against its index and against this engine.

The schemas are for a validator of your own; here is asked what no schema can say: whether the
files are those that were published, and whether this engine plays every vector and every record as
they say. The files may hold anything.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from atoll.data.exporting import FORMAT, INDEX, RECORDS, VECTORS
from atoll.data.vectors import disagreement
from atoll.finding import Finding
from atoll.progress import Bar, silent
from atoll.record import referee
from atoll.record.lines import LARGEST, object_of, opened, raw_lines
from atoll.strangers import Unreadable, content, text


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
        with opened(self.folder / path) as file:
            yield from raw_lines(file)


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


class Report(NamedTuple):
    """How much was looked at, and what does not hold."""

    files: int
    rules: int
    vectors: int
    records: int
    findings: tuple[Finding, ...]


def verified(path: Path, bar: Bar = silent) -> Report:
    """Check a folder of published data, or the one an index lies in. Errors: DataError.

    Data that nobody lists is found too; a page about it may lie there.
    """
    of, counts = listing(path), Counter[str]()
    there = [one.relative_to(of.folder).as_posix() for one in of.folder.rglob("*.json*")]
    strays = {*there} - {*of.files, INDEX}
    findings = {of.finding(one, f"{INDEX} does not list it; remove it.") for one in strays}
    with bar("Files", len(of.files)) as done:
        for name, (_, schema) in of.files.items():
            check = _CHECKS.get(str(schema).rpartition("/")[2])
            wrong = [*of.altered(name)]
            findings |= {*(wrong or (check(of, name, counts) if check else ()))}
            done(1)
    rules, vectors, records = (counts[one] for one in ("rules", "vectors", "records"))
    files = len(of.files) + 1  # the index is one too
    return Report(files, rules, vectors, records, (*sorted(findings),))


def _rules(of: Listing, path: str, counts: Counter[str]) -> Iterator[Finding]:
    try:
        counts["rules"] += len(json.loads(text(of.folder / path, LARGEST))["rules"])
    except (LookupError, RecursionError, TypeError, ValueError) as error:
        yield of.finding(path, f"no rules can be read there ({error}); restore it.")


def _vectors(of: Listing, path: str, counts: Counter[str]) -> Iterator[Finding]:
    """Where this engine plays them otherwise."""
    number = 1
    try:
        for number, raw in of.lines(path):
            vector = object_of(raw)
            counts["vectors"] += 1
            if parting := disagreement(vector):
                yield of.finding(path, f"{vector['id']}: {parting}", number)
    except (AttributeError, LookupError, OSError, TypeError, ValueError) as error:
        wrong = f"it cannot be read as schemas/{VECTORS} says ({error}); restore it."
        yield of.finding(path, wrong, number)


def _records(of: Listing, path: str, counts: Counter[str]) -> Iterator[Finding]:
    """The first line that is not legal."""
    verdict = referee(of.folder / path)
    if verdict.legal:
        counts["records"] += sum("game" in object_of(raw) for _, raw in of.lines(path))
        return
    where = f"{verdict.file}:{verdict.line}: "
    message = str(verdict).removeprefix(where).removeprefix(f"{verdict.file}: ")
    yield of.finding(path, message, verdict.line or 1)


_CHECKS: Mapping[str, Callable[[Listing, str, Counter[str]], Iterator[Finding]]] = {
    "rules.schema.json": _rules,
    VECTORS: _vectors,
    RECORDS: _records,
}
