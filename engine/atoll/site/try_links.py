"""The link that opens an example in Try it, with its own position."""

from atoll.record.aloud import example_link
from atoll.site.page import html_link
from atoll.site.verdicts import Result

__all__ = ["try_link"]


def try_link(game: str, page: str, result: Result) -> str:
    """The link from a page, or nothing where Try it could not tell what the example tells."""
    found = example_link(result)
    return f"{html_link(page, f'{game}/try/index.md')}#{found}" if found else ""
