"""`atoll referee`: are these game records legal?"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from atoll.cli.console import Misuse, complain, print_json, progress
from atoll.cli.options import AsJson, new_folder

if TYPE_CHECKING:
    from atoll.record import Verdict

__all__ = ["referee"]

Line = tuple[int, Mapping[str, Any]]
"""The number of a line, and what it says."""


def referee(
    records: Annotated[list[str], typer.Argument(metavar="RECORD", help="Records as JSON Lines.")],
    final: Annotated[
        bool, typer.Option("--final", help="Print the final position of each record as JSON.")
    ] = False,
    by: Annotated[
        str | None,
        typer.Option("--by", metavar="MODULE:FUNCTION", help="Read logs of another program by it."),
    ] = None,
    into: Annotated[
        str | None,
        typer.Option("--into", metavar="DIR", help="Write what --by reads into a new folder."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Accept game records, or name the first illegal line.

    With --by the records are JSON logs of another program, and a function of yours tells what
    stands in them: lines that are named are the log's.

    Exit status: 0 all legal, 1 some not, 2 some unreadable.
    With --final each record gives one line of JSON: its final position, or null if it is not legal.
    """
    from atoll.record import exit_status, final_position

    verdict_on = _referee(by, into)
    with progress() as bar:
        verdicts = [verdict_on(path) for path in bar.track(records, description="Records")]
    ends = [final_position(one) if one.legal and final else None for one in verdicts]
    if as_json:
        extra = [{"final": end} if final else {} for end in ends]
        print_json([one.as_json() | end for one, end in zip(verdicts, extra, strict=True)])
        raise typer.Exit(exit_status(verdicts))
    for one, end in zip(verdicts, ends, strict=True):
        if not final:
            typer.echo(one)
        else:
            typer.echo(json.dumps(end))
            if not one.legal:
                complain(str(one))
    raise typer.Exit(exit_status(verdicts))


def _referee(by: str | None, into: str | None) -> Callable[[str], "Verdict"]:
    """Who judges a file. Errors: Misuse."""
    from atoll.own_function import Wanted
    from atoll.record import converted, judged, referee

    if by is None:
        if into is not None:
            raise Misuse("--into writes what --by reads; name a function, or leave it out.")
        return referee
    told = Wanted("converter", "as my_module:record", Misuse).found(by)
    folder = None if into is None else new_folder(into)

    def verdict(path: str) -> "Verdict":
        lines = converted(path, told)
        kept = lines if folder is None else _kept(lines, folder / f"{Path(path).stem}.jsonl")
        return judged(path, kept, dict)

    return verdict


def _kept(lines: Iterable[Line], file: Path) -> Iterator[Line]:
    """The lines of a record, each written into a file before it is judged."""
    with file.open("w", encoding="utf-8") as record:
        for number, entry in lines:
            record.write(f"{json.dumps(entry, ensure_ascii=False)}\n")
            yield number, entry
