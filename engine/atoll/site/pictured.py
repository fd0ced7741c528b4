"""Pictures drawn from positions: by the game itself, or from its layout."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice

from atoll.site.cards import Card
from atoll.site.facts import GameFacts
from atoll.site.try_links import try_link
from atoll.table import Refused, names_for
from atoll.table.contract import Pictures
from atoll.table.games import game as verbs_of
from atoll.table.games import nouns, pictures

__all__ = ["layout", "picture", "shown"]

SEED = 7


def picture(game: str, card: Card, *, all_of_it: bool = True) -> str:
    """What an example changed on the table; all of it is what else the game draws, too."""
    result = card.result
    if not (nouns.there(game) and result["start"] and result["end"]):
        return ""
    drawn = _drawn(pictures(game), card)
    return "".join(map(_framed, filter(None, drawn if all_of_it else islice(drawn, 1))))


def shown(game: GameFacts, page: str, cards: Iterable[Card]) -> list[tuple[Card, str, str]]:
    """Cards as a page shows them: each with a link to change the numbers, and its picture.

    Of the first all is drawn; of all of them it would be too much for one page.
    """
    return [
        (card, try_link(game, page, card.result), picture(game.name, card, all_of_it=not place))
        for place, card in enumerate(cards)
    ]


def _drawn(by: Pictures, card: Card) -> Iterator[str]:
    """The pictures of an example; of one that fails nobody knows what else happened."""
    result, named = card.result, f"of-{card.anchor}"
    start, end, rulings = result["start"], result["end"], result["rulings"]
    if start == end and result["refused"] and result["moves"]:
        yield by.refused(start, result["moves"][-1]["move"], name=f"{named}-refused")
    else:
        yield by.before_after(start, end, name=f"{named}-change")
    for name, draw in by.HAPPENED.items() if result["outcome"] == "passed" else ():
        yield draw(start, end, rulings=rulings, name=f"{named}-{name}")


def layout(game: str) -> str:
    """How things lie when a game of one seed begins, for the usual number of seats."""
    if not nouns.there(game):
        return ""
    verbs = verbs_of(game)
    for seats in verbs.SEATS:
        with suppress(Refused):
            opened = verbs.opening(names_for(seats), SEED, None, edition=None).table
            return _framed(pictures(game).begun(verbs.write_position(opened), name="layout"))
    return ""


def _framed(svg: str) -> str:
    return f'<div class="pictured" data-search-exclude>{svg}</div>'
