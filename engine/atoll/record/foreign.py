"""The log of another program, as JSON, told as a record: the referee then names the log's lines.

A converter is a function of who has the log. It is given what the log holds and yields the lines of
a record, each with the object of the log that it comes from.
"""

import json
import re
from collections.abc import Callable, Generator, Iterable, Iterator
from os import PathLike
from typing import Any

from atoll.own_function import blamed
from atoll.record.entries import Entry
from atoll.record.lines import (
    LARGEST,
    MOST_LINES,
    PACKED,
    STANDARD_INPUT,
    LineError,
    object_of,
    opened,
)

_LINES = (".jsonl", ".ndjson")
_SIGN = re.compile(r"\S")
_MARK = re.compile(r'"(?:[^"\\]++|\\.)*+"|[{}\n]')
"""What tells where objects begin and end: braces, but for those of texts, and ends of lines."""
_FORM = "yield an object of the log and a line of the record, as in `yield turn, {...}`"


class LogError(LineError):
    """Something in a log that cannot be read or told; `line` is the log's."""

    def __init__(self, line: int, reason: str) -> None:
        """Keep the line."""
        self.line = line
        super().__init__(reason)


class Logged(dict[str, Any]):
    """An object of a log: a dict that knows its `line`, and tells it where a key is missing."""

    def __init__(self, found: dict[str, Any], line: int) -> None:
        """Keep the line."""
        super().__init__(found)
        self.line = line

    def __missing__(self, key: str) -> Any:
        """Errors: LogError."""
        keys = ", ".join(self) or "none"
        raise self.wrong(f"the object of the log has no `{key}`; its keys are {keys}.")

    def wrong(self, reason: str) -> LogError:
        """What is wrong with it, for a converter to raise."""
        return LogError(self.line, reason)


Converter = Callable[[Any], Iterable[tuple[Logged, Entry]]]
"""What the log holds, to the lines of a record; each comes from an object of the log."""


def read_log(path: str | PathLike[str]) -> Any:
    """What a log holds, its objects as Logged; of JSON Lines, a list of the values.

    Errors: OSError, LogError.
    """
    try:
        with opened(path) as file:
            read = file.read(LARGEST + 1)
            text = read.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise LogError(line, "this is not UTF-8; save the log as UTF-8.") from None
    if len(read) > LARGEST:
        raise LogError(1, f"the log holds more than {LARGEST:,} bytes; keep one game in a log.")
    values = [*_values(text)]
    is_lines = str(path).removesuffix(PACKED).endswith((*_LINES, STANDARD_INPUT))
    return values if is_lines or len(values) != 1 else values[0]


def _values(text: str) -> Iterator[Any]:
    """The values that stand one behind the other. Errors: LogError."""
    place, begun = 0, _begun(text)
    decoder = json.JSONDecoder(object_pairs_hook=lambda pairs: Logged(dict(pairs), next(begun)))
    while sign := _SIGN.search(text, place):
        try:
            value, place = decoder.raw_decode(text, sign.start())
        except json.JSONDecodeError as error:
            raise LogError(
                error.lineno, f"not JSON at column {error.colno}: {error.msg}."
            ) from None
        except RecursionError:
            raise LogError(1, "the values are nested too deep.") from None
        yield value


def _begun(text: str) -> Iterator[int]:
    """The lines where objects begin, in the order in which these end."""
    line, open_ones = 1, list[int]()
    for mark in _MARK.finditer(text):
        if mark[0] == "\n":
            line += 1
        elif mark[0] == "{":
            open_ones.append(line)
        elif mark[0] == "}" and open_ones:
            yield open_ones.pop()


def converted(path: str | PathLike[str], by: Converter) -> Generator[tuple[int, Entry], None, None]:
    """The lines of a record, each with the line of the log. Errors: OSError, LogError.

    What the converter cannot do names the last object of the log that it has told of.
    """
    line = 1
    try:
        for number, told in enumerate(by(read_log(path)), start=1):
            line, entry = _line(told, line, number)
            yield line, entry
    except (LogError, OSError, KeyboardInterrupt, GeneratorExit):
        raise
    except BaseException as error:  # of a stranger's code, which can end in anything
        reason = f"the converter cannot tell this: {blamed(error, __file__)}"
        raise LogError(line, reason) from error


def _line(told: object, line: int, number: int) -> tuple[int, Entry]:
    """A line of the record, as it would be read of a file, with that of the log."""
    if number > MOST_LINES:
        most = f"{MOST_LINES:,} lines; keep one game in a log"
        raise LogError(line, f"the converter tells more than {most}.")
    match told:
        case (Logged() as at, dict() as entry):
            try:
                return at.line, object_of(json.dumps(entry).encode())
            except (TypeError, ValueError) as error:
                raise LogError(at.line, f"no record can say this: {error}.") from None
    raise LogError(line, f"the converter says {str(told)[:60]}; {_FORM}.")
