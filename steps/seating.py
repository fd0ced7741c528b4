"""Players sit down and choose their moves: the phrases of any game, by its title and its notation.

Nobody writes them down: `Ana and Ben play …`, `Ana and Ben start a game of …`.
"""

from collections.abc import Callable, Iterator
from typing import Any

from atoll.running.parsing import Following, Said
from atoll.table import games
from atoll.telling.phrases import choosing, chosen, deciding, seating

from .world import Scenario


def play(world: Scenario, seats: tuple[str, ...], edition: str | None = None) -> None:
    """Players at the table, before anything has happened, by one of the texts or as is usual."""
    world.lay(seats, edition)


def start(world: Scenario, seats: tuple[str, ...]) -> None:
    """A new game begins."""
    world.start_game(seats)


def has_chosen(world: Scenario, seat: str, move: Any) -> None:
    """A move that a player has made before anything happens, and what a When leaves of one."""
    world.past(seat, move)


def decides_next(world: Scenario, seat: str, due: str) -> None:
    """Who has to decide what."""
    world.given(stage=due, turn=world.seat(seat))


def chooses(world: Scenario, seat: str, move: Any) -> None:
    """A player's move, as the notation writes it."""
    world.move((seat, move))


def following(game: str) -> Iterator[tuple[str, Said, Callable[..., None]]]:
    """The steps of a game's players, as far as it has a layout and a notation."""
    if games.nouns.there(game):
        phrases = seating(games.nouns(game).LAYOUT.title)
        yield "given", Following(*phrases.play.languages.values()), play
        yield "given", Following(*phrases.by.languages.values()), play
        yield "when", Following(*phrases.start.languages.values()), start
    if "Due" in games.fields(game).FIELDS:
        yield "given", Following(deciding(games.fields(game).FIELDS)), decides_next
    if games.notation.there(game):
        moves = games.notation(game).MOVES
        yield "given", Following(*chosen(moves).languages.values()), has_chosen
        yield "when", Following(choosing(moves)), chooses
