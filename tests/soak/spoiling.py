"""Good files made bad in ways that people, programs and disks make them bad."""

import re
from collections.abc import Callable, Sequence
from random import Random

_TOKEN = re.compile(rb"\w+|[^\w\s]|\s+")
_STRANGE = (
    *(b"", b"\x00", b"\xff", b"\xed\xa0\x80", b"\n", b"\r", b'"', b"\\", b"{", b"]", b"|", b"#"),
    *(b"-1", b"0", b"1e999", b"NaN", b"9" * 40, b"1.5", b"null", b"true", b"[]", b"{}"),
    *("\N{ARABIC-INDIC DIGIT TWO}".encode(), "½".encode(), "\N{RIGHT-TO-LEFT OVERRIDE}".encode()),
)


def spoiled(good: bytes, luck: Random) -> bytes:
    """The file with one to three faults; now and then none of them changes anything."""
    for _ in range(luck.choice((1, 1, 2, 3))):
        good = luck.choice(_WAYS)(good, luck)
    return good


def _cut(text: bytes, luck: Random) -> bytes:
    begin = luck.randrange(len(text) + 1)
    return text[:begin] + text[begin + luck.choice((1, 3, 40, len(text))) :]


def _changed(text: bytes, luck: Random) -> bytes:
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(_STRANGE) + text[at + luck.randrange(2) :]


def _token(text: bytes, luck: Random) -> bytes:
    """One word or sign becomes something strange, or another word or sign of the file."""
    tokens = _TOKEN.findall(text) or [b""]
    at = luck.randrange(len(tokens))
    tokens[at] = luck.choice((luck.choice(tokens), luck.choice(_STRANGE)))
    return b"".join(tokens)


def _number(text: bytes, luck: Random) -> bytes:
    """One number becomes another."""
    numbers = [*re.finditer(rb"[0-9]+", text)]
    if not numbers:
        return text
    one = luck.choice(numbers)
    return (
        text[: one.start()] + str(luck.choice((0, 1, 3, 5, 9, 41, 85))).encode() + text[one.end() :]
    )


def _lines(change: Callable[[list[bytes], Random], Sequence[bytes]]) -> Callable[..., bytes]:
    def way(text: bytes, luck: Random) -> bytes:
        lines = text.splitlines(keepends=True)
        return b"".join(change(lines, luck)) if lines else text

    return way


def _twice(lines: list[bytes], luck: Random) -> list[bytes]:
    return [*lines[: (at := luck.randrange(len(lines)) + 1)], lines[at - 1], *lines[at:]]


def _gone(lines: list[bytes], luck: Random) -> list[bytes]:
    at = luck.randrange(len(lines))
    return lines[:at] + lines[at + 1 :]


def _swapped(lines: list[bytes], luck: Random) -> list[bytes]:
    one, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return lines


_WAYS: Sequence[Callable[[bytes, Random], bytes]] = (
    *(_cut, _changed, _token, _token, _number, _number),
    *(_lines(_twice), _lines(_gone), _lines(_swapped)),
)
