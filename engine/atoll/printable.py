"""What strangers wrote: as it may be shown, so that no sign of it acts there, and their numbers."""

import json
import unicodedata
from typing import Any

_ACTING = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Control characters, marks of direction, halves of signs, and the ends of lines and paragraphs."""


def printable(text: str) -> str:
    r"""A text on one line, in which a sign that would act is written as JSON writes it.

    >>> printable("good.jsonl:1: legal\n\x1b[2J")
    'good.jsonl:1: legal\\n\\u001b[2J'
    """
    if text.isprintable():
        return text
    return "".join(
        json.dumps(one)[1:-1] if unicodedata.category(one) in _ACTING else one for one in text
    )


def throughout(read: Any) -> Any:
    """What was read as JSON, with every text in it, and every name, printable."""
    if isinstance(read, dict):
        return {printable(name): throughout(one) for name, one in read.items()}
    if isinstance(read, list):
        return [*map(throughout, read)]
    return printable(read) if isinstance(read, str) else read


def lines(text: str) -> str:
    """Several lines, each printable."""
    return "\n".join(map(printable, text.split("\n")))


# Numbers as people type them, in the digits 0 to 9 and no other script; and as JSON has them


def is_number(text: str) -> bool:
    """Whether a text is a whole number from 0 on.

    >>> is_number("12"), is_number("-1"), is_number("\N{ARABIC-INDIC DIGIT ONE}")
    (True, False, False)
    """
    return text.isascii() and text.isdecimal()


def whole(value: object) -> object:
    """A number without a fraction as the whole number that it is, as in JSON Schema; else the same.

    >>> whole(7.0), whole(7.5), whole(True)
    (7, 7.5, True)
    """
    return int(value) if isinstance(value, float) and value.is_integer() else value
