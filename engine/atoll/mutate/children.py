"""Work in a child process of its own, with a time limit, where rules can read otherwise.

The child parts from a process that has imported what takes long and nothing of a game; so whatever
it changes, it changes for itself. Of many such works each thread asks one child after another, and
all children part from the same process.
"""

import faulthandler
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager, redirect_stderr, suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Lock, current_thread, main_thread
from typing import Any, TypeVar

from atoll import rereading
from atoll.examples import PACKAGE
from atoll.processes import at_once, follow
from atoll.table.games import GAMES

One = TypeVar("One")
Other = TypeVar("Other")
Work = Callable[..., Any]
Texts = Mapping[str, str]
"""What modules of a game say otherwise than their files, by their names."""
_SECONDS = 120.0
_LATER = 5.0
"""So many seconds later a child ends by itself, should nobody be left to end it."""
_MEMORY = 4 << 30
"""So many bytes a child may take: a fault can make it gather things without end."""
_WARM = ["atoll.running.own", "atoll.proof.proofs", "typer"]
"""What a child needs, or imports again where a script of the command is what began."""
_HASHED, _BEGINNING = "PYTHONHASHSEED", Lock()


class NotThere(RuntimeError):
    """Rules that come to nothing in their child: it dies, or does not end."""

    status = 1


def side_by_side(
    work: Callable[[One], Other], over: Sequence[One], jobs: int | None = None
) -> Iterator[Other]:
    """The results in order, each as it is ready, of threads that wait for children.

    Who leaves early, as by Ctrl-C, ends all children. Errors: whatever the work raises.
    """
    with ThreadPoolExecutor(at_once(jobs)) as threads:
        asked = [threads.submit(work, one) for one in over]
        try:
            yield from (one.result() for one in asked)
        finally:
            begun = [one for one in asked if not one.cancel()]
            while wait(begun, timeout=0.1).not_done:
                for process in multiprocessing.active_children():
                    process.kill()


def child(game: str, texts: Texts, work: Work, *words: Any, seconds: float = _SECONDS) -> Any:
    """What a work comes to where modules of the game have these texts. Errors: NotThere."""
    forks = "forkserver" in multiprocessing.get_all_start_methods()
    context: Any = multiprocessing.get_context("forkserver" if forks else "spawn")
    if forks:
        context.set_forkserver_preload(_WARM)
    mine, theirs = context.Pipe(duplex=False)
    asked = theirs, game, texts, seconds, partial(work, *words)
    process = context.Process(target=_working, args=asked, daemon=True)
    _begin(process)
    theirs.close()
    try:
        if not mine.poll(seconds):
            raise NotThere("it does not end")
        return mine.recv()
    except (EOFError, OSError):
        raise NotThere("the process ended without an answer") from None
    finally:
        process.kill()
        process.join()


def _begin(process: BaseProcess) -> None:
    """Let it begin; in every child, whoever asks it, sets are told alike."""
    with _BEGINNING:
        before = os.environ.get(_HASHED)
        os.environ[_HASHED] = "0"
        try:
            process.start()
        finally:
            del os.environ[_HASHED]
            os.environ |= {_HASHED: before} if before else {}


def _working(mouth: Connection, game: str, texts: Texts, seconds: float, work: Work) -> None:
    """Work in silence; whatever goes wrong ends the child, and so does its time."""
    nothing = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 # closed with the child
    faulthandler.dump_traceback_later(seconds + _LATER, exit=True, file=nothing)
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 # where processes have such limits

        stand = resource.getrlimit(resource.RLIMIT_AS)
        endless = resource.RLIM_INFINITY
        soft, hard = (_MEMORY if one == endless else min(one, _MEMORY) for one in stand)
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
    with redirect_stderr(nothing), suppress(Exception):
        follow()
        _serve(game, texts)
        mouth.send(work())


def _serve(game: str, texts: Texts) -> None:
    """Let Python import modules of a game with other texts, in this process.

    The game and its phrases are imported anew, should anything have imported them already.
    """
    for name in [*sys.modules]:
        if name.startswith((GAMES[game], f"{PACKAGE}.{game}")):
            del sys.modules[name]
    sys.dont_write_bytecode = True
    rereading.serve(texts)


@contextmanager
def briefly(seconds: float = 1.0) -> Iterator[None]:
    """What takes more work ends in a TimeoutError, where the system has such an alarm.

    Only the main thread hears it.
    """

    def ring(_signal: int, _frame: object) -> None:
        raise TimeoutError("this does not end")

    there = hasattr(signal, "setitimer") and current_thread() is main_thread()
    try:
        if there:
            signal.signal(signal.SIGVTALRM, ring)
            signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)
        yield
    finally:
        if there:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
