"""Chunks of work by many processes of this machine, in whatever order they are done.

A process that is killed takes nothing along: what it had begun is begun again.
"""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Generic, TypeVar

__all__ = ["WorkersDied", "done_by_processes"]

Chunk = TypeVar("Chunk")
Done = TypeVar("Done")
LIVES = 3
AHEAD = 2


class WorkersDied(Exception):
    """Processes die again and again, and nothing gets done."""


def done_by_processes(
    work: Callable[[Chunk], Done],
    chunks: Iterable[Chunk],
    *,
    jobs: int,
    stopped: Callable[[], bool],
) -> Iterator[Done]:
    """What the work makes of each chunk. Once `stopped`, only what has begun is finished.

    One job, or one chunk, is done in this process.
    Errors: WorkersDied; and whatever the work raises.
    """
    rest = iter(chunks)
    first = list(islice(rest, AHEAD))
    chunks = chain(first, rest)
    if jobs == 1 or len(first) == 1:
        yield from _done_here(work, chunks, stopped)
    else:
        yield from _done_by_pools(_Heap(work, chunks, AHEAD * jobs, stopped), jobs)


def _done_by_pools(heap: "_Heap[Any, Done]", jobs: int) -> Iterator[Done]:
    """Everything on the heap; where a process is killed, a new pool takes over."""
    lives = LIVES
    while lives:
        try:
            with _pool(jobs) as pool:
                for done in heap.through(pool):
                    lives = LIVES
                    yield done
        except BrokenProcessPool:
            lives -= 1
        else:
            return
    raise WorkersDied(
        f"{LIVES} times running a process was killed and nothing got done; "
        "is there too little memory? Try --jobs 1."
    )


def _done_here(
    work: Callable[[Chunk], Done], chunks: Iterable[Chunk], stopped: Callable[[], bool]
) -> Iterator[Done]:
    for chunk in chunks:
        if stopped():
            return
        yield work(chunk)


class _Heap(Generic[Chunk, Done]):
    """The chunks still to be done; those that are begun stay on it until their outcome is seen."""

    def __init__(
        self,
        work: Callable[[Chunk], Done],
        chunks: Iterable[Chunk],
        most: int,
        stopped: Callable[[], bool],
    ) -> None:
        self._work, self._fresh, self._most, self._stopped = work, iter(chunks), most, stopped
        self._begun: list[Chunk] = []

    def through(self, pool: ProcessPoolExecutor) -> Iterator[Done]:
        """Everything on the heap, done by the pool."""
        running = {self._given(pool, chunk): chunk for chunk in self._begun}
        while running := self._filled(running, pool):
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                done = future.result()
                self._begun.remove(running.pop(future))
                yield done

    def _filled(
        self, running: dict[Future[Done], Chunk], pool: ProcessPoolExecutor
    ) -> dict[Future[Done], Chunk]:
        """Enough running to keep the pool busy; once stopped, only what cannot be called back."""
        if self._stopped():
            return {future: chunk for future, chunk in running.items() if not future.cancel()}
        for chunk in islice(self._fresh, self._most - len(running)):
            self._begun.append(chunk)
            running[self._given(pool, chunk)] = chunk
        return running

    def _given(self, pool: ProcessPoolExecutor, chunk: Chunk) -> Future[Done]:
        with _uninterrupted():
            return pool.submit(self._work, chunk)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C has to wait; a process that begins here never hears of it, from its first line on."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes of our own; whatever ends the work early ends them too."""
    others = active_children()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_follow)
    try:
        yield pool
    except BaseException:
        for child in active_children():
            if child not in others:
                child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _follow() -> None:
    """A worker leaves Ctrl-C to the process that it works for, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(parent_process(),), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
