"""A table told as a scenario, with what happens there by the rules of this process."""

from collections.abc import Mapping, Sequence
from typing import Any

from atoll.table import Refused
from atoll.table.games import game as known_game
from atoll.table.games import telling
from atoll.telling.scenario import gherkin
from atoll.telling.scene import Scene
from atoll.telling.told import told


def answer(game: str, tables: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """Each table as the lines of a scenario; without any where the game tells none of it."""
    return [_told(game, one) for one in tables]


def _told(game: str, one: Mapping[str, Any]) -> list[str]:
    if not (one.get("move") and telling.there(game)):
        return []
    rules = known_game(game)
    try:
        answers = rules.answered(None, one["rulings"])
        table = rules.read_position(one["position"], one["seats"], answers)
        scene = Scene(table, one["seat"], rules.parse_move(one["move"]))
        return [*gherkin(told(game, scene))]
    except (Refused, ValueError, LookupError, AttributeError):
        return []
