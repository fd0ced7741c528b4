"""Games that may not begin: too few or too many players (0.1)."""

from collections.abc import Iterable

from atoll.forge.forgery import start
from atoll.record.entries import Entry
from atoll.table import names_for

__all__: list[str] = []

_MOST = 4


@start("bali_0_1")
def nobody(entry: Entry) -> Iterable[Entry]:
    """Nobody sits down."""
    return [{**entry, "seats": []}]


@start("bali_0_1")
def two_players(entry: Entry) -> Iterable[Entry]:
    """Two players sit down."""
    return [{**entry, "seats": entry["seats"][:2]}]


@start("bali_0_1")
def five_players(entry: Entry) -> Iterable[Entry]:
    """One player more sits down than there are colours."""
    return [{**entry, "seats": [*names_for(_MOST + 1)]}]


@start("bali_0_1")
def a_player_twice(entry: Entry) -> Iterable[Entry]:
    """Two players have one name."""
    return [{**entry, "seats": [*entry["seats"][:2], entry["seats"][0]]}]
