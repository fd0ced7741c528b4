"""Witnesses: scenarios that a proof, a comparison or a search has found, and that stay.

All of a game stand in features/<game>/witnesses.feature, those of one thing under a Rule: finding
them again tells them anew.
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import NamedTuple

from atoll.table.games import title
from atoll.table.scenario import Scenario, gherkin
from atoll.written import alone, write

_BETWEEN = re.compile(r"\n\n(?=(?:  @.*\n)*  Rule: )")
_TITLE = re.compile(r"^    Scenario: .*$", re.MULTILINE)
_LONGEST_SLUG = 48


class Witness(NamedTuple):
    """What was found: the game, the kind, what it shows, by which command, and its scenarios.

    `kind` is one word: `law`, `possible`, `differs` or `mutant`.
    """

    game: str
    kind: str
    about: str
    command: str
    scenarios: tuple[Scenario, ...]

    @property
    def text(self) -> str:
        """The witness as a Rule of the feature file."""
        return "\n".join(_lines(self))

    @property
    def name(self) -> str:
        """The outcome in a few words, and a short hash of the text."""
        title = str(self.scenarios[0].title).lower()
        slug = re.sub(r"[^a-z0-9]+", "-", title)[:_LONGEST_SLUG].strip("-")
        return "-".join(filter(None, (slug, sha256(self.text.encode()).hexdigest()[:8])))

    @property
    def file(self) -> str:
        """A feature file that holds it alone."""
        return f"{_head(self.game)}\n\n{self.text}\n"

    @property
    def first(self) -> str:
        """What it is told apart by: its kind, what it shows, and the command that finds it."""
        return "\n".join([*_lines(self)][:3])


def _head(game: str) -> str:
    return (
        f"@{game} @witness\nFeature: {title(game)} witnesses\n"
        "  What a command has found; it finds and keeps each again."
    )


def _lines(witness: Witness) -> Iterator[str]:
    yield f"  @{witness.kind}"
    yield f"  Rule: {_one_line(witness.about)}"
    yield f"    Found by `{_one_line(witness.command)}`."
    for scenario in witness.scenarios:
        yield ""
        yield from (f"  {line}" for line in gherkin(scenario))


def _one_line(text: str) -> str:
    return " ".join(text.split())


def keep(witness: Witness, features: Path) -> Path:
    """Write a witness among those of its game, instead of what its command has found before."""
    path = features / witness.game / "witnesses.feature"
    path.parent.mkdir(parents=True, exist_ok=True)
    with alone(path.parent):
        told = path.read_text("utf-8").rstrip() if path.exists() else _head(witness.game)
        every = {"\n".join(one.split("\n")[:3]): one for one in _BETWEEN.split(told)}
        every[witness.first] = witness.text
        write(path, _numbered("\n\n".join(every.values())).encode() + b"\n")
    return path


def _numbered(text: str) -> str:
    """The file, its scenarios called otherwise each: who is second of a title has a number."""
    taken, before = {*_TITLE.findall(text)}, set[str]()

    def called(found: re.Match[str]) -> str:
        numbered = (f"{found[0]} ({number})" for number in count(2))
        name = next(one for one in numbered if one not in taken) if found[0] in before else found[0]
        taken.add(name)
        before.add(name)
        return name

    return _TITLE.sub(called, text)
