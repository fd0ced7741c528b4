"""What an action costs now, by the influence on its space; how far a canoe comes, where it ends."""

from collections.abc import Iterator

from atoll.kaivai import rules
from atoll.kaivai.components import BIDS, INFLUENCE, STEPS, WITH_CANOES
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.rulings import RULINGS
from atoll.table import listed
from atoll.table.decisions import Answer, Decision, Input, lies, named, numbers, variant, ways
from atoll.table.scenario import Rows

_MARKS = ("no marker", "a marker")
_LEFT = ("has some", "is empty")


def costs() -> Decision:
    """The cost of an action, for every number of counters on its space."""
    given = [
        lies(LAYOUT.parts["spaces"], "Influence on its space", least=0),
        lies(LAYOUT.parts["influence"], "Influence of the player"),
        Input("On its space lies", _MARKS),
        Input("The supply of influence", _LEFT),
        ways(RULINGS["empty_influence"]),
    ]
    return Decision(
        "costs",
        "What does this action cost now?",
        "How much influence lies on its space, and how much has the player?",
        ("kaivai_4_2", "kaivai_4_3"),
        (variant("", given, _answer),),
        _table(),
        "In one round, whoever chooses it. The first counter comes from the supply.",
    )


def _answer(values: tuple[str, ...]) -> Answer:
    held, own, marked = int(values[0]), int(values[1]), values[2] == _MARKS[1]
    cost = rules.cost(held, marked=marked)
    if not rules.can_act(own, cost):
        return Answer(f"{cost}, and the player has {own}: it cannot be chosen.", ("kaivai_4_3",))
    if not cost:
        return _first(empty=values[3] == _LEFT[1], blocked=named(values[4]) == "blocked")
    after = rules.cost(held + cost, marked=marked)
    return Answer(f"{cost}. The next choice of it costs {after}.", ("kaivai_4_3",))


def _first(*, empty: bool, blocked: bool) -> Answer:
    """The first choice of a round (ruling empty_influence)."""
    if empty and blocked:
        return Answer("It cannot be chosen: the supply has no counter for it.", ("kaivai_4_2",))
    comes = "A marker is laid there" if empty else "A counter comes from the supply"
    return Answer(f"Nothing. {comes}, and the next choice costs 1.", ("kaivai_4_2",))


def _table() -> Rows:
    head = ("Choice of the round", "Costs", "Then lie there")
    return (head, *((str(n), str(cost), str(then)) for n, cost, then in _choices()))


def _choices() -> Iterator[tuple[int, int, int]]:
    """One choice after the other, as long as there is influence."""
    number, held = 1, 0
    while (then := held + max(cost := rules.cost(held, marked=False), not held)) <= INFLUENCE:
        yield number, cost, then
        number, held = number + 1, then


# How far a canoe comes


_FURTHEST = 12
_FREE, _OWN, _OTHER = "on free water", "on a canoe of one's own", "on another player's canoe"
_MOVING = "moving"
_OTHERS = listed([action for action in WITH_CANOES if action != _MOVING], "or")


def reaches() -> Decision:
    """Whether a canoe reaches a hex, by the bid and the steps of movement."""
    given = [
        lies(LAYOUT.parts["bids"]),
        lies(LAYOUT.parts["increase"]),
        numbers("Hexes by water", 1, _FURTHEST),
        Input("The action is", (_MOVING, _OTHERS)),
        Input("It would end", (_FREE, _OWN, _OTHER)),
    ]
    return Decision(
        "reaches",
        "Can this canoe reach?",
        "What has its player bid, how many steps of movement has the player, and how many hexes "
        "is it by water? Other canoes are passed; the step off its own hut counts.",
        ("kaivai_2_6", "kaivai_5_1", "kaivai_5_3", "kaivai_9_2", "kaivai_11_2"),
        (variant("", given, _reached),),
        _furthest(),
        "How many hexes canoes move at most, by the bid and the steps of movement.",
    )


def _reached(values: tuple[str, ...]) -> Answer:
    bid, steps, far = map(int, values[:3])
    moves = rules.movement(bid, steps)
    if far > moves:
        return Answer(f"No: canoes move up to {moves}.", ("kaivai_5_1",))
    if values[3] == _MOVING:
        return _MOVED[values[4]]
    return _ACTING[values[4]]


_MOVED = {
    _FREE: Answer("Yes.", ("kaivai_5_1",)),
    _OWN: Answer("No: it may not end on a canoe of one's own.", ("kaivai_9_2",)),
    _OTHER: Answer(
        "Yes, and that canoe is sunk, unless it is its player's last or the glory does not reach.",
        ("kaivai_9_2", "kaivai_9_4", "kaivai_9_5"),
    ),
}
_NOT_ON_ONE = Answer("No: it may not end on a canoe.", ("kaivai_5_3",))
_ACTING = {
    _FREE: Answer("Yes, if it can act from there.", ("kaivai_5_1",)),
    _OWN: _NOT_ON_ONE,
    _OTHER: _NOT_ON_ONE,
}


def _furthest() -> Rows:
    head = ("Bid", "Canoes move", f"With 1 to {len(STEPS) - 1} steps of movement")
    rows = ([str(rules.movement(bid, step)) for step, _ in enumerate(STEPS)] for bid in BIDS)
    told = ((bare, ", ".join(more)) for bare, *more in rows)
    return (head, *((str(bid), *one) for bid, one in zip(BIDS, told, strict=True)))
