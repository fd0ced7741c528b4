"""A mutation of the rules as mutation-testing-elements has it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import typer
from typer.testing import CliRunner

from atoll.cli.console import Command
from atoll.cli.mutate import mutate
from atoll.mutate.elements import elements
from atoll.mutate.every_fault import Planting, Tried, planting
from atoll.mutate.plant import planted
from atoll.mutate.register import read_register
from atoll.mutate.report import Mutation
from atoll.mutate.trial import Verdict


def _of(kind: str, *names: str) -> dict[str, Any]:
    return {key: {"type": kind} for key in names}


POSITION = {
    "type": "object",
    "required": ["line", "column"],
    "properties": {key: {"type": "integer", "minimum": 1} for key in ("line", "column")},
}
MUTANT = {
    "type": "object",
    "required": ["id", "mutatorName", "location", "status"],
    "additionalProperties": False,
    "properties": {
        **_of("string", "id", "mutatorName", "description", "replacement", "statusReason"),
        "location": {
            "type": "object",
            "required": ["start", "end"],
            "properties": {"start": POSITION, "end": POSITION},
        },
        "status": {"enum": ["Killed", "Survived", "RuntimeError", "Ignored", "Pending"]},
        "killedBy": {"type": "array", "items": {"type": "string"}},
    },
}
TEST = {
    "type": "object",
    "required": ["id", "name"],
    "additionalProperties": False,
    "properties": {
        **_of("string", "id", "name"),
        "location": {"type": "object", "required": ["start"], "properties": {"start": POSITION}},
    },
}
FILE = {
    "type": "object",
    "required": ["language", "source", "mutants"],
    "properties": {
        **_of("string", "language", "source"),
        "mutants": {"type": "array", "uniqueItems": True, "items": MUTANT},
    },
}
REPORT = {
    "type": "object",
    "required": ["schemaVersion", "thresholds", "files"],
    "properties": {
        "schemaVersion": {"const": "2"},
        "thresholds": {
            "required": ["high", "low"],
            "properties": {key: {"minimum": 0, "maximum": 100} for key in ("high", "low")},
        },
        "framework": {"required": ["name"]},
        "files": {"type": "object", "additionalProperties": FILE},
        "testFiles": {
            "type": "object",
            "additionalProperties": {
                "required": ["tests"],
                "properties": {"tests": {"type": "array", "items": TEST}},
            },
        },
    },
}
"""What its documentation says of a report, as far as it is written here; in our own words."""


@cache
def whole() -> Planting:
    return planting("fiji", read_register("fiji"))


def tried() -> Iterator[Tried]:
    """Something of everything: killed twice, in the way, explained and not."""
    by = (
        Verdict("example", "features/a.feature:3", "One"),
        Verdict("law", "no_two"),
        Verdict("does not run", what="it does not end"),
        Verdict("nothing"),
    )
    for fault, verdict in zip(whole().faults, by, strict=False):
        yield Tried(fault, verdict)
    yield Tried(whole().faults[4], Verdict("nothing"), "so")


def test_the_report_is_as_the_documentation_says() -> None:
    told = elements(Mutation(whole(), whole().faults[:6], (*tried(),)))
    jsonschema.Draft202012Validator(REPORT).validate(told)
    mutants = [one for file in told["files"].values() for one in file["mutants"]]
    assert [(one["status"], one.get("killedBy"), one.get("statusReason")) for one in mutants] == [
        ("Killed", ["features/a.feature:3"], "One"),
        ("Killed", ["no_two"], None),
        ("RuntimeError", None, "it does not end"),
        ("Survived", None, None),
        ("Ignored", None, "so"),
        ("Pending", None, None),
    ]
    assert told["testFiles"] == {
        "features/a.feature": {
            "tests": [
                {
                    "id": "features/a.feature:3",
                    "name": "One",
                    "location": {"start": {"line": 3, "column": 1}},
                }
            ]
        },
        "atoll.fiji.laws": {"tests": [{"id": "no_two", "name": "no two"}]},
    }


def test_each_fault_stands_where_it_is_planted() -> None:
    files = elements(Mutation(whole(), whole().faults))["files"].values()
    found = [(file["source"], one) for file in files for one in file["mutants"]]
    for (text, one), fault in zip(found, whole().faults, strict=True):
        lines = text.splitlines(keepends=True)
        start, end = (
            sum(map(len, lines[: place["line"] - 1])) + place["column"] - 1
            for place in (one["location"]["start"], one["location"]["end"])
        )
        source = whole().sources[fault.module]
        assert text[:start] + one["replacement"] + text[end:] == planted(source, fault)


def run(*words: str) -> int:
    app = typer.Typer()
    app.command(cls=Command)(mutate)
    return CliRunner().invoke(app, words).exit_code


@pytest.mark.parametrize("folder", ["", "none"])
def test_the_command_writes_it_or_ends_before_it_begins(tmp_path: Path, folder: str) -> None:
    file = tmp_path / folder / "mutation.json"
    ended = run("rps", "--list", "--elements", str(file))
    assert (ended != 0, file.exists()) == (bool(folder), not folder)
