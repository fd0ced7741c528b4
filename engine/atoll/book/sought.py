"""A word that is looked for: as it was meant, the words near to it, and its other names."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from atoll.book.heard import Heard, plain, stem

NEARNESS = {"other_name": 0.9, "begins": 0.75, "ends": 0.65}
"""What a word counts that is another name of one, or begins or ends with it, or the other way."""

Names = tuple[frozenset[str], ...]
"""The names of one thing, each of one word or of several."""

_OTHER = NEARNESS["other_name"]
_LONG, _LONGER = 4, 5
"""So many letters has a word that begins another one, or ends it."""

_PART = 4
"""So many letters has each part of a word that is put together, at least."""
_JOINTS = ("", "s", "n", "en", "es")


class Sought(NamedTuple):
    """A word that is looked for: words near to it, and how near, and names of several words."""

    near: Mapping[str, float]
    several: Names

    @property
    def telling(self) -> frozenset[str]:
        """All words that tell of it, in names of one word or of several."""
        return frozenset(self.near).union(*self.several)

    def within(self, text: frozenset[str]) -> float:
        """How much of it a text holds: itself, another name of it, or a part."""
        best = max((self.near[word] for word in text & self.near.keys()), default=0.0)
        named = best < _OTHER and any(name <= text for name in self.several)
        return _OTHER if named else best


class Things(NamedTuple):
    """The words of the pages, and the names of the things of a game."""

    words: frozenset[str]
    names: Sequence[Names]


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


def sought(word: str, heard: Heard, things: Things) -> Sought:
    """A word, with all names of the things that it names, alone or with others that are heard."""
    named = (one for one in things.names if any(word in name <= heard.tells for name in one))
    every = dict.fromkeys(name for one in named for name in one)
    near = dict(_near(word, things.words))
    for one in (one for name in every if len(name) == 1 for one in name):
        near[one] = max(near.get(one, 0), _OTHER)
    several = (name for name in every if len(name) > 1 and name <= things.words)
    return Sought(near, tuple(several))


@cache
def _near(word: str, words: frozenset[str]) -> Mapping[str, float]:
    """Of the words that are there those near to a word, and how near."""
    return {one: close for one in words if (close := _nearness(word, one))}


def _nearness(word: str, other: str) -> float:
    """How near two words are: a part of one counts less than the whole."""
    if word == other:
        return 1
    short, long = (word, other) if len(word) <= len(other) else (other, word)
    if len(short) >= _LONG and long.startswith(short):
        return NEARNESS["begins"]
    return NEARNESS["ends"] if len(short) >= _LONGER and long.endswith(short) else 0


# Misspelt words


_SHORTEST = 4
_TWO_SLIPS = 8
"""From this length on a word may have two slips."""


def corrected(word: str, known: Mapping[str, int]) -> str:
    """The known word that is meant: the nearest, of these the most frequent, or itself.

    `known` says how often each word stands there. The first letter is always right.
    """
    if word in known or len(word) < _SHORTEST or not word.isalpha():
        return word
    most = 2 if len(word) >= _TWO_SLIPS else 1
    near = [one for one in known if one[0] == word[0] and abs(len(one) - len(word)) <= most]
    found = ((slips(word, one), -known[one], one) for one in near if len(one) >= _SHORTEST)
    return min((one for one in found if one[0] <= most), default=(0, 0, word))[2]


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
