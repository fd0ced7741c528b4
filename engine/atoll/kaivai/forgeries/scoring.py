"""The final scoring against the rules (chapter 14): the wrong village or player, too much added."""

from collections.abc import Iterable

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex
from atoll.kaivai.forgeries.ground import deciding, island, islands, named, others, water
from atoll.kaivai.table import Table

__all__: list[str] = []


def _scoring(seats: Iterable[int], hexes: Iterable[Hex]) -> list[Turn]:
    places = named(hexes)
    return [(seat, f"score {one}") for seat in seats for one in places]


def _scored(table: Table) -> list[Hex]:
    """The hexes of the villages that are scored."""
    return sorted(one for cult in table.scored for one in island(table, cult))


def _unscored(table: Table) -> list[Hex]:
    gone = {*_scored(table)}
    return sorted(one for village in islands(table) if not village & gone for one in village)


def _adding(table: Table) -> list[int]:
    """The players who have not decided what they add."""
    now = enumerate(table.added) if table.stage == "influence" else ()
    return [seat for seat, number in now if number is None]


# Kaivai 14.3


@turn("kaivai_14_3", "kaivai_14_10")
def a_village_scored_twice(table: Table) -> list[Turn]:
    """A village is chosen that is scored already."""
    return _scoring(deciding(table, "village"), _scored(table))


@turn("kaivai_14_3")
def no_village_scored(table: Table) -> list[Turn]:
    """A hex of water is chosen to be scored."""
    return _scoring(deciding(table, "village"), water(table))


@turn("kaivai_14_3")
def a_village_chosen_by_another(table: Table) -> list[Turn]:
    """A player chooses a village who has not the least glory."""
    return _scoring(others(table, "village"), _unscored(table))


@turn("kaivai_14_3", "kaivai_4_6")
def passing_instead_of_a_village(table: Table) -> list[Turn]:
    """Who is to choose a village passes."""
    return [(seat, "pass") for seat in deciding(table, "village")]


@turn("kaivai_14_3", "kaivai_14_5")
def a_village_chosen_before_the_last_is_scored(table: Table) -> list[Turn]:
    """A player chooses a village while influence is added for another."""
    return _scoring(_adding(table), _unscored(table))


@turn("kaivai_14_3", "kaivai_14_1", "kaivai_4_1")
def a_village_scored_within_a_round(table: Table) -> list[Turn]:
    """A village is scored before the last round is over."""
    return _scoring(deciding(table, "action", "build", "fish", "move"), _unscored(table))


@turn()
def a_village_beside_the_field(table: Table) -> list[Turn]:
    """A village is scored where there is no hex."""
    now = deciding(table, "village")
    return [(seat, f"score {one}") for seat in now for one in ("M9", "K0", "the rest")]


# Kaivai 14.5


@turn("kaivai_14_5")
def a_counter_more_than_held(table: Table) -> list[Turn]:
    """A player adds one influence counter more than they have."""
    return [(seat, f"add {table.influence[seat] + 1}") for seat in _adding(table)]


@turn("kaivai_14_5")
def all_counters_of_the_box(table: Table) -> list[Turn]:
    """A player adds more influence counters than there are."""
    return [(seat, f"add {number}") for seat in _adding(table) for number in (25, 1000)]


@turn("kaivai_14_5")
def influence_added_twice(table: Table) -> list[Turn]:
    """A player who has decided adds influence once more."""
    now = enumerate(table.added) if table.stage == "influence" else ()
    done = [seat for seat, number in now if number is not None]
    return [(seat, "add 0") for seat in done]


@turn("kaivai_14_5", "kaivai_14_3")
def influence_before_a_village_is_chosen(table: Table) -> list[Turn]:
    """A player adds influence before a village is chosen."""
    return [(seat, "add 0") for seat in deciding(table, "village")]


@turn("kaivai_14_5", "kaivai_4_1", "kaivai_2_3", "kaivai_2_1", "kaivai_3_1")
def influence_added_within_a_round(table: Table) -> list[Turn]:
    """A player adds influence before the last round is over."""
    return [(seat, "add 1") for seat in deciding(table, "bid", "god", "action")]


@turn("kaivai_14_5", "kaivai_4_6")
def passing_instead_of_influence(table: Table) -> list[Turn]:
    """A player passes instead of adding influence."""
    return [(seat, "pass") for seat in _adding(table)]


# Kaivai 14.11


def _after(table: Table, *moves: str) -> list[Turn]:
    seats = range(len(table.seats)) if table.stage == "over" else ()
    return [(seat, move) for seat in seats for move in moves]


@turn("kaivai_14_11", "kaivai_14_1")
def a_bid_after_the_end(table: Table) -> list[Turn]:
    """A player bids for another round when the game is over."""
    return _after(table, "bid 1", "bid 6")


@turn("kaivai_14_11", "kaivai_14_1")
def an_action_after_the_end(table: Table) -> list[Turn]:
    """A player chooses an action when the game is over."""
    return _after(table, "choose building", "choose celebrating", "pass")


@turn("kaivai_14_11", "kaivai_14_3")
def a_village_after_the_end(table: Table) -> list[Turn]:
    """A player has a village scored when the game is over."""
    return _after(table, "score F4", "add 1")
