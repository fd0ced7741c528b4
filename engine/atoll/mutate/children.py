"""Work in child processes, a few at a time, each with a time limit.

They part from one process that has imported what takes long and nothing of a game, but for what it
is told to make ready first; so whatever a child changes, it changes for itself. A child that dies
or does not end is an answer too: a pool of `atoll.processes` keeps its processes, and cannot end a
single one.
"""

import gc
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing, redirect_stderr, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NamedTuple

from atoll.processes import WorkersDied

Work = Callable[..., Any]
_WARM = ("atoll.running.perform", "atoll.proof.proofs")


class Answer(NamedTuple):
    """What a child answered, or why it did not: it took too `long`, or it `died`."""

    job: int
    value: Any = None
    failed: str = ""


class _Asked(NamedTuple):
    """A piece of work, and what it is asked to do, by how many at once, in what time each."""

    work: Work
    jobs: Sequence[tuple[Any, ...]]
    at_once: int
    seconds: float
    ready: Callable[[], object] | None


@dataclass(slots=True)
class _Child:
    job: int
    process: BaseProcess
    answers: Connection
    until: float

    def answer(self) -> Answer | None:
        """What it has answered by now."""
        if self.answers.poll():
            try:
                return Answer(self.job, self.answers.recv())
            except EOFError:
                return Answer(self.job, failed="died")
        if time.monotonic() > self.until:
            return Answer(self.job, failed="long")
        return None

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.answers.close()


def answers(
    work: Work,
    jobs: Iterable[tuple[Any, ...]],
    *,
    at_once: int,
    seconds: float,
    ready: Callable[[], object] | None = None,
) -> Generator[Answer, None, None]:
    """The answer to each job, in the order they come; leaving early ends all children.

    Where processes cannot part, each child makes itself ready.

    Errors: WorkersDied, where the process they part from ends.
    """
    asked = _Asked(work, [*jobs], at_once, seconds, ready)
    if not asked.jobs:
        return
    context = _context("forkserver")
    mine, theirs = context.Pipe()
    process = context.Process(target=_parting, args=(theirs, asked))
    process.start()
    theirs.close()
    try:
        for _ in asked.jobs:
            yield mine.recv()
    except EOFError as error:
        raise WorkersDied("a process ended before its work was done; try --jobs 1.") from error
    finally:
        mine.close()
        process.join()


def _context(way: str) -> Any:
    if way not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context(way)
    if way == "forkserver":
        context.set_forkserver_preload([*_WARM])
    return context


def _parting(mouth: Connection, asked: _Asked) -> None:
    """Make ready, then answer; Ctrl-C is for the one who listens to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if asked.ready:
        asked.ready()
    gc.freeze()  # what is there by now stays: no child need go through it
    coming = _answers(mouth, asked)
    with suppress(BrokenPipeError), closing(coming):
        for answer in coming:
            mouth.send(answer)


def _answers(mouth: Connection, asked: _Asked) -> Generator[Answer, None, None]:
    """The answers of a child for each job, until nobody listens: then there is an end to hear."""
    waiting, running, context = enumerate(asked.jobs), list[_Child](), _context("fork")
    try:
        while not mouth.poll():
            while len(running) < asked.at_once and (job := next(waiting, None)):
                running.append(_started(context, asked, *job))
            wait([mouth, *(child.answers for child in running)], timeout=0.5)
            for child in list(running):
                if answer := child.answer():
                    running.remove(child)
                    child.end()
                    yield answer
    finally:
        for child in running:
            child.end()


def _started(context: Any, asked: _Asked, number: int, job: tuple[Any, ...]) -> _Child:
    mine, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_working, args=(theirs, asked.work, job), daemon=True)
    process.start()
    theirs.close()
    return _Child(number, process, mine, time.monotonic() + asked.seconds)


def _working(mouth: Connection, work: Work, arguments: tuple[Any, ...]) -> None:
    """Work in silence; whatever goes wrong ends the child."""
    nothing = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 # closed with the child
    with redirect_stderr(nothing), suppress(Exception):
        mouth.send(work(*arguments))
