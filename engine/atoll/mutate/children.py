"""Work in a child process of its own, with a time limit, where rules can read otherwise.

The child parts from a process that has imported what takes long and nothing of a game; so whatever
it changes, it changes for itself. A pool of `atoll.processes` keeps its processes, and cannot end a
single one: of many such works each worker of a pool asks one child after another.
"""

import faulthandler
import multiprocessing
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, suppress
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from atoll import rereading
from atoll.examples import PACKAGE
from atoll.processes import follow
from atoll.table.games import GAMES

Work = Callable[..., Any]
Texts = Mapping[str, str]
"""What modules of a game say otherwise than their files, by their names."""
_SECONDS = 120.0
_LATER = 5.0
"""So many seconds later a child ends by itself, should nobody be left to end it."""
_WARM = ("atoll.running.own", "atoll.proof.proofs", "typer")
"""What a child needs, or imports again where a script of the command is what began."""


class NotThere(RuntimeError):
    """Rules that come to nothing in their child: it dies, or does not end."""

    status = 1


def child(game: str, texts: Texts, work: Work, *words: Any, seconds: float = _SECONDS) -> Any:
    """What a work comes to where modules of the game have these texts. Errors: NotThere."""
    forks = "forkserver" in multiprocessing.get_all_start_methods()
    context: Any = multiprocessing.get_context("forkserver" if forks else "spawn")
    if forks:
        context.set_forkserver_preload([*_WARM])
    os.environ["PYTHONHASHSEED"] = "0"  # in every child, whoever asks it, sets are told alike
    mine, theirs = context.Pipe(duplex=False)
    asked = theirs, game, texts, seconds, partial(work, *words)
    process = context.Process(target=_working, args=asked, daemon=True)
    process.start()
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


def _working(mouth: Connection, game: str, texts: Texts, seconds: float, work: Work) -> None:
    """Work in silence; whatever goes wrong ends the child, and so does its time."""
    nothing = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 # closed with the child
    faulthandler.dump_traceback_later(seconds + _LATER, exit=True, file=nothing)
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
