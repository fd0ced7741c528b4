"""What players of Kaivai ask most, answered by the rules for every case: the tables of the site.

Who gains a village in the final scoring, and how much.
"""

from itertools import product

from atoll.kaivai import phases
from atoll.kaivai.decisions.actions import costs, reaches
from atoll.kaivai.decisions.payments import pays, price, worth
from atoll.kaivai.rulings import RULINGS
from atoll.kaivai.table import SEATS
from atoll.kaivai.telling import NAMES
from atoll.table import listed
from atoll.table.decisions import Answer, Decision, Variant, numbers, variant
from atoll.table.scenario import Rows

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
    return ", ".join(_cell(tied, cult, pair) for cult in range(1, _CULT + 1))


def _cell(tied: int, cult: int, pair: tuple[str, ...]) -> str:
    totals = (1,) * tied + (0,) * (max(SEATS) - tied)
    return str(_scored(totals, cult, pair).glory[0])


def decisions() -> tuple[Decision, ...]:
    """Huts and their payment, deliveries, villages, voyages, and what an action costs."""
    return price(), pays(), worth(), gains(), reaches(), costs()
