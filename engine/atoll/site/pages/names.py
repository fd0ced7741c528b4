"""Names of laws, which lead straight to a page, for the search box and for links written wrong.

Those of rules, questions and words stand in what is asked: asked.py.
"""

import json
from collections.abc import Iterator

from atoll.site.facts import Facts
from atoll.site.page import Asset, Page

__all__ = ["pages"]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """One script with the laws of every game; docs/assets/find.js loads it for who searches."""
    names = {game.name: [law.law for law in game.proofs] for game in facts.games}
    told = json.dumps(names, ensure_ascii=False, separators=(",", ":"))
    yield Asset("assets/names.js", f"var NAMES = {told};\n".encode())
