"""Chunks of work by many processes of this machine, in whatever order they are done.

A process that is killed takes nothing along: what it had begun is begun again.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import chain, islice
from typing import Any, Generic, TypeVar

from atoll.processes import Pool, WorkersDied, pool

Chunk = TypeVar("Chunk")
Done = TypeVar("Done")
LIVES = 3
AHEAD = 2


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
    while True:
        try:
            with pool(jobs) as workers:
                for done in heap.through(workers):
                    lives = LIVES
                    yield done
                return
        except WorkersDied:
            lives -= 1
            if not lives:
                raise


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

    def through(self, workers: Pool) -> Iterator[Done]:
        """Everything on the heap, done by these workers."""
        running = {workers.submit(self._work, chunk): chunk for chunk in self._begun}
        while running := self._filled(running, workers):
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                done = future.result()
                self._begun.remove(running.pop(future))
                yield done

    def _filled(
        self, running: dict[Future[Done], Chunk], workers: Pool
    ) -> dict[Future[Done], Chunk]:
        """Enough running to keep the pool busy; once stopped, only what cannot be called back."""
        if self._stopped():
            return {future: chunk for future, chunk in running.items() if not future.cancel()}
        for chunk in islice(self._fresh, self._most - len(running)):
            self._begun.append(chunk)
            running[workers.submit(self._work, chunk)] = chunk
        return running
