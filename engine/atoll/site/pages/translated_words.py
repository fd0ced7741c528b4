"""The glossary of a game in another language."""

from collections.abc import Iterator

from atoll.site.facts import Facts
from atoll.site.page import Asset, Page, composed
from atoll.site.tongue import Tongue, tongues

__all__ = ["pages"]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The glossary of every game in every language that has it."""
    for tongue in tongues(facts):
        if tongue.words.terms:
            yield _glossary(tongue)


def _glossary(tongue: Tongue) -> Page:
    found = composed(
        tongue.lies("glossary"),
        tongue.say.glossary_of,
        "translated_glossary.md",
        search=0,
        about=tongue.say.about_glossary,
        tongue=tongue,
        rule_page=tongue.rule_page,
        titles=tongue.titles(),
    )
    return tongue.page(found, f"{tongue.game.name}/glossary/index.md")
