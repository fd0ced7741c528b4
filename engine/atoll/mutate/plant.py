"""Faults in the rules: where one can be planted, and the text of the module that has it.

`ast` finds the places; the text is changed there and nowhere else, so that a report can show the
line. Which kinds there are, `kinds.py` says; which rules a fault concerns, `atoll.code.functions`.
"""

import ast
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from atoll.code.functions import Concern, Names, at_work, functions, levels
from atoll.code.functions import sources as played
from atoll.code.text import Edit, Source, named
from atoll.mutate.kinds import edits
from atoll.table import games
from atoll.table.games import MODULES

_SILENT = {"maxsize", "strict", "frozen", "slots"}  # arguments for Python, not for the game
_LOOKS = {*MODULES, "table", "fields", "open_points"} - {"game"}
_UNRULED = {"MOST_MOVES", "amid"}  # a bound for many games, and what a prompt takes back


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
    source: Source

    @property
    def planted(self) -> dict[str, str]:
        """The text of its module with the fault in it, by the name of that."""
        return {self.module: self.source.changed(self.edit)}

    def as_dict(self) -> dict[str, Any]:
        """In JSON terms (schemas/mutate.schema.json), but what became of it."""
        return {**dict(zip(self._fields[:-2], self, strict=False)), "rules": [*self.rules]}


def sources(game: str) -> list[Source]:
    """The modules whose functions state rules while a game is played, and those that these use.

    Left out are those that say how a table, its moves and its rulings look. Errors: BookError.
    """
    every, known = functions(game), played(game)
    working, symbols = at_work(every), Names(known)
    start = [one.symbol for one in every if one.rules and one.symbol in working]
    used = {symbols.home[one] for level in levels(start, symbols.named) for one in level}
    looks = {f"{games.GAMES[game]}.{name}" for name in _LOOKS}
    return [one for one in known if one.module in used - looks]


def faults(game: str, read: Sequence[Source] | None = None) -> list[Fault]:
    """Every fault that can be planted in the modules, in the order of their texts.

    Without modules it is in all that decide. Errors: BookError.
    """
    read = sources(game) if read is None else read
    concern = Concern(game, list(read))
    found = [fault for source in read for fault in _faults(source, concern)]
    return list({(fault.module, fault.edit[1:]): fault for fault in found}.values())


def _faults(source: Source, concern: Concern) -> Iterator[Fault]:
    for node in _telling(source, source.tree):
        for edit in edits(source, node):
            unit = source.unit_of(node)
            old, new = source.shown(edit)
            rules = concern.rules(source, node, unit)
            line = source.line(edit.start)
            yield Fault(source.module, unit.name, line, edit.kind, old, new, rules, edit, source)


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
    if named(child) in _UNRULED:
        return True
    typed = ("annotation", "returns", "decorator_list", "bases")
    parts = [getattr(node, name, None) for name in typed]
    if any(child is part or (isinstance(part, list) and child in part) for part in parts):
        return True
    return isinstance(child, ast.stmt) and source.of(child).startswith("__all__")
