"""What answers a player's words, for the search box: docs/assets/rank.js ranks it in the page."""

import json
import re
from collections.abc import Collection, Iterator, Mapping

from atoll.book import ranking
from atoll.book.heard import everyday, hear, plain
from atoll.book.indexed import Entry
from atoll.book.searchable import ANSWERS, Searchable, searchable
from atoll.book.sought import NEARNESS
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page, slug
from atoll.table import cite

__all__ = ["answering", "exported", "pages"]

_SENTENCES = 2
"""So many sentences of a rule a hit shows."""


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
