"""A mutation of the rules in the form in which Stryker, Infection and others report theirs.

It is that of https://github.com/stryker-mutator/mutation-testing-elements, version 2.
"""

from collections.abc import Iterator
from typing import Any

from atoll.code.text import Source
from atoll.home import from_home
from atoll.mutate.every_fault import Tried
from atoll.mutate.plant import Fault, files
from atoll.mutate.report import Mutation

__all__ = ["elements"]

_STATUSES = {
    "example": "Killed",
    "law": "Killed",
    "equivalent": "Ignored",
    "does not run": "RuntimeError",
    "survived": "Survived",
}
_ALL = 100  # per cent: one that survives is one too many


def elements(found: Mutation) -> dict[str, Any]:
    """The report; a fault that was not tried is pending."""
    return {
        "schemaVersion": "2",
        "thresholds": {"high": _ALL, "low": _ALL},
        "framework": {"name": "atoll mutate"},
        "files": dict(_files(found)),
        "testFiles": {name: {"tests": tests} for name, tests in _objecting(found).items()},
    }


def _files(found: Mutation) -> Iterator[tuple[str, dict[str, Any]]]:
    game, sources = found.planting.game, found.planting.sources
    paths = files(game, [name.rpartition(".")[2] for name in sources])
    tried = {one.fault: one for one in found.tried}
    chosen = {*found.chosen}
    numbered = [(n, one) for n, one in enumerate(found.planting.faults) if one in chosen]
    for name, source in sources.items():
        mutants = [
            _mutant(source, n, fault, tried.get(fault))
            for n, fault in numbered
            if fault.module == name
        ]
        text = source.text.decode()
        yield from_home(paths[name]), {"language": "python", "source": text, "mutants": mutants}


def _mutant(source: Source, number: int, fault: Fault, tried: Tried | None) -> dict[str, Any]:
    told = {
        "id": str(number),
        "mutatorName": fault.kind,
        "description": f"{fault.old} -> {fault.new}",
        "location": {
            "start": _position(source, fault.edit.start),
            "end": _position(source, fault.edit.end),
        },
        "replacement": fault.edit.new,
        "status": _STATUSES[tried.status] if tried else "Pending",
    }
    if tried and (why := tried.verdict.what or tried.reason):
        told["statusReason"] = why
    return told | ({"killedBy": [tried.verdict.where]} if tried and tried.verdict.where else {})


def _position(source: Source, place: int) -> dict[str, int]:
    """The line and the column of a place, both from 1."""
    line, column = source.position(place)
    return {"line": line, "column": column}


def _objecting(found: Mutation) -> dict[str, list[dict[str, Any]]]:
    """The examples and laws that object to a fault, by their file or package."""
    by = {one.verdict.where: one for one in found.tried if one.verdict.where}
    tests = dict[str, list[dict[str, Any]]]()
    for where, one in sorted(by.items()):
        file, test = _test(one)
        tests.setdefault(file, []).append({"id": where, **test})
    return tests


def _test(one: Tried) -> tuple[str, dict[str, Any]]:
    where = one.verdict.where
    if one.status == "law":
        return f"{one.fault.module.rpartition('.')[0]}.laws", {"name": where.replace("_", " ")}
    file, _, line = where.rpartition(":")
    begins = {"start": {"line": int(line), "column": 1}}
    return file, {"name": one.verdict.what, "location": begins}
