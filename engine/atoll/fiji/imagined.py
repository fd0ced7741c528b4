"""A whole table of Fiji that one seat's view may be of, drawn by luck."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from atoll.fiji.checks import sound
from atoll.fiji.components import DECK, ROUNDS, Deck
from atoll.fiji.counting import why_impossible
from atoll.fiji.hidden_beads import draws, roughly
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.phases import dealt
from atoll.fiji.round import goals
from atoll.fiji.table import Deal, Table
from atoll.fiji.view import View
from atoll.table.imagining import Draw
from atoll.table.imagining import imagined as whole
from atoll.table.kinds import PositionError
from atoll.table.luck import mixed

__all__ = ["guesses", "imagined"]

_TRIES = 20_000
_GUESSED, _COUNTED = 300, 30
"""So many draws are made for a guess, and so many tables of them counted."""


def imagined(view: View, seed: int, *, deck: Deck | None = None) -> Table:
    """A whole table that the view may be of; any that counting allows, by the seed.

    The beads in play that the seat does not see lie with the other players, so that a game with
    this deck can come to it; the later cards are those that do not lie on the table.
    Errors: PositionError where no game comes to what the seat sees, or none is found.
    """
    luck, of = Random(seed), deck or DECK
    laid = partial(_laid, view, _later(view, of, luck))
    for draw in islice(filter(None, draws(view, luck, laid)), _TRIES):
        if _can_be(table := laid(draw), of):
            return table
    raise PositionError("view", f"no game comes to what {view.seats[view.seat]} sees; count again")


def guesses(view: View, luck: Random) -> Iterator[Table]:
    """Tables that the view may be of, one after the other, found in few draws each.

    Where none of these can be, others hold what they may hold if no offer told anything, and no
    game may come to it.
    """
    laid = partial(_laid, view, _later(view, DECK, luck))
    right, rough = draws(view, luck, laid), roughly(view, luck, laid)
    while True:
        tables = map(laid, islice(filter(None, islice(right, _GUESSED)), _COUNTED))
        counted = (table for table in tables if _can_be(table, DECK))
        yield next(counted, None) or laid(next(rough))


def _laid(view: View, cards: tuple[Deal, ...], draw: Draw) -> Table:
    parts = whole(LAYOUT, view, lambda *place: cards if place[0] == "deal" else draw(*place))
    return Table(seats=view.seats, rulings=view.rulings, **parts)


def _can_be(table: Table, deck: Deck) -> bool:
    """Whether counting allows the table."""
    try:
        return why_impossible(sound(LAYOUT.checked(table)), deck=deck) is None
    except ValueError:
        return False


def _later(view: View, deck: Deck, luck: Random) -> tuple[Deal, ...]:
    """The later rounds, from the cards that do not lie on the table."""
    left = 0 if view.stage == "no cards" else ROUNDS - view.round
    conditions = dealt(mixed(_but(deck.conditions, view.conditions), luck))
    effects = dealt(mixed(_but(deck.effects, view.effects), luck))
    return tuple(Deal(conditions[n], effects[n], goals(luck)) for n in range(left))


def _but(cards: Iterable[Any], seen: Iterable[Any]) -> list[Any]:
    return [*(Counter(cards) - Counter(seen)).elements()]
