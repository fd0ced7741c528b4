"""Chunks of work on a Dask cluster; nothing else imports Dask.

A worker of the cluster that dies takes nothing along: the scheduler gives what it had, begun or
done, to another.
"""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

from distributed import Client
from distributed.comm.addressing import get_address_host_port, normalize_address
from distributed.scheduler import KilledWorker

from atoll import __version__
from atoll.processes import given
from atoll.simulate.chunks import Work
from atoll.simulate.figures import Counts

_connected: Any = Client  # Dask has no types of its own
_host_and_port: Any = get_address_host_port
_normalized: Any = normalize_address
PATIENCE = 15
AHEAD, FEWEST_AHEAD = 4, 32


class NoCluster(Exception):
    """There is no such cluster, or it cannot do the work."""


def done_by_cluster(
    work: Work, begins: Sequence[int], *, address: str, modules: Sequence[str] = ()
) -> Iterator[list[Counts]]:
    """What the work makes of each chunk.

    `modules` are files that the workers need besides what is installed there.
    Errors: NoCluster; and whatever the work raises.
    """
    with _client(address) as client:
        for file in modules:
            client.upload_file(file)
        ahead = max(FEWEST_AHEAD, AHEAD * sum(client.nthreads().values()))
        submit = client.get_executor(pure=False).submit
        asked = partial(_done_there, __version__, work)
        try:
            yield from given(submit, asked, begins, ahead)
        except KilledWorker as error:
            raise NoCluster(f"the workers of the cluster die again and again: {error}") from None
        except ModuleNotFoundError as error:
            raise NoCluster(
                f"the workers of the cluster have no module {error.name}; "
                "install atoll-rules[batch] there, of the version that is here."
            ) from None


def _done_there(version: str, work: Work, begin: int) -> list[Counts]:
    """The work, as a worker of the cluster does it: only the same rules give the same total."""
    if version != __version__:
        raise NoCluster(
            f"a worker of the cluster has Atoll {__version__}, and here is {version}; "
            "install the same everywhere."
        )
    return work(begin)


@contextmanager
def _client(address: str) -> Iterator[Any]:
    """A connection to the scheduler; what it was asked for is forgotten with it."""
    with ExitStack() as stack:
        try:
            # a client of no address waits half a minute, and dies noisily
            _host_and_port(_normalized(address), strict=True)
            client = _connected(address, timeout=PATIENCE, set_as_default=False)
            stack.enter_context(client).wait_for_workers(1, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise NoCluster(
                f"no Dask scheduler with workers answers at {address!r}; start one with `dask "
                "scheduler` and workers with `dask worker ADDRESS`, an address as "
                f"tcp://127.0.0.1:8786. ({type(error).__name__}: {error})"
            ) from None
        yield client
