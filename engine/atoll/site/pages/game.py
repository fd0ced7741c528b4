"""A game to read: its overview, its chapters, its words, and all of it to print."""

from collections.abc import Iterator, Sequence
from typing import Any

from atoll.book import Chapter, Rule
from atoll.book.glossary import glossary
from atoll.book.translated import Translation, languages, translated, translated_chapters
from atoll.site.cards import Card, Shelf
from atoll.site.facts import Facts, GameFacts
from atoll.site.marks import adopted, marks
from atoll.site.page import Asset, Page, composed
from atoll.site.pictured import layout
from atoll.site.prose import place
from atoll.site.verdicts import Result
from atoll.sources.register import Document, register
from atoll.table import RULE_ID

__all__ = ["LANGUAGES", "chapter_page", "in_other_languages", "pages"]

LANGUAGES = {"de": "Deutsch", "en": "English", "fr": "Français"}
FLAGS = {
    "original": "The original changed after this was compared with it.",
    "translation": "This text changed after it was compared with the original.",
    "both": "Both texts changed after they were compared.",
}


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The pages to read of every game."""
    for game in facts.games:
        yield _overview(facts, game)
        about = f"All rules of {game.title} by chapter."
        yield composed(
            f"{game.name}/rules/index.md",
            f"Rules of {game.title}",
            "rules.md",
            about=about,
            game=game,
            chapter_page=chapter_page,
        )
        for chapter in game.chapters:
            yield _chapter(facts, game, chapter)
        for language in languages(game.name, facts.home):
            yield from _translations(facts, game, language)
        yield _glossary(facts, game)
        yield _print(facts, game)


def chapter_page(chapter: Chapter) -> str:
    """Where the page of a chapter lies."""
    return place(f"{chapter.game}/{chapter.file.name}")


def in_other_languages(
    facts: Facts, game: GameFacts, chapter: Chapter
) -> list[tuple[str, str, str]]:
    """Of each translation of a chapter: its language, what that is called, and the page."""
    return [
        (one, LANGUAGES.get(one, one), f"{game.name}/{one}/{chapter.file.stem}/index.md")
        for one in languages(game.name, facts.home)
    ]


def _overview(facts: Facts, game: GameFacts) -> Page:
    path = f"{game.name}/index.md"
    source = facts.home / "docs" / game.name / "index.md"
    _, _, body = source.read_text(encoding="utf-8").partition("\n")
    return composed(
        path,
        game.title,
        "overview.md",
        search=1.5,
        about=f"{game.title}: its rules, questions, editions and open points.",
        game=game,
        body=facts.prose.placed(body.strip("\n"), source, path),
        more=[*_more(facts, game)],
        layout=layout(game.name),
        build=facts.build,
        documents=[*_documents(facts, game)],
    )


def _documents(facts: Facts, game: GameFacts) -> Iterator[tuple[Document, int]]:
    """The texts that the rules of a game rest on, and how many passages of each they cite."""
    known = register(facts.home)
    cited = {source for rule in game.rules.values() for source in rule.sources}
    for document in known.documents.values():
        if number := sum(passage.id in cited for passage in known.of(document.id)):
            yield document, number


def _more(facts: Facts, game: GameFacts) -> Iterator[tuple[str, str]]:
    """What else there is of a game."""
    for language in languages(game.name, facts.home):
        yield f"{game.name}/{language}/index.md", LANGUAGES.get(language, language)
    if (facts.home / "docs" / game.name / "errata.toml").is_file():
        yield f"{game.name}/errata/index.md", "Errata of the rulebooks"
    yield f"{game.name}/glossary/index.md", "Index and glossary"
    yield f"evidence/{game.name}/index.md", "Coverage: what shows each rule"
    yield f"{game.name}/print/index.md", "All of it to print"


def _chapter(facts: Facts, game: GameFacts, chapter: Chapter) -> Page:
    path = chapter_page(chapter)
    return composed(
        path,
        f"{chapter.number} {chapter.title}",
        "chapter.md",
        search=1.2,
        about=f"{game.title}, chapter {chapter.number}: {chapter.title}.",
        chapter=chapter,
        intro=facts.prose.placed(chapter.intro, chapter.file, path),
        rules=[(rule, *_told(facts, game, rule, path)) for rule in chapter.rules],
        beside=in_other_languages(facts, game, chapter),
    )


def _told(facts: Facts, game: GameFacts, rule: Rule, path: str) -> tuple[str, Any, int]:
    statement = facts.prose.placed(rule.statement, rule.file, path)
    return statement, marks(game, rule.id), len(game.asked(rule.id))


def _translations(facts: Facts, game: GameFacts, language: str) -> Iterator[Page]:
    """The chapters in another language, beside the original."""
    every = {one.rule: one for one in translated(game.name, language, facts.home)}
    told = {one.chapter: one for one in translated_chapters(game.name, language, facts.home)}
    shelf = Shelf(game)
    index = f"{game.name}/{language}/index.md"
    yield composed(
        index,
        f"{game.title} ({LANGUAGES.get(language, language)})",
        "translated.md",
        game=game,
        chapters=[
            (told[one.id], f"{game.name}/{language}/{one.file.stem}/index.md")
            for one in game.chapters
        ],
        flagged=[one for one in every.values() if one.flag],
        flags=FLAGS,
        language=LANGUAGES.get(language, language),
    )
    for chapter in game.chapters:
        path = f"{game.name}/{language}/{chapter.file.stem}/index.md"
        yield composed(
            path,
            f"{told[chapter.id].title} ({LANGUAGES.get(language, language)})",
            "beside.md",
            chapter=chapter,
            own=told[chapter.id],
            code=language,
            language=LANGUAGES.get(language, language),
            chapter_page=chapter_page(chapter),
            flags=FLAGS,
            rules=[
                _beside(facts, rule, every[rule.id], path, _in(language, game, shelf, rule.id))
                for rule in chapter.rules
            ],
        )


def _in(language: str, game: GameFacts, shelf: Shelf, rule: str) -> list[tuple[Card, bool]]:
    """The examples of a rule in a language; each is told below the first rule it claims."""
    told = [one for one in game.results if one["language"] == language]
    shown = [one for one in told if rule in {*one["tags"], *one["fired"]}]
    return [(shelf.card(one), rule == _first_claim(one)) for one in shown]


def _first_claim(result: Result) -> str:
    return next((tag for tag in result["tags"] if RULE_ID.fullmatch(tag)), "")


def _beside(
    facts: Facts, rule: Rule, one: Translation, path: str, examples: Sequence[tuple[Card, bool]]
) -> dict[str, Any]:
    return {
        "rule": rule,
        "one": one,
        "statement": facts.prose.placed(one.statement, one.file, path),
        "original": facts.prose.placed(rule.statement, rule.file, path),
        "notes": [facts.prose.placed(note, one.file, path) for note in one.notes],
        "examples": examples,
    }


def _glossary(facts: Facts, game: GameFacts) -> Page:
    return composed(
        f"{game.name}/glossary/index.md",
        f"Index and glossary of {game.title}",
        "glossary.md",
        search=1.2,
        about=f"The words of {game.title}, what they mean and where they are used.",
        game=game,
        terms=glossary(game.name, facts.home),
        languages=LANGUAGES,
    )


def _print(facts: Facts, game: GameFacts) -> Page:
    path = f"{game.name}/print/index.md"

    def placed(rule: Rule) -> tuple[Rule, str, list[str]]:
        texts = [rule.statement, *rule.notes]
        statement, *notes = [facts.prose.placed(text, rule.file, path) for text in texts]
        return rule, statement, notes

    return composed(
        path,
        f"{game.title}, to print",
        "print.md",
        search=0,
        game=game,
        build=facts.build,
        adopted=adopted,
        chapters=[
            (
                chapter,
                facts.prose.placed(chapter.intro, chapter.file, path),
                [placed(rule) for rule in chapter.rules],
            )
            for chapter in game.chapters
        ],
    )
