"""What only a translation has: its overview, and chapters with each rule's original beside it."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from atoll.book import Chapter, Rule
from atoll.book.evidence import Citation, citations
from atoll.site.cards import Card
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page, slug
from atoll.site.pages.game import neighbours
from atoll.site.pages.texts import asked_first
from atoll.site.tongue import ORIGINAL, PAGES, Tongue, translations
from atoll.site.verdicts import Result
from atoll.sources.register import register
from atoll.table import RULE_ID

TOLD = 3
"""Examples that the page of a chapter tells; the others are linked."""
Shown = tuple[Card, Result, bool]


class _Source(NamedTuple):
    """A document that a rule rests on: what it is called, its language, and where it says it.

    The first citation tells whether the lock holds it.
    """

    cited: Citation
    title: str
    language: str
    places: dict[str, list[int]]
    """By its headings, the paragraphs there; none where the whole of it says so."""


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """Every translation of every game."""
    for tongue in translations(facts):
        yield _index(tongue)
        for own, chapter in zip(tongue.chapters, tongue.game.chapters, strict=True):
            yield _chapter(tongue, chapter, own)


def _index(tongue: Tongue) -> Page:
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
    for own in tongue.chapters:
        if own.flag:
            yield own.number, tongue.chapter_page(own), own.flag
        yield from ((one.id, tongue.rule_page(one.id), one.flag) for one in own.rules)
    for name, ways in tongue.translation.questions.items():
        yield name, tongue.lies(f"q/{name}"), ways[0].flag
    yield tongue.say("Overview"), tongue.lies(), tongue.translation.overview_flag
    for term in tongue.translation.terms:
        yield term.word, f"{tongue.lies('glossary')}#{slug(term.word)}", term.flag


def _chapter(tongue: Tongue, chapter: Chapter, own: Chapter) -> Page:
    room, original = iter(range(TOLD)), tongue.game.tongues[ORIGINAL]
    pairs = zip(chapter.rules, own.rules, strict=True)
    return tongue.composed(
        "beside",
        original.chapter_page(chapter),
        own=own,
        original=original,
        rules=[(*both, _sources(tongue, both[0]), _in(tongue, both[0].id, room)) for both in pairs],
        **neighbours(tongue.chapters, own),
    )


def _sources(tongue: Tongue, rule: Rule) -> list[_Source]:
    """The places that the rule rests on, by document."""
    found: dict[str, _Source] = {}
    known = register(tongue.facts.home)
    for one in citations(rule.sources, tongue.facts.home):
        passage = known.passages[one.passage]
        document = known.documents[passage.document]
        of = _Source(one, tongue.text(document.title), document.language, {})
        way = " > ".join(name.removesuffix(":") for name in passage.under)
        places = found.setdefault(document.id, of).places.setdefault(way, [])
        places += [passage.paragraph] if passage.paragraph else []
    return [*found.values()]


def _in(tongue: Tongue, rule: str, room: Iterator[int]) -> Sequence[Shown]:
    """The examples of a rule in a language; each is told below the first rule it claims.

    Only while there is room; the others are linked.
    """
    found = list[Shown]()
    for one in tongue.game.results:
        if one["language"] == tongue.code and rule in {*one["tags"], *one["fired"]}:
            own = rule == next(filter(RULE_ID.fullmatch, one["tags"]), "")
            told = tongue.telling.result(one, tongue.code) if tongue.telling else one
            first = own and next(room, None) is not None
            found.append((tongue.game.shelf.card(one), told, first))
    return found
