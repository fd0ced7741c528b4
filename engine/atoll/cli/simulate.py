"""`atoll simulate`: many games at once, and what they came to."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import complain, print_json, tell
from atoll.cli.options import (
    AsJson,
    EditionId,
    Game,
    HouseRules,
    Jobs,
    game_name,
    house_rules,
    needs,
    processes,
    whole_number,
)

if TYPE_CHECKING:
    from atoll.simulate.report import Report

__all__ = ["simulate"]

INTERRUPTED = 130


def simulate(
    game: Game = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many.")] = "100000",
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats", metavar="N", help="How many players; several, as 2,3, are compared."
        ),
    ] = None,
    edition: EditionId = None,
    ruling: HouseRules = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            "--against",
            metavar="EDITION|RULINGS",
            help="Play the same by these too: fiji-de-2005, or half=up,swap=neighbours.",
        ),
    ] = None,
    policy: Annotated[
        list[str] | None,
        typer.Option(
            "--policy",
            metavar="NAME|MODULE:FUNCTION",
            help="Who plays: uniform, greedy or your own; once for all players, or for each.",
        ),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Other luck.")] = "0",
    jobs: Jobs = None,
    dask: Annotated[
        str | None, typer.Option("--dask", metavar="ADDRESS", help="Play on a Dask cluster.")
    ] = None,
    svg: Annotated[
        str | None, typer.Option("--svg", metavar="FILE", help="Draw a picture in FILE.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games at once, and tell how often things happen.

    Each share and each mean has an interval that holds the truth 95 times in 100.
    The same arguments give the same numbers, on however many processes or machines.
    Ctrl-C stops, and tells what the games came to that were played until then.
    """
    needs("numpy", "atoll simulate", "batch")
    if dask is not None:
        needs("distributed", "--dask", "cluster")
    from atoll.cli.simulate_options import players, rivals, seat_numbers
    from atoll.cli.simulate_progress import Where, reported
    from atoll.simulate.chunks import Setting
    from atoll.table.games import game as rules_of

    name, wanted = game_name(game), whole_number(games, "--games")
    tables = seat_numbers(name, seats)
    answers = rules_of(name).answered(edition, house_rules(ruling))
    others = rivals(name, answers, against or ())
    party, luck = players(policy or (), tables), whole_number(seed, "--seed", 0)
    settings = [Setting(name, at, answers, party, luck, (*others.values(),)) for at in tables]
    if svg:
        Path(svg).touch()
    where = Where(processes(jobs), dask)
    reports = reported(settings, tuple(others), wanted, where)
    _tell(reports, svg, as_json=as_json)
    _end(sum(report.tally.games for report in reports), wanted * len(settings))


def _tell(reports: Sequence["Report"], svg: str | None, *, as_json: bool) -> None:
    """The numbers, and the picture if there is to be one."""
    if svg:
        from atoll.simulate.report import picture

        Path(svg).write_text(picture(reports), encoding="utf-8")
    if as_json:
        print_json({"runs": [report.as_json() for report in reports]})
    else:
        from atoll.cli.simulate_text import told

        tell(told(reports))


def _end(games: int, wanted: int) -> None:
    if games < wanted:
        complain(f"Stopped after {games:,} of {wanted:,} games.")
        raise typer.Exit(INTERRUPTED)
