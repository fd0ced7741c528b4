"""What simulations say: all figures of the game, as JSON and as bars of letters."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from atoll.simulate.chunks import Setting, Tally, mattered
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

    `rivals` are the names of the answers that were played by, too.
    """

    setting: Setting
    rivals: tuple[str, ...]
    wanted: int
    tally: Tally
    seconds: float

    @property
    def title(self) -> str:
        """What was played, in a line."""
        of, games = self.setting, self.tally.games
        played = agreed(f"{games:,} game[|s]", games)
        policies = listed(dict.fromkeys(of.policies))
        return f"{played} of {title(of.game)}, {of.seats} players, {policies}"

    def figures(self, counts: Counts | None = None) -> tuple[Figure, ...]:
        """What was counted, as shares and means; or what other answers made of the same games."""
        if not self.tally.games:
            return ()
        found = self.tally.counts if counts is None else counts
        return figures(self.setting.game, found, self.tally.games, self.setting.seats)

    def mattered(self, place: int) -> tuple[Figure, ...]:
        """How often it mattered that the same games were played by other answers."""
        found = mattered(self.tally.against[place], self.tally.games)
        section = f"Against {self.rivals[place]}"
        return tuple(Figure(section, MATTERED[key], share) for key, share in found.items())

    def worth_telling(self, *, drawn: bool) -> Iterator[Figure]:
        """The main figures and all comparisons; where none is drawn, those too that vary."""
        compared = [one for place in range(len(self.tally.against)) for one in self.mattered(place)]
        main = {*main_sections(self.setting.game), *(one.section for one in compared)}
        for figure in (*self.figures(), *compared):
            measure = figure.number.measure()
            varies = measure and (measure.value not in {0, 1} if measure.sd is None else measure.sd)
            if figure.section in main or (varies and not drawn):
                yield figure

    def as_json(self) -> dict[str, Any]:
        """All of it in JSON terms; only `took` differs from one run to the next."""
        of, games = self.setting, self.tally.games
        speed = round(games / self.seconds)
        return {
            "game": of.game,
            "seats": of.seats,
            "answers": of.answers.as_dict(),
            "supposed": supposed(of.game),
            "by_verbs": of.by_verbs,
            "policies": list(of.policies),
            "seed": of.seed,
            "wanted": self.wanted,
            "games": games,
            "confidence": CONFIDENCE,
            "figures": [one.as_json() for one in self.figures()],
            "counts": dict(self.tally.counts),
            "against": [
                {
                    "name": self.rivals[place],
                    "answers": of.against[place].as_dict(),
                    "mattered": [one.as_json() for one in self.mattered(place)],
                    "figures": [one.as_json() for one in self.figures(counts)],
                    "counts": dict(counts),
                }
                for place, counts in enumerate(self.tally.against)
            ],
            "took": {"seconds": round(self.seconds, 3), "games_a_second": speed},
        }


def by_seats(reports: Sequence[Run]) -> tuple[Figure, ...]:
    """What games of several numbers of seats are compared by; of a single one, nothing."""
    if len(reports) < 2:
        return ()
    named = [{figure.name: figure for figure in report.figures()} for report in reports]
    return tuple(
        Figure(f"By players: {name}", f"{report.setting.seats} players", figures[name].number)
        for name in BY_SEATS
        for report, figures in zip(reports, named, strict=True)
        if name in figures
    )


def barred(value: float, most: float, width: int, *, eighths: str = " ▏▎▍▌▋▊▉█") -> str:
    """A bar of letters, to the eighth of a letter.

    >>> barred(5, 8, 4)
    '██▌'
    >>> barred(5, 8, 4, eighths="    ####")  # where only plain letters can be printed
    '###'
    """
    steps, share = len(eighths) - 1, min(max(value / most, 0.0), 1.0) if most else 0.0
    whole, part = divmod(round(share * width * steps), steps)
    return (eighths[-1] * whole + eighths[part]).rstrip()
