"""The figures of a game that are looked up at the table: docs/<game>/sheet.toml, [figures].

What one looks for is the name, and behind its figures stands the rule that has them:
`Offer = "1, 2, 3 or 4 beads (4.1)"`. A list is a table, with bars between its cells and its head
first. Numbers that the rule does not have, in their order, are refused.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from atoll.book import Rule, folder_of, rules
from atoll.book.lines import Tables, refuse, tables, texts
from atoll.book.sentences import UNSURE
from atoll.home import HOME, file_of

_FILE = "sheet.toml"
_NAMED = re.compile(r"\s*\((?P<number>[0-9]+(?:\.[0-9]+)+)\)")
_WORDS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NUMBER = re.compile(rf"(?<![0-9.])\b(?:[0-9]+(?!\.?[0-9])|{'|'.join(_WORDS)})\b", re.IGNORECASE)


class Part(NamedTuple):
    """What one rule says; `unsure` is `inferred` or `open`, if what says it there is no more."""

    says: str
    rule: Rule
    unsure: str

    @property
    def cells(self) -> tuple[str, ...]:
        """What stands between the bars of a row."""
        return _cells(self.says)


class Figure(NamedTuple):
    """What is found under a name: parts to be read on, or below a head the rows of a table."""

    name: str
    parts: tuple[Part, ...]
    head: tuple[str, ...]
    line: int


def figures(game: str, home: Path = HOME) -> tuple[Figure, ...]:
    """The figures of a game; none where nobody wrote some.

    Raises:
        BookError: a rule is none of the game or has other numbers, or the file is malformed.
    """
    return _read(game, file_of(f"docs/{game}", home) / _FILE, home)


def figures_in(game: str, language: str, home: Path = HOME) -> tuple[Figure, ...]:
    """The same in another language; none where nobody wrote them. Raises BookError, as above."""
    file = folder_of(game, language, home) / _FILE
    own, original = _read(game, file, home), figures(game, home)
    for one, other in zip(own, original, strict=False):
        own_says, says = (
            [(part.rule.id, numbers(part.says)) for part in of.parts] for of in (one, other)
        )
        if own_says != says:
            problem = f"{one.name} has other numbers or rules than {other.name}."
            refuse(file, one.line, problem)
    if own and len(own) != len(original):
        refuse(file, 1, f"it has {len(own)} figures, the original {len(original)}.")
    return own


def numbers(text: str) -> list[int]:
    """The numbers of a text in their order; the number of a rule is none.

    >>> numbers("Two of 14 (7.3), or none")
    [2, 14, 0]
    """
    found = map(str.lower, _NUMBER.findall(text))
    return [_WORDS.index(one) if one in _WORDS else int(one) for one in found]


def _read(game: str, file: Path, home: Path) -> tuple[Figure, ...]:
    if not file.is_file():
        return ()
    read, known = tables(file), {one.number: one for one in rules(game, home).values()}
    told = read.content.get("figures", {}).items()
    return tuple(_figure(read, known, name, says) for name, says in told)


def _figure(read: Tables, known: Mapping[str, Rule], name: str, says: object) -> Figure:
    rows, line = texts([says] if isinstance(says, str) else says), read.line_of(name)
    if not rows:
        read.wrong(line, f"{name} is a text, or a list of them for a table.")
    table = not isinstance(says, str)
    parts, head = [], _cells(rows[0]) if table else ()
    for row in rows[1:] if table else rows:
        *told, rest = _NAMED.split(row)
        if rest or not told:
            problem = f"behind {rest or row!r} stands no rule; end with one, like (4.1)."
            read.wrong(line, problem)
        for part, number in zip(told[::2], told[1::2], strict=True):
            if number not in known:
                read.wrong(line, f"there is no rule {number}; correct its number.")
            status = _status(part, rule := known[number])
            if not status:
                problem = f"rule {number} does not have {part.strip()!r}; correct the numbers."
                read.wrong(line, problem)
            parts.append(Part(part, rule, status if status in UNSURE else ""))
    return Figure(name, tuple(parts), head, line)


def _status(says: str, rule: Rule) -> str:
    """How sure that is: as the first sentence that has these numbers, or else the rule.

    Nothing where the rule has not.
    """
    wanted = numbers(says)
    found = [one.status for one in rule.sentences if wanted and _has(one.says, wanted)]
    if found or _has(f"{rule.title} {rule.statement}", wanted):
        return [*found, rule.status][0]
    return ""


def _cells(row: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in row.split("|"))


def _has(text: str, wanted: Sequence[int]) -> bool:
    """Whether a text has these numbers, in this order."""
    rest = iter(numbers(text))
    return all(one in rest for one in wanted)
