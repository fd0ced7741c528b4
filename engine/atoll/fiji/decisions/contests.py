"""Who executes a row: every case of counts, and the patterns of ties that they fall into."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, product
from typing import NamedTuple

from atoll.fiji import rules
from atoll.fiji.components import LARGEST_OFFER, Condition
from atoll.fiji.decisions.patterns import pattern
from atoll.fiji.exchange import looked_at
from atoll.fiji.scene import NAMES
from atoll.table import listed
from atoll.table.decisions import Answer, Decision, Input, numbers, variant
from atoll.telling.scenario import Rows

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


class _Contest(NamedTuple):
    """How many seats share each number, the best first, and which of these groups executes."""

    groups: tuple[int, ...]
    executes: int | None


def _contests() -> Rows:
    tried = Counter(
        (way, _contest(counts, most=way == "most"))
        for seats in range(2, 6)
        for way in _WAYS
        for counts in product(range(LARGEST_OFFER + 1), repeat=seats)
    )
    found = sorted({contest for _, contest in tried}, key=lambda one: (sum(one.groups), one.groups))
    decided = {contest.groups for contest in found}
    if len(decided) < len(found):
        raise AssertionError("a pattern of ties alone does not say who executes")
    head = (
        "Players",
        "From the best",
        "Executes",
        "Most, for example",
        "Fewest, for example",
        "Cases",
    )
    return (head, *(_row(one, tried["most", one] + tried["fewest", one]) for one in found))


def _contest(counts: Sequence[int], *, most: bool) -> _Contest:
    executes = rules.contest(counts, most=most).executes
    ranked = sorted(counts, reverse=most)
    groups = [(number, len([*same])) for number, same in groupby(ranked)]
    chosen = [
        place
        for place, (n, _) in enumerate(groups)
        if True in executes and n == counts[executes.index(True)]
    ]
    return _Contest(tuple(size for _, size in groups), chosen[0] if chosen else None)


def _row(contest: _Contest, cases: int) -> tuple[str, ...]:
    who = "nobody" if contest.executes is None else f"the {_ORDER[contest.executes]}"
    most = _example(contest.groups, range(LARGEST_OFFER, -1, -1))
    fewest = _example(contest.groups, range(LARGEST_OFFER + 1))
    return (str(sum(contest.groups)), pattern(contest.groups), who, most, fewest, f"{cases:,}")


def _example(groups: Sequence[int], counts: Sequence[int]) -> str:
    return ", ".join(
        str(count) for size, count in zip(groups, counts, strict=False) for _ in range(size)
    )
