"""A game that is played in numbers: what a program that learns needs, and nothing of its trade."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile
from typing import Any

from atoll.learning.looks import Look
from atoll.learning.numbers import WAIT, Code, numbers
from atoll.table import Outcome, names_for, replaced
from atoll.table.contract import Move, Table
from atoll.table.games import game, most_moves, nouns

__all__ = ["InNumbers", "Now"]

_SAID = 16
"""So many numbers of a move that is being spelled are seen."""


class InNumbers:
    """A game in whole numbers, for so many players, by the answers of an edition and of a house.

    `size` numbers can be said; a seat sees as many as there are `names`, each from `low` to `high`.

    >>> fiji = InNumbers("fiji", 2)
    >>> now = fiji.opening(seed=7)
    >>> now.waiting, len(now.legal(0)), fiji.texts[now.legal(0)[0]]
    ((0, 1), 34, 'set aside 1 yellow 3 blue')
    """

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        *,
        edition: str | None = None,
        rulings: Mapping[str, str] | None = None,
    ) -> None:
        """Errors: UnknownGame, UnknownRuling, NotOffered, NotListed."""
        self.name, self.rules, self.numbers = name, game(name), numbers(name)
        self.seats = seats or self.rules.SEATS[0]
        self.look = Look(name, self.seats)
        self.texts, self.size = self.numbers.texts, self.numbers.size
        self.most = most_moves(name) * _SAID
        self._answers = self.rules.answered(edition, rulings).as_dict()
        said = [f"said {place}" for place in range(1, _SAID + 1)]
        self.names = (*self.look.names, *said)
        self.low = (*self.look.low, *(-1 for _ in said))
        self.high = (*self.look.high, *(self.size - 1 for _ in said))

    def __deepcopy__(self, _: object) -> "InNumbers":
        """It never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """How it crosses from one process to another: as what it is made of."""
        return _of_answers, (self.name, self.seats, self._answers)

    def opening(self, seed: int) -> "Now":
        """The game of a seed, at its first decision. Errors: Refused."""
        table = self.rules.setup(names_for(self.seats), seed, self._answers)
        return Now(self, table, ((),) * self.seats)


@dataclass(frozen=True, eq=False)
class Now:
    """A moment of a game in numbers: its table, and what each seat has said of its next move.

    It never changes: a number makes another one.
    """

    game: InNumbers
    table: Table
    said: tuple[Code, ...]
    _ways: dict[int, Mapping[Code, Move]] = field(default_factory=dict)

    def __deepcopy__(self, _: object) -> "Now":
        """It never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """How it crosses from one process to another: without what can be worked out again."""
        return type(self), (self.game, self.table, self.said)

    def __str__(self) -> str:
        """All that lies on the table, hidden or not, thing by thing."""
        lying = nouns(self.game.name).LAYOUT.lies(self.table)
        return "\n".join(f"{one.name}: {one.text}" for one in lying)

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have something to decide; nobody, once the game is over."""
        return self.game.rules.waiting(self.table)

    @property
    def outcome(self) -> Outcome | None:
        """Who won; None while the game goes on."""
        return self.game.rules.outcome(self.table)

    def rewards(self) -> tuple[float, ...]:
        """What each seat has won: who does not win gives one to those who do, who share it."""
        if not (outcome := self.outcome):
            return (0.0,) * self.game.seats
        winners = len(outcome.winners)
        share = (self.game.seats - winners) / winners
        return tuple(share if seat in outcome.winners else -1.0 for seat in range(self.game.seats))

    def seen(self, seat: int) -> tuple[int, ...]:
        """What a seat may know, and what it has said of its move, in numbers within the bounds."""
        said = (*self.said[seat], *(-1 for _ in range(_SAID)))[:_SAID]
        return (*self.game.look.of(self.game.rules.view(self.table, seat)), *said)

    def ways(self, seat: int) -> Mapping[Code, Move]:
        """The moves that a seat may still make, by the numbers that spell them."""
        if seat not in self._ways:
            every = self.game.numbers.ways(self.game.rules.moves(self.table, seat))
            self._ways[seat] = _beginning(every, self.said[seat])
        return self._ways[seat]

    def legal(self, seat: int) -> tuple[int, ...]:
        """The numbers that a seat may say now, in order; only WAIT where it decides nothing."""
        if seat not in self.waiting:
            return (WAIT,)
        place = len(self.said[seat])
        return tuple(sorted({code[place] for code in self.ways(seat)}))

    def mask(self, seat: int) -> bytes:
        """A byte for each number: 1 where the seat may say it now, else 0."""
        found = bytearray(self.game.size)
        for number in self.legal(seat):
            found[number] = 1
        return bytes(found)

    def after(self, seat: int, number: int) -> "Now":
        """The game once a seat has said a number.

        What goes on in one way only is said with it. Errors: ValueError where it is not legal.
        """
        if seat not in self.waiting or number not in self.legal(seat):
            raise ValueError(f"seat {seat} may not say {number} now; ask `legal`.")
        ways = _beginning(self.ways(seat), (*self.said[seat], number))
        if len(ways) == 1:
            return self._moved(seat, *ways.values())
        said = replaced(self.said, seat, _shared([*ways]))
        return Now(self.game, self.table, said, {**self._ways, seat: ways})

    def _moved(self, seat: int, move: Move) -> "Now":
        table = self.game.rules.after(self.table, seat, move).table
        waiting = self.game.rules.waiting(table)
        left = replaced(self.said, seat, ())
        said = tuple(one if other in waiting else () for other, one in enumerate(left))
        return Now(self.game, table, said)


def _of_answers(name: str, seats: int, answers: Mapping[str, str]) -> InNumbers:
    return InNumbers(name, seats, rulings=answers)


def _beginning(ways: Mapping[Code, Move], said: Code) -> Mapping[Code, Move]:
    return {code: move for code, move in ways.items() if code[: len(said)] == said}


def _shared(codes: list[Code]) -> Code:
    """What all of them begin with."""
    together = zip(*codes, strict=False)
    return tuple(first for first, *_ in takewhile(lambda one: len({*one}) == 1, together))
