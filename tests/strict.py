"""A reading that raises where ordinary Python would decide on its own.

An array or a term would often go wrong in silence there; a strict value never does.
"""

from collections.abc import Callable
from typing import NoReturn

from atoll.words import Reading, join


class Undecided(TypeError):
    """A rule decided by itself what only a word may decide."""


def _refused(name: str) -> Callable[..., NoReturn]:
    def refuse(*_: object) -> NoReturn:
        raise Undecided(f"{name} decides; use one of the nine words")

    return refuse


class _Strict:
    """What no value of the rules may be asked."""

    __bool__ = _refused("a truth test: if, and, or, not, max, in")
    __index__ = _refused("an index")
    __int__ = _refused("int")
    __hash__ = _refused("a dict or a set")
    __iter__ = _refused("a loop")
    __len__ = _refused("len")
    __contains__ = _refused("in")
    __eq__ = _refused("==")
    __floordiv__ = __truediv__ = __mod__ = __divmod__ = _refused("a division")
    __and__ = __or__ = __xor__ = __invert__ = __rand__ = __ror__ = _refused("& | ^ ~")


class Flag(_Strict):
    """A yes or no that only the words may read."""

    __slots__ = ("value",)

    def __init__(self, value: bool) -> None:  # noqa: FBT001
        assert type(value) is bool
        self.value = value


class Number(_Strict):
    """A number that can be added, multiplied and compared."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        assert type(value) is int
        self.value = value


def _plain(value: object) -> object:
    return value.value if isinstance(value, (Flag, Number)) else value


def _wrapped(value: object) -> object:
    """A strict value again: what a word gave back may not be asked either."""
    if type(value) is bool:
        return Flag(value)
    return Number(value) if type(value) is int else value


def _calculates(name: str) -> Callable[[Number, object], object]:
    def calculate(one: Number, other: object) -> object:
        if type(other) not in (Number, int):
            raise Undecided(f"{name} of a number and {other!r}; choose a number first")
        return _wrapped(getattr(one.value, name)(_plain(other)))

    return calculate


for _name in ("add", "radd", "sub", "rsub", "mul", "rmul", "eq", "ne", "lt", "le", "gt", "ge"):
    setattr(Number, f"__{_name}__", _calculates(f"__{_name}__"))


def _flag(value: object) -> bool:
    if isinstance(value, bool):
        return value
    if not isinstance(value, Flag):
        raise Undecided(f"{value!r} is no flag; compare it with something")
    return value.value


_STRICT = Reading(
    choose=lambda flag, then, otherwise: _wrapped(then if _flag(flag) else otherwise),
    no=lambda flag: Flag(not _flag(flag)),
    both=lambda one, other: Flag(_flag(one) and _flag(other)),
    halve=lambda number: Number(number.value // 2),
)
join(Flag, _STRICT)
join(Number, _STRICT)
