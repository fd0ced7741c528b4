"""Games that may not begin: too few or too many players, a deck that is none."""

from collections.abc import Iterable, Iterator

from atoll.fiji.components import DECK, MOST_SEATS
from atoll.fiji.notation import write_deck
from atoll.forge.forgery import start
from atoll.record.entries import Entry
from atoll.table import names_for

__all__ = [
    "a_card_too_many",
    "a_player_alone",
    "a_player_twice",
    "fifteen_conditions",
    "fifteen_effects",
    "nobody",
    "too_many_players",
    "two_by_the_condensed_text",
    "two_where_three_must_be",
]


@start("fiji_0_2")
def a_player_alone(entry: Entry) -> Iterable[Entry]:
    """One player sits down alone."""
    return [{**entry, "seats": entry["seats"][:1]}]


@start("fiji_0_2")
def nobody(entry: Entry) -> Iterable[Entry]:
    """Nobody sits down."""
    return [{**entry, "seats": []}]


@start("fiji_0_2")
def too_many_players(entry: Entry) -> Iterable[Entry]:
    """Six players sit down."""
    return [{**entry, "seats": [*names_for(MOST_SEATS + 1)]}]


@start("fiji_0_2")
def a_player_twice(entry: Entry) -> Iterable[Entry]:
    """Two players have one name."""
    return [{**entry, "seats": [*entry["seats"][:2], entry["seats"][0]]}]


@start("fiji_0_2")
def two_by_the_condensed_text(entry: Entry) -> Iterable[Entry]:
    """Two players play by the condensed text, which has no game for two."""
    return [{**entry, "seats": ["Ana", "Ben"], "edition": "fiji-condensed", "rulings": {}}]


@start("fiji_0_2")
def two_where_three_must_be(entry: Entry) -> Iterable[Entry]:
    """Two players play where the ruling asks for three."""
    return [{**entry, "seats": ["Ana", "Ben"], "rulings": {"seats": "three_to_five"}}]


def _decks(entry: Entry, *cards: str, fewer: int = 0, more: int = 0) -> Iterator[Entry]:
    """Decks in which such a stack has fewer or more cards than it should."""
    whole = write_deck(DECK)
    for one in cards:
        stack = [*whole[one][fewer:], *whole[one][:more]]
        yield {**entry, "deck": {**whole, one: stack}}


@start("fiji_0_3")
def fifteen_conditions(entry: Entry) -> Iterable[Entry]:
    """The stack of conditions lacks a card."""
    return _decks(entry, "conditions", fewer=1)


@start("fiji_0_3")
def fifteen_effects(entry: Entry) -> Iterable[Entry]:
    """The stack of effects lacks a card."""
    return _decks(entry, "effects", fewer=1)


@start("fiji_0_3")
def a_card_too_many(entry: Entry) -> Iterable[Entry]:
    """A stack has a seventeenth card."""
    return _decks(entry, "conditions", "effects", more=1)
