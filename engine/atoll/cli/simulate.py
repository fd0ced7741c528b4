"""`atoll simulate`: many games at once, and what they came to."""

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import Misuse, complain, print_json, say, tell
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
from atoll.table import listed

if TYPE_CHECKING:
    from atoll.simulate.chunks import Setting


INTERRUPTED = 130


def simulate(
    game: Game = None,
    games: Annotated[
        str | None,
        typer.Option("--games", metavar="N", help="How many: 100,000, or 1,000 by the verbs."),
    ] = None,
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
            help="Who plays: uniform, greedy or your own; once for all players, or each.",
        ),
    ] = None,
    by_verbs: Annotated[
        bool,
        typer.Option("--by-verbs", help="Play one game after the other, as atoll play does."),
    ] = False,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Other luck.")] = "0",
    jobs: Jobs = None,
    dask: Annotated[
        str | None, typer.Option("--dask", metavar="ADDRESS", help="Play on a Dask cluster.")
    ] = None,
    svg: Annotated[
        str | None, typer.Option("--svg", metavar="FILE", help="Draw a picture in FILE.")
    ] = None,
    weigh: Annotated[
        str | None,
        typer.Option(
            "--weigh", metavar="N", help="Instead: in how many of N games others win by a ruling."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games, and tell how often things happen.

    They are played at once where the game can be, else one after the other by its verbs.
    Each share and each mean has an interval that holds the truth 95 times in 100.
    The same arguments give the same numbers, on however many processes or machines.
    Ctrl-C stops, and tells what the games came to that were played until then.
    """
    from atoll.cli.simulate_options import players, rivals, seat_numbers, way
    from atoll.simulate.chunks import Setting
    from atoll.table.games import game as rules_of

    also = {"--against": against, "--policy": policy, "--dask": dask, "--svg": svg}
    weighs = _weighs(weigh, {"--games": games, **also})
    name = game_name(game)
    slow, usual = way(name, policy or (), by_verbs=by_verbs or weighs > 0)
    tables = seat_numbers(name, seats)
    answers = rules_of(name).answered(edition, house_rules(ruling))
    others = rivals(name, answers, against or ())
    party, luck = players(policy or (), tables), whole_number(seed, "--seed", 0)
    one = Setting(name, 0, answers, party, luck, (*others.values(),), by_verbs=slow)
    settings = [one._replace(seats=at) for at in tables]
    if weighs:
        _weigh(settings[0], weighs, jobs, as_json=as_json)
        return
    wanted = whole_number(games or usual, "--games")
    _play(settings, (*others,), wanted, jobs, dask, svg, as_json)


def _weighs(weigh: str | None, others: Mapping[str, object]) -> int:
    """In how many games rulings are weighed, 0 where nobody asks. Raises Misuse.

    What does not count for weights is not asked for beside them.
    """
    if weigh is None:
        return 0
    if given := [name for name, value in others.items() if value]:
        raise Misuse(f"--weigh goes without {listed(given)}; leave that out.")
    return whole_number(weigh, "--weigh")


def _weigh(setting: "Setting", games: int, jobs: str | None, *, as_json: bool) -> None:
    """In how many games others win by another answer, of which players. Raises Misuse."""
    from atoll.cli.console import progress
    from atoll.processes import at_once
    from atoll.simulate.chunks import on_this_machine
    from atoll.simulate.policies import players
    from atoll.simulate.weights import as_dict, weights

    if "greedy" not in players(setting.game):
        raise Misuse(f"{setting.game} judges no position; say what one is worth in `worth`.")
    with progress() as bar:
        bar.add_task("Rulings weighed", total=None)
        found = weights(setting, games, on_this_machine(at_once(processes(jobs))))
    if as_json:
        print_json(as_dict(setting, games, found))
        return
    for who, every in found.items():
        for one in every:
            share = one.winners
            say(f"Others win by {one.named}, {who}: {share.hits} of {share.of}")


def _play(
    settings: Sequence["Setting"],
    others: tuple[str, ...],
    wanted: int,
    jobs: str | None,
    dask: str | None,
    svg: str | None,
    as_json: bool,
) -> None:
    """So many games of each setting, and what they came to."""
    from atoll.cli.simulate_progress import Where, reported
    from atoll.simulate.report import picture
    from atoll.written import beside

    if dask is not None:
        needs("distributed", "--dask", "cluster")
    with beside(svg) if svg else nullcontext() as drawn:
        if drawn:
            drawn.touch()  # where it cannot be written that is told now
        reports = reported(settings, others, wanted, Where(processes(jobs), dask))
        if drawn:
            drawn.write_text(picture(reports), encoding="utf-8")
    if as_json:
        print_json({"runs": [report.as_json() for report in reports]})
    else:
        from atoll.cli.simulate_text import told

        tell(told(reports))
    games, every = sum(report.tally.games for report in reports), wanted * len(settings)
    if games < every:
        complain(f"Stopped after {games:,} of {every:,} games.")
        raise typer.Exit(INTERRUPTED)
