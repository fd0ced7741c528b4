"""What is counted in many games of Fiji, told as shares and means.

The counts are those of `many.play`. What a game has several of is no draw of its own: an effect is
shown in three exchanges of one round, so a share of rows is only held to be as sure as if each
game had one.
"""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from atoll.fiji.components import DECK, EXCHANGES, ROUNDS, ROWS
from atoll.fiji.notation import write_effect
from atoll.fiji.rulings import RULINGS
from atoll.simulate.counting import ENDS, SHARED_WIN, of_rules
from atoll.simulate.figures import Figure, Mean, Share
from atoll.table.ruled import told_apart

__all__ = ["BY_SEATS", "MATTERED", "PICTURE", "at_stake", "figures"]

Counts = Mapping[str, int]

HEADS, WINS, VICTORY = "Heads in a game", "Wins", "How games end"
EXECUTED, SUCCEEDS = "Effects executed, of the rows with them", "Effects that succeed, if executed"
ROWS_AND_ROUNDS = "Rows and rounds"

PICTURE: tuple[str, ...] = (HEADS, WINS, VICTORY, SUCCEEDS, ROWS_AND_ROUNDS)
"""The sections that are drawn."""
NOBODY, SHARED_PLACE = "rows that nobody executes", "rounds with a shared place"
BY_SEATS: tuple[str, ...] = (NOBODY, SHARED_PLACE, SHARED_WIN)
"""The figures by which numbers of seats are compared."""

MATTERED: Mapping[str, str] = {
    "at stake": "a rule with another answer is used",
    "mattered": "the game runs differently",
    "heads": "somebody has other heads",
    "winners": "others win",
}
"""What is counted of games that were played by two sets of answers, and how it is told."""


def figures(counts: Counts, games: int, seats: int) -> tuple[Figure, ...]:
    """Everything that was counted in so many games, section by section."""
    return tuple(
        chain(
            _by_seat(counts, games, seats),
            _victory(counts, games),
            _effects(counts),
            _rows(counts, seats),
            of_rules(counts, games),
        )
    )


def _by_seat(counts: Counts, games: int, seats: int) -> Iterator[Figure]:
    names = [f"seat {number}" for number in range(1, seats + 1)]
    for seat in names:
        heads = Mean(counts[f"heads {seat} sum"], counts[f"heads {seat} square sum"], games)
        yield Figure(HEADS, seat, heads)
    for seat in names:
        yield Figure(WINS, seat, Share(counts[f"wins {seat}"], games))


def _victory(counts: Counts, games: int) -> Iterator[Figure]:
    for key, name in ENDS.items():
        yield Figure(VICTORY, name, Share(counts[f"wins {key}"], games))
    beyond = Share(counts["heads beyond the box"], games)
    yield Figure(VICTORY, "more heads than the box holds", beyond)


def _effects(counts: Counts) -> Iterator[Figure]:
    """An effect lies in one round of a game: its three exchanges are alike."""
    names = sorted(map(write_effect, DECK.effects))
    for name in names:
        tried = Share(counts[f"effect {name} tried"], counts[f"effect {name} shown"], EXCHANGES)
        yield Figure(EXECUTED, name, tried)
    for name in names:
        done = counts[f"effect {name} succeeded"]
        yield Figure(SUCCEEDS, name, Share(done, counts[f"effect {name} tried"], EXCHANGES))


def _rows(counts: Counts, seats: int) -> Iterator[Figure]:
    alike = ROUNDS * EXCHANGES * ROWS
    for key, name in {
        "rows nobody": NOBODY,
        "rows with a tie": "rows in which players cancel",
    }.items():
        yield Figure(ROWS_AND_ROUNDS, name, Share(counts[key], counts["rows"], alike))
    if seats > 2:
        shared = Share(counts["rounds shared place"], counts["rounds"], ROUNDS)
        yield Figure(ROWS_AND_ROUNDS, SHARED_PLACE, shared)


# The same games by other answers


def at_stake(left: Any, right: Any) -> int:
    """In how many of the same games a rule fires on which the two sets of answers differ."""
    rules = told_apart(RULINGS, left.tally.answers, right.tally.answers)
    used = [_used(played, rule) for rule in rules for played in (left, right)]
    return int((sum(used) > 0).sum())


def _used(played: Any, rule: str) -> Any:
    """A column: how often the rule fires in each game."""
    often = played.tally.fires.get(rule)
    return often if often is not None else played.heads[:, 0] * 0 + played.tally.often(rule, 0)
