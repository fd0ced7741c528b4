"""Scenes of games of Kaivai at random, always the same ones: what is tried at each decision.

Of all that happens each rule keeps the scene with the fewest things on its table.
"""

from collections.abc import Generator, Iterable, Iterator, Mapping
from random import Random

from atoll.kaivai import game
from atoll.kaivai.attempts import tried
from atoll.kaivai.pieces import huts_of
from atoll.kaivai.pressed import pressed, settlers
from atoll.kaivai.scene import AT_ONCE, Scene, bare, proceeding
from atoll.kaivai.starting import STARTING_HUTS, dealt
from atoll.kaivai.table import SEATS, Done, Move, Table
from atoll.table import Step
from atoll.table.rulings import Answers

__all__ = ["roamed", "size"]

_GAMES = 6
_TRIES = 40
_EVERYWHERE = 0.2
_BETWEEN = ("bid", "huts", "god", "action", "village", "over")
"""Stages of a table that nothing has been begun at."""

Found = tuple[Scene, Iterable[str]]
"""A scene with the rules at work there."""


def size(scene: Scene) -> tuple[int, int, int, int]:
    """Fewest players first, then the fewest pieces and fish on the board, then moves before.

    A table without some of the printed cult hexes, or of the starting huts, comes after others.
    """
    table = scene.table
    fish = sum(hut.fish for hut in table.huts.values())
    lying = len(table.huts) + len(table.canoes) + len(table.cult) + fish
    lacking = len(table.board.printed - table.cult)
    lacking += sum(len(huts_of(table, seat)) < STARTING_HUTS for seat in settlers(table))
    return len(table.seats), lacking, lying, len(scene.past)


def roamed(answers: Answers) -> Mapping[tuple[str, str], Scene]:
    """For each rule that fires in these games, and each kind of move, the smallest scene."""
    kept: dict[tuple[str, str], Scene] = {}
    for seed in range(_GAMES):
        for scene, rules in _game(answers, Random(f"reach {seed}")):
            kind = f"{type(scene.move).__name__} {getattr(scene.move, 'kind', '')}"
            for rule in rules:
                if (rule, kind) not in kept or size(scene) < size(kept[rule, kind]):
                    kept[rule, kind] = scene
    return kept


def _game(answers: Answers, luck: Random) -> Iterator[Found]:
    """A whole game; before each turn there is one more at a table that is pressed.

    The first bids are made as the players are named.
    """
    begun = bare(min(SEATS), answers)
    table = dealt(begun, luck).table._replace(order=begun.order, turn=begun.turn)
    while table.stage != "over":
        if other := pressed(table, luck):
            yield from _turn(other, luck)
        table = yield from _turn(table, luck)


def _turn(since: Table, luck: Random) -> Generator[Found, None, Table]:
    """All that is tried and done until a turn has ended; the table then."""
    table, past = since, tuple[tuple[int, Move], ...]()
    if step := game.proceed(table):
        yield proceeding(table), _told(step)
        return step.table
    while True:
        seat = game.waiting(table)[0]
        if not (moves := [*game.moves(table, seat)]):
            return table  # it was pressed too much
        move = luck.choice([one for one in moves if not isinstance(one, Done)] or moves)
        for one in (move, *_tries(table, seat, luck)):
            yield Scene(since, past, seat, one), _at_work(table, seat, one)
        made = Scene(since, past, seat, move)
        table, past = game.played(table, seat, move).table, (*past, (seat, move))
        while step := game.proceed(table):
            yield made if table.stage in AT_ONCE else proceeding(table), _told(step)
            table = step.table
        if table.stage in _BETWEEN:
            return table


def _tries(table: Table, seat: int, luck: Random) -> list[Move]:
    """Some of what may be thought of; canoes act beside where they are, or anywhere."""
    tries = [*tried(table, seat, everywhere=luck.random() < _EVERYWHERE)]
    return luck.sample(tries, min(_TRIES, len(tries)))


def _at_work(table: Table, seat: int, move: Move) -> Iterable[str]:
    refusal = game.why_not(table, seat, move)
    return (refusal.rule,) if refusal else _told(game.played(table, seat, move))


def _told(step: Step[Table]) -> Iterable[str]:
    return {event.rule for event in step.events}
