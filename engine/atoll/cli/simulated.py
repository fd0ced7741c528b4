"""Games that are simulated: what is asked for, how far they are, and their figures with bars."""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import groupby
from time import perf_counter
from typing import Any

from atoll.book import rules
from atoll.cli.console import Misuse, bar
from atoll.cli.options import needs
from atoll.cli.report import Column, Part, Table, line
from atoll.compare.sides import Side, side
from atoll.processes import at_once
from atoll.simulate.chunks import Chunk, Setting, on_this_machine, played, simulated
from atoll.simulate.figures import Figure, Mean
from atoll.simulate.many import is_many, many
from atoll.simulate.policies import own_files
from atoll.simulate.report import Run, barred, by_seats
from atoll.table import agreed, cite
from atoll.table.contract import Answers
from atoll.table.games import game
from atoll.table.own import supposed

NAMES, NUMBERS, BARS = 52, 22, 14


def way(name: str, policies: Sequence[str], *, by_verbs: bool) -> tuple[bool, int]:
    """Whether it goes by the verbs, as own policies do, and how many are usual. Raises Misuse."""
    if by_verbs or not is_many(name):
        return True, 1000
    needs("numpy", "atoll simulate", "batch")
    return (False, 100_000) if {*policies} <= many(name).POLICIES.keys() else (True, 1000)


def players(policies: Sequence[str], seats: Sequence[int]) -> tuple[str, ...]:
    """One policy for all seats, or one for each. Raises Misuse."""
    if len(policies) > 1 and {*seats} != {len(policies)}:
        given = f"{len(policies)} times for {' or '.join(map(str, seats))} players"
        raise Misuse(f"--policy is given {given}; give it once for all players, or once for each.")
    return tuple(policies) or ("uniform",)


def rivals(name: str, answers: Answers, against: Sequence[str]) -> Mapping[str, Answers]:
    """The other answers, by the texts that ask for them. Raises Misuse, UnknownRuling.

    What a text without an edition does not name is as it is played, and what is not known of one.
    """
    found, played = dict[str, Answers](), Side("", None, {}, answers)
    for text in against:
        one = side(name, text, played)
        found[text] = one.answers if one.edition else answers.but(**one.house)
        if found[text] == answers:
            raise Misuse(f"--against {text}: that is what is played already; name something else.")
    return found


# On its way


def reported(
    settings: Sequence[Setting],
    rivals: tuple[str, ...],
    games: int,
    jobs: int | None,
    cluster: str | None,
) -> list[Run]:
    """What so many games of each setting came to, in processes of this machine or on a cluster.

    Ctrl-C ends it with the chunks that have begun; once more, and it ends at once.
    Errors: whatever a single game of a setting raises, before the first of all is played.
    """
    for setting in settings:
        played(setting, Chunk(0, 1))
    reports: list[Run] = []
    with _interruptible() as stopped:
        by = on_this_machine(at_once(jobs), stopped)
        if cluster is not None:
            from atoll.simulate.cluster import done_by_cluster

            own = own_files(settings[0].policies, settings[0].many().POLICIES)
            by = partial(done_by_cluster, address=cluster, stopped=stopped, modules=own)
        for setting in settings:
            begun = perf_counter()
            with bar("Games", games) as on:
                tally = simulated(setting, games, by, each=lambda part: on(part.games))
            reports.append(Run(setting, rivals, games, tally, perf_counter() - begun))
            if stopped():
                break
    return reports


@contextmanager
def _interruptible() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed; pressed once more, it does what it always does."""
    pressed: list[int] = []

    def stop(number: int, _: Any) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


# What it came to


def told(reports: Sequence[Run]) -> Iterator[Part]:
    """What was played and counted, and how fast it went."""
    yield from counted(reports)
    games, seconds = sum(one.tally.games for one in reports), sum(one.seconds for one in reports)
    played = agreed(f"{games:,} game[|s]", games)
    yield f"{played} in {seconds:.1f} s: {games / seconds:,.0f} a second."
    yield line(
        "After ± is how far a number may be off, 95 times in 100. "
        "Rules that every game is alike in are told by --json only.",
        style="dim",
    )


def counted(reports: Sequence[Run], *, drawn: bool = False) -> Iterator[Part]:
    """What was played, a table for each section, and what of the game no text tells."""
    for report in reports:
        known, chosen = game(report.setting.game).RULINGS, report.setting.answers.as_dict()
        other = [f"{one}={chosen[one]}" for one in known if chosen[one] != known[one].default]
        played_by = ", ".join(other) or "every ruling by default"
        yield line(f"{report.title}: {played_by}.", style="bold")
        yield ""
        told = rules(report.setting.game).values()
        worth = report.worth_telling(drawn=drawn)
        yield from _tables(worth, {cite(rule.id): rule.title for rule in told}, drawn=drawn)
    yield from _tables(by_seats(reports), {}, drawn=drawn)
    for doubt in supposed(reports[0].setting.game):
        yield line(f"{doubt}.", style="bold")


def _tables(figures: Iterable[Figure], titles: Mapping[str, str], *, drawn: bool) -> Iterator[Part]:
    """A table for each section: the numbers, with bars that reach the edge at 1 or the largest."""
    # plain letters where no others can be printed
    speaks = (sys.stdout.encoding or "").lower().startswith("utf")  # noqa: TID251 # its encoding alone
    letters = {} if speaks or drawn else {"eighths": "    ####"}
    for section, found in groupby(figures, lambda figure: figure.section):
        group = [(one, one.number.measure()) for one in found]
        means = isinstance(group[0][0].number, Mean)
        most = max((it.high for one, it in group if it and isinstance(one.number, Mean)), default=1)
        rows = []
        for figure, measure in group:
            sd = f"{measure.sd:.2f}" if measure and measure.sd is not None else ""
            bars = barred(measure.value, most, BARS, **letters) if measure else ""
            name = f"{figure.name} {titles.get(figure.name, '')}".strip()
            rows.append((name, figure.told, sd, bars))
        columns = (
            Column(section, whole=True, width=NAMES),
            Column(right=True, whole=True, least=NUMBERS),
            Column("sd" if means else "", right=True, least=4),
            Column(style="cyan", whole=True, least=BARS),
        )
        yield Table(columns, rows, lined=False)
        yield ""
