"""The kinds of faults: for each form of expression or statement, what could be written wrongly.

A general mutation library was weighed (mutmut, cosmic-ray): neither knows the nine words of a rule
or the rule a line belongs to, both run a test command per fault on files that they rewrite, and
most kinds below would have been extensions of theirs.
"""

import ast
from collections.abc import Iterator

from atoll.code.text import Edit, Source
from atoll.table import RULE_ID


def edits(source: Source, node: ast.AST) -> Iterator[Edit]:
    """Every fault of any kind that can be planted at a node itself."""
    kinds = (_signs, _values, _clauses, _words, _exchanged, _passed, _left_out)
    for kind in kinds:
        yield from kind(source, node)


def _instead(source: Source, kind: str, node: ast.AST, *news: str) -> Iterator[Edit]:
    """Another text in the place of a node."""
    yield from (Edit(kind, *source.span(node), new) for new in news)


# Comparisons and numbers

_NEAR, _TURNED, _SIGN = "comparison off by one", "comparison turned round", "sign exchanged"
_SIGNS: dict[type[ast.AST], tuple[str, dict[str, str]]] = {
    ast.Lt: ("<", {_NEAR: "<=", _TURNED: ">"}),
    ast.LtE: ("<=", {_NEAR: "<", _TURNED: ">="}),
    ast.Gt: (">", {_NEAR: ">=", _TURNED: "<"}),
    ast.GtE: (">=", {_NEAR: ">", _TURNED: "<="}),
    ast.Eq: ("==", {_TURNED: "!="}),
    ast.NotEq: ("!=", {_TURNED: "=="}),
    ast.In: ("in", {_TURNED: "not in"}),
    ast.NotIn: ("not in", {_TURNED: "in"}),
    ast.Is: ("is", {_TURNED: "is not"}),
    ast.IsNot: ("is not", {_TURNED: "is"}),
    ast.Add: ("+", {_SIGN: "-"}),
    ast.Sub: ("-", {_SIGN: "+"}),
    ast.Mult: ("*", {_SIGN: "+"}),
}


def _signs(source: Source, node: ast.AST) -> Iterator[Edit]:
    """A comparison off by one, or turned round; giving and taking exchanged."""
    signs: list[ast.AST]
    match node:
        case ast.Compare():
            sides, signs = [node.left, *node.comparators], [*node.ops]
        case ast.BinOp():
            sides, signs = [node.left, node.right], [node.op]
        case _:
            return
    for left, sign, right in zip(sides, signs, sides[1:], strict=False):
        was, others = _SIGNS.get(type(sign), ("", {}))
        start, end = source.span(left)[1], source.span(right)[0]
        for kind, now in others.items():
            yield Edit(kind, start, end, source.between(start, end).replace(was, now, 1))


def _values(source: Source, node: ast.AST) -> Iterator[Edit]:
    """A number off by one, a flag flipped, a rule misnamed, the first or last seat left out."""
    match node:
        case ast.Constant(value=bool(flag)):
            yield from _instead(source, "flag flipped", node, str(not flag))
        case ast.Constant(value=int(number)):
            placed = isinstance(source.parents[node], ast.Subscript | ast.Compare)
            near = [number + 1] if placed and not number else [number + 1, number - 1]
            yield from _instead(source, "number off by one", node, *map(str, near))
        case ast.Constant(value=str(text)) if RULE_ID.fullmatch(text):
            chapter, _, place = text.rpartition("_")
            yield from _instead(source, "rule misnamed", node, f'"{chapter}_{int(place) + 1}"')
        case ast.Call(func=ast.Name(id="range"), args=[only]):
            text = source.of(only)
            yield from _instead(source, "range off by one", only, f"1, {text}", f"{text} - 1")


# Clauses


def _clauses(source: Source, node: ast.AST) -> Iterator[Edit]:
    """A clause or a `not` dropped, `and` for `or`, a condition negated."""
    match node:
        case ast.BoolOp(op=sign, values=values):
            was, now = (" and ", " or ") if isinstance(sign, ast.And) else (" or ", " and ")
            yield from _instead(source, "and, or", node, f"({now.join(map(source.of, values))})")
            for value in values:
                left = was.join(f"({source.of(one)})" for one in values if one is not value)
                yield from _instead(source, "clause dropped", node, left)
        case ast.UnaryOp(op=ast.Not(), operand=clause):
            yield from _instead(source, "not dropped", node, f"({source.of(clause)})")
        case ast.If(test=test) | ast.While(test=test) | ast.match_case(guard=ast.expr() as test):
            yield from _instead(source, "condition negated", test, f"not ({source.of(test)})")
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield from _instead(source, "clause dropped", test, "True")
                yield from _instead(source, "condition negated", test, f"not ({source.of(test)})")


# Words

_PAIRS = (
    *("every some", "all any", "half_down half_up", "larger smaller", "max min"),
    *("most fewest", "plus minus"),
)
_OTHER_WORD = {
    one: other for pair in _PAIRS for one, other in (pair.split(), reversed(pair.split()))
} | {"no": "", "abs": ""}
_ROUNDING = {"half_down", "half_up"}


def _words(source: Source, node: ast.AST) -> Iterator[Edit]:
    """One word for another: every for some, larger for smaller, up for down."""
    if not isinstance(node, ast.Call):
        return
    name, end = source.of(node.func).rpartition(".")[2], source.span(node.func)[1]
    if name in _OTHER_WORD:
        kind = "rounding" if name in _ROUNDING else "word exchanged"
        yield Edit(kind, end - len(name), end, _OTHER_WORD[name])


def _exchanged(source: Source, node: ast.AST) -> Iterator[Edit]:
    """Two outcomes exchanged; who gives and who takes."""
    match node:
        case (
            ast.IfExp(body=one, orelse=other)
            | ast.Call(func=ast.Name(id="choose"), args=[_, one, other])
        ):
            kind = "branches exchanged"
        case (
            ast.MatchClass(patterns=[one, other])
            | ast.Subscript(value=ast.Subscript(slice=one), slice=other)
        ):
            kind = "parties exchanged"
        case _:
            return
    (start, middle), (onward, end) = source.span(one), source.span(other)
    turned = source.of(other) + source.between(middle, onward) + source.of(one)
    yield Edit(kind, start, end, turned)


# What is left out: an event, a refusal, a change


def _passed(source: Source, node: ast.AST) -> Iterator[Edit]:
    """A statement left out, as the adding of an event; or a whole `if` that leaves the function."""
    match node:
        case ast.AugAssign() | ast.Break() | ast.Continue() | ast.Expr(value=ast.Call()):
            yield from _instead(source, "statement dropped", node, "pass")
        case ast.If(
            body=[*_, ast.Return() | ast.Raise() | ast.Continue() | ast.Break()], orelse=[]
        ):
            yield from _instead(source, "exception dropped", node, "pass")


def _left_out(source: Source, node: ast.AST) -> Iterator[Edit]:
    """One of several left out: a part that changes, a clause, a fact of an event, an event."""
    match node:
        case ast.Call(func=ast.Attribute(attr="_replace"), args=[], keywords=parts):
            yield from _without("change dropped", [*map(source.span, parts)])
        case ast.Call(func=ast.Name(id="every" | "some"), args=[ast.List(elts=clauses)]):
            yield from _without("clause dropped", [*map(source.span, clauses)])
        case ast.Dict(keys=keys, values=values):
            pairs = [(key, value) for key, value in zip(keys, values, strict=True) if key]
            spans = [(source.span(key)[0], source.span(value)[1]) for key, value in pairs]
            yield from _without("entry dropped", spans)
        case ast.Tuple() | ast.List():
            yield from _entries(source, node)


def _without(kind: str, spans: list[tuple[int, int]]) -> Iterator[Edit]:
    """Each of the parts of a list left out, with the comma behind or before it."""
    for place, (start, end) in enumerate(spans):
        if place + 1 < len(spans):
            yield Edit(kind, start, spans[place + 1][0], "")
        else:
            yield Edit(kind, spans[place - 1][1] if place else start, end, "")


def _entries(source: Source, node: ast.Tuple | ast.List) -> Iterator[Edit]:
    """An event, or another thing that is listed; a tuple of one needs its comma."""
    parts, kind = node.elts, "entry dropped"
    starred = any(isinstance(part, ast.Starred) for part in parts)
    if isinstance(node, ast.Tuple) and len(parts) == 2 and sum(map(_happens, parts)) == 1:
        parts = parts if starred else []
    edits = _without(kind, [*map(source.span, parts)])
    for part, edit in zip(parts, edits, strict=True):
        if _happens(part) or (starred and isinstance(part, ast.Name)):
            left = [source.of(one) for one in parts if one is not part]
            few = isinstance(node, ast.Tuple) and len(left) < 2
            new = f"({left[0]},)" if left else "()"
            yield from _instead(source, kind, node, new) if few else [edit]


def _happens(node: ast.expr) -> bool:
    """Whether it is an event or another thing that is made there, or several of them."""
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name[0].isupper()
    return isinstance(node, ast.Starred)
