"""When each move is made, and by whom: what refuses a move whatever else it says."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll.table import Refusal, agreed, listed


class Timetable(NamedTuple):
    """The times of a game, by their names.

    `rules` says of each kind of move which rule lets it be made, `moves` at which times.
    `decisions` says of each time which rule says who decides, and what they do, with `[s|]` in a
    verb that agrees with how many they are. `between` says what comes next where nobody decides.
    """

    rules: Mapping[type, str]
    moves: Mapping[type, tuple[str, ...]]
    decisions: Mapping[str, tuple[str, str]]
    between: Mapping[str, str] = MappingProxyType({})

    def told(self, now: str, names: Sequence[str]) -> str:
        """Which of the players of these names decide what, in words."""
        if comes := self.between.get(now):
            return comes
        return _agreed(self.decisions[now][1], tuple(names)) if names else "nobody decides now"

    def why_not(  # noqa: PLR0913 # all that a time depends on
        self,
        move: Any,
        now: str,
        seat: int,
        waiting: Sequence[int],
        names: Sequence[str],
        *,
        out: tuple[str, str] | None = None,
    ) -> Refusal | None:
        """Why it is not the time for such a move, or not the turn of who makes it; or None.

        `waiting` are the seats that decide now, `names` those of all seats. Who takes no part is
        `out` by a rule, with what is said of such a player.
        """
        rule, times = self.rules[type(move)], self.moves[type(move)]
        if now in times and seat in waiting:
            return None
        comes = self.told(now, [names[one] for one in waiting])
        if out:
            return Refusal(out[0], f"{names[seat]} {out[1]}: {comes}.")
        if now in times:
            return Refusal(self.decisions[now][0], f"it is not the turn of {names[seat]}: {comes}.")
        return Refusal(rule, f"it is not the time for that: {comes}.")


@lru_cache(maxsize=1024)
def _agreed(does: str, names: tuple[str, ...]) -> str:
    return agreed(f"{listed(names)} {does}", len(names))
