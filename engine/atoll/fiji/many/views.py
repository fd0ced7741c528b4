"""What a seat may know when it is asked, for many games at once."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from atoll.fiji.components import DECK, Beads, Condition, Goal
from atoll.fiji.many.luck import Asked
from atoll.fiji.many.piles import Piles, pile
from atoll.fiji.many.ways import LAYOUTS, Ways, reach
from atoll.fiji.table import Move
from atoll.readings.arrays import NUMBER, column
from atoll.readings.compiled import Column

__all__ = ["Question", "Seen", "Tables"]

_COLOURS = [column([goals[place].colour for goals in LAYOUTS]) for place in range(4)]
_WAYS = [column([goals[place].most for goals in LAYOUTS]) for place in range(4)]


class Tables(NamedTuple):
    """The positions of many games in the same exchange; an entry per game in every column.

    `conditions` and `effects` are places in the deck, a column for each row; `goals` are places in
    LAYOUTS; `offers` are those of the round that were shown, by exchange and seat.
    """

    round: int
    exchange: int
    conditions: Column
    effects: Column
    goals: Column
    supply: Beads
    hands: Piles
    set_aside: Piles
    heads: tuple[Column, ...]
    offers: tuple[Piles, ...] = ()


class Question(NamedTuple):
    """What is asked, in which row, what can be answered, and what the rules leave open."""

    asked: Asked
    moves: Sequence[Move]
    ways: Ways
    row: int = 0
    states: Column | None = None


class Seen:
    """What a seat knows of many games: whatever varies is a column with an entry per game.

    `seat` is who is asked, and `games` which games; all of them where it is None.
    A choice is asked of whoever executes, so that `seat` is a column, in the games whose row may
    leave one; where nobody executes, the answer counts for nothing.
    """

    def __init__(
        self, tables: Tables, seat: Any, question: Question, games: Column | None = None
    ) -> None:
        """The tables themselves are not for a policy to look at: they hold hidden hands."""
        self.round, self.exchange = tables.round, tables.exchange
        self.seat, self.question, self.games = seat, question, games
        self._tables = tables

    @property
    def many(self) -> int:
        """How many games are asked about."""
        return len(self._tables.goals if self.games is None else self.games)

    def _of(self, values: Column) -> Column:
        found = values if self.games is None else values.take(self.games)
        return found if found.dtype == bool else found.astype(NUMBER)

    def _pile(self, beads: Beads) -> Beads:
        return pile(self._of(colour) for colour in beads)

    @property
    def asked(self) -> Asked:
        """What is asked: an offer, what to set aside, or what an executor chooses."""
        return self.question.asked

    @property
    def row(self) -> int:
        """The row in which a choice is asked, 0 the topmost."""
        return self.question.row

    @property
    def moves(self) -> Sequence[Move]:
        """What can be answered: a policy returns for each game the place of a move in here."""
        return self.question.moves

    @cached_property
    def hand(self) -> Beads:
        """The beads behind one's own screen."""
        return self._own(self._tables.hands)

    @property
    def set_aside(self) -> Beads:
        """The beads one has set aside in this round."""
        return self._own(self._tables.set_aside)

    def _own(self, piles: Piles) -> Beads:
        if self.games is None:
            return self._pile(piles[self.seat])
        owned = [self._pile(pile) for pile in piles]
        seats = np.asarray(self.seat)
        return pile(np.choose(seats, colour) for colour in zip(*owned, strict=True))

    @property
    def supply(self) -> Beads:
        """The beads in the supply."""
        return self._pile(self._tables.supply)

    @property
    def heads(self) -> tuple[Column, ...]:
        """The shrunken heads of each seat."""
        return tuple(self._of(heads) for heads in self._tables.heads)

    @property
    def offers(self) -> tuple[Piles, ...]:
        """The offers of this round that have been shown, by exchange and seat."""
        shown = self._tables.offers
        return tuple(tuple(self._pile(offer) for offer in offers) for offers in shown)

    @property
    def layout(self) -> Column:
        """The row of goals, as its place in LAYOUTS."""
        return self._of(self._tables.goals)

    def goal(self, place: int) -> Goal:
        """A goal of the row, 0 the nearest."""
        return Goal(_COLOURS[place].take(self.layout), _WAYS[place].take(self.layout))

    def condition(self, row: int) -> Condition:
        """The condition of a row, 0 the topmost."""
        cards = self._of(self._tables.conditions[row])
        colours = zip(*[card.colours for card in DECK.conditions], strict=True)
        flags = [column(flags).take(cards) for flags in colours]
        most = column([card.most for card in DECK.conditions])
        return Condition((flags[0], flags[1], flags[2], flags[3]), most.take(cards))

    def effect(self, row: int) -> Column:
        """The effect of a row, as its place among DECK.effects; 0 is the topmost row."""
        return self._of(self._tables.effects[row])

    @cached_property
    def states(self) -> Column:
        """The state of each game, on which alone it depends which answers are legal."""
        if self.question.states is not None:
            return self.question.states
        return reach(self._tables.hands[self.seat])

    def any_move(self, luck: Any) -> Column:
        """Any legal answer, all as likely."""
        return self.question.ways.any(self.states, luck)
