"""Faults in the rules: where one can be planted, and the text of the module that has it.

`ast` finds the places; the text is changed there and nowhere else, so that a report can show the
line. Which kinds there are, `kinds.py` and `drops.py` say; which rules a fault concerns,
`atoll.code.concern`.
"""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from atoll.code.concern import Concern
from atoll.code.text import Edit, Source, Speech
from atoll.mutate.drops import edits
from atoll.table.games import GAMES, folder

__all__ = ["Fault", "Key", "faults", "files", "planted", "sources"]

Key = tuple[str, str, str, str]
_SILENT = {"maxsize", "strict", "frozen", "slots"}  # arguments for Python, not for the game


class Fault(NamedTuple):
    """One fault: where it stands, the line before and after it, and the rules it concerns."""

    module: str
    function: str
    line: int
    kind: str
    old: str
    new: str
    rules: tuple[str, ...]
    edit: Edit

    @property
    def key(self) -> Key:
        """What names the fault as long as its line stays the same."""
        return self.module, self.function, self.old, self.new


def files(game: str, modules: Sequence[str]) -> dict[str, Path]:
    """The files of the modules of a game, by their names in full."""
    home = folder(game)
    paths = {one: home.joinpath(*one.split(".")).with_suffix(".py") for one in modules}
    return {f"{GAMES[game]}.{one}": path for one, path in paths.items()}


def sources(game: str, modules: Sequence[str], speech: Speech) -> dict[str, Source]:
    """The modules of a game, read."""
    texts = {name: path.read_text("utf-8") for name, path in files(game, modules).items()}
    flags = frozenset(name for text in texts.values() for name in _flags(ast.parse(text)))
    return {name: Source(name, text, flags, speech=speech) for name, text in texts.items()}


def _flags(tree: ast.Module) -> Iterator[str]:
    """The names of arguments that say yes or no; the house takes them by keyword only."""
    yield "reverse"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for argument in node.args.kwonlyargs:
                if argument.annotation and ast.unparse(argument.annotation) in {"Flag", "bool"}:
                    yield argument.arg


def faults(game: str, read: dict[str, Source]) -> list[Fault]:
    """Every fault that can be planted in the modules, in the order of their texts."""
    concern = Concern(game, list(read.values()))
    found = [fault for source in read.values() for fault in _faults(source, concern)]
    return list({(fault.module, fault.edit[1:]): fault for fault in found}.values())


def _faults(source: Source, concern: Concern) -> Iterator[Fault]:
    for node in _telling(source, source.tree):
        for edit in edits(source, node):
            unit = source.unit_of(node)
            old, new = source.shown(edit)
            rules = concern.rules(source, node, unit)
            line = source.line(edit.start)
            yield Fault(source.module, unit.name, line, edit.kind, old, new, rules, edit)


def _telling(source: Source, node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that decide something: no imports, types, decorators, messages or docstrings."""
    for child in ast.iter_child_nodes(node):
        if not _silent(source, child, node):
            yield child
            yield from _telling(source, child)


def _silent(source: Source, child: ast.AST, node: ast.AST) -> bool:
    if isinstance(child, ast.Import | ast.ImportFrom | ast.JoinedStr):
        return True
    if isinstance(child, ast.keyword) and child.arg in _SILENT:
        return True
    typed = ("annotation", "returns", "decorator_list", "bases")
    parts = [getattr(node, name, None) for name in typed]
    if any(child is part or (isinstance(part, list) and child in part) for part in parts):
        return True
    return isinstance(child, ast.stmt) and source.of(child).startswith("__all__")


def planted(source: Source, fault: Fault) -> str:
    """The text of the module with the fault in it."""
    return source.changed(fault.edit)
