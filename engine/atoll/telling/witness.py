"""Witnesses: scenarios that a proof, a comparison or a search has found, and that stay.

A witness is a feature file of its own in features/<game>/witnesses/, named by what is in it:
finding it again changes nothing.
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from atoll.table.games import title
from atoll.telling.scenario import Scenario, gherkin
from atoll.written import write

_LONGEST_SLUG = 48


class Clash(ValueError):
    """Another text lies where a witness is to be kept."""


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
        """The witness as a feature file."""
        return "\n".join(_lines(self)) + "\n"

    @property
    def name(self) -> str:
        """The outcome in a few words, and a short hash of the text."""
        title = str(self.scenarios[0].title).lower()
        slug = re.sub(r"[^a-z0-9]+", "-", title)[:_LONGEST_SLUG].strip("-")
        return "-".join(filter(None, (slug, sha256(self.text.encode()).hexdigest()[:8])))


def _lines(witness: Witness) -> Iterator[str]:
    yield f"@{witness.game} @witness @{witness.kind}"
    yield f"Feature: {title(witness.game)} witness, {_one_line(witness.about)}"
    yield f"  Found by `{_one_line(witness.command)}`, which finds and keeps it again."
    for scenario in witness.scenarios:
        yield ""
        yield from gherkin(scenario)


def about(text: str) -> str:
    """What such a feature file says that its witness is about; nothing, if it is of no witness."""
    _, title, *_ = [*text.splitlines(), "", ""]
    return title.partition(" witness, ")[2]


def _one_line(text: str) -> str:
    return " ".join(text.split())


def keep(witness: Witness, features: Path) -> Path:
    """Write a witness below a folder of features; where it lies already, nothing is written.

    Errors: Clash, where a file of its name has another text.
    """
    path = features / witness.game / "witnesses" / f"{witness.name}.feature"
    text = witness.text.encode()
    if path.exists():
        if path.read_bytes() != text:
            raise Clash(f"{path}: this is not the witness that was found; move or delete the file.")
        return path
    path.parent.mkdir(parents=True, exist_ok=True)
    write(path, text)
    return path
