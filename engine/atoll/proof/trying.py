"""Which of its cases contradicts a law that tries them, by the names that the law has for them.

The law is read anew: where it makes a flag for each of many things, the things of each flag that
does not hold are noted.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from inspect import getsource, unwrap
from textwrap import dedent
from typing import Any

from atoll.proof.law import Law, parameters
from atoll.words import Flag

_LONGEST = 60
Said = dict[str, int | str]
"""What a case is, thing by thing: numbers, a yes or no, words."""


def smallest_tried(law: Law) -> Said:
    """The smallest case that contradicts a law; nothing where none of them does so by itself.

    A law that cannot be read anew, as it is made by another function, names none.
    """
    function = _read(law)
    if function is None:
        return {}
    against: list[Said] = []

    def noted(flag: Flag, /, **things: Any) -> Flag:
        if flag is not True:
            against.append({name: one for key in things for name, one in _said(key, things[key])})
        return flag

    names = {**unwrap(law.holds).__globals__, "_noted": noted}
    exec(compile(_noting(function), "law", "exec"), names)  # noqa: S102 # our own
    names[function.name]()
    return min(against, key=_size, default={})


def _size(said: Said) -> tuple[int, str]:
    return sum(one for one in said.values() if isinstance(one, int)), str(said)


def _read(law: Law) -> ast.FunctionDef | None:
    """The function of a law without unknowns, as it is written."""
    holds = unwrap(law.holds)
    if parameters(law) or holds.__name__ == "<lambda>" or holds.__code__.co_freevars:
        return None
    with suppress(OSError):  # there is no text of it
        function = ast.parse(dedent(getsource(holds))).body[0]
        return function if isinstance(function, ast.FunctionDef) else None
    return None


def _noting(function: ast.FunctionDef) -> ast.Module:
    """The function that tells of each flag of what it is."""
    function.decorator_list = []
    said = function.body[-1]
    if isinstance(said, ast.Return) and isinstance(said.value, ast.Call):
        made = {
            target.id: one.value
            for one in function.body
            if isinstance(one, ast.Assign) and isinstance(target := one.targets[0], ast.Name)
        }
        named = [one.value for one in said.value.keywords if one.arg == "flags"]
        for flags in (named or said.value.args)[-1:]:
            _note(flags, made, _appended(function))
    return ast.fix_missing_locations(ast.Module([function], []))


Appended = dict[str, dict[ast.Call, list[ast.expr]]]
"""What loops append, and what the things are called, by the name of what they append to."""


def _appended(function: ast.FunctionDef) -> Appended:
    found: Appended = {}
    for loop in [one for one in ast.walk(function) if isinstance(one, ast.For)]:
        for node in ast.walk(loop):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="append")):
                    found.setdefault(name, {}).setdefault(node, []).append(loop.target)
    return found


def _note(flags: ast.expr, made: Mapping[str, ast.expr], appended: Appended) -> None:
    """Let each flag of these tell of what it is, wherever it is made."""
    match flags:
        case ast.ListComp(generators=each):
            flags.elt = _noted(flags.elt, [one.target for one in each])
        case ast.Name(id=name) if name in made:
            for call, things in appended.get(name, {}).items():
                call.args = [_noted(call.args[0], things)]
            _note(made[name], {other: made[other] for other in made if other != name}, appended)
        case ast.Starred(value=row):
            _note(row, made, appended)
        case ast.List(elts=rows):
            for row in rows:
                _note(row, made, appended)


def _noted(flag: ast.expr, things: Iterable[ast.expr]) -> ast.Call:
    names = [node.id for thing in things for node in ast.walk(thing) if isinstance(node, ast.Name)]
    called = (name for name in dict.fromkeys(names) if not name.startswith("_"))
    known = [ast.keyword(name, ast.Name(name, ast.Load())) for name in called]
    return ast.Call(ast.Name("_noted", ast.Load()), [flag], known)


def _said(name: str, thing: Any) -> Iterator[tuple[str, int | str]]:
    """A thing by its name, and what it is of; of a table, and of what is long, what is short."""
    if (parts := _parts(thing)) is not None:
        for part, one in parts.items():
            if not hasattr(thing, "rulings") or isinstance(one, int | str):
                yield from _said(f"{name} {part}", one)
    elif isinstance(thing, int):
        yield name, thing
    else:
        text = str(sorted(thing, key=str) if isinstance(thing, frozenset) else thing)
        yield from [(name, text)] if len(text) <= _LONGEST else []


def _parts(thing: Any) -> Mapping[Any, Any] | None:
    """What it is made of, by name or from 1 on; nothing of what is one thing."""
    if hasattr(thing, "_asdict"):
        return dict(thing._asdict())
    if isinstance(thing, tuple | list):
        return dict(enumerate(thing, 1))
    return thing if isinstance(thing, Mapping) else None
