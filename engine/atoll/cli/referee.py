"""`atoll referee`: are these game records legal?"""

import json
from typing import Annotated

import typer

from atoll.cli.console import complain, print_json, progress
from atoll.cli.options import AsJson

__all__ = ["referee"]


def referee(
    records: Annotated[list[str], typer.Argument(metavar="RECORD", help="Records as JSON Lines.")],
    final: Annotated[
        bool, typer.Option("--final", help="Print the final position of each record as JSON.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Accept game records, or name the first illegal line.

    Exit status: 0 all legal, 1 some not, 2 some unreadable.
    With --final each record gives one line of JSON: its final position, or null if it is not legal.
    """
    from atoll.record import exit_status, final_position
    from atoll.record import referee as verdict_on

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
