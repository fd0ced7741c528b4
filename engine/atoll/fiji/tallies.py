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
from atoll.simulate.figures import Figure, Mean, Share
from atoll.table import cite

__all__ = ["BY_SEATS", "MATTERED", "PICTURE", "at_stake", "figures"]

Counts = Mapping[str, int]

HEADS, WINS, VICTORY = "Heads in a game", "Wins", "How games end"
EXECUTED, SUCCEEDS = "Effects executed, of the rows with them", "Effects that succeed, if executed"
ROWS_AND_ROUNDS = "Rows and rounds"
FIRES, GAMES = "Rules: how often a game", "Rules: games in which they fire"

PICTURE: tuple[str, ...] = (HEADS, WINS, VICTORY, SUCCEEDS, ROWS_AND_ROUNDS)
"""The sections that are drawn."""
NOBODY, SHARED_PLACE = "rows that nobody executes", "rounds with a shared place"
SHARED_WIN = "several share the victory"
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
            _rules(counts, games),
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
    ends = {"alone": "one player wins", "shared": SHARED_WIN, "nobody": "nobody wins"}
    for key, name in ends.items():
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


def _rules(counts: Counts, games: int) -> Iterator[Figure]:
    fired = {key.removeprefix("fires "): often for key, often in counts.items() if "fires " in key}
    rules = sorted(fired, key=lambda rule: [int(part) for part in rule.split("_")[1:]])
    for rule in rules:
        yield Figure(FIRES, cite(rule), Mean(fired[rule], counts[f"squares {rule}"], games))
    for rule in rules:
        yield Figure(GAMES, cite(rule), Share(counts[f"games {rule}"], games))


# The same games by other answers


def at_stake(left: Any, right: Any) -> int:
    """In how many of the same games a rule fires on which the two sets of answers differ."""
    used = [_used(played, rule) for rule in _told_apart(left, right) for played in (left, right)]
    return int((sum(used) > 0).sum())


def _told_apart(left: Any, right: Any) -> list[str]:
    """The rules that the two sets of answers tell differently."""
    ours, theirs = left.tally.answers.as_dict(), right.tally.answers.as_dict()
    differing = [RULINGS[name] for name in ours if ours[name] != theirs[name]]
    return sorted({rule for ruling in differing for rule in ruling.rules})


def _used(played: Any, rule: str) -> Any:
    """A column: how often the rule fires in each game."""
    often = played.tally.fires.get(rule)
    return often if often is not None else played.heads[:, 0] * 0 + played.tally.often(rule, 0)
