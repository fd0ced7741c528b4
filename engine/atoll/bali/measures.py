"""What is counted in many games of Bali: turns and scorings, who wins by order, seals and masks.

The players of a game are told apart by their place in the order of turns: the first one begins.
Masks are told of games that came to their end.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, dropwhile, groupby, pairwise

from atoll.bali.scorings import outcome
from atoll.bali.table import Table
from atoll.simulate.figures import Counts, Figure, Share, mean, noted

ORDER, MASKS = "Wins by order, 1 for who begins", "Points of masks by order, 1 for who begins"
TURNS, CHIPS = "Turns and scorings in a game", "Chips and seals in a game"


_TURNS = {
    "turns": "turns until its end",
    "scorings": "scorings until its end",
    "left": "masks left where there is no end",
}
_CHIPS = {
    "chips": "times a chip comes or changes hands",
    "taken": "times a seal is taken",
    "seals": "seals taken at its end",
}


# Counted


def noticed(tables: Sequence[Table]) -> Counts:
    """What is counted of a game: its turns and scorings, chips and seals, and who has what."""
    found: Counter[str] = Counter()
    begun = [*dropwhile(lambda one: one.stage != "draw", tables)]
    for name, number in (*_lasting(begun), *_changing(begun)):
        noted(found, name, number)
    first, last = begun[0].active, tables[-1]
    result = outcome(last)
    for place in range(len(last.seats) if result else 0):
        seat = (first + place) % len(last.seats)
        noted(found, f"masks {place + 1}", sum(last.masks[seat]))
        found[f"first {place + 1}"] += result is not None and seat in result.winners
    return found


def _lasting(tables: Sequence[Table]) -> Iterator[tuple[str, int]]:
    """Of a game that has ended its turns and scorings, of another one the masks that are left."""
    if tables[-1].stage != "over":
        yield "left", len(tables[-1].masks_left)
        return
    left = [[len(one.masks_left) for one in turn] for turn in _turns(tables)]
    yield "turns", len(left)
    yield "scorings", sum(turn[-1] < turn[0] for turn in left)


def _turns(tables: Sequence[Table]) -> Iterator[list[Table]]:
    """The tables turn by turn, each from its draws on."""
    turn: list[Table] = []
    for draws, some in groupby(tables, lambda one: one.stage == "draw"):
        if draws and turn:
            yield turn
            turn = []
        turn += some
    yield turn


def _changing(tables: Sequence[Table]) -> Iterator[tuple[str, int]]:
    """How often chips and seals come to a player, and how many seals are taken at the end."""
    pairs = [*pairwise(tables)]
    yield (
        "chips",
        sum((one.priests, one.princes) != (then.priests, then.princes) for one, then in pairs),
    )
    yield "taken", sum(one.seals != then.seals for one, then in pairs)
    yield "seals", len(tables[-1].seals)


# Told


def figures(counts: Counts, games: int, seats: int) -> tuple[Figure, ...]:
    """The figures of so many games, section by section."""
    places = range(1, seats + 1)
    return tuple(
        chain(
            (
                Figure(ORDER, f"place {n}", Share(counts.get(f"first {n}", 0), games))
                for n in places
            ),
            (mean(MASKS, f"masks {n}", counts)._replace(name=f"place {n}") for n in places),
            (mean(TURNS, key, counts)._replace(name=name) for key, name in _TURNS.items()),
            (mean(CHIPS, key, counts)._replace(name=name) for key, name in _CHIPS.items()),
        )
    )
