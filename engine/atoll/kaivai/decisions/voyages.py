"""How far a canoe comes, and where it may end."""

from atoll.kaivai import rules
from atoll.kaivai.components import BIDS, STEPS, WITH_CANOES
from atoll.kaivai.nouns import LAYOUT
from atoll.table import listed
from atoll.table.decisions import Answer, Decision, Input, lies, numbers, variant
from atoll.table.scenario import Rows

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
        (variant("", given, _answer),),
        _table(),
        "How many hexes canoes move at most, by the bid and the steps of movement.",
    )


def _answer(values: tuple[str, ...]) -> Answer:
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


def _table() -> Rows:
    head = ("Bid", "Canoes move", f"With 1 to {len(STEPS) - 1} steps of movement")
    rows = ([str(rules.movement(bid, step)) for step, _ in enumerate(STEPS)] for bid in BIDS)
    told = ((bare, ", ".join(more)) for bare, *more in rows)
    return (head, *((str(bid), *one) for bid, one in zip(BIDS, told, strict=True)))
