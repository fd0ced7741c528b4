"""A mutation of the rules as tables for a terminal."""

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from atoll.cli.console import shown
from atoll.mutate.every_fault import Tried
from atoll.mutate.plant import Fault
from atoll.mutate.report import STATUSES, Mutation
from atoll.table import cite, counted
from atoll.table.games import modules

__all__ = ["listed", "told"]

_STYLES = {"survived": "bold red", "unseen": "dim", "does not run": "yellow"}


def told(found: Mutation) -> Iterator[RenderableType]:
    """A table per rule, the survivors with the scenarios against them, and the totals."""
    yield _table(found)
    for one in found.survivors:
        yield from _survivor(found, one)
    yield _summed(found)


def _table(found: Mutation) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column("rule", style="cyan", no_wrap=True)
    for head in ("faults", *STATUSES):
        table.add_column(head, justify="right")
    for row in found.rows:
        cells = [_cell(row.counts[status], status) for status in STATUSES]
        table.add_row(cite(row.rule), str(row.faults), *cells)
    return table


def _cell(number: int, status: str) -> Text:
    return Text(str(number), _STYLES.get(status, "")) if number else Text("-", "dim")


def _survivor(found: Mutation, one: Tried) -> Iterator[Text]:
    yield Text(f"{_place(found, one.fault)}  {_rules(one.fault)}  {one.fault.kind}", "bold")
    yield from _changed(one.fault)
    if one.witness is None:
        yield Text("  no scenario was found that fails with it.", "dim")
    for line in one.witness.text.splitlines() if one.witness else ():
        yield _whole(f"    {line}")


def listed(found: Mutation) -> Iterator[Text]:
    """Every fault: where it stands, its rules, the line before and after."""
    for fault in found.chosen:
        yield _whole(f"{_place(found, fault)}  {_rules(fault)}  {fault.kind}", "bold")
        yield from _changed(fault)
    yield Text(f"{len(found.chosen)} of {len(found.planting.faults)} faults that can be planted.")


def _changed(fault: Fault) -> Iterator[Text]:
    yield _whole(f"  - {fault.old}", "red")
    yield _whole(f"  + {fault.new}", "green")


def _whole(line: str, style: str = "") -> Text:
    text = Text(line, style)
    text.no_wrap = True
    return text


def _place(found: Mutation, fault: Fault) -> str:
    return f"{shown(modules(found.planting.game)[fault.module])}:{fault.line}"


def _rules(fault: Fault) -> str:
    return ", ".join(map(cite, fault.rules)) or "no rule"


def _summed(found: Mutation) -> Text:
    counts = found.counts
    killed = f"{counts['example']} killed by an example, {counts['law']} by a law"
    others = f"{counts['does not run']} do not run, {counts['unseen']} unseen"
    faults = counted(len(found.tried), "fault")
    text = f"{faults}: {killed}; {others}; {counts['survived']} survived. "
    return Text(f"{text}{found.seconds:.0f} s.", "red" if counts["survived"] else "bold")
