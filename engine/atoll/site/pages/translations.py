"""The chapters of a game in another language, each rule beside its original."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from atoll.book import Chapter, Rule
from atoll.book.cited import Citation, citations
from atoll.book.sentences import Sentence
from atoll.book.translated import (
    TranslatedChapter,
    Translation,
    languages,
    translated_chapters,
)
from atoll.site.cards import Card, Shelf
from atoll.site.facts import Facts, GameFacts
from atoll.site.marks import Mark, marks, sentence_mark
from atoll.site.page import Asset, Page, composed
from atoll.site.pages.game import chapter_page
from atoll.site.statement import statement
from atoll.site.tongues import LANGUAGES, said
from atoll.site.verdicts import Result
from atoll.table import RULE_ID

__all__ = ["pages"]

TOLD = 4
"""Examples that the page of a chapter tells; the others are linked."""
FLAGS = {
    "original": "The original changed after this was compared with it.",
    "translation": "This text changed after it was compared with the original.",
    "both": "Both texts changed after they were compared.",
}


class _Known(NamedTuple):
    """What the pages of a language draw from; `language` is what it calls itself."""

    facts: Facts
    game: GameFacts
    shelf: Shelf
    code: str
    language: str


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """Every translation of every game."""
    for game in facts.games:
        shelf = Shelf(game)
        for code in languages(game.name, facts.home):
            yield from _pages(_Known(facts, game, shelf, code, LANGUAGES.get(code, code)))


def _pages(known: _Known) -> Iterator[Page]:
    facts, game, language = known.facts, known.game, known.language
    told = translated_chapters(game.name, known.code, facts.home)
    yield composed(
        f"{game.name}/{known.code}/index.md",
        f"{game.title} ({language})",
        "translated.md",
        game=game,
        chapters=[(own, _path(known, one)) for own, one in zip(told, game.chapters, strict=True)],
        flagged=[one for own in told for one in own.rules if one.flag],
        flags=FLAGS,
        language=language,
    )
    for own, chapter in zip(told, game.chapters, strict=True):
        yield _chapter(known, chapter, own)


def _chapter(known: _Known, chapter: Chapter, own: TranslatedChapter) -> Page:
    path, pairs = _path(known, chapter), zip(chapter.rules, own.rules, strict=True)
    room = iter(range(TOLD))
    return composed(
        path,
        f"{own.title} ({known.language})",
        "beside.md",
        game=known.game,
        chapter=chapter,
        own=own,
        code=known.code,
        language=known.language,
        said=partial(said, language=known.code),
        chapter_page=chapter_page(chapter),
        flags=FLAGS,
        rules=[_beside(known, *pair, path, room) for pair in pairs],
    )


def _path(known: _Known, chapter: Chapter) -> str:
    return f"{known.game.name}/{known.code}/{chapter.file.stem}/index.md"


def _beside(
    known: _Known, rule: Rule, one: Translation, path: str, room: Iterator[int]
) -> dict[str, Any]:
    facts, game = known.facts, known.game

    def mark(of: Sentence) -> str:
        return sentence_mark(of, said(of.status, known.code))

    return {
        "rule": rule,
        "one": one,
        "statement": statement(facts.prose, one, rule.status, path, mark),
        "original": statement(facts.prose, rule, rule.status, path),
        "notes": [facts.prose.placed(note, one.file, path) for note in one.notes],
        "marks": [_translated(mark, known.code) for mark in marks(game, rule.id)],
        "rulings": [of for of in game.rulings.values() if rule.id in of.rules],
        "points": [of for of in game.open_points if rule.id in of.rules],
        "sources": _sources(facts, rule),
        "examples": _in(known, rule.id, room),
    }


def _translated(mark: Mark, code: str) -> Mark:
    return mark._replace(about=said(mark.about, code), words=said(mark.words, code))


def _sources(facts: Facts, rule: Rule) -> list[tuple[Citation, list[str]]]:
    """The places that the rule rests on, by document; the first citation tells of that."""
    found: dict[str, tuple[Citation, list[str]]] = {}
    for one in citations(rule.sources, facts.home):
        _, places = found.setdefault(one.document, (one, []))
        places.append(one.place or one.passage)
    return [*found.values()]


def _in(known: _Known, rule: str, room: Iterator[int]) -> Sequence[tuple[Card, bool]]:
    """The examples of a rule in a language; each is told below the first rule it claims.

    Only while there is room; the others are linked.
    """
    told = [one for one in known.game.results if one["language"] == known.code]
    shown = [one for one in told if rule in {*one["tags"], *one["fired"]}]
    return [
        (known.shelf.card(one), rule == _first_claim(one) and next(room, None) is not None)
        for one in shown
    ]


def _first_claim(result: Result) -> str:
    return next((tag for tag in result["tags"] if RULE_ID.fullmatch(tag)), "")
