"""Published data held against itself and against this engine.

The schemas are for a validator of your own; here is asked what no schema can say: whether the
files are those that were published, whether what they name is there, and whether this engine
plays every vector and every record as they say.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from posixpath import basename
from typing import Any, NamedTuple

from atoll.data.agreement import disagreement
from atoll.data.exporting import RECORDS, VECTORS, digest
from atoll.data.folder import Document, Listing, listing, unresolved
from atoll.finding import Finding
from atoll.record import referee

Each = Callable[[int, int], object]
"""Told how many files are done, of how many."""
Lengths = Mapping[str, int]  # how many values each file has that could be read


class Report(NamedTuple):
    """How much was looked at, and what does not hold."""

    files: int
    rules: int
    vectors: int
    records: int
    findings: tuple[Finding, ...]


def verified(path: Path, each: Each = lambda *_: None) -> Report:
    """Check a folder of published data, or the one an index lies in. Errors: DataError."""
    of = listing(path)
    read = [*of.read(of.files)]
    documents = [one for one in read if isinstance(one, Document)]
    findings = [*of.strays(), *(one for one in read if isinstance(one, Finding))]
    lengths = {one.path: len(one.values) for one in documents}
    for done, one in enumerate(documents, start=1):
        findings += _held(of, one, lengths)
        each(done, len(documents))
    findings += unresolved(of, documents)
    return Report(
        files=len(of.files) + 1,  # the index is one too
        rules=sum(len(_listed(one) or ()) for one in documents if _is(one, "rules")),
        vectors=sum(len(one.values) for one in documents if _is(one, "vector")),
        records=sum(
            isinstance(line, dict) and "game" in line  # which begins one
            for one in documents
            for _, line in (one.values if _is(one, "record") else ())
        ),
        findings=tuple(sorted({*findings})),
    )


def _is(document: Document, kind: str) -> bool:
    return basename(document.schema or "") == f"{kind}.schema.json"


def _listed(document: Document) -> Sequence[Any] | None:
    """The list that a JSON file is there for; None where there is none."""
    found, key = document.whole, _LISTS.get(basename(document.schema or ""))
    listed = found.get(key) if isinstance(found, dict) else None
    return listed if isinstance(listed, list) else None


def _held(of: Listing, document: Document, lengths: Lengths) -> list[Finding]:
    """What does not hold in one file, of the others only how long they are."""
    kind = basename(document.schema or "")
    if kind in _LISTS and _listed(document) is None:
        return [of.finding(document.path, 1, f"it has no list of `{_LISTS[kind]}`; restore it.")]
    check = _CHECKS.get(kind)
    try:
        return [
            of.finding(document.path, *one)
            for one in (check(of, document, lengths) if check else ())
        ]
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        message = f"it is not laid out as {document.schema} says ({error!r})."
        return [of.finding(document.path, 1, message)]


def _rules(_: Listing, document: Document, __: Lengths) -> Iterator[tuple[int, str]]:
    """Every text with its checksum."""
    for rule in document.whole["rules"]:
        for text in (rule, *rule["translations"].values()):
            if digest(text["statement"]) != text["sha256"]:
                message = f"{rule['id']}: `sha256` is not that of the statement."
                yield document.line(text["sha256"]), message


def _vectors(_: Listing, document: Document, __: Lengths) -> Iterator[tuple[int, str]]:
    for line, vector in document.values:
        if parting := disagreement(vector):
            yield line, f"{vector.get('id')}: {parting}"


def _record(of: Listing, document: Document, _: Lengths) -> Iterator[tuple[int, str]]:
    verdict = referee(of.folder / document.path)
    if not verdict.legal:
        yield verdict.line or 1, str(verdict).removeprefix(f"{verdict.file}:{verdict.line}: ")


def _counts(of: Listing, document: Document, lengths: Lengths) -> Iterator[tuple[int, str]]:
    """Every example is a vector, or is left out with the reason; forged ones are counted apart."""
    found = document.whole
    if found["examples"] != found["vectors"] + len(found["left_out"]):
        yield document.line("examples"), "`examples` is not the vectors and those left out."
    forged = found.get("forged") or {"vectors": 0, "files": []}  # data that knows of none
    for part in (found, forged):
        if part["vectors"] != sum(one["vectors"] for one in part["files"]):
            yield document.line("vectors"), "`vectors` is not the sum of the files."
    for one in (*found["files"], *forged["files"]):
        if one["path"] not in of.files:
            yield document.line(one["path"]), f"index.json does not list {one['path']}."
        elif (length := lengths.get(one["path"], one["vectors"])) != one["vectors"]:
            yield document.line(one["path"]), f"{one['path']} has {length} lines."


_LISTS: Mapping[str, str] = {
    "comparisons.schema.json": "comparisons",
    "evidence.schema.json": "rules",
    "faq.schema.json": "questions",
    "laws.schema.json": "laws",
    "rules.schema.json": "rules",
    "rulings.schema.json": "rulings",
    "vectors.schema.json": "files",
}
_CHECKS: Mapping[str, Callable[[Listing, Document, Lengths], Iterator[tuple[int, str]]]] = {
    "rules.schema.json": _rules,
    "vectors.schema.json": _counts,
    VECTORS: _vectors,
    RECORDS: _record,
}
