"""`atoll simulate`: many games at once, and what they came to."""

from typing import TYPE_CHECKING

from atoll.cli.console import Misuse, progress
from atoll.cli.options import (
    EDITION,
    GAME,
    JOBS,
    RULINGS,
    SHORT,
    Number,
    Text,
    Texts,
    flag,
    house_rules,
    needs,
    number,
    text,
    whole_number,
)
from atoll.cli.report import Report, Said
from atoll.table import listed

if TYPE_CHECKING:
    from atoll.simulate.chunks import Setting


INTERRUPTED = 130


def simulate(
    game: str = GAME,
    games: Number = number("--games", "How many: 100,000, or 1,000 by the verbs."),
    seats: Text = text("--seats", "N", "How many players; several, as 2,3, are compared."),
    edition: Text = EDITION,
    ruling: Texts = RULINGS,
    policy: Texts = text(
        "--policy",
        "NAME|MODULE:FUNCTION",
        "Who plays: uniform, greedy or your own; once for all players, or each.",
    ),
    by_verbs: bool = flag("--by-verbs", "Play one game after the other, as atoll play does."),
    seed: int = number("--seed", "Other luck.", least=0, default=0),
    jobs: Number = JOBS,
    dask: Text = text("--dask", "ADDRESS", "Play on a Dask cluster."),
    weigh: Number = number("--weigh", "Instead: in how many of N games others win by a ruling."),
) -> Report:
    """Play many games, and tell how often things happen.

    They are played at once where the game can be, else one after the other by its verbs.
    Each share and each mean has an interval that holds the truth 95 times in 100.
    The same arguments give the same numbers, on however many processes or machines.
    Ctrl-C stops, and tells what the games came to that were played until then.
    """
    from atoll.cli.simulated import runs, told, way
    from atoll.simulate.chunks import Setting
    from atoll.table.games import game as rules_of

    also = {"--games": games, "--policy": policy, "--dask": dask}
    if weigh and (given := [name for name, value in also.items() if value]):
        raise Misuse(f"--weigh goes without {listed(given)}; leave that out.")
    slow, usual = way(game, policy or (), by_verbs=by_verbs or bool(weigh))
    typed = [f"{rules_of(game).SEATS[0]}"] if seats is None else seats.split(",")
    tables = [*dict.fromkeys(whole_number(one.strip(), "--seats", digits=SHORT) for one in typed)]
    answers, party = rules_of(game).answered(edition, house_rules(ruling)), policy or ["uniform"]
    if len(party) > 1 and {*tables} != {len(party)}:
        given_for = f"{len(party)} times for {' or '.join(map(str, tables))} players"
        fix = "give it once for all players, or once for each"
        raise Misuse(f"--policy is given {given_for}; {fix}.")
    one = Setting(game, 0, answers, weigh or games or usual, tuple(party), seed, by_verbs=slow)
    settings = [one._replace(seats=at) for at in tables]
    if weigh:
        return _weighed(settings[0], jobs)
    if dask is not None:
        needs("distributed", "--dask", "cluster")
    found = [*runs(settings, jobs, dask)]
    done, every = sum(run.games for run in found), sum(each.games for each in settings)
    stopped = [f"atoll: Stopped after {done:,} of {every:,} games."] if done < every else []
    return Report(
        told(found),
        lambda: {"runs": [run.as_json() for run in found]},
        INTERRUPTED if stopped else 0,
        last=stopped,
    )


def _weighed(setting: "Setting", jobs: int | None) -> Report:
    """In how many games others win by another answer, of which players. Raises Misuse."""
    from atoll.processes import at_once
    from atoll.simulate.chunks import on_this_machine, weighed
    from atoll.simulate.policies import players

    if "greedy" not in players(setting.game):
        raise Misuse(f"{setting.game} judges no position; say what one is worth in `worth`.")
    with progress() as bar:
        bar.add_task("Rulings weighed", total=None)
        found = weighed(setting, on_this_machine(at_once(jobs)))
    words = "Others win by {ruling}={answer}, {players}: {hits} of {of}"
    return Report((Said(words.format(**one)) for one in found["weights"]), lambda: found)
