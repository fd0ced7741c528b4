"""How any game is played on: what follows from a game's own moves, and who may sit down.

A game says `played` (a move alone) and `proceed` (the next thing that nobody decides); from them
follow `after`, `onward` and, with the reader of its positions, `resumed`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from atoll.table import Step, listed
from atoll.table.rulings import Answers

__all__ = ["Play", "at_table", "unseated"]

Table = TypeVar("Table")
Move = TypeVar("Move")


@dataclass(frozen=True)
class Play(Generic[Table, Move]):
    """What follows from `played` and `proceed`."""

    played: Callable[[Table, int, Move], Step[Table]]
    proceed: Callable[[Table], Step[Table] | None]

    def onward(self, step: Step[Table]) -> Step[Table]:
        """Everything that nobody decides, up to the next decision or the end."""
        steps = [step]
        while following := self.proceed(steps[-1].table):
            steps.append(following)
        return step if len(steps) == 1 else step.then(*steps[1:])

    def after(self, table: Table, seat: int, move: Move) -> Step[Table]:
        """The table after the move and everything that follows from it, with all events.

        Errors: Refused where `why_not` has a refusal.
        """
        return self.onward(self.played(table, seat, move))

    def resuming(
        self, read: Callable[[object, Sequence[str], Answers], Table]
    ) -> Callable[[object, Sequence[str], Answers], Step[Table]]:
        """How a game is resumed from a position that is read so."""

        def resumed(position: object, seats: Sequence[str], rulings: Answers) -> Step[Table]:
            """The table of a position, run on to its first decision.

            Errors: PositionError, Refused.
            """
            return self.onward(Step(read(position, seats, rulings), ()))

        return resumed


def unseated(seats: Sequence[str], fewest: int, most: int, why: str = "") -> str:
    """Why players of these names cannot sit down; nothing where they can.

    `why` tells why so few cannot.
    """
    if not fewest <= len(seats) <= most:
        can = f"{fewest} to {most}" if fewest < most else str(most)
        return f"this many players cannot play: {len(seats)}{why}; {can} can play."
    if len({*seats}) < len(seats):
        return f"two players have one name in {listed(seats)}; rename one."
    if not all(name and name == name.strip() for name in seats):
        return "a player has no name, or spaces around it; name it."
    return ""


def at_table(seats: Sequence[str], seat: int) -> int:
    """The seat, if somebody sits there. Errors: IndexError."""
    if not 0 <= seat < len(seats):
        raise IndexError(f"nobody sits at {seat}; the seats are 0 to {len(seats) - 1}")
    return seat
