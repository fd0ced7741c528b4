"""What simulations say: every figure of the game's, as JSON and as a picture."""

from collections.abc import Sequence
from itertools import groupby
from math import floor, log10
from typing import Any, NamedTuple

from atoll.simulate.bars import Bar, Panel, svg
from atoll.simulate.chunks import Setting, Tally, mattered
from atoll.simulate.counting import BY_SEATS, MATTERED, drawn, figures
from atoll.simulate.figures import CONFIDENCE, Figure, Share, as_json
from atoll.table import listed
from atoll.table.contract import Counts
from atoll.table.games import title as title_of
from atoll.table.own import supposed

MOST_DIGITS = 4


class Report(NamedTuple):
    """What was asked for, what was counted, and how many seconds it took.

    `rivals` are the names of the answers that were played by, too.
    """

    setting: Setting
    rivals: tuple[str, ...]
    wanted: int
    tally: Tally
    seconds: float

    def _figures_of(self, counts: Counts) -> tuple[Figure, ...]:
        if not self.tally.games:
            return ()
        return figures(self.setting.game, counts, self.tally.games, self.setting.seats)

    def figures(self) -> tuple[Figure, ...]:
        """What was counted, as shares and means."""
        return self._figures_of(self.tally.counts)

    def mattered(self, place: int) -> tuple[Figure, ...]:
        """How often it mattered that the same games were played by other answers."""
        found = mattered(self.tally.against[place], self.tally.games)
        section = f"Against {self.rivals[place]}"
        return tuple(Figure(section, MATTERED[key], share) for key, share in found.items())

    def all_figures(self) -> tuple[Figure, ...]:
        """Those of the games, then those of each comparison."""
        compared = [self.mattered(place) for place in range(len(self.tally.against))]
        return (*self.figures(), *(figure for figures in compared for figure in figures))

    def is_drawn(self, figure: Figure) -> bool:
        """Whether it belongs to the main figures."""
        compared = [f"Against {rival}" for rival in self.rivals]
        return figure.section in {*drawn(self.setting.game), *compared}

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
            "figures": as_json(self.figures()),
            "counts": dict(self.tally.counts),
            "against": [self._rival(place) for place in range(len(self.tally.against))],
            "took": {"seconds": round(self.seconds, 3), "games_a_second": speed},
        }

    def _rival(self, place: int) -> dict[str, Any]:
        counts = self.tally.against[place]
        return {
            "name": self.rivals[place],
            "answers": self.setting.against[place].as_dict(),
            "mattered": as_json(self.mattered(place)),
            "figures": as_json(self._figures_of(counts)),
            "counts": dict(counts),
        }


def title(reports: Sequence[Report]) -> str:
    """What was played, in a line."""
    of, games = reports[0].setting, sum(report.tally.games for report in reports)
    seats = listed(str(report.setting.seats) for report in reports)
    policies = listed(dict.fromkeys(of.policies))
    played = "game" if games == 1 else "games"
    return f"{games:,} {played} of {title_of(of.game)}, {seats} players, {policies}"


def by_seats(reports: Sequence[Report]) -> tuple[Figure, ...]:
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


def picture(reports: Sequence[Report]) -> str:
    """The main figures as SVG."""
    drawn = [
        panel._replace(title=f"{panel.title} ({report.setting.seats} players)")
        for report in reports
        for panel in panels([one for one in report.all_figures() if report.is_drawn(one)])
    ]
    doubts = [Panel(one, (), 0) for one in supposed(reports[0].setting.game)]
    return svg(title(reports), [*drawn, *panels(by_seats(reports)), *doubts])


def panels(figures: Sequence[Figure]) -> list[Panel]:
    """The figures as bars, a panel for each section; shares reach to 1, means to the largest."""
    found = list[Panel]()
    for section, group in groupby(figures, lambda figure: figure.section):
        shown = [(one, measure) for one in group if (measure := one.number.measure())]
        bars = tuple(Bar(one.name, *measure[:3], told=in_words(one)) for one, measure in shown)
        means = [measure.high for one, measure in shown if not isinstance(one.number, Share)]
        found.append(Panel(section, bars, max(means, default=1.0)))
    return found


def in_words(figure: Figure) -> str:
    """A figure, and how far it may be off: `25% ± 3`, or a mean without a sign.

    >>> in_words(Figure("Wins", "seat 1", Share(253, 1000)))
    '25% ± 3'
    >>> in_words(Figure("Wins", "nobody", Share(0, 100_000)))
    '0%, at most 0.004%'
    """
    measure = figure.number.measure()
    if measure is None:
        return "never tried"
    sign, scale = ("%", 100) if isinstance(figure.number, Share) else ("", 1)
    value, low, high = (number * scale for number in measure[:3])
    if sign and measure.value == 0:
        return f"0%, at most {float(f'{high:.1g}'):g}%"
    if sign and measure.value == 1:
        return f"100%, at least {100 - float(f'{100 - low:.1g}'):g}%"
    off = (high - low) / 2
    digits = min(max(0, -floor(log10(off))), MOST_DIGITS) if off else 0
    return f"{value:.{digits}f}{sign} ± {off:.{digits}f}"
