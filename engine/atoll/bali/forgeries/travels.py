"""Changes of island that may not be, and cards that do not prevent one (8.1, 8.2, 8.6)."""

from atoll.bali.components import DALANG, ISLANDS, pair_of
from atoll.bali.forgeries.ground import ANSWERING, deciding, goals, lacking, others
from atoll.bali.table import Table
from atoll.forge.forgery import Turn, turn

__all__: list[str] = []


def _held(table: Table, seat: int) -> list[str]:
    gone = lacking(table, seat)
    return [card for card in dict.fromkeys(table.hands[seat]) if card not in gone]


def _ready(table: Table) -> list[tuple[int, str]]:
    """The Dalang cards of who may play one."""
    now = deciding(table, "turn")
    return [(s, card) for s in now for card in _held(table, s) if card in DALANG]


# Bali 8.1


@turn("bali_8_1")
def a_goal_that_is_not_on_the_card(table: Table) -> list[Turn]:
    """The goal is an island that the card does not show."""
    pairs = [(s, card, one) for s, card in _ready(table) for one in ISLANDS]
    away = [(s, card, one) for s, card, one in pairs if one not in pair_of(card)]
    return [(s, f"play {card} to {one}") for s, card, one in away if one != table.island]


@turn("bali_8_1")
def a_goal_where_the_dalang_is(table: Table) -> list[Turn]:
    """The goal is the active island."""
    return [(s, f"play {card} to {table.island}") for s, card in _ready(table)]


@turn("bali_8_1")
def a_dalang_card_without_a_goal(table: Table) -> list[Turn]:
    """A Dalang card is played and no goal is named."""
    return [(s, f"play {card}") for s, card in _ready(table)]


@turn("bali_8_1")
def a_household_card_with_a_goal(table: Table) -> list[Turn]:
    """The Dalang is sent away by a card of the household."""
    now = deciding(table, "turn")
    pairs = [(s, card) for s in now for card in _held(table, s) if card not in DALANG]
    return [(s, f"play {card} to {one}") for s, card in pairs for one in ISLANDS]


@turn("bali_8_1", "bali_2_7")
def a_journey_as_an_answer(table: Table) -> list[Turn]:
    """A player who is asked sends the Dalang away."""
    now = deciding(table, *ANSWERING)
    pairs = [(s, card) for s in now for card in DALANG]
    return [(s, f"play {card} to {one}") for s, card in pairs for one in goals(table, card)]


# Bali 8.2


@turn("bali_8_2")
def a_card_against_another_goal(table: Table) -> list[Turn]:
    """A Dalang card without the goal prevents nothing."""
    pairs = [(s, card) for s in deciding(table, "prevent") for card in _held(table, s)]
    other = [(s, card) for s, card in pairs if card in DALANG and table.goal not in pair_of(card)]
    return [(s, f"prevent with {card}") for s, card in other]


@turn("bali_8_2")
def a_household_card_against_a_goal(table: Table) -> list[Turn]:
    """A card of the household prevents nothing."""
    pairs = [(s, card) for s in deciding(table, "prevent") for card in _held(table, s)]
    return [(s, f"prevent with {card}") for s, card in pairs if card not in DALANG]


@turn("bali_8_2")
def a_card_against_a_goal_that_is_not_held(table: Table) -> list[Turn]:
    """A change is prevented with a card that is not in the hand."""
    pairs = [(s, card) for s in deciding(table, "prevent") for card in lacking(table, s)]
    return [(s, f"prevent with {card}") for s, card in pairs if table.goal in pair_of(card)]


@turn("bali_8_2")
def a_card_against_nothing(table: Table) -> list[Turn]:
    """A change is prevented where there is none."""
    pairs = [(s, card) for s in deciding(table, "turn", "join", "challenge") for card in DALANG]
    return [(s, f"prevent with {card}") for s, card in pairs]


@turn("bali_8_2", "bali_2_7")
def a_card_against_a_goal_out_of_turn(table: Table) -> list[Turn]:
    """A player prevents a change when another is asked."""
    pairs = [(s, card) for s in others(table, "prevent") for card in _held(table, s)]
    return [(s, f"prevent with {card}") for s, card in pairs if table.goal in pair_of(card)]


# Bali 8.6


@turn("bali_8_6")
def a_card_laid_down_that_is_not_held(table: Table) -> list[Turn]:
    """A card is laid down that is not in the hand."""
    return [(s, f"lay {card}") for s in deciding(table, "lay") for card in lacking(table, s)]


@turn("bali_8_6")
def a_card_laid_down_out_of_turn(table: Table) -> list[Turn]:
    """A player lays cards down when it is another's turn."""
    return [(s, f"lay {card}") for s in others(table, "lay") for card in _held(table, s)]


@turn("bali_8_6")
def a_card_laid_down_without_a_change(table: Table) -> list[Turn]:
    """A card is laid down though the Dalang does not travel."""
    now = deciding(table, "turn", "prevent", "join")
    return [(s, f"lay {card}") for s in now for card in _held(table, s)]


@turn("bali_8_6", "bali_2_7")
def the_hand_of_another_laid_down(table: Table) -> list[Turn]:
    """A player lays down the rest of the hand of another."""
    return [(s, "done") for s in others(table, "lay")]
