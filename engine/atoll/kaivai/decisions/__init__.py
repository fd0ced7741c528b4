"""What players of Kaivai ask most, answered by the rules for every case: the tables of the site.

Who gains a village in the final scoring, what an action costs, and how far a canoe comes.
"""

from collections.abc import Iterator
from itertools import product

from atoll.kaivai import phases, rules
from atoll.kaivai.components import BIDS, INFLUENCE, STEPS, WITH_CANOES
from atoll.kaivai.decisions.payments import pays, price, worth
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.rulings import RULINGS
from atoll.kaivai.table import SEATS
from atoll.kaivai.telling import NAMES
from atoll.table import listed
from atoll.table.decisions import (
    Answer,
    Decision,
    Input,
    Variant,
    lies,
    named,
    numbers,
    variant,
    ways,
)
from atoll.table.scenario import Rows

# Who gains a village


_MOST, _CULT = 6, 6
"""What a player has there at most, and cult hexes."""
_TIES = ("tie", "three_tie")
_PAIRS = [*product(*(RULINGS[name].names() for name in _TIES))]
_USUAL = tuple(RULINGS[name].default for name in _TIES)


def gains() -> Decision:
    """The majority in a village, for all that 3 or 4 players can have there."""
    return Decision(
        "gains",
        "Who gains this village?",
        "What has each player there? One for each hut, one for each canoe at sea beside a cult hex "
        "of it, two for each influence added.",
        ("kaivai_14_4", "kaivai_14_5", "kaivai_14_7", "kaivai_14_8", "kaivai_14_9"),
        tuple(map(_variant, SEATS)),
        _table(),
        "Glory for each player who has the most, by the answers to the rulings tie and three_tie. "
        "Who gains a village alone returns the influence that was added; who ties keeps it.",
    )


def _variant(seats: int) -> Variant:
    have = [numbers(name, 0, _MOST) for name in NAMES[:seats]]
    given = [numbers("Cult hexes of the village", 1, _CULT), *have]
    return variant(f"{seats} players", given, _answer)


def _scored(totals: tuple[int, ...], cult: int, pair: tuple[str, ...]) -> phases.Scored:
    """Who gains it, by these answers to the two rulings about ties."""
    tie, three_tie = pair
    return phases.scored(totals, cult, halves=three_tie == "halves", nobody=tie == "nobody")


def _answer(values: tuple[str, ...]) -> Answer:
    cult, *totals = map(int, values)
    found = {pair: _scored(tuple(totals), cult, pair) for pair in _PAIRS}
    first = [seat for seat, most in enumerate(found[_USUAL].first) if most]
    if not first:
        return Answer("Nobody has anything there: nobody gains it.", ("kaivai_14_9",))
    names = listed([NAMES[seat] for seat in first])
    glory = {pair: one.glory[first[0]] for pair, one in found.items()}
    if len(first) == 1:
        return Answer(f"{names} gains it: {glory[_USUAL]} glory.", ("kaivai_14_7",))
    others = {_by(pair): of for pair, of in glory.items() if of != glory[_USUAL]}
    told = [f"{of} by {by}" for by, of in others.items() if "," not in by]
    more = f" ({listed(told)})" if told else ""
    return Answer(
        f"{names} tie: {glory[_USUAL]} glory each{more}.",
        ("kaivai_14_8",),
        tuple((by, f"{names} tie: {of} glory each.") for by, of in others.items()),
    )


def _by(pair: tuple[str, ...]) -> str:
    """The answers of a pair that are not the usual ones."""
    every = zip(_TIES, pair, _USUAL, strict=True)
    return ",".join(f"{name}={answer}" for name, answer, usual in every if answer != usual)


def _table() -> Rows:
    head = ("Have the most", "Rulings", f"Glory each, of 1 to {_CULT} cult hexes")
    rows = (
        (f"{tied} tie", ", ".join(pair), _glory(tied, pair))
        for tied in range(2, max(SEATS) + 1)
        for pair in _PAIRS
    )
    return (head, ("one alone", "any", _glory(1, _USUAL)), *rows)


def _glory(tied: int, pair: tuple[str, ...]) -> str:
    totals = (1,) * tied + (0,) * (max(SEATS) - tied)
    found = (_scored(totals, cult, pair) for cult in range(1, _CULT + 1))
    return ", ".join(str(one.glory[0]) for one in found)


# What an action costs now, by the influence on its space


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
        (variant("", given, _next_cost),),
        _costs(),
        "In one round, whoever chooses it. The first counter comes from the supply.",
    )


def _next_cost(values: tuple[str, ...]) -> Answer:
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


def _costs() -> Rows:
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


def decisions() -> tuple[Decision, ...]:
    """Huts and their payment, deliveries, villages, voyages, and what an action costs."""
    return price(), pays(), worth(), gains(), reaches(), costs()
