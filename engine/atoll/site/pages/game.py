"""A game to read: its overview, its chapters, its words, and all of it to print."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from atoll.book import Chapter, Rule, languages
from atoll.book.faq import Question
from atoll.book.glossary import glossary
from atoll.home import file_of
from atoll.site.cards import Card
from atoll.site.facts import Facts, GameFacts
from atoll.site.marks import adopted, marks, statement
from atoll.site.page import Asset, Page, composed, lost_page, open_page
from atoll.site.pages.changes import at_the_table
from atoll.site.pages.errata import found_page
from atoll.site.pages.texts import asked_first, sheet_page
from atoll.site.pictured import layout, picture
from atoll.site.prose import Prose, SiteError, place
from atoll.site.tongue import LANGUAGES, tongues
from atoll.sources.register import Document, register
from atoll.table.decisions import decisions
from atoll.table.games import nouns

PICTURES = 3
"""So many of a chapter's rules have their example drawn there: more would part the text."""


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The first page, and the pages to read of every game."""
    yield _home(facts)
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
        draw = partial(picture, game)
        yield from in_brief(facts, game, brief_page(game.name), facts.prose, draw)
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
    path, begun = f"{game.name}/index.md", layout(game.name)
    source = file_of(f"docs/{game.name}/index.md", facts.home)
    _, _, body = source.read_text(encoding="utf-8").partition("\n")
    return composed(
        path,
        game.title,
        "overview.md",
        search=1.5,
        about=f"{game.title}: its rules, questions, editions and open points.",
        game=game,
        body=facts.prose.placed(body.strip("\n"), source, path),
        first=[*_first(facts, game)],
        more=[*_more(facts, game)],
        layout=begun,
        build=facts.build,
        documents=[*_documents(facts, game)],
        printed=game.shelf.printed,
    )


def _documents(facts: Facts, game: GameFacts) -> Iterator[tuple[Document, int]]:
    """The texts that the rules of a game rest on, and how many passages of each they cite."""
    known = register(facts.home)
    cited = {source for rule in game.rules.values() for source in rule.sources}
    for document in known.documents.values():
        if number := sum(passage.id in cited for passage in known.of(document.id)):
            yield document, number


def _first(facts: Facts, game: GameFacts) -> Iterator[tuple[str, str]]:
    """What a player wants first of a game."""
    if brief_of(facts, brief_page(game.name)).is_file():
        yield brief_page(game.name), "In five minutes"
    yield f"{game.name}/rules/index.md", "Rules"
    yield f"{game.name}/questions/index.md", "Questions"
    if decisions(game.name):
        yield f"{game.name}/decide/index.md", "Answers at once"
    yield f"{game.name}/try/index.md", "Try it"
    yield sheet_page(game.name), "One sheet for the table"
    for language in languages(game.name, facts.home):
        yield f"{game.name}/{language}/index.md", LANGUAGES.get(language, language)


def _more(facts: Facts, game: GameFacts) -> Iterator[tuple[str, str]]:
    """What else there is of a game."""
    for language in languages(game.name, facts.home):
        yield f"{game.name}/{language}/index.md", LANGUAGES.get(language, language)
    if file_of(f"docs/{game.name}/errata.toml", facts.home).is_file():
        yield f"{game.name}/errata/index.md", "Errata of the rulebooks"
    yield f"{game.name}/glossary/index.md", "Index and glossary"
    yield f"evidence/{game.name}/index.md", "Coverage: what shows each rule"
    yield open_page(game.name), "What is inferred, said once or open"
    yield lost_page(game.name), "What is lost or open in the text, each beside its gap"
    yield (
        found_page(game.name),
        "What was found: what can happen, what never can, what rulings weigh",
    )
    yield sheet_page(game.name), "On one sheet, to lay on the table"
    if nouns.there(game.name):
        yield f"{game.name}/record/index.md", "Play a record, forward and back"
    yield f"{game.name}/print/index.md", "All of it to print"


def _chapter(facts: Facts, game: GameFacts, chapter: Chapter) -> Page:
    path = chapter_page(chapter)
    return composed(
        path,
        f"{chapter.number} {chapter.title}",
        "chapter.md",
        search=1.8,
        about=f"{game.title}, chapter {chapter.number}: {chapter.title}.",
        chapter=chapter,
        intro=facts.prose.placed(chapter.intro, chapter.file, path),
        rules=[(rule, *_rule_line(facts, game, rule, path)) for rule in chapter.rules],
        printed=[
            one
            for one in game.shelf.printed
            if any(rule.id in card.result["tags"] for rule in chapter.rules for card in one.cards)
        ],
        pictures=dict(islice(_pictures(game, chapter), PICTURES)),
        chapter_page=chapter_page,
        **neighbours(game.chapters, chapter),
    )


def _pictures(game: GameFacts, chapter: Chapter) -> Iterator[tuple[str, tuple[Card, str]]]:
    """Of each rule the first example that changes the table, drawn; none stands there twice."""
    shown = set[str]()
    for rule in chapter.rules:
        cards = (
            game.shelf.card(one) for one in game.examples(rule.id) if one["start"] != one["end"]
        )
        card = next((one for one in cards if one.target not in shown), None)
        if card and (drawn := picture(game, card, all_of_it=False)):
            shown.add(card.target)
            yield rule.id, (card, drawn)


def neighbours(every: Iterable[Any], one: Any) -> dict[str, Any]:
    """What stands `before` and `after` one of several; None at either end.

    >>> neighbours("abc", "a"), neighbours("abc", "b")
    ({'before': None, 'after': 'b'}, {'before': 'a', 'after': 'c'})
    """
    told = [None, *every, None]
    place = told.index(one)
    return {"before": told[place - 1], "after": told[place + 1]}


def _rule_line(facts: Facts, game: GameFacts, rule: Rule, path: str) -> tuple[str, Any, int]:
    text = statement(facts.prose, rule, rule.status, path)
    return text, marks(game, rule.id), len(game.asked(rule.id))


def brief_page(game: str) -> str:
    """Where a game is told in five minutes."""
    return f"{game}/five_minutes/index.md"


def brief_of(facts: Facts, path: str) -> Path:
    """The text of such a page, which nobody need have written: docs/fiji/five_minutes.de.md."""
    game, *language, _, _ = path.split("/")
    return file_of(f"docs/{game}/{'.'.join(('five_minutes', *language))}.md", facts.home)


def in_brief(
    facts: Facts, game: GameFacts, path: str, prose: Prose, draw: Callable[[Card], str]
) -> Iterator[Page]:
    """A game in five minutes, where somebody has written it.

    An example whose name stands in braces on a line of its own is drawn. Raises SiteError where
    there is none.
    """
    if not (source := brief_of(facts, path)).is_file():
        return

    def drawn(name: str) -> str:
        cards = [game.shelf.card(one) for one in game.results if one["name"] == name]
        if game.results and not cards:  # where none was run, nothing is drawn
            raise SiteError(f"{source}: {game.title} has no example {name!r}; name another.")
        return "".join(map(draw, cards[:1]))

    head, _, text = source.read_text(encoding="utf-8").partition("\n")
    told = [
        drawn(part) if place % 2 else prose.placed(part, source, path)
        for place, part in enumerate(re.split(r"^\{(.+)\}$", text, flags=re.MULTILINE))
    ]
    yield Page(path, head.removeprefix("# "), f"{head}\n{''.join(told)}", search=1.6)


def _glossary(facts: Facts, game: GameFacts) -> Page:
    return composed(
        f"{game.name}/glossary/index.md",
        f"Index and glossary of {game.title}",
        "glossary.md",
        search=1.2,
        about=f"The words of {game.title}, what they mean and where they are used.",
        game=game,
        terms=glossary(game.name, facts.home),
        documents=register(facts.home).documents,
        languages=LANGUAGES,
    )


def _print(facts: Facts, game: GameFacts) -> Page:
    path = f"{game.name}/print/index.md"
    return composed(
        path,
        f"{game.title}, to print",
        "print.md",
        search=0,
        game=game,
        build=facts.build,
        adopted=adopted,
        chapters=[_printed(facts, chapter, path) for chapter in game.chapters],
    )


def _printed(facts: Facts, chapter: Chapter, path: str) -> tuple[Chapter, str, list[Any]]:
    """A chapter, its intro, and its rules, each with its statement and its notes."""
    rules = []
    for rule in chapter.rules:
        notes = [facts.prose.placed(note, rule.file, path) for note in rule.notes]
        rules.append((rule, statement(facts.prose, rule, rule.status, path), notes))
    return chapter, facts.prose.placed(chapter.intro, chapter.file, path), rules


# The first page: where to ask, the games, and what became different at the table


ABOUT = "Board game rules that are played, proved and published."
LATEST = 4  # changes
QUESTIONS = 3  # of each game


def _home(facts: Facts) -> Page:
    """The first page."""
    source = facts.home / "docs" / "index.md"
    text = facts.prose.placed(source.read_text(encoding="utf-8"), source, "index.md")
    title, what, how = (*text.strip().split("\n\n", 2), "", "")[:3]
    return composed(
        "index.md",
        "Atoll",
        "home.md",
        about=ABOUT,
        lead=f"{title}\n\n{what}",
        body=how,
        games=[_first_of(facts, game) for game in facts.games],
        at_once={game.name for game in facts.games if decisions(game.name)},
        played={game.name for game in facts.games if nouns.there(game.name)},
        tongues=[*tongues(facts)],
        different=at_the_table(facts, "index.md")[:LATEST],
    )


def _first_of(facts: Facts, game: GameFacts) -> tuple[GameFacts, str, str, Sequence[Question]]:
    """A game with what one does in it, its picture, and what is asked first."""
    asked = asked_first(facts, game)[:QUESTIONS]
    picture = f"<div>{game.emblem}</div>" if game.emblem else ""
    return game, _said(facts, game), picture, asked


def _said(facts: Facts, game: GameFacts) -> str:
    """What one does in a game: the first sentence of its overview."""
    source = file_of(f"docs/{game.name}/index.md", facts.home)
    _, _, body = source.read_text(encoding="utf-8").partition("\n")
    return facts.prose.placed(body.lstrip().partition("\n")[0], source, "index.md")
