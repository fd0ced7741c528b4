"""`atoll simulate`: many games at once, and what they came to."""

from typing import TYPE_CHECKING

from atoll.cli.console import Misuse, progress
from atoll.cli.options import (
    EDITION,
    GAME,
    JOBS,
    RULINGS,
    Number,
    Text,
    Texts,
    flag,
    house_rules,
    needs,
    number,
    text,
)
from atoll.cli.report import Report, whole
from atoll.table import listed

if TYPE_CHECKING:
    from atoll.simulate.chunks import Setting


INTERRUPTED = 130


def simulate(
    game: str = GAME,
    games: Number = number("--games", "How many: 100,000, or 1,000 by the verbs."),
    seats: Number = number("--seats", "How many players; else the usual number.", most=999),
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
    After Ctrl-C the first games of the seed that are done are told.
    """
    from atoll.cli.simulated import run, told, way
    from atoll.simulate.chunks import Setting
    from atoll.table.games import game as rules_of

    also = {"--games": games, "--policy": policy, "--dask": dask}
    if weigh and (given := [name for name, value in also.items() if value]):
        raise Misuse(f"--weigh goes without {listed(given)}; leave that out.")
    slow, usual = way(game, policy or (), by_verbs=by_verbs or bool(weigh))
    at_table, party = seats or rules_of(game).SEATS[0], tuple(policy or ["uniform"])
    if len(party) not in {1, at_table}:
        fix = "give it once for all players, or once for each"
        raise Misuse(f"--policy is given {len(party)} times for {at_table} players; {fix}.")
    answers = rules_of(game).answered(edition, house_rules(ruling))
    number = weigh or games or usual
    setting = Setting(game, at_table, answers, number, party, seed, by_verbs=slow)
    if weigh:
        return _weighed(setting, jobs)
    if dask is not None:
        needs("distributed", "--dask", "cluster")
    found = run(setting, jobs, dask)
    done = f"atoll: Stopped after {found.games:,} of {number:,} games."
    stopped = [done] if found.games < number else []
    return Report(
        told(found),
        lambda: {"runs": [found.as_json()]},
        INTERRUPTED if stopped else 0,
        last=stopped,
    )


def _weighed(setting: "Setting", jobs: int | None) -> Report:
    """In how many games others win by another answer, of which players. Raises Misuse."""
    from functools import partial

    from atoll.processes import in_order
    from atoll.simulate.chunks import weighed
    from atoll.simulate.policies import players

    if "greedy" not in players(setting.game):
        raise Misuse(f"{setting.game} judges no position; say what one is worth in `worth`.")
    with progress() as bar:
        bar.add_task("Rulings weighed", total=None)
        found = weighed(setting, partial(in_order, jobs=jobs))
    words = "Others win by {ruling}={answer}, {players}: {hits} of {of}"
    return Report((whole(words.format(**one)) for one in found["weights"]), lambda: found)
