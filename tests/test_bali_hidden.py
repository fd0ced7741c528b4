"""Two tables of Bali that differ only in what a player may not know look the same to that player.

What is hidden is written here from rule 0.8, not taken from the layout of the engine.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from atoll import bali
from atoll.bali import nouns
from atoll.bali.dialogue import allowed
from atoll.bali.table import Lay, Place, Save, Swap, Table
from atoll.table.layout import Layout

View = Callable[[Any, int], Any]
NAMES = ("Ana", "Ben", "Cid", "Dora")
UNSEEN_CARD = (Save, Place, Swap, Lay)
"""Moves whose card nobody else sees."""
PILES = ("dealt", "laid", "under")
OTHERS = ("hands", "laid", "under", "cut", "chosen")
"""What is hidden from everybody but who has it; `dealt` cards nobody has seen."""


def secret_only(one: Table, other: Table, seat: int) -> bool:
    """Whether all that differs is hidden from the player."""
    for part in one._fields:
        here, there = getattr(one, part), getattr(other, part)
        if here == there or part in ("draw", "seed", "dealt"):
            continue
        if part not in OTHERS or here[seat] != there[seat]:
            return False
        if part == "chosen" and [*map(_where, here)] != [*map(_where, there)]:
            return False
    return True


def _where(chosen: Any) -> list[Any]:
    """Of cards that are chosen all see where they go."""
    return [one.island for one in chosen]


def shuffled(table: Table, seat: int, luck: Random) -> Table:
    """The table, the cards that are hidden from a player mixed among where they lie."""
    own = range(len(table.seats))
    places: list[tuple[str, int, str]] = [
        ("hands", one, "") for one in own if one != seat and not table.chosen[one]
    ]
    for part in PILES:
        for one in own:
            if part == "dealt" or one != seat:
                places += [(part, one, island) for island in getattr(table, part)[one]]
    lying = [_at(table, place) for place in places]
    cards = [*chain.from_iterable(lying)]
    luck.shuffle(cards)
    rest = iter(cards)
    for place, there in zip(places, lying, strict=True):
        table = _put(table, place, tuple(islice(rest, len(there))))
    return table


def _at(table: Table, place: tuple[str, int, str]) -> tuple[str, ...]:
    part, seat, island = place
    value = getattr(table, part)[seat]
    found: tuple[str, ...] = value[island] if isinstance(value, Mapping) else value
    return found


def _put(table: Table, place: tuple[str, int, str], cards: tuple[str, ...]) -> Table:
    part, seat, island = place
    values = [*getattr(table, part)]
    old = values[seat]
    values[seat] = {**old, island: cards} if isinstance(old, Mapping) else cards
    parts: Any = {part: tuple(values)}
    return table._replace(**parts)


def alike(move: Any, moves: list[Any], luck: Random) -> Any:
    """A move that others cannot tell from this one; None where there is none."""
    if isinstance(move, UNSEEN_CARD):
        where = getattr(move, "island", None)
        found = [m for m in moves if type(m) is type(move) and getattr(m, "island", None) == where]
        return luck.choice(found) if found else None
    return move if move in moves else None


def pairs(seed: int, seats: int, rulings: dict[str, str]) -> Iterator[tuple[Any, Any, int]]:
    """Steps of two tables played alike, and who must see no difference."""
    luck = Random(seed)
    table = bali.setup(NAMES[:seats], seed, rulings)
    for number in range(160):
        if bali.outcome(table):
            return
        if number % 4 == 0:
            seat = luck.randrange(seats)
            yield from _followed(table, shuffled(table, seat, luck), seat, luck)
        (turn,) = bali.waiting(table)
        table = bali.after(table, turn, luck.choice([*bali.moves(table, turn)])).table


def _followed(
    one: Table, other: Table, seat: int, luck: Random, most: int = 25
) -> Iterator[tuple[Any, Any, int]]:
    """The two as they are played on, as long as what differs is hidden."""
    for _ in range(most):
        (turn,) = bali.waiting(one)
        move = luck.choice([*bali.moves(one, turn)])
        if turn == seat:
            assert [*bali.moves(one, turn)] == [*bali.moves(other, turn)]
        second = move if turn == seat else alike(move, [*bali.moves(other, turn)], luck)
        if second is None:
            return
        steps = bali.after(one, turn, move), bali.after(other, turn, second)
        one, other = (step.table for step in steps)
        if not secret_only(one, other, seat) or bali.outcome(one):
            return
        yield *steps, seat


def differences(
    seed: int, seats: int, rulings: dict[str, str], view: View = bali.view
) -> tuple[int, list[str]]:
    """How many steps were compared in which something hidden differs, and what was told apart."""
    compared, found = 0, []
    for one, other, seat in pairs(seed, seats, rulings):
        compared += one.table != other.table
        if view(one.table, seat) != view(other.table, seat):
            found.append("view")
        if one.events != other.events:
            found.append("events")
        if bali.waiting(one.table) != bali.waiting(other.table):
            found.append("waiting")
        if allowed(one.table, seat) != allowed(other.table, seat):
            found.append("prompt")
    return compared, found


RULED: list[dict[str, str]] = [
    {},
    {"sizes": "secret", "discard": "closed"},
    {"cut_seen": "nobody", "arrange": "as_held"},
    {"raising": "again", "scholar_on": "bottom", "flee_keep": "four"},
]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("rulings", RULED, ids=str)
def test_what_a_player_sees_does_not_depend_on_what_is_hidden(
    rulings: dict[str, str], seats: int
) -> None:
    compared, found = differences(11 + seats, seats, rulings)
    assert compared > 50
    assert found == []


LEAKS = ("hands", "dealt", "laid", "chosen")


@pytest.mark.parametrize("part", LEAKS)
def test_a_part_that_is_not_hidden_any_more_is_noticed(part: str) -> None:
    parts = [
        one._replace(hides=None) if name == part else one
        for name, one in nouns.LAYOUT.parts.items()
    ]
    leaking = Layout("Bali", "A leaking table.", parts)
    assert "view" in differences(14, 3, {}, leaking.view)[1]
