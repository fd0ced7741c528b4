"""Scenes of games of Kaivai at random, always the same ones: what is tried at each decision.

Of all that happens each rule keeps the scene with the fewest things on its table.
"""

from collections.abc import Generator, Iterable, Iterator, Mapping
from random import Random

from atoll.kaivai import game
from atoll.kaivai.attempts import tried
from atoll.kaivai.components import CANOES, FACES, STOCK
from atoll.kaivai.pieces import huts_of
from atoll.kaivai.pressed import pressed, settlers
from atoll.kaivai.scene import AT_ONCE, Scene, bare, proceeding
from atoll.kaivai.starting import STARTING_HUTS, dealt
from atoll.kaivai.table import SEATS, Done, Move, Table
from atoll.proof.shrinking import smallest
from atoll.table import Step
from atoll.table.rulings import Answers

__all__ = ["roamed", "size"]

_GAMES = 6
_TRIES = 40
_FACES = ("blue", "white")
_EVERYWHERE = 0.2
_BETWEEN = ("bid", "huts", "god", "action", "village", "over")
"""Stages of a table that nothing has been begun at."""

Found = tuple[Scene, Iterable[str]]
"""A scene with the rules at work there."""


def size(scene: Scene) -> tuple[int, int, int, int]:
    """Fewest players first, then the fewest pieces on the board and counters that were gained.

    A table without some of the printed cult hexes, or of the starting huts, comes after others; of
    equal ones that with fewer moves before it is first.
    """
    table = scene.table
    lying = len(table.huts) + len(table.canoes) + len(table.cult)
    lacking = len(table.board.printed - table.cult)
    lacking += sum(len(huts_of(table, seat)) < STARTING_HUTS for seat in settlers(table))
    return len(table.seats), lacking, lying + _gained(table), len(scene.past)


def _gained(table: Table) -> int:
    """Counters on huts, and on displays more than a player begins with."""
    shells, fish, influence = STOCK
    more = [sum(one) - shells for one in table.shells] + [sum(one) - fish for one in table.fish]
    more += [one - influence for one in table.influence]
    return sum(hut.fish for hut in table.huts.values()) + sum(one for one in more if one > 0)


def roamed(answers: Answers) -> Mapping[tuple[str, str], Scene]:
    """For each rule that fires in these games, and each kind of move, the smallest scene."""
    return smallest(_found(answers), size)


def _found(answers: Answers) -> Iterator[tuple[tuple[str, str], Scene]]:
    for seed in range(_GAMES):
        for scene, rules in _game(answers, Random(f"reach {seed}")):
            kind = f"{type(scene.move).__name__} {getattr(scene.move, 'kind', '')}"
            yield from (((rule, kind), scene) for rule in rules)


def _game(answers: Answers, luck: Random) -> Iterator[Found]:
    """A whole game; before each turn there is one more at a table that is pressed.

    The first bids are made as the players are named.
    """
    begun = bare(min(SEATS), answers)
    table = dealt(begun, luck).table._replace(order=begun.order, turn=begun.turn)
    while table.stage != "over":
        there = _thrown(table, luck)
        if other := pressed(there, luck):
            yield from _turn(other, luck)
        table = yield from _turn(there, luck)


def _thrown(table: Table, luck: Random) -> Table:
    """The table with dice that are known beforehand: what happens rests on no other luck."""
    return table._replace(dice=tuple(luck.choices(_FACES, k=CANOES * len(FACES))), seed=0)


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
