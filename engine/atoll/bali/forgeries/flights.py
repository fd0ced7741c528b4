"""Flights that may not be (3.3): to the wrong place, of the wrong cards, of too many or too few."""

from atoll.bali.forgeries.ground import deciding, elsewhere, lacking, others
from atoll.bali.table import Table
from atoll.forge.forgery import Turn, turn

__all__: list[str] = []


def _left(table: Table, seat: int) -> int:
    """How many more cards can be saved."""
    keep = 4 if table.rulings.flee_keep == "four" else 3
    places = len(elsewhere(table)) if table.rulings.flee_spread == "one_each" else keep
    return min(keep, places, len(table.hands[seat])) - len(table.chosen[seat])


def _held(table: Table, seat: int) -> list[str]:
    gone = lacking(table, seat)
    return [card for card in dict.fromkeys(table.hands[seat]) if card not in gone]


def _used(table: Table, seat: int) -> list[str]:
    """Where nothing more may be saved, as a card goes there already."""
    one_each = table.rulings.flee_spread == "one_each"
    return [one.island or "" for one in table.chosen[seat] if one_each]


@turn("bali_3_3")
def a_card_saved_where_the_dalang_is(table: Table) -> list[Turn]:
    """A card is saved at the active island."""
    now = [s for s in deciding(table, "save") if _left(table, s) > 0]
    return [(s, f"save {card} at {table.island}") for s in now for card in _held(table, s)]


@turn("bali_3_3")
def a_card_saved_that_is_not_held(table: Table) -> list[Turn]:
    """A card is saved that is not in the hand, or not any more."""
    now = [s for s in deciding(table, "save") if _left(table, s) > 0]
    free = [(s, one) for s in now for one in elsewhere(table) if one not in _used(table, s)]
    return [(s, f"save {card} at {one}") for s, one in free for card in lacking(table, s)]


@turn("bali_3_3")
def a_card_saved_too_many(table: Table) -> list[Turn]:
    """One card more is saved than may be."""
    now = [s for s in deciding(table, "save") if _left(table, s) <= 0]
    pairs = [(s, one) for s in now for one in elsewhere(table)]
    return [(s, f"save {card} at {one}") for s, one in pairs for card in _held(table, s)]


@turn("bali_3_3")
def a_flight_with_too_few(table: Table) -> list[Turn]:
    """Fewer cards are saved than there could be, where all have to be."""
    must = table.rulings.flee_must == "must"
    return [(s, "done") for s in deciding(table, "save") if must and _left(table, s) > 0]


@turn("bali_3_3")
def two_cards_saved_at_one_island(table: Table) -> list[Turn]:
    """A second card is saved at one island, where each takes one."""
    now = [s for s in deciding(table, "save") if _left(table, s) > 0]
    full = [(s, one) for s in now for one in _used(table, s)]
    return [(s, f"save {card} at {one}") for s, one in full for card in _held(table, s)]


@turn("bali_3_3")
def a_card_saved_by_another(table: Table) -> list[Turn]:
    """A player saves cards in the flight of another."""
    pairs = [(s, one) for s in others(table, "save") for one in elsewhere(table)]
    return [(s, f"save {card} at {one}") for s, one in pairs for card in _held(table, s)]


@turn("bali_3_3")
def a_card_saved_without_a_flight(table: Table) -> list[Turn]:
    """A card is saved by who does not flee."""
    now = deciding(table, "turn", "challenge", "join", "force")
    pairs = [(s, one) for s in now for one in elsewhere(table)]
    return [(s, f"save {card} at {one}") for s, one in pairs for card in _held(table, s)]
