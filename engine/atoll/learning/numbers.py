"""Stable numbers for the moves of a game, from its notation.

A number is a whole move where its phrase makes few. Of a phrase that makes many, a move is spelled:
a number for the phrase, then one for each field, or several for a field whose texts nobody lists.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from math import prod

from atoll.learning.cells import NotListed
from atoll.table.contract import Move
from atoll.table.games import notation
from atoll.table.phrases import Field, Phrase

__all__ = ["WAIT", "Code", "Numbers", "numbers"]

WAIT = 0
"""What a seat says that has nothing to decide."""
FEW = 400
"""A phrase that makes so many moves has a number for each."""
Code = tuple[int, ...]
"""A move as the numbers that spell it."""


class Numbers:
    """The numbers of a game, from 0 to `size` less one; `texts` tells what each one says.

    They depend on the notation of the game alone: not on a table, on rulings, on who plays. No move
    begins with the numbers that spell another one.

    >>> numbers("fiji").texts[:3]
    ('wait', 'offer 1 blue', 'offer 2 blue')
    """

    def __init__(self, game: str) -> None:
        """Errors: UnknownGame, NotOffered, NotListed."""
        self._moves = notation(game).MOVES
        self._places = {text: place for place, text in enumerate(dict.fromkeys(self._every()))}
        self.texts = tuple(self._places)
        self.size = len(self.texts)
        self.code = cache(self._code)

    def _every(self) -> Iterator[str]:
        yield "wait"
        long = [phrase for phrase in self._moves.phrases if not _few(phrase)]
        for phrase in self._moves.phrases:
            if phrase not in long:
                yield from map(self._moves.write, map(self._moves.read, _texts(phrase)))
        yield from (phrase.text for phrase in long)
        for kind, field in _fields(long).items():
            yield from (_letter(kind, text) for text in field.every or field.letters)
        yield from ("end",) if long else ()

    def _code(self, move: Move) -> Code:
        """The numbers that spell a move. Errors: NotListed, where it has none."""
        text = self._moves.write(move)
        said = [text] if text in self._places else [*self._spelled(move)]
        if missing := [one for one in said if one not in self._places]:
            raise NotListed(f"{text}: {missing[0]} has no number")
        return tuple(self._places[one] for one in said)

    def _spelled(self, move: Move) -> Iterator[str]:
        phrase, texts = self._moves.parted(move)
        yield phrase.text
        for (name, field), text in zip(phrase.fields.items(), texts, strict=True):
            kind = phrase.types[name]
            yield from (_letter(kind, one) for one in _letters(field, text))
            if not field.every:
                yield "end"

    def ways(self, moves: Iterable[Move]) -> Mapping[Code, Move]:
        """Moves by the numbers that spell them. Errors: NotListed."""
        return {self.code(move): move for move in moves}


numbers = cache(Numbers)


def _few(phrase: Phrase) -> bool:
    lists = [field.every for field in phrase.fields.values()]
    return all(lists) and prod(map(len, lists)) <= FEW


def _texts(phrase: Phrase) -> Iterator[str]:
    every = (field.every for field in phrase.fields.values())
    for texts in product(*every):
        yield phrase.with_texts(dict(zip(phrase.fields, texts, strict=True)))


def _fields(phrases: Iterable[Phrase]) -> Mapping[str, Field]:
    """The fields of phrases by their types. Errors: NotListed."""
    found = {phrase.types[name]: one for phrase in phrases for name, one in phrase.fields.items()}
    if unknown := [kind for kind, field in found.items() if not (field.every or field.letters)]:
        raise NotListed(f"{unknown[0]}: list its texts in `every`, or give its `letters`")
    return found


def _letter(kind: str, text: str) -> str:
    return f"{kind} {text}"


def _letters(field: Field, text: str) -> Iterable[str]:
    """The text of a field, or the letters that it is put together from."""
    if field.every:
        return (text,)
    longest_first = sorted(field.letters, key=len, reverse=True)
    return re.findall("|".join(map(re.escape, longest_first)), text)
