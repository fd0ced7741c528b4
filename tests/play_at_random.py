"""Random games of Fiji for the guards: who plays, under which rulings, and how."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from atoll import fiji
from atoll.fiji import Move, Table
from atoll.table import Step

NAMES = ("Ana", "Ben", "Cid", "Dot", "Eli")
EDITIONS = tuple(fiji.EDITIONS)
Policy = Callable[[Random, Sequence[Move]], Move]


def any_move(luck: Random, moves: Sequence[Move]) -> Move:
    """Whatever is allowed."""
    return luck.choice(moves)


def small_offers(luck: Random, moves: Sequence[Move]) -> Move:
    """One of the first few: offers are alike, so many cancel and many hands are equal."""
    return luck.choice(moves[:3])


def always_the_first(_: Random, moves: Sequence[Move]) -> Move:
    """All do the same, so that nobody ever executes a card and all hands are equal."""
    return moves[0]


def always_the_last(_: Random, moves: Sequence[Move]) -> Move:
    """All offer four green beads, or what comes next."""
    return moves[-1]


POLICIES: tuple[Policy, ...] = (any_move, small_offers, always_the_first, always_the_last)


class Start(NamedTuple):
    """A game to be played: how many seats, which edition, which rulings on top."""

    seats: int
    edition: str
    house: dict[str, str]

    def opening(self, seed: int) -> Step[Table]:
        """The first decision, and what happened before it."""
        return fiji.opening(NAMES[: self.seats], seed, self.house, edition=self.edition)


def editions_for(seats: int) -> list[str]:
    """The editions that so many seats can play."""
    chosen = {name: fiji.answered(name).seats for name in EDITIONS}
    return [name for name in EDITIONS if seats > 2 or chosen[name] == "two_to_five"]


def starts() -> Iterator[Start]:
    """Every edition as it is, and with every single ruling answered otherwise."""
    for seats in (2, 3, 4, 5):
        for edition in editions_for(seats):
            for house in [{}, *_single(seats)]:
                if fiji.answered(edition, house) != fiji.answered(edition) or not house:
                    yield Start(seats, edition, house)


def _single(seats: int) -> Iterator[dict[str, str]]:
    for ruling in fiji.RULINGS.values():
        for answer in ruling.names():
            if seats > 2 or answer != "three_to_five":
                yield {ruling.name: answer}
