"""The engine's functions beside the rules they state, read off the game's own source.

A function of rules.py states the rules that its docstring names; where it names none, those of the
functions that use it. Any other function states the rules whose ids its events and refusals carry,
and those that its docstring names. Functions are known by name, never by line.
"""

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from textwrap import dedent
from types import MappingProxyType
from typing import NamedTuple

from atoll.book import rules
from atoll.book.played import VERBS, Names, sources
from atoll.home import HOME
from atoll.mutate.rules_of import named
from atoll.mutate.source import Source
from atoll.table import RULE_ID

__all__ = ["MOST", "Function", "Module", "functions", "modules", "read", "stated", "stating"]

REFUSALS = {"Refusal", "Refused"}
MOST = 3
"""How many functions are shown for a rule at most."""


class Function(NamedTuple):
    """One function of the engine: its text, the rules it states, the functions it uses.

    `module` is named from the folder of the game; `symbol` and `calls` are names in full. `carries`
    are the rules whose ids stand in its events and refusals, and `refuses` tells which of the two.
    """

    module: str
    name: str
    symbol: str
    signature: str
    doc: str
    source: str
    line: int
    rules: tuple[str, ...]
    carries: tuple[str, ...]
    refuses: bool
    calls: tuple[str, ...]

    @property
    def of_rules(self) -> bool:
        """Whether it stands in rules.py, which speaks the nine words."""
        return self.module.partition(".")[0] == "rules"


class Module(NamedTuple):
    """One file of the engine: its name in the folder of the game, its docstring, its functions."""

    name: str
    doc: str
    functions: tuple[Function, ...]


def modules(game: str, home: Path = HOME) -> tuple[Module, ...]:
    """The files that a game is played with, but for those without a function."""
    read_in = sources(game)
    of = {one: [*those] for one, those in groupby(read(game, read_in, rules(game, home)), _file)}
    docs = {source.module: ast.get_docstring(source.tree) or "" for source in read_in}
    return tuple(Module(those[0].module, docs[one], tuple(those)) for one, those in of.items())


def _file(one: Function) -> str:
    """The module that a function stands in, in full."""
    return one.symbol.removesuffix(f".{one.name}")


def functions(game: str, home: Path = HOME) -> tuple[Function, ...]:
    """Every function that a game is played with, module by module."""
    return read(game, sources(game), rules(game, home))


@lru_cache
def stating(game: str, home: Path = HOME) -> Mapping[str, tuple[Function, ...]]:
    """For each rule of the book the functions that state it, the most specific first; read once."""
    return MappingProxyType(stated(functions(game, home), rules(game, home)))


def stated(found: Sequence[Function], known: Collection[str]) -> dict[str, tuple[Function, ...]]:
    """For each of these rules the functions that state it; none where no function does."""
    at_work = _reached(found)
    return {rule: tuple(_nearest(rule, found, at_work)[:MOST]) for rule in known}


def _nearest(rule: str, found: Sequence[Function], at_work: Collection[str]) -> list[Function]:
    """Those of rules.py first, then events, then refusals; of these, those with fewer rules."""

    def distance(one: Function) -> tuple[bool, bool, bool, bool, int]:
        if one.of_rules:
            return False, False, False, False, len(one.rules)
        idle = one.symbol not in at_work
        return True, rule not in one.carries, idle, one.refuses, len(one.rules)

    return sorted((one for one in found if rule in one.rules), key=distance)


def _reached(found: Sequence[Function]) -> set[str]:
    """What is at work while a game is played, and not only where a position is read."""
    calls = {one.symbol: one.calls for one in found}
    reached: set[str] = set()
    waiting = [one.symbol for one in found if one.name in VERBS]
    while waiting:
        symbol = waiting.pop()
        if symbol not in reached:
            reached.add(symbol)
            waiting += calls[symbol]
    return reached


def read(game: str, modules: Sequence[Source], known: Collection[str]) -> tuple[Function, ...]:
    """The functions of a game's modules, the package first; they may state the known rules."""
    names = Names(modules)
    found = [
        _function(game, names, source, unit.name, unit.node)
        for source in modules
        for unit in source.units()
        if isinstance(unit.node, ast.FunctionDef)
    ]
    spoken = [_with_those_of_users(one, found) for one in found]
    return tuple(one._replace(rules=_in_order(one.rules, known)) for one in spoken)


def _function(
    game: str, names: Names, source: Source, name: str, node: ast.FunctionDef
) -> Function:
    symbol, doc = f"{source.module}.{name}", ast.get_docstring(node) or ""
    calls, constants = names.used(symbol)
    carries = tuple(rule for part in (node, *constants) for rule in _ids(part, game))
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    line = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    lines = source.text.decode().splitlines()[line - 1 : node.end_lineno]
    return Function(
        module=source.module.partition(f".{game}.")[2] or game,
        name=name,
        symbol=symbol,
        signature=f"{node.name}({ast.unparse(node.args)}){returns}",
        doc=doc,
        source=dedent("\n".join(lines)),
        line=line,
        rules=(*named(game, doc.partition(">>>")[0]), *carries),
        carries=carries,
        refuses=any(map(_is_refusal, ast.walk(node))),
        calls=tuple(one for one in calls if one != symbol),
    )


def _ids(node: ast.AST, game: str) -> Iterator[str]:
    """The ids of rules that stand in a part of the source, but not those of an open point."""
    match node:
        case ast.Call(func=ast.Name(id="Ruling")):
            return
        case ast.Constant(value=str(text)) if RULE_ID.fullmatch(text):
            if text.partition("_")[0] == game:
                yield text
    for child in ast.iter_child_nodes(node):
        yield from _ids(child, game)


def _is_refusal(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) in REFUSALS


def _with_those_of_users(one: Function, found: Sequence[Function]) -> Function:
    """A function of rules.py that names no rule states those of the functions that use it."""
    if not one.of_rules or one.rules:
        return one
    users = [user for user in found if one.symbol in user.calls]
    return one._replace(rules=tuple(rule for user in users for rule in user.carries))


def _in_order(stated: Collection[str], known: Collection[str]) -> tuple[str, ...]:
    return tuple(rule for rule in known if rule in stated)
