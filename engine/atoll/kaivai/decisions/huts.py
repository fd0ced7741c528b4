"""What a hut costs: by the bid, and by the village that it is built in."""

from atoll.kaivai import rules
from atoll.kaivai.components import BIDS
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.rulings import RULINGS
from atoll.table.decisions import Answer, Decision, lies, named, numbers, variant, ways
from atoll.telling.scenario import Rows

_LARGEST, _SHOWN = 20, 10


def price() -> Decision:
    """The price of a hut, for every bid and villages of every size that is met."""
    size = numbers("Huts and cult hexes of the village", 1, _LARGEST)
    given = [lies(LAYOUT.parts["bids"]), size, ways(RULINGS["price"])]
    return Decision(
        "price",
        "What does this hut cost?",
        "What has its player bid, and how many huts and cult hexes has the village?",
        ("kaivai_6_5",),
        (variant("", given, _answer),),
        _table(),
        "Shells to be paid for a hut, by the size of its village before the hut is built.",
    )


def _answer(values: tuple[str, ...]) -> Answer:
    bid, size, answer = int(values[0]), int(values[1]), named(values[2])
    costs = rules.price(bid, size, with_hut=answer == "with_hut")
    return Answer(f"The hut costs {costs}.", ("kaivai_6_5",))


def _table() -> Rows:
    sizes = range(1, _SHOWN + 1)
    head = ("Bid", f"In villages of 1 to {_SHOWN} a hut costs")
    rows = ([str(rules.price(bid, size, with_hut=False)) for size in sizes] for bid in BIDS)
    return (head, *((str(bid), ", ".join(row)) for bid, row in zip(BIDS, rows, strict=True)))
