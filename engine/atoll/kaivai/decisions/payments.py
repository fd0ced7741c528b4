"""What a hut costs, how a price may be paid, and which shells a delivery brings."""

from collections.abc import Iterator
from itertools import product

from atoll.kaivai import rules
from atoll.kaivai.components import BIDS, LOAD, SPACES
from atoll.kaivai.fields import write_track
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.rulings import RULINGS
from atoll.kaivai.table import Track
from atoll.table import counted, listed
from atoll.table.decisions import Answer, Decision, Input, lies, named, numbers, variant, ways
from atoll.table.scenario import Rows

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
        (variant("", given, _costs),),
        _prices(),
        "Shells to be paid for a hut, by the size of its village before the hut is built.",
    )


def _costs(values: tuple[str, ...]) -> Answer:
    bid, size, answer = int(values[0]), int(values[1]), named(values[2])
    costs = rules.price(bid, size, with_hut=answer == "with_hut")
    return Answer(f"The hut costs {costs}.", ("kaivai_6_5",))


def _prices() -> Rows:
    sizes = range(1, _SHOWN + 1)
    head = ("Bid", f"In villages of 1 to {_SHOWN} a hut costs")
    rows = ([str(rules.price(bid, size, with_hut=False)) for size in sizes] for bid in BIDS)
    return (head, *((str(bid), ", ".join(row)) for bid, row in zip(BIDS, rows, strict=True)))


_LEAST, _DEAREST = 2, 20
_MOST = 2
"""So many shells on a space: with them there are 243 purses, worth up to 30."""
_START = ("7", "1", "1", "1", "1", "1")
_EXAMPLE = Track(1, 1, 1, 1, 1)


def pays() -> Decision:
    """Every payment of a price out of any purse with up to two shells on a space."""
    shells = [lies(LAYOUT.parts["shells"], f"Shells on {space}", most=_MOST) for space in SPACES]
    due = lies(LAYOUT.parts["due"], "Price", least=_LEAST, most=_DEAREST)
    return Decision(
        "pays",
        "How may I pay for it?",
        "What is the price, and which shells has the player?",
        ("kaivai_6_6", "kaivai_6_7"),
        (variant("", [due, *shells], _answer, _START),),
        _table(),
        "Of a player with one shell on each space: all payments, by the spaces of the shells. "
        "What is too much comes back as one shell on the space of that number.",
    )


def _payments(due: int, shells: Track) -> Iterator[tuple[Track, int]]:
    """Each way to pay, with the change."""
    for paid in product(*[range(there + 1) for there in shells]):
        found = rules.payment(shells, paid, due)
        if found.enough and not found.superfluous:
            yield Track(*paid), found.change


def _answer(values: tuple[str, ...]) -> Answer:
    due, shells = int(values[0]), Track(*map(int, values[1:]))
    found = [*_payments(due, shells)]
    if not found:
        worth = rules.value(shells)
        return Answer(f"Not at all: the shells are worth {worth}.", ("kaivai_6_6",))
    ways = listed([_told(*one) for one in found], "or")
    changed = any(change for _, change in found)
    return Answer(f"With {ways}.", ("kaivai_6_6", *(("kaivai_6_7",) if changed else ())))


def _told(paid: Track, change: int) -> str:
    back = f" ({change} back)" if change else ""
    return f"{write_track(paid)}{back}"


def _table() -> Rows:
    rows = (
        (str(due), "; ".join(_told(*one) for one in _payments(due, _EXAMPLE)))
        for due in range(_LEAST, rules.value(_EXAMPLE) + 1)
    )
    return (("Price", "Payments"), *rows)


# What a delivery is worth


_OWN, _OTHER = "one's own", "another player's"


def worth() -> Decision:
    """The shells for any number of fish, on any hut."""
    given = [
        Input("The hut is", (_OTHER, _OWN)),
        numbers("Fish on it already", 0, LOAD),
        numbers("Fish delivered", 1, LOAD),
        lies(LAYOUT.parts["goods_left"], "Counters in the supply", most=LOAD),
        ways(RULINGS["sale_short"]),
    ]
    return Decision(
        "worth",
        "What is this delivery worth?",
        "Whose hut is it, how many fish lie there, and how many are delivered? "
        "Of the counters in the supply, three are as good as more.",
        ("kaivai_8_2", "kaivai_8_4", "kaivai_8_5", "kaivai_8_7"),
        (variant("", given, _earned, (_OTHER, "0", "1", str(LOAD), given[-1].values[0])),),
        _worths(),
        "On another player's hut, with enough counters in the supply: the spaces of the shells, "
        "and what they are worth together.",
    )


def _earned(values: tuple[str, ...]) -> Answer:
    load, fish, left = map(int, values[1:4])
    if not rules.takes(load, fish, most=LOAD):
        return Answer(f"Not possible: the hut takes {LOAD - load} more.", ("kaivai_8_2",))
    if values[0] == _OWN:
        return Answer("No shells: the fish wait for a celebration.", ("kaivai_8_5",))
    if left < fish and named(values[4]) == "refused":
        return Answer(f"Not possible: the supply has {counted(left, 'counter')}.", ("kaivai_8_7",))
    shells = Track(*rules.sold(load, min(fish, left)))
    short = ("kaivai_8_7",) if left < fish else ()
    return Answer(_shells_told(shells), ("kaivai_8_4", *short))


def _shells_told(shells: Track) -> str:
    number = sum(shells)
    if not number:
        return "No shells: the supply has none."
    told = f"a shell on {write_track(shells)}"
    if number > 1:
        told = f"shells on {' and '.join(reversed(write_track(shells).split()))}"
    return f"Worth {rules.value(shells)}: {told}."


def _worths() -> Rows:
    head = ("Fish on the hut", *(f"{fish} delivered" for fish in range(1, LOAD + 1)))
    rows = (
        (str(load), *(_cell(load, fish) for fish in range(1, LOAD + 1))) for load in range(LOAD)
    )
    return (head, *rows)


def _cell(load: int, fish: int) -> str:
    if not rules.takes(load, fish, most=LOAD):
        return "too many"
    shells = Track(*rules.sold(load, fish))
    spaces = " + ".join(reversed(write_track(shells).split()))
    return spaces if sum(shells) == 1 else f"{spaces} = {rules.value(shells)}"
