"""How a game ends."""

from collections.abc import Sequence
from typing import NamedTuple


class Outcome(NamedTuple):
    """How a game ended: the winning seats, the rule that says so, and the score of each seat.

    The most points are best, or the `fewest`. Nobody who does not win has a better score than
    somebody who does.
    """

    winners: tuple[int, ...]
    rule: str
    scores: tuple[int, ...]
    fewest: bool = False

    @property
    def places(self) -> list[int]:
        """The place of each seat: who wins is first, all others by their points.

        >>> Outcome((2,), "rps_3_1", (5, 1, 5, 1)).places
        [2, 3, 1, 3]
        >>> Outcome((2,), "hearts_7_1", (71, 50, 39), fewest=True).places
        [3, 2, 1]
        """
        ranks = [(seat in self.winners, self._better(seat)) for seat in range(len(self.scores))]
        return [1 + sum(other > own for other in ranks) for own in ranks]

    def contradiction(self, seats: Sequence[str]) -> str:
        """Who wins though the score of another is better; nothing where winners and scores agree.

        >>> Outcome((1,), "hearts_7_1", (71, 39)).contradiction(("Ana", "Ben"))
        'Ben wins with 39 where Ana has 71 and the most are best'
        """
        others = {*range(len(seats))} - {*self.winners}
        last = min(self.winners, key=self._better, default=None)
        first = max(others, key=self._better, default=None)
        if last is None or first is None or self._better(last) >= self._better(first):
            return ""
        won = f"{seats[last]} wins with {self.scores[last]}"
        best = "fewest" if self.fewest else "most"
        return f"{won} where {seats[first]} has {self.scores[first]} and the {best} are best"

    def _better(self, seat: int) -> int:
        return -self.scores[seat] if self.fewest else self.scores[seat]
