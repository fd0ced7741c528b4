"""`atoll rulings`: what the texts of a game leave open, and how it can be answered."""

from typing import TYPE_CHECKING

from atoll.cli.console import print_json, tell
from atoll.cli.options import AsJson, Game, game_name

if TYPE_CHECKING:
    from atoll.rulings import Edition

__all__ = ["rulings"]


def rulings(game: Game = None, as_json: AsJson = False) -> None:
    """List the open questions of a game, their answers, and the editions."""
    from dataclasses import asdict

    from atoll.book.explain import questions
    from atoll.games import game as rules_of

    name = game_name(game)
    found = questions(name)
    if as_json:
        texts = [_plain(edition) for edition in rules_of(name).EDITIONS.values()]
        print_json({"game": name, "rulings": [asdict(one) for one in found], "editions": texts})
        return
    from atoll.cli.rulepage import question

    tell(part for one in found for part in (*question(one), ""))


def _plain(edition: "Edition") -> dict[str, object]:
    """An edition in JSON terms."""
    return edition._asdict() | {"choices": {**edition.choices}, "silent": {**edition.silent}}
