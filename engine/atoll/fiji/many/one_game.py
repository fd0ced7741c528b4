"""One of many games as the engine plays it: its cards, and its moves one after the other."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from atoll.fiji.components import DECK, EXCHANGES, ROUNDS
from atoll.fiji.many.log import NOTHING, Log
from atoll.fiji.many.play import Played
from atoll.fiji.many.ways import CHOICES, LAYOUTS, OFFERS, SETS_ASIDE
from atoll.fiji.table import Deal, Move
from atoll.readings.compiled import Column

__all__ = ["Replay", "replayed"]


class Replay(NamedTuple):
    """One game: the cards of its rounds, and who made which move, in the order of the table."""

    deals: tuple[Deal, ...]
    moves: tuple[tuple[int, Move], ...]


def replayed(played: Played, game: int) -> Replay:
    """One of the games, to be opened with these cards and played by these moves.

    Errors: ValueError for games that were played without a log.
    """
    if played.log is None:
        raise ValueError("these games have no log; play them with log=True.")
    log, rounds = played.log, range(ROUNDS)
    deals = tuple(_deal(log, number, game) for number in rounds)
    return Replay(deals, tuple(pair for number in rounds for pair in _moves(log, number, game)))


def _deal(log: Log, number: int, game: int) -> Deal:
    return Deal(
        tuple(DECK.conditions[place] for place in log.conditions[number, :, game]),
        tuple(DECK.effects[place] for place in log.effects[number, :, game]),
        LAYOUTS[log.goals[number, game]],
    )


def _moves(log: Log, number: int, game: int) -> Iterator[tuple[int, Move]]:
    if log.set_aside.shape[1] == 2:
        yield from _made(SETS_ASIDE, log.set_aside[number, :, game])
    for exchange in range(EXCHANGES):
        yield from _made(OFFERS, log.offers[number, exchange, :, game])
        at = number, exchange, slice(None), game
        pairs = zip(log.choosers[at], log.choices[at], strict=True)
        yield from [(int(seat), CHOICES[place]) for seat, place in pairs if place != NOTHING]


def _made(moves: Sequence[Move], places: Column) -> Iterator[tuple[int, Move]]:
    for seat, place in enumerate(places):
        yield seat, moves[place]
