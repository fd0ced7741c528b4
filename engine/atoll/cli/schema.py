"""`atoll schema`: the JSON Schemas of what is read and printed."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from atoll.cli.console import Misuse, say, write


def _schemas() -> Mapping[str, Any]:
    from atoll.schemas import ENDING, schemas

    return {name.removesuffix(ENDING): schema for name, schema in schemas().items()}


def _names(incomplete: str) -> list[str]:
    return [name for name in _schemas() if name.startswith(incomplete)]


def schema(
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="One of the list.", autocompletion=_names)
    ] = None,
) -> None:
    """Print a JSON Schema; without a name, list what each describes."""
    known = _schemas()
    if name is None:
        for each, found in known.items():
            say(f"{each:<16} {found['title']}")
    elif (short := name.removesuffix(".schema.json")) in known:
        from atoll.schemas import written

        write(written(known[short]))
    else:
        raise Misuse(f'there is no schema "{name}"; choose one of: {", ".join(known)}.')
