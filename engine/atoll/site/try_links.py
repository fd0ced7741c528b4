"""The link that opens an example in Try it, with its own position."""

from atoll.site.cards import Card
from atoll.site.facts import GameFacts
from atoll.site.page import html_link
from atoll.site.trials import name_of

__all__ = ["try_link"]


def try_link(game: GameFacts, page: str, card: Card, *, short: bool, lies: str = "") -> str:
    """The link from a page, or nothing where Try it could not tell what the example tells.

    It is `short` where the example lies beside its page: else it holds all of it. Try it of another
    language `lies` elsewhere.
    """
    if not (found := game.fragment(card.result)):
        return ""
    held = f"{name_of(card)}~" if short else found
    return f"{html_link(page, lies or f'{game.name}/try/index.md')}#{held}"
