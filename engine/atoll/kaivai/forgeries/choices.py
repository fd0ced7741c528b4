"""Actions that may not be chosen (chapters 4, 11 and 12), and passing where nobody may."""

from collections.abc import Iterable

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.components import ACTIONS, STEPS, WITH_CANOES
from atoll.kaivai.forgeries.ground import allowance, deciding, fleet, others
from atoll.kaivai.table import Table

__all__: list[str] = []

_ACTING = ("build", "pay", "fish", "deliver", "move", "celebrate")
_MADE = {
    "build": "build meeting on G3 from G2",
    "pay": "pay 5",
    "fish": "fish at F4 from G3",
    "deliver": "deliver 4 to G5 from F5",
    "celebrate": "celebrate at F4",
    "done": "done",
    "sail": "sail H6 to I9",
}


def _open(table: Table, *stages: str) -> list[int]:
    return [seat for seat in others(table, *stages) if not table.passed[seat]]


def _affordable(table: Table, seat: int, action: str) -> bool:
    """Whether a player can pay for an action that nothing blocks."""
    return table.influence[seat] >= table.spaces.get(action, 0) and not _blocked(table, action)


def _blocked(table: Table, action: str) -> bool:
    """Whether nobody can be the first to choose it: the supply is empty."""
    ruled = table.rulings.empty_influence == "blocked"
    return ruled and not table.influence_left and action not in table.spaces


def _choosing(table: Table, *actions: str) -> list[Turn]:
    """These actions chosen in turn, by who can pay for them."""
    pairs = [(seat, one) for seat in deciding(table, "action") for one in actions]
    return [(seat, f"choose {one}") for seat, one in pairs if _affordable(table, seat, one)]


def _if(lacks: bool, turns: Iterable[Turn]) -> list[Turn]:  # noqa: FBT001 # only here
    return [*turns] if lacks else []


def _now(table: Table) -> int:
    return table.turn or 0


# Kaivai 4.1


@turn("kaivai_4_1")
def an_action_chosen_out_of_turn(table: Table) -> list[Turn]:
    """A player chooses an action when another is to choose."""
    return [(seat, "choose increasing") for seat in _open(table, "action")]


@turn("kaivai_4_1")
def a_second_action_in_one_turn(table: Table) -> list[Turn]:
    """A player chooses another action while performing one."""
    now = deciding(table, *_ACTING)
    return [(seat, f"choose {one}") for seat in now for one in ACTIONS]


@turn("kaivai_4_1", "kaivai_2_3", "kaivai_2_4", "kaivai_2_1", "kaivai_3_1")
def an_action_before_its_time(table: Table) -> list[Turn]:
    """A player chooses an action before the god has come."""
    return [(seat, "choose increasing") for seat in deciding(table, "bid", "god")]


@turn()
def an_action_that_is_none(table: Table) -> list[Turn]:
    """A player chooses an action that the board does not have."""
    return [(s, f"choose {one}") for s in deciding(table, "action") for one in ("resting", "fish")]


@turn("kaivai_4_1", "kaivai_4_5", "kaivai_5_1", "kaivai_6_1", "kaivai_6_6", "kaivai_7_1")
def an_act_without_an_action(table: Table) -> list[Turn]:
    """A player sails, builds, fishes, pays or ends a turn without having chosen an action."""
    words = ("sail", "build", "fish", "pay", "done")
    return [(seat, _MADE[one]) for seat in deciding(table, "action") for one in words]


@turn("kaivai_4_1", "kaivai_8_1", "kaivai_10_1")
def an_act_of_other_actions_unchosen(table: Table) -> list[Turn]:
    """A player delivers or celebrates without having chosen that."""
    now = deciding(table, "action")
    return [(seat, _MADE[one]) for seat in now for one in ("deliver", "celebrate")]


# Kaivai 4.2 and 4.3


@turn("kaivai_4_2")
def a_blocked_action(table: Table) -> list[Turn]:
    """An action is chosen first, where the supply is empty and blocks it."""
    pairs = [(s, one) for s in deciding(table, "action") for one in ACTIONS]
    return [(seat, f"choose {one}") for seat, one in pairs if _blocked(table, one)]


@turn("kaivai_4_3")
def an_action_for_one_counter_too_few(table: Table) -> list[Turn]:
    """A player has one influence counter less than lie on the action."""
    pairs = [(s, one) for s in deciding(table, "action") for one in ACTIONS]
    few = [(s, one) for s, one in pairs if table.spaces.get(one, 0) == table.influence[s] + 1]
    return [(seat, f"choose {one}") for seat, one in few]


@turn("kaivai_4_3")
def an_action_without_influence(table: Table) -> list[Turn]:
    """A player without influence chooses an action that has been chosen."""
    without = [s for s in deciding(table, "action") if not table.influence[s]]
    return [(seat, f"choose {one}") for seat in without for one in table.spaces]


@turn("kaivai_4_3", "kaivai_4_4")
def an_action_for_many_counters_too_few(table: Table) -> list[Turn]:
    """A player has less than half of the counters that lie on the action."""
    pairs = [(s, one) for s in deciding(table, "action") for one in ACTIONS]
    few = [(s, one) for s, one in pairs if table.spaces.get(one, 0) > 2 * table.influence[s] > 0]
    return [(seat, f"choose {one}") for seat, one in few]


# Kaivai 4.4


@turn("kaivai_4_4", "kaivai_6_12")
def building_without_shells(table: Table) -> list[Turn]:
    """A player without shells chooses building."""
    return _if(not any(table.shells[_now(table)]), _choosing(table, "building"))


@turn("kaivai_4_4", "kaivai_6_12", "kaivai_7_6", "kaivai_8_1", "kaivai_9_1", "kaivai_4_5")
def an_action_of_canoes_without_a_canoe(table: Table) -> list[Turn]:
    """A player without a canoe chooses an action with canoes."""
    return _if(not fleet(table, _now(table)), _choosing(table, *WITH_CANOES))


@turn("kaivai_4_4", "kaivai_6_12", "kaivai_7_6", "kaivai_8_1", "kaivai_9_1", "kaivai_5_6")
def an_action_of_canoes_stuck_on_their_huts(table: Table) -> list[Turn]:
    """A player whose canoes stand on their huts and have no step chooses an action with canoes."""
    seat = _now(table)
    own = fleet(table, seat)
    stuck = bool(own) and {*own} <= table.huts.keys() and deciding(table, "action") != []
    return _if(stuck and not allowance(table, seat), _choosing(table, *WITH_CANOES))


@turn("kaivai_4_4", "kaivai_8_1")
def delivering_without_fish(table: Table) -> list[Turn]:
    """A player without fish chooses delivering."""
    return _if(not any(table.fish[_now(table)]), _choosing(table, "delivering"))


@turn("kaivai_4_4", "kaivai_7_6")
def fishing_without_a_fisherman(table: Table) -> list[Turn]:
    """A player without a fisherman, whose canoes come nowhere near the god, chooses fishing."""
    seat = _now(table)
    mine = [hut for hut in table.huts.values() if (hut.owner, hut.kind) == (seat, "fisherman")]
    stuck = not [*fleet(table, seat)]
    needed = table.rulings.fishing_needs == "fisherman_or_god"
    return _if(needed and stuck and not mine, _choosing(table, "fishing"))


@turn("kaivai_4_4", "kaivai_9_1")
def moving_without_movement(table: Table) -> list[Turn]:
    """A player whose canoes have no step chooses moving."""
    still = bool(deciding(table, "action")) and not allowance(table, _now(table))
    return _if(still, _choosing(table, "moving"))


@turn("kaivai_4_4", "kaivai_10_1")
def celebrating_without_fish(table: Table) -> list[Turn]:
    """A player chooses celebrating when no hut has a fish."""
    bare = not any(hut.fish for hut in table.huts.values())
    return _if(bare, _choosing(table, "celebrating"))


@turn("kaivai_4_4", "kaivai_11_3")
def increasing_beyond_the_last_step(table: Table) -> list[Turn]:
    """A player on the last step of the track chooses increasing."""
    return _if(table.increase[_now(table)] == len(STEPS) - 1, _choosing(table, "increasing"))


@turn("kaivai_4_4", "kaivai_11_3")
def a_step_that_adds_nothing(table: Table) -> list[Turn]:
    """A player takes a step that adds nothing, where that is refused."""
    step = table.increase[_now(table)]
    same = STEPS[step] == [*STEPS, 0][step + 1]
    useless = table.rulings.useless_step == "refused" and same
    return _if(useless, _choosing(table, "increasing"))


# Kaivai 4.6


@turn("kaivai_4_6", "kaivai_4_1")
def an_action_after_passing(table: Table) -> list[Turn]:
    """A player who has passed chooses an action."""
    gone = [seat for seat in others(table, "action") if table.passed[seat]]
    return [(seat, "choose increasing") for seat in gone]


@turn("kaivai_4_6", "kaivai_4_1")
def passing_twice(table: Table) -> list[Turn]:
    """A player who has passed passes again, for another sacrifice."""
    gone = [seat for seat in others(table, "action") if table.passed[seat]]
    return [(seat, "pass") for seat in gone]


@turn("kaivai_4_6", "kaivai_4_1")
def passing_out_of_turn(table: Table) -> list[Turn]:
    """A player passes when another is to choose."""
    return [(seat, "pass") for seat in _open(table, "action")]


@turn("kaivai_4_6", "kaivai_4_1", "kaivai_4_5")
def passing_within_an_action(table: Table) -> list[Turn]:
    """A player passes while performing an action."""
    return [(seat, "pass") for seat in deciding(table, *_ACTING)]
