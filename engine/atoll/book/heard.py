"""Words as they are heard: without dots, capitals and endings, and the small ones apart."""

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

__all__ = ["Heard", "everyday", "hear", "names", "plain", "stem"]

_ENDINGS = ("ing", "est", "es", "en", "er", "em", "e", "s", "n", "t")
_SHORTEST = 3
"""So much of a word is left at least."""


class Heard(NamedTuple):
    """A text as it is heard: the words that tell something, and the small ones, as one of each."""

    tells: frozenset[str]
    small: frozenset[str]


class Everyday(NamedTuple):
    """Words of any game: what each small word stands for, and words that mean the same."""

    small: Mapping[str, str]
    same: tuple[tuple[str, ...], ...]


@cache
def everyday() -> Everyday:
    """The words that people ask with, from everyday.toml."""
    read = tomllib.loads(Path(__file__).with_name("everyday.toml").read_text(encoding="utf-8"))
    small = dict.fromkeys(plain(read["noise"]), "")
    for line in read["small"].strip().splitlines():
        first, *others = plain(line)
        small |= dict.fromkeys((first, *others), first)
    return Everyday(small, tuple(map(tuple, read["same"])))


@cache
def plain(text: str) -> tuple[str, ...]:
    """The words of a text in small letters without dots: Hütte, huette and hutte are one."""
    apart = unicodedata.normalize("NFKD", text.lower().replace("ß", "ss"))
    bare = "".join(one for one in apart if not unicodedata.combining(one)).replace("n't", "nt")
    return tuple(re.findall(r"[^\W\d_]+|[0-9]+", re.sub("([aou])e", r"\1", bare)))


@cache
def stem(word: str) -> str:
    """A word without an ending, of English or German, and without a doubled last letter."""
    ending = next((one for one in _ENDINGS if word.endswith(one)), "")
    if len(word) - len(ending) >= _SHORTEST:
        word = word[: len(word) - len(ending)]
    return word[:-1] if len(word) > _SHORTEST and word[-1] == word[-2] else word


def hear(every: Iterable[str]) -> Heard:
    """Plain words, as they are heard."""
    told, small = [*every], everyday().small
    tells = frozenset(stem(one) for one in told if one not in small)
    return Heard(tells, frozenset(filter(None, (small.get(one) for one in told))))


def names(every: Iterable[str]) -> tuple[frozenset[str], ...]:
    """The names of one thing, each as what it tells; those that tell nothing are left out."""
    heard = ({stem(word) for word in plain(one) if word not in everyday().small} for one in every)
    return tuple(dict.fromkeys(frozenset(one) for one in heard if one))
