"""The modules that a game is played with, and what the names in them stand for.

Laws, searches and pictures stand in the same folder and are left out: no game is played with them.
"""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from atoll.code.text import Source
from atoll.table.following import MODULES
from atoll.table.games import GAMES, modules


def levels(
    start: Iterable[str], onward: Callable[[str], Iterable[str]]
) -> Iterator[tuple[str, ...]]:
    """Where one starts, then all that is one step away, then two; each only once.

    >>> [*levels(["a"], {"a": ["b", "c"], "b": ["a", "d"], "c": [], "d": []}.__getitem__)]
    [('a',), ('b', 'c'), ('d',)]
    """
    level = dict.fromkeys(start)
    seen = {*level}
    while level:
        yield tuple(level)
        level = dict.fromkeys(two for one in level for two in onward(one) if two not in seen)
        seen.update(level)


def sources(game: str) -> tuple[Source, ...]:
    """The modules that a game is played with, the package first."""
    texts = {name: file.read_text("utf-8") for name, file in modules(game).items()}
    return played(GAMES[game], texts)


def played(package: str, texts: Mapping[str, str]) -> tuple[Source, ...]:
    """Of the modules with these texts those that say the verbs, and what they import, by steps."""
    folders = {name.rpartition(".")[0] for name in texts}
    read = cache(lambda name: Source(name, texts[name], package=name in folders))
    verbs = [package, *(f"{package}.{name}" for name in MODULES)]
    start = [module for module in verbs if module in texts]
    found = levels(start, lambda module: _modules(read(module)) & texts.keys())
    return tuple(read(module) for module in sorted(one for level in found for one in level))


def _modules(source: Source) -> set[str]:
    """What may be a module of what is imported: each symbol, or what it stands in."""
    symbols = source.imported.values()
    return {part for symbol in symbols for part in (symbol, symbol.rpartition(".")[0])}


class Names:
    """What the names in some modules stand for: functions, classes, constants, by names in full."""

    def __init__(self, modules: Iterable[Source]) -> None:
        """Look at the modules together: one uses what another has."""
        self.units: dict[str, ast.AST] = {}
        self._names: dict[str, dict[str, str]] = {}
        self._home: dict[str, str] = {}
        for source in modules:
            names = self._names[source.module] = dict(source.imported)
            for unit in source.units():
                for name in unit.name.split(", "):
                    symbol = names[name] = f"{source.module}.{name}"
                    self.units[symbol], self._home[symbol] = unit.node, source.module

    def used(self, symbol: str) -> tuple[tuple[str, ...], tuple[ast.AST, ...]]:
        """The functions that a unit uses, and the constants through which it may use others."""
        _, *onward = levels([symbol], lambda one: self._spoken_of(one, symbol))
        found = {one: self.units[one] for level in onward for one in level}
        functions = [one for one, node in found.items() if isinstance(node, ast.FunctionDef)]
        return tuple(functions), tuple(node for node in found.values() if _is_constant(node))

    def _spoken_of(self, symbol: str, by: str) -> Iterator[str]:
        """What a unit names, if it is a constant or the one that is asked about.

        Not what a constant was made by: that was done before any game began.
        """
        unit = self.units[symbol]
        if _is_constant(unit):
            calls = (part for part in ast.walk(unit) if isinstance(part, ast.Call))
            yield from self.named(symbol, but={ast.unparse(call.func) for call in calls})
        elif symbol == by:
            yield from self.named(symbol)

    def home(self, symbol: str) -> str:
        """The module that a unit stands in."""
        return self._home[symbol]

    def named(self, symbol: str, but: Iterable[str] = ()) -> Iterator[str]:
        """The units that a unit names, other than by names of its own."""
        unit, names = self.units[symbol], self._names[self._home[symbol]]
        own, given = {*but, *_own(unit)}, {*_given(unit)}
        for part in ast.walk(unit):
            match part:
                case ast.Name(id=name) if name in names and (name not in own or part in given):
                    yield from self._written(names[name])
                case ast.Attribute(value=ast.Name(id=name), attr=attr) if name in names:
                    yield from self._written(f"{names[name]}.{attr}")

    def _written(self, symbol: str) -> Iterator[str]:
        """The unit that a symbol is, where it was written and not where it was only imported."""
        module, _, name = symbol.rpartition(".")
        if symbol in self.units:
            yield symbol
        elif self._names.get(module, {}).get(name, symbol) != symbol:
            yield from self._written(self._names[module][name])


def _is_constant(unit: ast.AST) -> bool:
    return isinstance(unit, ast.Assign | ast.AnnAssign)


def _given(unit: ast.AST) -> Iterator[ast.expr | None]:
    """What an argument is where nothing is given for it: that stands outside the function."""
    if isinstance(unit, ast.FunctionDef):
        yield from (*unit.args.defaults, *unit.args.kw_defaults)


def _own(unit: ast.AST) -> Iterator[str]:
    """The names that a unit gives to values of its own."""
    for part in ast.walk(unit):
        if isinstance(part, ast.arg):
            yield part.arg
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            yield part.id
