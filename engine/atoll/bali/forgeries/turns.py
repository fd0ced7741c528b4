"""Cards that may not be played, and turns that may not be ended (2.3, 2.4, 10.1)."""

from atoll.bali.components import DALANG
from atoll.bali.forgeries.ground import (
    ANSWERING,
    deciding,
    elsewhere,
    goals,
    lacking,
    others,
    players,
)
from atoll.bali.table import Table
from atoll.forge.forgery import Turn, turn

__all__: list[str] = []

_ALONE = ("scholar", "artist", "priest", "prince")
"""The cards that are played by their name alone."""


# Bali 2.3


@turn("bali_2_3")
def a_card_that_is_not_held(table: Table) -> list[Turn]:
    """A player plays a card that is not in the hand."""
    now = deciding(table, "turn")
    return [(s, f"play {card}") for s in now for card in _ALONE if card in lacking(table, s)]


@turn("bali_2_3")
def a_warrior_that_is_not_held(table: Table) -> list[Turn]:
    """A player challenges without a warrior."""
    now = [seat for seat in deciding(table, "turn") if "warrior" in lacking(table, seat)]
    return [(seat, f"play warrior spare {one}") for seat in now for one in ("left", "right")]


@turn("bali_2_3")
def a_dalang_card_that_is_not_held(table: Table) -> list[Turn]:
    """A player sends the Dalang away by a card that is not in the hand."""
    pairs = [(s, card) for s in deciding(table, "turn") for card in DALANG]
    lacks = [(s, card) for s, card in pairs if card in lacking(table, s)]
    return [(s, f"play {card} to {goal}") for s, card in lacks for goal in goals(table, card)]


@turn("bali_2_3")
def a_card_in_the_turn_of_another(table: Table) -> list[Turn]:
    """A player plays a card of the hand in the turn of another."""
    pairs = [(s, card) for s in others(table, "turn") for card in _ALONE]
    return [(s, f"play {card}") for s, card in pairs if card not in lacking(table, s)]


@turn("bali_2_3")
def a_second_card_before_all_have_answered(table: Table) -> list[Turn]:
    """The active player goes on before the others have answered."""
    now = table.active in others(table, *ANSWERING)
    return [(table.active, f"play {card}") for card in _ALONE if now]


@turn("bali_2_3", "bali_2_7")
def a_card_instead_of_an_answer(table: Table) -> list[Turn]:
    """A player who is asked plays a card as in an own turn."""
    now = [seat for seat in deciding(table, *ANSWERING) if seat != table.active]
    return [(seat, f"play {card}") for seat in now for card in _ALONE]


# Bali 2.4


@turn("bali_2_3", "bali_2_4")
def ending_the_turn_of_another(table: Table) -> list[Turn]:
    """A passive player ends the turn without more ado."""
    return [(seat, "end turn") for seat in others(table, "turn")]


@turn("bali_2_4")
def ending_before_all_have_answered(table: Table) -> list[Turn]:
    """The active player ends the turn before a card is answered."""
    return [(table.active, "end turn") for _ in others(table, *ANSWERING)[:1]]


@turn("bali_2_4")
def ending_within_an_exchange(table: Table) -> list[Turn]:
    """A player ends the turn while cards are exchanged."""
    return [(seat, "end turn") for seat in deciding(table, "exchange")]


@turn("bali_2_4")
def ending_instead_of_an_answer(table: Table) -> list[Turn]:
    """A player who is asked ends the turn."""
    return [(seat, "end turn") for seat in deciding(table, *ANSWERING)]


@turn("bali_2_4")
def ending_while_hands_are_laid_down(table: Table) -> list[Turn]:
    """A player ends the turn while the Dalang travels."""
    return [(seat, "end turn") for seat in deciding(table, "lay", "mask")]


# Bali 10.1


def _over(table: Table, *moves: str) -> list[Turn]:
    return [(s, move) for s in players(table) for move in moves if table.stage == "over"]


@turn("bali_10_1")
def a_card_after_the_end(table: Table) -> list[Turn]:
    """A player plays a card after the last mask."""
    return _over(table, *(f"play {card}" for card in _ALONE))


@turn("bali_10_1")
def a_turn_ended_after_the_end(table: Table) -> list[Turn]:
    """A player ends a turn after the last mask."""
    return _over(table, "end turn")


@turn("bali_10_1")
def an_answer_after_the_end(table: Table) -> list[Turn]:
    """A player passes, flees or takes part after the last mask."""
    return _over(table, "pass", "flee", "join", "done")


@turn("bali_10_1")
def a_journey_after_the_end(table: Table) -> list[Turn]:
    """A player sends the Dalang away after the last mask."""
    pairs = [(card, goal) for card in DALANG for goal in elsewhere(table)]
    return _over(table, *(f"play {card} to {goal}" for card, goal in pairs))
