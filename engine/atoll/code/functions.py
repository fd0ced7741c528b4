"""The engine's functions beside the rules they state.

A function states the rules that its decorator names (`@rule("fiji_4_7")`), and those whose ids its
events and refusals carry. Functions are known by name, never by line.
"""

import ast
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from textwrap import dedent
from types import MappingProxyType
from typing import NamedTuple

from atoll.book import BookError, rules
from atoll.code.names import Names, levels, sources
from atoll.code.text import Source, decorated, ids
from atoll.home import HOME, from_home
from atoll.table import games
from atoll.table.stating import in_order

VERBS = {"opening", "dealt", "waiting", "moves", "why_not", "played", "proceed", "view", "outcome"}
"""What a game is played by; `resumed` only reads a position."""
REFUSALS = {"Refusal", "Refused"}
OUTCOME = "Outcome"
MOST = 3
"""How many functions are shown for a rule at most."""


class Function(NamedTuple):
    """One function of the engine: its text, the rules it states, the functions it uses.

    `module` is named from the folder of the game; `symbol` and `calls` are names in full. `named`
    are the rules of its decorator, `carries` those whose ids stand in its events and refusals,
    `refuses` those of its refusals, and `ends` those of its outcomes.
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
    ends: tuple[str, ...]
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
    """For each rule of the book the functions that state it, the most specific first; read once."""
    return MappingProxyType(stated(functions(game, home), rules(game, home)))


def stated(found: Sequence[Function], known: Collection[str]) -> dict[str, tuple[Function, ...]]:
    """For each of these rules the functions that state it; none where no function does."""
    working = at_work(found)

    def distance(one: Function) -> tuple[bool, bool, bool, bool, int]:
        """Those of rules.py first, then events, refusals, the others; of these, fewer rules."""
        if one.of_rules:
            return False, False, False, False, len(one.rules)
        idle, refuses = one.symbol not in working, rule in one.refuses
        return True, rule not in one.carries, idle, refuses, len(one.rules)

    nearest: dict[str, tuple[Function, ...]] = {}
    for rule in known:
        every = sorted((one for one in found if rule in one.rules), key=distance)
        nearest[rule] = tuple(every[:MOST])
    return nearest


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


@lru_cache
def ending(game: str, home: Path = HOME) -> tuple[str, ...]:
    """The ids of the rules by which a game can end.

    >>> ending("fiji")
    ('fiji_6_2', 'fiji_6_3')
    """
    return in_order({rule for one in functions(game, home) for rule in one.ends})


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
    refuses, ends = list[str](), list[str]()
    for call in (part for part in ast.walk(node) if isinstance(part, ast.Call) and part.args):
        by, first = ast.unparse(call.func), call.args[0]
        if by in REFUSALS:
            refuses += ids(game, first)
            if isinstance(first, ast.Name):  # taken from a table
                refuses += ids(game, *constants, made=False)
        elif by == OUTCOME:
            ends += ids(game, *call.args)
    return Function(
        module=source.module,
        name=name,
        symbol=symbol,
        doc=ast.get_docstring(node) or "",
        source=dedent("\n".join(lines)),
        line=line,
        named=tuple(decorated(node)),
        carries=(*ids(game, *node.body), *ids(game, *constants, made=False)),
        refuses=tuple(refuses),
        ends=tuple(ends),
        calls=calls,
    )
