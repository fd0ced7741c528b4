"""Moves that a player may think of now, allowed or not: by them the prompt tells the rules."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product, starmap

from atoll.bali.components import CARDS, DALANG, HOUSEHOLD, ISLANDS
from atoll.bali.sides import neighbours
from atoll.bali.table import (
    Challenge,
    Defend,
    Done,
    EndTurn,
    Flee,
    Force,
    Join,
    Lay,
    Mask,
    Move,
    Pass,
    Place,
    Play,
    Prevent,
    Save,
    Show,
    Swap,
    Table,
    Take,
    Travel,
)


def tried(table: Table, seat: int) -> Iterable[Move]:
    """Moves of the kinds that fit the stage; of cards those of the hand come first."""
    found = _TRIED.get(table.stage)
    return found(table, seat) if found else ()


def _first(table: Table, seat: int) -> list[str]:
    """All cards, those of the hand first."""
    return [*dict.fromkeys((*table.hands[seat], *CARDS))]


def _turn(table: Table, seat: int) -> Iterator[Move]:
    yield from (Play(card) for card in _first(table, seat) if card in HOUSEHOLD)
    yield from map(Challenge, neighbours(table))
    held = [card for card in _first(table, seat) if card in DALANG]
    yield from starmap(Travel, product(held, ISLANDS))
    yield EndTurn()


def _exchange(table: Table, seat: int) -> Iterator[Move]:
    if table.played == "artist":
        yield from map(Swap, _first(table, seat))
    else:
        yield from starmap(Place, product(_first(table, seat), ISLANDS))
        yield from map(Take, ISLANDS)
    yield Done()


def _save(table: Table, seat: int) -> Iterator[Move]:
    yield from starmap(Save, product(_first(table, seat), ISLANDS))
    yield Done()


def _show(table: Table, seat: int) -> Iterator[Move]:
    yield from map(Show, range(len(table.hands[seat]) + 2))
    yield Pass()


_TRIED: Mapping[str, Callable[[Table, int], Iterable[Move]]] = {
    "turn": _turn,
    "challenge": lambda *_: (Defend(), Flee()),
    "save": _save,
    "join": lambda *_: (Join(), Pass()),
    "exchange": _exchange,
    "force": lambda *_: (Force(), Pass()),
    "show": _show,
    "prevent": lambda table, seat: (*map(Prevent, _first(table, seat)), Pass()),
    "lay": lambda table, seat: (*map(Lay, _first(table, seat)), Done()),
    "mask": lambda table, _: map(Mask, dict.fromkeys(table.box.masks)),
}
