"""Work in child processes, a few at a time, each with a time limit; and rules with other texts.

The children part from one process that has imported what takes long and nothing of a game; so
whatever a child changes, it changes for itself. A child that dies or does not end is an answer too:
a pool of `atoll.processes` keeps its processes, and cannot end a single one.

In a child the rules can be read from other texts than their files.
"""

import faulthandler
import multiprocessing
import os
import pickle
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import redirect_stderr, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NamedTuple

from atoll import rereading
from atoll.examples import PACKAGE
from atoll.processes import follow
from atoll.table.games import GAMES

Work = Callable[..., Any]
Texts = Mapping[str, str]
"""What modules of a game say otherwise than their files, by their names."""
_SECONDS = 120.0
_WARM = ("atoll.running.own", "atoll.proof.proofs", "typer")
"""What a child needs, or imports again where a script of the command is what began."""


class NotThere(RuntimeError):
    """Rules that do not run at all."""

    status = 1


class Answer(NamedTuple):
    """What a child answered, or why it did not: it took too `long`, or it `died`."""

    job: int
    value: Any = None
    failed: str = ""


def answers(
    work: Work, jobs: Iterable[tuple[Any, ...]], *, at_once: int, seconds: float
) -> Generator[Answer, None, None]:
    """The answer to each job, in the order they come; leaving early ends all children."""
    ways = multiprocessing.get_all_start_methods()
    context: Any = multiprocessing.get_context("forkserver" if "forkserver" in ways else "spawn")
    if "forkserver" in ways:
        context.set_forkserver_preload([*_WARM])
    waiting, running = enumerate(jobs), dict[Any, tuple[int, BaseProcess, float]]()
    try:
        while True:
            for number, job in islice(waiting, at_once - len(running)):
                mine, theirs = context.Pipe(duplex=False)
                words, until = (theirs, seconds, work, job), time.monotonic() + seconds
                process = context.Process(target=_working, args=words, daemon=True)
                process.start()
                theirs.close()
                running[mine] = number, process, until
            if not running:
                return
            heard = wait([*running])
            for mouth in [one for one in running if one in heard]:
                number, process, until = running.pop(mouth)
                answer = Answer(number, failed="long" if time.monotonic() > until else "died")
                with suppress(EOFError, OSError):  # its time may be over while it answers
                    answer = Answer(number, mouth.recv())
                process.kill()
                process.join()
                yield answer
    finally:
        for _, process, _ in running.values():
            process.kill()
            process.join()


def _working(mouth: Connection, seconds: float, work: Work, arguments: tuple[Any, ...]) -> None:
    """Work in silence; whatever goes wrong ends the child, and so does its time."""
    nothing = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 # closed with the child
    faulthandler.dump_traceback_later(seconds, exit=True, file=nothing)
    with redirect_stderr(nothing), suppress(Exception):
        follow()
        mouth.send(work(*arguments))


# Rules with other texts than their files


def serve(game: str, texts: Texts) -> None:
    """Let Python import modules of a game with other texts, in this process.

    The game and its phrases are imported anew, should anything have imported them already.
    """
    for name in [*sys.modules]:
        if name.startswith((GAMES[game], f"{PACKAGE}.{game}")):
            del sys.modules[name]
    sys.dont_write_bytecode = True
    rereading.serve(texts)


def elsewhere(
    game: str, every: Sequence[Texts], work: Work, *words: Any, seconds: float = _SECONDS
) -> list[Any]:
    """What a work comes to where modules of the game have each of these texts, at once.

    Errors: NotThere.
    """
    found = sorted(by_each(game, every, work, *words, at_once=len(every), seconds=seconds))
    if any(answer.failed for answer in found):
        raise NotThere(f"the rules of {game} come to nothing by one of the two texts")
    return [answer.value for answer in found]


def by_each(
    game: str, every: Sequence[Texts], work: Work, *words: Any, at_once: int, seconds: float
) -> Iterator[Answer]:
    """What a work comes to by each of these texts, as they come: their places are the jobs."""
    asked = pickle.dumps((work, words))
    jobs = [(game, texts, asked) for texts in every]
    yield from answers(_served, jobs, at_once=at_once, seconds=seconds)


def _served(game: str, texts: Texts, asked: bytes) -> Any:
    """The work where the texts are served; what it is asked about is of their making too."""
    serve(game, texts)
    work, words = pickle.loads(asked)  # noqa: S301 # our own
    return work(*words)
