"""The file of other names, in TOML: read, and refused by file and line where it cannot be meant."""

import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from atoll.book import rules as book_of
from atoll.book.toml_lines import Tables, tables
from atoll.port.talking.names import Names, known_things
from atoll.table import listed
from atoll.table.games import game, notation, nouns
from atoll.table.kinds import Kind, Record
from atoll.table.nearest import nearest

__all__ = ["SECTIONS", "names_of"]

SECTIONS: Mapping[str, str] = {
    "parts": "key of a position",
    "things": "name of a thing",
    "moves": "shape of a move",
    "rules": "rule",
    "editions": "edition",
}
"""What stands in each section: our names to the left, those of the port to the right."""
_FEW = 12


def names_of(of: str, file: Path) -> Names:
    """The other names in a file. Errors: BookError with its line, OSError."""
    found = tables(file)
    for name, section in found.content.items():
        if name not in SECTIONS:
            sections = listed((f"[{one}]" for one in SECTIONS), "or")
            found.wrong(found.line_of(name), f"there is no [{name}]; write {sections}.")
        if not isinstance(section, dict):
            found.wrong(found.line_of(name), f'write [{name}] and below it our = "theirs".')
        _read(found, name, section, _known(of, name))
    return Names(of, **found.content)


def _known(of: str, section: str) -> Collection[str]:
    """The names of ours that can stand in a section."""
    moves = notation(of).MOVES if notation.there(of) else None
    layout = nouns(of).LAYOUT
    match section:
        case "parts":
            kinds = [part.kind for part in layout.parts.values()]
            return dict.fromkeys([*layout.parts, *_fields(kinds)])
        case "things":
            return known_things(layout, moves.examples if moves else ())
        case "moves":
            return moves.forms if moves else ()
        case "rules":
            return [*book_of(of)]
    return [*game(of).EDITIONS]


def _fields(kinds: Collection[Kind]) -> Iterator[str]:
    """The keys of what is written as a record, however deep."""
    for kind in kinds:
        yield from kind.fields if isinstance(kind, Record) else ()
        yield from _fields(kind.parts())


def _read(found: Tables, section: str, pairs: Mapping[str, Any], known: Collection[str]) -> None:
    theirs: dict[str, str] = {}
    for ours, other in pairs.items():
        line = found.line_of(ours)
        if ours not in known:
            fix = nearest(ours, known) or f"; some are {listed(sorted(known)[:_FEW])}"
            found.wrong(line, f"{ours!r} is no {SECTIONS[section]} of the game{fix}.")
        if not isinstance(other, str) or not other.strip():
            found.wrong(line, f"write what the port calls {ours!r} as a text.")
        if other in theirs:
            found.wrong(line, f"{other!r} would be {theirs[other]!r} and {ours!r}; choose one.")
        if _holes(ours) != _holes(other):
            fix = listed(f"{{{hole}}}" for hole in _holes(ours)) or "none"
            found.wrong(line, f"both sides need the same fields, each once: {fix}.")
        theirs[other] = ours


def _holes(shape: str) -> list[str]:
    return sorted(re.findall(r"\{(\w*)\}", shape))
