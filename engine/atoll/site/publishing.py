"""The site from nothing to what is published: found out, composed, built, and carried."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from filelock import FileLock, Timeout

from atoll.home import HOME, WORK
from atoll.processes import pool
from atoll.site import ledger, npm
from atoll.site.build import Progress, compose, publish
from atoll.site.cards import Card
from atoll.site.facts import Facts, GameFacts, Known, gathered
from atoll.site.pictured import in_steps, picture, to_try
from atoll.site.verdicts import Verdicts, verdicts
from atoll.written import beside

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
    page: Progress = lambda _done, _of: None,
) -> Verdicts:
    """Build the site with these verdicts, or with fresh ones; the verdicts it was built with.

    With `only` a game is named whose pages are made, and those of all games together; nothing is
    found out about the others. `page` hears how many pages are built, of how many.

    Raises:
        SiteError: the pages do not fit together.
    """
    with _alone(say):
        found = held or verdicts(say, only)
        say("Composing the pages")
        if isinstance(engine := npm.engine(HOME), npm.Absent):
            say(f"Try it is published without the engine: {engine.why}")
        facts = gathered(found, only=only)
        ahead(facts)
        paths = compose(facts, COMPOSED, url)
        if keep_urls:
            say(f"{ledger.added(HOME, paths)} new pages in {ledger.NAME}")
        say(f"Building {len(paths)} pages and files")
        publish(facts, COMPOSED, SITE, page)
        return found


@contextmanager
def _alone(say: Say) -> Iterator[None]:
    """Nobody else builds here meanwhile: who comes second waits, and is told so."""
    lock = FileLock(BUILDING)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        say("Waiting for another build here")
        lock.acquire()
    try:
        yield
    finally:
        lock.release()


# What pages show of every example, worked out by several processes before any page is made

_AT_ONCE = 25
"""So many examples are one piece of work."""


def ahead(facts: Facts) -> None:
    """Find what pages show of examples, on all cores; what fails is left to the page that shows it.

    Errors: WorkersDied.
    """
    with pool() as workers:
        asked = [
            (game, workers.map(partial(_known, game.name, game.home), _parts(game)))
            for game in facts.games
        ]
        for game, found in asked:
            for one in found:
                game.known |= one


def _parts(game: GameFacts) -> Iterator[Sequence[Card]]:
    cards = game.shelf.cards
    yield from (cards[n : n + _AT_ONCE] for n in range(0, len(cards), _AT_ONCE))


def _known(name: str, home: Path, cards: Sequence[Card]) -> Known:
    """What is found of these examples."""
    game = GameFacts(name, Verdicts([card.result for card in cards]), home)
    for card in cards:
        with suppress(Exception):
            in_steps(game, card)
            game.fragment(card.result)
            to_try(game, card)
            picture(game, card, all_of_it=False)
    return game.known


# A zip of the site, to carry: unpacked, it is read from its files

FOLDER = "atoll"
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same bytes whenever it is made: no zip knows an older date."""
READABLE = 0o644 << 16
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
    with beside(file) as fresh, ZipFile(fresh, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        packed.writestr(_entry("READ_ME.txt"), READ_ME)
        for one in every:
            packed.writestr(_entry(one.relative_to(site).as_posix()), one.read_bytes())
    return file.stat().st_size


def _entry(path: str) -> ZipInfo:
    entry = ZipInfo(f"{FOLDER}/{path}", LONG_AGO)
    entry.compress_type, entry.external_attr, entry.create_system = ZIP_DEFLATED, READABLE, 3
    return entry
