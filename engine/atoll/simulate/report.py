"""What simulations say: all figures of the game, as JSON, as a picture and as bars of letters."""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from typing import Any, NamedTuple

from atoll.simulate.chunks import Setting, Tally, mattered
from atoll.simulate.figures import (
    BY_SEATS,
    CONFIDENCE,
    MATTERED,
    Counts,
    Figure,
    Mean,
    Measure,
    drawn,
    figures,
)
from atoll.table import listed
from atoll.table.games import title as title_of
from atoll.table.own import supposed


class Panel(NamedTuple):
    """Figures of one kind under a title, or a sentence alone."""

    title: str
    figures: tuple[Figure, ...] = ()

    @property
    def most(self) -> float:
        """Where bars reach the edge: shares at 1, means at the largest."""
        known = (one.number.measure() for one in self.figures if isinstance(one.number, Mean))
        return max((one.high for one in known if one), default=1.0)


class Run(NamedTuple):
    """What was asked for, what was counted, and how many seconds it took.

    `rivals` are the names of the answers that were played by, too.
    """

    setting: Setting
    rivals: tuple[str, ...]
    wanted: int
    tally: Tally
    seconds: float

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


def title(reports: Sequence[Run]) -> str:
    """What was played, in a line."""
    of, games = reports[0].setting, sum(report.tally.games for report in reports)
    seats = listed(str(report.setting.seats) for report in reports)
    policies = listed(dict.fromkeys(of.policies))
    played = "game" if games == 1 else "games"
    return f"{games:,} {played} of {title_of(of.game)}, {seats} players, {policies}"


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


def picture(reports: Sequence[Run]) -> str:
    """The main figures as SVG."""
    drawn = [
        panel._replace(title=f"{panel.title} ({report.setting.seats} players)")
        for report in reports
        for panel in panels([one for one in report.all_figures() if report.is_drawn(one)])
    ]
    doubts = [Panel(one) for one in supposed(reports[0].setting.game)]
    return svg(title(reports), [*drawn, *panels(by_seats(reports)), *doubts])


def panels(figures: Iterable[Figure]) -> list[Panel]:
    """The figures, a panel for each section."""
    grouped = groupby(figures, lambda figure: figure.section)
    return [Panel(section, tuple(group)) for section, group in grouped]


def bar(value: float, most: float, width: int, *, eighths: str = " ▏▎▍▌▋▊▉█") -> str:
    """A bar of letters, to the eighth of a letter.

    >>> bar(5, 8, 4)
    '██▌'
    >>> bar(5, 8, 4, eighths="    ####")  # where only plain letters can be printed
    '###'
    """
    steps = len(eighths) - 1
    whole, part = divmod(round(_share(value, most) * width * steps), steps)
    return (eighths[-1] * whole + eighths[part]).rstrip()


def _share(value: float, most: float) -> float:
    """How far a bar reaches, from 0 to 1."""
    return min(max(value / most, 0.0), 1.0) if most else 0.0


# A picture, which stands alone: no font, script or address but the name of its format; it is dark
# where the reader's screen is, and tells in words what it shows

WIDTH, LEFT, RIGHT = 760, 250, 560
LINE, TITLE, GAP = 20, 28, 14
_STYLE = """
.atoll { color: #1d2b2e; font: 13px system-ui, sans-serif }
.atoll text { fill: currentColor }
.atoll .title { font-weight: 600 }
.atoll rect { fill: #2b8a8a }
.atoll line { stroke: currentColor; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) { .atoll { color: #e4eeee } .atoll rect { fill: #3fa7a7 } }
"""


def svg(title: str, panels: Sequence[Panel]) -> str:
    """The panels one below the other; the description has every number of the picture."""
    parts, said, top = [_text(GAP, GAP + 8, title, "title")], list[str](), GAP + TITLE
    for panel in panels:
        parts.append(_text(GAP, top + TITLE - 12, panel.title, "title"))
        bars = [(one, measure) for one in panel.figures if (measure := one.number.measure())]
        named = ", ".join(f"{one.name} {one.told}" for one, _ in bars)
        said.append(f"{panel.title}: {named}." if bars else f"{panel.title}.")
        top += TITLE
        for one, measure in bars:
            parts += _bar(one, measure, panel.most, top)
            top += LINE
        top += GAP
    size = f'viewBox="0 0 {WIDTH} {top}"'
    about = 'role="img" aria-labelledby="atoll-title atoll-description"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="atoll" {size} {about}>',
            f'<title id="atoll-title">{escape(title)}</title>',
            f'<desc id="atoll-description">{escape(" ".join(said))}</desc>',
            f"<style>{_STYLE}</style>",
            *parts,
            "</svg>\n",
        ]
    )


def _bar(one: Figure, measure: Measure, most: float, top: int) -> Iterable[str]:
    """Its label, the bar, the interval as a line across its end, and the number."""
    width, low, high = (_share(value, most) * (RIGHT - LEFT) for value in measure[:3])
    middle = top + LINE / 2
    yield _text(LEFT - 8, middle + 4, one.name, "label", anchor="end")
    yield f'<rect x="{LEFT}" y="{top + 4}" width="{width:.1f}" height="{LINE - 8}"/>'
    yield (
        f'<line x1="{LEFT + low:.1f}" x2="{LEFT + high:.1f}" y1="{middle:.1f}" y2="{middle:.1f}"/>'
    )
    yield _text(RIGHT + 8, middle + 4, one.told, "value")


def _text(x: float, y: float, words: str, kind: str, *, anchor: str = "start") -> str:
    place = f'x="{x:g}" y="{y:g}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place}>{escape(words)}</text>'
