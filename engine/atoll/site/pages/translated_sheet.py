"""The glossary of a game, its sheet and its decision tables, in another language."""

from collections.abc import Iterator
from functools import partial

from atoll.book.figures import figures_in
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page
from atoll.site.pages.sheet import asked_first, sheet_page
from atoll.site.pages.trying import script
from atoll.site.tongue import Tongue, tongues
from atoll.site.tongues import said
from atoll.table.decisions import as_json


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """All of every game in every language, as far as they are told there."""
    for tongue in tongues(facts):
        if tongue.words.terms:
            yield _glossary(tongue)
        if tongue.on_one_sheet:
            yield _sheet(tongue)
        if tongue.decisions:
            yield _decide(tongue)


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
