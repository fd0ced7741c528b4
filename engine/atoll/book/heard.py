"""Words as they are heard: without dots, capitals and endings, the small ones apart."""

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
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
