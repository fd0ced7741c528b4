"""What an action costs now: by the influence that lies on its space."""

from collections.abc import Iterator

from atoll.kaivai import rules
from atoll.kaivai.components import INFLUENCE
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.rulings import RULINGS
from atoll.table.decisions import Answer, Decision, Input, lies, named, variant, ways
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
