"""The summary of a run, from the failures to where to look next."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from atoll import book
from atoll.book.evidence import ids
from atoll.cli.console import shown
from atoll.cli.flips import Other, flips
from atoll.cli.report import Column, Line, Part, Piece, Rule, Table, line, whole
from atoll.home import rooms
from atoll.running.perform import Performance
from atoll.table import counted, listed
from atoll.table.games import GAMES, title


def summary(
    of: Performance, *, verbose: bool, every: bool, other: Other | None = None
) -> Iterator[Part]:
    """What was run, what failed and how, the totals, and what to do next."""
    yield from faults(of)
    yield _chapters(of, verbose=verbose)
    yield ""
    yield _total(of)
    if every:
        yield from _rules(of.results)
    yield ""
    if other:
        yield from flips(of.results, other, verbose=verbose)
        yield ""
    yield from _next(of)


def faults(of: Performance) -> Iterator[Part]:
    """Every failure as the phrases tell it, then what the lint found and what got lost."""
    for text in of.failures.values():
        yield Rule("red")
        place, _, told = text.rstrip().partition("\n")
        yield whole(place)
        for one in told.split("\n"):  # a foreign name that wraps stays below its label
            yield line(one.lstrip(), inset=len(one) - len(one.lstrip()))
    findings = ["{file}:{line}: {message}".format_map(finding) for finding in of.findings]
    if of.failures or findings or of.problems:
        yield Rule("red")
    for text in (*findings, *of.problems):
        yield whole(text.rstrip(), style="red")
    if findings or of.problems:
        yield Rule("red")


def _chapters(of: Performance, *, verbose: bool) -> Table:
    """A line for each feature file, and below it, if asked for, one for each scenario."""
    rows = list[tuple[Line | Piece, ...]]()
    for file, group in groupby(of.results, key=lambda result: result["file"]):
        results = list(group)
        bad = sum(result["outcome"] != "passed" for result in results)
        good = (f"{len(results) - bad} ✔", "green")
        rows.append((_title(file), good, (f"{bad} ✘", "red") if bad else ""))
        rows += [(_scenario(result), "", "") for result in (results if verbose else ())]
    return Table((Column(), Column(right=True), Column()), rows)


def _scenario(result: Mapping[str, Any]) -> Line:
    good = result["outcome"] == "passed"
    mark = ("✔ ", "green") if good else ("✘ ", "red")
    place = (f"  :{result['row'] or result['line']}", "dim")
    return line(mark, result["name"], place, inset=2)


def _title(file: str) -> Line:
    """A chapter of ours by its title in the book, any other file by its name."""
    if not (parts := _in_features(file)):
        return line(file, style="bold")
    (game, *folders, _), stem = parts, Path(file).stem
    known = book.chapters(game) if game in book.games() else ()
    titles = {one.file.stem: f"{one.number} {one.title}" for one in known}
    name = titles.get(stem, stem.replace("_", " "))
    return line((f"{title(game)} ", "dim"), *(f"{one}: " for one in folders), name)


def _in_features(file: str) -> tuple[str, ...]:
    """How a file of ours is named below our features; nothing for any other file."""
    path, ours = Path(file).absolute(), rooms("features")
    return next((path.relative_to(room).parts for room in ours if path.is_relative_to(room)), ())


def _total(of: Performance) -> Line:
    head = f"{counted(len(of.results), 'scenario')} in {of.seconds:.1f} s: "
    return line(head, _ended(of), *_amiss(of), ".", style="bold")


def _ended(of: Performance) -> Piece:
    bad = sum(result["outcome"] != "passed" for result in of.results)
    if bad:
        return f"{bad} fail{'s' if bad == 1 else ''}", "red"
    if not of.results:
        return "nothing ran", "red"
    return "none fails" if of.findings or of.problems else ("all pass", "green")


def _amiss(of: Performance) -> Iterator[Piece]:
    if of.findings:
        yield f", {counted(len(of.findings), 'finding')} of the lint", "red"
    if of.problems:
        yield f", {counted(len(of.problems), 'problem')}", "red"


def _rules(results: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """How much of each game's book was at work."""
    fired = {rule for result in results if result["outcome"] == "passed" for rule in ids(result)}
    for game in book.games():
        known = book.rules(game)
        still = [rule.number for rule in known.values() if rule.id not in fired]
        told = f"{len(known) - len(still)} of {len(known)} rules of {title(game)} are at work"
        yield f"{told}; not yet {listed(still[:8])}." if still else f"{told}."


def _next(of: Performance) -> Iterator[Line]:
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


def _hint(command: str, says: str) -> Line:
    return line((command, "cyan"), (f"  {says}", "dim"))
