"""What a scenario of Fiji does not tell of a table: it fits to what is told, as far as it can."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeVar

from atoll.fiji.components import DECK, NO_BEADS, ROWS, SET_ASIDE, Beads, Condition, Effect
from atoll.fiji.phases import in_play
from atoll.fiji.table import Deal, Table, all_there
from atoll.table import replaced

__all__ = ["EVERY_ROW", "another_round", "giving_effects", "rest", "when_set_aside", "with_row"]

Face = TypeVar("Face", bound=NamedTuple)
EVERY_ROW = frozenset(range(ROWS))


def rest(table: Table) -> Beads:
    """The supply of which nothing is said: all beads in play that lie nowhere else.

    A colour of which the players hold more than is in play leaves none.
    """
    elsewhere = all_there(table).minus(table.supply)
    left = in_play(len(table.seats)).minus(elsewhere)
    return Beads(*[max(0, beads) for beads in left])


def when_set_aside(table: Table, told: Collection[int]) -> Table:
    """Two players who are past it have set four beads aside, though nothing is said of it.

    A hand that is `told` stays as it is; any other one lacks them.
    """
    if len(table.seats) != 2 or table.stage == "set aside":
        return table
    pairs = zip(table.set_aside, map(_four_of, table.hands), strict=True)
    untold = [NO_BEADS if aside else four for aside, four in pairs]
    lacks = (NO_BEADS if seat in told else four for seat, four in enumerate(untold))
    aside = (one or four for one, four in zip(table.set_aside, untold, strict=True))
    return table._replace(set_aside=tuple(aside), hands=tuple(map(Beads.minus, table.hands, lacks)))


def _four_of(hand: Beads) -> Beads:
    """A bead of each colour; where one is not there, green instead."""
    each = Beads(*[min(1, beads) for beads in hand])
    return each.plus(Beads(green=SET_ASIDE - sum(each)))


def another_round(table: Table) -> Deal:
    """A later round of which nothing is said: the last cards of the deck that do not lie there."""
    conditions = _others(DECK.conditions, table.conditions)
    return Deal(conditions, _others(DECK.effects, table.effects), table.goals)


def _others(deck: Sequence[Face], laid: Sequence[Face]) -> tuple[Face, ...]:
    return tuple(card for card in deck if card not in laid)[-ROWS:]


_GIVING = tuple(DECK.effects[card] for card in (0, 1, 4, 13))


def giving_effects(table: Table) -> Table:
    """A table to be scored, of whose rows nothing is said: effects that have given every colour."""
    return table._replace(effects=_GIVING) if table.stage == "scoring" else table


def with_row(
    table: Table,
    place: int,
    condition: Condition,
    effect: Effect,
    *,
    free: Collection[int] = EVERY_ROW,
) -> Table:
    """The table with these cards in a row; where one lay in a `free` row, two change places."""
    return table._replace(
        conditions=_put(table.conditions, place, condition, free),
        effects=_put(table.effects, place, effect, free),
    )


def _put(
    cards: tuple[Face, ...], place: int, card: Face, free: Collection[int]
) -> tuple[Face, ...]:
    there = [row for row, other in enumerate(cards) if other == card and row in free]
    for row in there[:1]:
        cards = replaced(cards, row, cards[place])
    return replaced(cards, place, card)
