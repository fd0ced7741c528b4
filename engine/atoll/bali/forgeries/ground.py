"""Who decides, what is held, and where piles lie: read off the table after the book."""

from atoll.bali.components import DALANG, HOUSEHOLD, ISLANDS, pair_of
from atoll.bali.table import Table

__all__ = [
    "ANSWERING",
    "deciding",
    "elsewhere",
    "goals",
    "lacking",
    "most",
    "others",
    "pile",
    "players",
]

ANSWERING = ("challenge", "join", "force", "show", "prevent", "save")
"""Where passive players answer a card; in a contest the active player shows first."""
_MOST = 3


def players(table: Table) -> range:
    """All players."""
    return range(len(table.seats))


def deciding(table: Table, *stages: str) -> list[int]:
    """The player whose decision it is, at one of these stages."""
    return [table.turn] if table.turn is not None and table.stage in stages else []


def others(table: Table, *stages: str) -> list[int]:
    """The players who are not to decide, while somebody is, at one of these stages."""
    now = deciding(table, *stages)
    return [seat for seat in players(table) if now and seat not in now]


def elsewhere(table: Table) -> list[str]:
    """The islands without the Dalang."""
    return [island for island in ISLANDS if island != table.island]


def lacking(table: Table, seat: int) -> list[str]:
    """The cards that a player does not hold, apart from those that are chosen already."""
    hand = [*table.hands[seat]]
    for one in table.chosen[seat]:
        if one.card in hand:
            hand.remove(one.card)
    return [card for card in (*HOUSEHOLD, *DALANG) if card not in hand]


def goals(table: Table, card: str) -> list[str]:
    """Where a Dalang card can lead from here."""
    return [island for island in pair_of(card) if island != table.island]


def pile(table: Table, seat: int, island: str) -> int:
    """How many cards a player's pile at an island has."""
    parts = (table.under[seat], table.dealt[seat], table.laid[seat])
    return sum(len(one.get(island, ())) for one in parts)


def most(table: Table, seat: int) -> int:
    """How many cards may be moved at most, where there is a limit."""
    free = {
        "scholar": table.rulings.scholar_place == "any_number",
        "artist": table.rulings.artist_limit == "active_only" and seat != table.active,
    }
    return len(table.hands[seat]) if free.get(table.played or "") else _MOST
