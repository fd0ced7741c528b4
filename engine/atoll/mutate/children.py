"""Work in fresh child processes, a few at a time, each with a time limit.

The children come from a server that has imported what takes long and nothing of a game, so each
imports the game anew. A child that dies or does not end is an answer too: a pool of
`atoll.processes` keeps its processes, and cannot end a single one.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import redirect_stderr, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NamedTuple

__all__ = ["Answer", "Work", "answers"]

Work = Callable[..., Any]
_WARM = ("atoll.running.perform", "atoll.proof.solver", "atoll.proof.law")


class Answer(NamedTuple):
    """What a child answered, or why it did not: it took too `long`, or it `died`."""

    job: int
    value: Any = None
    failed: str = ""


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
    work: Work, jobs: Iterable[tuple[Any, ...]], *, at_once: int, seconds: float
) -> Generator[Answer, None, None]:
    """The answer to each job, in the order they come; leaving early ends all children."""
    waiting, running = enumerate(jobs), list[_Child]()
    context = _context()
    try:
        while True:
            while len(running) < at_once and (job := next(waiting, None)):
                running.append(_started(context, work, job, seconds))
            if not running:
                return
            wait([child.answers for child in running], timeout=0.5)
            for child in list(running):
                if answer := child.answer():
                    running.remove(child)
                    child.end()
                    yield answer
    finally:
        for child in running:
            child.end()


def _context() -> Any:
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([*_WARM])
    return context


def _started(context: Any, work: Work, job: tuple[int, tuple[Any, ...]], seconds: float) -> _Child:
    number, arguments = job
    mine, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_working, args=(theirs, work, arguments), daemon=True)
    process.start()
    theirs.close()
    return _Child(number, process, mine, time.monotonic() + seconds)


def _working(mouth: Connection, work: Work, arguments: tuple[Any, ...]) -> None:
    """Work in silence: Ctrl-C is for the parent to hear, and whatever goes wrong ends the child."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nothing = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 # closed with the child
    with redirect_stderr(nothing), suppress(Exception):
        mouth.send(work(*arguments))
