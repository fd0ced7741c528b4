"""`--keep`: what a command finds stays as scenarios, replayed in every run of the examples."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import shown

if TYPE_CHECKING:
    from atoll.telling.witness import Witness

__all__ = ["Keep", "keep_all"]

Keep = Annotated[
    bool, typer.Option("--keep", help="Keep what is found as scenarios in features/GAME/witnesses.")
]


def keep_all(witnesses: "Iterable[Witness]") -> None:
    """Keep each, and say where; on stderr, so that JSON says nothing of it."""
    from atoll.home import file_of
    from atoll.telling.witness import keep

    kept = sorted({keep(one, file_of(f"features/{one.game}").parent) for one in witnesses})
    match kept:
        case []:
            found = "nothing, as nothing was found"
        case [path]:
            found = shown(path)
        case [path, *_]:
            found = f"{len(kept)} witnesses in {shown(path.parent)}"
    typer.echo(f"Kept {found}.", err=True)
