"""Faults planted in the rules, rule by rule: what noticed them, and what nothing did."""

from collections.abc import Iterator, Mapping

from atoll.book import Chapter
from atoll.site.cards import Card, Shelf
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Asset, Page, composed
from atoll.site.planted import RuleFaults, faults_page, planted

__all__ = ["pages"]

COLUMNS = {
    "example": "noticed by an example",
    "law": "by a law",
    "does not run": "break off",
    "equivalent": "change nothing",
    "survived": "unnoticed",
}


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """A list of the rules of each game, and a page for each chapter."""
    for game in facts.games:
        of, shelf = planted(game), Shelf(game)
        yield _list(game, of)
        for chapter in game.chapters:
            if chapter.rules:
                yield _chapter(game, chapter, of, shelf)


def _list(game: GameFacts, of: Mapping[str, RuleFaults]) -> Page:
    found = game.faults.found
    return composed(
        faults_page(game.name),
        f"Faults planted in {game.title}",
        "faults.md",
        search=0,
        game=game,
        known=game.faults,
        total=RuleFaults(found["faults"]) if found else None,
        columns=COLUMNS,
        chapters=[(one, faults_page(game.name, one)) for one in game.chapters if one.rules],
        of=of,
    )


def _chapter(game: GameFacts, chapter: Chapter, of: Mapping[str, RuleFaults], shelf: Shelf) -> Page:
    return composed(
        faults_page(game.name, chapter),
        f"Faults planted in {game.title} {chapter.number} {chapter.title}",
        "faults_of_chapter.md",
        search=0,
        game=game,
        known=game.faults,
        chapter=chapter,
        above=faults_page(game.name),
        of=of,
        cards=_cards(chapter, of, shelf),
    )


def _cards(chapter: Chapter, of: Mapping[str, RuleFaults], shelf: Shelf) -> dict[str, Card | None]:
    """The examples that noticed faults, by their places; one that is gone has no card."""
    named = [by for rule in chapter.rules if rule.id in of for by in of[rule.id].by("example")]
    return {one.where: _card(shelf, one.where, one.name) for one in named}


def _card(shelf: Shelf, where: str, name: str) -> Card | None:
    """The example at a place, if it still has that name."""
    file, _, line = where.rpartition(":")
    card = shelf.at(file, int(line))
    return card if card and card.result["name"] == name else None
