"""The site from nothing to what is published: found out, composed, built."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from filelock import FileLock, Timeout

from atoll.home import HOME, WORK
from atoll.site import ledger, npm, pyodide
from atoll.site.ahead import ahead
from atoll.site.build import Progress, compose, publish
from atoll.site.facts import gathered
from atoll.site.verdicts import Verdicts, verdicts

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
        if isinstance(engine := pyodide.engine(HOME), npm.Absent):
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
