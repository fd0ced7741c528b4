"""Errata of the rulebooks, docs/<game>/errata.toml: what is wrong in print, and the proof."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from atoll.book.explain import citations
from atoll.book.tables import Tables, tables
from atoll.possible import Reply, replies
from atoll.site.cards import Card, Shelf
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Page, composed

__all__ = ["Erratum", "errata", "page", "place"]

_KEYS = {"id", "title", "says", "passages", "proof", "example"}


class Erratum(NamedTuple):
    """One thing wrong in a printed text.

    `proof` is a question whose answer is never, and `example` a question of the FAQ that shows it.
    """

    id: str
    title: str
    says: str
    passages: tuple[str, ...]
    proof: str = ""
    example: str = ""


def place(game: str) -> str:
    """Where the page of a game's errata lies."""
    return f"{game}/errata/index.md"


def errata(game: str, home: Path) -> tuple[Erratum, ...]:
    """The errata of a game; none where nobody wrote some. Raises BookError."""
    file = home / "docs" / game / "errata.toml"
    return tuple(_read(tables(file))) if file.is_file() else ()


def _read(read: Tables) -> Iterator[Erratum]:
    for line, entry in read.entries("erratum"):
        if not isinstance(entry, dict) or not {"id", "title", "says"} <= {*entry} <= _KEYS:
            read.wrong(line, f"an erratum has id, title, says and of {', '.join(sorted(_KEYS))}.")
        yield Erratum(**entry | {"passages": tuple(entry.get("passages", ()))})


def page(facts: Facts, game: GameFacts) -> Page:
    """The errata of a game, each proof asked anew."""
    path, file = place(game.name), facts.home / "docs" / game.name / "errata.toml"
    shelf, read = Shelf(game), tables(file)
    return composed(
        path,
        f"Errata of the rulebooks of {game.title}",
        "errata.md",
        about=f"What is wrong in the printed texts of {game.title}, and how we know.",
        game=game,
        errata=[
            (
                one,
                facts.prose.placed(one.says.strip("\n"), file, path),
                _proved(game, one, read),
                _shown(game, one, read, shelf),
                citations(one.passages, facts.home),
            )
            for one in errata(game.name, facts.home)
        ],
    )


def _proved(game: GameFacts, one: Erratum, read: Tables) -> Reply | None:
    """The answer to its question, which has to be never. Raises BookError."""
    if not one.proof:
        return None
    reply = next(replies(game.name, [one.proof], jobs=1))
    if reply.possible:
        read.wrong(read.line_of("proof"), f"{one.proof} is possible after all; correct {one.id}.")
    return reply


def _shown(game: GameFacts, one: Erratum, read: Tables, shelf: Shelf) -> Card | None:
    if not one.example:
        return None
    if one.example not in game.questions:
        read.wrong(read.line_of("example"), f"the FAQ has no question {one.example}; correct it.")
    return shelf.card(game.questions[one.example].results[0])
