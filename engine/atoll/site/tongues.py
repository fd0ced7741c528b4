"""The languages of the book: what they are called, and what the pages say in them."""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from atoll.book import languages
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page

LANGUAGES = {"de": "Deutsch", "en": "English", "fr": "Français"}
_LABELS = Path(__file__).with_name("labels")


@cache
def labels(language: str) -> Mapping[str, Mapping[str, str]]:
    """What the pages say in a language, labels/<language>.toml; nothing where nobody wrote it."""
    file = _LABELS / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def said(text: str, language: str) -> str:
    """What a mark says, in a language; in English where nobody has given the words.

    >>> said("stated; 2 sentences inferred", "de")
    'belegt; 2 Sätze erschlossen'
    """
    words = labels(language).get("marks", {})
    known = "|".join(sorted(map(re.escape, words), key=len, reverse=True)) or "(?!)"
    return re.sub(rf"\b(?:{known})\b", lambda found: words[found[0]], text)


def called(language: str, games: Sequence[str]) -> str:
    """A language in the menu, with its game where it is the only one."""
    return f"{language} ({games[0]})" if len(games) == 1 else language


def spoken(facts: Facts) -> dict[str, Any]:
    """What the theme says in each language that a page is in; main.html and 404.html read it."""
    games: dict[str, list[str]] = {}
    for game in facts.games:
        for code in languages(game.name, facts.home):
            games.setdefault(code, []).append(game.title)
    known = ("header", "content", "footer", "scripts", "lost")
    return {
        code: {
            "menu": called(LANGUAGES.get(code, code), games[code]),
            "in_this": labels(code)["pages"]["in_this"],
            **{part: labels(code)[part] for part in known},
        }
        for code in sorted(games)
    }


def linked(pages: Iterable[Page | Asset]) -> list[Page | Asset]:
    """The pages, each that another one tells in its language linked back to that."""
    every = [*pages]
    back: dict[str, list[tuple[str, str]]] = {}
    for one in every:
        if isinstance(one, Page) and one.language:
            for _, path in one.tongues:
                back.setdefault(path, []).append((one.language, one.path))
    return [
        one._replace(tongues=(*one.tongues, *back[one.path]))
        if isinstance(one, Page) and one.path in back
        else one
        for one in every
    ]
