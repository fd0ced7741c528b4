"""The summary of a run, from the failures to where to look next."""

import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from atoll import book
from atoll.book.evidence import ids
from atoll.cli.console import shown
from atoll.cli.flips import Other, flips
from atoll.home import rooms
from atoll.running.perform import Performance
from atoll.table import listed
from atoll.table.games import GAMES, title

__all__ = ["Part", "faults", "summary"]

Part = Text | Table | Padding | Line


def summary(
    of: Performance, *, verbose: bool, whole: bool, other: Other | None = None
) -> Iterator[Part]:
    """What was run, what failed and how, the totals, and what to do next."""
    yield from faults(of)
    yield _chapters(of, verbose=verbose)
    yield Text()
    yield _total(of)
    if whole:
        yield from _rules(of.results)
    yield Text()
    if other:
        yield from flips(of.results, other, verbose=verbose)
        yield Text()
    yield from _next(of)
    if os.environ.get("GITHUB_ACTIONS"):
        yield from (_unbroken(line) for line in of.annotations)


def faults(of: Performance) -> Iterator[Part]:
    """Every failure as the phrases tell it, then what the lint found and what got lost."""
    for text in of.failures.values():
        yield Line(style="red")
        place, _, told = text.rstrip().partition("\n")
        yield _unbroken(place)
        yield Text(told)
    findings = ["{file}:{line}: {message}".format_map(finding) for finding in of.findings]
    if of.failures or findings or of.problems:
        yield Line(style="red")
    for text in (*findings, *of.problems):
        yield _unbroken(text.rstrip(), "red")
    if findings or of.problems:
        yield Line(style="red")


def _unbroken(line: str, style: str = "") -> Text:
    """A line that programs look for; it is not wrapped."""
    return Text(line, style, no_wrap=True, overflow="ignore")


def _chapters(of: Performance, *, verbose: bool) -> Table:
    """A line for each feature file, and below it, if asked for, one for each scenario."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    for file, group in groupby(of.results, key=lambda result: result["file"]):
        results = list(group)
        bad = sum(result["outcome"] != "passed" for result in results)
        good = Text(f"{len(results) - bad} ✔", "green")
        table.add_row(_title(file), good, Text(f"{bad} ✘", "red") if bad else "")
        for result in results if verbose else ():
            table.add_row(_scenario(result), "", "")
    return table


def _scenario(result: Mapping[str, Any]) -> Text:
    good = result["outcome"] == "passed"
    mark = ("  ✔ ", "green") if good else ("  ✘ ", "red")
    return Text.assemble(mark, result["name"], (f"  :{result['row'] or result['line']}", "dim"))


def _title(file: str) -> Text:
    """A chapter of ours by its title in the book, any other file by its name."""
    if not (parts := _in_features(file)):
        return Text(file, "bold")
    (game, *folders, _), stem = parts, Path(file).stem
    titles = {one.file.stem: f"{one.number} {one.title}" for one in _book(game)}
    name = titles.get(stem, stem.replace("_", " "))
    return Text.assemble((f"{title(game)} ", "dim"), *(f"{one}: " for one in folders), name)


def _in_features(file: str) -> tuple[str, ...]:
    """How a file of ours is named below our features; nothing for any other file."""
    path, ours = Path(file).absolute(), rooms("features")
    return next((path.relative_to(room).parts for room in ours if path.is_relative_to(room)), ())


def _book(game: str) -> Sequence[book.Chapter]:
    return book.chapters(game) if game in book.games() else ()


def _total(of: Performance) -> Text:
    bad = sum(result["outcome"] != "passed" for result in of.results)
    told = Text(f"{_counted(len(of.results), 'scenario')} in {of.seconds:.1f} s: ", "bold")
    if bad:
        told.append(f"{bad} fail{'s' if bad == 1 else ''}", "bold red")
    elif not of.results:
        told.append("nothing ran", "bold red")
    elif of.findings or of.problems:
        told.append("none fails", "bold")
    else:
        told.append("all pass", "bold green")
    if of.findings:
        told.append(f", {_counted(len(of.findings), 'finding')} of the lint", "bold red")
    if lost := len(of.problems):
        told.append(f", {_counted(lost, 'problem')}", "bold red")
    return told.append(".", "bold")


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def _rules(results: Sequence[Mapping[str, Any]]) -> Iterator[Text]:
    """How much of each game's book was at work."""
    fired = {rule for result in results if result["outcome"] == "passed" for rule in ids(result)}
    for game in book.games():
        known = book.rules(game)
        still = [rule.number for rule in known.values() if rule.id not in fired]
        told = f"{len(known) - len(still)} of {len(known)} rules of {title(game)} are at work"
        yield Text(f"{told}; not yet {listed(still[:8])}." if still else f"{told}.")


def _next(of: Performance) -> Iterator[Text]:
    """Where to look now."""
    failing = next((result for result in of.results if result["outcome"] != "passed"), None)
    if failing:
        place = f"{shown(failing['file'])}:{failing['row'] or failing['line']}"
        yield _hint(f"atoll explain {place}", "tells it event by event")
    elif of.results:
        first = of.results[0]
        yield _hint(f"atoll explain {shown(first['file'])}:{first['line']}", "an example, told")
        game = _game(first)
        yield _hint(f"atoll evidence {game}", "what every rule rests on")
        yield _hint(f"atoll play {game}", "watch a game, or play in one")


def _game(result: Mapping[str, Any]) -> str:
    """The game of an example: its rules are at work; where none is, the first there is."""
    rules = (*result["fired"], *result["refused"], *result["hidden"])
    return next((rule.partition("_")[0] for rule in rules), next(iter(GAMES)))


def _hint(command: str, says: str) -> Text:
    return Text.assemble((command, "cyan"), (f"  {says}", "dim"))
