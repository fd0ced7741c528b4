"""The site from nothing to what is published: found out, composed, built."""

from collections.abc import Callable

from atoll.home import HOME
from atoll.site import ledger, pyodide
from atoll.site.build import compose, publish
from atoll.site.facts import gathered
from atoll.site.verdicts import Verdicts, verdicts

__all__ = ["COMPOSED", "SITE", "built"]

COMPOSED, SITE = HOME / ".book", HOME / ".site"


def built(
    held: Verdicts | None, say: Callable[[str], object], *, keep_urls: bool = False
) -> Verdicts:
    """Build the site with these verdicts, or with fresh ones; the verdicts it was built with.

    Raises:
        SiteError: the pages do not fit together.
    """
    found = held or verdicts(say)
    say("Composing the pages")
    if isinstance(engine := pyodide.engine(HOME), pyodide.Absent):
        say(f"Try it is published without the engine: {engine.why}")
    facts = gathered(found)
    paths = compose(facts, COMPOSED)
    if keep_urls:
        say(f"{ledger.added(HOME, paths)} new pages in {ledger.NAME}")
    say(f"Building {len(paths)} pages and files")
    publish(facts, COMPOSED, SITE)
    return found
