"""Swaps by an artist that may not be (5.1 to 5.5)."""

from atoll.bali.forgeries.ground import deciding, lacking, most, others
from atoll.bali.table import Table
from atoll.forge.forgery import Turn, turn

__all__: list[str] = []


def _artists(table: Table) -> list[int]:
    return deciding(table, "exchange") if table.played == "artist" else []


def _held(table: Table, seat: int) -> list[str]:
    gone = lacking(table, seat)
    return [card for card in dict.fromkeys(table.hands[seat]) if card not in gone]


# Bali 5.1


@turn("bali_5_1")
def a_fourth_card_swapped(table: Table) -> list[Turn]:
    """A fourth card is swapped, where three are the most."""
    now = [seat for seat in _artists(table) if len(table.chosen[seat]) >= most(table, seat)]
    return [(seat, f"swap {card}") for seat in now for card in _held(table, seat)]


@turn("bali_5_1")
def nothing_swapped_where_one_has_to_be(table: Table) -> list[Turn]:
    """No card is swapped, where one has to be."""
    must = table.rulings.artist_none == "one_at_least"
    now = [seat for seat in _artists(table) if must and not table.chosen[seat]]
    return [(seat, "done") for seat in now if table.hands[seat]]


@turn("bali_5_1", "bali_4_1")
def a_card_swapped_by_a_scholar(table: Table) -> list[Turn]:
    """A player who has played a scholar swaps cards."""
    now = deciding(table, "exchange") if table.played == "scholar" else []
    return [(seat, f"swap {card}") for seat in now for card in _held(table, seat)]


@turn("bali_5_1")
def a_card_swapped_without_an_artist(table: Table) -> list[Turn]:
    """A player swaps cards without having played an artist."""
    now = deciding(table, "turn", "join", "force")
    return [(seat, f"swap {card}") for seat in now for card in _held(table, seat)]


@turn("bali_2_7", "bali_5_1")
def a_card_swapped_by_another(table: Table) -> list[Turn]:
    """A player swaps cards in the exchange of another."""
    now = others(table, "exchange") if table.played == "artist" else []
    return [(seat, f"swap {card}") for seat in now for card in _held(table, seat)]


# Bali 5.2


def _room(table: Table) -> list[int]:
    return [seat for seat in _artists(table) if len(table.chosen[seat]) < most(table, seat)]


@turn("bali_5_2")
def the_artist_that_was_played_swapped(table: Table) -> list[Turn]:
    """The artist that brings the right to swap is swapped itself."""
    return [(seat, "swap artist") for seat in _room(table) if "artist" in lacking(table, seat)]


@turn("bali_5_1", "bali_5_2")
def a_card_swapped_that_is_not_held(table: Table) -> list[Turn]:
    """A card is swapped that is not in the hand."""
    pairs = [(seat, card) for seat in _room(table) for card in lacking(table, seat)]
    return [(seat, f"swap {card}") for seat, card in pairs if card not in table.hands[seat]]


@turn("bali_5_1", "bali_5_2")
def a_card_swapped_twice(table: Table) -> list[Turn]:
    """A card is swapped that has been swapped already."""
    pairs = [(seat, card) for seat in _room(table) for card in lacking(table, seat)]
    return [(seat, f"swap {card}") for seat, card in pairs if card in table.hands[seat]]


# Bali 5.4 and 5.5


@turn("bali_5_4")
def taking_part_without_an_artist(table: Table) -> list[Turn]:
    """A player without an artist takes part."""
    now = deciding(table, "join") if table.played == "artist" else []
    return [(seat, "join") for seat in now if "artist" in lacking(table, seat)]


@turn("bali_5_5")
def a_second_artist_that_is_not_held(table: Table) -> list[Turn]:
    """A player without another artist ends the turn."""
    now = deciding(table, "force") if table.played == "artist" else []
    return [(seat, "force") for seat in now if "artist" in lacking(table, seat)]
