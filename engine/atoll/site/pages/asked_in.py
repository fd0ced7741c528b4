"""What answers a player's words in another language: a script of its own, for its pages alone."""

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from atoll.book.indexed import Entry
from atoll.book.searchable import ANSWERS, searchable
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page, slug
from atoll.site.pages.asked import answering, exported
from atoll.site.tongue import Tongue, tongues
from atoll.table import cite

__all__ = ["entries", "pages"]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """Of each language all that can be asked; docs/assets/find.js loads it."""
    every = sorted(tongues(facts), key=lambda one: one.code)
    for code, some in groupby(every, lambda one: one.code):
        games = [*some]
        within = searchable(facts.home)
        own = [entry for tongue in games for entry in _told(tongue, within.index.entries)]
        known = exported(within, [tongue.game.name for tongue in games])
        told = json.dumps({**known, "entries": own}, ensure_ascii=False, separators=(",", ":"))
        yield Asset(f"assets/asked.{code}.js", f"var ASKED = {told};\n".encode())


def _told(tongue: Tongue, known: Iterable[Entry]) -> Iterator[Mapping[str, object]]:
    """Each page that answers, with where it lies and the rules it rests on."""
    for one in entries(tongue, known):
        ways = tongue.asked.questions.get(one.name, ())
        if one.kind == "term":
            place = f"{tongue.lies('glossary')}#{slug(one.asks[0])}"
            yield {**answering(one), "path": _html(place)}
            continue
        rules = dict.fromkeys(rule for way in ways for rule in way.original.rules)
        place = tongue.question_page(one.name) if ways else tongue.rule_page(one.name)
        cited = ", ".join(map(cite, rules or [one.name]))
        yield {**answering(one), "cited": cited, "path": _html(place)}


def entries(tongue: Tongue, known: Iterable[Entry]) -> Iterator[Entry]:
    """Each question, rule and word, asked in all the ways that its original is asked besides."""
    also = {one.name: one for one in known}
    for name, ways in tongue.asked.questions.items():
        asks = dict.fromkeys([*(one.asks for one in ways), *also[name].asks])
        says = ANSWERS.join(text for one in ways for text in one.says)
        yield also[name]._replace(asks=(*asks,), says=says)
    for one in (rule for chapter in tongue.chapters for rule in chapter.rules):
        asks = dict.fromkeys([one.title, *also[one.rule].asks])
        says = " ".join([one.statement, *one.notes])
        yield also[one.rule]._replace(asks=(*asks,), says=says)
    for term in tongue.words.terms:
        own = also[f"{tongue.game.name} {term.original.word}"]
        asks = dict.fromkeys([term.word, *term.also, *own.asks])
        yield own._replace(asks=(*asks,), says=term.means)


def _html(path: str) -> str:
    return path.replace(".md", ".html", 1)
