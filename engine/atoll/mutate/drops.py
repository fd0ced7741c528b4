"""Faults of leaving out: an event, a refusal, a change; and things of a kind mixed up."""

import ast
from collections.abc import Iterator

from atoll.code.text import Edit, Source
from atoll.mutate.kinds import KINDS, instead, of, without

_LEAVING = (ast.Return, ast.Raise, ast.Continue, ast.Break)


def edits(source: Source, node: ast.AST) -> Iterator[Edit]:
    """Every fault of any kind that can be planted at a node itself."""
    for kind in KINDS.get(type(node), ()):
        yield from kind(source, node)


@of(ast.Expr, ast.AugAssign)
def statement(source: Source, node: ast.Expr | ast.AugAssign) -> Iterator[Edit]:
    """A statement left out, such as the adding of an event."""
    if isinstance(node, ast.AugAssign) or isinstance(node.value, ast.Call):
        yield instead(source, "statement dropped", node, "pass")


@of(ast.If)
def exception(source: Source, node: ast.If) -> Iterator[Edit]:
    """An exception or a refusal left out: the whole `if` that leaves the function."""
    if isinstance(node.body[-1], _LEAVING) and not node.orelse:
        yield instead(source, "exception dropped", node, "pass")


@of(ast.Break, ast.Continue)
def leaving(source: Source, node: ast.Break | ast.Continue) -> Iterator[Edit]:
    """Going on where the loop should end."""
    yield instead(source, "statement dropped", node, "pass")


@of(ast.Call)
def change(source: Source, node: ast.Call) -> Iterator[Edit]:
    """A part of the table that is not changed."""
    match node:
        case ast.Call(func=ast.Attribute(attr="_replace"), args=[], keywords=parts):
            for place in range(len(parts)):
                yield without(source, "change dropped", parts, place)


@of(ast.Dict)
def fact(source: Source, node: ast.Dict) -> Iterator[Edit]:
    """A fact of an event, or a change, left out."""
    pairs = [(key, value) for key, value in zip(node.keys, node.values, strict=True) if key]
    for place, (key, value) in enumerate(pairs):
        start, end = source.span(key)[0], source.span(value)[1]
        if place + 1 < len(pairs):
            end = source.span(pairs[place + 1][0])[0]
        elif place:
            start = source.span(pairs[place - 1][1])[1]
        yield Edit("entry dropped", start, end, "")


def _happens(node: ast.expr) -> bool:
    """Whether it is an event or another thing that is made there, or several of them."""
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name[0].isupper()
    return isinstance(node, ast.Starred)


@of(ast.Tuple, ast.List)
def entry(source: Source, node: ast.Tuple | ast.List) -> Iterator[Edit]:
    """An event, or another thing that is listed, left out of a list."""
    several = sum(map(_happens, node.elts))
    pair = isinstance(node, ast.Tuple) and len(node.elts) == 2 and several == 1
    starred = any(isinstance(part, ast.Starred) for part in node.elts)
    for place, part in enumerate(node.elts):
        named = starred and isinstance(part, ast.Name)
        if (_happens(part) or named) and (starred or not pair):
            yield _left_out(source, node, place)


def _left_out(source: Source, node: ast.Tuple | ast.List, place: int) -> Edit:
    """A tuple of one needs its comma, and an empty one must have none."""
    left = [source.of(part) for part in (*node.elts[:place], *node.elts[place + 1 :])]
    if isinstance(node, ast.Tuple) and len(left) < 2:
        return instead(source, "entry dropped", node, f"({left[0]},)" if left else "()")
    return without(source, "entry dropped", list(node.elts), place)


@of(ast.Name)
def next_one(source: Source, node: ast.Name) -> Iterator[Edit]:
    """A thing taken for the next of its kind."""
    following = source.speech.following.get(node.id.lower())
    if following and isinstance(node.ctx, ast.Load):
        yield instead(source, "next of its kind", node, following.upper())


@of(ast.keyword)
def next_argument(source: Source, node: ast.keyword) -> Iterator[Edit]:
    """What is said of a thing, said of the next of its kind."""
    if node.arg and (following := source.speech.following.get(node.arg)):
        start = source.span(node)[0]
        yield Edit("next of its kind", start, start + len(node.arg), following)
