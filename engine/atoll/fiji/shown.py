"""What a situation of Fiji shows on plain numbers, as a scene that the engine plays.

The engine has to come to what the rules came to: nobody sees a table before that is checked.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from atoll.fiji.components import EXCHANGES, ROWS, Beads, Condition, Effect, Goal
from atoll.fiji.game import outcome as game_outcome
from atoll.fiji.phases import Exchange, paid
from atoll.fiji.rulings import RULINGS, answered
from atoll.fiji.scene import CARDS, NAMES, Scene, happens, laid, offering
from atoll.fiji.situations import Clearing, Offering, Paying, Piles, Rows, Scoring
from atoll.fiji.table import Offer, Table
from atoll.fiji.unknowns import ANSWERED, BUNDLES, UNKNOWNS
from atoll.law import Values
from atoll.smallest import Found
from atoll.table import Refusal, Step

__all__ = ["Disagreement", "contradiction", "scene"]


class Disagreement(AssertionError):
    """The engine comes to something else than the rules did on the same numbers."""


def scene(found: Found) -> Scene:
    """The scene, once the engine has played it to the same end. Errors: Disagreement."""
    table = laid(NAMES[: found.seats], found.answers)
    built = _SCENES[type(found.laid)](found.laid, table)
    outcome = happens(built)
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
    conditions = [row.condition for row in found.cards]
    effects = [row.effect for row in found.cards]
    there = _with(table, found.piles)._replace(
        conditions=(*conditions, *CARDS.conditions[len(conditions) :]),
        effects=(*effects, *CARDS.effects[len(effects) :]),
        goals=found.goals,
    )
    return Scene(there, "analysis" if len(found.rows) == ROWS else "row")


def _paying(found: Paying, table: Table) -> Scene:
    return Scene(_with(table, found.piles)._replace(keepers=found.keepers), "payment")


def _offering(found: Offering, table: Table) -> Scene:
    """The first seat offers; where two play, both have set aside what its hand lacks of a set."""
    aside = table.hands[0].minus(found.hand)
    if any(aside):
        hands = tuple(hand.minus(aside) for hand in table.hands)
        table = table._replace(hands=hands, set_aside=(aside,) * len(hands))
    return Scene(table._replace(stage="offer"), "move", 0, Offer(found.offer))


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
    return Scene(there, "scoring")


def _clearing(found: Clearing, table: Table) -> Scene:
    there = table._replace(
        exchange=EXCHANGES,
        supply=found.supply,
        hands=found.hands,
        set_aside=found.set_aside or table.set_aside,
        deal=(CARDS,),
        stage="dealing",
    )
    return Scene(there, "dealing")


_SCENES: Mapping[type, Callable[[Any, Table], Scene]] = {
    Rows: _rows,
    Paying: _paying,
    Offering: _offering,
    Scoring: _scoring,
    Clearing: _clearing,
}


# What both have to come to


def _ends(found: Any, outcome: Step[Table] | Refusal) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(outcome, Refusal):
        allowed = isinstance(found, Offering) and found.size_allowed and found.held
        yield "allowed", allowed, False
        return
    table = outcome.table
    match found:
        case Rows(rows=[row]) if table.chooser is None:
            yield "supply", row.after.supply, table.supply
            yield "hands", row.after.hands, table.hands
            yield "keepers", row.after.keepers, table.keepers
        case Rows(rows=rows) if table.chooser is None:
            then = paid(rows[-1].after, found.piles.offers)
            yield "supply", then.supply, table.supply
            yield "hands", then.hands, table.hands
        case Rows(rows=rows):
            happened = [event.what for event in outcome.events]
            tried = rows[: happened.count("row")]
            executed = sum(any(row.contest.executes) for row in tried)
            yield "rows executed", executed, happened.count("execute")
        case Paying(payment=payment, piles=piles):
            pairs = zip(piles.hands, payment.kept, strict=True)
            yield "supply", payment.supply, table.supply
            yield "hands", tuple(hand.plus(kept) for hand, kept in pairs), table.hands
        case Scoring(owned=owned, heads=heads, winners=winners):
            after = tuple(map(int.__add__, owned, heads))
            yield "heads", after, table.heads
            if ended := game_outcome(table):
                won = tuple(seat for seat, wins in enumerate(winners) if wins)
                yield "winners", won, ended.winners
        case Clearing(laid=supply):
            yield "supply", supply, table.supply
        case Offering():
            yield "allowed", True, found.size_allowed and found.held


# What contradicts a law


def contradiction(
    names: Sequence[str], values: Mapping[str, int], seats: int, under: Mapping[str, str]
) -> Scene | None:
    """The values that contradict a law, as a scene; None where no table shows all its unknowns.

    `under` are the answers the law is claimed for. A law may speak of cards and piles that no box
    holds: whether it can be told, telling says.
    """
    make, seats = Values(values), seats or 3
    single = [part for name in names for part in BUNDLES.get(name, (name,))]
    parts = {name for name in single if name not in ANSWERED}
    answers = answered(None, {**dict(_ruled(names, make)), **under})
    for shown, build in _BUILT:
        if parts and parts <= shown:
            made = {name: UNKNOWNS[name](make, seats) for name in parts}
            return build(made, offering(NAMES[:seats], answers))
    return None


def _ruled(names: Sequence[str], make: Values) -> Iterator[tuple[str, str]]:
    """The answers that the unknowns of a law stand for."""
    for name in names:
        if name in ANSWERED:
            ruling, yes = ANSWERED[name]
            other = next(answer for answer in RULINGS[ruling].names() if answer != yes)
            yield ruling, yes if UNKNOWNS[name](make, 0) else other


def _of_counts(made: Mapping[str, Any], table: Table) -> Scene:
    """Offers that a card for one colour counts like this; a seat that counts none offers red."""
    offers = [Beads(green=number) if number else Beads(red=1) for number in made["counts"]]
    condition = Condition((True, False, False, False), most=made.get("most", True))
    left = [hand.minus(offer) for hand, offer in zip(table.hands, offers, strict=True)]
    before = Exchange(table.supply, tuple(left), table.keepers, table.goals)
    return _analysed(table, before, offers, condition, CARDS.effects[0])


def _of_a_row(made: Mapping[str, Any], table: Table) -> Scene | None:
    """The row itself, unless its executor has something to choose."""
    effect = made["effect"]
    if effect.rotates or effect.swaps:
        return None
    return _analysed(table, made["before"], made["offers"], made["condition"], effect)


def _analysed(
    table: Table, before: Exchange, offers: Sequence[Beads], condition: Condition, effect: Effect
) -> Scene:
    there = table._replace(
        **before._asdict(),
        offers=tuple(offers),
        conditions=(condition, *CARDS.conditions[1:]),
        effects=(effect, *CARDS.effects[1:]),
        stage="row",
        row=1,
    )
    return Scene(there, "row")


def _of_hands(made: Mapping[str, Any], table: Table) -> Scene:
    goals = made.get("goals", table.goals)
    there = table._replace(hands=made["hands"], goals=goals, exchange=EXCHANGES)
    return Scene(there._replace(stage="scoring"), "scoring")


def _of_standings(made: Mapping[str, Any], table: Table) -> Scene:
    """Hands of green beads only, where the first goal asks for the most green."""
    goals = tuple(Goal(colour, most=True) for colour in range(len(table.goals)))
    return _of_hands({"hands": made["standings"], "goals": goals}, table)


_BUILT: tuple[tuple[set[str], Callable[[Mapping[str, Any], Table], Scene | None]], ...] = (
    ({"counts", "most"}, _of_counts),
    ({"before", "offers", "condition", "effect", "choice"}, _of_a_row),
    ({"hands", "goals"}, _of_hands),
    ({"standings"}, _of_standings),
)
"""The unknowns that a table shows whole, and how it is laid."""
