"""What simulations say: all figures of the game, in JSON terms and of those that are told."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from atoll.simulate.chunks import Setting, mattered
from atoll.simulate.figures import (
    BY_SEATS,
    CONFIDENCE,
    MATTERED,
    Counts,
    Figure,
    figures,
    main_sections,
)
from atoll.table import agreed, listed
from atoll.table.games import title
from atoll.table.own import supposed


class Run(NamedTuple):
    """What was asked for, what was counted, and how many seconds it took.

    `rivals` are the names of the answers that were played by, too; `counts` come first of what was
    played, then of each of these.
    """

    setting: Setting
    rivals: tuple[str, ...]
    counts: Sequence[Counts]
    seconds: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.counts[0].get("games", 0)

    @property
    def title(self) -> str:
        """What was played, in a line."""
        of, played = self.setting, agreed(f"{self.games:,} game[|s]", self.games)
        policies = listed(dict.fromkeys(of.policies))
        return f"{played} of {title(of.game)}, {of.seats} players, {policies}"

    def figures(self, place: int = 0) -> tuple[Figure, ...]:
        """What was counted, as shares and means; or what other answers made of the same games."""
        if not self.games:
            return ()
        return figures(self.setting.game, self.counts[place], self.games, self.setting.seats)

    def mattered(self, place: int) -> tuple[Figure, ...]:
        """How often it mattered that the same games were played by other answers."""
        section, found = f"Against {self.rivals[place - 1]}", mattered(self.counts[place])
        return tuple(Figure(section, MATTERED[key], share) for key, share in found.items())

    def worth_telling(self, *, drawn: bool) -> Iterator[Figure]:
        """The main figures and all comparisons; where none is drawn, those too that vary."""
        main = main_sections(self.setting.game)
        for figure in self.figures():
            measure = figure.number.measure()
            varies = measure and (measure.value not in {0, 1} if measure.sd is None else measure.sd)
            if figure.section in main or (varies and not drawn):
                yield figure
        for place in range(1, len(self.counts)):
            yield from self.mattered(place)

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
            **self._counted(0),
            "against": [
                {
                    "name": name,
                    "answers": of.against[place - 1].as_dict(),
                    "mattered": [one.as_json() for one in self.mattered(place)],
                    **self._counted(place),
                }
                for place, name in enumerate(self.rivals, 1)
            ],
            "took": {"seconds": round(self.seconds, 3), "games_a_second": speed},
        }

    def _counted(self, place: int) -> dict[str, Any]:
        told = [one.as_json() for one in self.figures(place)]
        return {"figures": told, "counts": dict(sorted(self.counts[place].items()))}


def by_seats(runs: Sequence[Run]) -> Iterator[Figure]:
    """What games of several numbers of seats are compared by; of a single one, nothing."""
    for name in BY_SEATS if len(runs) > 1 else ():
        for run in runs:
            found = (one.number for one in run.figures() if one.name == name)
            yield from (
                Figure(f"By players: {name}", f"{run.setting.seats} players", number)
                for number in found
            )
