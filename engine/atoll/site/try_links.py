"""The link that opens an example in Try it, with its own position."""

from atoll.site.facts import GameFacts
from atoll.site.page import html_link
from atoll.site.verdicts import Result

__all__ = ["try_link"]


def try_link(game: GameFacts, page: str, result: Result) -> str:
    """The link from a page, or nothing where Try it could not tell what the example tells."""
    found = game.fragment(result)
    return f"{html_link(page, f'{game.name}/try/index.md')}#{found}" if found else ""
