"""A game to read in another language: chapters, each rule's original beside it, sheet, tables."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from atoll.book import Chapter, Rule
from atoll.book.evidence import Citation, citations
from atoll.book.glossary import figures_in
from atoll.book.page import Sentence
from atoll.site.cards import Card
from atoll.site.facts import Facts
from atoll.site.marks import marks, sentence_mark, statement
from atoll.site.page import Asset, Page, rule_page, slug
from atoll.site.pages.game import brief_of, brief_page, chapter_page, in_brief, neighbours
from atoll.site.pages.texts import asked_first, sheet_page
from atoll.site.pages.trying import script
from atoll.site.tongue import Tongue, said, tongues
from atoll.site.verdicts import Result
from atoll.sources.register import register
from atoll.table import RULE_ID
from atoll.table.decisions import as_json

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
    for tongue in tongues(facts):
        yield _index(tongue)
        brief, draw = tongue.lies("five_minutes"), partial(tongue.picture, all_of_it=True)
        for page in in_brief(facts, tongue.game, brief, tongue.prose, draw):
            yield tongue.page(page, brief_page(tongue.game.name))
        for own, chapter in zip(tongue.chapters, tongue.game.chapters, strict=True):
            yield _chapter(tongue, chapter, own)
        if tongue.words.terms:
            yield _glossary(tongue)
        if tongue.on_one_sheet:
            yield _sheet(tongue)
        if tongue.decisions:
            yield _decide(tongue)


def _index(tongue: Tongue) -> Page:
    game, asked = tongue.game, tongue.asked.questions
    first = [one for one in asked_first(tongue.facts, game) if one.id in asked]
    chapters = zip(tongue.chapters, game.chapters, strict=True)
    return tongue.composed(
        tongue.index,
        tongue.say.of,
        "translated.md",
        f"{game.name}/index.md",
        about=tongue.say.about_overview,
        chapters=[(own, tongue.chapter_page(one)) for own, one in chapters],
        asked=[asked[one.id][0] for one in first],
        flagged=[*_flagged(tongue)],
        overview=_overview(tongue),
        more=[*_more(tongue)],
    )


def _overview(tongue: Tongue) -> tuple[str, str, str]:
    """What the game is about, and its course with its heading; empty where nobody tells it."""
    if not (own := tongue.words.overview):
        return "", "", ""
    placed = partial(tongue.prose.placed, source=own.file, page=tongue.index)
    return placed(own.intro), own.heading, placed(own.course)


def _more(tongue: Tongue) -> Iterator[tuple[str, str]]:
    """What else there is of the game in the language."""
    if brief_of(tongue.facts, tongue.lies("five_minutes")).is_file():
        yield tongue.lies("five_minutes"), tongue.say.in_brief
    if tongue.words.terms:
        yield tongue.lies("glossary"), tongue.say.glossary
    if tongue.on_one_sheet:
        yield tongue.lies("sheet"), tongue.say.sheet
    if tongue.decisions:
        yield tongue.lies("decide"), tongue.say.decide
    if tongue.telling:
        yield tongue.lies("try"), tongue.say.try_it
        yield tongue.lies("record"), tongue.say.record


def _flagged(tongue: Tongue) -> Iterator[tuple[str, str, str]]:
    """Of each text that changed since both were compared: its id, its page, and which did."""
    for own, chapter in zip(tongue.chapters, tongue.game.chapters, strict=True):
        if own.flag:
            yield own.number, tongue.chapter_page(chapter), own.flag
        yield from ((one.id, tongue.rule_page(one.id), one.flag) for one in own.rules)
    for name, ways in tongue.asked.questions.items():
        yield name, tongue.question_page(name), ways[0].flag
    yield tongue.say.overview, tongue.index, tongue.words.flag
    for term in tongue.words.terms:
        yield term.word, f"{tongue.lies('glossary')}#{slug(term.word)}", term.flag


def _chapter(tongue: Tongue, chapter: Chapter, own: Chapter) -> Page:
    path, pairs = tongue.chapter_page(chapter), zip(chapter.rules, own.rules, strict=True)
    room = iter(range(TOLD))
    return tongue.composed(
        path,
        own.title,
        "beside.md",
        chapter_page(chapter),
        about=f"{tongue.game.title}: {own.title}.",
        game=tongue.game,
        own=own,
        said=partial(said, language=tongue.code),
        rule_page=tongue.rule_page,
        original_page=rule_page,
        rules=[_beside(tongue, *pair, path, room) for pair in pairs],
        page_of=lambda one: f"{one.file.stem}/index.md",
        **neighbours(tongue.chapters, own),
    )


def _beside(
    tongue: Tongue, rule: Rule, one: Rule, path: str, room: Iterator[int]
) -> dict[str, Any]:
    prose, game = tongue.facts.prose, tongue.game
    in_this = partial(said, language=tongue.code)

    def mark(of: Sentence) -> str:
        return sentence_mark(of, in_this(of.status))

    return {
        "rule": rule,
        "one": one,
        "statement": statement(tongue.prose, one, rule.status, path, mark),
        "original": statement(prose, rule, rule.status, path),
        "notes": [tongue.prose.placed(note, one.file, path) for note in one.notes],
        "marks": [
            one._replace(about=in_this(one.about), words=in_this(one.words))
            for one in marks(game, rule.id, say=tongue.ruling)
        ],
        "points": [of for of in game.points if rule.id in of.rules],
        "sources": _sources(tongue, rule),
        "asked": [*_asked(tongue, rule.id)],
        "examples": _in(tongue, rule.id, room),
    }


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


def _asked(tongue: Tongue, rule: str) -> Iterator[tuple[str, str]]:
    """The questions that a rule answers: how each is asked, and its page."""
    for one in tongue.game.asked(rule):
        for way in tongue.asked.questions.get(one.id, ())[:1]:
            yield way.asks, tongue.question_page(one.id)


def _in(tongue: Tongue, rule: str, room: Iterator[int]) -> Sequence[Shown]:
    """The examples of a rule in a language; each is told below the first rule it claims.

    Only while there is room; the others are linked.
    """
    told = [one for one in tongue.game.results if one["language"] == tongue.code]
    shown = [one for one in told if rule in {*one["tags"], *one["fired"]}]
    return [
        (
            tongue.game.shelf.card(one),
            tongue.told(one) or one,
            rule == next(filter(RULE_ID.fullmatch, one["tags"]), "")
            and next(room, None) is not None,
        )
        for one in shown
    ]


# Its glossary, its sheet and its decision tables


def _sheet(tongue: Tongue) -> Page:
    path, asked, own = tongue.lies("sheet"), tongue.asked.questions, tongue.words.overview
    first = [one for one in asked_first(tongue.facts, tongue.game) if one.id in asked]
    return tongue.composed(
        path,
        tongue.say.sheet_of,
        "translated_sheet.md",
        sheet_page(tongue.game.name),
        about=tongue.say.about_sheet,
        said=said,
        build=tongue.facts.build,
        heading=own.heading if own else "",
        course=tongue.prose.placed(own.course, own.file, path) if own else "",
        figures=figures_in(tongue.game.name, tongue.code, tongue.facts.home),
        marked=partial(said, language=tongue.code),
        asked=[(asked[one.id][0], one.status) for one in first],
        played=[*tongue.game.rulings.values()],
    )


def _decide(tongue: Tongue) -> Page:
    path, tables = tongue.lies("decide"), tongue.decisions
    known = {"rules": tongue.places(path), "decisions": [*map(as_json, tables)]}
    return tongue.composed(
        path,
        tongue.say.decide_of,
        "translated_decide.md",
        f"{tongue.game.name}/decide/index.md",
        about="; ".join(one.title for one in tables),
        rule_page=tongue.rule_page,
        decisions=tables,
        data=script(known),
    )


def _glossary(tongue: Tongue) -> Page:
    return tongue.composed(
        tongue.lies("glossary"),
        tongue.say.glossary_of,
        "translated_glossary.md",
        f"{tongue.game.name}/glossary/index.md",
        about=tongue.say.about_glossary,
        rule_page=tongue.rule_page,
        titles=tongue.titles(),
    )
