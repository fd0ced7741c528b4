"""What is kept of who wins: the ladder of players, and in how many games a ruling makes others win.

`atoll simulate GAME --ladder` has made it, with seed and version; no build of the site plays it.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from atoll.home import file_of
from atoll.simulate.figures import Share

__all__ = ["Ladder", "Weighed", "kept_ladder", "weighed"]

MUCH = 0.1
"""That others win in none of the games played says nothing where it may be so many of all."""
Ladder = Mapping[str, Any]


class Weighed(NamedTuple):
    """Of another answer to a ruling: by which players, and in how many games others win by it."""

    ruling: str
    answer: str
    players: str
    winners: Share

    @property
    def says(self) -> bool:
        """Whether it says anything: none of so few games that many could be does not."""
        measure = self.winners.measure()
        return bool(self.winners.hits) or bool(measure and measure.high < MUCH)

    @property
    def named(self) -> str:
        """As a command writes it."""
        return f"{self.ruling}={self.answer}"

    @property
    def interval(self) -> str:
        """Between which shares of all games the true one lies."""
        measure = self.winners.measure()
        return f"{measure.low:.0%} to {measure.high:.0%}" if measure else ""


def kept_ladder(game: str, home: Path) -> Ladder:
    """What is kept of a game; nothing where nobody has played its ladder."""
    file = file_of(f"docs/{game}/ladder.json", home)
    if not file.is_file():
        return {}
    kept: Ladder = json.loads(file.read_text(encoding="utf-8"))
    return kept


def weighed(ladder: Ladder, players: str) -> Iterator[Weighed]:
    """Every answer that was weighed in games of such players, heaviest first."""
    for one in ladder.get("weights", ()):
        if one["players"] == players:
            yield Weighed(one["ruling"], one["answer"], players, Share(one["hits"], one["of"]))
