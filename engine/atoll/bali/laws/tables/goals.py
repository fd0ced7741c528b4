"""Laws about the goals of Dalang cards: every card on every island is tried."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from atoll.bali.components import BOX, DALANG, ISLANDS
from atoll.bali.game import moves, why_not
from atoll.bali.laws.tables.lines import bare, laid
from atoll.bali.table import SEATS, Table, Travel
from atoll.proof.law import Breach, law


def _ways() -> Iterator[tuple[Table, str, str]]:
    """Each Dalang card on each active island, and each island as its goal."""
    for seats, card, island, goal in product(SEATS, DALANG, ISLANDS, ISLANDS):
        yield _holding(seats, card, island), card, goal


@cache
def _holding(seats: int, card: str, island: str) -> Table:
    return laid(bare(seats), island=island, hands=((card,), *((),) * (seats - 1)))


@law(
    "bali_8_1",
    over=_ways,
    breach=Breach("if island != table.island]", 'if island != "Kukusch"]', "cards"),
)
def each_goal_is_another_island_that_the_card_shows(table: Table, card: str, goal: str) -> bool:
    """Every Dalang card leads from every island to those it shows, but for the active one."""
    allowed = why_not(table, 0, Travel(card, goal)) is None
    return allowed == (goal in card.split("/") and goal != table.island)


def _goals(table: Table) -> int:
    """How many goals are offered for the one card that the active player has."""
    return sum(isinstance(move, Travel) for move in moves(table, 0))


@law(
    "bali_0_5",
    "bali_8_1",
    over=lambda: product(SEATS, DALANG, ISLANDS),
    breach=Breach(
        "if island != table.island]", 'if island not in (table.island, "Wontong")]', "cards"
    ),
)
def a_dalang_card_has_one_goal_where_it_shows_the_active_island_and_two_elsewhere(
    seats: int, card: str, island: str
) -> bool:
    """So a player with a Dalang card can always play it, wherever the Dalang is."""
    return _goals(_holding(seats, card, island)) == (1 if island in card.split("/") else 2)


@law(
    "bali_0_5",
    "bali_8_1",
    over=lambda: ISLANDS,
    breach=Breach("(4,) * 6,", "(4, 4, 4, 4, 3, 5),", "components"),
)
def in_the_working_deck_each_island_is_on_twelve_dalang_cards(island: str) -> bool:
    """From any island twelve of the 24 cards have one goal, and twelve have two.

    How the deck is made up is invented: four cards of each of the six pairs.
    """
    ways = [_goals(_holding(4, card, island)) for card in DALANG]
    of = [sum(n for n, many in zip(BOX.dalang, ways, strict=True) if many == k) for k in (1, 2)]
    named = sum(n for n, card in zip(BOX.dalang, DALANG, strict=True) if island in card)
    return of == [12, 12] and named == 12
