"""Faults in the rules: where one can be planted, and the text of the module that has it.

`ast` finds the places; the text is changed there and nowhere else, so that a report can show the
line. Which kinds there are, `kinds.py` says; which rules a fault concerns, `atoll.code.functions`.
"""

import ast
from collections.abc import Iterator
from typing import NamedTuple

from atoll.code.functions import Concern, Names, at_work, functions, levels
from atoll.code.functions import sources as played
from atoll.code.text import Edit, Source, Speech, named
from atoll.mutate.kinds import edits
from atoll.table import games
from atoll.table.following import MODULES

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


def sources(game: str) -> dict[str, Source]:
    """The modules whose functions state rules while a game is played, and those that these use.

    Left out are those that say how a table, its moves and its rulings look. Errors: BookError.
    """
    every, known = functions(game), played(game)
    working, symbols = at_work(every), Names(known)
    start = [one.symbol for one in every if one.rules and one.symbol in working]
    used = {symbols.home[one] for level in levels(start, symbols.named) for one in level}
    looks = {f"{games.GAMES[game]}.{name}" for name in _LOOKS}
    read = [source for source in known if source.module in used - looks]
    nodes = [node for source in read for node in ast.walk(source.tree)]
    speech = Speech(
        frozenset(name for node in nodes for name in _flags(node)),
        {one: then for node in nodes for one, then in _numbered(node)},
        frozenset(name for node in nodes for name in _alike(node)),
    )
    return {one.module: Source(one.module, one.text.decode(), speech) for one in read}


def _flags(node: ast.AST) -> Iterator[str]:
    """The names of arguments that say yes or no; the house takes them by keyword only."""
    if isinstance(node, ast.FunctionDef):
        for argument in node.args.kwonlyargs:
            if argument.annotation and ast.unparse(argument.annotation) in {"Flag", "bool"}:
                yield argument.arg


def _numbered(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Things that are numbered together, each with the next: `RED, BLUE = range(2)`."""
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Call(func=ast.Name(id="range"))):
            ring = [ast.unparse(name).lower() for name in names]
            yield from zip(ring, ring[1:] + ring[:1], strict=True)


def _alike(node: ast.AST) -> Iterator[str]:
    """What takes two things of one kind and no more: a function, or a class of two parts."""
    match node:
        case ast.FunctionDef(args=ast.arguments(args=[one, other], kwonlyargs=_)):
            kinds = [one.annotation, other.annotation]
        case ast.ClassDef():
            kinds = [part.annotation for part in node.body if isinstance(part, ast.AnnAssign)]
        case _:
            return
    told = [ast.unparse(kind) for kind in kinds if kind]
    if len(told) == len(kinds) == 2 and told[0] == told[1]:
        yield node.name


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
    if named(child) in _UNRULED:
        return True
    typed = ("annotation", "returns", "decorator_list", "bases")
    parts = [getattr(node, name, None) for name in typed]
    if any(child is part or (isinstance(part, list) and child in part) for part in parts):
        return True
    return isinstance(child, ast.stmt) and source.of(child).startswith("__all__")


def planted(source: Source, fault: Fault) -> str:
    """The text of the module with the fault in it."""
    return source.changed(fault.edit)
