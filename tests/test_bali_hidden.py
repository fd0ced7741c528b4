"""Two tables of Bali that differ only in what a player may not know look the same to that player.

What is hidden is written here from rule 0.8, not taken from the layout of the engine.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain, islice
from random import Random
from typing import Any, NamedTuple

import pytest

from atoll import bali
from atoll.bali import nouns
from atoll.bali.components import CARDS
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
COMMON = -1
"""Instead of a seat: what lies in common."""


def secret_only(one: Table, other: Table, seat: int) -> bool:
    """Whether all that differs is hidden from the player."""
    nobodys = {"draw", "seed", "dealt"}
    nobodys |= {"discard"} if one.rulings.discard == "closed" else set()
    nobodys |= {"cut"} if one.rulings.cut_seen == "nobody" else set()
    for part in one._fields:
        here, there = getattr(one, part), getattr(other, part)
        if here == there or part in nobodys:
            continue
        if part not in OTHERS or here[seat] != there[seat]:
            return False
        if part == "chosen" and [*map(_where, here)] != [*map(_where, there)]:
            return False
    return True


def _where(chosen: Any) -> list[Any]:
    """Of cards that are chosen all see where they go."""
    return [one.island for one in chosen]


Lies = tuple[str, int, str]


def hiding(table: Table, seat: int) -> Iterator[Lies]:
    """Where cards lie that are hidden from a player."""
    for one in range(len(table.seats)):
        if one != seat and not table.chosen[one]:
            yield "hands", one, ""
        if one != seat or table.rulings.cut_seen == "nobody":
            yield "cut", one, ""
        for part in PILES:
            if part == "dealt" or one != seat:
                yield from ((part, one, island) for island in getattr(table, part)[one])
    yield "draw", COMMON, ""
    if table.rulings.discard == "closed":
        yield "discard", COMMON, ""


def shuffled(table: Table, seat: int, luck: Random) -> Table:
    """The table, the cards that are hidden from a player mixed among where they lie."""
    places = [*hiding(table, seat)]
    lying = [_at(table, place) for place in places]
    cards = [*chain.from_iterable(lying)]
    luck.shuffle(cards)
    rest = iter(cards)
    for place, there in zip(places, lying, strict=True):
        table = _put(table, place, tuple(islice(rest, len(there))))
    return table._replace(seed=luck.randrange(1000))


def _at(table: Table, place: Lies) -> tuple[str, ...]:
    part, seat, island = place
    value = getattr(table, part) if seat == COMMON else getattr(table, part)[seat]
    if part in ("cut", "discard"):
        return tuple(chain.from_iterable([c] * n for c, n in zip(CARDS, value, strict=True)))
    found: tuple[str, ...] = value[island] if isinstance(value, Mapping) else value
    return found


def _put(table: Table, place: Lies, cards: tuple[str, ...]) -> Table:
    part, seat, island = place
    new: Any = tuple(map(cards.count, CARDS)) if part in ("cut", "discard") else cards
    if seat != COMMON:
        values = [*getattr(table, part)]
        old = values[seat]
        values[seat] = {**old, island: cards} if isinstance(old, Mapping) else new
        new = tuple(values)
    parts: Any = {part: new}
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
    start = bali.setup(NAMES[:seats], seed, rulings)
    for table in (start, later(start)):
        yield from _played(table, luck)


def later(table: Table) -> Table:
    """The table when piles are large and the draw pile is small: piles are cut, cards shuffled."""
    cards = iter(table.draw)
    others = [island for island in table.dealt[0] if island != table.island]
    seats = range(len(table.seats))
    laid = tuple({one: (*islice(cards, 2),) for one in others} for _ in seats)
    draw, gone = (*islice(cards, 6),), [*cards]
    return table._replace(laid=laid, draw=draw, discard=tuple(map(gone.count, CARDS)))


def _played(table: Table, luck: Random) -> Iterator[tuple[Any, Any, int]]:
    seats = len(table.seats)
    for number in range(80):
        if number % 4 == 0:
            seat = luck.randrange(seats)
            yield from _followed(table, shuffled(table, seat, luck), seat, luck)
        if bali.outcome(table):
            return
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


class Learnt(NamedTuple):
    """All that a player learns of a step."""

    view: View = lambda step, seat: bali.view(step.table, seat)
    events: View = lambda step, _: step.events
    waiting: View = lambda step, _: bali.waiting(step.table)
    prompt: View = lambda step, seat: allowed(step.table, seat)


ALL = Learnt()


def differences(
    seed: int, seats: int, rulings: dict[str, str], learnt: Learnt = ALL
) -> tuple[int, list[str]]:
    """How many steps were compared in which something hidden differs, and what was told apart."""
    compared, found = 0, []
    for one, other, seat in pairs(seed, seats, rulings):
        compared += one.table != other.table
        ways = learnt._asdict().items()
        found += [name for name, tells in ways if tells(one, seat) != tells(other, seat)]
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


# Leaks that are planted

CUT: dict[str, str] = {"cut_seen": "nobody", "limit_always": "always"}
LEAKS: dict[str, dict[str, str]] = {
    "hands": {},
    "dealt": {},
    "laid": {},
    "under": {"scholar_on": "bottom"},
    "draw": {},
    "discard": {"discard": "closed"},
    "cut": CUT,
    "seed": {},
    "chosen": {},
}
"""Each part that hides something, and the answers by which there is something to hide."""


def test_every_part_that_hides_something_is_tried() -> None:
    assert {*LEAKS} == {name for name, part in nouns.LAYOUT.parts.items() if part.hides}


@pytest.mark.parametrize("part", LEAKS)
def test_a_part_that_is_not_hidden_any_more_is_noticed(part: str) -> None:
    parts = [
        one._replace(hides=None) if name == part else one
        for name, one in nouns.LAYOUT.parts.items()
    ]
    leaking = Layout("Bali", "A leaking table.", parts)

    def view(step: Any, seat: int) -> Any:
        return leaking.view(step.table, seat)

    assert "view" in differences(14, 3, LEAKS[part], Learnt(view=view))[1]


def offers(step: Any, seat: int) -> list[str]:
    """Moves without those at a pile whose top card, dealt face down, is a warrior."""
    tops = {island: cards[-1] for island, cards in step.table.dealt[seat].items()}
    bad = [island for island, card in tops.items() if card == "warrior"]
    return [line for line in allowed(step.table, seat) if not any(one in line for one in bad)]


def refuses(step: Any, seat: int) -> list[str]:
    """Refusals that say what the next card is."""
    return [f"{line} Next: {step.table.draw[:1]}." for line in allowed(step.table, seat)]


def warns(step: Any, seat: int) -> list[str]:
    """A prompt that tells whether the left neighbour could end a turn by warriors."""
    left = (seat + 1) % len(step.table.seats)
    return [*allowed(step.table, seat), str(step.table.hands[left].count("warrior") > 1)]


@pytest.mark.parametrize("prompt", [offers, refuses, warns])
def test_moves_and_refusals_that_tell_a_hidden_card_are_noticed(prompt: View) -> None:
    assert "prompt" in differences(14, 3, {}, Learnt(prompt=prompt))[1]


def drawn(step: Any, _seat: int) -> Any:
    """Draws that name the card."""
    last = [hand[-1:] for hand in step.table.hands]
    return [last[one.facts["seat"]] for one in step.events if one.what == "draw"]


def put(step: Any, _seat: int) -> Any:
    """Cards that are saved, placed or laid down by name."""
    kinds = ("save", "place", "arrange")
    return [step.table.laid[one.facts["seat"]] for one in step.events if one.what in kinds]


def cut(step: Any, _seat: int) -> Any:
    """Cards that are cut from a pile by name."""
    return [step.table.cut[one.facts["seat"]] for one in step.events if one.what == "cut"]


def shuffled_so(step: Any, _seat: int) -> Any:
    """A shuffle that is told with its luck."""
    return [step.table.seed for one in step.events if one.what == "reshuffle"]


@pytest.mark.parametrize(("events", "seed"), [(drawn, 14), (put, 14), (cut, 15), (shuffled_so, 14)])
def test_events_that_tell_a_hidden_card_are_noticed(events: View, seed: int) -> None:
    assert "events" in differences(seed, 3, CUT, Learnt(events=events))[1]
