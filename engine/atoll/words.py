"""The nine words a rule may use, and what a reading is.

A rule is written once and read on three kinds of value: plain ints (play), arrays (a million
games at once) and z3 terms (proof).
Only these words decide; everything else in a rule is arithmetic and comparison.
A plain True or False folds at once, so mixed inputs stay as small as they can.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

Number = Any
"""An int, an array of ints or an integer term."""
Flag = Any
"""A bool, an array of bools or a boolean term."""


class Reading(NamedTuple):
    """How one kind of value decides: three functions, from which all the words follow."""

    choose: Callable[[Flag, Any, Any], Any]
    no: Callable[[Flag], Flag]
    both: Callable[[Flag, Flag], Flag]
    halve: Callable[[Number], Number] = lambda number: number // 2


_readings: dict[type, Reading] = {}


def join(kind: type, reading: Reading) -> None:
    """Let values of a kind (and of its subclasses) be read by the rules."""
    _readings[kind] = reading


def _reading(value: Any) -> Reading:
    for kind in type(value).__mro__:
        if kind in _readings:
            return _readings[kind]
    message = f"{value!r} is no flag: a rule decides on a comparison, never on a number"
    raise TypeError(message)


def choose(flag: Flag, then: Any, otherwise: Any) -> Any:
    """`then` where the flag holds, `otherwise` where it does not; a pile is chosen as a whole.

    >>> choose(2 > 1, "more", "less")
    'more'
    """
    if flag is True:
        return then
    if flag is False:
        return otherwise
    if isinstance(then, list) or isinstance(otherwise, list):
        raise TypeError("choose between tuples, not lists")
    if isinstance(then, tuple):
        if type(then) is not type(otherwise):
            raise TypeError(f"choose between two piles of one kind, not {then!r} and {otherwise!r}")
        parts = [choose(flag, *pair) for pair in zip(then, otherwise, strict=True)]
        return type(then)(*parts) if hasattr(then, "_fields") else tuple(parts)
    return _reading(flag).choose(flag, then, otherwise)


def no(flag: Flag) -> Flag:
    """The flag turned round."""
    if flag is True:
        return False
    if flag is False:
        return True
    return _reading(flag).no(flag)


def every(flags: Iterable[Flag]) -> Flag:
    """Whether all flags hold; of no flags, yes.

    >>> every([]), every([True, 1 > 2])
    (True, False)
    """
    result: Flag = True
    for flag in flags:
        if flag is False:
            return False
        if flag is not True:
            both = _reading(flag).both
            result = flag if result is True else both(result, flag)
    return result


def some(flags: Iterable[Flag]) -> Flag:
    """Whether at least one flag holds; of no flags, no.

    >>> some([]), some([False, 2 > 1])
    (False, True)
    """
    undecided = []
    for flag in flags:
        if flag is True:
            return True
        if flag is not False:
            undecided.append(no(flag))
    return no(every(undecided))


def total(numbers: Iterable[Number]) -> Number:
    """The sum of the numbers; of none, 0."""
    return sum(numbers)


def count(flags: Iterable[Flag]) -> Number:
    """How many of the flags hold.

    >>> count([True, False, 2 > 1])
    2
    """
    return total([choose(flag, 1, 0) for flag in flags])


def larger(one: Number, other: Number) -> Number:
    """The larger of two numbers."""
    return choose(one > other, one, other)


def smaller(one: Number, other: Number) -> Number:
    """The smaller of two numbers."""
    return choose(one < other, one, other)


def lookup(table: Sequence[Any], index: Number) -> Any:
    """The entry of the table at the index, counted from 0.

    An index beyond the table is an IndexError on ints; on arrays and terms it must be ruled out
    by a law, as the last entry stands for it.
    """
    if type(index) is int:
        return table[index]
    found = table[-1]
    for place in reversed(range(len(table) - 1)):
        found = choose(index == place, table[place], found)
    return found


def half_down(number: Number) -> Number:
    """Half of a number of things, an odd one left out.

    >>> half_down(5), half_up(5)
    (2, 3)
    """
    if type(number) is int:
        return number // 2
    return _reading(number).halve(number)


def half_up(number: Number) -> Number:
    """Half of a number of things, an odd one included."""
    return half_down(number + 1)
