"""Two wordings of a text, word by word: what both have, what is gone, and what is new."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Literal

__all__ = ["Kind", "Words", "reworded"]

Kind = Literal["same", "removed", "added"]
Words = tuple[tuple[Kind, str], ...]
"""The pieces of a text: without the added ones it is the old wording, without the removed the new.
"""

_WORD = re.compile(r"\w+(?:['\u2019./-]\w+)*|\s+|[^\w\s]")
_Step = tuple[str, str, str]  # how the two are alike, the old words and the new ones


def reworded(before: str, after: str) -> Words:
    """What is the same, removed and added from one wording to another, in reading order.

    >>> reworded("The highest count executes.", "The lowest count executes.")[1:3]
    (('removed', 'highest'), ('added', 'lowest'))
    """
    pieces: list[tuple[Kind, str]] = []
    for alike, old, new in _joined([*_steps(before, after)]):
        if alike == "equal":
            pieces.append(("same", old))
            continue
        changed: tuple[tuple[Kind, str], ...] = (("removed", old), ("added", new))
        pieces += [piece for piece in changed if piece[1]]
    return tuple(pieces)


def _steps(before: str, after: str) -> Iterator[_Step]:
    old, new = _WORD.findall(before), _WORD.findall(after)
    for alike, i, j, k, m in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        yield alike, "".join(old[i:j]), "".join(new[k:m])


def _joined(steps: list[_Step]) -> list[_Step]:
    """The steps, with changes made one where nothing but spaces and signs stands between them."""
    found: list[_Step] = []
    for at, (alike, old, new) in enumerate(steps):
        between = 0 < at < len(steps) - 1 and not re.search(r"\w", old)
        kind = "replace" if alike != "equal" or between else "equal"
        if found and kind == found[-1][0] == "replace":
            found[-1] = (kind, found[-1][1] + old, found[-1][2] + new)
        else:
            found.append((kind, old, new))
    return found
