"""How any game is played on where nobody decides, who may sit down, and how they are called."""

import json
import re
import unicodedata
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import index
from typing import Any, Final, TypeVar

from atoll.printable import printable
from atoll.table import Step, listed

AND: Final = r"(?:, and |, und | and | und |, )"
"""What stands between names in a sentence."""
_WORD = r"""(?!(?:and|und)(?![^ ,])|\S*[\u115f\u1160\u3164\uffa0])\w[^\s,;=|<>"]*"""  # fillers
NAME: Final = rf"(?=\w*[^\W\d_]){_WORD}(?: {_WORD})*?"
"""The name of a player, of any script, wherever one is read: words, the first with a letter."""
_LONGEST_NAME = 60
_MOST_MARKS = 30  # as in the stream-safe format of Unicode (UAX #15)

Table = TypeVar("Table")


def onward(proceed: Callable[[Table], Step[Table] | None], step: Step[Table]) -> Step[Table]:
    """The step and everything that nobody decides, up to the next decision or the end."""
    steps = [step]
    while following := proceed(steps[-1].table):
        steps.append(following)
    return step if len(steps) == 1 else step.then(*steps[1:])


def unseated(seats: Sequence[str], fewest: int, most: int, why: str = "") -> str:
    """Why players of these names cannot sit down; nothing where they can.

    `why` tells why so few cannot.
    """
    if isinstance(seats, str) or not all(isinstance(one, str) for one in seats):
        return "the players are no list of names; write them as ['Ana', 'Ben']."
    if not fewest <= len(seats) <= most:
        can = f"{fewest} to {most}" if fewest < most else str(most)
        return f"this many players cannot play: {len(seats)}{why}; {can} can play."
    if len({*map(composed, seats)}) < len(seats):
        return f"two players have one name in {listed(seats)}; rename one."
    return next(filter(None, map(no_name, seats)), "")


def no_name(name: str) -> str:
    """Why a player cannot be called so; nothing where one can.

    >>> no_name("Jean-Luc"), no_name("Ana and Ben")
    ('', '"Ana and Ben" is no name, as `and` stands between names; leave it out.')
    """
    if between := {"and", "und"} & {*name.split()}:
        fix = f"as `{min(between)}` stands between names; leave it out"
        return f"{_shown(name)} is no name, {fix}."
    if name.isprintable() and len(name) <= _LONGEST_NAME and re.fullmatch(NAME, name):
        return ""
    fix = "letters and digits, each word after one space, without , ; = | < > and quotes"
    return f"{_shown(name)} is no name; write 1 to {_LONGEST_NAME} {fix}."


def _shown(name: str) -> str:
    text = printable(json.dumps(name, ensure_ascii=False))
    return text if len(text) <= _LONGEST_NAME else f"{text[:_LONGEST_NAME]} …"


def composed(read: Any) -> Any:
    """A text that was read, and all in a list or an object, with each letter as one sign (NFC).

    So `É` is one name however it was typed. A text with more marks on one letter than any writing
    has stays as it is: to compose it takes a time that grows with their square.
    """
    if isinstance(read, str):
        return read if _is_heaped(read) else unicodedata.normalize("NFC", read)
    if isinstance(read, dict):
        return {composed(name): composed(one) for name, one in read.items()}
    return [*map(composed, read)] if isinstance(read, list) else read


def _is_heaped(text: str) -> bool:
    """Whether a letter of it has more marks than any writing puts on one."""
    if text.isascii():
        return False
    runs = groupby(text, key=lambda sign: unicodedata.combining(sign) > 0)
    return any(marks and sum(1 for _ in run) > _MOST_MARKS for marks, run in runs)


def at_table(seats: Sequence[str], seat: int) -> int:
    """The seat, if somebody sits there. Errors: IndexError, TypeError for no whole number."""
    if not 0 <= index(seat) < len(seats):
        raise IndexError(f"nobody sits at {seat}; the seats are 0 to {len(seats) - 1}")
    return seat
