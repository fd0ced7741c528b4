"""`atoll data`: rules and examples as files for programs, written and checked; their schemas."""

import json
from pathlib import Path
from typing import Any

import typer

from atoll.cli.console import Group, Misuse, bar, complain, say, shown
from atoll.cli.console import write as put
from atoll.cli.options import ONLY, Text, argument, flag, needs, new_folder
from atoll.cli.report import Report, whole
from atoll.progress import ticked
from atoll.table import counted

app = Group("Write rules and examples as data for programs, and check it.")


@app.command()
def verify(
    path: str = argument("DIR|INDEX", "A folder of data, or its index.json.", default=...),
) -> Report:
    """Check published data, and play its vectors with this engine.

    The JSON Schemas beside the data are for a validator of your own; they are not applied here.
    Exit status: 0 all holds, 1 something does not, 2 there is no data that can be read.
    """
    from atoll.data.verifying import verified

    found = verified(Path(path), bar)
    amiss = found.findings
    told = [f"{shown(one.file)}:{one.line}: {one.message}" for one in amiss]
    good = "" if amiss else " are whole"
    told.append(f"{found.files} files{good}; {found.vectors} vectors were played.")
    told += [f"{counted(len(amiss), 'finding')}."] if amiss else []
    plain = found._asdict() | {"findings": [one._asdict() for one in amiss]}
    return Report(map(whole, told), lambda: plain, int(bool(amiss)))


@app.command()
def write(
    folder: str = argument("DIR", "A folder that is new or empty.", default=...),
    game: Text = ONLY,
    laws: bool = flag("--laws/--no-laws", "Prove the laws and write the verdicts.", default=True),
) -> None:
    """Write all data as published with the site, or those of one game.

    The examples are run for it, unless they passed last with exactly these rules, and the laws
    proved.
    Comparisons of the editions are left to the site.
    """
    from atoll.book import games
    from atoll.book.changes import git_told
    from atoll.data.exporting import exported, index, schemas
    from atoll.home import HOME
    from atoll.running.own import shown
    from atoll.written import beside

    if laws:
        needs("z3", "atoll data write without --no-laws", "proof")
    into = new_folder(folder)
    commit = git_told(HOME, "rev-parse", "HEAD") if (HOME / ".git").exists() else ""
    with beside(into, folder=True, new=True) as fresh:
        fresh.mkdir()
        run = shown(game, bar)
        if not run.passed:
            complain("what does not pass gives no vector; run atoll check.")
        files = [*schemas()]
        for name in (game,) if game else games():
            files += exported(name, run.results, proofs=_proofs(name) if laws else None)
        for path, content in (*files, index(files, commit)):
            file = fresh / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
    say(f"{len(files) + 1} files in {folder}; check them with `atoll data verify {folder}`.")
    if not run.passed:
        raise typer.Exit(1)


def _proofs(game: str) -> dict[str, Any] | None:
    """The verdicts on the laws of a game that has some."""
    from atoll.proof.law import laws

    if not (every := [*laws(game)]):
        return None
    from atoll.proof.proofs import as_dict, leaning, proofs

    return as_dict(game, leaning(game, ticked(bar, "Laws", len(every), proofs(game, every))))


def schema(name: Text = argument("NAME", "One of the list.")) -> None:
    """Print a JSON Schema; without a name, list what each describes."""
    from atoll.schemas import ENDING, schemas

    known = {file.removesuffix(ENDING): schema for file, schema in schemas().items()}
    if name is None:
        for each, found in known.items():
            say(f"{each:<16} {found['title']}")
    elif (short := name.removesuffix(ENDING)) in known:
        put(json.dumps(known[short], ensure_ascii=False, indent=2))
    else:
        raise Misuse(f'there is no schema "{name}"; choose one of: {", ".join(known)}.')
