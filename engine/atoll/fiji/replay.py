"""What a situation of Fiji shows on plain numbers, as a scene that the engine plays.

The engine has to come to what the rules came to: nobody sees a table before that is checked.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from atoll.fiji.components import EXCHANGES, ROWS
from atoll.fiji.counting import even_heads
from atoll.fiji.filling_in import another_round, other_rows, with_row
from atoll.fiji.game import outcome as game_outcome
from atoll.fiji.phases import paid
from atoll.fiji.scene import NAMES, bare
from atoll.fiji.situations import Clearing, Offering, Piles, Rows, Scoring
from atoll.fiji.table import Offer, Table
from atoll.proof.replaying import Disagreement
from atoll.proof.smallest import Found
from atoll.table import Refusal, Step
from atoll.telling.scene import Scene, happens

__all__ = ["scene"]


def scene(found: Found) -> Scene:
    """The scene, once the engine has played it to the same end. Errors: Disagreement."""
    table = bare(NAMES[: found.seats], found.answers)
    built = _SCENES[type(found.laid)](found.laid, table)
    outcome = happens("fiji", built)
    for part, rules_say, engine_says in _ends(found.laid, outcome):
        if rules_say != engine_says:
            told = f"{part}: the rules say {rules_say}, the engine {engine_says}"
            raise Disagreement(f"{found.situation.name}, {told}")
    return built


def _with(table: Table, piles: Piles) -> Table:
    aside = piles.set_aside if len(table.seats) == 2 else table.set_aside
    return table._replace(
        exchange=piles.exchange,
        supply=piles.supply,
        hands=piles.hands,
        offers=piles.offers,
        set_aside=aside,
        row=1,
        stage="row",
    )


def _rows(found: Rows, table: Table) -> Scene:
    """The rows asked about, on top of those of any other table."""
    there = _with(table, found.piles)._replace(goals=found.goals)
    for place, row in enumerate(found.cards):
        there = with_row(
            there, place, row.condition, row.effect, free=range(len(found.cards), ROWS)
        )
    return Scene(there, onward=len(found.rows) == ROWS)


def _offering(found: Offering, table: Table) -> Scene:
    """The first seat offers; where two play, both have set aside what its hand lacks of a set."""
    aside = table.hands[0].minus(found.hand)
    if any(aside):
        hands = tuple(hand.minus(aside) for hand in table.hands)
        table = table._replace(hands=hands, set_aside=(aside,) * len(hands))
    return Scene(table._replace(stage="offer"), 0, Offer(found.offer))


def _scoring(found: Scoring, table: Table) -> Scene:
    there = table._replace(
        round=found.round,
        exchange=EXCHANGES,
        supply=found.supply,
        hands=found.hands,
        set_aside=found.set_aside or table.set_aside,
        goals=found.goals,
        heads=found.owned,
        stage="scoring",
    )
    return Scene(there)


def _clearing(found: Clearing, table: Table) -> Scene:
    there = table._replace(
        exchange=EXCHANGES,
        supply=found.supply,
        hands=found.hands,
        set_aside=found.set_aside or table.set_aside,
        deal=(another_round(table),),
        stage="dealing",
    )
    return Scene(other_rows(there)._replace(heads=even_heads(there)))


_SCENES: Mapping[type, Callable[[Any, Table], Scene]] = {
    Rows: _rows,
    Offering: _offering,
    Scoring: _scoring,
    Clearing: _clearing,
}


# What both have to come to


_End = tuple[str, Any, Any]
"""A part of the table, what the rules say of it, and what the engine says."""


def _ends(found: Any, outcome: Step[Table] | Refusal) -> Iterator[_End]:
    if isinstance(outcome, Refusal):
        allowed = isinstance(found, Offering) and found.size_allowed and found.held
        yield "allowed", allowed, False
        return
    table = outcome.table
    match found:
        case Rows():
            yield from _rows_end(found, outcome)
        case Scoring():
            yield from _scoring_ends(found, table)
        case Clearing(laid=supply):
            yield "supply", supply, table.supply
        case Offering():
            yield "allowed", True, found.size_allowed and found.held


def _rows_end(found: Rows, outcome: Step[Table]) -> Iterator[_End]:
    table, last = outcome.table, found.rows[-1].after
    if table.chooser is not None:
        happened = [event.what for event in outcome.events]
        tried = found.rows[: happened.count("row")]
        executed = sum(any(row.contest.executes) for row in tried)
        yield "rows executed", executed, happened.count("execute")
        return
    alone = len(found.rows) == 1
    then = last if alone else paid(last, found.piles.offers)
    yield "supply", then.supply, table.supply
    yield "hands", then.hands, table.hands
    if alone:
        yield "keepers", last.keepers, table.keepers


def _scoring_ends(found: Scoring, table: Table) -> Iterator[_End]:
    yield "heads", tuple(map(int.__add__, found.owned, found.heads)), table.heads
    if ended := game_outcome(table):
        yield "winners", tuple(n for n, wins in enumerate(found.winners) if wins), ended.winners
