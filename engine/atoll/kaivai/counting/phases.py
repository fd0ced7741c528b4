"""What can lie on the table at a stage: bids, starting huts, the actions, the final scoring."""

from collections.abc import Iterator

from atoll.kaivai.counting.past import ACTING, AFTER, BEFORE_ACTIONS, Fault, chosen
from atoll.kaivai.table import Table
from atoll.kaivai.value import ROUNDS
from atoll.table.stating import rule

__all__ = ["between_rounds", "stages"]


@rule("kaivai_1_5", "kaivai_14_1")
def stages(table: Table) -> Iterator[Fault]:
    """Starting huts are placed in round 1, the end comes after the last round."""
    last = ROUNDS[table.rulings.rounds]
    if table.stage == "huts" and table.round > 1:
        yield "kaivai_1_5", f"starting huts are placed in round 1, not in {table.round}."
    if table.stage in AFTER and table.round != last:
        yield "kaivai_14_1", f"the game ends after round {last}, not after {table.round}."
    action = ACTING.get(table.stage)
    if action and not chosen(table, action):
        yield "kaivai_4_2", f"{action} is under way, and nothing lies on it; put a counter there."


@rule("kaivai_13_3")
def between_rounds(table: Table) -> Iterator[Fault]:
    """Before the actions and after the last round nothing is left of the actions."""
    if table.stage not in (*BEFORE_ACTIONS, *AFTER):
        return
    if table.spaces or table.marked:
        yield "kaivai_13_3", "no action has been chosen by now; leave `spaces` and `marked` out."
    if any(table.acted) or any(table.passed):
        yield "kaivai_13_3", "nobody has acted or passed by now; leave `acted` and `passed` out."
    if table.stage in AFTER and any(table.bids):
        yield "kaivai_13_3", "the bids of the last round are taken back; leave `bids` out."
