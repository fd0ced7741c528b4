"""A scenario of any game, by its steps alone."""

from typing import Any

from atoll.running.games import makers, phrases


def played(game: str, *steps: tuple[str, str]) -> Any:
    """The world of a game after these steps, each a kind and a text."""
    world = makers(game)["world"]()
    for kind, text in steps:
        (phrase,) = phrases(game).matching(kind, text)
        phrase.context.step_func(world, **(phrase.parser.parse_arguments(text) or {}))
    return world
