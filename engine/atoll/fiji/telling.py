"""A scene of Fiji as Givens and a When: only what differs from a table of which nothing is said."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import compress

from atoll.fiji import phrases
from atoll.fiji.components import COLOURS, EXCHANGES, NO_BEADS, Beads
from atoll.fiji.filling_in import another_round, other_rows, rest, with_row
from atoll.fiji.notation import write_condition, write_effect, write_goal
from atoll.fiji.scene import NAMES, bare
from atoll.fiji.table import Deal, Table
from atoll.table.phrases import Phrase
from atoll.table.scenario import Line, Rows
from atoll.telling.laying import Laid
from atoll.telling.scene import Scene

__all__ = ["BY_ITSELF", "LEADS_UP", "NAMES", "givens", "laid", "seated"]

seated = bare
LEADS_UP: Collection[str] = (
    *("box", "count", "goal", "left out", "left out, shown", "row", "show", "sit", "stacks"),
    "zero",
)
BY_ITSELF: Mapping[str, Sequence[Phrase]] = {
    "row": (phrases.ANALYSE_ROW, phrases.ANALYSE),
    "payment": (phrases.PAY,),
    "scoring": (phrases.SCORE,),
    "dealing": (phrases.DEAL,),
}


def laid(scene: Scene, *, whole: bool) -> Laid:  # noqa: ARG001 # as the contract has it
    """A scene and its Givens, at the moment at which it happens. Errors: ValueError."""
    posed = _posed(scene)
    if posed.move is not None or (posed.look and not posed.onward):
        _due(posed.table)
    return Laid([*givens(posed.table)], posed)


def _posed(scene: Scene) -> Scene:
    """The scene without what does not matter to it.

    Cards of later rounds matter to the dealing only, and how far the rows are to a row only.
    """
    table = scene.table
    by_itself = scene.move is None and not (scene.look and not scene.onward)
    moment = _MOMENTS.get(table.stage, {}) if by_itself else {}
    if table.stage == "row" and (scene.onward or not by_itself):
        moment = {"row": 1}
    deal = table.deal[:1] if by_itself and table.stage == "dealing" else ()
    return scene._replace(table=table._replace(deal=deal, **moment))


_MOMENTS: Mapping[str, Mapping[str, int]] = {
    "payment": {"row": 1},
    "scoring": {"row": 0, "exchange": EXCHANGES},
    "dealing": {"row": 0, "exchange": EXCHANGES},
}


# What can be told


def _due(table: Table) -> None:
    """A Given lays a table up to a decision; what comes next follows from what lies there."""
    aside = [beads for beads in table.set_aside if beads is not None]
    first = "set aside" if len(table.seats) == 2 and len(aside) < 2 else "offer"
    if None not in table.offers:
        first = "choice" if table.stage == "choice" else "row"
    if table.stage != first:
        raise ValueError(f"no Given lays this table at stage {table.stage!r}, but at {first!r}")


# Given


def givens(table: Table, *, named: Collection[str] = ()) -> Iterator[Line]:
    """The Givens of a table; parts that are `named` are always told."""
    yield from _position(table, bare(table.seats, table.rulings), named)
    for cards in table.deal:
        yield _later(cards, table)


def _position(table: Table, usual: Table, named: Collection[str]) -> Iterator[Line]:
    """What lies on the table, in an order in which every Given can be laid on those before it."""
    told = {part for part in table._fields if getattr(table, part) != getattr(usual, part)}
    told |= {*named}
    if told & {"round", "exchange"}:
        when = phrases.EXCHANGE_OF_ROUND
        yield when.line("Given", exchange=table.exchange, round=table.round)
    if "heads" in told:
        yield phrases.HEADS.line("Given", table.seats, tally=table.heads)
    yield from _fists(table, table.set_aside, phrases.HAS_SET_ASIDE)
    yield from _rows(table, usual, whole="conditions" in named)
    if "goals" in told:
        yield phrases.GOALS.line("Given", goals=table.goals)
    yield from _hands(table, usual)
    if "supply" in named or table.supply != rest(table):
        yield phrases.SUPPLY.line("Given", beads=table.supply)
    yield from _offers(table)
    for seat in compress(range(len(table.seats)), table.keepers):
        yield phrases.KEEPS.line("Given", table.seats, seat=seat)
    if table.stage == "choice":
        yield phrases.ROW_DONE.line("Given", row=table.row)


def _fists(table: Table, fists: Iterable[Beads | None], phrase: Phrase) -> Iterator[Line]:
    for seat, beads in enumerate(fists):
        if beads is not None:
            yield phrase.line("Given", table.seats, seat=seat, beads=beads)


def _rows(table: Table, usual: Table, *, whole: bool) -> Iterator[Line]:
    """One row that differs is a sentence; else all four are told, if any differs or if need be."""
    untold = other_rows(usual._replace(stage=table.stage, deal=table.deal))
    if _same_rows(table, untold) and not whole:
        return
    pairs = tuple(zip(table.conditions, table.effects, strict=True))
    usually = tuple(zip(usual.conditions, usual.effects, strict=True))
    alone = [row for row, own in enumerate(pairs) if _same_rows(with_row(usual, row, *own), table)]
    if alone and pairs != usually:
        condition, effect = pairs[alone[0]]
        yield phrases.ROW_IS.line("Given", row=alone[0] + 1, condition=condition, effect=effect)
    else:
        written = [
            (write_condition(condition), write_effect(effect)) for condition, effect in pairs
        ]
        yield phrases.ROWS.line("Given", table=(("condition", "effect"), *written))


def _same_rows(one: Table, other: Table) -> bool:
    return (one.conditions, one.effects) == (other.conditions, other.effects)


def _hands(table: Table, usual: Table) -> Iterator[Line]:
    """The hands that no set explains; an offer told by itself is still in the hand then.

    Where not all beads are there in a later exchange, an untold hand would make up for it.
    """
    complete = None not in table.offers
    every = table.exchange > 1 and table.supply != rest(table)
    told = {}
    for seat, name in enumerate(table.seats):
        offer = table.offers[seat] or NO_BEADS
        hand = table.hands[seat] if complete else table.hands[seat].plus(offer)
        left = usual.hands[seat].minus(table.set_aside[seat] or NO_BEADS)
        if every or hand != (left.minus(offer) if complete else left):
            told[name] = hand
    if told:
        yield phrases.HANDS.line("Given", table=_piles(told))


def _offers(table: Table) -> Iterator[Line]:
    piles = {name: offer for name, offer in zip(table.seats, table.offers, strict=True) if offer}
    if len(piles) == len(table.seats):
        yield phrases.OFFERS.line("Given", table=_piles(piles))
    else:
        yield from _fists(table, table.offers, phrases.HAS_OFFERED)


def _piles(piles: dict[str, Beads]) -> Rows:
    """A table with a column for each colour that somebody has."""
    columns = [c for c in range(len(COLOURS)) if any(pile[c] for pile in piles.values())] or [0]
    header = ("player", *(COLOURS[c] for c in columns))
    rows = [(name, *(str(pile[c] or "") for c in columns)) for name, pile in piles.items()]
    return (header, *rows)


def _later(cards: Deal, table: Table) -> Line:
    if cards == another_round(table):
        return phrases.ANOTHER_ROUND.line("Given")
    writers: tuple[Callable[..., str], ...] = (write_condition, write_effect, write_goal)
    columns = [tuple(map(write, column)) for write, column in zip(writers, cards, strict=True)]
    rows = zip(*columns, strict=True)
    return phrases.NEXT_ROUND.line("Given", table=(("condition", "effect", "goal"), *rows))
