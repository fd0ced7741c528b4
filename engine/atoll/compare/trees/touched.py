"""Which rules a change touches: what of their text, and what of the code that states them.

Code is read as Python reads it: comments, docstrings and how lines are broken are no change. The
modules that a game is played with count, with those of the engine that they import.
"""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from atoll.book import BookError, Rule, chapter
from atoll.book.changes import between
from atoll.code.names import Concern, played
from atoll.code.text import Source, Unit
from atoll.compare.trees.tree import NoTree, Tree
from atoll.digits import is_number
from atoll.table.stating import in_order


class Place(NamedTuple):
    """A line of a file of the right tree, or of the left one where nothing is left of it."""

    file: str
    line: int


class Touched(NamedTuple):
    """A rule of which the text, the code or both change; `words` are the parts of the text."""

    rule: str
    words: tuple[str, ...]
    units: tuple[str, ...]
    place: Place | None = None

    @property
    def what(self) -> str:
        """`text`, `code` or `text and code`."""
        return " and ".join(
            name for name, there in (("text", self.words), ("code", self.units)) if there
        )

    def as_json(self) -> dict[str, Any]:
        """The rule in JSON terms."""
        return {
            "rule": self.rule,
            "what": self.what,
            "text": [*self.words],
            "code": [*self.units],
            "file": self.place and self.place.file,
            "line": self.place and self.place.line,
        }


class Code(NamedTuple):
    """The functions, classes and constants that differ, with the rules that each concerns."""

    units: Mapping[str, tuple[str, ...]]
    places: Mapping[str, Place]
    untouched: bool = True  # not even a comment of the game's differs

    @property
    def same(self) -> bool:
        """Whether a game is played with the same code."""
        return not self.units


def touched(game: str, left: Tree, right: Tree, found: Code) -> tuple[Touched, ...]:
    """Every rule that changes, in the order of the book. Errors: NoTree: a book is unreadable."""
    before, after = _book(game, left), _book(game, right)
    words: dict[str, list[str]] = {}
    for change in between(before, after):
        words.setdefault(change.rule, []).append(change.part)
    units: dict[str, list[str]] = {}
    for unit, rules in found.units.items():
        for rule in rules:
            units.setdefault(rule, []).append(unit)
    read = {**before, **after}
    places = {name: _place(right if name in after else left, one) for name, one in read.items()}
    return tuple(
        Touched(rule, (*words.get(rule, ()),), (*units.get(rule, ()),), places.get(rule))
        for rule in in_order({*words, *units})
    )


def _place(of: Tree, rule: Rule) -> Place:
    return Place(_named(of, rule.file), rule.line)


def _named(of: Tree, file: Path) -> str:
    return file.relative_to(of.project).as_posix() if file.is_relative_to(of.project) else file.name


def _book(game: str, tree: Tree) -> dict[str, Rule]:
    """The rules of a tree by their ids. Errors: NoTree."""
    files = sorted(tree.folder("docs", game).glob("*_*.md")) if game in tree.games else []
    pages = [file for file in files if is_number(file.name.partition("_")[0])]
    try:
        return {rule.id: rule for file in pages for rule in chapter(game, file).rules}
    except BookError as error:
        raise NoTree(f"{tree.text}: its book cannot be read: {error}") from None


# The code


def code(game: str, left: Tree, right: Tree) -> Code:
    """What a game is played with on one side alone, or otherwise."""
    before, after = (_texts(game, tree) for tree in (left, right))
    if before == after:
        return Code({}, {})
    mine, theirs = _units(game, before), _units(game, after)
    sides = (mine, left), (theirs, right)
    units: dict[str, tuple[str, ...]] = {}
    places: dict[str, Place] = {}
    for units_of, tree in sides:
        concern = Concern(game, [one.source for one in _of_game(game, units_of)])
        for symbol, one in units_of.items():
            if _differ(mine.get(symbol), theirs.get(symbol)):
                units[symbol] = _rules(game, concern, one) or units.get(symbol, ())
                file = tree.files(game)[one.source.module]
                places[symbol] = Place(_named(tree, file), getattr(one.unit.node, "lineno", 1))
    ours = [
        {name: one for name, one in side.items() if _is_of(game, name)} for side in (before, after)
    ]
    return Code(units, places, untouched=ours[0] == ours[1])


def _texts(game: str, tree: Tree) -> dict[str, str]:
    """The code of a tree by the names of its modules. Errors: NoTree where it is not Python."""
    texts = {}
    for name, file in tree.files(game).items():
        texts[name] = file.read_text("utf-8")
        try:
            if file.is_relative_to(tree.code[game]):
                ast.parse(texts[name])
        except SyntaxError as error:
            place = f"{_named(tree, file)}:{error.lineno}"
            raise NoTree(f"{tree.text}: {place}: {error.msg}; correct it first.") from None
    return texts


def _is_of(game: str, module: str) -> bool:
    """Whether a module is one of the game's own."""
    return f"{module}.".startswith(f"atoll.{game}.")


class _Written(NamedTuple):
    source: Source
    unit: Unit
    text: str


def _of_game(game: str, units: Mapping[str, _Written]) -> list[_Written]:
    """One unit of each module of the game."""
    ours = (one for one in units.values() if _is_of(game, one.source.module))
    return [*{one.source.module: one for one in ours}.values()]


def _rules(game: str, concern: Concern, one: _Written) -> tuple[str, ...]:
    """The rules of a unit; imports, and code that games share, concern none."""
    if not (one.unit.name and _is_of(game, one.source.module)):
        return ()
    return concern.rules(one.source, one.unit.node, one.unit)


def _units(game: str, texts: Mapping[str, str]) -> dict[str, _Written]:
    found = {}
    for source in played(f"atoll.{game}", texts):
        for unit in (*source.units(), *_loose(source)):
            found[f"{source.module}.{unit.name}"] = _Written(source, unit, _dumped(unit.node))
    return found


def _loose(source: Source) -> Iterator[Unit]:
    """What a module does besides: imports and statements, each as a unit without a name."""
    named = {id(unit.node) for unit in source.units()}
    rest = [node for node in source.tree.body if id(node) not in named and not _docstring(node)]
    if rest:
        yield Unit("", ast.Module(body=rest, type_ignores=[]))


def _differ(one: _Written | None, other: _Written | None) -> bool:
    return one is None or other is None or one.text != other.text


def _dumped(node: ast.AST) -> str:
    """A node as Python reads it, without the docstrings in it."""
    bodies = [part for part in ast.walk(node) if isinstance(getattr(part, "body", None), list)]
    kept = [(part, part.body) for part in bodies]  # type: ignore[attr-defined] # asked above
    for part, body in kept:
        part.body = [one for one in body if not _docstring(one)]  # type: ignore[attr-defined] # as above
    text = ast.dump(node)
    for part, body in kept:
        part.body = body  # type: ignore[attr-defined] # as above
    return text


def _docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(getattr(node.value, "value", None), str)


# The laws


def restated(game: str, left: Tree, right: Tree) -> dict[str, tuple[str, str]]:
    """The laws whose text is new, gone or another one: how each stands on both sides."""
    mine, theirs = (dict(_laws(game, tree)) for tree in (left, right))
    found = {}
    for name in {**mine, **theirs}:
        if name not in mine:
            found[name] = ("not there", "new")
        elif name not in theirs:
            found[name] = ("stated", "gone")
        elif mine[name] != theirs[name]:
            found[name] = ("stated", "stated otherwise")
    return found


def _laws(game: str, tree: Tree) -> Iterator[tuple[str, str]]:
    """The laws of a tree by name, each as Python reads it."""
    for name, file in tree.files(game).items():
        if f"{name}.".startswith(f"atoll.{game}.laws."):
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef) and any(map(_claims, node.decorator_list)):
                    yield node.name, _dumped(node)


def _claims(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("law")
