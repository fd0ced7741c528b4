"""What answers a player's words, for the search box: docs/assets/rank.js ranks it in the page."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from atoll.book import ranking
from atoll.book.heard import everyday, hear, plain
from atoll.book.ranking import Entry
from atoll.book.search import ANSWERS, Searchable, searchable
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page, html_link, of_game, script, slug
from atoll.site.tongue import Tongue, translations
from atoll.table import cite

_SENTENCES = 2
"""So many sentences of a rule a hit shows."""


def pages(facts: Facts) -> Iterator[Asset]:
    """The scripts that docs/assets/find.js loads for who searches: all that can be asked.

    One is for the original, and one of each other language for its pages alone.
    """
    within = searchable(facts.home)
    told = exported(within, [game.name for game in facts.games])
    yield script("assets/asked.js", "var ASKED", told)
    every = sorted(translations(facts), key=lambda one: one.code)
    for code, some in groupby(every, lambda one: one.code):
        games = [*some]
        own = [_entry(*one) for tongue in games for one in placed(tongue, within.index.entries)]
        known = exported(within, [tongue.game.name for tongue in games])
        yield script(f"assets/asked.{code}.js", "var ASKED", {**known, "entries": own})


ALSO = {
    "Editions and rulings": ("House rules", "Open points of {game}, a list with each default"),
    "Examples": ("Printed examples",),
    "Hold a port against the rules": ("Bench",),
    "Judge another program's log": ("Referee",),
    "Use the records and vectors in a port": ("Records and vectors", "Test vectors"),
}
"""What the pages of a menu are called besides, by their first label; some by their game."""
_APART = re.compile(r"(r|q|e|laws|rulings|evidence/code)/")
"""Pages that only the menu names: of one rule, question, feature, chapter of laws, module."""


def names(facts: Facts, menu: Iterable[Any], pages: Iterable[Page]) -> Asset:
    """What leads straight to a page, as numbers do: names of laws, of the menu and of pages.

    Each is a place, its game, its title, whether a part of a name will do, and its names.
    """
    found = list[tuple[str | int, ...]](
        (html_link("", at), game.name, law.replace("_", " ").capitalize(), 0, law)
        for game in facts.games
        for law, at in game.law_places.items()
    )
    found += [
        (html_link("", one.page), game.name, one.title, 1, one.short, "Printed example")
        for game in facts.games
        for one in game.shelf.printed
    ]
    labels, games = defaultdict[str, list[str]](list), {one.name: one.title for one in facts.games}
    for label, path in _leaves(menu):
        labels[path].append(label)
    for page in sorted(pages, key=lambda one: not of_game(one.path, games)):
        if page.path in labels or not (_APART.match(page.path) or page.language):
            game = of_game(page.path, games)
            end = re.compile(rf"^[0-9]+ | (of|in) {games.get(game)}$")
            known = [end.sub("", one) for one in (*labels[page.path], page.title)]
            also = (one.format(game=games.get(game)) for one in ALSO.get(known[0], ()))
            told = dict.fromkeys([*known, *also, *labels[page.path]])
            loose = int(not re.search(r"/[0-9]+_", page.path))
            found.append((html_link("", page.path), game, page.title, loose, *told))
    return script("assets/names.js", "var NAMES", found)


def _leaves(menu: Iterable[Any]) -> Iterator[tuple[str, str]]:
    """Each label with its page; that of several with the first of them."""
    for entry in menu:
        [(label, inner)] = entry.items()
        below = [] if isinstance(inner, str) else [*_leaves(inner)]
        yield label, below[0][1] if below else inner
        yield from below


def exported(within: Searchable, games: Collection[str]) -> Mapping[str, object]:
    """What a page reads of some games: what is asked and said, all names, what counts how much."""
    index, found = within.index, list[Mapping[str, object]]()
    for one in (one for one in index.entries if one.game in games):
        place = f"{one.game}/glossary/index.md#{slug(one.asks[0])}" if one.kind == "term" else ""
        found.append(_entry(one, place))
    return {
        "entries": found,
        "terms": {game: terms for game, terms in index.terms.items() if game in games},
        "small": everyday().small,
        "faint": sorted(everyday().faint),
        "forms": everyday().forms,
        "same": everyday().same,
        "weights": {**ranking.WEIGHTS, "kinds": ranking.KINDS},
    }


def _entry(one: Entry, path: str = "") -> Mapping[str, object]:
    """An entry with the rules it rests on, and its place where its name does not tell it.

    Of what it says only what is shown, how a rule begins and the first answer to a question; all
    other words as they are heard.
    """
    shown = one.says.partition(ANSWERS)[0]
    if one.kind == "rule":
        shown = " ".join(re.split(r"(?<=[.:])\s", one.says)[:_SENTENCES])
    more = " ".join(sorted(hear(plain(one.says)).tells - hear(plain(shown)).tells))
    told: dict[str, object] = {"name": one.name, "asks": one.asks, "says": shown}
    told |= {} if one.kind == "question" else {"kind": one.kind}  # most are
    told |= {"more": more} if more else {}
    told |= {} if one.kind == "term" else {"cited": ", ".join(map(cite, one.rules))}
    return told | ({"path": html_link("", path)} if path else {})


def placed(tongue: Tongue, known: Iterable[Entry]) -> Iterator[tuple[Entry, str]]:
    """What answers in another language, and where it lies: each question, rule and word.

    It is asked in all the ways that its original, one of those `known`, is asked besides.
    """
    also = {one.name: one for one in known}

    def told(name: str, asks: Iterable[str], says: str) -> Entry:
        every = dict.fromkeys([*asks, *also[name].asks])
        return also[name]._replace(asks=(*every,), says=says)

    for name, ways in tongue.translation.questions.items():
        says = ANSWERS.join(text for one in ways for text in one.says)
        yield told(name, (one.asks for one in ways), says), tongue.lies(f"q/{name}")
    for rule in (one for chapter in tongue.chapters for one in chapter.rules):
        says = " ".join([rule.statement, *rule.notes])
        yield told(rule.id, [rule.title], says), tongue.rule_page(rule.id)
    for term in tongue.translation.terms:
        name, place = f"{tongue.game.name} {term.original.word}", tongue.lies("glossary")
        yield told(name, [term.word, *term.also], term.means), f"{place}#{slug(term.word)}"
