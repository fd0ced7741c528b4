"""The kinds of faults: for each form of expression or statement, what could be written wrongly.

A general mutation library was weighed (mutmut, cosmic-ray): neither knows the nine words of a rule
or the rule a line belongs to, both run a test command per fault on files that they rewrite, and
most kinds below would have been extensions of theirs.
"""

import ast
from collections.abc import Callable, Iterator
from typing import Any

from atoll.code.text import Edit, Source
from atoll.table import RULE_ID

Kind = Callable[[Source, Any], Iterator[Edit]]
KINDS: dict[type[ast.AST], list[Kind]] = {}


def of(*nodes: type[ast.AST]) -> Callable[[Kind], Kind]:
    """Look for this kind of fault at these forms."""

    def known(kind: Kind) -> Kind:
        for node in nodes:
            KINDS.setdefault(node, []).append(kind)
        return kind

    return known


def instead(source: Source, kind: str, node: ast.AST, new: str) -> Edit:
    """Another text in the place of a node."""
    return Edit(kind, *source.span(node), new)


def without(source: Source, kind: str, parts: list[Any], place: int) -> Edit:
    """The parts of a list without one of them, and without its comma."""
    start, end = source.span(parts[place])
    if place + 1 < len(parts):
        end = source.span(parts[place + 1])[0]
    elif place:
        start = source.span(parts[place - 1])[1]
    return Edit(kind, start, end, "")


def exchanged(source: Source, kind: str, one: ast.AST, other: ast.AST) -> Edit:
    """Two nodes, each in the place of the other."""
    (start, middle), (onward, end) = source.span(one), source.span(other)
    return Edit(
        kind, start, end, source.of(other) + source.between(middle, onward) + source.of(one)
    )


# Comparisons and numbers

_SIGNS: dict[type[ast.cmpop], tuple[str, str, str]] = {
    ast.Lt: ("<", "<=", ">"),
    ast.LtE: ("<=", "<", ">="),
    ast.Gt: (">", ">=", "<"),
    ast.GtE: (">=", ">", "<="),
    ast.Eq: ("==", "", "!="),
    ast.NotEq: ("!=", "", "=="),
    ast.In: ("in", "", "not in"),
    ast.NotIn: ("not in", "", "in"),
    ast.Is: ("is", "", "is not"),
    ast.IsNot: ("is not", "", "is"),
}


@of(ast.Compare)
def comparison(source: Source, node: ast.Compare) -> Iterator[Edit]:
    """The comparison off by one, or turned round."""
    sides = [node.left, *node.comparators]
    for left, sign, right in zip(sides, node.ops, sides[1:], strict=False):
        was, near, opposite = _SIGNS[type(sign)]
        start, end = source.span(left)[1], source.span(right)[0]
        gap = source.between(start, end)
        for kind, now in (("comparison off by one", near), ("comparison turned round", opposite)):
            if now:
                yield Edit(kind, start, end, gap.replace(was, now, 1))


@of(ast.Constant)
def constant(source: Source, node: ast.Constant) -> Iterator[Edit]:
    """A number off by one, a flag flipped, a rule misnamed."""
    if isinstance(node.value, bool):
        yield instead(source, "flag flipped", node, str(not node.value))
    elif isinstance(node.value, int) and not _for_none(source, node):
        yield instead(source, "number off by one", node, str(node.value + 1))
        if node.value or not isinstance(source.parents[node], ast.Subscript | ast.Compare):
            yield instead(source, "number off by one", node, str(node.value - 1))
    elif isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
        chapter, _, place = node.value.rpartition("_")
        yield instead(source, "rule misnamed", node, f'"{chapter}_{int(place) + 1}"')


def _for_none(source: Source, node: ast.expr) -> bool:
    """Whether a value stands for one that is missing: mostly there for the types alone."""
    match source.parents[node]:
        case ast.BoolOp(op=ast.Or(), values=[*_, last]):
            fixed = isinstance(node, ast.Constant) or (
                isinstance(node, ast.Name) and node.id.isupper()
            )
            return node is last and fixed
        case ast.keyword(arg="default"):
            return True
    return False


_OTHER_SIGN = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+")}


@of(ast.BinOp)
def arithmetic(source: Source, node: ast.BinOp) -> Iterator[Edit]:
    """Giving and taking exchanged."""
    if type(node.op) in _OTHER_SIGN:
        was, now = _OTHER_SIGN[type(node.op)]
        start, end = source.span(node.left)[1], source.span(node.right)[0]
        yield Edit("sign exchanged", start, end, source.between(start, end).replace(was, now, 1))


# Clauses


@of(ast.BoolOp)
def clauses(source: Source, node: ast.BoolOp) -> Iterator[Edit]:
    """`and` for `or`, or one of the clauses dropped."""
    was, now = (" and ", " or ") if isinstance(node.op, ast.And) else (" or ", " and ")
    yield instead(source, "and, or", node, f"({now.join(map(source.of, node.values))})")
    for place, value in enumerate(node.values):
        if _for_none(source, value):
            continue
        left = [f"({source.of(v)})" for v in node.values[:place] + node.values[place + 1 :]]
        yield instead(source, "clause dropped", node, was.join(left))


@of(ast.UnaryOp)
def negation(source: Source, node: ast.UnaryOp) -> Iterator[Edit]:
    """A `not` dropped."""
    if isinstance(node.op, ast.Not):
        yield instead(source, "not dropped", node, f"({source.of(node.operand)})")


@of(ast.If, ast.While)
def condition(source: Source, node: ast.If | ast.While) -> Iterator[Edit]:
    """A condition negated."""
    yield instead(source, "condition negated", node.test, f"not ({source.of(node.test)})")


@of(ast.IfExp)
def either(source: Source, node: ast.IfExp) -> Iterator[Edit]:
    """The two outcomes exchanged."""
    yield exchanged(source, "branches exchanged", node.body, node.orelse)


@of(ast.match_case)
def guard(source: Source, node: ast.match_case) -> Iterator[Edit]:
    """The condition of a case negated."""
    if node.guard:
        yield instead(source, "condition negated", node.guard, f"not ({source.of(node.guard)})")


@of(ast.comprehension)
def chosen(source: Source, node: ast.comprehension) -> Iterator[Edit]:
    """What a list is chosen by, dropped or negated."""
    for test in node.ifs:
        yield instead(source, "clause dropped", test, "True")
        yield instead(source, "condition negated", test, f"not ({source.of(test)})")


# Words

_PAIRS = (
    *("every some", "all any", "half_down half_up", "larger smaller", "max min"),
    *("most fewest", "plus minus"),
)
_OTHER_WORD = {
    one: other for pair in _PAIRS for one, other in (pair.split(), reversed(pair.split()))
} | {"no": "", "abs": ""}
_ROUNDING = {"half_down", "half_up"}


@of(ast.Call)
def word(source: Source, node: ast.Call) -> Iterator[Edit]:
    """One word for another: every for some, larger for smaller, up for down."""
    name = source.of(node.func).rpartition(".")[2]
    if name in _OTHER_WORD:
        end = source.span(node.func)[1]
        kind = "rounding" if name in _ROUNDING else "word exchanged"
        yield Edit(kind, end - len(name), end, _OTHER_WORD[name])


@of(ast.Call)
def clause_of_word(source: Source, node: ast.Call) -> Iterator[Edit]:
    """A clause of `every` or `some` dropped: a tie rule, an exception."""
    match node:
        case ast.Call(func=ast.Name(id="every" | "some"), args=[ast.List(elts=clauses)]):
            for place in range(len(clauses)):
                yield without(source, "clause dropped", clauses, place)


@of(ast.Call)
def parties(source: Source, node: ast.Call) -> Iterator[Edit]:
    """Who gives and who takes exchanged; the outcomes of a choice exchanged."""
    match node:
        case ast.Call(func=ast.Name(id="choose"), args=[_, one, other]):
            yield exchanged(source, "branches exchanged", one, other)
        case ast.Call(args=[one, other]):
            if source.of(node.func).rpartition(".")[2] in source.speech.alike:
                yield exchanged(source, "parties exchanged", one, other)


@of(ast.MatchClass)
def parties_of_case(source: Source, node: ast.MatchClass) -> Iterator[Edit]:
    """The parts of a move exchanged."""
    if len(node.patterns) == 2:
        yield exchanged(source, "parties exchanged", *node.patterns)


@of(ast.Subscript)
def transposed(source: Source, node: ast.Subscript) -> Iterator[Edit]:
    """Who is compared with whom exchanged."""
    if isinstance(node.value, ast.Subscript):
        yield exchanged(source, "parties exchanged", node.value.slice, node.slice)


@of(ast.Call)
def seats(source: Source, node: ast.Call) -> Iterator[Edit]:
    """The first or the last seat left out."""
    match node:
        case ast.Call(func=ast.Name(id="range"), args=[only]):
            yield instead(source, "range off by one", only, f"1, {source.of(only)}")
            yield instead(source, "range off by one", only, f"{source.of(only)} - 1")


@of(ast.keyword)
def flag(source: Source, node: ast.keyword) -> Iterator[Edit]:
    """A flag that is handed on, turned round."""
    if node.arg in source.speech.flags and not isinstance(node.value, ast.Constant):
        turned = "no" if b"    no,\n" in source.text else "not "
        yield instead(source, "flag flipped", node.value, f"{turned}({source.of(node.value)})")
