"""Write a rule down as plain Python, once, and play what is written: much faster, on ints.

A rule is read on names, a fifth kind of value: whatever a word or an operator does is a line, and
a line that is there already is not written again.
What depends on plain values alone is not written at all, and neither is what nobody asks for.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial, wraps
from itertools import count
from typing import Any, NamedTuple, NoReturn, TypeVar, cast

from atoll.words import Flag, Number, Reading, join

Rule = TypeVar("Rule", bound=Callable[..., Any])
Sheet = dict["Line", str]
"""The lines, each with the name of what it makes."""


class Line(NamedTuple):
    """What is done, and the names or plain values to which it is done."""

    does: str
    parts: tuple[str, ...]


class Name:
    """A value of which only the name is known."""

    __slots__ = ("name", "sheet")
    __hash__ = None  # type: ignore[assignment]  # a rule looks nothing up by its value

    def __init__(self, sheet: Sheet, name: str) -> None:
        self.sheet, self.name = sheet, name

    def __bool__(self) -> NoReturn:
        raise TypeError("what is written down is neither true nor false yet; let a word decide")


class FlagName(Name):
    """The name of a flag."""

    __slots__ = ()


class NumberName(Name):
    """The name of a number, with the operators of numbers."""

    __slots__ = ()

    def __radd__(self, other: int) -> Number:
        """A sum begins with 0, which nobody has to write."""
        return self if other == 0 else _line(NumberName, "{} + {}", other, self)


def _line(kind: type[Name], does: str, *parts: Any) -> Name:
    """The name of what a line makes, which is written unless it is there."""
    sheet = next(part.sheet for part in parts if isinstance(part, Name))
    line = Line(does, tuple([_plain(part) for part in parts]))
    return kind(sheet, sheet.setdefault(line, f"_{len(sheet)}"))


def _plain(value: Any) -> str:
    """A name, or a plain value, as it is written."""
    if isinstance(value, Name):
        return value.name
    if isinstance(value, int):
        return repr(value)
    raise TypeError(f"{value!r} is neither a number nor a flag, and cannot be written down")


_SUMS = {"add": "{} + {}", "sub": "{} - {}", "rsub": "{1} - {0}"}
_PRODUCTS = {"mul": "{} * {}", "rmul": "{1} * {0}"}
_COMPARED = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_DOES: dict[str, tuple[type[Name], str]] = {
    **{name: (NumberName, does) for name, does in {**_SUMS, **_PRODUCTS}.items()},
    **{name: (FlagName, f"{{}} {sign} {{}}") for name, sign in _COMPARED.items()},
}


def _operator(kind: type[Name], does: str) -> Callable[[Name, Any], Name]:
    return lambda one, other: _line(kind, does, one, other)


for _name, _does in _DOES.items():
    setattr(NumberName, f"__{_name}__", _operator(*_does))


def _choose(flag: Flag, then: Any, otherwise: Any) -> Name:
    kind = FlagName if isinstance(then, (bool, FlagName)) else NumberName
    return _line(kind, "{1} if {0} else {2}", flag, then, otherwise)


def _no_flag(number: Number, *_: object) -> NoReturn:
    raise TypeError(f"{number.name} is no flag: a rule decides on a comparison, never on a number")


_NO, _BOTH = partial(_line, FlagName, "not {}"), partial(_line, FlagName, "{} and {}")
join(FlagName, Reading(_choose, _NO, _BOTH))
join(NumberName, Reading(_no_flag, _no_flag, _no_flag, partial(_line, NumberName, "{} // 2")))


def written(rule: Rule, *, after: int = 100) -> Rule:
    """The rule, which is written down once it was asked `after` times of inputs of a size.

    To write it takes as long as to ask it a hundred times.
    Inputs are given by position and are sequences, those of one size alike in all their parts;
    whatever is given by name is plain, and the rule is written down for each of its values.
    As on arrays and terms, an index beyond a table has to be ruled out.
    """
    kept: dict[tuple[Any, ...], Callable[..., Any]] = {}
    asked = Counter[tuple[Any, ...]]()

    @wraps(rule)
    def played(*inputs: Sequence[Any], **plain: bool) -> Any:
        size = (*map(len, inputs), *plain.items()) if plain else tuple(map(len, inputs))
        if playing := kept.get(size):
            return playing(*inputs)
        asked[size] += 1
        if asked[size] > after:
            kept[size] = _compiled(rule, inputs, plain)
        return rule(*inputs, **plain)

    def forget() -> None:
        kept.clear()
        asked.clear()

    vars(played)["cache_clear"] = forget
    return cast(Rule, played)


def _compiled(
    rule: Callable[..., Any], inputs: Sequence[Any], plain: dict[str, bool]
) -> Callable[..., Any]:
    said, kinds = _written(rule, inputs, plain)
    names: dict[str, Any] = {**kinds, "new": tuple.__new__}
    exec(compile(said, f"<{rule.__name__}, written down>", "exec"), names)  # noqa: S102 # our own text
    return cast(Callable[..., Any], names["played"])


def text(rule: Callable[..., Any], *inputs: Any, **plain: bool) -> str:
    """The rule as it is written down for inputs like these.

    >>> print(text(lambda pile, *, up: (pile[0] + up > pile[1], 3), (1, 2), up=True))
    def played(given_0):
        (i0, i1, ) = given_0
        _0 = i0 + True
        _1 = _0 > i1
        return (_1, 3, )
    """
    return _written(rule, inputs, plain)[0]


def _written(
    rule: Callable[..., Any], inputs: Sequence[Any], plain: dict[str, bool]
) -> tuple[str, dict[str, type]]:
    """The text of the rule, and the kinds of piles that it makes, by name."""
    sheet: Sheet = {}
    names = (f"i{number}" for number in count())
    named = [_named(part, sheet, names) for part in inputs]
    given = [f"given_{number}" for number in range(len(named))]
    kinds: dict[str, type] = {}
    asked: list[str] = []
    found = _made(rule(*named, **plain), kinds, asked)
    lines = [f"{_pattern(part)} = {name}" for part, name in zip(named, given, strict=True)]
    lines += [f"{name} = {line.does.format(*line.parts)}" for line, name in _asked(sheet, asked)]
    body = "".join(f"    {line}\n" for line in (*lines, f"return {found}"))
    return f"def played({', '.join(given)}):\n{body.rstrip()}", kinds


def _named(value: Any, sheet: Sheet, names: Iterator[str]) -> Any:
    """The same piles and sequences with a name in place of each number and flag."""
    if not isinstance(value, tuple | list):
        return (FlagName if isinstance(value, bool) else NumberName)(sheet, next(names))
    parts = [_named(part, sheet, names) for part in value]
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)


def _pattern(value: Any) -> str:
    """What takes apart what is given."""
    if isinstance(value, Name):
        return value.name
    return f"({''.join(f'{_pattern(part)}, ' for part in value)})"


def _made(value: Any, kinds: dict[str, type], asked: list[str]) -> str:
    """What puts together what is found; `kinds` and `asked` get what it is made of."""
    if not isinstance(value, tuple):
        asked.append(_plain(value))
        return asked[-1]
    parts = f"({''.join(f'{_made(part, kinds, asked)}, ' for part in value)})"
    if not hasattr(value, "_fields"):
        return parts
    kinds[type(value).__name__] = type(value)
    return f"new({type(value).__name__}, {parts})"


def _asked(sheet: Sheet, found: Sequence[str]) -> list[tuple[Line, str]]:
    """The lines that what is found needs, in order."""
    asked, lines = {*found}, []
    for line, name in reversed(sheet.items()):
        if name in asked:
            asked.update(line.parts)
            lines.append((line, name))
    return lines[::-1]
