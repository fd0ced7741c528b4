"""What a scenario of Fiji does not tell of a table: it fits to what is told, as far as it can."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeVar

from atoll.fiji.components import DECK, NO_BEADS, ROWS, SET_ASIDE, Beads, Condition, Effect
from atoll.fiji.phases import complete_set, in_play
from atoll.fiji.scene import CARDS
from atoll.fiji.table import Deal, Table, all_there
from atoll.table import replaced

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


_GIVING = tuple(DECK.effects[card] for card in (0, 1, 4, 13))
_AFTER_THE_EXCHANGES = ("scoring", "dealing")


def another_round(table: Table) -> Deal:
    """A later round of which nothing is said: the last cards of the deck that do not lie there.

    Nor do they lie in rows of which nothing is said.
    """
    conditions = _others(DECK.conditions, (*table.conditions, *CARDS.conditions))
    effects = _others(DECK.effects, (*table.effects, *CARDS.effects, *_GIVING))
    return Deal(conditions, effects, table.goals)


def _others(deck: Sequence[Face], laid: Sequence[Face]) -> tuple[Face, ...]:
    return tuple(card for card in deck if card not in laid)[-ROWS:]


def other_rows(table: Table) -> Table:
    """Rows of which nothing is said: no card of them lies in a later round too.

    At the end of a round their effects have given every colour.
    """
    usual = _GIVING if table.stage in _AFTER_THE_EXCHANGES else CARDS.effects
    conditions = [card for later in table.deal for card in later.conditions]
    effects = [card for later in table.deal for card in later.effects]
    return table._replace(
        conditions=_apart(CARDS.conditions, conditions, DECK.conditions),
        effects=_apart(usual, effects, DECK.effects),
    )


def _apart(cards: Sequence[Face], laid: Collection[Face], deck: Sequence[Face]) -> tuple[Face, ...]:
    """The cards; for those that are laid, others of the deck."""
    others = (card for card in deck if card not in cards and card not in laid)
    return tuple(next(others, card) if card in laid else card for card in cards)


def shared_out(table: Table, told: Collection[int]) -> Table:
    """Hands of which nothing is said, in a later exchange: all beads that lie nowhere else.

    A hand that is `told` stays as it is; of the others each differs from its set by about as much.
    Where they cannot hold that, all stay as they are.
    """
    seats = [seat for seat in range(len(table.seats)) if seat not in told]
    if table.exchange == 1 or table.stage in _AFTER_THE_EXCHANGES or not seats:
        return table
    begun = _with_sets(table, seats)
    over = in_play(len(table.seats)).minus(all_there(begun))
    hands = begun.hands
    for place, seat in enumerate(seats):
        hands = replaced(hands, seat, hands[seat].plus(_share(over, place, len(seats))))
    return table._replace(hands=hands) if min(map(min, hands)) >= 0 else table


def _with_sets(table: Table, seats: Collection[int]) -> Table:
    """These hands hold what the offer and the beads set aside leave of a set."""
    hands = table.hands
    for seat in seats:
        out = (table.offers[seat] or NO_BEADS).plus(table.set_aside[seat] or NO_BEADS)
        hands = replaced(hands, seat, complete_set(len(hands)).minus(out))
    return table._replace(hands=hands)


def _share(beads: Beads, place: int, places: int) -> Beads:
    """Of each colour as many as everybody, or one more; each colour begins at another place."""
    begins = enumerate(beads, place)
    return Beads(*[many // places + (begin % places < many % places) for begin, many in begins])


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
