"""Cells: values that write down what a rule does with them, line by line."""

from collections.abc import Callable
from typing import Any, NoReturn

import numpy as np

from atoll.readings.compiled.sheet import BYTE, FLAG, Line, Plain, Sheet
from atoll.words import Flag, Number, Reading, choose, every, join, no, some

__all__ = ["Cell", "FlagCell", "NumberCell", "cell"]

_WITHOUT = np.less  # of two flags: the other without the one
_EITHER_WAY = {np.add, np.equal, np.bitwise_and, np.bitwise_or, np.bitwise_xor}


class Cell:
    """A value of which only its line is known, and its bounds."""

    __slots__ = ("high", "line", "low", "sheet")
    __hash__ = None  # type: ignore[assignment]  # a rule looks nothing up by its value

    def __init__(self, sheet: Sheet, line: int, low: int = 0, high: int = 1) -> None:
        if low < np.iinfo(BYTE).min or high > np.iinfo(BYTE).max:
            raise OverflowError(f"a number from {low} to {high} is too wide for a byte")
        self.sheet, self.line, self.low, self.high = sheet, line, low, high

    def __bool__(self) -> NoReturn:
        raise TypeError("what is recorded is neither true nor false yet; let a word decide")


class FlagCell(Cell):
    """A flag of which only its line is known, and which one it is the opposite of, if any."""

    __slots__ = ("opposite",)

    def __init__(self, sheet: Sheet, line: int, opposite: "FlagCell | None" = None) -> None:
        super().__init__(sheet, line)
        self.opposite = opposite


class NumberCell(Cell):  # noqa: PLW1641 # no cell has a hash
    """A number of which only its line and its bounds are known; or, of a difference, its parts."""

    __slots__ = ("difference",)

    def __init__(self, sheet: Sheet, line: int, low: int = 0, high: int = 1) -> None:
        super().__init__(sheet, line, low, high)
        self.difference: tuple[Number, Number] = (None, None)

    def __add__(self, other: Number) -> Number:
        low, high = _bounds(other)
        same = low == high == 0
        return self if same else _number(np.add, self, other, self.low + low, self.high + high)

    __radd__ = __add__

    def __sub__(self, other: Number) -> Number:
        low, high = _bounds(other)
        return _less(self, other, self.low - high, self.high - low)

    def __rsub__(self, other: int) -> Number:
        return _less(other, self, other - self.high, other - self.low)

    def __mul__(self, other: int) -> Number:
        low, high = sorted((self.low * other, self.high * other))
        return self if other == 1 else _number(np.multiply, self, other, low, high)

    __rmul__ = __mul__

    def __eq__(self, other: object) -> Flag:
        return _same(self, other) or _flag(np.equal, self, other)

    def __ne__(self, other: object) -> Flag:
        return _no(self == other)

    def __lt__(self, other: Number) -> Flag:
        return not _same(self, other) and _flag(np.less, self, other)

    def __gt__(self, other: Number) -> Flag:
        return not _same(self, other) and _flag(np.less, other, self)

    def __le__(self, other: Number) -> Flag:
        return _no(self > other)

    def __ge__(self, other: Number) -> Flag:
        return _no(self < other)


def _bounds(value: Number) -> tuple[int, int]:
    return (value.low, value.high) if isinstance(value, Cell) else (value, value)


def _same(one: Any, other: Any) -> bool:
    return isinstance(one, Cell) and isinstance(other, Cell) and one.line == other.line


def _line(does: Callable[..., Any], one: Any, other: Any, reads: type, makes: type) -> Any:
    """The sheet, and the place on it of a line, which is written unless it is there."""
    sheet = one.sheet if isinstance(one, Cell) else other.sheet
    first, second = [part.line if isinstance(part, Cell) else Plain(part) for part in (one, other)]
    if does in _EITHER_WAY and str(first) > str(second):
        first, second = second, first
    return sheet, sheet.setdefault(Line(does, first, second, reads, makes), len(sheet))


def _number(does: Callable[..., Any], one: Number, other: Number, low: int, high: int) -> Number:
    sheet, line = _line(does, one, other, BYTE, BYTE)
    return NumberCell(sheet, line, low, high)


def _less(one: Number, other: Number, low: int, high: int) -> Number:
    found = _number(np.subtract, one, other, low, high)
    found.difference = (one, other)
    return found


def _flag(does: Callable[..., Any], one: Any, other: Any) -> FlagCell:
    """A flag made of two numbers."""
    return FlagCell(*_line(does, one, other, BYTE, FLAG))


def _of_flags(does: Callable[..., Any], one: FlagCell, other: FlagCell) -> FlagCell:
    return FlagCell(*_line(does, one, other, FLAG, FLAG))


def _no(flag: Flag) -> Flag:
    if not isinstance(flag, FlagCell):
        return not flag
    if flag.opposite is not None:
        return flag.opposite
    found = FlagCell(*_line(np.bitwise_xor, flag, 1, FLAG, FLAG))
    found.opposite = flag
    return found


def _both(one: FlagCell, other: FlagCell) -> Flag:
    """Both flags; where one is an opposite, that flag itself is asked, which saves a line."""
    if _same(one, other):
        return one
    if one.opposite is not None and other.opposite is not None:
        return _no(_of_flags(np.bitwise_or, one.opposite, other.opposite))
    if one.opposite is not None:
        return _of_flags(_WITHOUT, one.opposite, other)
    if other.opposite is not None:
        return _of_flags(_WITHOUT, other.opposite, one)
    return _of_flags(np.bitwise_and, one, other)


def _choose(flag: FlagCell, then: Any, otherwise: Any) -> Any:
    if isinstance(then, (bool, FlagCell)):
        return some([every([flag, then]), every([no(flag), otherwise])])
    if _same(then, otherwise) or (type(then) is type(otherwise) is int and then == otherwise):
        return then
    if type(then) is int and then == 0:
        return _choose(_no(flag), otherwise, 0)
    if type(otherwise) is not int or otherwise != 0:
        return _chosen(flag, then, otherwise)
    if type(then) is int and then == 1:
        return NumberCell(flag.sheet, flag.line)
    return _hull(np.bitwise_and, _mask(flag), then, (then, 0))


def _mask(flag: FlagCell) -> Number:
    """All bits where the flag holds: what is ANDed with it stays, all else becomes 0."""
    return _number(np.subtract, 0, flag, -1, 0)


_ANY = (np.iinfo(BYTE).min, np.iinfo(BYTE).max)


def _opposite(one: NumberCell, other: Number) -> bool:
    nothing, number = one.difference
    return type(nothing) is int and nothing == 0 and _same(number, other)


def _chosen(flag: FlagCell, then: Number, otherwise: Number) -> Number:
    """The bits in which the two differ, turned round in the one where the flag holds.

    Less than that is done where one of them is the other less something, or its opposite.
    """
    if isinstance(then, NumberCell) and _same(then.difference[0], otherwise):
        return _hull(np.subtract, otherwise, choose(flag, then.difference[1], 0), (then, otherwise))
    if isinstance(otherwise, NumberCell) and _opposite(otherwise, then):
        turned = _mask(_no(flag))
        bits = _hull(np.bitwise_xor, then, turned, _ANY)
        return _hull(np.subtract, bits, turned, (then, otherwise))
    if type(then) is type(otherwise) is int:
        differ = then ^ otherwise
    else:
        differ = _hull(np.bitwise_xor, then, otherwise, _ANY)
    turned = _hull(np.bitwise_and, _mask(flag), differ, _ANY)
    return _hull(np.bitwise_xor, turned, otherwise, (then, otherwise))


def _hull(does: Callable[..., Any], one: Number, other: Number, within: tuple[Any, Any]) -> Number:
    """A number made of bits, from the least to the most of those it must be one of."""
    bounds = [bound for value in within for bound in _bounds(value)]
    return _number(does, one, other, min(bounds), max(bounds))


def _no_flag(*_: object) -> NoReturn:
    raise TypeError("a number is no flag: a rule decides on a comparison, never on a number")


def _halved(number: NumberCell) -> Number:
    return _number(np.right_shift, number, 1, number.low // 2, number.high // 2)


join(FlagCell, Reading(_choose, _no, _both))
join(NumberCell, Reading(_no_flag, _no_flag, _no_flag, _halved))


def cell(sheet: Sheet, kind: Any) -> Cell:
    """An input, as the next line of the sheet: FLAG, or the range of a number."""
    makes = FLAG if kind is FLAG else BYTE
    line = sheet.setdefault(Line(None, len(sheet), None, makes, makes), len(sheet))
    return FlagCell(sheet, line) if kind is FLAG else NumberCell(sheet, line, kind[0], kind[-1])
