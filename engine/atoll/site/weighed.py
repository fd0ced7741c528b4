"""What is kept of how rulings weigh: in how many games another answer makes others win.

`atoll simulate GAME --weigh N --json` has told it, with seed and version; no build of the site
plays these games.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from atoll.home import file_of
from atoll.simulate.figures import Share

MUCH = 0.1
"""That others win in none of the games played says nothing where it may be so many of all."""
Kept = Mapping[str, Any]


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


def kept(game: str, home: Path) -> Kept:
    """What is kept of a game; nothing where nobody has weighed its rulings."""
    file = file_of(f"docs/{game}/weights.json", home)
    if not file.is_file():
        return {}
    found: Kept = json.loads(file.read_text(encoding="utf-8"))
    return found


def weighed(weights: Kept, players: str) -> Iterator[Weighed]:
    """Every answer that was weighed in games of such players, heaviest first."""
    for one in weights.get("weights", ()):
        if one["players"] == players:
            yield Weighed(one["ruling"], one["answer"], players, Share(one["hits"], one["of"]))
