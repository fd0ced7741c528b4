"""What answers a player's words, for the search box: docs/assets/rank.js ranks it in the page."""

import json
from collections.abc import Collection, Iterator, Mapping

from atoll.book import ranking
from atoll.book.heard import everyday
from atoll.book.ranking import Entry
from atoll.book.searchable import Searchable, searchable
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page, slug
from atoll.table import cite

__all__ = ["exported", "pages"]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """One script with all that can be asked; docs/assets/find.js loads it for who searches."""
    told = exported(searchable(facts.home), [game.name for game in facts.games])
    written = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    yield Asset("assets/asked.js", f"var ASKED = {written};\n".encode())


def exported(within: Searchable, games: Collection[str]) -> Mapping[str, object]:
    """What a page reads of some games: what is asked and said, all names, what counts how much."""
    index = within.index.of(games)
    return {
        "entries": [_page(one, within) for one in index.entries],
        "terms": index.terms,
        "small": everyday().small,
        "same": everyday().same,
        "weights": ranking.WEIGHTS,
    }


def _page(one: Entry, within: Searchable) -> Mapping[str, object]:
    """An entry with its place and the rules that it rests on."""
    asking = within.questions.get(one.name, ())
    rules = dict.fromkeys(rule for asked in asking for rule in asked.rules)
    cited = ", ".join(map(cite, rules or [one.name] * (one.kind == "rule")))
    return {**one._asdict(), "path": _path(one), "cited": cited}


def _path(one: Entry) -> str:
    if one.kind == "term":
        return f"{one.game}/glossary/index.html#{slug(one.asks[0])}"
    return f"{'r' if one.kind == 'rule' else 'q'}/{one.name}/index.html"
