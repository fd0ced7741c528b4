"""What players of Fiji ask most, answered by the rules for every case: the tables of the site."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, product

from atoll.fiji import rules
from atoll.fiji.components import (
    BOX,
    COLOURS,
    LARGEST_OFFER,
    NO_BEADS,
    Beads,
    Condition,
    Effect,
    Goal,
)
from atoll.fiji.exchange import looked_at
from atoll.fiji.rulings import RULINGS
from atoll.fiji.telling import NAMES
from atoll.table import listed
from atoll.table.decisions import Answer, Decision, Input, Variant, named, numbers, variant, ways
from atoll.table.scenario import Rows

# Who executes a row


_WAYS = ("most", "fewest")
_START = ("most", "2", "2", "1", "0")
_ORDER = ("best", "second best", "third best", "fourth best", "fifth best")


def executes() -> Decision:
    """Who executes a row, for all that 2 to 5 seats can offer of it."""
    return Decision(
        "executes",
        "We tie. Who executes?",
        "How many beads of the row's colours does each player offer?",
        ("fiji_4_5", "fiji_4_7", "fiji_4_8", "fiji_4_9"),
        tuple(
            variant(
                f"{seats} players",
                [Input("The row asks for", _WAYS)]
                + [numbers(name, 0, LARGEST_OFFER) for name in NAMES[:seats]],
                _executor,
                _START if seats == len(_START) - 1 else (),
            )
            for seats in range(2, 6)
        ),
        _contests(),
        "Each line stands for all cases of its pattern; the last column says how many there are, "
        f"and each of them was tried, for the most and for the fewest, with 0 to {LARGEST_OFFER} "
        "beads a player.",
    )


def _executor(values: tuple[str, ...]) -> Answer:
    condition = Condition((True, True, True, True), most=values[0] == "most")
    look = looked_at(condition, tuple(map(int, values[1:])))
    cancelled = [event.facts["seats"] for event in look.events if event.what == "cancel"]
    told = [f"{listed(NAMES[s] for s in same)} cancel each other out." for same in cancelled]
    told.append(
        "Nobody executes." if look.executor is None else f"{NAMES[look.executor]} executes."
    )
    last = "fiji_4_9" if look.executor is None else "fiji_4_8"
    return Answer(" ".join(told), ("fiji_4_7", last) if cancelled else (last,))


def _contests() -> Rows:
    """How many seats share each number, which of these groups executes, and in how many cases."""
    tried = Counter(
        _contest(counts, most=most)
        for seats in range(2, 6)
        for most in (True, False)
        for counts in product(range(LARGEST_OFFER + 1), repeat=seats)
    )
    found = sorted(tried, key=lambda one: (sum(one[0]), one[0]))
    examples = ("Most, for example", "Fewest, for example")
    head = ("Players", "From the best", "Executes", *examples, "Cases")
    return (head, *(_row(*one, tried[one]) for one in found))


def _contest(counts: Sequence[int], *, most: bool) -> tuple[tuple[int, ...], int | None]:
    executes = rules.contest(counts, most=most).executes
    best = counts[executes.index(True)] if True in executes else None
    groups = [(number, len([*same])) for number, same in groupby(sorted(counts, reverse=most))]
    chosen = (place for place, (number, _) in enumerate(groups) if number == best)
    return tuple(size for _, size in groups), next(chosen, None)


def _row(groups: Sequence[int], executes: int | None, cases: int) -> tuple[str, ...]:
    who = "nobody" if executes is None else f"the {_ORDER[executes]}"
    most = _example(groups, range(LARGEST_OFFER, -1, -1))
    fewest = _example(groups, range(LARGEST_OFFER + 1))
    return (str(sum(groups)), pattern(groups), who, most, fewest, f"{cases:,}")


def _example(groups: Sequence[int], counts: Sequence[int]) -> str:
    return ", ".join(
        str(count) for size, count in zip(groups, counts, strict=False) for _ in range(size)
    )


def pattern(groups: Sequence[int]) -> str:
    """Groups of seats in words, the best first.

    >>> pattern((2, 1))
    '2 tie, then 1'
    """
    return ", then ".join("1" if size == 1 else f"{size} tie" for size in groups)


# What each place pays


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


# How much half is


def half() -> Decision:
    """Half of any number of beads that can lie in the supply."""
    return Decision(
        "half",
        "How much is half?",
        "How many beads of the colour lie in the supply?",
        ("fiji_4_11",),
        (
            variant(
                "", [numbers("Beads in the supply", 0, max(BOX)), ways(RULINGS["half"])], _halved
            ),
        ),
        _halves(),
        "The box holds no more than 30 beads of a colour.",
    )


def _due(there: int, answer: str) -> int:
    """What the executor of 'take half of the green' takes of so many green beads."""
    effect = Effect(halves=(True, False, False, False))
    found = rules.taking(effect, NO_BEADS._replace(green=there), [True], half_is_up=answer == "up")
    return int(found.taken[0].green)


def _halved(values: tuple[str, ...]) -> Answer:
    there, answer = int(values[0]), named(values[1])
    return Answer(f"Half of {there} is {_due(there, answer)}.", ("fiji_4_11",))


def _halves() -> Rows:
    names = RULINGS["half"].names()
    rows = ((str(n), *(str(_due(n, name)) for name in names)) for n in range(11))
    return (("In the supply", *(f"half={name}" for name in names)), *rows)


def decisions() -> tuple[Decision, ...]:
    """Who executes a row, what each place pays, and how much half is."""
    return executes(), pays(), half()
