"""What the command prints, here or as a process; a report on a terminal; JSON by its schema."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import jsonschema
from referencing import Registry, Resource
from typer.testing import CliRunner, Result

from atoll.cli import app
from atoll.cli.console import tell
from atoll.cli.report import Part
from atoll.home import HOME
from atoll.schemas import schemas

Ended = subprocess.CompletedProcess[str]


def atoll(*words: str, **how: Any) -> Result:
    """What a command prints and how it ends; `input` and `env` are what it is given."""
    return CliRunner().invoke(app, words, **how)


def misuse(*words: str) -> str:
    """What is told, in one line, of what cannot be asked for; nothing else is printed."""
    ran = atoll(*words)
    assert (ran.exit_code, ran.stdout, ran.stderr.count("\n")) == (2, "", 1), ran.output
    assert ran.stderr.startswith("atoll: ")
    return ran.stderr


def process(*words: str, cwd: Path | None = None, typed: str = "", **environment: str) -> Ended:
    """How a module of Python, such as `atoll`, ends as a process, by the engine that lies here."""
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(HOME / "engine"), **environment},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def printed(parts: Iterable[Part]) -> list[str]:
    """The lines of a report where nothing has to be wrapped, without the blanks that fill them."""
    with patch.dict(os.environ, COLUMNS="1000"), redirect_stdout(StringIO()) as said:
        tell(parts)
    return said.getvalue().splitlines()


@cache
def schema(name: str, part: str = "") -> Any:
    """What takes all that fits a schema, by its name, such as `check`, or what it calls a part."""
    known = [(file, Resource.from_contents(one)) for file, one in schemas().items()]
    registry: Registry[Any] = Registry().with_resources(known)
    of = {"$ref": f"{name}.schema.json{part and f'#/$defs/{part}'}"}
    return jsonschema.Draft202012Validator(of, registry=registry)


def valid(text: str, name: str) -> Any:
    """What is printed, which fits its schema."""
    found = json.loads(text)
    schema(name).validate(found)
    return found


def as_json(name: str, *words: str, status: int = 0) -> Any:
    """What a command prints as JSON, which fits its schema."""
    ran = atoll(*words, "--json")
    assert ran.exit_code == status, ran.output
    return valid(ran.stdout, name)
