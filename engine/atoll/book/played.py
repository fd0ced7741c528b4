"""The source that a game is played with: its package, and what that imports of its own folder.

Laws, searches and pictures stand in the same folder and are left out: no game is played with them.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence

from atoll.mutate.source import Source
from atoll.table.games import GAMES, modules

__all__ = ["VERBS", "Names", "played", "sources"]

VERBS = ("setup", "opening", "waiting", "moves", "why_not", "after", "view", "outcome")
"""What a game is played by; `resumed` only reads a position."""


def sources(game: str) -> tuple[Source, ...]:
    """The modules that a game is played with, the package first."""
    texts = {name: file.read_text("utf-8") for name, file in modules(game).items()}
    return played(GAMES[game], texts)


def played(package: str, texts: Mapping[str, str]) -> tuple[Source, ...]:
    """Of the modules with these texts the package itself and what it imports, step by step."""
    found: dict[str, Source] = {}
    wanted = {package}
    while fresh := wanted - found.keys():
        for module in fresh:
            found[module] = Source(module, texts[module])
            wanted |= _modules(_imported(found[module]).values()) & texts.keys()
    return tuple(found[module] for module in sorted(found))


def _imported(source: Source) -> dict[str, str]:
    """The names that a module has for what it imports, and what they are in full."""
    return {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def _modules(symbols: Iterable[str]) -> set[str]:
    """What may be a module: each symbol, or what it stands in."""
    return {part for symbol in symbols for part in (symbol, symbol.rpartition(".")[0])}


class Names:
    """What the names in some modules stand for."""

    def __init__(self, modules: Iterable[Source]) -> None:
        """Look at the modules together: one uses what another has."""
        self._units: dict[str, tuple[str, ast.AST]] = {}
        self._names: dict[str, dict[str, str]] = {}
        for source in modules:
            names = self._names[source.module] = _imported(source)
            for unit in source.units():
                for name in unit.name.split(", "):
                    names[name] = f"{source.module}.{name}"
                    self._units[names[name]] = source.module, unit.node

    def used(self, symbol: str) -> tuple[tuple[str, ...], tuple[ast.AST, ...]]:
        """The functions that a unit uses, and the constants through which it may use others."""
        functions: dict[str, None] = {}
        constants: dict[str, ast.AST] = {}
        waiting = [symbol]
        while waiting:
            for one in self._spoken_of(waiting.pop()):
                _, node = self._units[one]
                if isinstance(node, ast.FunctionDef):
                    functions[one] = None
                elif one not in constants and not isinstance(node, ast.ClassDef):
                    constants[one] = node
                    waiting.append(one)
        return tuple(functions), tuple(constants.values())

    def _spoken_of(self, symbol: str) -> Iterator[str]:
        """The units that a unit names."""
        module, unit = self._units[symbol]
        names, parts = self._names[module], [*ast.walk(unit)]
        own = {*_own(parts)} if isinstance(unit, ast.FunctionDef) else {*_makers(parts)}
        for part in parts:
            match part:
                case ast.Name(id=name) if name in names and name not in own:
                    yield from self._written(names[name])
                case ast.Attribute(value=ast.Name(id=name), attr=attr) if name in names:
                    yield from self._written(f"{names[name]}.{attr}")

    def _written(self, symbol: str) -> Iterator[str]:
        """The unit that a symbol is, where it was written and not where it was only imported."""
        module, _, name = symbol.rpartition(".")
        if symbol in self._units:
            yield symbol
        elif self._names.get(module, {}).get(name, symbol) != symbol:
            yield from self._written(self._names[module][name])


def _own(parts: Sequence[ast.AST]) -> Iterator[str]:
    """The names that a function gives to values of its own."""
    for part in parts:
        if isinstance(part, ast.arg):
            yield part.arg
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            yield part.id


def _makers(parts: Sequence[ast.AST]) -> Iterator[str]:
    """The functions that make a constant: that was done before any game began."""
    for part in parts:
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
            yield part.func.id
