"""What became different at the table, docs/<game>/changed.toml, the newest first."""

from collections.abc import Collection
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from atoll.book.toml_lines import Tables, tables
from atoll.home import HOME, file_of

_KEYS = {"date", "rules", "says"}


class ToldChange(NamedTuple):
    """One change as players would tell it: the day, the rules that say it now, a text."""

    day: date
    rules: tuple[str, ...]
    says: str
    file: Path
    line: int


def told_changes(game: str, rules: Collection[str], home: Path = HOME) -> tuple[ToldChange, ...]:
    """The changes that are told of a game with these rules; none where nobody wrote some.

    Errors: BookError where an entry has other parts, a rule is none, or an older one stands first.
    """
    file = file_of(f"docs/{game}/changed.toml", home)
    if not file.is_file():
        return ()
    read = tables(file)
    told = tuple(_told(read, line, entry, rules) for line, entry in read.entries("changed"))
    for newer, older in pairwise(told):
        if newer.day < older.day:
            read.wrong(older.line, "it is newer than the one above; the newest stands first.")
    return told


def _told(read: Tables, line: int, entry: object, rules: Collection[str]) -> ToldChange:
    if not isinstance(entry, dict) or {*entry} != _KEYS:
        read.wrong(line, f"a change has {', '.join(sorted(_KEYS))}.")
    day, about, says = entry["date"], entry["rules"], entry["says"]
    if type(day) is not date:
        read.wrong(line, "its date is a day without quotes, as 2026-11-23.")
    if not isinstance(says, str) or not says.strip():
        read.wrong(line, "what it says is a text in quotes.")
    if not isinstance(about, list) or not about:
        read.wrong(line, "its rules are a list of ids, at least one.")
    for rule in about:
        if rule not in rules:
            read.wrong(line, f"no rule is called {rule}; name one of the book.")
    return ToldChange(day, tuple(about), says.strip(), read.file, line)
