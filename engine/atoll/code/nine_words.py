"""A lint for rules.py, phases.py and laws.py: nothing but the nine words decides.

Ordinary Python on terms of z3 is silently wrong, so what is not known to be safe is refused, with
the line and the fix.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from atoll.finding import Finding

WORDS = (
    "arithmetic, comparison and the nine words: choose, no, every, some, count, total, larger, "
    "smaller, lookup"
)
SAFE: tuple[type[ast.AST], ...] = (
    *(ast.Module, ast.Import, ast.ImportFrom, ast.alias, ast.FunctionDef, ast.ClassDef),
    *(ast.Return, ast.Assign, ast.AnnAssign, ast.For, ast.Expr, ast.arguments, ast.arg),
    *(ast.Name, ast.Constant, ast.Attribute, ast.Subscript, ast.Slice, ast.Starred, ast.Call),
    *(ast.keyword, ast.Tuple, ast.List, ast.ListComp, ast.GeneratorExp, ast.comprehension),
    *(ast.BinOp, ast.Add, ast.Sub, ast.Mult, ast.UnaryOp, ast.USub, ast.expr_context),
    *(ast.Compare, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE),
)
FIXES: dict[type[ast.AST], str] = {
    **dict.fromkeys((ast.If, ast.IfExp), "choose(flag, then, otherwise)"),
    **dict.fromkeys((ast.And, ast.BitAnd), "every(flags)"),
    **dict.fromkeys((ast.Or, ast.BitOr), "some(flags)"),
    **dict.fromkeys((ast.Not, ast.Invert), "no(flag)"),
    **dict.fromkeys((ast.Div, ast.FloorDiv), "half_down(number) or half_up(number)"),
}
CALLS = {
    "all": "every(flags)",
    "any": "some(flags)",
    "max": "larger(one, other)",
    "min": "smaller(one, other)",
    "sum": "total(numbers)",
}
STRUCTURE = {"enumerate", "len", "list", "range", "reversed", "tuple", "zip"}
SPOKEN = re.compile(
    r"^(?:(?:atoll\.[a-z]+)?\.(?:rules|phases|laws\.[a-z_]+)|atoll\.proof\.speech)$"
)
TELLING = {"breach", "law", "rule", "seatless"}
SOURCES = {"__future__", "collections.abc", "typing"}


def ruled(game: Path) -> list[Path]:
    """The files in a game's folder that may speak the nine words only.

    Laws about tables have no terms to be wrong on.
    Those lie in `laws/tables/`, which is held to laws without unknowns elsewhere.
    """
    spoken = ("rules.py", "phases.py", "laws.py", "laws/*.py")
    return sorted(path for name in spoken for path in game.glob(name))


def offences(source: str, file: str) -> list[Finding]:
    """What the source may not say, from top to bottom; a law over cases has no terms either."""
    tree = ast.parse(source)
    tree.body = [
        one
        for one in tree.body
        for ways in [getattr(one, "decorator_list", ())]
        if not any(word.arg == "over" for by in ways for word in getattr(by, "keywords", ()))
    ]
    found = [*_unsafe(tree), *_strange(tree), *_filtered(tree)]
    return sorted(
        Finding(file, line, f"`{ast.unparse(node).splitlines()[0]}`: use {fix}")
        for line, node, fix in found
    )


Found = Iterator[tuple[int, ast.AST, str]]


def _unsafe(tree: ast.AST, around: ast.AST | None = None) -> Found:
    """Every construct that is not known to be safe; an operator is shown with its operands."""
    line = getattr(tree, "lineno", getattr(around, "lineno", 1))
    shown = tree if hasattr(tree, "lineno") or around is None else around
    if not isinstance(tree, SAFE):
        if not isinstance(tree, (ast.BoolOp, ast.BinOp, ast.UnaryOp)):
            yield line, shown, FIXES.get(type(tree), WORDS)
    elif getattr(tree, "orelse", ()) or getattr(tree, "is_async", 0):
        yield line, shown, "a plain loop"
    for child in ast.iter_child_nodes(tree):
        yield from _unsafe(child, shown)


def _strange(tree: ast.Module) -> Found:
    """What comes from elsewhere: imports, decorators, calls; and comparisons of more than two.

    `law(...)`, `seatless(...)`, `breach(...)` and `rule(...)` add what a function speaks of, no
    more. What may be called are words, rules, NamedTuples and what builds a sequence.
    """
    known = STRUCTURE | TELLING | set(_callable(tree))
    for node in ast.walk(tree):
        match node:
            case ast.Import():
                yield node.lineno, node, "an import from atoll"
            case ast.ImportFrom(module=name) if name not in SOURCES:
                if not _module(node).startswith(("atoll.", ".")):
                    yield node.lineno, node, "an import from atoll"
            case ast.FunctionDef(decorator_list=by) | ast.ClassDef(decorator_list=by):
                for one in by:
                    if not (isinstance(one, ast.Call) and _name(one.func) in TELLING):
                        yield one.lineno, one, "a plain function"
            case ast.Call(func=func) if _name(func) not in known:
                yield node.lineno, node, CALLS.get(ast.unparse(func), "a word or a rule")
            case ast.Compare(ops=[_, _, *_]):
                yield node.lineno, node, "every([one < other, other < third])"


def _module(node: ast.ImportFrom) -> str:
    """The module that names come from; one of the game's own package begins with a dot."""
    return f"{'.' if node.level else ''}{node.module or ''}"


def _callable(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            module = _module(node)
            spoken = module in ("atoll.words", "atoll.proof.law") or bool(SPOKEN.search(module))
            yield from (a.asname or a.name for a in node.names if spoken or a.name[0].isupper())


def _filtered(tree: ast.Module) -> Found:
    """Filters that compare anything but two places of a range."""
    for part in tree.body:
        places = _places(part, tree.body)
        filters = (one for one in ast.walk(part) if isinstance(one, ast.comprehension))
        for test in (test for one in filters for test in one.ifs):
            sides = (test.left, *test.comparators) if isinstance(test, ast.Compare) else (test,)
            if not isinstance(test, ast.Compare) or not {*map(_name, sides)} <= places:
                yield test.lineno, test, "choose(flag, number, 0) in a total"


def _places(part: ast.stmt, module: list[ast.stmt]) -> set[str]:
    """The names that only ever run over a range in this part: seats and colours, never values."""
    nodes = list(ast.walk(part))
    assigned = [pair for node in [*module, *nodes] for pair in _assigned(node)]
    ranges = {name for name, value in assigned if _is_range(value)}
    ranges -= {name for name, value in assigned if not _is_range(value)}
    loops = [node for node in nodes if isinstance(node, (ast.For, ast.comprehension))]
    over = {id(loop.target) for loop in loops if _is_range(loop.iter) or _name(loop.iter) in ranges}
    bound = [n for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    others = {node.id for node in bound if id(node) not in over}
    others |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    return {node.id for node in bound} - others


def _assigned(node: ast.AST) -> Iterator[tuple[str, ast.expr | None]]:
    if isinstance(node, ast.Assign):
        yield from ((_name(target), node.value) for target in node.targets)
    elif isinstance(node, ast.AnnAssign):
        yield _name(node.target), node.value


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _is_range(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Call) and _name(node.func) == "range"
