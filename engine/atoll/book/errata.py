"""What a game tells beside its rules: errata of the rulebooks, what they lost, what changed.

Each stands in a list of its own: docs/<game>/errata.toml has what is wrong in print, and the proof;
lost.toml, in the same form, what is lost in the texts at hand; changed.toml, the newest first, what
became different at the table.
"""

import datetime as dt
from collections.abc import Collection
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from atoll.book.lines import records, refuse
from atoll.home import HOME, file_of


class Erratum(NamedTuple):
    """One thing wrong in a printed text; its id and its number stay for ever.

    `impossible` is a question whether it can happen at all, `law` a law that shows it, and
    `example` a question of the FAQ.
    """

    id: str
    title: str
    says: str
    file: Path
    line: int
    number: str = ""
    passages: tuple[str, ...] = ()
    impossible: str = ""
    law: str = ""
    example: str = ""

    @property
    def called(self) -> str:
        """Its number, where it has one, and its title."""
        return f"{self.number} {self.title}".lstrip()


class ToldChange(NamedTuple):
    """One change as players would tell it: the day, the rules that say it now, a text."""

    date: dt.date
    rules: tuple[str, ...]
    says: str
    file: Path
    line: int


def errata(game: str, home: Path = HOME) -> tuple[Erratum, ...]:
    """The errata of a game; none where nobody wrote some. Raises BookError."""
    return records(file_of(f"docs/{game}/errata.toml", home), "erratum", Erratum)


def lost(game: str, home: Path = HOME) -> tuple[Erratum, ...]:
    """What the texts of a game have lost: lists, figures, pictures. Raises BookError."""
    return records(file_of(f"docs/{game}/lost.toml", home), "lost", Erratum)


def told_changes(game: str, rules: Collection[str], home: Path = HOME) -> tuple[ToldChange, ...]:
    """The changes that are told of a game with these rules; none where nobody wrote some.

    Errors: BookError where an entry has other parts, a rule is none, or an older one stands first.
    """
    told = records(file_of(f"docs/{game}/changed.toml", home), "changed", ToldChange)
    for one in told:
        for rule in one.rules:
            if rule not in rules:
                refuse(one.file, one.line, f"no rule is called {rule}; name one of the book.")
    for newer, older in pairwise(told):
        if newer.date < older.date:
            problem = "it is newer than the one above; the newest stands first."
            refuse(older.file, older.line, problem)
    return told
