"""The rules as each language tells them."""

from collections.abc import Iterable
from pathlib import Path

from atoll import book
from atoll.book import Rule
from atoll.book.pairs import languages
from atoll.book.translated import translated
from atoll.home import HOME

__all__ = ["tellings"]


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
