"""A TOML file of the book, and on which line each of its entries stands."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from atoll.book.sections import BookError, text_of


class Tables(NamedTuple):
    """What a TOML file holds, with its lines."""

    file: Path
    content: Mapping[str, Any]
    lines: tuple[str, ...]

    def line_of(self, key: str) -> int:
        """The line on which a key stands first, or else the first line."""
        numbered = enumerate(self.lines, start=1)
        begins = re.compile(rf'\s*\[*\s*"?{re.escape(key)}(?!\w)')
        return next((number for number, line in numbered if begins.match(line)), 1)

    def entries(self, name: str) -> Iterator[tuple[int, object]]:
        """Every `[[name]]` with its line."""
        entries = self.content.get(name, [])
        if not isinstance(entries, list):
            self.wrong(self.line_of(name), f"write [[{name}]], with two brackets, above each one.")
        numbered = enumerate(self.lines, start=1)
        heads = [number for number, line in numbered if line.split("#")[0].strip() == f"[[{name}]]"]
        for at, entry in enumerate(entries):
            yield heads[at] if at < len(heads) else 1, entry

    def wrong(self, line: int, problem: str) -> NoReturn:
        """Refuse the file at this line."""
        raise BookError(f"{self.file}:{line}: {problem}")


def tables(file: Path) -> Tables:
    """What a TOML file of the book holds. Raises BookError where it is no TOML."""
    text = text_of(file)
    read = Tables(file, {}, tuple(text.splitlines()))
    try:
        return read._replace(content=tomllib.loads(text))
    except tomllib.TOMLDecodeError as problem:
        place = re.search(r"line ([0-9]+)", str(problem))
        read.wrong(int(place[1]) if place else len(read.lines), f"{problem}; write it as TOML.")
