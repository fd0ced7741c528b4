"""An example told event by event, each with the rule that made it happen."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, zip_longest
from typing import Any

import typer

from atoll.cli.console import Misuse, print_json, tell
from atoll.cli.options import house_rules
from atoll.cli.report import Column, Part, Piece, Table, line, prose, whole
from atoll.cli.summary import faults
from atoll.cli.watch import watched
from atoll.running.perform import Performance
from atoll.table import cite, contract
from atoll.table.games import drawing, game
from atoll.telling.scenario import aligned

Lines = Sequence[str]


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
            yield from _boards(result)
        yield ""


def story(result: Mapping[str, Any]) -> Iterator[Part]:
    """A scenario: its name, then each step with what happened in it, numbered throughout."""
    good = result["outcome"] == "passed"
    yield whole((result["name"], "bold"), "  ", (result["outcome"], "green" if good else "red"))
    yield whole(f"{result['file']}:{result['row'] or result['line']}", style="dim")
    if result["description"].strip():
        yield line(" ".join(result["description"].split()), style="italic", inset=2)
    numbers = count(1)
    if refuted := result["impossible"]:
        told = prose(f"{cite(refuted['rule'])}: {refuted['sentence']}")
        yield line("This table cannot come about: ", *told, style="yellow")
    for step in result["trace"]:
        yield line((f"{step['keyword']} ", "bold"), step["text"], inset=2)
        yield from (whole(f"      {row}", style="dim") for row in aligned(step["table"]))
        if events := step["events"]:
            rows = [(str(next(numbers)), cite(one["rule"]), one["sentence"]) for one in events]
            yield Table(_EVENTS, rows, 4)


_EVENTS = (Column(style="dim", right=True), Column(style="cyan", whole=True), Column())


# The board


def _boards(result: Mapping[str, Any]) -> Iterator[Part]:
    """What lies on the board before the first When and after the last step, if the game draws it.

    On a terminal the signs that have changed are set off.
    """
    pen = drawing(result["begins"]["game"]) if result["begins"] else None
    positions = [result[when] for when in ("start", "end") if result[when] is not None]
    if pen is None or not positions:
        return
    tables = [_table(result, position) for position in positions]
    before, after = pen.drawn(tables[0]), pen.drawn(tables[-1])
    if before == after:
        yield from _headed("The board:", before, before)
    else:
        yield from _headed("The board before:", before, before)
        yield from _headed("The board after:", after, before)
    yield from (whole(f"  {one}") for one in pen.legend(tables[0]))


def _table(result: Mapping[str, Any], position: Mapping[str, Any]) -> contract.Table:
    """The table of a position of an example."""
    rules = game(result["begins"]["game"])
    answers = rules.answered(None, result["rulings"])
    return rules.read_position(position, result["begins"]["seats"], answers)


def _headed(head: str, lines: Lines, before: Lines) -> Iterator[Part]:
    yield f"\n  {head}"
    for now, was in zip_longest(lines, before[: len(lines)], fillvalue=""):
        yield whole("  ", *_changed(now, was))


def _changed(now: str, was: str) -> Iterator[Piece]:
    """The signs of a line; those that have changed are bold."""
    for sign, old in zip(now, was.ljust(len(now)), strict=False):
        yield sign if sign == old else (sign, "bold reverse")
