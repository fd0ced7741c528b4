"""Answers that may not be given (2.5, 2.7): at the wrong time, or in the place of another."""

from atoll.bali.forgeries.ground import deciding, others
from atoll.bali.table import Table
from atoll.forge.forgery import Turn, turn

__all__: list[str] = []

# Bali 2.5


@turn("bali_2_5")
def forcing_the_end_without_taking_part(table: Table) -> list[Turn]:
    """A player ends the turn with a second card before the first."""
    return [(seat, "force") for seat in deciding(table, "join", "challenge")]


@turn("bali_2_5")
def forcing_the_end_of_a_contest(table: Table) -> list[Turn]:
    """A player ends a turn in which a priest, a prince or a Dalang card is answered."""
    return [(seat, "force") for seat in deciding(table, "show", "prevent")]


@turn("bali_2_5")
def forcing_the_end_of_the_own_turn(table: Table) -> list[Turn]:
    """The active player ends the turn with a second card."""
    return [(seat, "force") for seat in deciding(table, "turn")]


@turn("bali_2_5")
def forcing_the_end_in_the_place_of_another(table: Table) -> list[Turn]:
    """A player ends the turn when another is asked."""
    return [(seat, "force") for seat in others(table, "force")]


@turn("bali_2_5")
def forcing_the_end_within_an_exchange(table: Table) -> list[Turn]:
    """A player ends the turn before their own exchange is done."""
    return [(seat, "force") for seat in deciding(table, "exchange", "save", "lay")]


# Bali 2.7


@turn("bali_2_7")
def passing_in_the_own_turn(table: Table) -> list[Turn]:
    """The active player passes."""
    return [(seat, "pass") for seat in deciding(table, "turn")]


@turn("bali_2_7", "bali_3_2")
def passing_a_challenge(table: Table) -> list[Turn]:
    """A challenged player passes."""
    return [(seat, "pass") for seat in deciding(table, "challenge", "save")]


@turn("bali_2_7")
def passing_in_the_place_of_another(table: Table) -> list[Turn]:
    """A player passes when another is asked to take part."""
    return [(seat, "pass") for seat in others(table, "join")]


@turn("bali_2_7")
def taking_part_in_the_place_of_another(table: Table) -> list[Turn]:
    """A player takes part when another is asked."""
    return [(seat, "join") for seat in others(table, "join")]


@turn("bali_2_7", "bali_6_3", "bali_8_2")
def taking_part_in_a_contest_by_a_card(table: Table) -> list[Turn]:
    """A player takes part with a card where cards are shown, or a change is prevented."""
    return [(seat, "join") for seat in deciding(table, "show", "prevent")]


@turn("bali_2_7")
def taking_part_where_nothing_is_answered(table: Table) -> list[Turn]:
    """The active player takes part in nothing."""
    return [(seat, "join") for seat in deciding(table, "turn")]


@turn("bali_2_7")
def done_with_the_exchange_of_another(table: Table) -> list[Turn]:
    """A player ends the exchange of another."""
    return [(seat, "done") for seat in others(table, "exchange")]


@turn("bali_2_7")
def done_with_nothing(table: Table) -> list[Turn]:
    """A player is done where nothing is chosen."""
    return [(seat, "done") for seat in deciding(table, "turn", "join", "force", "show", "prevent")]
