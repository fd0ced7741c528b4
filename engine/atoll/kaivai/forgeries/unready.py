"""Actions that cannot be chosen (4.2, 4.4, 6.12, 9.1, 11.3): without counter, canoe or fish."""

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.components import STEPS, WITH_CANOES
from atoll.kaivai.forgeries.ground import allowance, at_sea, cult_beside, deciding, fleet, reached
from atoll.kaivai.table import Table

__all__: list[str] = []


def _choosing(table: Table, *actions: str) -> list[Turn]:
    """These actions, by the player in turn, if nothing but their own rule forbids them."""
    seats = deciding(table, "action")
    paid = [(s, one) for s in seats for one in actions if _paid(table, s, one)]
    return [(seat, f"choose {one}") for seat, one in paid]


def _paid(table: Table, seat: int, action: str) -> bool:
    held = table.spaces.get(action, 0) + (action in table.marked)
    return 0 < held <= table.influence[seat] or (not held and not _blocked(table))


def _blocked(table: Table) -> bool:
    return table.rulings.empty_influence == "blocked" and not table.influence_left


def _first(table: Table, *actions: str) -> list[Turn]:
    free = [one for one in actions if _blocked(table) and one not in table.spaces]
    return [(s, f"choose {one}") for s in deciding(table, "action") for one in free]


# Kaivai 4.2


@turn("kaivai_4_2")
def a_blocked_action_with_canoes(table: Table) -> list[Turn]:
    """Canoes would act, where the supply is empty and blocks the first choice."""
    return _first(table, *WITH_CANOES)


@turn("kaivai_4_2")
def a_blocked_action_without_canoes(table: Table) -> list[Turn]:
    """A player celebrates or increases movement, where the empty supply blocks it."""
    return _first(table, "celebrating", "increasing")


# Kaivai 4.4, 6.12 and 8.1


@turn("kaivai_4_4")
def shells_delivered(table: Table) -> list[Turn]:
    """A player with shells and without fish chooses delivering."""
    turns = _choosing(table, "delivering")
    return [(s, m) for s, m in turns if any(table.shells[s]) and not any(table.fish[s])]


@turn("kaivai_4_4")
def fish_on_huts_delivered(table: Table) -> list[Turn]:
    """A player whose fish all lie on huts chooses delivering."""
    loaded = {hut.owner for hut in table.huts.values() if hut.fish}
    turns = _choosing(table, "delivering")
    return [(s, m) for s, m in turns if s in loaded and not any(table.fish[s])]


def _worth(table: Table, seat: int) -> int:
    return sum(space * many for space, many in enumerate(table.shells[seat], 1))


@turn("kaivai_6_12")
def building_for_less_than_the_bid(table: Table) -> list[Turn]:
    """A player with shells worth no more than the bid chooses building."""
    turns = _choosing(table, "building")
    return [(s, m) for s, m in turns if 0 < _worth(table, s) <= (table.bids[s] or 0)]


@turn("kaivai_6_12")
def building_away_from_cult_hexes(table: Table) -> list[Turn]:
    """A player whose canoes reach no cult hex chooses building."""
    return [(s, m) for s, m in _choosing(table, "building") if _away(table, s)]


def _away(table: Table, seat: int) -> bool:
    """Whether no canoe is at a cult hex, or comes to one."""
    steps, own = allowance(table, seat), fleet(table, seat)
    there = {*at_sea(table, seat)}.union(*(reached(table, one, steps) for one in own))
    return not any(cult_beside(table, one) for one in there)


@turn("kaivai_9_1")
def moving_without_a_canoe(table: Table) -> list[Turn]:
    """A player who began without a canoe chooses moving."""
    return [(s, m) for s, m in _choosing(table, "moving") if not fleet(table, s)]


@turn("kaivai_9_1")
def moving_with_a_bid_of_ten(table: Table) -> list[Turn]:
    """A player whose canoes cannot move by their bid chooses moving."""
    return [(s, m) for s, m in _choosing(table, "moving") if not allowance(table, s)]


# Kaivai 11.3


@turn("kaivai_11_3")
def a_ninth_step_for_counters(table: Table) -> list[Turn]:
    """A player on the last step pays counters to increase movement."""
    last = [s for s in deciding(table, "action") if table.increase[s] == len(STEPS) - 1]
    paid = [s for s in last if 0 < table.spaces.get("increasing", 0) <= table.influence[s]]
    return [(seat, "choose increasing") for seat in paid]
