"""Names that lead straight to a page, for the search box and for links that are written wrong."""

import json
from collections.abc import Iterator

from atoll.book.glossary import Term, glossary
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Asset, Page, slug
from atoll.table import cite

__all__ = ["pages"]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """One script with the names of every game; docs/assets/find.js loads it for who searches."""
    names = {game.name: [*_named(facts, game)] for game in facts.games}
    told = json.dumps(names, ensure_ascii=False, separators=(",", ":"))
    yield Asset("assets/names.js", f"var NAMES = {told};\n".encode())


def _named(facts: Facts, game: GameFacts) -> Iterator[list[str]]:
    """Where each page lies, its title, and its names: its own, and what people say for it."""
    for rule in game.rules.values():
        yield [f"r/{rule.id}/index.html", f"{cite(rule.id)} {rule.title}", *_both(game, rule.id)]
    for one in game.questions.values():
        yield [f"q/{one.id}/index.html", one.title, *_both(game, one.id)]
    for law in game.proofs:
        title = law.law.replace("_", " ").capitalize()
        yield [f"laws/{game.name}/{law.law}/index.html", title, law.law]
    for term in glossary(game.name, facts.home):
        place = f"{game.name}/glossary/index.html#{slug(term.word)}"
        yield [place, f"{term.word}: glossary of {game.title}", *_said(term)]


def _both(game: GameFacts, name: str) -> tuple[str, str]:
    """A name with its game, and without: fiji_4_7 and 4_7."""
    return name, name.removeprefix(f"{game.name}_")


def _said(term: Term) -> list[str]:
    """A word in all its forms, in all languages."""
    translated = [word for words in term.translations.values() for word in words]
    return [*dict.fromkeys([term.word, *term.forms, *translated, *term.also])]
