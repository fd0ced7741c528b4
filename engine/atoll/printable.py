"""What strangers wrote, as it may be shown: no sign of it acts on what shows it."""

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
