"""A run of examples: which, its summary, what flips by other answers, and examples, told."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, groupby
from pathlib import Path
from shlex import quote
from typing import Any

from atoll.cli.console import MOST, Misuse, shown
from atoll.cli.report import Column, Items, Line, Part, Piece, Table, line, prose, whole
from atoll.compare.flipped import Result, place
from atoll.running.house import at_line, is_feature
from atoll.running.own import Performance, performed
from atoll.table import agreed, cite, counted
from atoll.table.games import GAMES, dialogue, game
from atoll.table.scenario import aligned

_ACROSS = whole("─" * 40, style="red")


def summary(of: Performance, *, verbose: bool, other: str = "") -> Iterator[Part]:
    """What was run, what failed and how, the totals, and what to do next.

    `other` says what the examples were played by that choose nothing, if not by the usual answers.
    """
    yield from faults(of)
    yield _chapters(of, verbose=verbose)
    yield ""
    yield _total(of)
    yield ""
    if other:
        yield from flips(of.results, other, verbose=verbose)
        yield ""
    failing = [one for one in of.results if one["outcome"] != "passed"]
    for one in (failing or of.results)[:1]:
        file, number = place(one)
        at = quote(f"{shown(file)}:{number}")
        yield _hint(f"atoll explain {at}", "tells it event by event")
        if not failing:
            name = one["begins"]["game"] if one["begins"] else next(iter(GAMES))
            yield _hint(f"atoll evidence {name}", "what every rule rests on")
            yield _hint(f"atoll play {name}", "watch a game, or play in one")


def _hint(command: str, says: str) -> Line:
    return whole((command, "cyan"), (f"  {says}", "dim"))


def faults(of: Performance) -> Iterator[Part]:
    """Every failure as the phrases tell it, then what the lint found and what got lost."""
    for text in of.failures:
        place, _, told = text.rstrip().partition("\n")
        yield _ACROSS
        yield whole(place)
        for one in told.split("\n"):  # a foreign name that wraps stays below its label
            yield line(one.lstrip(), inset=len(one) - len(one.lstrip()))
    amiss = [whole(text.rstrip(), style="red") for text in (*map(str, of.findings), *of.problems)]
    if of.failures or amiss:
        yield from (_ACROSS, *amiss)
    if amiss:
        yield _ACROSS


def _chapters(of: Performance, *, verbose: bool) -> Table:
    """A line for each feature file, and below it, if asked for, one for each scenario."""
    rows = list[tuple[Line | Piece, ...]]()
    for file, group in groupby(of.results, key=lambda result: result["file"]):
        results = list(group)
        bad = sum(result["outcome"] != "passed" for result in results)
        good = (f"{len(results) - bad} ✔", "green")
        # no line of its name passes for another
        rows.append((whole(shown(file), style="bold"), good, (f"{bad} ✘", "red") if bad else ""))
        for result in results if verbose else ():
            mark = ("✔ ", "green") if result["outcome"] == "passed" else ("✘ ", "red")
            at = (f"  :{result['row'] or result['line']}", "dim")
            rows.append((line(mark, result["name"], at, inset=2), "", ""))
    return Table((Column(), Column(right=True), Column()), rows)


def _total(of: Performance) -> Line:
    bad = sum(result["outcome"] != "passed" for result in of.results)
    passed = "all pass" if of.passed else "none fails"
    ended = f"{bad} fail{'s' if bad == 1 else ''}" if bad else passed
    told = [
        ended if of.results else "nothing ran",
        *([f"{counted(len(of.findings), 'finding')} of the lint"] if of.findings else []),
        *([counted(len(of.problems), "problem")] if of.problems else []),
    ]
    style = "green" if of.passed and of.results else "red"
    head = f"{counted(len(of.results), 'scenario')} in {of.seconds:.1f} s: "
    return line(head, (", ".join(told), style), ".", style="bold")


# Which examples are meant


def targets(paths: Sequence[str]) -> list[str]:
    """The paths, if each leads to a feature. Raises Misuse."""
    for text in paths:
        file, line = at_line(text)
        path = Path(file)
        if not (text.strip() and path.exists()):
            fix = "name a feature file, a folder, or a file with a line of it, as file:31"
            raise Misuse(f"{text!r}: there is no such file or folder; {fix}.")
        if path.is_dir() and line is not None:
            raise Misuse(f"{text}: a line needs a file; leave it out or name the file.")
        if path.is_dir() and not any(path.rglob("*.feature")):
            raise Misuse(f"{text}: this holds no feature file; name one, or a folder that does.")
        if path.is_file() and not is_feature(path):
            raise Misuse(f"{path}: this is no feature file; its name must end in .feature.")
    return [str(Path(text).absolute()) for text in paths]


# Under other answers


def flips(results: Sequence[Result], other: str, *, verbose: bool) -> Iterator[Part]:
    """The examples that fail now alone, and those that fail by the usual answers too."""
    failing = [result for result in results if result["outcome"] != "passed"]
    places = [f"{file}:{number}" for file, number in map(place, failing)]
    again = performed(places, lint=False).results if failing else ()
    always = {place(one) for one in again if one["outcome"] != "passed"}
    most = None if verbose else MOST
    flip = [one for one in failing if place(one) not in always]
    told = agreed(f"{len(flip) or 'no'} [example flips|examples flip]", len(flip) or 1)
    yield f"Under {other} {told}{':' if flip else '.'}"
    yield _listed(flip, most)
    if always:
        yield "These fail by the usual answers too:"
        yield _listed((one for one in failing if place(one) in always), most)


def _listed(results: Iterable[Result], most: int | None) -> Items:
    both = ((one, *place(one)) for one in results)
    named = [line(of["name"], (f"  {shown(file)}:{at}", "dim")) for of, file, at in both]
    return Items([(one, ()) for one in named], most, "-v")


# Event by event

_EVENTS = (Column(style="dim", right=True), Column(style="cyan", whole=True), Column())


def stories(of: Performance) -> Iterator[Part]:
    """Every example, and of one alone the board; what failed first."""
    yield from faults(of)
    for result in of.results:
        yield from _story(result)
        if len(of.results) == 1:
            yield from _boards(result)
        yield ""


def _story(result: Mapping[str, Any]) -> Iterator[Part]:
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


def _boards(result: Mapping[str, Any]) -> Iterator[Part]:
    """What lies on the board before the first When and after the last step, where one is drawn."""
    positions = [result[when] for when in ("start", "end") if result[when] is not None]
    if not (result["begins"] and positions):
        return
    rules, pen = game(result["begins"]["game"]), dialogue(result["begins"]["game"])
    answers, seats = rules.answered(None, result["rulings"]), result["begins"]["seats"]
    tables = [rules.read_position(one, seats, answers) for one in positions]
    boards = {"before": pen.drawn(tables[0]), "after": pen.drawn(tables[-1])}
    if boards["before"] == boards["after"]:
        del boards["after"]
    for when, lines in boards.items():
        if lines:
            yield f"\n  The board {when}:"
        yield from (whole(f"  {one}") for one in lines)
    if any(boards.values()):
        yield from (whole(f"  {one}") for one in pen.legend(tables[0]))
