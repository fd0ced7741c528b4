"""The pages of the site, a module for each kind: `pages` turns facts into pages and files."""

from collections.abc import Callable, Iterator
from importlib import import_module

from atoll.book import BookError
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page
from atoll.site.prose import SiteError, told

__all__ = ["KINDS", "every"]

Pages = Callable[[Facts], Iterator[Page | Asset]]
KINDS = (
    *("game", "translations", "rules", "questions", "texts", "errata", "evidence", "changes"),
    *("trying", "asked", "handwritten"),
)


def every(facts: Facts) -> Iterator[Page | Asset]:
    """Everything that is published."""
    for kind in KINDS:
        yield from _of(kind, import_module(f"{__name__}.{kind}").pages, facts)


def _of(kind: str, pages: Pages, facts: Facts) -> Iterator[Page | Asset]:
    """The pages of a kind. Raises SiteError with the game and the page where it cannot be made."""
    try:
        yield from pages(facts)
    except (BookError, SiteError):  # they say where it is
        raise
    except Exception as error:
        raise told(error, _failed(kind, pages, facts)) from error


def _failed(kind: str, pages: Pages, facts: Facts) -> str:
    """Which page it is: that of a game which fails when it is asked alone, or of all together."""
    for game in facts.games:
        made = list[Page | Asset]()
        try:
            for one in pages(facts._replace(games=(game,))):
                made.append(one)  # what was made before it fails is kept
        except Exception:  # noqa: BLE001 # what is wrong is told already
            behind = f" behind {made[-1].path}" if made else " at the first"
            return f"the pages of {game.name} ({kind}) fail{behind}"
    return f"the pages of all games ({kind}) fail"
