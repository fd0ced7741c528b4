"""The examples on the rules as they are: which rules fire in each, and which statements it runs.

An example that never comes to a statement cannot tell whether there is a fault in it.
"""

import ast
import sys
from collections.abc import Mapping
from typing import NamedTuple

from atoll.code.text import Source
from atoll.mutate.ready import Place, examples, rehearsed, shown
from atoll.mutate.serving import serve
from atoll.table.games import GAMES

Statement = tuple[str, int]
"""A module, and the line on which a statement of it begins."""

RAN: set[Statement] = set()
"""The statements run since it was last emptied, where the modules take note of that."""


class Shown(NamedTuple):
    """What an example showed on the rules as they are, and the statements it came to."""

    place: Place
    tags: tuple[str, ...]
    rules: tuple[str, ...]
    ran: frozenset[Statement]
    passed: bool


class Baseline(NamedTuple):
    """What ran as the game was imported, and what each example showed."""

    early: frozenset[Statement]
    shown: tuple[Shown, ...]


def noted(source: Source) -> str:
    """The text of a module whose statements take note of being run."""
    tree = ast.parse(source.text)
    for node in [*ast.walk(tree)]:
        for part in ("body", "orelse", "finalbody"):
            if isinstance(block := getattr(node, part, None), list):
                block[:] = [one for each in block for one in (*_note(source, each), each)]
    header = f"from {__name__} import RAN as _RAN\n"
    return header + ast.unparse(ast.fix_missing_locations(tree))


def _note(source: Source, statement: ast.stmt) -> list[ast.stmt]:
    return ast.parse(f"_RAN.add({(source.module, statement.lineno)})").body


def baseline(game: str, texts: Mapping[str, str], start: int, step: int) -> Baseline:
    """What every `step`th example shows; `texts` are the modules that take note of what runs."""
    serve(game, texts)
    rehearsed(game, [*texts])
    early, every = frozenset(RAN), [*examples(game)]
    return Baseline(early, tuple(_shown(game, place) for place in every[start::step]))


def _shown(game: str, place: Place) -> Shown:
    """What one example shows, with nothing kept from the example before."""
    _forget_answers(GAMES[game])
    RAN.clear()
    result = shown(game, place)
    rules = (*result["fired"], *result["refused"], *result["hidden"])
    passed = result["outcome"] == "passed"
    return Shown(place, result["tags"], rules, frozenset(RAN), passed)


def _forget_answers(package: str) -> None:
    """Empty the caches of a package: an answer out of a cache runs nothing."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(package):
            for value in [*vars(module).values()]:
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
