"""Words that somebody looks for, what a game calls them, and how many of them a text holds."""

import re
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from atoll.book.glossary import Term
from atoll.book.tellings import meant

__all__ = ["Sought", "Text", "Weight", "held", "sought", "stem", "telling", "text", "words"]

Weight = Callable[["Sought"], float]
"""How much a word counts."""

_OTHER_NAME = 0.9
"""A text that calls a thing as the game does holds it a little less than one with the very word."""
_SMALL = re.compile(
    "a|all|am|an|and|any|are|as|at|be|by|can|could|do|does|for|from|gets?|ha[ds]|have|how|i|if|in|is|it|"
    "its|m|may|me|more|much|my|of|on|or|our|players?|s|should|so|t|that|the|their|them|then|there|these|they|"
    "this|to|us|was|we|were|what|when|where|which|who|whom|whose|why|will|with|you|your|"
    "auf|aus|bei|beim|bekomm[et]?n?|bringt|darf|das|dem|den|der|des|die|ein|eine[mnrs]?|es|haben?|"
    "hat|ich|ist|kann|man|mein|mit|muss|oder|passiert|sich|sie|sind|und|viele?|vo[mn]|wann|warum|"
    "was|welche[rs]?|wenn|wer|werden|wie|wir|wird|zu[mr]?"
)


class Sought(NamedTuple):
    """A word that is looked for, without the s of a plural or a verb, and what a game calls it."""

    word: str
    called: tuple[tuple[str, ...], ...] = ()


class Text(NamedTuple):
    """The words of a text, each once and in the order of the alphabet."""

    words: tuple[str, ...]

    def union(self, *others: "Text") -> "Text":
        """The words of several texts."""
        return Text((*sorted({word for one in (self, *others) for word in one.words}),))

    def holds(self, word: str) -> bool:
        """Whether a word is there."""
        return self._nearest(word) == word

    def begins(self, part: str) -> bool:
        """Whether one of the words begins so; a word of one or two letters is whole."""
        nearest = self._nearest(part)
        return nearest == part or (len(part) > 2 and nearest.startswith(part))

    def _nearest(self, word: str) -> str:
        """The word itself, or the one that follows where it would stand, or none."""
        place = bisect_left(self.words, word)
        return self.words[place] if place < len(self.words) else ""


def words(text: str) -> tuple[str, ...]:
    """The words of a text, each once."""
    return (*dict.fromkeys(re.findall(r"[^\W_]+", text.casefold())),)


def text(written: str) -> Text:
    """A text, to look words up in."""
    return Text((*sorted(words(written)),))


def telling(every: Iterable[str]) -> list[str]:
    """Those of the words that say what is asked."""
    return [word for word in every if not _SMALL.fullmatch(word)]


def sought(wanted: Iterable[str], terms: Sequence[Term] = ()) -> tuple[Sought, ...]:
    """The words as a game has them: by its terms, in any language; as they are without one."""
    every = [*wanted]
    return tuple(Sought(stem(word), tuple(_called(word, every, terms))) for word in every)


def _called(word: str, every: Iterable[str], terms: Sequence[Term]) -> Iterator[tuple[str, ...]]:
    """The terms that a word names, alone or with others, and their other forms."""
    there = {*map(stem, every)}
    for term in (*meant(word, terms), *(one for one in terms if _also(one, stem(word), there))):
        yield from (words(one) for one in (term.word, *term.forms))


def _also(term: Term, word: str, there: Collection[str]) -> bool:
    """Whether a word is in what people say for a term, and all of that is there."""
    said = ({*map(stem, words(one))} for one in term.also)
    return any(word in one and one <= {*there} for one in said)


def held(wanted: Iterable[Sought], there: Text, weight: Weight = lambda _: 1) -> float:
    """How many of the words a text holds, at least as beginnings; by another name it is less."""
    return sum(weight(one) * _holds(one, there) for one in wanted)


def _holds(one: Sought, there: Text) -> float:
    if there.begins(one.word):
        return 1
    return _OTHER_NAME * any(all(_stands(part, there) for part in phrase) for phrase in one.called)


def _stands(part: str, there: Text) -> bool:
    """Whether a word is there, or its plural."""
    return any(map(there.holds, (part, f"{part}s", f"{part}es")))


def stem(word: str) -> str:
    """A word without the s of a plural or a verb."""
    return word.removesuffix("s") if len(word) > 3 else word
