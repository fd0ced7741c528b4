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
_LONGEST_SLUG = 48
_TITLE = re.compile(r"^    Scenario: .*$", re.MULTILINE)


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
        slug = re.sub(r"[^a-z0-9]+", "-", str(self.scenarios[0].title).lower())
        digest = sha256(self.text.encode()).hexdigest()[:8]
        return "-".join(filter(None, (slug[:_LONGEST_SLUG].strip("-"), digest)))

    @property
    def file(self) -> str:
        """A feature file that holds it alone."""
        return f"{_head(self.game)}\n\n{self.text}\n"


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
    with alone(path.parent):  # told apart by its kind, what it shows, and the command that finds it
        told = path.read_text("utf-8").rstrip() if path.exists() else _head(witness.game)
        rules = (*_BETWEEN.split(told), witness.text)
        every = {"\n".join(one.split("\n")[:3]): one for one in rules}
        write(path, _numbered("\n\n".join(every.values())).encode() + b"\n")
    return path


def _numbered(text: str) -> str:
    """The file, its scenarios called otherwise each: who is second of a title has a number."""
    taken, before = {*_TITLE.findall(text)}, set[str]()

    def called(found: re.Match[str]) -> str:
        others = (one for n in count(2) if (one := f"{found[0]} ({n})") not in taken | before)
        before.add(name := next(others) if found[0] in before else found[0])
        return name

    return _TITLE.sub(called, text)
