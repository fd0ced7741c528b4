"""The entries of a register as its file has them: asked for their keys, refused with their line."""

import re
from collections.abc import Collection, Mapping
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

Kind = TypeVar("Kind")
_FIRST_TO_WAKE = timezone(timedelta(hours=14))
"""Where a day begins first: a day that has not begun there lies in the future for all."""


class SourcesError(ValueError):
    """The register of sources cannot be read; the message names the file, the line and the fix."""


class Lines:
    """On which line each entry of the register names itself."""

    def __init__(self, file: Path, text: str) -> None:
        """Read the lines of a file."""
        self.file = file
        named = re.compile(r'id = "(.*)"|\[(.*)\]')
        numbered = enumerate(text.splitlines(), start=1)
        found = ((named.fullmatch(line.strip()), number) for number, line in numbered)
        self.of = {match[1] or match[2]: number for match, number in found if match}

    def wrong(self, entry: str, fix: str) -> SourcesError:
        """What is wrong with an entry, with its line and the fix."""
        return SourcesError(f"{self.file}:{self.of.get(entry, 1)}: {entry}: {fix}.")


class Entry:
    """One table of the register, asked for its keys. Each question raises SourcesError."""

    def __init__(self, lines: Lines, table: Mapping[str, Any]) -> None:
        """Take the table, and where it stands."""
        self.lines, self.table, self.id = lines, table, str(table.get("id", "an entry without id"))

    def wrong(self, fix: str) -> SourcesError:
        """What is wrong with it."""
        return self.lines.wrong(self.id, fix)

    def has(self, key: str, kind: type[Kind]) -> Kind:
        """The value of a key, which must be there."""
        value = self.table.get(key)
        if not isinstance(value, kind):
            raise self.wrong(f"give it `{key}`, a {kind.__name__}")
        return value

    def lacks(self, keys: Collection[str], why: str) -> None:
        """None of some keys is there."""
        for key in keys:
            if key in self.table:
                raise self.wrong(f"{why}; leave `{key}` out")

    def pattern(self, key: str) -> re.Pattern[str]:
        """A pattern, in any case."""
        try:
            return re.compile(self.has(key, str), re.IGNORECASE)
        except re.error as problem:
            raise self.wrong(f"`{key}` is no pattern: {problem}") from problem

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        texts = self.has(key, list)
        if not all(isinstance(text, str) for text in texts):
            raise self.wrong(f"`{key}` is a list of texts")
        return tuple(texts)

    def address(self, key: str) -> str:
        """The whole address of a page."""
        text = self.has(key, str)
        if not _is_address(text):
            fix = "write it whole, such as https://example.org/rules"
            raise self.wrong(f"`{key}` is no address: {text!r}; {fix}")
        return text

    def day(self, key: str) -> date:
        """A day that is not in the future, as TOML writes it or as a text."""
        if key not in self.table:
            raise self.wrong(f"give it `{key}`, the day on which it was read, such as 2026-08-21")
        written = str(self.table[key])
        try:
            day = date.fromisoformat(written)
        except ValueError:
            day = None
        if day is None or day.isoformat() != written:
            raise self.wrong(f"`{key}` is no day: {written}; write it such as 2026-08-21")
        if day > datetime.now(UTC).astimezone(_FIRST_TO_WAKE).date():
            raise self.wrong(f"`{key}` lies in the future: {written}; write the day it was read")
        return day


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    bare = not re.search(r"[\s<>\"|`]", text)  # it stands in tables, links and terminals
    return bare and parts.scheme in ("http", "https") and "." in (parts.hostname or "").strip(".")
