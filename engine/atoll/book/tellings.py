"""The rules as each language tells them, and the words that a term of a glossary goes by."""

import unicodedata
from collections.abc import Iterable
from pathlib import Path

from atoll import book
from atoll.book import Rule
from atoll.book.glossary import Term
from atoll.book.pairs import languages
from atoll.book.translated import translated
from atoll.home import HOME

__all__ = ["meant", "tellings"]

_SHORTEST = 4
"""A word may begin or end another from this length on: Kopf is no part of it, Schrumpfkopf is."""


def tellings(home: Path = HOME) -> list[list[Rule]]:
    """The rules of all games: in the original first, then in each language that has them."""
    games = book.games(home)
    original = [rule for game in games for rule in book.rules(game, home).values()]
    spoken = sorted({language for game in games for language in languages(game, home)})
    return [original, *([*_in_language(games, language, home)] for language in spoken)]


def _in_language(games: Iterable[str], language: str, home: Path) -> Iterable[Rule]:
    """Each rule with its title, statement and notes in this language."""
    for game in games:
        known = book.rules(game, home)
        if language in languages(game, home):
            for one in translated(game, language, home):
                yield known[one.rule]._replace(
                    title=one.title, statement=one.statement, notes=one.notes
                )


def meant(word: str, terms: Iterable[Term]) -> list[Term]:
    """The terms that a word names, itself or in another language; those that begin so, if none."""
    told = [(term, _told(term)) for term in terms]
    plain = _plain(word)
    exactly = [term for term, there in told if word in {term.word, *term.forms} or plain in there]
    return exactly or [term for term, there in told if any(_alike(plain, one) for one in there)]


def _told(term: Term) -> list[str]:
    """The words of the term's translations."""
    return [_plain(one) for told in term.translations.values() for one in " ".join(told).split()]


def _alike(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    return one == other or (len(short) >= _SHORTEST and long.startswith(short))


def _plain(text: str) -> str:
    """A text in small letters without the dots of ä, ö, ü."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
