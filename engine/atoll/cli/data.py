"""`atoll data`: the rules and the examples as files for programs, written and checked."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from atoll.cli.console import Command, complain, group, print_json, progress, say, shown
from atoll.cli.options import AsJson, OnlyGame, game_name, new_folder
from atoll.table import counted

if TYPE_CHECKING:
    from atoll.data import Report
    from atoll.data.exporting import File
    from atoll.running.perform import Performance


app = group("Write rules and examples as data for programs, and check it.")


@app.command(cls=Command)
def verify(
    path: Annotated[
        str, typer.Argument(metavar="DIR|INDEX", help="A folder of data, or its index.json.")
    ],
    as_json: AsJson = False,
) -> None:
    """Check published data, and play its vectors and records.

    They are played with this engine.
    The JSON Schemas beside the data are for a validator of your own; they are not applied here.
    Exit status: 0 all holds, 1 something does not, 2 there is no data that can be read.
    """
    from atoll.data import verified

    with progress() as bar:
        task = bar.add_task("Files", total=None)
        found = verified(Path(path), lambda done, of: bar.update(task, completed=done, total=of))
    if as_json:
        print_json(_plain(found))
    else:
        _tell(found)
    if found.findings:
        raise typer.Exit(1)


def _plain(found: "Report") -> dict[str, Any]:
    counts = {key: value for key, value in found._asdict().items() if key != "findings"}
    return {**counts, "findings": [one._asdict() for one in found.findings]}


def _tell(found: "Report") -> None:
    for one in found.findings:
        say(f"{shown(one.file)}:{one.line}: {one.message}")
    whole = "" if found.findings else " are whole"
    say(
        f"{found.files} files{whole}: "
        f"{found.rules} rules, {found.vectors} vectors and {found.records} records."
    )
    if found.findings:
        say(f"{counted(len(found.findings), 'finding')}.")


@app.command(cls=Command)
def write(
    folder: Annotated[str, typer.Argument(metavar="DIR", help="A folder that is new or empty.")],
    game: OnlyGame = None,
    laws: Annotated[
        bool, typer.Option("--laws/--no-laws", help="Prove the laws and write the verdicts.")
    ] = True,
) -> None:
    """Write all data as published with the site, or those of one game.

    The examples are run for it, unless they passed last with exactly these rules, and the laws
    proved.
    Where z3 is not installed nothing is said of laws; comparisons of the editions are left to the
    site.
    """
    from atoll.cli.watch import shown
    from atoll.data import index, schemas
    from atoll.written import beside

    only, into = game_name(game) if game else None, new_folder(folder)
    with beside(into, folder=True) as fresh:
        fresh.mkdir()  # where it cannot be written that is told now
        run = shown(only)
        if not run.passed:
            complain(_amiss(run))
        files = [*schemas(), *_games(run.results, only, laws=laws)]
        for path, content in (*files, index(files, _commit())):
            file = fresh / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
    say(f"{len(files) + 1} files in {folder}; check them with `atoll data verify {folder}`.")
    if not run.passed:
        raise typer.Exit(1)


def _amiss(run: "Performance") -> str:
    """What keeps the examples from being whole, and whether any vector is missing for it."""
    if run.failures or run.problems:
        return "some examples do not pass, so they give no vectors; run atoll check."
    return "every example gives its vector, but the lint objects to features; run atoll check."


def _games(
    results: "Sequence[Mapping[str, Any]]", only: str | None, *, laws: bool
) -> "Iterator[File]":
    from atoll.book import games
    from atoll.data import exported

    for game in (only,) if only else games():
        yield from exported(game, results, proofs=_proofs(game) if laws else None)


def _proofs(game: str) -> dict[str, Any] | None:
    """The verdicts on the laws, where they can be proved here."""
    from importlib.util import find_spec

    from atoll.proof.law import laws

    if find_spec("z3") is None:
        complain("the laws are left out; z3 proves them: install atoll-rules[proof].")
        return None
    if not laws(game):
        return None
    from atoll.proof.proofs import as_dict, leaning, proofs

    with progress() as bar:
        found = bar.track(proofs(game, [*laws(game)]), description="Laws", total=len(laws(game)))
        return as_dict(game, leaning(game, [*found]))


def _commit() -> str:
    """The commit of the checkout, if this is one."""
    from atoll.book.versions import git_told
    from atoll.home import HOME

    return git_told(HOME, "rev-parse", "HEAD") if (HOME / ".git").exists() else ""
