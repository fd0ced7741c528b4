"""What is counted in many games: first for each game, then added up to plain whole numbers."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from atoll.fiji.components import DECK, EXCHANGES, HEADS, NO_BEADS, ROUNDS, ROWS, Effect
from atoll.fiji.many.recordings import telling
from atoll.fiji.notation import write_effect
from atoll.readings.compiled import BYTE, Column
from atoll.table.rulings import Answers

__all__ = ["Tally"]

_DEALT = ("fiji_1_4", "fiji_2_1", "fiji_2_2", "fiji_3_1", "fiji_3_2")
_FOR_TWO = {"dealt": ("fiji_7_1", "fiji_7_2"), "scored": ("fiji_3_3", "fiji_7_5", "fiji_7_6")}
_FOR_MORE = {
    "dealt": ("fiji_1_1", "fiji_1_2"),
    "scored": ("fiji_3_3", "fiji_5_3", "fiji_5_4", "fiji_5_5", "fiji_5_6"),
}


def _always(seats: int) -> Mapping[str, int]:
    """How often those rules fire that fire equally often in every game."""
    exchanges = ROUNDS * EXCHANGES
    box = dict.fromkeys(("fiji_0_1", "fiji_0_2", "fiji_0_3", "fiji_0_4", "fiji_6_1"), 1)
    later = dict.fromkeys(("fiji_2_3", "fiji_5_8"), ROUNDS - 1)
    rounds = dict.fromkeys((*_DEALT, *_words(seats)["dealt"], "fiji_5_1"), ROUNDS)
    offers = dict.fromkeys(("fiji_4_1", "fiji_4_2"), exchanges * seats)
    shown = {"fiji_4_3": exchanges, "fiji_4_16": exchanges, "fiji_4_17": exchanges - ROUNDS}
    rows = dict.fromkeys(("fiji_4_4", "fiji_4_5"), exchanges * ROWS)
    both = {"fiji_7_3": ROUNDS * 2, "fiji_7_4": ROUNDS, "fiji_7_7": ROUNDS - 1}
    ranks = both if seats == 2 else {"fiji_5_2": ROUNDS}
    return box | later | rounds | offers | shown | rows | ranks


def _words(seats: int) -> Mapping[str, tuple[str, ...]]:
    return _FOR_TWO if seats == 2 else _FOR_MORE


def _rule_of(effect: Effect) -> str:
    """The rule about what an effect does."""
    if effect.keeps:
        return "fiji_4_13"
    if effect.rotates or effect.swaps:
        return "fiji_4_14" if effect.rotates else "fiji_4_15"
    if effect.others != NO_BEADS:
        return "fiji_4_12"
    return "fiji_4_11" if True in effect.halves else "fiji_4_10"


_RULES = tuple(map(_rule_of, DECK.effects))


class Tally:
    """The counts of many games, while they are played: a column for whatever can vary."""

    def __init__(self, games: int, seats: int, answers: Answers) -> None:
        self.games, self.seats, self.answers = games, seats, answers
        self.fires: dict[str, Column] = {}
        self.sums: dict[str, int] = {}
        self._rows = np.zeros((ROWS, 2, games), BYTE)
        self._often = np.zeros((EXCHANGES + 1, EXCHANGES + 1, len(_RULES)), np.int64)
        self._telling = telling(_RULES).on(games)

    def fired(self, rule: str, often: Column) -> None:
        """The rule has fired so often in each game."""
        if rule not in self.fires:
            self.fires[rule] = np.zeros(self.games, BYTE)
        np.add(self.fires[rule], often, self.fires[rule])

    def _summed(self, what: str, number: Any) -> None:
        self.sums[what] = self.sums.get(what, 0) + int(number)

    def row(self, row: int, told: Sequence[Column]) -> None:
        """A row that was analysed: executed, happens, zero, cancels, tied."""
        executed, happens, zero, cancels, tied = told
        self._rows[row, 0] += executed.view(BYTE)
        self._rows[row, 1] += happens.view(BYTE)
        self.fired("fiji_4_6", zero.view(BYTE))
        self.fired("fiji_4_7", cancels)
        self._summed("rows with a tie", np.count_nonzero(tied))

    def kept(self, keepers: Sequence[Column]) -> None:
        """An exchange that is paid, and who keeps an offer."""
        for keeps in keepers:
            self.fired("fiji_4_13", keeps.view(BYTE))

    def cards(self, effects: Sequence[Column]) -> None:
        """The cards of a round, when its exchanges are over."""
        for (executed, happened), effect in zip(self._rows, effects, strict=True):
            self.fired("fiji_4_8", executed)
            self.fired("fiji_4_9", EXCHANGES - executed)
            told = self._telling([effect, executed])
            for rule, often in zip(dict.fromkeys(_RULES), told, strict=True):
                for _ in range(self._events(rule)):
                    self.fired(rule, often)
            self._effects(effect, executed, happened)
        self._rows[:] = 0

    def _events(self, rule: str) -> int:
        """How many events tell of an effect that is executed: a choice has one of its own."""
        asks = rule in {"fiji_4_14", "fiji_4_15"}
        return 2 if asks or (rule == "fiji_4_13" and self.answers.keep_offer == "may") else 1

    def _effects(self, effect: Column, executed: Column, happened: Column) -> None:
        """How often each effect was executed, and how often it could do what it says."""
        often = (executed * (EXCHANGES + 1) + happened).view(np.uint8)
        key = often * len(_RULES) + effect.view(np.uint8)
        self._often += np.bincount(key, minlength=self._often.size).reshape(self._often.shape)

    def scored(self, shared: Any, fires: Sequence[Any]) -> None:
        """A round that was scored: whether a place is shared, and how often its rules fired."""
        given = (ROWS, *fires) if self.seats == 2 else fires
        for rule, often in zip(_words(self.seats)["scored"], given, strict=True):
            self.fired(rule, often)
        self._summed("rounds shared place", np.count_nonzero(shared))

    def ran_out(self, before: Column, after: Column) -> None:
        """The heads of all seats before and after a round."""
        self.fired("fiji_5_7", ((before <= HEADS) & (after > HEADS)).view(BYTE))

    def ended(self, heads: Sequence[Column], winners: Sequence[Column]) -> None:
        """The games are over: the heads of each seat, and whether it wins."""
        most = np.maximum.reduce(heads)
        best = _number([owned == most for owned in heads])
        self.fired("fiji_6_2", (best == 1).view(BYTE))
        self.fired("fiji_6_3", (best > 1).view(BYTE))
        won = np.bincount(_number(winners), minlength=2)
        for name, often in (("nobody", won[0]), ("alone", won[1]), ("shared", won[2:].sum())):
            self._summed(f"wins {name}", often)
        for seat in range(self.seats):
            self._summed(f"wins seat {seat + 1}", np.count_nonzero(winners[seat]))
            self._owned(f"heads seat {seat + 1}", np.bincount(heads[seat]))

    def _owned(self, name: str, many: Column) -> None:
        """In how many games the seat has 0, 1, 2… heads."""
        each = np.arange(len(many))
        self._summed(f"{name} sum", each @ many)
        self._summed(f"{name} square sum", (each * each) @ many)
        for number, often in enumerate(many):
            self._summed(f"{name} is {number}", often)

    def counts(self) -> dict[str, int]:
        """Everything that was counted, under a name each; all of it adds up.

        For a rule there are how often it `fires`, in how many `games` it does, and the sum of the
        `squares` of how often it does in a game.
        """
        rows = self.games * ROUNDS * EXCHANGES * ROWS
        nobody = int(self.fires["fiji_4_9"].sum(dtype=np.int64))
        known = {"games": self.games, "rounds": self.games * ROUNDS, "rows": rows}
        known |= {"rows nobody": nobody, **self.sums, **self._of_effects()}
        known["heads beyond the box"] = int(self.fires["fiji_5_7"].sum(dtype=np.int64))
        for rule, often in _always(self.seats).items():
            known |= _of_rule(rule, self.games * often, self.games, self.games * often * often)
        for rule, column in self.fires.items():
            many = np.bincount(column)
            each = np.arange(len(many))
            known |= _of_rule(rule, each @ many, self.games - many[0], (each * each) @ many)
        return dict(sorted(known.items()))

    def _of_effects(self) -> dict[str, int]:
        """How often each effect was shown in an exchange, was tried, and succeeded."""
        known: dict[str, int] = {}
        for face, often in zip(DECK.effects, np.moveaxis(self._often, 2, 0), strict=True):
            each, name = np.arange(EXCHANGES + 1), f"effect {write_effect(face)}"
            known[f"{name} shown"] = int(EXCHANGES * often.sum())
            known[f"{name} tried"] = int(each @ often.sum(axis=1))
            known[f"{name} succeeded"] = int(each @ often.sum(axis=0))
        return known

    def often(self, rule: str, game: int) -> int:
        """How often a rule fired in one of the games."""
        if rule in self.fires:
            return int(self.fires[rule][game])
        return _always(self.seats).get(rule, 0)


def _number(flags: Sequence[Column]) -> Column:
    """How many of the flags hold in each game."""
    number = np.zeros(flags[0].shape, BYTE)
    for flag in flags:
        number += flag.view(BYTE)
    return number


def _of_rule(rule: str, fires: Any, games: Any, squares: Any) -> dict[str, int]:
    counted = {"fires": fires, "games": games, "squares": squares}
    return {f"{name} {rule}": int(number) for name, number in counted.items()}
