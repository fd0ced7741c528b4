"""The rules of a game as data: their text in every language, what they rest on, what is open."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

from atoll import book
from atoll.book import Chapter, Rule, languages
from atoll.book.translated import translated
from atoll.data.replay import Json
from atoll.sources.register import Document, Register, register
from atoll.table.games import title

Translations = Mapping[str, Mapping[str, Rule]]
"""Of each language, every rule by its id."""


def rulebook(game: str, home: Path) -> Json:
    """All rules of a game in the order of the book (schemas/rules.schema.json)."""
    known = register(home)
    others = {
        language: {one.id: one for one in translated(game, language, home)}
        for language in languages(game, home)
    }
    rules = book.rules(game, home).values()
    return {
        "game": game,
        "title": title(game),
        "chapters": [_chapter(one) for one in book.chapters(game, home)],
        "documents": _documents(rules, known),
        "languages": [*others],
        "rules": [_rule(one, known, others) for one in rules],
    }


def digest(text: str) -> str:
    """The SHA-256 of a text in UTF-8."""
    return sha256(text.encode()).hexdigest()


def _chapter(chapter: Chapter) -> Json:
    return {"id": chapter.id, "number": chapter.number, "title": chapter.title}


def _documents(rules: Iterable[Rule], known: Register) -> list[Json]:
    cited = {source.partition("/")[0] for rule in rules for source in rule.sources}
    return [_document(one) for one in known.documents.values() if one.id in cited]


def _document(of: Document) -> Json:
    keys = ("id", "title", "publisher", "year", "language")
    return {key: getattr(of, key) for key in keys} | {
        "held_by_the_lock": of.held,
        "address": of.address or None,
        "read": of.read and str(of.read),
    }


def _rule(rule: Rule, known: Register, others: Translations) -> Json:
    return {
        "id": rule.id,
        "number": rule.number,
        "chapter": rule.chapter,
        "title": rule.title,
        "statement": rule.statement,
        "sha256": digest(rule.statement),
        "sentences": [asdict(one) for one in rule.sentences],
        "notes": [*rule.notes],
        "status": rule.status,
        "reason": rule.reason,
        "sources": [_source(source, known) for source in rule.sources],
        "rulings": [one._asdict() for one in rule.rulings],
        "translations": {language: _translation(of[rule.id]) for language, of in others.items()},
    }


def _source(source: str, known: Register) -> Json:
    passage = known.passages.get(source)
    return {
        "passage": source,
        "document": source.partition("/")[0],
        "place": passage.place if passage else "",
        "held_by_the_lock": bool(passage and passage.held),
    }


def _translation(of: Rule) -> Json:
    return {
        "title": of.title,
        "statement": of.statement,
        "sha256": digest(of.statement),
        "sentences": [asdict(one) for one in of.sentences],
        "notes": [*of.notes],
        "flag": of.flag,
    }
