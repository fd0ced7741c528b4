"""What everybody did in many games."""

from collections.abc import Sequence

import numpy as np

from atoll.fiji.components import COLOURS, EXCHANGES, ROUNDS, ROWS
from atoll.fiji.many.luck import Asked
from atoll.fiji.many.views import Tables
from atoll.readings.compiled import Column

__all__ = ["NOTHING", "Log"]

NOTHING = 255
"""Instead of a choice, where none was asked for."""


class Log:
    """The cards and the answers of many games: places in the lists of cards and of moves."""

    def __init__(self, games: int, seats: int) -> None:
        self.conditions = np.zeros((ROUNDS, ROWS, games), np.uint8)
        self.effects = np.zeros((ROUNDS, ROWS, games), np.uint8)
        self.goals = np.zeros((ROUNDS, games), np.uint16)
        self.set_aside = np.zeros((ROUNDS, seats, games), np.uint8)
        self.offers = np.zeros((ROUNDS, EXCHANGES, seats, games), np.uint8)
        self.choices = np.full((ROUNDS, EXCHANGES, ROWS, games), NOTHING, np.uint8)
        self.choosers = np.zeros((ROUNDS, EXCHANGES, ROWS, games), np.uint8)
        self.hands = np.zeros((ROUNDS, seats, len(COLOURS), games), np.uint8)
        self.supply = np.zeros((ROUNDS, len(COLOURS), games), np.uint8)

    def dealt(self, tables: Tables) -> None:
        """The cards of a round."""
        self.conditions[tables.round - 1] = tables.conditions
        self.effects[tables.round - 1] = tables.effects
        self.goals[tables.round - 1] = tables.goals

    def shown(self, tables: Tables) -> None:
        """What lies behind the screens, and in the supply, when a round is scored."""
        self.hands[tables.round - 1] = tables.hands
        self.supply[tables.round - 1] = tables.supply

    def took(self, tables: Tables, asked: Asked, places: Sequence[Column]) -> None:
        """What each seat took from behind its screen."""
        if asked is Asked.OFFER:
            self.offers[tables.round - 1, tables.exchange - 1] = places
        else:
            self.set_aside[tables.round - 1] = places

    def chose(self, tables: Tables, row: int, games: Column, places: Column, seats: Column) -> None:
        """What the executors of a row chose in some of the games."""
        at = tables.round - 1, tables.exchange - 1, row
        self.choices[at][games] = places
        self.choosers[at][games] = seats
