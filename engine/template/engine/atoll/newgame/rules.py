"""The rules that decide, in the nine words of `atoll.words`: no `if`, no `and`, no `max`."""

from atoll.table.stating import rule
from atoll.words import Flag, Number, every


@rule("newgame_1_2")
def may_take(stones: Number, pile: Number) -> Flag:
    """Whether so many stones may be taken from the pile."""
    return every([stones >= 1, stones <= 2, stones <= pile])
