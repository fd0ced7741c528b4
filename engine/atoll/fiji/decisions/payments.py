"""What each place pays: every pattern of ties, under every answer to the two rulings about it."""

from collections.abc import Sequence
from itertools import product

from atoll.fiji import rules
from atoll.fiji.components import COLOURS, LARGEST_OFFER, Beads, Goal
from atoll.fiji.decisions.patterns import pattern
from atoll.fiji.rulings import RULINGS
from atoll.table.decisions import Answer, Decision, Input, Variant, named, variant, ways
from atoll.telling.scenario import Rows

_TIES = ("shared_place", "after_shared")


def pays() -> Decision:
    """The heads that each place pays, for all rankings of 3 to 5 seats."""
    return Decision(
        "pays",
        "What does each place pay?",
        "How do the players stand in the ranking, once all four goals are compared?",
        ("fiji_5_4", "fiji_5_5", "fiji_5_6"),
        tuple(map(_variant, range(3, 6))),
        _payments(),
        "Heads for each player, the best first, under the four pairs of answers to the rulings "
        "shared_place and after_shared. Two players are paid goal by goal instead.",
    )


def _variant(seats: int) -> Variant:
    rankings = Input("The ranking", tuple(map(pattern, _groups(seats))))
    given = [rankings, *map(ways, map(RULINGS.__getitem__, _TIES))]
    return variant(f"{seats} players", given, _paid)


def _groups(seats: int) -> list[tuple[int, ...]]:
    """All patterns of so many seats: sizes of groups, the best first."""
    if not seats:
        return [()]
    return [(size, *rest) for size in range(1, seats + 1) for rest in _groups(seats - size)]


def _taken(groups: Sequence[int], shared_place: str, after_shared: str) -> tuple[int, ...]:
    """The heads of each seat, the best first; seats of one group hold the very same beads."""
    order = [place for place, size in enumerate(groups) for _ in range(size)]
    hands = [Beads(*[LARGEST_OFFER - place] * len(COLOURS)) for place in order]
    goals = [Goal(colour, most=True) for colour in range(len(COLOURS))]
    ranked = rules.ranking(goals, hands, skip=after_shared == "skip")
    return tuple(rules.heads(ranked, lowest=shared_place == "lowest_place"))


def _paid(values: tuple[str, ...]) -> Answer:
    groups = next(g for n in range(3, 6) for g in _groups(n) if pattern(g) == values[0])
    heads = iter(_taken(groups, *map(named, values[1:])))
    told, rule = [], {"fiji_5_4"} if 1 in groups else set()
    for size in groups:
        each, *_ = [next(heads) for _ in range(size)]
        told.append(
            f"the one alone takes {each}" if size == 1 else f"the {size} that tie take {each} each"
        )
        rule |= {"fiji_5_5"} if size > 1 else set()
    rule |= {"fiji_5_6"} if any(size > 1 for size in groups[:-1]) else set()
    return Answer(f"From the best: {', then '.join(told)}.", tuple(sorted(rule)))


def _payments() -> Rows:
    pairs = [*product(*(RULINGS[name].names() for name in _TIES))]
    head = ("Players", "From the best", *(f"{one}, {other}" for one, other in pairs))
    rows = (
        (
            str(seats),
            pattern(groups),
            *(", ".join(map(str, _taken(groups, *pair))) for pair in pairs),
        )
        for seats in range(3, 6)
        for groups in _groups(seats)
    )
    return (head, *rows)
