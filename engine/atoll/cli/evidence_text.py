"""The evidence of a game as tables for a terminal."""

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from atoll.book.evidence import Evidence, RuleRow
from atoll.book.sentences import status_told
from atoll.sources import NOT_HELD
from atoll.table import cite, listed

__all__ = ["answers", "rules", "verdict"]


def rules(of: Evidence) -> Table:
    """A line for each rule."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column("rule", style="cyan", no_wrap=True)
    table.add_column("title")
    for head in ("applies", "refuses"):
        table.add_column(head, justify="right")
    table.add_column("rulings")
    table.add_column("sources", justify="right")
    table.add_column("status")
    for row in of.rules:
        cells = (", ".join(row.rulings), str(row.sources), status_told(row.status, row.apart))
        table.add_row(row.number, row.title, _applies(row), _refuses(row), *cells)
    return table


def _applies(row: RuleRow) -> Text:
    told = Text(str(row.applies), "" if row.applies + row.refuses else "bold red")
    return told.append(f" ({row.failing} ✘)", "red") if row.failing else told


def _refuses(row: RuleRow) -> Text:
    if not row.refusable and not row.refuses:
        return Text("-", "dim")
    return Text(str(row.refuses), "" if row.refuses else "bold red")


def answers(of: Evidence) -> Table:
    """A line for each answer to a ruling."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column("ruling", style="cyan")
    table.add_column("answer")
    table.add_column("examples", justify="right")
    for row in of.answers:
        name = f"{row.answer} (default)" if row.default else row.answer
        table.add_row(row.ruling, name, Text(str(row.examples), "" if row.examples else "bold red"))
    return table


def verdict(of: Evidence) -> Iterator[Text]:
    """The totals, and every gap."""
    yield Text(f"{len(of.rules)} rules, {of.passed} passing examples.", "bold")
    if loose := [cite(row.rule) for row in of.rules if row.not_held_by_the_lock]:
        yield Text(f"Sources {NOT_HELD} stand behind {listed(loose)}.", "yellow")
    for problem in of.problems:
        yield Text(problem.message, "red")
    if not of.problems:
        yield Text("Every rule fires, every rule that can refuse does, every answer is played.")
