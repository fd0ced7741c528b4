"""An example told event by event, each with the rule that made it happen."""

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from atoll.cli.board_text import boards
from atoll.cli.console import Misuse, print_json, tell
from atoll.cli.explain_text import prose
from atoll.cli.options import house_rules
from atoll.cli.summary import Part, faults
from atoll.cli.watch import watched
from atoll.running.perform import Performance
from atoll.table import cite
from atoll.telling.scenario import aligned

__all__ = ["trace"]


def trace(feature: str, edition: str | None, rulings: list[str] | None, *, as_json: bool) -> None:
    """Run the examples in a file, or the one at a line of it, and tell what happened."""
    shown = watched([feature], (), edition, house_rules(rulings))
    if shown.empty:
        raise Misuse(f"{feature}: there is no scenario there; name a line within one, or none.")
    if as_json:
        print_json(shown.as_dict())
    else:
        tell(_stories(shown))
    if not shown.passed:
        raise typer.Exit(1)


def _stories(shown: Performance) -> Iterator[Part]:
    yield from faults(shown)
    for result in shown.results:
        yield from story(result)
        if len(shown.results) == 1:
            yield from boards(result)
        yield Text()


def story(result: Mapping[str, Any]) -> Iterator[Text | Padding]:
    """A scenario: its name, then each step with what happened in it, numbered throughout."""
    good = result["outcome"] == "passed"
    yield Text.assemble(
        (result["name"], "bold"), "  ", (result["outcome"], "green" if good else "red")
    )
    yield Text(f"{result['file']}:{result['row'] or result['line']}", "dim")
    if result["description"].strip():
        yield Text(" ".join(result["description"].split()), "italic")
    numbers = count(1)
    if refuted := result["impossible"]:
        told = prose(f"{cite(refuted['rule'])}: {refuted['sentence']}")
        yield Text.assemble("This table cannot come about: ", told, style="yellow")
    for step in result["trace"]:
        yield Padding(Text.assemble((f"{step['keyword']} ", "bold"), step["text"]), (0, 0, 0, 2))
        yield from (Text(f"      {row}", "dim", no_wrap=True) for row in aligned(step["table"]))
        if step["events"]:
            yield Padding(_events(step["events"], numbers), (0, 0, 0, 4))


def _events(events: list[Mapping[str, str]], numbers: Iterator[int]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="dim")
    table.add_column(style="cyan", no_wrap=True)
    for event in events:
        table.add_row(str(next(numbers)), cite(event["rule"]), Text(event["sentence"]))
    return table
