"""`atoll schema`: the JSON Schemas of what is read and printed."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from atoll.cli.console import Misuse

__all__ = ["schema"]

_ENDING = ".schema.json"


def _schemas() -> Mapping[str, Path]:
    folder = Path(__file__).parents[1] / "schemas"
    return {file.name.removesuffix(_ENDING): file for file in sorted(folder.glob(f"*{_ENDING}"))}


def _names(incomplete: str) -> list[str]:
    return [name for name in _schemas() if name.startswith(incomplete)]


def schema(
    name: Annotated[str | None, typer.Argument(metavar="NAME", autocompletion=_names)] = None,
) -> None:
    """Print a JSON Schema; without a name, list them and what each describes."""
    known = _schemas()
    if name is None:
        for each, file in known.items():
            typer.echo(f"{each:<16} {json.loads(file.read_text('utf-8'))['title']}")
    elif (short := name.removesuffix(_ENDING)) in known:
        typer.echo(known[short].read_text("utf-8").rstrip())
    else:
        raise Misuse(f'there is no schema "{name}"; choose one of: {", ".join(known)}.')
