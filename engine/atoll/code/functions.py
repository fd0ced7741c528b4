"""The engine's functions beside the rules they state.

A function states the rules that its decorator names (`@rule("fiji_4_7")`), and those whose ids its
events and refusals carry. Functions are known by name, never by line.

The modules that a game is played with, what the names in them stand for, and which rules.

Laws, searches and pictures stand in the same folder and are left out: no game is played with them.
"""

import ast
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from textwrap import dedent
from types import MappingProxyType
from typing import NamedTuple

from atoll.book import BookError, rules
from atoll.code.text import Source, Unit, decorated, ids
from atoll.home import HOME, from_home
from atoll.table import games
from atoll.table.games import GAMES, MODULES
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
    texts = {name: file.read_text("utf-8") for name, file in games.modules(game).items()}
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
    """What the names in some modules stand for: functions, classes, constants, by names in full.

    `home` is the module that each stands in.
    """

    def __init__(self, modules: Iterable[Source]) -> None:
        """Look at the modules together: one uses what another has."""
        self.units: dict[str, ast.AST] = {}
        self._names: dict[str, dict[str, str]] = {}
        self.home: dict[str, str] = {}
        for source in modules:
            names = self._names[source.module] = dict(source.imported)
            for unit in source.units():
                for name in unit.name.split(", "):
                    symbol = names[name] = f"{source.module}.{name}"
                    self.units[symbol], self.home[symbol] = unit.node, source.module

    def used(self, symbol: str) -> tuple[tuple[str, ...], tuple[ast.AST, ...]]:
        """The functions that a unit uses, and the constants through which it may use others."""

        def spoken_of(one: str) -> Iterator[str]:
            if one == symbol or isinstance(self.units[one], _CONSTANT):
                yield from self.named(one)

        _, *onward = levels([symbol], spoken_of)
        found = {one: self.units[one] for level in onward for one in level}
        functions = [one for one, node in found.items() if isinstance(node, ast.FunctionDef)]
        return tuple(functions), tuple(one for one in found.values() if isinstance(one, _CONSTANT))

    def named(self, symbol: str) -> Iterator[str]:
        """The units that a unit names, other than by names of its own.

        What an argument is where nothing is given for it stands outside the function.
        """
        unit, names = self.units[symbol], self._names[self.home[symbol]]
        own, given = set[str](), set[ast.AST | None]()
        if isinstance(unit, ast.FunctionDef):
            given = {*unit.args.defaults, *unit.args.kw_defaults}
        for part in ast.walk(unit):
            match part:
                case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                    own.add(name)
        for part in ast.walk(unit):
            match part:
                case ast.Name(id=name) if name in names and (name not in own or part in given):
                    used = names[name]
                case ast.Attribute(value=ast.Name(id=name), attr=attr) if name in names:
                    used = f"{names[name]}.{attr}"
                case _:
                    continue
            if used in self.units:
                yield used


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


# Functions


VERBS = {"opening", "dealt", "waiting", "moves", "why_not", "played", "proceed", "view", "outcome"}
"""What a game is played by; `resumed` only reads a position."""
REFUSALS = {"Refusal", "Refused"}
MOST = 3
"""How many functions are shown for a rule at most."""


class Function(NamedTuple):
    """One function of the engine: its text, the rules it states, the functions it uses.

    `module` is named from the folder of the game; `symbol` and `calls` are names in full. `named`
    are the rules of its decorator, `carries` those whose ids stand in its events and refusals, and
    `refuses` those of its refusals.
    """

    module: str
    name: str
    symbol: str
    doc: str
    source: str
    line: int
    named: tuple[str, ...]
    carries: tuple[str, ...]
    refuses: tuple[str, ...]
    calls: tuple[str, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules it states, in the order of their numbers."""
        return in_order((*self.named, *self.carries))

    @property
    def of_rules(self) -> bool:
        """Whether it stands in rules.py, which speaks the nine words."""
        return self.module.partition(".")[0] == "rules"


class Module(NamedTuple):
    """One file of the engine: its name in the folder of the game, its docstring, its functions."""

    name: str
    doc: str
    functions: tuple[Function, ...]


@lru_cache
def modules(game: str, home: Path = HOME) -> tuple[Module, ...]:
    """The files that a game is played with, but for those without a function; read once.

    Errors: BookError, where a function states a rule that the book does not have.
    """
    found, known = read(game, sources(game)), rules(game, home)
    for one in (one for module in found for one in module.functions):
        for rule in (*one.named, *one.carries):
            if rule not in known:
                file = games.modules(game)[one.symbol.removesuffix(f".{one.name}")]
                raise BookError(
                    f"{from_home(file)}:{one.line}: {one.name} states {rule}, a rule that the book "
                    f"does not have; name a rule of docs/{game}, or write this one there."
                )
    return tuple(module for module in found if module.functions)


def functions(game: str, home: Path = HOME) -> tuple[Function, ...]:
    """Every function that a game is played with, module by module. Errors: BookError."""
    return tuple(one for module in modules(game, home) for one in module.functions)


@lru_cache
def stating(game: str, home: Path = HOME) -> Mapping[str, tuple[Function, ...]]:
    """For each rule of the book the functions that state it, the most specific first; read once.

    Those of rules.py first, then events, refusals, the others; of these, fewer rules.
    """
    found, nearest = functions(game, home), dict[str, tuple[Function, ...]]()
    working = at_work(found)

    def distance(rule: str, one: Function) -> tuple[bool, bool, bool, bool, int]:
        idle, refuses = one.symbol not in working, rule in one.refuses
        return not one.of_rules, rule not in one.carries, idle, refuses, len(one.rules)

    for rule in rules(game, home):
        every = (one for one in found if rule in one.rules)
        nearest[rule] = tuple(sorted(every, key=partial(distance, rule))[:MOST])
    return MappingProxyType(nearest)


def at_work(found: Sequence[Function]) -> set[str]:
    """What is at work while a game is played, and not only where a position is read."""
    calls = {one.symbol: one.calls for one in found}
    verbs = [one.symbol for one in found if one.name in VERBS]
    return {symbol for level in levels(verbs, calls.__getitem__) for symbol in level}


@lru_cache
def refusable(game: str, home: Path = HOME) -> frozenset[str]:
    """The ids of the rules that can refuse a move, a position or an opening.

    >>> sorted(refusable("fiji"))[:2]
    ['fiji_0_1', 'fiji_0_2']
    """
    return frozenset(rule for one in functions(game, home) for rule in one.refuses)


def read(game: str, texts: Sequence[Source]) -> tuple[Module, ...]:
    """The modules of a game with these texts, the package first."""
    names, found = Names(texts), []
    for source in texts:
        name = source.module.partition(f".{game}.")[2] or game
        functions = (
            _function(game, names, source, unit.name, unit.node)._replace(module=name)
            for unit in source.units()
            if isinstance(unit.node, ast.FunctionDef)
        )
        found.append(Module(name, ast.get_docstring(source.tree) or "", tuple(functions)))
    return tuple(found)


def _function(
    game: str, names: Names, source: Source, name: str, node: ast.FunctionDef
) -> Function:
    symbol = f"{source.module}.{name}"
    calls, constants = names.used(symbol)
    line = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    lines = source.text.decode().splitlines()[line - 1 : node.end_lineno]
    every = (part for part in ast.walk(node) if isinstance(part, ast.Call) and part.args)
    refused = [call.args[0] for call in every if ast.unparse(call.func) in REFUSALS]
    taken = constants if any(isinstance(one, ast.Name) for one in refused) else ()
    return Function(
        module=source.module,
        name=name,
        symbol=symbol,
        doc=ast.get_docstring(node) or "",
        source=dedent("\n".join(lines)),
        line=line,
        named=tuple(decorated(node)),
        carries=(*ids(game, *node.body), *ids(game, *constants, made=False)),
        refuses=(*ids(game, *refused), *ids(game, *taken, made=False)),
        calls=calls,
    )
