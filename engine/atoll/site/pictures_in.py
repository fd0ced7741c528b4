"""Pictures in another language: what stands in them, what is read out, what is told of each."""

import re
from html import escape, unescape

from atoll.book.told_in import Telling
from atoll.site.stepped import Shown

__all__ = ["picture_in", "shown_in"]

_WORDS = re.compile(
    r"(?P<open><(?:text class=\"(?P<plate>[\w-]+)\"|title|desc)[^>]*>)(?P<words>[^<]+)"
)
_LETTERS = "on-"
"""How the plates begin whose texts are letters on pieces."""
_SENTENCE = re.compile(r"(?<=[.]) (?=[A-Z0-9])")


def picture_in(svg: str, telling: Telling) -> str:
    """A picture as it is told in a language. Raises BookError where a word is missing."""
    return _WORDS.sub(lambda found: found["open"] + _told(found, telling), svg)


def shown_in(one: Shown, telling: Telling) -> Shown:
    """A moment of an example in a language. Raises BookError where a sentence is missing."""
    told = [each._replace(sentence=telling.event(each.sentence)) for each in one.told]
    return one._replace(
        by=_moved(one.by, telling), told=told, picture=picture_in(one.picture, telling)
    )


def _moved(by: str, telling: Telling) -> str:
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
