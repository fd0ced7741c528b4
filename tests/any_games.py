"""Random games of any game for the guards: by its verbs alone, under any answers."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from atoll.record import start_line
from atoll.record.entries import Entry
from atoll.record.start import opening
from atoll.running.games import phrases, worlds
from atoll.table import Refused, Step, names_for
from atoll.table.games import game
from atoll.table.rulings import UnknownRuling

Move = Any
Policy = Callable[[Random, Sequence[Move]], Move]
LEAVES = ("pass", "done", "end")
"""How moves begin that end a turn and do nothing else."""


class Decision(NamedTuple):
    """A table at which a seat decided, what it did, and all that followed."""

    table: Any
    seat: int
    move: Move
    step: Step[Any]


def _any_kind(luck: Random, moves: Sequence[Move]) -> Move:
    """A kind of move, then one of it."""
    kind = luck.choice(sorted({type(move).__name__ for move in moves}))
    return luck.choice([move for move in moves if type(move).__name__ == kind])


def _busy(luck: Random, moves: Sequence[Move]) -> Move:
    """Whatever does something, if anything does."""
    return _any_kind(
        luck,
        [move for move in moves if not type(move).__name__.lower().startswith(LEAVES)] or moves,
    )


POLICIES: Sequence[Policy] = (
    *(Random.choice, _any_kind, _busy),
    lambda luck, moves: luck.choice(moves[:3]),  # the first few, so that players are often equal
)


def start(name: str, seed: int) -> dict[str, Any]:
    """A game by any edition, some rulings answered otherwise; each number of players in turn."""
    rules, luck = game(name), Random(f"{name} {seed}")
    while True:
        drawn = {
            one.name: luck.choice(one.names())
            for one in rules.RULINGS.values()
            if luck.random() < 0.5
        }
        seats, edition = rules.SEATS[seed % len(rules.SEATS)], luck.choice([*rules.EDITIONS])
        names, seed = names_for(seats), luck.randrange(10**6)
        begins = start_line(name, names, seed, edition=edition, rulings=drawn)
        try:
            opening(begins)
        except (Refused, UnknownRuling):  # so many cannot play so, or the edition lacks answers
            continue
        return begins


def played(begins: Entry, most: int) -> Iterator[Decision]:
    """What is decided in a game in one of the ways to play, to its end or so many moves."""
    rules, luck = game(begins["game"]), Random(begins["seed"])
    policy, table = luck.choice(POLICIES), opening(begins).table
    for _ in range(most):
        if not (waiting := rules.waiting(table)):
            return
        seat = luck.choice(waiting)
        move = policy(luck, [*rules.moves(table, seat)])
        step = rules.after(table, seat, move)
        yield Decision(table, seat, move, step)
        table = step.table


# A scenario of any game, by its steps alone


def played_by_steps(game: str, *steps: tuple[str, str]) -> Any:
    """The world of a game after these steps, each a kind and a text."""
    world: Any = worlds(game)()  # type: ignore[misc] # a game has one
    for kind, text in steps:
        (phrase,) = phrases(game).matching(kind, text)
        phrase.context.step_func(world, **(phrase.parser.parse_arguments(text) or {}))
    return world
