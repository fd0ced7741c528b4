"""What is found of the examples of a game once, however many pages show it."""

import json
from collections.abc import Callable
from typing import Any, TypeVar

from atoll.compare.flipped import place
from atoll.record.stepping import Lines, Moment, played
from atoll.site.verdicts import Result

__all__ = ["Known", "Once"]

Known = dict[tuple[str, str, int], Any]
One = TypeVar("One")


class Once:
    """What was found so far, by what it is and where the example stands."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self.known: Known = {}
        self._played: dict[str, tuple[Moment, ...]] = {}

    def once(self, what: str, result: Result, find: Callable[[], One]) -> One:
        """Something of an example."""
        key = what, *place(result)
        if key not in self.known:
            self.known[key] = find()
        found: One = self.known[key]
        return found

    def played(self, lines: Lines) -> tuple[Moment, ...]:
        """The moments of a record."""
        record = json.dumps(lines)
        if record not in self._played:
            self._played[record] = played(lines)
        return self._played[record]
