"""The beads that one seat of Fiji does not see: how they may lie with the other players."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from random import Random
from typing import Any, NamedTuple, TypeVar

from atoll.fiji import rules
from atoll.fiji.components import BOX, LARGEST_OFFER, NO_BEADS, Beads
from atoll.fiji.held import exchanges_paid, shown
from atoll.fiji.held_after_one import Way, executed, explains, ways
from atoll.fiji.moves import fists
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.phases import complete_set, in_play
from atoll.fiji.table import Table
from atoll.fiji.view import View
from atoll.table import replaced
from atoll.table.imagining import Draw, unseen
from atoll.table.luck import mixed, one_of

__all__ = ["draws", "roughly"]

_PASSED_ON = 0.25
"""How likely one bead more of a colour is with another player than the fewest changes say."""
_DRAWS = 300
Piles = dict[int, Beads]
One = TypeVar("One")


class _Moment(NamedTuple):
    """The view before any row was analysed, and what the rows since then have given each player.

    `others` is the table of then on which everybody else may hold anything.
    """

    view: View
    gains: tuple[Beads, ...]
    others: Table


def draws(view: View, luck: Random, laid: Callable[[Draw], Table]) -> Iterator[Draw | None]:
    """Over and over what may be hidden of each player; `laid` makes a table of it.

    Where one exchange was paid, the offers of that one are drawn, and None is said of offers that
    do not lead here; else what has become of a set is drawn.
    """
    moments = [*_moments(view, laid(_anything))]
    if len(view.seats) > 2 and moments and exchanges_paid(moments[0].others) == 1:
        yield from _after_one(moments, luck)
    else:
        yield from _of_sets(moments, luck)


def roughly(view: View, luck: Random, laid: Callable[[Draw], Table]) -> Iterator[Draw]:
    """Over and over what has become of a set, whatever was offered."""
    return _of_sets([*_moments(view, laid(_anything))], luck)


def _of_sets(moments: Sequence[_Moment], luck: Random) -> Iterator[Draw]:
    while moments:
        moment = one_of(moments, luck)
        yield _fisted(moment, _held(moment.view, luck), luck)


def _anything(name: str, _: int | None) -> Any:
    """No fewer beads than anybody can have."""
    return {"hands": BOX, "deal": ()}.get(name, NO_BEADS)


def _moments(view: View, table: Table) -> Iterator[_Moment]:
    """How it may have been when the offers were shown, or as it is while they are made."""
    for before in shown(table):
        hands = replaced(view.hands, view.seat, before.hands[view.seat])
        then = view._replace(supply=before.supply, hands=hands)
        if min(_unseen(then)) >= 0:
            gains = tuple(map(Beads.minus, table.hands, before.hands))
            yield _Moment(then, gains, before)


def _unseen(view: View) -> Beads:
    """The beads in play that the seat does not see; below 0 where it sees too many."""
    return _less(in_play(len(view.seats)), view.supply, *view.hands, *view.offers, *view.set_aside)


def _less(beads: Beads, *piles: Beads | None) -> Beads:
    for pile in piles:
        beads = beads.minus(pile or NO_BEADS)
    return beads


def _fisted(moment: _Moment, held: Piles, luck: Random) -> Draw:
    """What of that is in the fists and set aside: any that the player can make."""
    found: dict[tuple[str, int | None], Beads] = {}
    for seat, rest in held.items():
        for name, stage in (("set_aside", "set aside"), ("offers", "offer")):
            if unseen(LAYOUT, moment.view, name, seat):
                can = fists(rest, stage)
                found[name, seat] = one_of(can, luck).beads if can else NO_BEADS
                rest = rest.minus(found[name, seat])  # noqa: PLW2901 # it gets less
        found["hands", seat] = rest.plus(moment.gains[seat])
    return lambda name, seat: found[name, seat]


# What has become of a set


def _held(view: View, luck: Random) -> Piles:
    """What each player has that the seat does not see, all of it together."""
    covered = [
        seat
        for seat in range(len(view.seats))
        if any(unseen(LAYOUT, view, name, seat) for name in ("hands", "offers", "set_aside"))
    ]
    colours = zip(_unseen(view), *[_of_a_set(view, seat) for seat in covered], strict=True)
    return _by_seat(covered, [_spread(numbers, whole, luck) for whole, *numbers in colours])


def _by_seat(seats: Sequence[int], colours: Sequence[Sequence[int]]) -> Piles:
    return {seat: Beads(*[colour[n] for colour in colours]) for n, seat in enumerate(seats)}


def _of_a_set(view: View, seat: int) -> Beads:
    """What the seat would have there of the set it took, had nothing been paid and taken."""
    whole = complete_set(len(view.seats))
    rest = _less(whole, view.hands[seat], view.offers[seat], view.set_aside[seat])
    return Beads(*[max(0, beads) for beads in rest])


def _spread(numbers: Sequence[int], whole: int, luck: Random) -> list[int]:
    """As many of a colour with each, so that they add up: the fewest changes, and a few by luck."""
    found = [*numbers]
    while found and (over := sum(found) - whole):
        step = -1 if over > 0 else 1
        found[one_of([n for n, one in enumerate(found) if one + step >= 0], luck)] += step
    while luck.random() < _PASSED_ON and any(found):
        found[one_of([n for n, one in enumerate(found) if one], luck)] -= 1
        found[one_of(range(len(found)), luck)] += 1
    return found


# What was offered in the one exchange that was paid


def _after_one(moments: Sequence[_Moment], luck: Random) -> Iterator[Draw | None]:
    """What the others may have after the exchange went one of the ways that there are.

    Drawn a number of times; where few of the draws are possible, all of them one by one.
    """
    known = [(one, way) for one in moments for way in ways(one.others) if _fits(one.view, way)]
    drawn = (one_of(known, luck) for _ in range(_DRAWS if known else 0))
    some = ((one, way, _parts(one.view, way, luck)) for one, way in drawn)
    rest = _in_any_order([_all_parts(one, way, luck) for one, way in known], luck)
    for moment, way, paid in chain(some, rest):
        held = _left(moment.view, way, paid)
        leads_here = _made(moment, way, paid) and explains(_laid(moment, held), way)
        yield _fisted(moment, held, luck) if leads_here else None


def _made(moment: _Moment, way: Way, paid: Piles) -> bool:
    """Whether what each has paid can be offered, and lets these players execute."""
    offers = [paid.get(seat, NO_BEADS) for seat in range(len(way.keepers))]
    return all(map(_is_fist, paid.values())) and executed(moment.others, way, offers)


def _parts(view: View, way: Way, luck: Random) -> Piles:
    """What each has paid, and the others may have of what they have paid together."""
    payers, (mine, rest) = _payers(view, way), _paid(view, way)
    others = _by_seat(payers, [_spread([0] * len(payers), whole, luck) for whole in rest])
    return others if way.keepers[view.seat] else {**others, view.seat: mine}


def _all_parts(moment: _Moment, way: Way, luck: Random) -> Iterator[tuple[_Moment, Way, Piles]]:
    """The same, in every way to share it out among them."""
    payers, (mine, rest) = _payers(moment.view, way), _paid(moment.view, way)
    own = {} if way.keepers[moment.view.seat] else {moment.view.seat: mine}
    for parts in _parted(rest, len(payers), luck):
        yield moment, way, {**dict(zip(payers, parts, strict=True)), **own}


def _parted(beads: Beads, payers: int, luck: Random) -> Iterator[tuple[Beads, ...]]:
    """Every way to part beads into so many fists, in any order.

    >>> [*_parted(Beads(5), 1, Random(1))]
    []
    >>> sorted([*one, *other] for one, other in _parted(Beads(1, 1), 2, Random(1)))
    [[0, 1, 0, 0, 1, 0, 0, 0], [1, 0, 0, 0, 0, 1, 0, 0]]
    """
    if payers < 2:
        yield from [(beads,)[:payers]] if _is_fist(beads) or not payers else []
        return
    for one in mixed(fists(beads, "offer"), luck):
        rest = beads.minus(one.beads)
        if payers - 1 <= sum(rest) <= LARGEST_OFFER * (payers - 1):
            yield from ((one.beads, *others) for others in _parted(rest, payers - 1, luck))


def _in_any_order(many: list[Iterator[One]], luck: Random) -> Iterator[One]:
    """Everything of them, the next always of any: where one has nothing, others soon have."""
    while many:
        place = one_of(range(len(many)), luck)
        found = next(many[place], None)
        if found is None:
            del many[place]
        else:
            yield found


def _fits(view: View, way: Way) -> bool:
    """Whether the seat can have paid its part, and the others the rest of what was paid."""
    mine, rest = _paid(view, way)
    payers = len(_payers(view, way))
    right = not any(mine) if way.keepers[view.seat] else _is_fist(mine)
    return right and min(rest) >= 0 and payers <= sum(rest) <= LARGEST_OFFER * payers


@lru_cache(maxsize=2048)
def _is_fist(beads: Beads) -> bool:
    return min(beads) >= 0 and bool(rules.size_allowed(beads))


def _payers(view: View, way: Way) -> list[int]:
    return [seat for seat, keeps in enumerate(way.keepers) if seat != view.seat and not keeps]


def _paid(view: View, way: Way) -> tuple[Beads, Beads]:
    """What the seat has paid in the exchange, and what all others together."""
    begun = complete_set(len(view.seats)).plus(way.gains[view.seat])
    mine = _less(begun, view.hands[view.seat], view.offers[view.seat])
    return mine, _less(view.supply, way.supply, mine)


def _left(view: View, way: Way, paid: Piles) -> Piles:
    """What is hidden of each of the others once this was paid."""
    whole = complete_set(len(view.seats))
    return {
        seat: _less(whole.plus(gain), paid.get(seat), view.offers[seat])
        for seat, gain in enumerate(way.gains)
        if seat != view.seat
    }


def _laid(moment: _Moment, held: Piles) -> Table:
    """The table of that moment with what the others held."""
    hands = [held.get(seat, hand) for seat, hand in enumerate(moment.others.hands)]
    return moment.others._replace(hands=tuple(hands))
