"""The examples on the rules as they are: which rules fire in each, and which functions it calls.

An example that never calls a function cannot tell whether there is a fault in it.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from atoll.code.text import Function, Source
from atoll.home import file_of, from_home
from atoll.mutate.serving import serve
from atoll.running.example import Example
from atoll.running.perform import Listener, perform
from atoll.table.games import GAMES

__all__ = ["CALLED", "Name", "Place", "Shown", "baseline", "noted", "place"]

Place = tuple[str, int]
"""A feature file, named from HOME, and the line of an example or of its row."""
Name = tuple[str, str]
"""A module, and the name of a function in it."""

CALLED: set[Name] = set()
"""The functions called since it was last emptied, where the modules take note of that."""


class Shown(NamedTuple):
    """What an example showed on the rules as they are, and the functions it called."""

    place: Place
    tags: tuple[str, ...]
    rules: tuple[str, ...]
    called: frozenset[Name]
    passed: bool


def place(result: Mapping[str, Any]) -> Place:
    """Where an example stands: its file from HOME, and its line or that of its row."""
    file = from_home(Path(result["file"]).resolve())
    return file, result["row"] or result["line"]


def noted(source: Source) -> str:
    """The text of a module whose functions take note of being called."""
    tree = ast.parse(source.text)
    for unit in Source(source.module, source.text.decode(), tree=tree).units():
        if isinstance(unit.node, Function):
            note = f"_CALLED.add(({source.module!r}, {unit.name!r}))"
            unit.node.body[:0] = ast.parse(note).body
    header = f"from {__name__} import CALLED as _CALLED\n"
    return header + ast.unparse(ast.fix_missing_locations(tree))


class _Noting(Listener):
    """Notes which functions each example calls."""

    def __init__(self, package: str) -> None:
        """Begin with nothing noted."""
        self._package = package
        self._imported: set[Name] = set()
        self._called: dict[Place, set[Name]] = {}

    def begin(self, total: int) -> None:  # noqa: ARG002 # however many
        """What has been called by now takes part in every example."""
        self._imported = {*CALLED}

    @contextmanager
    def around(self, example: Example) -> Iterator[None]:
        """Note what is called, with nothing kept from the example before."""
        _forget_answers(self._package)
        CALLED.clear()
        yield
        self._called[from_home(example.path.resolve()), example.line] = {*CALLED}

    def shown(self, result: Mapping[str, Any]) -> Shown:
        """One example."""
        return Shown(
            place=place(result),
            tags=tuple(result["tags"]),
            rules=(*result["fired"], *result["refused"], *result["hidden"]),
            called=frozenset(self._imported | self._called.get(place(result), set())),
            passed=result["outcome"] == "passed",
        )


def _forget_answers(package: str) -> None:
    """Empty the caches of a package: an answer out of a cache calls nothing."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(package):
            for value in [*vars(module).values()]:
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def baseline(game: str, texts: Mapping[str, str]) -> list[Shown]:
    """What each example shows; `texts` are the modules that take note of what is called."""
    serve(game, texts)
    noting = _Noting(GAMES[game])
    ran = perform([str(file_of(f"features/{game}"))], listener=noting, lint=False)
    return [noting.shown(result) for result in ran.results]
