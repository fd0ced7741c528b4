"""The figures of a simulation for a terminal, each with its bar."""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from atoll.book import rules
from atoll.cli.report import Column, Part, Table, line
from atoll.simulate.figures import Figure, Mean
from atoll.simulate.report import Report, bar, by_seats, in_words, panels, title
from atoll.table import agreed, cite
from atoll.table.games import game
from atoll.table.own import supposed

NAMES, NUMBERS, BARS = 52, 22, 14


def told(reports: Sequence[Report]) -> Iterator[Part]:
    """What was played, a table for each section, and how fast it went."""
    for report in reports:
        yield line(f"{title([report])}: {_answers(report)}.", style="bold")
        yield ""
        worth = [figure for figure in report.all_figures() if _worth_telling(report, figure)]
        told = rules(report.setting.game).values()
        yield from _tables(worth, {cite(rule.id): rule.title for rule in told})
    yield from _tables(by_seats(reports), {})
    games, seconds = sum(one.tally.games for one in reports), sum(one.seconds for one in reports)
    for doubt in supposed(reports[0].setting.game):
        yield line(f"{doubt}.", style="bold")
    played = agreed(f"{games:,} game[|s]", games)
    yield f"{played} in {seconds:.1f} s: {games / seconds:,.0f} a second."
    yield line(
        "After ± is how far a number may be off, 95 times in 100. "
        "Rules that every game is alike in are told by --json only.",
        style="dim",
    )


def _answers(report: Report) -> str:
    """The answers that are not the default ones."""
    known, chosen = game(report.setting.game).RULINGS, report.setting.answers.as_dict()
    other = [f"{name}={chosen[name]}" for name, one in known.items() if chosen[name] != one.default]
    return ", ".join(other) or "every ruling by default"


def _tables(figures: Iterable[Figure], titles: Mapping[str, str]) -> Iterator[Part]:
    for section, group in groupby(figures, lambda figure: figure.section):
        yield _table(section, list(group), titles)
        yield ""


def _worth_telling(report: Report, figure: Figure) -> bool:
    """Whether it is a main figure, or else not the same in every game."""
    measure = figure.number.measure()
    alike = measure is None or measure.sd == 0 or (measure.sd is None and measure.value in {0, 1})
    return report.is_drawn(figure) or not alike


def _table(section: str, figures: Sequence[Figure], titles: Mapping[str, str]) -> Table:
    columns = (
        Column(section, whole=True, width=NAMES),
        Column(right=True, whole=True, least=NUMBERS),
        Column("sd" if isinstance(figures[0].number, Mean) else "", right=True, least=4),
        Column(style="cyan", whole=True, least=BARS),
    )
    (panel,), rows = panels(figures), []
    for figure in figures:
        measure = figure.number.measure()
        sd = f"{measure.sd:.2f}" if measure and measure.sd is not None else ""
        drawn = bar(measure.value, panel.most, BARS, **_letters()) if measure else ""
        name = f"{figure.name} {titles.get(figure.name, '')}".strip()
        rows.append((name, in_words(figure), sd, drawn))
    return Table(columns, rows, lined=False)


def _letters() -> dict[str, str]:
    """Plain letters where no others can be printed."""
    speaks = (sys.stdout.encoding or "").lower().startswith("utf")  # noqa: TID251 # its encoding alone
    return {} if speaks else {"eighths": "    ####"}
