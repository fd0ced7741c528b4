"""Which rules the text of each rule names."""

import re

from atoll.site.facts import GameFacts
from atoll.table import RULE_ID

__all__ = ["spoken_of"]


def spoken_of(game: GameFacts) -> dict[str, list[str]]:
    """The rules that the text of each rule names."""
    found = {}
    for rule in game.rules.values():
        text = " ".join([rule.statement, *rule.notes])
        named = dict.fromkeys(RULE_ID.findall(text) + _numbers(game, text))
        found[rule.id] = [name for name in named if name in game.rules and name != rule.id]
    return found


def _numbers(game: GameFacts, text: str) -> list[str]:
    """The rules that a text names as `Fiji 4.7`."""
    numbers = re.findall(rf"\b{re.escape(game.title)} ([0-9]+(?:\.[0-9]+)+)", text)
    return [f"{game.name}_{number.replace('.', '_')}" for number in numbers]
