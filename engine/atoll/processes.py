"""Work done side by side by processes of this machine, and everything that is said of them once.

They are spawned: each is fresh and imports what it needs, the same on every system. One that is
forked would take along what was changed here, and locks of threads that it does not have, such as
that of a bar which is just being drawn.

Ctrl-C is heard here alone. Whatever ends the work early ends its processes, and each ends with the
process that it works for. What the work raises is raised here, with its own text.
"""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import ParamSpec, TypeVar

Words = ParamSpec("Words")
One = TypeVar("One")
Other = TypeVar("Other")
_AHEAD = 256
"""So many pieces of work are given out before the first is done, as some take long."""


class WorkersDied(Exception):
    """A process came to an end before its work did."""


class Pool(ProcessPoolExecutor):
    """Processes to give work to, and its outcomes as futures."""

    def submit(
        self, fn: Callable[Words, Other], /, *args: Words.args, **kwargs: Words.kwargs
    ) -> Future[Other]:
        """Give a piece of work; where it needs another process, that one never hears Ctrl-C."""
        with _uninterrupted():
            return super().submit(fn, *args, **kwargs)


def at_once(jobs: int | None = None) -> int:
    """How many processes: as many as were asked for, or one per core; within one of them, one."""
    return jobs or (1 if parent_process() else os.cpu_count()) or 1


def in_order(
    work: Callable[[One], Other], over: Sequence[One], jobs: int | None = None
) -> Iterator[Other]:
    """The results in order, each as it is ready, of as many pieces of work as one likes.

    One job, or one piece of work, is done here. `atoll.progress.ticked` shows how far they are.
    Errors: WorkersDied; and whatever the work raises.
    """
    number = min(at_once(jobs), len(over))
    if number <= 1:
        yield from map(work, over)
        return
    with pool(number) as workers:
        yield from given(workers.submit, work, over, _AHEAD)


def given(
    submit: Callable[..., "Future[Other]"],
    work: Callable[[One], Other],
    over: Iterable[One],
    ahead: int,
) -> Iterator[Other]:
    """What executors make of each piece of work, in order: so many are on their way.

    Errors: whatever the work raises.
    """
    waiting = iter(over)
    running = deque(submit(work, one) for one in islice(waiting, ahead))
    while running:
        found = running.popleft().result()
        running.extend(submit(work, one) for one in islice(waiting, 1))
        yield found


@contextmanager
def pool(jobs: int | None = None) -> Iterator[Pool]:
    """So many processes, until the block ends. Errors: WorkersDied."""
    others = active_children()
    workers = Pool(at_once(jobs), get_context("spawn"), initializer=follow)
    try:
        yield workers
    except BaseException as error:
        for child in active_children():
            if child not in others:
                child.terminate()
        if isinstance(error, BrokenProcessPool):
            raise WorkersDied(
                "a process ended before its work was done; is there too little memory? "
                "Try fewer processes (--jobs 1), or close other programs."
            ) from error
        raise
    finally:
        workers.shutdown(cancel_futures=True)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C has to wait, and a process that begins now does not hear it while it begins."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow() -> None:
    """Leave Ctrl-C, and stdout, to the process that this one works for, and end with it."""
    sys.stdout = sys.stderr  # noqa: TID251 # what is printed here was printed by a game
    signal.signal(signal.SIGINT, lambda *_: None)  # if ignored, what begins here would inherit it
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    Thread(target=_end_with, args=(parent_process(),), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
