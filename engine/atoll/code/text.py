"""A module as text and as a tree, with the place of every node in the text."""

import ast
from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

from atoll.table import RULE_ID

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Edit(NamedTuple):
    """What is planted: the kind of fault, and the new text from one place to another."""

    kind: str
    start: int
    end: int
    new: str


class Unit(NamedTuple):
    """A function, a class or a constant of a module, with its name in full."""

    name: str
    node: ast.AST


class Source:
    """The text of a module; places are counted in bytes, as `ast` counts them."""

    def __init__(self, module: str, text: str, *, package: bool = False) -> None:
        """A `package` is the module of a folder: what it imports by dots is in itself.

        `imported` are the names for what is imported, and what they are in full.
        """
        self.module = module
        self.text = text.encode()
        self.tree = ast.parse(text)
        self.parents = {
            child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)
        }
        self.imported: dict[str, str] = {}
        folders = module.split(".")
        for node in (one for one in ast.walk(self.tree) if isinstance(one, ast.ImportFrom)):
            above = folders[: len(folders) - node.level + package] if node.level else []
            of = ".".join([*above, *filter(None, [node.module])])
            for alias in node.names:
                self.imported[alias.asname or alias.name] = f"{of}.{alias.name}"
        lengths = [len(line) for line in self.text.splitlines(keepends=True)]
        self._lines = [0, *accumulate(lengths)]

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Where the text of a node begins and ends."""
        line, column, last, end = (
            getattr(node, name) for name in ("lineno", "col_offset", "end_lineno", "end_col_offset")
        )
        return self._lines[line - 1] + column, self._lines[last - 1] + end

    def of(self, node: ast.AST) -> str:
        """The text of a node."""
        return self.between(*self.span(node))

    def between(self, start: int, end: int) -> str:
        """The text from one place to another."""
        return self.text[start:end].decode()

    def changed(self, edit: Edit) -> str:
        """The whole text with a fault in it."""
        return (self.text[: edit.start] + edit.new.encode() + self.text[edit.end :]).decode()

    def line(self, place: int) -> int:
        """The number of the line a place is on, from 1."""
        return self.text.count(b"\n", 0, place) + 1

    def shown(self, edit: Edit) -> tuple[str, str]:
        """The lines that an edit touches as one line, before and after it."""
        first, last = self.line(edit.start), self.line(max(edit.start, edit.end - 1))
        start, end = self._lines[first - 1], self._lines[last]
        before = self.between(start, end)
        after = self.between(start, edit.start) + edit.new + self.between(edit.end, end)
        return " ".join(before.split()), " ".join(after.split())

    def around(self, node: ast.AST) -> Iterator[ast.AST]:
        """The node and all that it stands in, from the inside out."""
        while True:
            yield node
            if node not in self.parents:
                return
            node = self.parents[node]

    def units(self) -> Iterator[Unit]:
        """The functions, methods, classes and constants of the module, in the order of the text."""
        for node in self.tree.body:
            name = named(node)
            if name is None:
                continue
            methods = [part for part in getattr(node, "body", ()) if isinstance(part, Function)]
            if isinstance(node, ast.ClassDef):
                yield from (Unit(f"{name}.{method.name}", method) for method in methods)
            yield Unit(name, node)

    def unit_of(self, node: ast.AST) -> Unit:
        """The innermost unit that a node stands in."""
        units = {unit.node: unit for unit in self.units()}
        return next(units[part] for part in self.around(node) if part in units)


def named(node: ast.AST) -> str | None:
    """What a statement of a module gives a name to; None for imports and bare expressions."""
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[target]):
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            return ", ".join(map(ast.unparse, names))
        case ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return None


def ids(game: str, *parts: ast.AST, made: bool = True) -> Iterator[str]:
    """The ids of a game's rules in parts of a text, or only those that nothing is made with."""
    for part in parts:
        match part:
            case ast.Call() if not made:
                continue
            case ast.Constant(value=str(text)) if RULE_ID.fullmatch(text):
                if text.partition("_")[0] == game:
                    yield text
        yield from ids(game, *ast.iter_child_nodes(part), made=made)


def decorated(function: ast.FunctionDef) -> Iterator[str]:
    """What a function is said to state by its decorator, `@rule("fiji_4_7")`."""
    for decorator in function.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name(id="rule") | ast.Attribute(attr="rule"), args=rules):
                for one in rules:
                    yield str(one.value) if isinstance(one, ast.Constant) else ast.unparse(one)
