"""Which rules a change touches: what of their text, and what of the code that states them.

Code is read as Python reads it: comments, docstrings and how lines are broken are no change. The
modules that a game is played with count, with those of the engine that they import.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from atoll.book import BookError, Rule, chapter, pages
from atoll.book.changes import between
from atoll.code.functions import Concern, played
from atoll.code.text import Source, Unit
from atoll.compare.judged import Shift
from atoll.compare.trees.tree import NoTree, Tree
from atoll.strangers import Unreadable, text
from atoll.table.stating import in_order

Place = tuple[str, int]
"""A line of a file of the right tree, or of the left one where nothing is left of it."""


class Touched(NamedTuple):
    """A rule of which the text, the code or both change (`what`), and where it stands.

    `text` names the parts of its text, `code` the functions, classes and constants.
    """

    rule: str
    what: str
    text: tuple[str, ...]
    code: tuple[str, ...]
    file: str | None
    line: int | None


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
    text, code = defaultdict[str, list[str]](list), defaultdict[str, list[str]](list)
    for rule, part in between(before, after):
        text[rule].append(part)
    for unit, rules in found.units.items():
        for rule in rules:
            code[rule].append(unit)
    changed = list[Touched]()
    for rule in in_order({*text, *code}):
        what = " and ".join(name for name, of in (("text", text), ("code", code)) if rule in of)
        tree, one = (right, after[rule]) if rule in after else (left, before.get(rule))
        place = (_named(tree, one.file), one.line) if one else (None, None)
        changed.append(Touched(rule, what, (*text[rule],), (*code[rule],), *place))
    return tuple(changed)


def _named(of: Tree, file: Path) -> str:
    return file.relative_to(of.project).as_posix() if file.is_relative_to(of.project) else file.name


def _book(game: str, tree: Tree) -> dict[str, Rule]:
    """The rules of a tree by their ids. Errors: NoTree."""
    found = pages(tree.folder("docs", game)) if game in tree.games else []
    try:
        return {rule.id: rule for file in found for rule in chapter(game, file).rules}
    except BookError as error:
        raise NoTree(f"{tree.text}: its book cannot be read: {error}") from None


# The code


def code(game: str, left: Tree, right: Tree) -> Code:
    """What a game is played with on one side alone, or otherwise."""
    before, after = (_texts(game, tree) for tree in (left, right))
    if before == after:
        return Code({}, {})
    mine, theirs = _units(game, before), _units(game, after)
    units: dict[str, tuple[str, ...]] = {}
    places: dict[str, Place] = {}
    alike = {name for name in mine.keys() & theirs.keys() if mine[name].text == theirs[name].text}
    for side, tree in ((mine, left), (theirs, right)):
        own = {one.source.module: one.source for one in side.values()}
        concern = Concern(game, [own[name] for name in own if _is_of(game, name)])
        for symbol, one in side.items():
            if symbol not in alike:  # imports, and code that games share, concern no rule
                named = one.unit.name and _is_of(game, one.source.module)
                rules = concern.rules(one.source, one.unit.node, one.unit) if named else ()
                units[symbol] = rules or units.get(symbol, ())
                file = tree.files(game)[one.source.module]
                places[symbol] = _named(tree, file), getattr(one.unit.node, "lineno", 1)
    ours = [
        {name: one for name, one in side.items() if _is_of(game, name)} for side in (before, after)
    ]
    return Code(units, places, untouched=ours[0] == ours[1])


def _texts(game: str, tree: Tree) -> dict[str, str]:
    """The code of a tree by the names of its modules. Errors: NoTree where it is not Python."""
    texts = {}
    for name, file in tree.files(game).items():
        try:
            texts[name] = text(file, 1_000_000)
            if file.is_relative_to(tree.code[game]):
                ast.parse(texts[name])
        except (SyntaxError, Unreadable) as error:
            place = f"{tree.text}: {_named(tree, file)}:{getattr(error, 'lineno', 1)}"
            raise NoTree(f"{place}: {getattr(error, 'msg', error)}; correct it first.") from None
    return texts


def _is_of(game: str, module: str) -> bool:
    """Whether a module is one of the game's own."""
    return f"{module}.".startswith(f"atoll.{game}.")


class _Written(NamedTuple):
    source: Source
    unit: Unit
    text: str


def _units(game: str, texts: Mapping[str, str]) -> dict[str, _Written]:
    """What modules name; what each does besides, imports and statements, has no name."""
    found = {}
    for source in played(f"atoll.{game}", texts):
        units = [*source.units()]
        named = {id(unit.node) for unit in units}
        body = [one for one in source.tree.body if id(one) not in named and not _docstring(one)]
        units += [Unit("", ast.Module(body=body, type_ignores=[]))] if body else []
        for unit in units:
            found[f"{source.module}.{unit.name}"] = _Written(source, unit, _dumped(unit.node))
    return found


def _dumped(node: ast.AST) -> str:
    """A node as Python reads it; the docstrings in it are gone from then on."""
    for part in ast.walk(node):
        if isinstance(body := getattr(part, "body", None), list):
            body[:] = [one for one in body if not _docstring(one)]
    return ast.dump(node)


def _docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(getattr(node.value, "value", None), str)


# The laws


def restated(game: str, left: Tree, right: Tree) -> Iterator[Shift]:
    """The laws whose text is new, gone or another one: how each stands on both sides."""
    mine, theirs = (dict(_laws(game, tree)) for tree in (left, right))
    for name in {**mine, **theirs}:
        if name not in mine:
            yield Shift(name, "not there", "new")
        elif mine[name] != theirs.get(name):
            yield Shift(name, "stated", "stated otherwise" if name in theirs else "gone")


def _laws(game: str, tree: Tree) -> Iterator[tuple[str, str]]:
    """The laws of a tree by name, each as Python reads it."""
    for name, file in tree.files(game).items():
        if f"{name}.".startswith(f"atoll.{game}.laws."):
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef):
                    calls = (one for one in node.decorator_list if isinstance(one, ast.Call))
                    if any(ast.unparse(one.func).endswith(("law", "seatless")) for one in calls):
                        yield node.name, _dumped(node)
