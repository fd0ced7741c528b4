"""The words of a game, docs/<game>/glossary.toml: what each means, where it is defined and used."""

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from atoll.book import languages, rules
from atoll.book.lines import records, refuse
from atoll.home import HOME, file_of

_NONE: Mapping[str, tuple[str, ...]] = MappingProxyType({})


class Term(NamedTuple):
    """One word of a game.

    `translations` has the words of each language, `de` -> ("Gebot",); `also` is what people say
    for it, and `also_in` what they say in each language. `rules` define it; the text of those in
    `uses` holds it, or one of its `forms`. `said_by` is the document that has a translation.
    """

    word: str
    means: str
    rules: tuple[str, ...]
    file: Path
    line: int
    forms: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    also_in: Mapping[str, tuple[str, ...]] = _NONE
    translations: Mapping[str, tuple[str, ...]] = _NONE
    said_by: Mapping[str, str] = MappingProxyType({})
    uses: tuple[str, ...] = ()

    @property
    def languages(self) -> tuple[str, ...]:
        """The other languages it has words of: those of their texts, and those people say."""
        return (*dict.fromkeys([*self.translations, *self.also_in]),)


def glossary(game: str, home: Path = HOME) -> tuple[Term, ...]:
    """The words of a game in alphabetical order; none, where it has no glossary.

    Raises:
        BookError: the file is malformed, or an entry names no rule.
    """
    found = records(file_of(f"docs/{game}/glossary.toml", home), "term", Term, made=("uses",))
    if not found:
        return ()
    said = {
        one.id: " ".join(" ".join([one.title, one.statement, *one.notes]).split())
        for one in rules(game, home).values()
    }
    spoken = languages(game, home)
    for term in found:
        for problem in _wrong(term, said, spoken):
            refuse(term.file, term.line, problem)
    for before, after in pairwise(found):
        if before.word.casefold() >= after.word.casefold():
            problem = f"{after.word} follows {before.word}; put the words in order, each once."
            refuse(after.file, after.line, problem)
    return tuple(one._replace(uses=_uses(one, said)) for one in found)


def _wrong(term: Term, rules: Iterable[str], spoken: Iterable[str]) -> Iterable[str]:
    """What an entry lacks: words of each language the rules have, which name who says them."""
    for language in spoken:
        if not term.translations.get(language):
            yield f'the rules have this language: give translations.{language} = ["…"].'
    for word in term.said_by.keys() - {one for said in term.translations.values() for one in said}:
        yield f"{word} is none of the translations; give the word as it stands there."
    for name in term.rules:
        if name not in rules:
            yield f"{name} is no rule; correct it."


def _uses(term: Term, said: Mapping[str, str]) -> tuple[str, ...]:
    """The rules whose text holds the word, or a form of it."""
    held = re.compile("|".join(map(_inflected, (term.word, *term.forms))), re.IGNORECASE)
    return tuple(rule for rule, text in said.items() if held.search(text))


def _inflected(word: str) -> str:
    """A whole word, also with the ending of a plural or a verb: rows, boxes, swapped, analysing."""
    stem, last = re.escape(word.removesuffix("e")), re.escape(word[-1])
    endings = "e[sd]?|ing" if word.endswith("e") else f"(?:{last}?(?:ed|ing)|e?s)?"
    return rf"\b{stem}(?:{endings})\b"
