"""A simulation on its way: where it runs, how far it is, and how it is stopped."""

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from atoll.cli.console import progress
from atoll.processes import at_once
from atoll.simulate.chunks import By, Chunk, Setting, Tally, on_this_machine, played, simulated
from atoll.simulate.policies import own_files
from atoll.simulate.report import Report


class Where(NamedTuple):
    """Where it runs: in so many processes of this machine, or on a cluster."""

    jobs: int | None = None
    cluster: str | None = None


def reported(
    settings: Sequence[Setting], rivals: tuple[str, ...], games: int, where: Where
) -> list[Report]:
    """What so many games of each setting came to.

    Ctrl-C ends it with the chunks that have begun; once more, and it ends at once.
    Errors: whatever a single game of a setting raises, before the first of all is played.
    """
    for setting in settings:
        played(setting, Chunk(0, 1))
    reports: list[Report] = []
    with _interruptible() as stopped:
        for setting in settings:
            reports.append(
                Report(setting, rivals, games, *_watched(setting, games, where, stopped))
            )
            if stopped():
                break
    return reports


def _watched(
    setting: Setting, games: int, where: Where, stopped: Callable[[], bool]
) -> tuple[Tally, float]:
    """The games, while a bar tells how far they are; and how many seconds they took."""
    begun = perf_counter()
    with progress() as bar:
        task = bar.add_task("Games", total=games)

        def each(part: Tally) -> None:
            bar.advance(task, part.games)
            speed = bar.tasks[task].completed / (perf_counter() - begun)
            bar.update(task, description=f"{speed:,.0f} games a second")

        tally = simulated(setting, games, _by(setting, where, stopped), each=each)
    return tally, perf_counter() - begun


def _by(setting: Setting, where: Where, stopped: Callable[[], bool]) -> By:
    if where.cluster is not None:
        from atoll.simulate.cluster import done_by_cluster

        modules = own_files(setting.policies, setting.many().POLICIES)
        return partial(done_by_cluster, address=where.cluster, stopped=stopped, modules=modules)
    return on_this_machine(at_once(where.jobs), stopped)


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
