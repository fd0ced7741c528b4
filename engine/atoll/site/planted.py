"""What became of the faults that were planted in what states a rule, counted and told."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, NamedTuple

from atoll.book import Chapter
from atoll.site.facts import GameFacts
from atoll.table import agreed, listed

__all__ = ["Fault", "RuleFaults", "faults_page", "planted"]

Fault = Mapping[str, Any]
"""As schemas/mutate.schema.json has it."""

_TOLD = {
    "example": "{} noticed by an example",
    "law": "{} by a law",
    "does not run": "{} [breaks|break] the rules off",
    "equivalent": "{} [changes|change] nothing",
    "survived": "{} noticed by nothing",
}


def faults_page(game: str, chapter: Chapter | None = None) -> str:
    """Where the faults of a game are told, or those of the rules of a chapter."""
    return f"evidence/faults/{game}/{f'{chapter.file.stem}/' if chapter else ''}index.md"


class RuleFaults:
    """The faults that concern a rule."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        """Take them in the order of the engine's text."""
        self.faults = faults

    def of(self, status: str) -> list[Fault]:
        """Those of which this became."""
        return [one for one in self.faults if one["status"] == status]

    def apart(self, status: str) -> list[tuple[str, list[Fault]]]:
        """Those of which this became, with the reason that they share."""
        found = groupby(self.of(status), key=lambda one: str(one["reason"]))
        return [(reason, [*faults]) for reason, faults in found]

    def by(self, status: str) -> "list[By]":
        """Which examples or laws noticed faults, those first that noticed most."""
        counted = Counter((one["by"], one["said"]) for one in self.of(status))
        return [By(where, name, number) for (where, name), number in counted.most_common()]

    @cached_property
    def told(self) -> str:
        """How many there are, and what became of them."""
        number = len(self.faults)
        counts = ((len(self.of(status)), words) for status, words in _TOLD.items())
        parts = [agreed(words.format(f"{count:,}"), count) for count, words in counts if count]
        return agreed(f"{number:,} [fault|faults]: {listed(parts)}.", number)


class By(NamedTuple):
    """An example (`file:line` and its name) or a law, and how many faults it noticed."""

    where: str
    name: str
    number: int


def planted(game: GameFacts) -> dict[str, RuleFaults]:
    """The faults of each rule that has some; none where nothing is known."""
    found = game.faults.found["faults"] if game.faults.found else ()
    mine: dict[str, list[Fault]] = {}
    for fault in found:
        for rule in fault["rules"]:
            mine.setdefault(rule, []).append(fault)
    return {rule: RuleFaults(faults) for rule, faults in mine.items()}
