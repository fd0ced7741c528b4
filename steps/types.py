"""The domain types that every game shares: what may stand at `{seat:Seat}` and how it is read."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from parse import with_pattern
from pytest_bdd import parsers

from atoll.table import RULE_ID

__all__ = ["AND", "NAME", "Phrase", "phrases", "reads"]

Reader = TypeVar("Reader", bound=Callable[[str], Any])

NAME = r"[A-ZÄÖÜ]\w*"
AND = r"(?:, and |, und | and | und |, )"


def reads(pattern: str) -> Callable[[Reader], Reader]:
    """The texts that a type reads, as a regular expression without groups of its own."""
    marked: Callable[[Reader], Reader] = with_pattern(pattern)
    return marked


def _names(text: str) -> tuple[str, ...]:
    return tuple(re.findall(NAME, text))


@reads(r"[a-z]+(?:-[a-z0-9]+)+")
def edition(text: str) -> str:
    """The id of an edition: `fiji-en-2006`."""
    return text


@reads(r"[0-9]{1,4}")
def number(text: str) -> int:
    """A number: `3`."""
    return int(text)


@reads(rf"{NAME}(?:(?:, | = ){NAME})+")
def order(text: str) -> tuple[tuple[str, ...], ...]:
    """Players from first to last, equal ones joined: `Anna, Chris = Henry, Mary`."""
    return tuple(_names(place) for place in text.split(", "))


@reads(RULE_ID.pattern)
def rule(text: str) -> str:
    """The id of a rule: `fiji_4_7`."""
    return text


@reads(r"[a-z_]+=[a-z_]+")
def ruling(text: str) -> tuple[str, str]:
    """A ruling and its answer: `half=up`."""
    name, _, answer = text.partition("=")
    return name, answer


@reads(NAME)
def seat(text: str) -> str:
    """One name: `Anna`."""
    return text


@reads(rf"{NAME}(?:{AND}{NAME})*")
def seats(text: str) -> tuple[str, ...]:
    """Names as a sentence lists them: `Henry, Chris and Anna`."""
    return _names(text)


@reads(rf"{NAME} [0-9]{{1,4}}(?:{AND}{NAME} [0-9]{{1,4}})*")
def tally(text: str) -> dict[str, int]:
    """A number per seat: `Henry 2, Chris 2, Anna 1 and Mary 0`."""
    return {name: int(number) for name, number in re.findall(rf"({NAME}) ([0-9]+)", text)}


SHARED = (edition, number, order, rule, ruling, seat, seats, tally)


class Phrase(parsers.parse):
    """A phrase with its fields; a field that its reader refuses is told when the step runs."""

    def __init__(self, text: str, types: dict[str, Callable[[str], Any]]) -> None:
        """Keep the readers, so that the report can ask each what it reads."""
        super().__init__(text, extra_types=types, case_sensitive=True)
        self.types = types

    def is_matching(self, name: str) -> bool:
        """Whether the step is this phrase, right in all its fields or not."""
        try:
            return self.parser.parse(name) is not None
        except ValueError:
            return True


def phrases(*readers: Callable[[str], Any]) -> Callable[[str], Phrase]:
    """How a game writes its phrases: the shared types and its own, each by its reader's name.

    With `parse = phrases(beads)` a game writes `parse("the supply is now {beads:Beads}")`.
    """
    types = {reader.__name__.capitalize(): reader for reader in (*SHARED, *readers)}
    return partial(Phrase, types=types)
