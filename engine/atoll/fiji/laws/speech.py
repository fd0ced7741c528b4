"""What the laws of Fiji speak with: the same, conserved, only given, all rows of numbers."""

from collections.abc import Callable, Sequence

from atoll.fiji.components import (
    COLOURS,
    FEWEST_SEATS,
    MOST_SEATS,
    NO_BEADS,
    Beads,
    Condition,
    Effect,
    Goal,
)
from atoll.fiji.phases import Choice, Exchange, Row
from atoll.fiji.rules import pooled
from atoll.proof.speech import all_same, rows_of, same, within
from atoll.words import Flag, Number, every

Numbers = Sequence[Number]
Flags = Sequence[Flag]
Hands = Sequence[Beads]
Goals = tuple[Goal, ...]
Rows = Sequence[tuple[Condition, Effect]]
Choices = Sequence[Choice]
ARow = tuple[Exchange, Hands, Condition, Effect, Choice]
AnExchange = tuple[Exchange, Hands, Rows, Choices]
AnyRow = Callable[..., Row]
EACH_COLOUR = range(len(COLOURS))
GOALS_FOR_MOST = tuple([Goal(c, most=True) for c in EACH_COLOUR])
NUMBERS_OF_SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)


def all_piles() -> list[Beads]:
    """All piles of at most four beads of each colour."""
    return [Beads(*numbers) for numbers in rows_of(range(5), len(COLOURS))]


def conserved(before: Exchange, after: Exchange) -> Flag:
    """Every colour has as many beads in the supply and the hands as before."""
    return same(pooled(before.supply, before.hands), pooled(after.supply, after.hands))


def only_given(before: Exchange, after: Exchange) -> Flag:
    """The supply takes no bead in, and no hand gives one away."""
    pairs = zip(before.hands, after.hands, strict=True)
    hands = [within(hand, later) for hand, later in pairs]
    return every([within(after.supply, before.supply), *hands])


def nothing_negative(after: Exchange) -> Flag:
    """No pile lacks beads."""
    return every([within(NO_BEADS, pile) for pile in [after.supply, *after.hands]])


def unchanged(before: Exchange, after: Exchange) -> Flag:
    """All lies as it did."""
    return every(
        [
            same(before.supply, after.supply),
            all_same(before.hands, after.hands),
            same(before.keepers, after.keepers),
            all_same(before.goals, after.goals),
        ]
    )


def offered_from(before: Exchange, offers: Hands) -> Exchange:
    """The table before the offers were taken out of the hands."""
    pairs = zip(before.hands, offers, strict=True)
    hands = tuple([pooled(hand, [offer]) for hand, offer in pairs])
    return Exchange(before.supply, hands, before.keepers, before.goals)
