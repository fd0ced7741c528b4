"""Random games of Kaivai for the guards: by the verbs alone, under any rulings, rich and poor."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from atoll.kaivai.table import Build, Celebrate, Deliver, Done, Fish, Move, Pass, Table, Track
from atoll.table import Step
from atoll.table.games import game

__all__ = ["NAMES", "POLICIES", "Decision", "Game", "decisions", "games", "opened", "random_game"]

NAMES = ("Red", "Blue", "Green", "Yellow")
kaivai: Any = game("kaivai")
Policy = Callable[[Random, Sequence[Move]], Move]


# How they play


def any_move(luck: Random, moves: Sequence[Move]) -> Move:
    """Whatever is allowed: mostly canoes that sail."""
    return luck.choice(moves)


def any_kind(luck: Random, moves: Sequence[Move]) -> Move:
    """A kind of move, then one of it."""
    kind = luck.choice(sorted({type(move).__name__ for move in moves}))
    return luck.choice([move for move in moves if type(move).__name__ == kind])


def busy(luck: Random, moves: Sequence[Move]) -> Move:
    """Acts where it can, and passes or ends only where nothing else is left."""
    acts = [move for move in moves if isinstance(move, (Build, Fish, Deliver, Celebrate))]
    goes_on = [move for move in moves if not isinstance(move, (Pass, Done))]
    return luck.choice(acts if acts and luck.random() < 0.6 else goes_on or moves)


def idle(luck: Random, moves: Sequence[Move]) -> Move:
    """Passes often: the influence of sacrifices runs out."""
    passes = [move for move in moves if isinstance(move, Pass)]
    return passes[0] if passes and luck.random() < 0.7 else any_kind(luck, moves)


def always_the_last(_: Random, moves: Sequence[Move]) -> Move:
    """Bids high, adds all influence, ends as soon as it can."""
    return moves[-1]


POLICIES: tuple[Policy, ...] = (any_move, any_kind, busy, busy, idle, always_the_last)


# Games


class Game(NamedTuple):
    """A game that can be played again: its players, rulings, luck, how they play, how it begins.

    `riches` are counters that each player has at once, on the space 5: shells, fish, influence, and
    glory. With them the supplies are soon empty.
    """

    seats: int
    house: tuple[tuple[str, str], ...]
    seed: int
    policy: Policy
    riches: tuple[int, int, int, int] | None


class Decision(NamedTuple):
    """A table at which a seat decided, what it did, all that followed, one thing at a time."""

    table: Table
    seat: int
    move: Move
    step: Step[Table]


def opened(game: Game) -> Step[Table]:
    """The first decision, and what happened before it."""
    house = dict(game.house)
    step: Step[Table] = kaivai.opening(NAMES[: game.seats], game.seed, house, edition=None)
    if game.riches is None:
        return step
    rich = kaivai.write_position(step.table) | _riches(step.table, game.riches)
    left = {name: rich.pop(name) for name in ("goods_left", "influence_left")}
    assert left.keys().isdisjoint(rich)
    found: Step[Table] = kaivai.resumed(rich, step.table.seats, step.table.rulings)
    return found


def _riches(table: Table, riches: tuple[int, int, int, int]) -> Mapping[str, Any]:
    shells, fish, influence, glory = riches
    of_all = {
        "shells": [0, 0, 0, 0, shells],
        "fish": [0, 0, 0, 0, fish],
        "influence": influence,
        "glory": glory,
    }
    layout = kaivai.LAYOUT
    return {name: layout.write(_of_all(table, name, one))[name] for name, one in of_all.items()}


def _of_all(table: Table, name: str, one: Any) -> Table:
    value = Track(*one) if isinstance(one, list) else one
    parts: dict[str, Any] = {name: (value,) * len(table.seats)}
    return table._replace(**parts)


def decisions(game: Game) -> Iterator[Decision]:
    """Everything that is decided in a game, to its end."""
    luck, table = Random(game.seed), opened(game).table
    while waits := kaivai.waiting(table):
        seat = luck.choice(waits)
        move = game.policy(luck, [*kaivai.moves(table, seat)])
        step = kaivai.after(table, seat, move)
        yield Decision(table, seat, move, step)
        table = step.table


# Which games


@st.composite
def games(draw: st.DrawFn, seats: int) -> Game:
    """Any game of so many players."""
    return random_game(seats, draw(st.integers(0, 10**6)))


def random_game(seats: int, number: int) -> Game:
    """One of many games, by its number."""
    luck = Random(f"{seats} {number}")
    house = [
        (name, luck.choice(ruling.names()))
        for name, ruling in kaivai.RULINGS.items()
        if luck.random() < 0.5
    ]
    most = 52 // seats - 6
    rich = (luck.randint(3, 8), luck.randint(0, most - 2), luck.randint(0, 24 // seats))
    riches = (*rich, luck.randint(0, 30)) if luck.random() < 0.5 else None
    return Game(seats, tuple(house), luck.randrange(10**6), luck.choice(POLICIES), riches)
