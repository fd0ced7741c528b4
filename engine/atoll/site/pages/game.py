"""A game to read, in every language: its overview, its chapters, its words, all of it to print."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any

from atoll.book import Chapter
from atoll.book.glossary import ToldChange, glossary
from atoll.book.page import OVERVIEW
from atoll.home import file_of
from atoll.site.cards import Card
from atoll.site.facts import Facts, GameFacts
from atoll.site.kinds import composed
from atoll.site.page import Asset, Page, slug
from atoll.site.pages.texts import asked_first
from atoll.site.prose import SiteError
from atoll.site.spoken import LANGUAGES
from atoll.site.tongue import ORIGINAL, PAGES, Tongue, originals, tongues, translations
from atoll.site.trials import layout, picture
from atoll.sources.register import register
from atoll.table.decisions import decisions
from atoll.table.games import nouns

PICTURES = 3
"""So many of a chapter's rules have their example drawn there: more would part the text."""
LATEST = 4  # changes on the first page
QUESTIONS = 3  # of each game there


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The first page, what changed, and the pages to read of every game."""
    told = [one for game in facts.games for one in game.different]
    different = sorted(told, key=lambda one: one.date, reverse=True)
    yield _home(facts, different[:LATEST])
    yield composed("changes", different=different, placed=facts.prose.placed)
    for tongue in tongues(facts):
        if tongue.original:
            yield _overview(tongue)
            yield tongue.composed("rules")
            yield from (_chapter(tongue, chapter) for chapter in tongue.chapters)
        else:
            yield _translated(tongue)
            pairs = zip(tongue.game.chapters, tongue.chapters, strict=True)
            yield from (_beside(tongue, *pair) for pair in pairs)
        if "five_minutes" in tongue.has:
            yield _in_brief(tongue)
        if "glossary" in tongue.has:
            yield _glossary(tongue)
        if tongue.original:
            yield tongue.composed("print", build=facts.build)


def _home(facts: Facts, different: Sequence[ToldChange]) -> Page:
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
        different=different,
        placed=facts.prose.placed,
    )


def _overview(tongue: Tongue) -> Page:
    facts, game, known = tongue.facts, tongue.game, register(tongue.facts.home)
    source = file_of(f"docs/{game.name}/index.md", facts.home)
    _, _, body = source.read_text(encoding="utf-8").partition("\n")
    cited = {source for rule in game.rules.values() for source in rule.sources}
    documents = [
        (one, sum(passage.id in cited for passage in known.of(one.id)))
        for one in known.documents.values()
    ]
    return tongue.composed(
        "overview",
        body=facts.prose.placed(body.strip("\n"), source, tongue.lies()),
        layout=layout(game.name),
        build=facts.build,
        documents=[(document, number) for document, number in documents if number],
    )


def _chapter(tongue: Tongue, chapter: Chapter) -> Page:
    game, rules = tongue.game, {one.id for one in chapter.rules}
    return tongue.composed(
        "chapter",
        chapter=chapter,
        printed=[
            one
            for one in game.shelf.printed
            if any(rules & {*card.result["tags"]} for card in one.cards)
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


def _in_brief(tongue: Tongue) -> Page:
    """A game in five minutes.

    An example whose name stands in braces on a line of its own is drawn. Raises SiteError where
    there is none.
    """
    game, source, path = tongue.game, tongue.in_brief, tongue.lies("five_minutes")

    def drawn(name: str) -> str:
        cards = [game.shelf.card(one) for one in game.results if one["name"] == name]
        if game.results and not cards:  # where none was run, nothing is drawn
            raise SiteError(f"{source}: {game.title} has no example {name!r}; name another.")
        return "".join(map(tongue.picture, cards[:1]))

    text = source.read_text(encoding="utf-8")
    told = [
        drawn(part) if place % 2 else tongue.prose.placed(part, source, path)
        for place, part in enumerate(re.split(r"^\{(.+)\}$", text, flags=re.MULTILINE))
    ]
    return tongue.composed("five_minutes", text="".join(told))


def _glossary(tongue: Tongue) -> Page:
    home, told = tongue.facts.home, () if tongue.original else tongue.translation.terms
    own = [(one, one.original) for one in told]
    return tongue.composed(
        "glossary",
        terms=own or [(one, one) for one in glossary(tongue.game.name, home)],
        documents=register(home).documents,
        languages=LANGUAGES,
    )


# In another language: its overview, and chapters with each rule's original beside it


def _translated(tongue: Tongue) -> Page:
    asked, own = tongue.translation.questions, tongue.translation.overview
    placed = partial(tongue.prose.placed, source=own.file, page=tongue.lies()) if own else str
    return tongue.composed(
        "translated",
        asked=[asked[one.id][0] for one in asked_first(tongue) if one.id in asked],
        flagged=[*_flagged(tongue)],
        overview=(placed(own.intro), own.heading, placed(own.course)) if own else ("", "", ""),
        pages=PAGES,
    )


def _flagged(tongue: Tongue) -> Iterator[tuple[str, str, str]]:
    """Of each text that changed since both were compared: its id, its page, and which did."""
    flags = tongue.translation.flags
    for own in tongue.chapters:
        if flags[own.id]:
            yield own.number, tongue.chapter_page(own), flags[own.id]
        yield from ((one.id, tongue.rule_page(one.id), flags[one.id]) for one in own.rules)
    for name in tongue.translation.questions:
        yield name, tongue.lies(f"q/{name}"), flags[name]
    yield tongue.say("Overview"), tongue.lies(), flags.get(OVERVIEW, "")
    for term in tongue.translation.terms:
        place = f"{tongue.lies('glossary')}#{slug(term.word)}"
        yield term.word, place, flags[term.original.word]


def _beside(tongue: Tongue, chapter: Chapter, own: Chapter) -> Page:
    """A chapter; what each rule rests on stands on its own page, and an example on that of it."""
    game, original = tongue.game, tongue.game.tongues[ORIGINAL]
    told = [one for one in game.results if one["language"] == tongue.code]
    rules = [
        (rule, one, [game.shelf.card(of) for of in told if rule.id in {*of["tags"], *of["fired"]}])
        for rule, one in zip(chapter.rules, own.rules, strict=True)
    ]
    return tongue.composed(
        "beside",
        original.chapter_page(chapter),
        own=own,
        original=original,
        rules=rules,
        **neighbours(tongue.chapters, own),
    )
