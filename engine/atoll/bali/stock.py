"""The draw pile and the discard pile, and the draws at the beginning of a turn."""

from itertools import chain
from random import Random

from atoll.bali import rules
from atoll.bali.components import CARDS
from atoll.bali.table import Table
from atoll.table import Event, Step, replaced
from atoll.table.luck import mixed
from atoll.table.luck import seed as another_seed
from atoll.table.stating import rule

_NO_CARDS = (0,) * len(CARDS)


def in_stock(table: Table) -> int:
    """How many cards there are to be drawn, those of the discard pile with them."""
    return len(table.draw) + sum(table.discard) + sum(map(sum, table.cut))


@rule("bali_2_2")
def _reshuffled(table: Table) -> Step[Table]:
    """The discard pile is shuffled and becomes the draw pile."""
    counts = [sum(numbers) for numbers in zip(table.discard, *table.cut, strict=True)]
    cards = chain.from_iterable([card] * n for card, n in zip(CARDS, counts, strict=True))
    luck = Random(table.seed)
    pile = tuple(mixed(cards, luck))
    after = table._replace(
        draw=(*table.draw, *pile),
        discard=_NO_CARDS,
        cut=(_NO_CARDS,) * len(table.seats),
        seed=another_seed(luck),
    )
    return Step(after, (Event("bali_2_2", "reshuffle", {"number": len(pile)}),))


def drawn(table: Table, seat: int, wanted: int, *said: Event) -> Step[Table]:
    """A player draws cards, as many as there are; `said` is told before."""
    step: Step[Table] = Step(table, said)
    if len(table.draw) < wanted and len(table.draw) < in_stock(table):
        step = step.then(_reshuffled(table))
    there = step.table
    number = rules.drawn(wanted, len(there.draw))
    hand = (*there.hands[seat], *there.draw[:number])
    after = there._replace(hands=replaced(there.hands, seat, hand), draw=there.draw[number:])
    fact = Event("bali_2_1", "draw", {"seat": seat, "number": number})
    step = step.then(Step(after, (*(() if said else (fact,)), *unlimited(after, seat))))
    last = number and not after.draw and in_stock(after)
    if last and after.rulings.reshuffle == "at_once":
        return step.then(_reshuffled(after))
    return step


@rule("bali_2_9")
def unlimited(table: Table, seat: int) -> tuple[Event, ...]:
    """More cards than a pile may leave to a hand are kept all the same; told where all see them."""
    number = len(table.hands[seat])
    if number <= rules.LIMIT or table.rulings.sizes == "secret":
        return ()
    return (Event("bali_2_9", "no limit", {"seat": seat, "number": number}),)


@rule("bali_2_1", "bali_2_9")
def begun(table: Table) -> Step[Table]:
    """A turn begins: the active player draws two cards, then the others one each."""
    active, seats = table.active, len(table.seats)
    turn = Event("bali_2_6", "turn", {"seat": active})
    step: Step[Table] = Step(table, (turn,))
    order = [(active + place) % seats for place in range(seats)]
    if table.rulings.both_empty == "turn_only" and in_stock(table) < seats + 1:
        order = [active]
    for seat in order:
        step = step.then(drawn(step.table, seat, rules.due(active=seat == active)))
    return step.then(Step(step.table._replace(stage="turn", turn=active)))
