"""What answers a player's words, for the search box: docs/assets/rank.js ranks it in the page."""

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import groupby

from atoll.book import ranking
from atoll.book.heard import everyday, hear, plain
from atoll.book.ranking import NEARNESS, Entry
from atoll.book.search import ANSWERS, Searchable, searchable
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page, html_link, slug
from atoll.site.tongue import Tongue, tongues
from atoll.table import cite

_SENTENCES = 2
"""So many sentences of a rule a hit shows."""


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """Two scripts that docs/assets/find.js loads for who searches: all that can be asked, and laws.

    Their names lead straight to a page, as those of rules, questions and words do.
    """
    told = exported(searchable(facts.home), [game.name for game in facts.games])
    written = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    yield Asset("assets/asked.js", f"var ASKED = {written};\n".encode())
    names = {
        one.name: {law: html_link("", at) for law, at in one.law_places.items()}
        for one in facts.games
    }
    written = json.dumps(names, ensure_ascii=False, separators=(",", ":"))
    yield Asset("assets/names.js", f"var NAMES = {written};\n".encode())
    yield from _spoken(facts)


def exported(within: Searchable, games: Collection[str]) -> Mapping[str, object]:
    """What a page reads of some games: what is asked and said, all names, what counts how much."""
    index = within.index
    return {
        "entries": [_page(one, within) for one in index.entries if one.game in games],
        "terms": {game: terms for game, terms in index.terms.items() if game in games},
        "small": everyday().small,
        "faint": sorted(everyday().faint),
        "forms": everyday().forms,
        "same": everyday().same,
        "weights": {**ranking.WEIGHTS, **NEARNESS, "kinds": ranking.KINDS},
    }


def _page(one: Entry, within: Searchable) -> Mapping[str, object]:
    """An entry with the rules it rests on; of a term its place, which its name does not tell."""
    told = answering(one)
    if one.kind == "term":
        return told | {"path": f"{one.game}/glossary/index.html#{slug(one.asks[0])}"}
    asking = within.questions.get(one.name, ())
    rules = dict.fromkeys(rule for asked in asking for rule in asked.rules)
    return told | {"cited": ", ".join(map(cite, rules or [one.name]))}


def answering(one: Entry) -> dict[str, object]:
    """An entry; of what it says only what is shown, and all other words as they are heard."""
    shown = _shown(one)
    more = " ".join(sorted(hear(plain(one.says)).tells - hear(plain(shown)).tells))
    told = {"name": one.name, "asks": one.asks, "says": shown}
    kind = {} if one.kind == "question" else {"kind": one.kind}  # most are
    return {**told, **kind, **({"more": more} if more else {})}


def _shown(one: Entry) -> str:
    """What a hit shows: of a rule how it begins, of a question its first answer."""
    if one.kind == "rule":
        return " ".join(re.split(r"(?<=[.:])\s", one.says)[:_SENTENCES])
    return one.says.partition(ANSWERS)[0]


# In another language


def _spoken(facts: Facts) -> Iterator[Asset]:
    """Of each language all that can be asked, in a script for its pages alone."""
    every = sorted(tongues(facts), key=lambda one: one.code)
    for code, some in groupby(every, lambda one: one.code):
        games = [*some]
        within = searchable(facts.home)
        own = [one for tongue in games for one in _told(tongue, within.index.entries)]
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
        asks = dict.fromkeys([one.title, *also[one.id].asks])
        says = " ".join([one.statement, *one.notes])
        yield also[one.id]._replace(asks=(*asks,), says=says)
    for term in tongue.words.terms:
        own = also[f"{tongue.game.name} {term.original.word}"]
        asks = dict.fromkeys([term.word, *term.also, *own.asks])
        yield own._replace(asks=(*asks,), says=term.means)


def _html(path: str) -> str:
    return path.replace(".md", ".html", 1)
