"""The site served while it is written: built again in a fresh process when something changes."""

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from multiprocessing import get_context
from pathlib import Path
from threading import Thread

from atoll.book import last_run
from atoll.cli.console import complain
from atoll.cli.site import SITE, built
from atoll.home import HOME
from atoll.site.verdicts import Verdicts

__all__ = ["changed", "serving"]

ROOMS = ("docs", "engine", "features", "steps", "mkdocs.yml")


def serving(port: int, pause: float = 1.0) -> None:
    """Serve and rebuild until somebody stops it; what fails is told, and the last site stays."""
    held, verdicts_of = _rebuilt(None), last_run.digest()
    handler = partial(_Quiet, directory=str(HOME / SITE))
    server = ThreadingHTTPServer(("127.0.0.1", port), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    complain(f"the site is at http://127.0.0.1:{port}/; Ctrl-C stops it.")
    seen = changed()
    while True:
        time.sleep(pause)
        if (now := changed()) != seen:
            seen, fresh = now, last_run.digest()
            held = _rebuilt(held if fresh == verdicts_of else None)
            verdicts_of = fresh


class _Quiet(SimpleHTTPRequestHandler):
    """Files of a folder, without a line for each request."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def _rebuilt(held: Verdicts | None) -> Verdicts | None:
    """The verdicts of a build in a process that reads all code and text anew."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as fresh:
        try:
            return fresh.submit(built, held).result()
        except Exception as problem:  # noqa: BLE001 # whatever is wrong is being written just now
            complain(str(problem))
            return held


def changed() -> frozenset[tuple[str, int]]:
    """Every file the site is made of, with when it changed."""
    return frozenset((str(file), file.stat().st_mtime_ns) for file in _files())


def _files() -> Iterator[Path]:
    for room in ROOMS:
        path = HOME / room
        every = [path] if path.is_file() else path.rglob("*")
        yield from (file for file in every if file.is_file() and "__pycache__" not in file.parts)
