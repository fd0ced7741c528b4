"""The phrases of a game's examples: what one may write there, and what it means."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from atoll.home import HOME, rooms

__all__ = ["KINDS", "Phrase", "phrases"]

KINDS = ("given", "when", "then")


class Phrase(NamedTuple):
    """One phrase: its kind, its text with its fields, what it says, and it in other languages."""

    kind: str
    text: str
    says: str
    others: tuple[str, ...]


def phrases(game: str, home: Path = HOME) -> tuple[Phrase, ...]:
    """Every phrase that the features of a game may use, by kind and text."""
    rooms_of = [folder / "phrases" for folder in rooms("steps", home)]
    files = [folder / f"{name}.py" for folder in rooms_of for name in (game, "shared")]
    found = {phrase for file in files if file.is_file() for phrase in _of(file)}
    return tuple(sorted(found, key=lambda one: (KINDS.index(one.kind), one.text)))


def _of(file: Path) -> Iterator[Phrase]:
    for node in ast.walk(ast.parse(file.read_bytes(), str(file))):
        if isinstance(node, ast.FunctionDef):
            says = (ast.get_docstring(node) or "").partition("\n")[0]
            ways = [*_written(node)]
            for kind in dict(ways):
                text, *others = (text for one, text in ways if one == kind)
                yield Phrase(kind, text, says, (*others,))


def _written(node: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """The kinds and the texts of the phrases above a function, the English one first."""
    for call in node.decorator_list:
        if isinstance(call, ast.Call) and call.args and ast.unparse(call.func) in KINDS:
            constants = [one for one in ast.walk(call.args[0]) if isinstance(one, ast.Constant)]
            yield from ((ast.unparse(call.func), str(one.value)) for one in constants[:1])
