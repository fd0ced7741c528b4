"""A game to read: its overview, its chapters, its words, and all of it to print."""

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from atoll.book import Chapter
from atoll.book.glossary import glossary
from atoll.home import file_of
from atoll.site.cards import Card
from atoll.site.facts import Facts, GameFacts
from atoll.site.kinds import composed, lies
from atoll.site.page import Asset, Page
from atoll.site.pages.changes import at_the_table
from atoll.site.pages.texts import asked_first
from atoll.site.prose import SiteError
from atoll.site.spoken import LANGUAGES
from atoll.site.tongue import Tongue, originals, tongues, translations
from atoll.site.trials import layout, picture
from atoll.sources.register import register
from atoll.table.decisions import decisions
from atoll.table.games import nouns

PICTURES = 3
"""So many of a chapter's rules have their example drawn there: more would part the text."""
LATEST = 4  # changes on the first page
QUESTIONS = 3  # of each game there


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The first page, and the pages to read of every game."""
    yield _home(facts)
    for tongue in tongues(facts):
        if tongue.original:
            yield _overview(tongue)
            yield tongue.composed("rules")
            yield from (_chapter(tongue, chapter) for chapter in tongue.chapters)
        yield from _in_brief(tongue)
        if tongue.original or tongue.words.terms:
            yield _glossary(tongue)
        if tongue.original:
            yield tongue.composed("print", build=facts.build)


def _overview(tongue: Tongue) -> Page:
    facts, game, known = tongue.facts, tongue.game, register(tongue.facts.home)
    source = file_of(f"docs/{game.name}/index.md", facts.home)
    _, _, body = source.read_text(encoding="utf-8").partition("\n")
    cited = {source for rule in game.rules.values() for source in rule.sources}
    documents = [
        (one, sum(passage.id in cited for passage in known.of(one.id)))
        for one in known.documents.values()
    ]
    languages = [(one.lies(), one.language) for one in tongue.others]
    return tongue.composed(
        "overview",
        body=facts.prose.placed(body.strip("\n"), source, tongue.lies()),
        first=[*_first(tongue), *languages],
        more=[*languages, *_more(tongue)],
        layout=layout(game.name),
        build=facts.build,
        documents=[(document, number) for document, number in documents if number],
        printed=game.shelf.printed,
    )


def _first(tongue: Tongue) -> Iterator[tuple[str, str]]:
    """What a player wants first of a game."""
    if in_brief_of(tongue).is_file():
        yield tongue.lies("five_minutes"), "In five minutes"
    yield tongue.lies("rules"), "Rules"
    yield tongue.lies("questions"), "Questions"
    if tongue.decisions:
        yield tongue.lies("decide"), "Answers at once"
    yield tongue.lies("try"), "Try it"
    yield tongue.lies("sheet"), "One sheet for the table"


def _more(tongue: Tongue) -> Iterator[tuple[str, str]]:
    """What else there is of a game."""
    name = tongue.game.name
    if file_of(f"docs/{name}/errata.toml", tongue.facts.home).is_file():
        yield tongue.lies("errata"), "Errata of the rulebooks"
    yield tongue.lies("glossary"), "Index and glossary"
    yield f"evidence/{name}/index.md", "Coverage: what shows each rule"
    yield lies("inferred", name), "What is inferred, said once or open"
    yield lies("lost", name), "What is lost or open in the text, each beside its gap"
    yield lies("found", name), "What was found: what can happen, what never can, what rulings weigh"
    yield tongue.lies("sheet"), "On one sheet, to lay on the table"
    if nouns.there(name):
        yield tongue.lies("record"), "Play a record, forward and back"
    yield tongue.lies("print"), "All of it to print"


def _chapter(tongue: Tongue, chapter: Chapter) -> Page:
    game = tongue.game
    return tongue.composed(
        "chapter",
        chapter=chapter,
        printed=[
            one
            for one in game.shelf.printed
            if any(rule.id in card.result["tags"] for rule in chapter.rules for card in one.cards)
        ],
        pictures=dict(islice(_pictures(game, chapter), PICTURES)),
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


def in_brief_of(tongue: Tongue) -> Path:
    """A game in five minutes, which nobody need have written: docs/fiji/five_minutes.de.md."""
    code = "" if tongue.original else f".{tongue.code}"
    return file_of(f"docs/{tongue.game.name}/five_minutes{code}.md", tongue.facts.home)


def _in_brief(tongue: Tongue) -> Iterator[Page]:
    """A game in five minutes, where somebody has written it.

    An example whose name stands in braces on a line of its own is drawn. Raises SiteError where
    there is none.
    """
    game, path = tongue.game, tongue.lies("five_minutes")
    if not (source := in_brief_of(tongue)).is_file():
        return

    def drawn(name: str) -> str:
        cards = [game.shelf.card(one) for one in game.results if one["name"] == name]
        if game.results and not cards:  # where none was run, nothing is drawn
            raise SiteError(f"{source}: {game.title} has no example {name!r}; name another.")
        return "".join(map(tongue.picture, cards[:1]))

    head, _, text = source.read_text(encoding="utf-8").partition("\n")
    told = [
        drawn(part) if place % 2 else tongue.prose.placed(part, source, path)
        for place, part in enumerate(re.split(r"^\{(.+)\}$", text, flags=re.MULTILINE))
    ]
    text = f"{head}\n{''.join(told)}"
    yield tongue.composed("five_minutes", head=head.removeprefix("# "), text=text)


def _glossary(tongue: Tongue) -> Page:
    home = tongue.facts.home
    terms = [(one, one) for one in glossary(tongue.game.name, home)]
    return tongue.composed(
        "glossary",
        terms=terms if tongue.original else [(one, one.original) for one in tongue.words.terms],
        documents=register(home).documents,
        languages=LANGUAGES,
    )


def _home(facts: Facts) -> Page:
    """The first page: where to ask, the games, and what became different at the table."""
    source = facts.home / "docs" / "index.md"
    text = facts.prose.placed(source.read_text(encoding="utf-8"), source, "index.md")
    title, what, how = (*text.strip().split("\n\n", 2), "", "")[:3]
    games = []
    for tongue in originals(facts):
        game = tongue.game
        file = file_of(f"docs/{game.name}/index.md", facts.home)
        _, _, body = file.read_text(encoding="utf-8").partition("\n")
        does = facts.prose.placed(body.lstrip().partition("\n")[0], file, "index.md")
        emblem = f"<div>{game.emblem}</div>" if game.emblem else ""
        games.append((game, does, emblem, asked_first(tongue)[:QUESTIONS]))
    return composed(
        "home",
        lead=f"{title}\n\n{what}",
        body=how,
        games=games,
        at_once={game.name for game in facts.games if decisions(game.name)},
        played={game.name for game in facts.games if nouns.there(game.name)},
        tongues=[*translations(facts)],
        different=at_the_table(facts)[:LATEST],
        placed=facts.prose.placed,
    )
