"""Chunks of work on a Dask cluster; nothing else imports Dask.

A worker of the cluster that dies takes nothing along: the scheduler gives what it had, begun or
done, to another.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import Any, TypeVar

from distributed import Client
from distributed.comm.addressing import get_address_host_port, normalize_address
from distributed.scheduler import KilledWorker

from atoll import __version__
from atoll.simulate.chunks import done_by

_connected: Any = Client  # Dask has no types of its own
_host_and_port: Any = get_address_host_port
_normalized: Any = normalize_address
Chunk = TypeVar("Chunk")
Done = TypeVar("Done")
PATIENCE = 15
AHEAD, FEWEST_AHEAD = 4, 32


class NoCluster(Exception):
    """There is no such cluster, or it cannot do the work."""


def done_by_cluster(
    work: Callable[[Chunk], Done],
    chunks: Iterable[Chunk],
    *,
    address: str,
    stopped: Callable[[], bool],
    modules: Sequence[str] = (),
) -> Iterator[Done]:
    """What the work makes of each chunk. Once `stopped`, only what is done already is counted.

    `modules` are files that the workers need besides what is installed there.
    Errors: NoCluster; and whatever the work raises.
    """
    with _client(address) as client:
        for file in modules:
            client.upload_file(file)
        ahead = max(FEWEST_AHEAD, AHEAD * sum(client.nthreads().values()))
        there = client.get_executor(pure=False)
        asked = partial(_done_there, __version__, work)
        try:
            yield from done_by(
                partial(nullcontext, there), asked, chunks, ahead=ahead, stopped=stopped
            )
        except KilledWorker as error:
            raise NoCluster(f"the workers of the cluster die again and again: {error}") from None
        except ModuleNotFoundError as error:
            raise NoCluster(
                f"the workers of the cluster have no module {error.name}; "
                "install atoll-rules[batch] there, of the version that is here."
            ) from None


def _done_there(version: str, work: Callable[[Chunk], Done], chunk: Chunk) -> Done:
    """The work, as a worker of the cluster does it: only the same rules give the same total."""
    if version != __version__:
        raise NoCluster(
            f"a worker of the cluster has Atoll {__version__}, and here is {version}; "
            "install the same everywhere."
        )
    return work(chunk)


@contextmanager
def _client(address: str) -> Iterator[Any]:
    """A connection to the scheduler; what it was asked for is forgotten with it."""
    try:  # a client of no address waits half a minute, and dies noisily
        _host_and_port(_normalized(address), strict=True)
    except ValueError as error:
        raise NoCluster(
            f"{address!r} is no address of a Dask scheduler; write one as tcp://127.0.0.1:8786. "
            f"({error})"
        ) from None
    try:
        client = _connected(address, timeout=PATIENCE, set_as_default=False)
    except OSError as error:
        raise NoCluster(
            f"no Dask scheduler answers at {address}; start one with `dask scheduler` "
            f"and workers with `dask worker ADDRESS`. ({type(error).__name__}: {error})"
        ) from None
    try:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise NoCluster(
                f"the scheduler at {address} has no workers; start some with "
                f"`dask worker {address}`."
            ) from None
        yield client
    finally:
        client.close()
