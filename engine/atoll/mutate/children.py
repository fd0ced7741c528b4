"""Work in child processes, a few at a time, each with a time limit; and rules with other texts.

The children part from one process that has imported what takes long and nothing of a game, but for
what it is told to make ready first; so whatever a child changes, it changes for itself. A child
that dies or does not end is an answer too: a pool of `atoll.processes` keeps its processes, and
cannot end a single one.

In a child the rules can be read from other texts than their files.
"""

import faulthandler
import gc
import multiprocessing
import os
import pickle
import signal
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
from atoll.processes import WorkersDied
from atoll.table.games import GAMES

Work = Callable[..., Any]
Texts = Mapping[str, str]
"""What modules of a game say otherwise than their files, by their names."""
_WARM = ("atoll.running.perform", "atoll.proof.proofs")


class NotThere(RuntimeError):
    """Rules that do not run at all."""

    status = 1


class Answer(NamedTuple):
    """What a child answered, or why it did not: it took too `long`, or it `died`."""

    job: int
    value: Any = None
    failed: str = ""


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
    if not (every := [*jobs]):
        return
    context = _context("forkserver")
    mine, theirs = context.Pipe()
    limits = {"at_once": at_once, "seconds": seconds, "ready": ready}
    process = context.Process(target=_parting, args=(theirs, work, every), kwargs=limits)
    process.start()
    theirs.close()
    try:
        for _ in every:
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


def _parting(  # noqa: PLR0913 # what is asked of it, and whom it answers
    mouth: Connection,
    work: Work,
    jobs: Sequence[tuple[Any, ...]],
    *,
    at_once: int,
    seconds: float,
    ready: Callable[[], object] | None,
) -> None:
    """Make ready, and answer each job by a child, until nobody listens: an end is heard then.

    Ctrl-C is for the one who listens to hear.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if ready:
        ready()
    gc.freeze()  # what is there by now stays: no child need go through it
    waiting, context = enumerate(jobs), _context("fork")
    running = dict[Any, tuple[int, BaseProcess, float]]()
    with suppress(BrokenPipeError):
        while not mouth.poll():
            for number, job in islice(waiting, at_once - len(running)):
                mine, theirs = context.Pipe(duplex=False)
                words, until = (theirs, seconds, work, job), time.monotonic() + seconds
                process = context.Process(target=_working, args=words, daemon=True)
                process.start()
                theirs.close()
                running[mine] = number, process, until
            heard = wait([mouth, *running])
            for answers in [one for one in running if one in heard]:
                number, process, until = running.pop(answers)
                answer = Answer(number, failed="died")
                with suppress(EOFError, OSError):  # its time may be over while it answers
                    answer = Answer(number, answers.recv())
                    process.kill()
                process.join()
                late = answer.failed and time.monotonic() > until
                mouth.send(answer._replace(failed="long") if late else answer)
    for _, process, _ in running.values():
        process.kill()
        process.join()


def _working(mouth: Connection, seconds: float, work: Work, arguments: tuple[Any, ...]) -> None:
    """Work in silence; whatever goes wrong ends the child, and so does its time."""
    nothing = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 # closed with the child
    faulthandler.dump_traceback_later(seconds, exit=True, file=nothing)
    with redirect_stderr(nothing), suppress(Exception):
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


def elsewhere(game: str, texts: Texts, work: Work, *words: Any) -> Any:
    """What a work comes to, with these words, where modules of the game have these texts.

    Errors: NotThere.
    """
    return both(game, (texts,), work, *words)[0]


def both(game: str, every: Sequence[Texts], work: Work, *words: Any) -> list[Any]:
    """What a work comes to by each of these texts, at once. Errors: NotThere."""
    found = sorted(by_each(game, every, work, *words, at_once=len(every)))
    if any(answer.failed for answer in found):
        raise NotThere(f"the rules of {game} come to nothing by one of the two texts")
    return [answer.value for answer in found]


def by_each(
    game: str, every: Sequence[Texts], work: Work, *words: Any, at_once: int, seconds: float = 120.0
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
