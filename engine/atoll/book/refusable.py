"""Which rules can refuse a move or a position: read off the source, so that no list goes stale.

A rule can refuse if its id stands in the game in the first argument of `Refusal` or `Refused`, or
in a table of the module from which a function takes that argument.
"""

import ast
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from atoll import games
from atoll.table import RULE_ID

__all__ = ["refusable"]

_REFUSALS = {"Refusal", "Refused"}


@lru_cache
def refusable(game: str) -> frozenset[str]:
    """The ids of the rules that can refuse.

    >>> sorted(refusable("fiji"))[:2]
    ['fiji_0_1', 'fiji_0_2']
    """
    folder = Path(import_module(games.GAMES[game]).__file__ or "").parent
    modules = (ast.parse(file.read_bytes(), str(file)) for file in sorted(folder.rglob("*.py")))
    texts = (text for module in modules for text in _texts(module))
    ours = (text for text in texts if text.partition("_")[0] == game)
    return frozenset(text for text in ours if RULE_ID.fullmatch(text))


def _texts(module: ast.Module) -> Iterator[str]:
    """The texts that the refusals of a module may begin with."""
    tables = dict(_tables(module))
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            first = [call.args[0] for call in _calls(function)]
            yield from (text for argument in first for text in _strings(argument))
            if any(isinstance(argument, ast.Name) for argument in first):
                used = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
                yield from (text for name in used & {*tables} for text in _strings(tables[name]))


def _tables(module: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in module.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            yield ast.unparse(target), node.value


def _calls(function: ast.FunctionDef) -> Iterator[ast.Call]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func) in _REFUSALS:
            yield node


def _strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
