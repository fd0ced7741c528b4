"""What is counted in many games of Fiji: how often each effect is executed, and succeeds.

What a game has several of is no draw of its own: an effect is shown in three exchanges of one
round, so a share of rows is only held to be as sure as if each game had one.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from atoll.fiji.components import DECK, EXCHANGES, ROUNDS, ROWS
from atoll.fiji.exchange import executor
from atoll.fiji.notation import write_effect
from atoll.fiji.table import Table
from atoll.simulate.figures import Counts, Figure, Share

ROWS_OF_GAMES = "Rows"
EXECUTED, SUCCEEDS = "Effects executed, of the rows with them", "Effects that succeed, if executed"
GAMES = 2_000
"""For each pair of answers some seconds of a build, and within 2 in a hundred."""


def noticed(tables: Sequence[Table]) -> Counts:
    """What is counted of a game: how often an effect was shown, was executed, and succeeded."""
    found: Counter[str] = Counter()
    for before, after in pairwise(tables):
        if before.stage == "row":
            effect = before.effects[before.row - 1]
            name, tried = f"effect {write_effect(effect)}", executor(before) is not None
            asks = any(effect.takes) or any(effect.others)
            found[f"{name} shown"] += 1
            found[f"{name} tried"] += tried
            found[f"{name} succeeded"] += tried and not (asks and before.supply == after.supply)
    return found


def figures(counts: Counts, games: int, seats: int) -> tuple[Figure, ...]:
    """The figures of so many games, section by section."""
    del seats
    return (*_effects(counts), *_rows(counts, games))


def _effects(counts: Counts) -> Iterator[Figure]:
    """An effect lies in one round of a game: its three exchanges are alike."""
    names = sorted(map(write_effect, DECK.effects))
    for section, of, what in ((EXECUTED, "shown", "tried"), (SUCCEEDS, "tried", "succeeded")):
        for name in names:
            hits, all_of = (counts.get(f"effect {name} {how}", 0) for how in (what, of))
            yield Figure(section, name, Share(hits, all_of, EXCHANGES))


def _rows(counts: Counts, games: int) -> Iterator[Figure]:
    rows = ROUNDS * EXCHANGES * ROWS
    nobody = Share(counts.get("fires fiji_4_9", 0), games * rows, rows)
    yield Figure(ROWS_OF_GAMES, "rows that nobody executes", nobody)
