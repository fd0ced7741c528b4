"""The files of the book by their lines: blocks of text, tables of TOML, and what is wrong there."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path
from types import NoneType
from typing import Any, NamedTuple, NoReturn, TypeVar, get_args, get_type_hints

from atoll.strangers import Unreadable, read_toml


class BookError(ValueError):
    """A page breaks the layout, or a name is no rule; the message names the place and the fix."""


def refuse(file: Path, line: int, problem: str) -> NoReturn:
    """Refuse a file at this line. Raises BookError."""
    raise BookError(f"{file}:{line}: {problem}")


class Block(NamedTuple):
    """Lines of a page without a blank line between them; a heading is a block of its own."""

    line: int
    text: str
    file: Path

    def wrong(self, problem: str) -> NoReturn:
        """Refuse the page here."""
        refuse(self.file, self.line, problem)


def text_of(file: Path) -> str:
    """The text of a file of the book. Raises BookError where it is no UTF-8."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        refuse(file, 1, f"this is no UTF-8 text ({problem}); save it as UTF-8.")


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
        refuse(self.file, line, problem)

    def only(self, known: Collection[str], problem: str, table: str = "") -> None:
        """Refuse a name that is not known, of the file or of a table in it. Raises BookError."""
        for name in self.content.get(table, ()) if table else self.content:
            if name not in known:
                self.wrong(self.line_of(name), f"{name} {problem}")


def tables(file: Path, text: str | None = None) -> Tables:
    """What a TOML file of the book holds, or shall hold. Raises BookError where it is no TOML."""
    says = text_of(file) if text is None else text
    read = Tables(file, {}, tuple(says.splitlines()))
    try:
        return read._replace(content=read_toml(says))
    except Unreadable as problem:
        place = re.search(r"line ([0-9]+)", str(problem))
        read.wrong(int(place[1]) if place else len(read.lines), str(problem))


# Records


Record = TypeVar("Record")
Value = TypeVar("Value")


def records(
    file: Path, name: str, kind: Callable[..., Record], made: Collection[str] = ()
) -> tuple[Record, ...]:
    """Every `[[name]]` of a file that has nothing else, as `records_of` reads it.

    None where there is no such file. Raises BookError.
    """
    if not file.is_file():
        return ()
    read = tables(file)
    read.only({name}, f"is no {name}; write [[{name}]].")
    return records_of(read, name, kind, made)


def records_of(
    read: Tables, name: str, kind: Callable[..., Record], made: Collection[str] = ()
) -> tuple[Record, ...]:
    """Every `[[name]]` as a NamedTuple: a key for each field, read by its type.

    A field without a default must be there, and say something; `file` and `line` are its place, and
    no key has those that are `made` from others. Raises BookError.
    """
    types, optional = get_type_hints(kind), vars(kind)["_field_defaults"]
    types = {key: get_args(of)[0] if NoneType in get_args(of) else of for key, of in types.items()}
    keys = [key for key in types if key not in ("file", "line", *made)]
    found = []
    for line, entry in read.entries(name):
        table = entry if isinstance(entry, dict) else {}
        for other in (key for key in table if key not in keys):
            read.wrong(line, f"`{other}` is no key of a {name}; use {', '.join(keys)}.")
        own = {key: _READ[types[key]][0](table[key]) for key in table}
        for key in keys:
            unread = key in own and own[key] is None
            if unread or not (key in optional or own.get(key)):
                _, what, example = _READ[types[key]]
                read.wrong(line, f"[[{name}]] needs its {key}: {what}, {key}{example}.")
        found.append(kind(**own, file=read.file, line=line))
    return tuple(found)


def texts(value: object) -> tuple[str, ...] | None:
    """A list of texts that say something; None for anything else."""
    if isinstance(value, list) and all(isinstance(one, str) and one for one in value):
        return tuple(value)
    return None


def _day(value: object) -> date | None:
    """A day, in quotes or not."""
    with suppress(ValueError):
        found = date.fromisoformat(str(value))
        return found if value in (found, str(found)) else None
    return None


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value.strip() else None


def _of(kind: type[Value], value: object) -> Value | None:
    """The value, if it is of this very kind."""
    return value if type(value) is kind else None


def _by_name(read: Callable[[object], Any], value: object) -> dict[str, Any] | None:
    found = {name: read(one) for name, one in value.items()} if isinstance(value, dict) else None
    return None if found is None or None in found.values() else found


_READ: Mapping[Any, tuple[Callable[[object], Any], str, str]] = {
    str: (_text, "a text in quotes", ' = "…"'),
    int: (partial(_of, int), "a number", " = 2006"),
    bool: (partial(_of, bool), "true or false", " = true"),
    date: (_day, "a day", " = 2026-11-23"),
    tuple[str, ...]: (texts, "a list of texts", ' = ["…"]'),
    Mapping[str, str]: (partial(_by_name, _text), "texts by their names", ' = { Gebot = "…" }'),
    Mapping[str, tuple[str, ...]]: (partial(_by_name, texts), "texts by language", '.de = ["…"]'),
}
"""How a field is read by its type, what it is, and how it is written."""
