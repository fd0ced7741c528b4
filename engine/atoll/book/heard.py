"""Words that somebody looks for, what a game calls them, and how many of them a text holds."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from atoll.book.glossary import Term, glossary
from atoll.book.tellings import meant
from atoll.home import HOME

__all__ = ["Sought", "Weight", "held", "sought", "stem", "telling", "words"]

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


@lru_cache(maxsize=1 << 12)
def words(text: str) -> tuple[str, ...]:
    """The words of a text, each once."""
    return (*dict.fromkeys(re.findall(r"[^\W_]+", text.casefold())),)


def telling(every: Iterable[str]) -> list[str]:
    """Those of the words that say what is asked."""
    return [word for word in every if not _SMALL.fullmatch(word)]


def sought(wanted: Iterable[str], game: str = "", home: Path = HOME) -> tuple[Sought, ...]:
    """The words as a game has them: by its glossary, in any language; as they are without one."""
    terms, every = glossary(game, home) if game else (), [*wanted]
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


def held(wanted: Iterable[Sought], text: str, weight: Weight = lambda _: 1) -> float:
    """How many of the words a text holds, at least as beginnings; by another name it is less."""
    there = words(text)
    return sum(weight(one) * _holds(one, there) for one in wanted)


def _holds(one: Sought, there: Sequence[str]) -> float:
    if _begins(one.word, there):
        return 1
    return _OTHER_NAME * any(all(_stands(part, there) for part in phrase) for phrase in one.called)


def _stands(part: str, there: Iterable[str]) -> bool:
    """Whether a word is there, or its plural."""
    return not {part, f"{part}s", f"{part}es"}.isdisjoint(there)


def _begins(part: str, there: Iterable[str]) -> bool:
    """Whether one of the words begins so; a word of one or two letters is whole."""
    return part in there or (len(part) > 2 and any(word.startswith(part) for word in there))


def stem(word: str) -> str:
    """A word without the s of a plural or a verb."""
    return word.removesuffix("s") if len(word) > 3 else word
