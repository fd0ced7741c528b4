"""The words that carry facts in the texts of a game, as the register has them."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

__all__ = ["Terms"]

_NONE: Mapping[str, re.Pattern[str]] = MappingProxyType({})


class Terms(NamedTuple):
    """Names of seats, how colours are written, and the things there can be none of: `no beads`.

    `said` is what a text says in words and a scenario in its own: `two hands`, `all will pay`.
    """

    names: tuple[str, ...] = ()
    colours: Mapping[str, re.Pattern[str]] = _NONE
    things: re.Pattern[str] = re.compile(r"(?!)")
    said: Mapping[str, re.Pattern[str]] = _NONE

    def colour(self, word: str) -> str:
        """The colour that a word means, or nothing."""
        return next((name for name, form in self.colours.items() if form.fullmatch(word)), "")

    def named(self, text: str) -> str:
        """The text with the name of what it says in words in place of the words."""
        for name, form in self.said.items():
            text = form.sub(f", {name}, ", text)
        return text
