"""How a failing scenario is told: the step, the rule, what was expected and what is."""

import textwrap
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from traceback import extract_tb, format_exception_only
from types import SimpleNamespace

import pytest
from _pytest import fixtures  # which call a step
from _pytest._code.code import TerminalRepr
from _pytest._io import TerminalWriter

from atoll.finding import Finding
from atoll.table import cite

from . import claims, house
from .parsing import Step, StepDefinitionNotFoundError
from .phrases import KINDS, Phrases
from .reading import keyword
from .world import Mismatch, Recording, Result, World

WIDTH = 78
SIDE = 30  # of a column, expected or actual
FRAMES = 4
ESCAPED = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
PLACED = ESCAPED | str.maketrans({":": "%3A", ",": "%2C"})
"""What GitHub wants escaped in a message, and in what names its place."""
BELOW = {
    "datatable": "The step needs a table below it; write its rows, each cell between two |.",
    "docstring": 'The step needs a text below it; write it between two lines of """.',
}


class LacksFixture(LookupError):
    """A step asks for a fixture of this name, that nobody has."""


class Failure(TerminalRepr):
    """A failure as a text, and as one line for the summary; it replaces the traceback."""

    def __init__(self, text: str, message: str) -> None:
        """Keep the text, and the line where pytest looks for it."""
        self.text = text
        self.reprcrash = SimpleNamespace(message=message)

    def __str__(self) -> str:
        """The text."""
        return self.text

    def toterminal(self, tw: TerminalWriter) -> None:
        """Write the text."""
        tw.line(self.text)


def failure(error: BaseException, kept: Recording, root: Path) -> Failure:
    """What to tell about an exception in an example; without a step it came outside of these."""
    body = _story(error, kept, root)
    example, step = kept.example, kept.step
    lines = [
        f"{example.file}:{step.line_number if step else example.line}",
        f"  Scenario  {example.title}",
    ]
    lines += [f"  Step      {step.keyword} {step.name}", ""] if step else [""]
    for rule in getattr(error, "missing", None) or claims.claimed(example.tags):
        heading, statement = claims.rule_text(rule)
        lines += [f"  {heading}", *_wrapped(statement), ""]
    message = " ".join(" ".join(body).split())
    return Failure("\n".join([*lines, *body]), f"{step}: {message}" if step else message)


def annotations(results: Iterable[Result], findings: Iterable[Finding]) -> Iterator[str]:
    """One line for each failure, as GitHub's workflows read them."""
    for finding in findings:
        yield annotation(finding, "feature lint")
    for result in results:
        if result["outcome"] == "failed":
            line = result["failed_line"] or result["row"] or result["line"]
            yield annotation(Finding(result["file"], line, result["message"]), result["name"])


def annotation(of: Finding, title: str, kind: str = "error") -> str:
    """The line that puts a message beside a line of the file, in GitHub's workflows."""
    named = {"file": of.file, "line": str(of.line), "title": title}
    places = ",".join(f"{name}={value.translate(PLACED)}" for name, value in named.items())
    return f"::{kind} {places}::{of.message.translate(ESCAPED)}"


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  ")


def _story(error: BaseException, kept: Recording, root: Path) -> list[str]:
    """The lines that tell what went wrong.

    Some failures say it by themselves; of others only the place in the code tells more.
    """
    if isinstance(error, Mismatch):
        return _mismatch(error, kept.world)
    if isinstance(error, StepDefinitionNotFoundError) and kept.step:
        return _undefined(kept.step, kept.phrases, kept.example.language)
    if isinstance(error, pytest.FixtureLookupError | LacksFixture):
        asked: str = getattr(error, "argname", None) or str(error)
        gives = "it may ask for `world`, and for what a step before it gives"
        lacks = f"The step asks for `{asked}`, which nothing gives it; {gives}."
        return _wrapped(BELOW.get(asked, lacks))
    if refusal := getattr(error, "refusal", None):
        return _wrapped(f"The table refuses: {refusal}")
    if isinstance(error, claims.Unheld | pytest.fail.Exception | ValueError):
        return _wrapped(str(error))
    return _bug(error, root)


def _mismatch(error: Mismatch, world: World | None) -> list[str]:
    """Expected and actual side by side, only where they differ."""
    expected, actual = (
        {"": side} if isinstance(side, str) else side for side in (error.expected, error.actual)
    )
    every = [*{**expected, **actual}]
    parts = [part for part in every if expected.get(part) != actual.get(part)] or every
    rows = [(part, expected.get(part, "-"), actual.get(part, "-")) for part in parts]
    lines = _table([("", "expected", "actual"), *rows])
    if same := len(expected) - sum(part in expected for part in parts):
        lines.append(f"  {same} more as expected")
    if error.event and world:
        told = f"{world.sentence(error.event)} ({cite(error.event.rule)})"
        lines += ["", "  First event that differs", *_wrapped(told)]
    refused = f"refused: {world.refusals[-1]}" if world and world.refusals else ""
    if refused and not any(refused in one for row in rows[:1] for one in row):
        lines += ["", *_wrapped(refused)]
    return lines


def _table(rows: list[tuple[str, str, str]]) -> list[str]:
    """Rows of three columns; long cells go on below."""

    def cell(text: str) -> list[str]:
        return [line for part in text.split("\n") for line in textwrap.wrap(part, SIDE) or [""]]

    every = [([part], cell(left), cell(right)) for part, left, right in rows]
    lines = [cells for row in every for cells in zip_longest(*row, fillvalue="")]
    first, second = (max(len(cells[at]) for cells in lines) for at in (0, 1))
    return [f"  {one:<{first}}  {two:<{second}}  {three}".rstrip() for one, two, three in lines]


def _undefined(step: Step, phrases: Phrases, language: str) -> list[str]:
    """No phrase says the step: the nearest ones are the fix."""
    if not step.name:
        return _wrapped("The step says nothing; write it behind its keyword.")
    if kinds := [kind for kind in KINDS if phrases.matching(kind, step.name)]:
        own, other = (keyword(kind, language) for kind in (step.type, kinds[0]))
        return [f"  No {own} says this; it is a {other}."]
    if slip := phrases.wrong_field(step.type, step.name):
        return _wrapped(slip)
    near = phrases.nearest(step.type, step.name)
    odd = "".join(f", with U+{ord(one):04X} in it" for one in step.name if not one.isprintable())
    head = f"  No phrase says this step{odd}. {'The nearest:' if near else 'Define one.'}"
    return [head, *(f"    {keyword(step.type, language)} {phrase}" for phrase in near)]


def _bug(error: BaseException, root: Path) -> list[str]:
    """An exception that nobody meant: what it says, and the last lines that led from the step."""
    said = "".join(format_exception_only(error)).strip()
    told = textwrap.indent(f"The table lacks it, or this is a fault:\n\n{said}\n", "  ").split("\n")
    lines = [*extract_tb(error.__traceback__)]
    step = max((n for n, one in enumerate(lines) if one.filename == fixtures.__file__), default=-1)
    for one in lines[step + 1 :][-FRAMES:]:
        place = f"{house.shown(Path(one.filename), root)}:{one.lineno} in {one.name}"
        told += [f"  {place}", f"    {one.line}"]
    return told
