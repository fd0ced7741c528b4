"""A light reading of feature files: each scenario with its tags and the lines of its steps.

Worked examples: do the facts of a passage stand, in their order, in the scenario that cites it?

Facts are names, figures and colour words, and nothing else of a passage carries over:

- a name is one of the document's names; the register says how its game writes colours, and
  which things there can be none of;
- a figure is written in digits (`3`, `3rd`, `3.`). Number words (`two hands`, `first goal`) are how
  a text speaks and carry nothing, except the words for none of a thing: `none`, `no beads`,
  `keine gelben`, `Null` are 0. A sum that only explains the figure before it, `(4-1)`, is left out;
- what a text says in words alone, as `two hands`, the register names under `said`;
- facts that touch each other in the passage (`Henry 2`, `3 red`) must touch in the scenario too,
  with no other fact between them.

A passage is carried by the steps of the scenario itself, or else as a whole by its Background.

A table in a scenario is read row by row. A first row of colours or names above figures is a
heading: each figure below is read with it, as one says it aloud: `2 red`, `Henry 2`; a blank is 0.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from pathlib import Path
from typing import NamedTuple

from atoll.printable import is_number
from atoll.sources.register import Terms

SOURCE = "source:"
PARTS = {
    "feature": ("Feature", "Funktionalität", "Funktion"),
    "rule": ("Rule", "Regel"),
    "background": ("Background", "Grundlage", "Hintergrund", "Voraussetzungen", "Vorbedingungen"),
    "scenario": (
        *("Scenario", "Example", "Scenario Outline", "Scenario Template"),
        *("Szenario", "Beispiel", "Szenariogrundriss", "Szenarien"),
    ),
    "examples": ("Examples", "Scenarios", "Beispiele"),
}
_KIND = {word: kind for kind, words in PARTS.items() for word in words}
_PART = re.compile(rf"({'|'.join(sorted(_KIND, key=len, reverse=True))}):\s*(.*)")
_STEP = re.compile(
    r"(?:\*|Given|When|Then|And|But|Angenommen|Gegeben(?: sei(?:en)?)?|Wenn|Dann|Und|Aber)\s"
)


class Scenario(NamedTuple):
    """One example: its tags and those above it, and its steps after those of its backgrounds.

    `before` says how many of the steps are those of the backgrounds, `says` what stands below the
    name, line by line.
    """

    file: Path
    line: int
    name: str
    tags: tuple[str, ...]
    steps: tuple[str, ...]
    before: int = 0
    says: tuple[str, ...] = ()

    @property
    def sources(self) -> list[str]:
        """The passages it carries."""
        return [tag.removeprefix(SOURCE) for tag in self.tags if tag.startswith(SOURCE)]


class _Part(NamedTuple):
    kind: str
    name: str
    line: int
    tags: list[str]
    steps: list[str]
    says: list[str]


def scenarios(*features: Path) -> list[Scenario]:
    """Every scenario of the feature files in some folders and below."""
    files = (file for folder in features for file in sorted(folder.rglob("*.feature")))
    texts = ((file, file.read_text(encoding="utf-8", errors="replace")) for file in files)
    return [found for file, text in texts for found in _read(file, text)]


@lru_cache(maxsize=1024)
def _read(file: Path, text: str) -> tuple[Scenario, ...]:
    """The scenarios of a file; as long as its text is the same it is read once."""
    found: list[Scenario] = []
    feature: list[_Part] = []
    rule: list[_Part] = []
    for part in _parts(text):
        if part.kind == "feature":
            feature, rule = [part], []
        elif part.kind == "rule":
            rule = [part]
        elif part.kind == "background":
            (rule or feature).append(part)
        else:
            around = [*feature, *rule, part]
            tags = tuple(tag for one in around for tag in one.tags)
            steps = tuple(step for one in around for step in one.steps)
            before = len(steps) - len(part.steps)
            found.append(Scenario(file, part.line, part.name, tags, steps, before, (*part.says,)))
    return tuple(found)


def _parts(written: str) -> list[_Part]:
    """The parts of a feature file, each with its tags and steps; examples join their outline."""
    found: list[_Part] = []
    tags: list[str] = []
    text = unicodedata.normalize("NFKC", written)
    for number, line in enumerate(map(str.strip, text.splitlines()), start=1):
        if line.startswith("@"):
            tags += [tag.removeprefix("@") for tag in line.split("#")[0].split()]
        elif match := _PART.fullmatch(line):
            if _KIND[match[1]] != "examples":
                found.append(_Part(_KIND[match[1]], match[2], number, tags, [], []))
            tags = []
        elif found and line and not line.startswith("#"):
            part = found[-1]
            has_steps = part.kind not in ("feature", "rule")
            is_step = has_steps and (part.steps or _STEP.match(line))  # or belongs to one
            (part.steps if is_step else part.says).append(line)
    return found


# Worked examples


_WORD = re.compile(r"\w+|[^\w\s:]")
_SUM = re.compile(r"\([0-9]+\s*-\s*[0-9]+\)")
_FIGURE = re.compile(r"([0-9]+)(?:st|nd|rd|th)?")
_ZERO = re.compile(r"none|nothing|nichts|null", re.IGNORECASE)
_NO = re.compile(r"no|kein(?:e[mnrs]?)?", re.IGNORECASE)
_ELSE = re.compile(r"else|more|anderes|sonst|weiteres|weiter", re.IGNORECASE)


def facts(text: str, terms: Terms) -> list[list[str]]:
    """The facts of a text in order, those that touch each other together.

    >>> colours = {"red": re.compile("red"), "yellow": re.compile("yellow")}
    >>> terms = Terms(("Ana", "Ben"), colours)
    >>> facts("Here Ana has 1 red bead and Ben no yellow ones.", terms)
    [['Ana'], ['1', 'red'], ['Ben', '0', 'yellow']]
    """
    words = _WORD.findall(_SUM.sub("", terms.named(text)))
    found: list[list[str]] = [[]]
    for word, following in pairwise([*words, ""]):
        if fact := _fact(word, following, terms):
            found[-1].append(fact)
        else:
            found.append([])
    return [run for run in found if run]


def lacks(passage: str, scenario: Scenario, terms: Terms) -> str | None:
    """The first fact of a passage that the scenario lacks in its place; None if it has them all."""
    given, own = scenario.steps[: scenario.before], scenario.steps[scenario.before :]
    if given and _lacks(passage, given, terms) is None:
        return None
    return _lacks(passage, own, terms)


def _lacks(passage: str, steps: Sequence[str], terms: Terms) -> str | None:
    told = [fact for run in facts("\n".join(_aloud(steps, terms)), terms) for fact in run]
    at, before = 0, ""
    for run in facts(passage, terms):
        starts = range(at, len(told) - len(run) + 1)
        found = next((n for n in starts if told[n : n + len(run)] == run), None)
        if found is None:
            return f"`{' '.join(run)}`" + (f" after `{before}`" if before else "")
        at, before = found + len(run), " ".join(run)
    return None


def _fact(word: str, following: str, terms: Terms) -> str:
    if word in terms.names or word in terms.said:
        return word
    if figure := _FIGURE.fullmatch(word):
        return str(int(figure[1]))
    if colour := terms.colour(word):
        return colour
    if _NO.fullmatch(word):
        return "0" if terms.colour(following) or terms.things.fullmatch(following) else ""
    return "0" if _ZERO.fullmatch(word) and not _ELSE.fullmatch(following) else ""


def _aloud(steps: Sequence[str], terms: Terms) -> Iterator[str]:
    for table, group in groupby(steps, key=lambda line: line.startswith("|")):
        lines = [*group]
        yield from _rows(lines, terms) if table else lines


def _rows(lines: Sequence[str], terms: Terms) -> Iterator[str]:
    head, *rest = ([cell.strip() for cell in line[1:].rstrip("|").split("|")] for line in lines)
    below = [cell for row in rest for cell in row[1:]]
    named = all(terms.colour(cell) or cell in terms.names for cell in head[1:])
    figures = all(not cell or is_number(cell[0]) for cell in below)
    if not (below and named and figures):
        yield from lines
        return
    for row in rest:
        yield ", ".join(_spoken(*said, terms) for said in zip(head, row, strict=False))


def _spoken(head: str, cell: str, terms: Terms) -> str:
    """A cell with its heading, as one says it: a colour after its figure, a name before it."""
    if head in terms.names:
        return f"{head} {cell or 0}"
    return f"{cell or 0} {head}" if terms.colour(head) else cell
