"""What contradicts a law about shells: payments, prices, the loss of value, who bids first."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from atoll.kaivai.components import BIDS, GOODS
from atoll.kaivai.laid import acting, whole
from atoll.kaivai.laid import paying as payment
from atoll.kaivai.scene import bare
from atoll.kaivai.table import Bid, Table, Track
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene

__all__ = ["bids", "bids_in_turn", "displays", "losing", "orders", "payments", "prices"]

Made = Mapping[str, Any]
Scenes = Iterator[Scene]


_PAYMENTS = (((0, 0, 0, 0, 2), 6), ((0, 0, 0, 0, 1), 4), ((1, 0, 0, 0, 1), 5), ((0, 2, 0, 0, 0), 4))
"""Shells, and a price that all of them or some pay."""


def payments(made: Made, answers: Answers) -> Scenes:
    """Each of a few displays pays each of a few prices, with all shells or with some.

    So they do where the supply has counters, and where it has none.
    """
    own = Track(*made["shells"][0])
    for scene in _paid(((own, made["due"]), *_PAYMENTS), made.get("paying", own), answers):
        yield scene
        yield _without_goods(scene)


def displays(made: Made, answers: Answers) -> Scenes:
    """The round ends with these displays, and something is paid with some."""
    yield from losing(made, answers)
    yield from _paid(_PAYMENTS, (), answers)


def _paid(prices: Iterable[tuple[Any, int]], paying: Any, answers: Answers) -> Scenes:
    """The shells that are said pay each of the prices, and all shells do, or all but one."""
    for shells, due in prices:
        own = Track(*shells)
        for pays in dict.fromkeys((*([Track(*paying)] if paying else ()), *_some_of(own))):
            if 2 <= due <= BIDS[-1] + 1 and sum(own) <= GOODS // 2:
                yield payment(own, pays, due - 1, bare(3, answers))


def _without_goods(scene: Scene) -> Scene:
    """The same, and the second player has all shells of the supply."""
    first, second, *others = scene.table.shells
    more = second._replace(one=second.one + scene.table.goods_left)
    return scene._replace(table=whole(scene.table._replace(shells=(first, more, *others))))


def _some_of(shells: Track) -> Iterator[Track]:
    """All shells, and all but one."""
    yield shells
    for space, number in enumerate(shells):
        if number:
            yield Track(*[one - (n == space) for n, one in enumerate(shells)])


def prices(made: Made, answers: Answers) -> Scenes:
    """A hut is built by a bid, at a village of one hex."""
    for bid in dict.fromkeys((made.get("bid", 1), 1, 2, 5)):
        scene = payment(Track(five=5), Track(five=1), bid, bare(3, answers))
        choose, (seat, build) = scene.past
        yield scene._replace(past=(choose,), seat=seat, move=build)


def losing(made: Made, answers: Answers) -> Scenes:
    """The round ends with these displays, or with a shell on each space."""
    for shells in (made.get("shells"), (Track(1, 1, 1, 1, 1),) * 3):
        for fish in (made.get("fish"), (Track(1, 1, 1, 1, 1),) * 3):
            if shells and fish:
                yield _ended(bare(len(shells), answers)._replace(shells=shells, fish=fish))


def orders(made: Made, answers: Answers) -> Scenes:
    """The round ends, and who bids first is told: with what decides as it is said, or with less."""
    glory, shells, fish, *_ = made["deciding"]
    seats = len(glory)
    some = tuple(range(seats))
    richer = tuple(Track(five=seat) for seat in some)
    for has in (glory, some, some[::-1], (0,) * seats):
        for own in (shells, richer, richer[::-1]):
            table = bare(seats, answers)._replace(glory=has, shells=own, fish=fish)
            yield _ended(table)


def _ended(table: Table) -> Scene:
    there = acting(table, round_=1)
    return Scene(there._replace(stage="loss", turn=None, passed=(True,) * len(table.seats)))


def bids(made: Made, answers: Answers) -> Scenes:
    """The second player bids after a six: the same, more or less."""
    table = bare(len(made["made"]), answers)
    after = table._replace(bids=(_BEFORE, *table.bids[1:]), turn=1)
    for number in dict.fromkeys((*made["made"], *range(_BEFORE - 1, _BEFORE + 2))):
        if number in BIDS:
            yield Scene(after, 1, Bid(number))


def bids_in_turn(made: Made, answers: Answers) -> Scenes:
    """The order of the bids is the other way round, and the last player bids first."""
    table = bare(made["last_first"], answers)
    order = tuple(reversed(range(len(table.seats))))
    yield Scene(table._replace(order=order, turn=order[0]), order[0], Bid(_BEFORE))


_BEFORE = 6
