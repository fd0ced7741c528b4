"""The rule that is nearest to words of which no page speaks: docs/assets/rank.js names it too."""

from collections.abc import Collection, Iterable

from atoll.book.heard import plain
from atoll.book.indexed import Entry, Index
from atoll.book.ranking import rank

__all__ = ["nearest", "resembling"]

_ALIKE = 0.35


def nearest(words: str, index: Index, games: Collection[str]) -> Entry | None:
    """The rule that speaks of words that are spelled most like these, if any."""
    like = (_most_alike(word, index.known) for word in plain(words))
    hits = rank(" ".join(like), index, games)
    return next((one.entry for one in hits if one.entry.kind == "rule"), None)


def _most_alike(word: str, known: Iterable[str]) -> str:
    found = ((-how, one) for one in known if (how := resembling(word, one)) >= _ALIKE)
    return min(found, default=(0, ""))[1]


def resembling(one: str, other: str) -> float:
    """How alike two words are spelled: from 0, no three letters in common, to 1.

    >>> resembling("canoe", "canoes"), resembling("canoe", "hut")
    (0.7272727272727273, 0.0)
    """
    mine, theirs = _threes(one), _threes(other)
    return 2 * len(mine & theirs) / (len(mine) + len(theirs))


def _threes(word: str) -> frozenset[str]:
    between = f" {word} "
    return frozenset(between[at : at + 3] for at in range(len(word)))
