"""The modules that a game is played with, what the names in them stand for, and which rules.

Laws, searches and pictures stand in the same folder and are left out: no game is played with them.
"""

import ast
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache

from atoll.code.text import Source, Unit, ids
from atoll.table.following import MODULES
from atoll.table.games import GAMES, modules
from atoll.table.stating import in_order

_CONSTANT = ast.Assign | ast.AnnAssign


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

    def imported(module: str) -> set[str]:
        """The modules of these that one imports, whole or something of them."""
        symbols = read(module).imported.values()
        return {one for name in symbols for one in (name, name.rpartition(".")[0]) if one in texts}

    found = levels(start, imported)
    return tuple(read(module) for module in sorted(one for level in found for one in level))


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
        """The functions that a unit uses, and the constants through which it may use others.

        Not those by which a constant was made: that was done before any game began.
        """

        def spoken_of(one: str) -> Iterator[str]:
            unit = self.units[one]
            if isinstance(unit, _CONSTANT):
                calls = (part for part in ast.walk(unit) if isinstance(part, ast.Call))
                yield from self.named(one, but={ast.unparse(call.func) for call in calls})
            elif one == symbol:
                yield from self.named(one)

        _, *onward = levels([symbol], spoken_of)
        found = {one: self.units[one] for level in onward for one in level}
        functions = [one for one, node in found.items() if isinstance(node, ast.FunctionDef)]
        return tuple(functions), tuple(one for one in found.values() if isinstance(one, _CONSTANT))

    def home(self, symbol: str) -> str:
        """The module that a unit stands in."""
        return self._home[symbol]

    def named(self, symbol: str, but: Iterable[str] = ()) -> Iterator[str]:
        """The units that a unit names, other than by names of its own.

        What an argument is where nothing is given for it stands outside the function.
        """
        unit, names = self.units[symbol], self._names[self._home[symbol]]
        own, given = {*but}, set[ast.AST | None]()
        if isinstance(unit, ast.FunctionDef):
            given = {*unit.args.defaults, *unit.args.kw_defaults}
        for part in ast.walk(unit):
            match part:
                case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                    own.add(name)
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


class Concern:
    """Which rules a place in the text of modules concerns: those that the text around it names.

    The innermost expression, statement or function that names a rule speaks for what is in it; a
    function that names none is about the rules of what it uses, or else of those that use it.
    """

    def __init__(self, game: str, modules: Sequence[Source]) -> None:
        """Look at the modules together: one uses what another has."""
        self.game, names = game, Names(modules)
        units = names.units
        self._own = {symbol: tuple(dict.fromkeys(ids(game, units[symbol]))) for symbol in units}
        methods: dict[str, list[str]] = {}
        for symbol in units:
            within, _, name = symbol.rpartition(".")
            if within in units:
                methods.setdefault(name, []).append(symbol)
        self._used = {symbol: {*names.named(symbol)} for symbol in units}
        for symbol, unit in units.items():  # a method is used by its name behind any dot
            dotted = {part.attr for part in ast.walk(unit) if isinstance(part, ast.Attribute)}
            self._used[symbol].update(one for name in dotted for one in methods.get(name, ()))
        self._users = {
            symbol: {user for user in units if symbol in self._used[user]} for symbol in units
        }

    def rules(self, source: Source, node: ast.AST, unit: Unit) -> tuple[str, ...]:
        """The rules a fault at this node concerns; none where nobody who uses it names any."""
        for part in source.around(node):
            if part is unit.node:
                break
            if rules := tuple(dict.fromkeys(ids(self.game, part))):
                return rules
        symbol = f"{source.module}.{unit.name.partition(', ')[0]}"
        nearest = self._nearest(symbol, self._used) or self._nearest(symbol, self._users)
        return self._own[symbol] or nearest

    def _nearest(self, symbol: str, onward: Mapping[str, Collection[str]]) -> tuple[str, ...]:
        for level in levels([symbol], onward.__getitem__):
            if found := {rule for one in level for rule in self._own[one]}:
                return in_order(found)
        return ()
