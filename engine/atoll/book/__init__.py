"""The book: the numbered rules of every game, read from docs/<game>/<chapter>.md."""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from atoll.book.lines import BookError
from atoll.book.page import Chapter, OpenPoint, Rule, chapter
from atoll.home import HOME, file_of, rooms
from atoll.printable import is_number
from atoll.table import chapter_of, listed
from atoll.table.packages import GAMES, title

__all__ = [
    "BookError",
    "Chapter",
    "OpenPoint",
    "Rule",
    "chapter",
    "chapters",
    "folder_of",
    "games",
    "languages",
    "pages",
    "rule",
    "rule_id",
    "rules",
]

_NAME = re.compile(r"(?P<game>[a-z]+)?[\s_.-]*(?P<number>[0-9]+(?:[._][0-9]+)+)", re.IGNORECASE)


def games(home: Path = HOME) -> tuple[str, ...]:
    """The games of the book: the folders of docs that hold a numbered chapter."""
    folders = [folder for docs in rooms("docs", home) for folder in docs.glob("*/")]
    return tuple(sorted(folder.name for folder in folders if pages(folder)))


@lru_cache
def chapters(game: str, home: Path = HOME) -> tuple[Chapter, ...]:
    """The chapters of a game, in playing order, read once (`chapters.cache_clear` forgets them).

    Raises:
        BookError: the book has no such game, or a page is malformed.
    """
    found = tuple(chapter(game, page) for page in pages(file_of(f"docs/{game}", home)))
    if not found:
        known = ", ".join(games(home)) or "none"
        raise BookError(f"The book has no game {game!r}; it has {known}.")
    return found


def pages(folder: Path) -> list[Path]:
    """The numbered pages of a folder, in the order of their numbers."""
    numbered = {page: page.name.partition("_")[0] for page in folder.glob("*_*.md")}
    return sorted(
        (page for page, number in numbered.items() if is_number(number)),
        key=lambda page: int(numbered[page]),
    )


def languages(game: str, home: Path = HOME) -> tuple[str, ...]:
    """The languages a game's rules are translated into: the folders with a name of two letters."""
    folders = sorted(file_of(f"docs/{game}", home).glob("[a-z][a-z]/"))
    return tuple(folder.name for folder in folders)


def folder_of(game: str, language: str, home: Path = HOME) -> Path:
    """Where a translation lies. Raises BookError where the game has none into this language."""
    known = languages(game, home)
    if language not in known:
        there = ", ".join(known) or "none"
        raise BookError(f"{game} has no translation {language!r}; it has {there}.")
    return file_of(f"docs/{game}", home) / language


def rules(game: str, home: Path = HOME) -> Mapping[str, Rule]:
    """Every rule of a game by its id, in the order of the book."""
    return MappingProxyType(
        {rule.id: rule for chapter in chapters(game, home) for rule in chapter.rules}
    )


def rule(name: str, game: str | None = None, home: Path = HOME) -> Rule:
    """The rule a person means by `fiji 4.7`, `fiji_4_7` or, with one game in the book, `4.7`.

    Raises:
        BookError: the name is no number of a rule, or the book has no such rule.
    """
    wanted = rule_id(name, game, home)
    known = rules(wanted.partition("_")[0], home)
    if wanted in known:
        return known[wanted]
    every = [*known.values()]
    if there := [rule for rule in every if rule.chapter == chapter_of(wanted)]:
        near = f"the nearest are {there[0].number} to {there[-1].number}."
    else:
        near = f"its book has {every[0].number} to {every[-1].number}."
    raise BookError(f"There is no rule {wanted}; {near}")


def rule_id(name: str, game: str | None = None, home: Path = HOME) -> str:
    """The id of a rule from the ways people write it; whether it exists is not asked.

    >>> {rule_id(one, game="fiji") for one in ("Fiji 4.7", "fiji4_7", "fiji-4.7", " 4.7 ")}
    {'fiji_4_7'}
    """
    said = name.strip()
    match = _NAME.fullmatch(said)
    if not match or (match["game"] and match["game"].lower() not in GAMES):  # by its title
        titles = ((one, title(one)) for one in GAMES)
        begins = (one for one in titles if said.casefold().startswith(one[1].casefold()))
        meant, called = next(begins, ("", ""))
        match = _NAME.fullmatch(f"{meant}{said[len(called) :]}")
    if not match:
        raise BookError(f"{name!r} is no number of a rule; write it like fiji 4.7.")
    meant = match["game"] or game or ""
    if not meant and len(known := games(home)) == 1:
        (meant,) = known
    if not meant:
        ways = listed([f"{one} {name}" for one in known], "or") or f"the game before {name}"
        raise BookError(f"{name!r} does not say which game; write {ways}.")
    return f"{meant.lower()}_{match['number'].replace('.', '_')}"
