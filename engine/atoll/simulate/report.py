"""What simulations say: all figures of the game, in JSON terms and of those that are told."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from atoll.simulate.chunks import Setting
from atoll.simulate.figures import (
    BY_SEATS,
    CONFIDENCE,
    FIRES,
    GAMES,
    Counts,
    Figure,
    figures,
)
from atoll.table import agreed, listed
from atoll.table.games import title
from atoll.table.own import supposed


class Run(NamedTuple):
    """What was asked for, what was counted, and how many seconds it took."""

    setting: Setting
    counts: Counts
    seconds: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.counts.get("games", 0)

    @property
    def title(self) -> str:
        """What was played, in a line."""
        of, played = self.setting, agreed(f"{self.games:,} game[|s]", self.games)
        policies = listed(dict.fromkeys(of.policies))
        return f"{played} of {title(of.game)}, {of.seats} players, {policies}"

    def figures(self) -> tuple[Figure, ...]:
        """What was counted, as shares and means."""
        if not self.games:
            return ()
        return figures(self.setting.game, self.counts, self.games, self.setting.seats)

    def worth_telling(self) -> Iterator[Figure]:
        """All but rules in which every game is alike."""
        for figure in self.figures():
            measure = figure.number.measure()
            varies = measure and (measure.value not in {0, 1} if measure.sd is None else measure.sd)
            if varies or figure.section not in {FIRES, GAMES}:
                yield figure

    def as_json(self) -> dict[str, Any]:
        """All of it in JSON terms; only `took` differs from one run to the next."""
        of, speed = self.setting, round(self.games / self.seconds)
        return {
            "game": of.game,
            "seats": of.seats,
            "answers": of.answers.as_dict(),
            "supposed": supposed(of.game),
            "by_verbs": of.by_verbs,
            "policies": list(of.policies),
            "seed": of.seed,
            "wanted": of.games,
            "games": self.games,
            "confidence": CONFIDENCE,
            "figures": [one.as_json() for one in self.figures()],
            "counts": dict(sorted(self.counts.items())),
            "took": {"seconds": round(self.seconds, 3), "games_a_second": speed},
        }


def by_seats(runs: Sequence[Run]) -> Iterator[Figure]:
    """What games of several numbers of seats are compared by; of a single one, nothing."""
    for name in BY_SEATS if len(runs) > 1 else ():
        for run in runs:
            found = (one.number for one in run.figures() if one.name == name)
            yield from (
                Figure(f"By players: {name}", f"{run.setting.seats} players", number)
                for number in found
            )
