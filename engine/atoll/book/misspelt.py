"""A word that nobody has written, and the one that was meant."""

from collections.abc import Mapping

__all__ = ["corrected", "slips"]

_SHORTEST = 4
_LONG = 8
"""From this length on a word may have two slips."""


def corrected(word: str, known: Mapping[str, int]) -> str:
    """The known word that is meant: the nearest, of these the most frequent, or itself.

    `known` says how often each word stands there. The first letter is always right.
    """
    if word in known or len(word) < _SHORTEST or not word.isalpha():
        return word
    most = 2 if len(word) >= _LONG else 1
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
