"""Words as they are heard: without dots, capitals and endings, the small ones apart, as meant."""

import re
import tomllib
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

_PARTICIPLE = re.compile(
    "^(ab|an|auf|aus|bei|beiseite|durch|ein|hin|mit|nach|um|vor|weg|zu|zuruck)?ge(?=.{3,}t$|.{5,}$)"
)
"""What goes before the middle of a German participle: gelegt, weggelegt."""

_UNDOUBLED = 3
_ENDINGS = {"ing": 3, "ung": 4, "est": 4, "ed": 3, "en": 3, "er": 4, "em": 4, "e": 3, "t": 3}
"""The endings of English and German words, and how much of a word is left at least."""


class Heard(NamedTuple):
    """A text as it is heard: the words that tell something, and the small ones, as one of each."""

    tells: frozenset[str]
    small: frozenset[str]


class Everyday(NamedTuple):
    """Words of any game: what small words stand for, forms of words, and what means the same."""

    small: Mapping[str, str]
    faint: frozenset[str]
    forms: Mapping[str, str]
    same: tuple[tuple[str, ...], ...]


@cache
def everyday() -> Everyday:
    """The words that people ask with, from everyday.toml."""
    read = tomllib.loads(Path(__file__).with_name("everyday.toml").read_text(encoding="utf-8"))
    small = dict.fromkeys(plain(read["noise"]), "") | _first_of_each(read["small"])
    same = tuple(map(tuple, read["same"]))
    return Everyday(small, frozenset(plain(read["faint"])), _first_of_each(read["forms"]), same)


def _first_of_each(lines: str) -> dict[str, str]:
    """Of every word of a line the first one."""
    every = map(plain, lines.strip().splitlines())
    return {word: line[0] for line in every for word in line}


@cache
def plain(text: str) -> tuple[str, ...]:
    """The words of a text in small letters without dots: Hütte, huette and hutte are one."""
    whole = text.lower().replace("ß", "ss").replace("each other", "einander")  # not each of them
    apart = unicodedata.normalize("NFKD", whole)
    bare = "".join(one for one in apart if not unicodedata.combining(one)).replace("n't", "nt")
    return tuple(re.findall(r"[^\W\d_]+|[0-9]+", re.sub("([aou])e", r"\1", bare)))


@cache
def stem(word: str) -> str:
    """A word without endings, of English or German, and without a doubled last letter."""
    if word in (forms := everyday().forms):
        return forms[word]
    word = _PARTICIPLE.sub(r"\1", word)
    word = re.sub("(?<=[^aeiou])y$", "i", re.sub("(?<=[^s])s$|(?<=e[lr])n$", "", word))
    while fits := [one for one, left in _ENDINGS.items() if word[left:].endswith(one)]:
        word = word.removesuffix(fits[0])
    return word[:-1] if len(word) > _UNDOUBLED and word[-1] == word[-2] else word


def hear(every: Iterable[str]) -> Heard:
    """Plain words, as they are heard."""
    told, small = [*every], everyday().small
    tells = frozenset(stem(one) for one in told if one not in small)
    return Heard(tells, frozenset(filter(None, (small.get(one) for one in told))))


def names(every: Iterable[str]) -> tuple[frozenset[str], ...]:
    """The names of one thing, each as what it tells; those that tell nothing are left out."""
    heard = ({stem(word) for word in plain(one) if word not in everyday().small} for one in every)
    return tuple(dict.fromkeys(frozenset(one) for one in heard if one))


# Words as they were meant: put together, or misspelt


_PART = _SHORTEST = 4
"""So many letters has each part of a word that is put together, or a word to correct, at least."""
_JOINTS = ("", "s", "n", "en", "es")
_TWO_SLIPS = 8
"""From this length on a word may have two slips."""


def spelled(text: str, known: Mapping[str, int], words: Collection[str]) -> list[str]:
    """The words of a text as they were meant: put together from known ones, or misspelt.

    `known` says how often each word stands there, and `words` are all stems that do.
    """
    there = (
        [word] if word in known or stem(word) in words else parted(word, known)
        for word in plain(text)
    )
    return [one for every in there for one in every]


def parted(word: str, known: Mapping[str, int]) -> list[str]:
    """The two known words that a word is put together from, as Rundenende, or what was meant."""
    for at in range(len(word) - _PART, _PART - 1, -1):
        first, last = word[:at], word[at:]
        bare = (first.removesuffix(one) for one in _JOINTS if first.endswith(one))
        found = next((one for one in bare if len(one) >= _PART and one in known), "")
        if found and last in known:
            return [found, last]
    return [corrected(word, known)]


def corrected(word: str, known: Mapping[str, int]) -> str:
    """The known word that is meant: the nearest, of these the most frequent, or itself.

    `known` says how often each word stands there. The first letter is always right.
    """
    if word in known or len(word) < _SHORTEST or not word.isalpha():
        return word
    most = 2 if len(word) >= _TWO_SLIPS else 1
    alike = {one: n for one, n in known.items() if one[0] == word[0] and len(one) >= _SHORTEST}
    return closest(word, alike, most) or word


def closest(word: str, known: Mapping[str, int], most: int) -> str:
    """The known word with the fewest slips, of these the most frequent; none with too many."""
    near = (one for one in known if abs(len(one) - len(word)) <= most)
    found = ((slips(word, one), -known[one], one) for one in near)
    return min((one for one in found if one[0] <= most), default=(0, 0, ""))[2]


def slips(one: str, other: str) -> float:
    """How many letters are missing, too many or wrong; two that change places are half a slip.

    >>> slips("darw", "draw"), slips("darw", "darf")
    (0.5, 1)
    """
    before: list[float] = []
    row: list[float] = [*range(len(other) + 1)]
    for place, letter in enumerate(one, 1):
        earlier, before, row = before, row, [place]
        for at, wanted in enumerate(other, 1):
            cheapest = min(before[at] + 1, row[-1] + 1, before[at - 1] + (letter != wanted))
            if place > 1 < at and letter == other[at - 2] and one[place - 2] == wanted:
                cheapest = min(cheapest, earlier[at - 2] + 0.5)
            row.append(cheapest)
    return row[-1]
