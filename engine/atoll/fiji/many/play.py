"""Many games of Fiji at once: what is asked for, and what became of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from atoll.fiji.many.evening import Evening
from atoll.fiji.many.log import Log
from atoll.fiji.many.policies import Policy, uniform
from atoll.fiji.many.totals import Tally
from atoll.fiji.round import seated
from atoll.readings.compiled import Column
from atoll.table.rulings import Answers

__all__ = ["CHUNK", "Played", "compared", "play"]

CHUNK = 32_768
"""How many games at once are fastest: enough to be worth a call, few enough for the caches."""


@dataclass(frozen=True)
class Played:
    """What became of many games: heads and winners have a row per game and a column per seat."""

    heads: Column
    winners: Column
    tally: Tally
    log: Log | None

    @cached_property
    def counts(self) -> Mapping[str, int]:
        """Everything that was counted, as whole numbers that add up; see Tally."""
        return self.tally.counts()


def play(  # noqa: PLR0913 # all that a chunk of games depends on
    games: int,
    seats: int,
    answers: Answers,
    *,
    seed: int,
    chunk: int = 0,
    policies: Sequence[Policy] | None = None,
    log: bool = False,
) -> Played:
    """So many games: the same for the same seed, chunk, number, seats, answers and policies.

    `policies` are one for each seat, or one for all. With a `log` each game can be replayed.
    Errors: Refused where so many players cannot play, and where a policy breaks a rule; ValueError
    for no games, and for policies that do not fit.
    """
    if games < 1:
        raise ValueError(f"{games} games cannot be played; play at least one.")
    seated([f"seat {seat + 1}" for seat in range(seats)], answers)
    evening = Evening(games, answers, _party(policies, seats), (seed, chunk))
    evening.log = Log(games, seats) if log else None
    heads, winners = evening.played()
    return Played(heads, winners, evening.tally, evening.log)


def _party(policies: Sequence[Policy] | None, seats: int) -> tuple[Policy, ...]:
    party = tuple(policies or (uniform,))
    if len(party) not in {1, seats}:
        raise ValueError(f"{len(party)} policies for {seats} players; give one for each, or one.")
    return party * (seats // len(party))


def compared(left: Played, right: Played) -> dict[str, int]:
    """In how many of the same games it mattered that they were played otherwise.

    `mattered` is any difference: in the heads, the winners, or how often a rule fired.
    """
    heads = (left.heads != right.heads).any(axis=1)
    winners = (left.winners != right.winners).any(axis=1)
    rules = left.tally.fires.keys() | right.tally.fires.keys()
    fires = [left.tally.fires[rule] != right.tally.fires[rule] for rule in rules]
    mattered = np.logical_or.reduce([heads, winners, *fires])
    found = {"games": heads, "heads": heads, "winners": winners, "mattered": mattered}
    return {name: int(np.count_nonzero(flags)) for name, flags in found.items()} | {
        "games": len(heads)
    }
