"""Work for the guards of the processes: chunks that count, wait, fail, or kill who does them."""

import os
import signal
import time
from pathlib import Path

from atoll.simulate.chunks import Chunk, Tally


class Unlucky(Exception):
    """What the work raises."""


def counted(chunk: Chunk) -> Tally:
    """A tally that no two chunks share."""
    return Tally(chunk.games, {"games": chunk.games, "numbers": chunk.number**2})


def kills_itself(folder: str, chunk: Chunk) -> Tally:
    """The same; but the first to begin on a chunk divisible by three is killed on the way."""
    mark = Path(folder) / str(chunk.number)
    if chunk.number % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return counted(chunk)


def always_killed(_: Chunk) -> Tally:
    """Nobody ever gets through this."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def slowly(folder: str, chunk: Chunk) -> Tally:
    """The same, but it takes its time, and leaves a mark when it begins."""
    (Path(folder) / str(chunk.number)).touch()
    time.sleep(0.2)
    return counted(chunk)


def fails(chunk: Chunk) -> Tally:
    """The fifth chunk raises."""
    if chunk.number == 5:
        raise Unlucky("chunk 5 is unlucky")
    return counted(chunk)
