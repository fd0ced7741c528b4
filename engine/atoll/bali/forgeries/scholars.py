"""Exchanges by a scholar that may not be (4.1 to 4.6)."""

from atoll.bali.forgeries.ground import deciding, elsewhere, lacking, most, others, pile
from atoll.bali.table import Table
from atoll.forge.forgery import Turn, turn

__all__: list[str] = []


def _scholars(table: Table) -> list[int]:
    return deciding(table, "exchange") if table.played == "scholar" else []


def _held(table: Table, seat: int) -> list[str]:
    gone = lacking(table, seat)
    return [card for card in dict.fromkeys(table.hands[seat]) if card not in gone]


def _chosen(table: Table, *, placing: bool) -> list[int]:
    """Who has chosen to place, or to take."""
    return [
        seat
        for seat in _scholars(table)
        if table.chosen[seat] and (table.chosen[seat][0].card is not None) == placing
    ]


def _free(table: Table, *, placing: bool) -> list[int]:
    """Who may still place, or take."""
    return [seat for seat in _scholars(table) if seat not in _chosen(table, placing=not placing)]


def _there(table: Table, seat: int, island: str) -> int:
    """How many cards of a pile are left, of those that are named at once."""
    at_once = table.rulings.scholar_taking == "at_once"
    named = [one.island for one in table.chosen[seat] if at_once and one.card is None]
    return pile(table, seat, island) - named.count(island)


# Bali 4.1


@turn("bali_4_1")
def a_card_placed_after_one_was_taken(table: Table) -> list[Turn]:
    """A player takes a card and places one."""
    pairs = [(s, one) for s in _chosen(table, placing=False) for one in elsewhere(table)]
    return [(s, f"place {card} on {one}") for s, one in pairs for card in _held(table, s)]


@turn("bali_4_1")
def a_card_taken_after_one_was_placed(table: Table) -> list[Turn]:
    """A player places a card and takes one."""
    now = _chosen(table, placing=True)
    return [(seat, f"take from {one}") for seat in now for one in elsewhere(table)]


@turn("bali_4_1")
def a_card_placed_without_a_scholar(table: Table) -> list[Turn]:
    """A player places a card without having played a scholar."""
    pairs = [(s, one) for s in deciding(table, "turn", "join") for one in elsewhere(table)]
    return [(s, f"place {card} on {one}") for s, one in pairs for card in _held(table, s)]


@turn("bali_4_1")
def a_card_taken_without_a_scholar(table: Table) -> list[Turn]:
    """A player takes a card without having played a scholar."""
    now = deciding(table, "turn", "join", "force")
    return [(seat, f"take from {one}") for seat in now for one in elsewhere(table)]


@turn("bali_4_1", "bali_5_1")
def cards_on_piles_by_an_artist(table: Table) -> list[Turn]:
    """A player who has played an artist takes cards of piles."""
    now = deciding(table, "exchange") if table.played == "artist" else []
    return [(seat, f"take from {one}") for seat in now for one in elsewhere(table)]


# Bali 4.2


@turn("bali_4_2")
def a_card_placed_where_the_dalang_is(table: Table) -> list[Turn]:
    """A card is placed at the active island."""
    now = _free(table, placing=True)
    return [(s, f"place {card} on {table.island}") for s in now for card in _held(table, s)]


@turn("bali_4_2")
def a_card_taken_where_the_dalang_is(table: Table) -> list[Turn]:
    """A card is taken at the active island."""
    return [(seat, f"take from {table.island}") for seat in _free(table, placing=False)]


@turn("bali_4_2")
def a_second_pile_where_the_dalang_is(table: Table) -> list[Turn]:
    """After a pile elsewhere one at the active island is chosen."""
    taking, placing = (_chosen(table, placing=one) for one in (False, True))
    found = [(seat, f"take from {table.island}") for seat in taking]
    pairs = [(seat, card) for seat in placing for card in _held(table, seat)]
    return found + [(seat, f"place {card} on {table.island}") for seat, card in pairs]


# Bali 4.3


@turn("bali_4_3")
def a_card_taken_of_no_pile(table: Table) -> list[Turn]:
    """A card is taken where the player has no pile."""
    pairs = [(s, one) for s in _free(table, placing=False) for one in elsewhere(table)]
    return [(s, f"take from {one}") for s, one in pairs if not pile(table, s, one)]


@turn("bali_4_3")
def a_card_taken_of_a_pile_used_up(table: Table) -> list[Turn]:
    """One card more is taken than a pile has."""
    pairs = [(s, one) for s in _chosen(table, placing=False) for one in elsewhere(table)]
    used = [(s, one) for s, one in pairs if pile(table, s, one) and not _there(table, s, one)]
    return [(seat, f"take from {one}") for seat, one in used]


@turn("bali_4_3")
def a_fourth_card_taken(table: Table) -> list[Turn]:
    """A fourth card is taken."""
    now = [s for s in _chosen(table, placing=False) if len(table.chosen[s]) == 3]
    pairs = [(s, one) for s in now for one in elsewhere(table)]
    return [(seat, f"take from {one}") for seat, one in pairs if _there(table, seat, one)]


@turn("bali_4_3")
def fewer_taken_than_there_are(table: Table) -> list[Turn]:
    """Fewer than three cards are taken, where it has to be three."""
    exactly = table.rulings.scholar_count == "exactly"
    now = [s for s in _chosen(table, placing=False) if exactly and len(table.chosen[s]) < 3]
    more = [s for s in now if any(_there(table, s, one) > 0 for one in elsewhere(table))]
    return [(seat, "done") for seat in more]


# Bali 4.4


@turn("bali_4_4")
def a_card_placed_that_is_not_held(table: Table) -> list[Turn]:
    """A card is placed that is not in the hand, or not any more."""
    pairs = [(s, one) for s in _free(table, placing=True) for one in elsewhere(table)]
    return [(s, f"place {card} on {one}") for s, one in pairs for card in lacking(table, s)]


@turn("bali_4_4")
def a_fourth_card_placed(table: Table) -> list[Turn]:
    """A fourth card is placed, where three are the most."""
    now = [s for s in _chosen(table, placing=True) if len(table.chosen[s]) >= most(table, s)]
    pairs = [(s, one) for s in now for one in elsewhere(table)]
    return [(s, f"place {card} on {one}") for s, one in pairs for card in _held(table, s)]


@turn("bali_4_4")
def fewer_placed_than_there_are(table: Table) -> list[Turn]:
    """Fewer than three cards are placed, where it has to be three."""
    exactly = table.rulings.scholar_count == "exactly"
    limited = exactly and table.rulings.scholar_place == "three"
    now = [s for s in _chosen(table, placing=True) if limited and len(table.chosen[s]) < 3]
    return [(seat, "done") for seat in now if _held(table, seat)]


# Bali 4.5 and 4.6


@turn("bali_4_5")
def taking_part_without_a_scholar(table: Table) -> list[Turn]:
    """A player without a scholar takes part."""
    now = deciding(table, "join") if table.played == "scholar" else []
    return [(seat, "join") for seat in now if "scholar" in lacking(table, seat)]


@turn("bali_4_6")
def a_second_scholar_that_is_not_held(table: Table) -> list[Turn]:
    """A player without another scholar ends the turn."""
    now = deciding(table, "force") if table.played == "scholar" else []
    return [(seat, "force") for seat in now if "scholar" in lacking(table, seat)]


@turn("bali_4_1", "bali_2_7")
def cards_exchanged_by_another(table: Table) -> list[Turn]:
    """A player takes cards in the exchange of another."""
    now = others(table, "exchange") if table.played == "scholar" else []
    return [(seat, f"take from {one}") for seat in now for one in elsewhere(table)]
