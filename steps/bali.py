"""The table of one scenario of Bali: what no Given tells fits to what they tell."""

from collections.abc import Collection, Sequence
from itertools import count
from typing import Any

import pytest
from pytest_bdd import then, when

from atoll.bali.fields import FIELDS
from atoll.bali.position import fitted
from atoll.bali.table import Move, Table
from atoll.running.parsing import parsing

from .world import Scenario

parse = parsing(FIELDS)


class BaliWorld(Scenario):
    """One scenario of Bali; once a move has been made, nothing is fitted any more."""

    table: Table

    def __init__(self) -> None:
        """Begin before anybody sits down."""
        super().__init__("bali")
        self._said: set[str] = set()  # the parts that Givens have told
        self._unfitted: Any = None  # the table as the Givens tell it
        self._played = False

    def lay(self, seats: Sequence[str], edition: str | None = None) -> None:
        """A given table: nothing that earlier Givens have told lies there."""
        self._said, self._played = set(), False
        super().lay(seats, edition)

    def given(self, base: Table | None = None, *, only: Collection[int] = (), **parts: Any) -> None:
        """Something about the table that holds before anything happens."""
        self._said |= parts.keys()
        whole = self._unfitted if base is None else base
        self._unfitted = whole._replace(**parts)
        fixed = self._played or self.start
        super().given(self._unfitted if fixed else fitted(self._unfitted, self._said), only=only)

    def past(self, name: str, move: Move) -> None:
        """A move that was made before anything happens."""
        self._played, self._unfitted = True, self.table
        super().past(name, move)


@pytest.fixture
def world() -> BaliWorld:
    """A scenario of Bali before anybody sits down."""
    return BaliWorld()


# When


@when(parse("{seats:Seats} begin a game of Bali with the start cards {cards:Values}"))
def begin_with(world: BaliWorld, seats: tuple[str, ...], cards: tuple[int, ...]) -> None:
    """A new game in which they are dealt these start cards: by the first luck that deals so."""
    games = (world.record(seats=seats, seed=seed) for seed in count(1))
    world.start_game(
        seats, seed=next(one.seed for one in games if one.opening().table.start_cards == cards)
    )


# Then


@then(parse("the view has no number of cards in the hand of {seat:Seat}"))
def view_has_no_number(world: BaliWorld, seat: str) -> None:
    """The player who looks cannot tell how many cards a hand has."""
    seen = world.view.hands[world.seat(seat)]
    world.same(f"cards in the hand of {seat}", "secret", "secret" if seen is None else len(seen))


@then(parse("the view has {number:Number} cards in the hand of {seat:Seat}"))
def view_has_cards(world: BaliWorld, number: int, seat: str) -> None:
    """How many cards a hand has, to the player who looks, whichever they are."""
    seen = world.view.hands[world.seat(seat)]
    world.same(f"cards in the hand of {seat}", number, "secret" if seen is None else len(seen))


@then(parse("the view shows the {thing:Thing}"))
def view_shows(world: BaliWorld, thing: str) -> None:
    """Something that a rule may hide lies open to the player who looks."""
    world.same(thing, "open", "hidden" if world.seen().get(thing) is None else "open")
