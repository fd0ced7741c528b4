"""A light reading of feature files: each scenario with its tags and the lines of its steps."""

import re
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

SOURCE = "@source:"
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
            tags += line.split("#")[0].split()
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
