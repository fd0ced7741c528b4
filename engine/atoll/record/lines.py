"""Lines of JSON from a file that anyone may have written: one object a line, within limits.

One line is in memory at a time, and no line of a record needs more than a few kilobytes.
"""

import gzip
import json
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from os import PathLike
from typing import Any, BinaryIO, NoReturn, cast

from atoll.printable import printable
from atoll.strangers import regular
from atoll.table.play import composed

LONGEST_LINE = 1_000_000
"""The most bytes of a line, its end included."""
LARGEST = 20_000_000
"""The most bytes of a record or a log, unpacked."""
MOST_LINES = 200_000
"""The most lines of a record, blank ones counted too."""
LONGEST_NUMBER = 40
"""The most digits of a number."""
DEEPEST = 40
"""The most lists and objects in one another."""
PACKED = ".gz"
STANDARD_INPUT = "-"


class LineError(ValueError):
    """What stands on a `line` is not one JSON object; the message names the fix."""

    line: int | None = None


@contextmanager
def opened(path: str | PathLike[str]) -> Iterator[BinaryIO]:
    """A file to read: standard input for `-`, and unpacked where its name ends with .gz.

    Errors: OSError.
    """
    if str(path) == STANDARD_INPUT:
        yield sys.stdin.buffer
        return
    with regular(path) as file:
        yield cast(BinaryIO, gzip.GzipFile(fileobj=file)) if str(path).endswith(PACKED) else file


def raw_lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Every line that is not blank with its number from 1; one that is too long is cut short.

    Errors: OSError.
    """
    read = 0
    for number in count(1):
        try:
            raw = file.readline(LONGEST_LINE + 1)
        except (EOFError, zlib.error) as error:
            raise OSError(f"what is packed is broken ({error})") from None
        if not raw:
            return
        read += len(raw)
        if read > LARGEST or number > MOST_LINES:
            most = f"{LARGEST:,} bytes or {MOST_LINES:,} lines"
            raise OSError(f"it holds more than {most}; keep one game in a record")
        if raw.strip() or len(raw) > LONGEST_LINE:
            yield number, raw


def lines_of(path: str | PathLike[str]) -> Iterator[tuple[int, bytes]]:
    """The lines of a file. Errors: OSError."""
    with opened(path) as file:
        yield from raw_lines(file)


def entries(lines: Iterable[tuple[int, bytes]]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The object of each line, with its number. Errors: those of the lines, LineError."""
    for number, raw in lines:
        try:
            found = object_of(raw)
        except LineError as error:
            error.line = number
            raise
        yield number, found


def object_of(raw: bytes) -> dict[str, Any]:
    """The object of a line. A byte order mark before it and a carriage return after it may stand.

    A last line without its end is read like any other: as no part of an object is an object, one
    that was cut off while it was written is never taken for a whole one.
    Errors: LineError.
    """
    if len(raw) > LONGEST_LINE:
        raise LineError(f"the line is longer than {LONGEST_LINE:,} bytes; write one move per line.")
    try:
        found = _DECODER.decode(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise LineError(f"byte {error.start + 1} is not UTF-8; save the file as UTF-8.") from None
    except json.JSONDecodeError as error:
        cut = ", and the line has no end: if it was cut off, delete it"
        fix = "; write one object per line" if raw.endswith(b"\n") else cut
        raise LineError(f"not JSON at column {error.colno} ({error.msg}){fix}.") from None
    except RecursionError:
        raise LineError(_DEEP) from None
    if not _is_flat(found):
        raise LineError(_DEEP)
    if not isinstance(found, dict):
        raise LineError('the line is no object; write for example {"seat": "Ana", "move": "keep"}.')
    whole: dict[str, Any] = composed(found)
    return whole


_DEEP = f"the values are nested too deep; write at most {DEEPEST} of them in one another."


def _is_flat(value: Any, depth: int = 0) -> bool:
    """Whether no more lists and objects are in one another than may be."""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return depth < DEEPEST and all(_is_flat(one, depth + 1) for one in inner)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in ((composed(name), value) for name, value in pairs):
        if name in found:
            raise LineError(
                f"`{printable(name[:60])}` stands twice in one object; leave one of them out."
            )
        found[name] = value
    return found


def _integer(text: str) -> int:
    if (digits := len(text.removeprefix("-"))) > LONGEST_NUMBER:
        raise LineError(f"a number has {digits} digits; write at most {LONGEST_NUMBER}.")
    return int(text)


def _float(text: str) -> float:
    number = float(text)
    return _integer(f"{number:.0f}") if number.is_integer() else number


def _constant(name: str) -> NoReturn:
    raise LineError(f"{name} is no number in JSON; write a whole number.")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_integer, parse_float=_float, parse_constant=_constant
)
