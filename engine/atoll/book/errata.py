"""Errata of the rulebooks, docs/<game>/errata.toml: what is wrong in print, and the proof.

What is lost in the texts at hand stands in docs/<game>/lost.toml, in the same form.
"""

from pathlib import Path
from typing import Any, NamedTuple

from atoll.book.toml_lines import Tables, tables
from atoll.home import HOME, file_of

_TEXTS = ("id", "title", "says")
_MAY = ("passages", "number", "impossible", "law", "example")


class Erratum(NamedTuple):
    """One thing wrong in a printed text; its id and its number stay for ever.

    `impossible` is a question whether it can happen at all, `law` a law that shows it, and
    `example` a question of the FAQ.
    """

    id: str
    number: str
    title: str
    says: str
    passages: tuple[str, ...]
    impossible: str
    law: str
    example: str
    file: Path
    line: int

    @property
    def called(self) -> str:
        """Its number, where it has one, and its title."""
        return f"{self.number} {self.title}".lstrip()


def errata(game: str, home: Path = HOME) -> tuple[Erratum, ...]:
    """The errata of a game; none where nobody wrote some. Raises BookError."""
    return _listed(file_of(f"docs/{game}/errata.toml", home), "erratum")


def lost(game: str, home: Path = HOME) -> tuple[Erratum, ...]:
    """What the texts of a game have lost: lists, figures, pictures. Raises BookError."""
    return _listed(file_of(f"docs/{game}/lost.toml", home), "lost")


def _listed(file: Path, name: str) -> tuple[Erratum, ...]:
    if not file.is_file():
        return ()
    read = tables(file)
    return tuple(_erratum(read, line, entry) for line, entry in read.entries(name))


def _erratum(read: Tables, line: int, entry: object) -> Erratum:
    if not isinstance(entry, dict) or not {*_TEXTS} <= {*entry} <= {*_TEXTS, *_MAY}:
        read.wrong(line, f"an erratum has {', '.join(_TEXTS)}, and may have {', '.join(_MAY)}.")
    named = {key: _text(read, line, entry, key) for key in (*_TEXTS, *_MAY[1:])}
    passages = entry.get("passages", [])
    if not isinstance(passages, list) or not all(isinstance(one, str) for one in passages):
        read.wrong(line, "its passages are a list of their ids in sources.toml.")
    return Erratum(**named, passages=tuple(passages), file=read.file, line=line)


def _text(read: Tables, line: int, entry: dict[str, Any], key: str) -> str:
    value = entry.get(key, "")
    if not isinstance(value, str):
        read.wrong(line, f"its {key} is a text; put it in quotes.")
    return value
