"""What a table tells of the rounds that are over, and of the choices of the running one."""

from atoll.kaivai.table import Table

__all__ = [
    "ACTING",
    "AFTER",
    "BEFORE_ACTIONS",
    "MOST_CHOICES",
    "Fault",
    "built",
    "chosen",
    "completed",
    "most",
]

Fault = tuple[str, str]
"""The rule by which a table is out of reach, and the fix."""

BEFORE_ACTIONS = ("bid", "huts", "god")
AFTER = ("final", "village", "influence", "over")
ACTING = {
    "build": "building",
    "pay": "building",
    "fish": "fishing",
    "deliver": "delivering",
    "move": "moving",
    "celebrate": "celebrating",
}
"""By stage the action that is under way."""
MOST_CHOICES = 5
"""So often an action is chosen in a round: for 0, 1, 2, 4 and 8; then 16 of 24 counters lie there,
or 15 and a mark, and a sixth choice costs more than the others."""


def completed(table: Table) -> int:
    """How many rounds are over."""
    return table.round - 1 + (table.stage in AFTER)


def chosen(table: Table, *actions: str) -> int:
    """How often these actions have been chosen in this round: what lies there doubles each time."""
    return sum(_chosen(table, action) for action in actions)


def _chosen(table: Table, action: str) -> int:
    held = table.spaces.get(action, 0) + (action in table.marked)
    return held.bit_length()


def most(table: Table, action: str) -> int:
    """How often an action can have been chosen in the whole game."""
    return MOST_CHOICES * completed(table) + chosen(table, action)


def built(table: Table, seat: int, kind: str = "") -> int:
    """How many huts a player has on the board, of a kind or of all."""
    own = [hut.kind for hut in table.huts.values() if hut.owner == seat]
    return own.count(kind) if kind else len(own)
