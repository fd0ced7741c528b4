"""Pictures in another language: what stands in them, and what is read out."""

import re
from html import escape, unescape

from atoll.book.told_in import Telling

__all__ = ["moved_in", "picture_in"]

_WORDS = re.compile(
    r"(?P<open><(?:text class=\"(?P<plate>[\w-]+)\"|title|desc)[^>]*>)(?P<words>[^<]+)"
)
_LETTERS = "on-"
"""How the plates begin whose texts are letters on pieces."""
_SENTENCE = re.compile(r"(?<=[.]) (?=[A-Z0-9])")


def picture_in(svg: str, telling: Telling) -> str:
    """A picture as it is told in a language. Raises BookError where a word is missing."""
    return _WORDS.sub(lambda found: found["open"] + _told(found, telling), svg)


def moved_in(by: str, telling: Telling) -> str:
    """Who moves and how, `Ana: offer 1 red`, as the step of an example that it is; or that step."""
    seat, sign, move = by.partition(": ")
    return telling.step(f"{seat} chooses to {move}" if sign else by) if by else ""


def _told(found: re.Match[str], telling: Telling) -> str:
    words, plate = unescape(found["words"]), found["plate"] or ""
    if plate.startswith(_LETTERS):
        return "".join(telling.letters.get(letter, letter) for letter in words)
    told = telling.pictured(words, plate) if plate else _sentences(words, telling)
    return escape(told, quote=False)


def _sentences(text: str, telling: Telling) -> str:
    """What is read out, sentence by sentence."""
    return " ".join(map(telling.pictured, _SENTENCE.split(text)))
