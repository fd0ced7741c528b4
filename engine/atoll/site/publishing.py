"""The site from nothing to what is published: found out, composed, built, and carried."""

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import chain
from pathlib import Path
from threading import Thread

from atoll.book import games, last_run
from atoll.home import HOME, WORK, rooms
from atoll.processes import in_order, pool
from atoll.progress import Bar, silent, ticked
from atoll.proof.law import laws
from atoll.proof.saved import saved
from atoll.site import ledger, npm
from atoll.site.build import compose, publish
from atoll.site.facts import GameFacts, gathered
from atoll.site.page import zipped
from atoll.site.prose import noted
from atoll.site.trials import example, picture
from atoll.site.verdicts import Found, Result, Verdicts, found_out, shown
from atoll.table.games import title
from atoll.written import alone, beside, replaceable

COMPOSED, SITE = WORK / ".book", WORK / ".site"
BUILDING = WORK / ".building"
Say = Callable[[str], object]


def built(  # noqa: PLR0913 # an option of the command each
    held: Verdicts | None,
    say: Say,
    *,
    only: str | None = None,
    keep_urls: bool = False,
    url: str = "",
    bar: Bar = silent,
) -> Verdicts:
    """Build the site with these verdicts, or with fresh ones; the verdicts it was built with.

    With `only` a game is named whose pages are made, and those of all games together; nothing is
    found out about the others.

    A site that fails leaves the last one.

    Raises:
        SiteError: the pages do not fit together.
        OSError: the last one may not be replaced; that is told before anything is found out.
    """
    BUILDING.touch()  # nobody else builds here meanwhile
    with alone(BUILDING):
        replaceable(SITE, folder=True)
        if keep_urls:
            replaceable(HOME / ledger.NAME)
        found = held or verdicts(say, only, bar)
        say("Composing the pages")
        if why := npm.engine(HOME).why:
            say(f"Try it is published without the engine: {why}")
        facts = gathered(found, only=only)
        paths = compose(facts, COMPOSED, url)
        if keep_urls:
            say(f"{ledger.added(HOME, paths)} new pages in {ledger.NAME}")
        say(f"Building {len(paths)} pages and files")
        with beside(SITE, folder=True) as fresh:  # what fails before is no fault of this place
            publish(facts, COMPOSED, fresh, bar)
        return found


def verdicts(say: Say, only: str | None = None, bar: Bar = silent) -> Verdicts:
    """Run, prove and compare everything, or only what one game is; the games side by side.

    Errors: NoExamples, SiteError, WorkersDied.
    """
    say("Running the examples")
    results, names = shown(only), (only,) if only else games()
    for game in names:
        if held := saved(game):
            of = f"{len(held)} of {len(laws(game))} laws of {title(game)}"
            say(f"{of} were proved by exactly this engine before")
    say("Proving the laws and comparing the texts")
    own = [[one for one in results if one["file"].startswith(f"features/{of}/")] for of in names]
    told = ticked(bar, "Games", len(names), in_order(_found, [*zip(names, own, strict=True)]))
    return Verdicts(results, dict(zip(names, told, strict=True)))


def _found(of: tuple[str, Sequence[Result]]) -> Found:
    """What is found out about a game and its examples, with what pages show of these."""
    name, results = of
    told = found_out(name, results)
    game = GameFacts(name, Verdicts(results, {name: told}), HOME)
    ahead(game)
    return told._replace(known=game.known)


def ahead(game: GameFacts) -> None:
    """Find what pages show of examples; what fails is left to the page that shows it."""
    for card in game.shelf.cards:
        with suppress(Exception):
            example(game, card)
            if card.page.startswith("q/"):
                picture(game, card, all_of_it=False)


# A zip of the site, to carry: unpacked, it is read from its files

FOLDER = "atoll"
READ_ME = """\
Unpack this, and open index.html in a browser. No network is needed, and none is asked.

What a browser does not let a page do that was opened from a file:
- run the engine in Try it; the examples with what they showed and the tables are there;
- keep pages for offline, or be installed as an app.

Both work once the folder is served. Any server will do; this is one, and then the site is at
http://localhost:8000/

    python3 -m http.server
"""


def carried(site: Path, file: Path) -> int:
    """Write a built site into a zip, in one folder; how many bytes it has."""
    every = sorted(one for one in site.rglob("*") if one.is_file())
    files = ((f"{FOLDER}/{one.relative_to(site).as_posix()}", one.read_bytes()) for one in every)
    zipped(file, chain([(f"{FOLDER}/READ_ME.txt", READ_ME.encode())], files))
    return file.stat().st_size


# The site served, and built again when something changes


ROOMS = ("docs", "engine", "features", "steps")


class PortError(ValueError):
    """The site cannot answer there; the message names the fix."""


def serving(port: int, *, say: Say, only: str | None = None, pause: float = 1.0) -> None:
    """Serve and rebuild until somebody stops it; what fails is told, and the last site stays.

    With `only`, the pages of that game alone.
    What was found is found again only when something it rests on has changed. Errors: PortError.
    """
    try:
        server = Server(("127.0.0.1", port), partial(_Quiet, directory=str(SITE)))
    except OSError as problem:
        raise PortError(f"--port {port}: {problem.strerror}; choose another.") from None
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
            # `str` says nothing: only what is wrong is told
            return fresh.submit(built, held, str, only=only).result()
        except Exception as problem:  # noqa: BLE001 # whatever is wrong is being written just now
            say(noted(problem))
            return held


def changed() -> frozenset[tuple[str, int]]:
    """Every file the site is made of, with when it changed."""
    found, folders = set(), [folder for room in ROOMS for folder in rooms(room, HOME)]
    for file in chain.from_iterable(one.rglob("*") for one in folders):
        with suppress(OSError):  # gone in the meantime
            if file.is_file() and "__pycache__" not in file.parts:
                found.add((str(file), file.stat().st_mtime_ns))
    return frozenset(found)
