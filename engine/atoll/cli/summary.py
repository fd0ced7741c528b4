"""A run of examples: which, its summary, what flips by other answers, and examples, told."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, groupby, zip_longest
from pathlib import Path
from shlex import quote
from typing import Any

from atoll import book
from atoll.book.evidence import ids
from atoll.cli.console import MOST, Misuse, shown
from atoll.cli.report import Column, Line, Part, Piece, Rule, Table, line, prose, whole
from atoll.compare.flipped import Result, place
from atoll.home import rooms
from atoll.running.house import at_line, is_feature
from atoll.running.own import Performance, performed
from atoll.table import agreed, cite, counted, listed
from atoll.table.games import GAMES, dialogue, game, title
from atoll.table.scenario import aligned


def summary(of: Performance, *, verbose: bool, every: bool, other: str = "") -> Iterator[Part]:
    """What was run, what failed and how, the totals, and what to do next.

    `other` says what the examples were played by that choose nothing, if not by the usual answers.
    """
    yield from faults(of)
    yield _chapters(of, verbose=verbose)
    yield ""
    yield _total(of)
    if every:
        fired = {rule for one in of.results if one["outcome"] == "passed" for rule in ids(one)}
        for name in book.games():
            known = book.rules(name)
            still = [rule.number for rule in known.values() if rule.id not in fired]
            told = f"{len(known) - len(still)} of {len(known)} rules of {title(name)} are at work"
            yield f"{told}; not yet {listed(still[:8])}." if still else f"{told}."
    yield ""
    if other:
        yield from flips(of.results, other, verbose=verbose)
        yield ""
    failing = next((one for one in of.results if one["outcome"] != "passed"), None)
    if failing:
        at = quote(f"{shown(failing['file'])}:{failing['row'] or failing['line']}")
        yield _hint(f"atoll explain {at}", "tells it event by event")
    elif of.results:
        first = of.results[0]
        rules = (*first["fired"], *first["refused"], *first["hidden"])  # else the first game
        name = next((rule.partition("_")[0] for rule in rules), next(iter(GAMES)))
        at = quote(f"{shown(first['file'])}:{first['line']}")
        yield _hint(f"atoll explain {at}", "an example, told")
        yield _hint(f"atoll evidence {name}", "what every rule rests on")
        yield _hint(f"atoll play {name}", "watch a game, or play in one")


def _hint(command: str, says: str) -> Line:
    return whole((command, "cyan"), (f"  {says}", "dim"))


def faults(of: Performance) -> Iterator[Part]:
    """Every failure as the phrases tell it, then what the lint found and what got lost."""
    for text in of.failures:
        yield Rule("red")
        place, _, told = text.rstrip().partition("\n")
        yield whole(place)
        for one in told.split("\n"):  # a foreign name that wraps stays below its label
            yield line(one.lstrip(), inset=len(one) - len(one.lstrip()))
    if of.failures or of.findings or of.problems:
        yield Rule("red")
    for text in (*map(str, of.findings), *of.problems):
        yield whole(text.rstrip(), style="red")
    if of.findings or of.problems:
        yield Rule("red")


def _chapters(of: Performance, *, verbose: bool) -> Table:
    """A line for each feature file, and below it, if asked for, one for each scenario."""
    rows = list[tuple[Line | Piece, ...]]()
    for file, group in groupby(of.results, key=lambda result: result["file"]):
        results = list(group)
        bad = sum(result["outcome"] != "passed" for result in results)
        good = (f"{len(results) - bad} ✔", "green")
        rows.append((_title(file), good, (f"{bad} ✘", "red") if bad else ""))
        for result in results if verbose else ():
            mark = ("✔ ", "green") if result["outcome"] == "passed" else ("✘ ", "red")
            at = (f"  :{result['row'] or result['line']}", "dim")
            rows.append((line(mark, result["name"], at, inset=2), "", ""))
    return Table((Column(), Column(right=True), Column()), rows)


def _title(file: str) -> Line:
    """A chapter of ours by its title in the book, any other file by its name."""
    path, ours = Path(file), rooms("features")
    below = (
        path.absolute().relative_to(one) for one in ours if path.absolute().is_relative_to(one)
    )
    parts = next((one.parts for one in below), ())
    if len(parts) < 2:  # in no folder of a game
        return whole(file, style="bold")  # no line of it passes for another
    name, *folders, _ = parts
    known = book.chapters(name) if name in book.games() else ()
    titles = {one.file.stem: f"{one.number} {one.title}" for one in known}
    told = titles.get(path.stem, path.stem.replace("_", " "))
    return line((f"{title(name)} ", "dim"), *(f"{one}: " for one in folders), told)


def _total(of: Performance) -> Line:
    bad = sum(result["outcome"] != "passed" for result in of.results)
    ended: list[Piece] = []
    if bad:
        ended.append((f"{bad} fail{'s' if bad == 1 else ''}", "red"))
    elif not of.results:
        ended.append(("nothing ran", "red"))
    else:
        ended.append("none fails" if of.findings or of.problems else ("all pass", "green"))
    if of.findings:
        ended.append((f", {counted(len(of.findings), 'finding')} of the lint", "red"))
    if of.problems:
        ended.append((f", {counted(len(of.problems), 'problem')}", "red"))
    head = f"{counted(len(of.results), 'scenario')} in {of.seconds:.1f} s: "
    return line(head, *ended, ".", style="bold")


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
    most = len(results) if verbose else MOST
    flip = [one for one in failing if place(one) not in always]
    told = agreed(f"{len(flip) or 'no'} [example flips|examples flip]", len(flip) or 1)
    yield f"Under {other} {told}{':' if flip else '.'}"
    yield from _listed(flip, most)
    if always:
        yield "These fail by the usual answers too:"
        yield from _listed([one for one in failing if place(one) in always], most)


def _listed(results: Sequence[Result], most: int) -> Iterator[Part]:
    for one in results[:most]:
        file, number = place(one)
        yield whole(f"  {one['name']}", (f"  {shown(file)}:{number}", "dim"))
    if len(results) > most:
        yield line(f"  and {len(results) - most} more; -v names all.", style="dim")


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
    """What lies on the board before the first When and after the last step, if the game draws it.

    On a terminal the signs that have changed are set off.
    """
    positions = [result[when] for when in ("start", "end") if result[when] is not None]
    if not (result["begins"] and positions):
        return
    rules, pen = game(result["begins"]["game"]), dialogue(result["begins"]["game"])
    answers = rules.answered(None, result["rulings"])
    seats = result["begins"]["seats"]
    tables = [rules.read_position(one, seats, answers) for one in positions]
    before, after = pen.drawn(tables[0]), pen.drawn(tables[-1])
    if not before:
        return
    boards = {"The board before:": before, "The board after:": after}
    for head, lines in ({"The board:": before} if before == after else boards).items():
        yield f"\n  {head}"
        for now, was in zip_longest(lines, before[: len(lines)], fillvalue=""):
            signs = zip(now, was.ljust(len(now)), strict=False)
            yield whole(
                "  ", *(sign if sign == old else (sign, "bold reverse") for sign, old in signs)
            )
    yield from (whole(f"  {one}") for one in pen.legend(tables[0]))
