"""What is counted in many games of Kaivai: supplies that run dry, glory by turn order and by bid.

The rounds of a game are no draws of their own: a mean over rounds is only held to be as sure as if
each game had one.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, groupby, pairwise

from atoll.kaivai.components import BIDS
from atoll.kaivai.table import Table
from atoll.simulate.figures import Counts, Figure, Share, mean, noted

DRY, WHEN = "Supplies that run dry", "Round in which a supply first runs dry"
BY_PLACE, BY_BID = "Glory in a round, by turn order", "Glory in a round, by bid"
CHOSEN = "Actions and huts in a game"


_SUPPLIES = {
    "goods_left": "fish and shells",
    "influence_left": "influence",
    "cult_left": "cult pieces",
}
_ENDS = {"huts": "huts built", "sunk": "canoes sunk", "steps": "steps of movement taken"}


# Counted


def noticed(tables: Sequence[Table]) -> Counts:
    """What is counted of a game: of each supply its first dry round, of each round the glory."""
    found: Counter[str] = Counter()
    for name in _SUPPLIES:
        dry = next((table.round for table in tables if getattr(table, name) == 0), None)
        if dry is not None:
            found[f"dry {name}"] += 1
            noted(found, f"dry {name} round", dry)
    _by_round(found, [*_last_of_rounds(tables)])
    for name, number in _built(tables):
        noted(found, name, number)
    return found


def _last_of_rounds(tables: Sequence[Table]) -> Iterator[Table]:
    """The table of each round once all have passed, before anything loses value."""
    passed = (table for table in tables if table.stage == "loss")
    for _, rounds in groupby(passed, lambda table: table.round):
        yield next(rounds)


def _by_round(found: Counter[str], rounds: Sequence[Table]) -> None:
    """The glory that each player has gained in a round, by place in its order and by bid."""
    before: Sequence[int] = (0,) * (len(rounds[0].seats) if rounds else 0)
    for table in rounds:
        for place, seat in enumerate(table.order, 1):
            gained = table.glory[seat] - before[seat]
            noted(found, f"place {place}", gained)
            noted(found, f"bid {table.bids[seat]}", gained)
        before = table.glory
    found["rounds"] += len(rounds)


def _built(tables: Sequence[Table]) -> Iterator[tuple[str, int]]:
    last = tables[-1]
    yield "huts", len(last.huts)
    pairs = pairwise(tables)
    yield "sunk", sum(len(after.canoes) < len(before.canoes) for before, after in pairs)
    yield "steps", sum(last.increase)


# Told


def figures(counts: Counts, games: int, seats: int) -> tuple[Figure, ...]:
    """The figures of so many games, section by section."""
    rounds = -(-counts.get("rounds", 0) // games)
    return tuple(
        chain(
            _dry(counts, games),
            (mean(BY_PLACE, f"place {n}", counts, rounds) for n in range(1, seats + 1)),
            (mean(BY_BID, f"bid {n}", counts, rounds) for n in BIDS),
            (mean(CHOSEN, key, counts)._replace(name=name) for key, name in _ENDS.items()),
        )
    )


def _dry(counts: Counts, games: int) -> Iterator[Figure]:
    for key, name in _SUPPLIES.items():
        yield Figure(DRY, name, Share(counts.get(f"dry {key}", 0), games))
    for key, name in _SUPPLIES.items():
        yield mean(WHEN, f"dry {key} round", counts)._replace(name=name)
