"""The pages of the site, a module for each kind: `pages` turns facts into pages and files."""

from collections.abc import Iterator
from importlib import import_module

from atoll.book import BookError
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page
from atoll.site.prose import SiteError

__all__ = ["KINDS", "every"]

KINDS = ("game", "rules", "questions", "texts", "evidence", "trying", "asked", "handwritten")


def every(facts: Facts) -> Iterator[Page | Asset]:
    """Everything that is published; an error says behind which page one fails."""
    for kind in KINDS:
        where = "at the first"
        try:
            for one in import_module(f"{__name__}.{kind}").pages(facts):
                where = f"behind {one.path}"
                yield one
        except Exception as error:
            if not isinstance(error, BookError | SiteError):  # they say where it is
                error.add_note(f"the pages ({kind}) fail {where}")
            raise
