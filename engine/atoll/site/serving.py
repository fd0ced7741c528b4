"""The site served while it is written: built again in a fresh process when something changes."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from atoll.book import last_run
from atoll.home import HOME, rooms
from atoll.processes import pool
from atoll.site.publishing import SITE, built
from atoll.site.verdicts import Verdicts

Say = Callable[[str], object]

ROOMS = ("docs", "engine", "features", "steps")
MOST_PORTS = 65_535


class PortError(ValueError):
    """The site cannot answer there; the message names the fix."""


def serving(port: int, *, say: Say, only: str | None = None, pause: float = 1.0) -> None:
    """Serve and rebuild until somebody stops it; what fails is told, and the last site stays.

    With `only`, the pages of that game alone.
    What was found is found again only when something it rests on has changed. Errors: PortError.
    """
    server = _server(port)
    Thread(target=server.serve_forever, daemon=True).start()
    say(f"the site is at http://127.0.0.1:{port}/ once it is built; Ctrl-C stops it.")
    held, found_for, seen = None, "", frozenset[tuple[str, int]]()
    while True:
        if (now := changed()) == seen:
            time.sleep(pause)
            continue
        seen, rests_on = now, last_run.digest()
        held = _rebuilt(held if rests_on == found_for else None, say, only)
        found_for = rests_on if held else ""


def _server(port: int) -> "Server":
    if port > MOST_PORTS:
        raise PortError(f"--port {port}: choose one up to {MOST_PORTS}.")
    try:
        return Server(("127.0.0.1", port), partial(_Quiet, directory=str(SITE)))
    except OSError as problem:
        raise PortError(f"--port {port}: {problem.strerror}; choose another.") from None


class Server(ThreadingHTTPServer):
    """Answers each browser in a thread; one that goes before it has its answer is no failure."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Say what went wrong with an answer."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Quiet(SimpleHTTPRequestHandler):
    """Files of a folder, without a line for each request."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def _rebuilt(held: Verdicts | None, say: Say, only: str | None) -> Verdicts | None:
    """The verdicts of a build in a process that reads all code and text anew."""
    with pool(1) as fresh:
        try:
            return fresh.submit(built, held, _silent, only=only).result()
        except Exception as problem:  # noqa: BLE001 # whatever is wrong is being written just now
            say(str(problem))
            return held


def _silent(_: str) -> None:
    """Say nothing: while the site is served, only what is wrong is told."""


def changed() -> frozenset[tuple[str, int]]:
    """Every file the site is made of, with when it changed."""
    found = set()
    for file in _files():
        with suppress(OSError):  # gone in the meantime
            found.add((str(file), file.stat().st_mtime_ns))
    return frozenset(found)


def _files() -> Iterator[Path]:
    yield HOME / "mkdocs.yml"
    for folder in (folder for room in ROOMS for folder in rooms(room, HOME)):
        every = folder.rglob("*")
        yield from (file for file in every if file.is_file() and "__pycache__" not in file.parts)
