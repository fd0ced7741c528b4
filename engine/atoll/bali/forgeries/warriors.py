"""Challenges and answers to them that may not be (3.1, 3.2, 3.6)."""

from atoll.bali.forgeries.ground import ANSWERING, deciding, lacking, others, players
from atoll.bali.table import Table
from atoll.forge.forgery import Turn, turn

__all__: list[str] = []


def _ready(table: Table) -> list[int]:
    """Who may play a warrior now and holds one."""
    return [seat for seat in deciding(table, "turn") if "warrior" not in lacking(table, seat)]


def _nobody_spared(table: Table) -> bool:
    return len(table.seats) == 3 and table.rulings.spare_with_three == "nobody"


# Bali 3.1


@turn("bali_3_1")
def nobody_is_spared(table: Table) -> list[Turn]:
    """A player challenges all, where somebody has to be spared."""
    must = table.rulings.spare_must == "must" and not _nobody_spared(table)
    return [(seat, "play warrior") for seat in _ready(table) if must]


@turn("bali_3_1")
def nobody_opposite_is_spared(table: Table) -> list[Turn]:
    """One of three players spares the one opposite, where nobody sits."""
    return [(s, "play warrior spare opposite") for s in _ready(table) if len(table.seats) == 3]


@turn("bali_3_1")
def somebody_is_spared_where_nobody_is(table: Table) -> list[Turn]:
    """One of three players spares a neighbour, where nobody is spared."""
    now = _ready(table) if _nobody_spared(table) else []
    return [(seat, f"play warrior spare {one}") for seat in now for one in ("left", "right")]


@turn("bali_3_1", "bali_2_3")
def a_challenge_before_all_have_answered(table: Table) -> list[Turn]:
    """The active player challenges before a card is answered."""
    now = table.active in others(table, *ANSWERING)
    return [(table.active, f"play warrior spare {one}") for one in ("left", "right") if now]


@turn("bali_3_1", "bali_2_7")
def a_challenge_as_an_answer(table: Table) -> list[Turn]:
    """A player who is asked challenges."""
    now = [seat for seat in deciding(table, *ANSWERING, "exchange") if seat != table.active]
    return [(seat, "play warrior spare left") for seat in now]


# Bali 3.2


@turn("bali_3_2")
def a_defence_without_a_warrior(table: Table) -> list[Turn]:
    """A challenged player without a warrior defends."""
    now = deciding(table, "challenge")
    return [(seat, "defend") for seat in now if "warrior" in lacking(table, seat)]


@turn("bali_3_2", "bali_3_7", "bali_2_7")
def a_defence_out_of_turn(table: Table) -> list[Turn]:
    """A player defends when another is asked."""
    return [(seat, "defend") for seat in others(table, "challenge")]


@turn("bali_3_2", "bali_3_7", "bali_2_7")
def a_flight_out_of_turn(table: Table) -> list[Turn]:
    """A player flees when another is asked."""
    return [(seat, "flee") for seat in others(table, "challenge")]


@turn("bali_3_2")
def a_flight_from_nothing(table: Table) -> list[Turn]:
    """A player flees who is not challenged."""
    return [(seat, "flee") for seat in deciding(table, "turn", "join", "show", "prevent")]


@turn("bali_3_2")
def a_defence_against_nothing(table: Table) -> list[Turn]:
    """A player defends who is not challenged."""
    return [(seat, "defend") for seat in deciding(table, "turn", "join", "show", "prevent")]


# Bali 3.6 and 3.7


@turn("bali_3_6")
def a_second_warrior_that_is_not_held(table: Table) -> list[Turn]:
    """A defender without another warrior ends the turn."""
    now = deciding(table, "force") if table.played == "warrior" else []
    return [(seat, "force") for seat in now if "warrior" in lacking(table, seat)]


@turn("bali_2_5", "bali_3_7")
def the_spared_player_ends_the_turn(table: Table) -> list[Turn]:
    """Who is spared ends the turn."""
    spared = [seat for seat in players(table) if seat == table.spared]
    return [(seat, "force") for seat in spared if table.stage in ("challenge", "force", "save")]
