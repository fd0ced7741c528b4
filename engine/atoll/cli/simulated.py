"""Games that are simulated: what is asked for, how far they are, and their figures with bars."""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from time import perf_counter

from atoll.book import rules
from atoll.cli.console import bar
from atoll.cli.options import needs
from atoll.cli.report import Column, Part, Table, line
from atoll.processes import in_order
from atoll.simulate.chunks import By, Run, Setting, played, simulated
from atoll.simulate.figures import FIRES, GAMES, Figure, Mean
from atoll.simulate.many import arrays
from atoll.simulate.policies import own_files
from atoll.table import agreed, cite, listed
from atoll.table.games import game, title
from atoll.table.own import supposed

NAMES, NUMBERS, BARS = 52, 22, 14


def way(name: str, policies: Sequence[str], *, by_verbs: bool) -> tuple[bool, int]:
    """Whether it goes by the verbs, as own policies do, and how many are usual. Raises Misuse."""
    if not by_verbs and arrays.there(name):
        needs("numpy", "atoll simulate", "batch")
        by_verbs = not {*policies} <= arrays(name).POLICIES.keys()
    slow = by_verbs or not arrays.there(name)
    return slow, 1000 if slow else 100_000


def run(setting: Setting, jobs: int | None, cluster: str | None) -> Run:
    """What the games came to, in processes of this machine or on a cluster.

    After Ctrl-C the first games of the seed that are done are told.
    Errors: whatever a single game raises, before all are played.
    """
    played(setting._replace(games=1), 0)
    by: By = partial(in_order, jobs=jobs)
    if cluster is not None:
        from atoll.simulate.cluster import done_by_cluster

        own = own_files(setting.policies, setting.known)
        by = partial(done_by_cluster, address=cluster, modules=own)
    begun = perf_counter()
    with bar("Games", setting.games) as on:
        [counts] = simulated(setting, by, each=on, stopped=(KeyboardInterrupt,))
    return Run(setting, counts, perf_counter() - begun)


def told(run: Run) -> Iterator[Part]:
    """What was played, a table for each section, what of the game no text tells, and how fast."""
    of, name = run.setting, run.setting.game
    known, titles = game(name).RULINGS, {cite(rule.id): rule.title for rule in rules(name).values()}
    other = [
        f"{one}={own}" for one, own in of.answers.as_dict().items() if own != known[one].default
    ]
    played = agreed(f"{run.games:,} game[|s]", run.games)
    party = f"{of.seats} players, {listed(dict.fromkeys(of.policies))}"
    by = ", ".join(other) or "every ruling by default"
    yield line(f"{played} of {title(name)}, {party}: {by}.", style="bold")
    yield ""
    yield from _tables(filter(_varies, run.figures()), titles)
    for doubt in supposed(name):
        yield line(f"{doubt}.", style="bold")
    yield f"{played} in {run.seconds:.1f} s: {run.games / run.seconds:,.0f} a second."
    yield line(
        "After ± is how far a number may be off, 95 times in 100. "
        "Rules that every game is alike in are told by --json only.",
        style="dim",
    )


def _varies(figure: Figure) -> bool:
    """Whether it tells more than that every game is alike in a rule."""
    measure = figure.number.measure()
    alike = not measure or (measure.value in {0, 1} if measure.sd is None else not measure.sd)
    return not alike or figure.section not in {FIRES, GAMES}


def _tables(figures: Iterable[Figure], titles: Mapping[str, str]) -> Iterator[Part]:
    """A table for each section: the numbers, with bars that reach the edge at 1 or the largest."""
    # plain letters where no others can be printed
    speaks = (sys.stdout.encoding or "").lower().startswith("utf")  # noqa: TID251 # its encoding alone
    letters = " ▏▎▍▌▋▊▉█" if speaks else " #"
    for section, found in groupby(figures, lambda figure: figure.section):
        group = [(one, one.number.measure()) for one in found]
        means = isinstance(group[0][0].number, Mean)
        most = max((it.high for one, it in group if it and isinstance(one.number, Mean)), default=1)
        rows = []
        for figure, measure in group:
            sd = f"{measure.sd:.2f}" if measure and measure.sd is not None else ""
            name = f"{figure.name} {titles.get(figure.name, '')}".strip()
            bars = _barred(measure.value, most, letters) if measure else ""
            rows.append((name, figure.told, sd, bars))
        columns = (
            Column(section, whole=True, width=NAMES),
            Column(right=True, whole=True, least=NUMBERS),
            Column("sd" if means else "", right=True, least=4),
            Column(style="cyan", whole=True, least=BARS),
        )
        yield Table(columns, rows, lined=False)
        yield ""


def _barred(value: float, most: float, letters: str) -> str:
    """A bar of letters, which begin with an empty one; as finely as there are others."""
    steps, share = len(letters) - 1, min(max(value / most, 0.0), 1.0) if most else 0.0
    whole, part = divmod(round(share * BARS * steps), steps)
    return (letters[-1] * whole + letters[part]).rstrip()
