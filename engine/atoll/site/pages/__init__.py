"""The pages of the site, a module for each kind: `pages` turns facts into pages and files."""

from collections.abc import Callable, Iterator
from importlib import import_module

from atoll.site.facts import Facts
from atoll.site.page import Asset, Page

__all__ = ["KINDS", "every"]

KINDS = (
    *("home", "game", "translations", "rules", "questions", "texts", "errata", "laws"),
    *("evidence", "faults", "changes", "code", "trying", "names", "data", "handwritten"),
)


def every(facts: Facts) -> Iterator[Page | Asset]:
    """Everything that is published."""
    for kind in KINDS:
        pages: Callable[[Facts], Iterator[Page | Asset]] = import_module(
            f"atoll.site.pages.{kind}"
        ).pages
        yield from pages(facts)
