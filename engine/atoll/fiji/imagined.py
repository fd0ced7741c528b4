"""A whole table of Fiji that one seat's view may be of, drawn by luck."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from atoll.fiji.checks import sound
from atoll.fiji.components import BOX, DECK, NO_BEADS, ROUNDS, Beads
from atoll.fiji.counting import why_impossible
from atoll.fiji.exchange import shown
from atoll.fiji.game import fists
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.phases import complete_set, dealt, in_play
from atoll.fiji.round import goals
from atoll.fiji.table import Deal, Table
from atoll.table import replaced
from atoll.table.kinds import PositionError
from atoll.table.layout import Draw, unseen
from atoll.table.layout import imagined as whole
from atoll.table.luck import mixed, one_of

_TRIES = 20_000
_PASSED_ON = 0.25
"""How likely one bead more of a colour is with another player than the fewest changes say."""
Piles = dict[int, Beads]


def imagined(view: Any, seed: int) -> Table:
    """A whole table that the view may be of; any that counting allows, by the seed.

    The beads in play that the seat does not see lie with the other players, and the later cards
    are those that do not lie on the table.
    Errors: PositionError where no game comes to what the seat sees, or none is found.
    """
    luck = Random(seed)
    laid = partial(_laid, view, _later(view, luck))
    for draw in islice(_draws(view, luck, laid), _TRIES):
        if why_impossible(sound(LAYOUT.checked(table := laid(draw)))) is None:
            return table
    raise PositionError("view", f"no game comes to what {view.seats[view.seat]} sees; count again")


def _laid(view: Any, cards: tuple[Deal, ...], draw: Draw) -> Table:
    parts = whole(LAYOUT, view, lambda *place: cards if place[0] == "deal" else draw(*place))
    return Table(seats=view.seats, rulings=view.rulings, **parts)


def _later(view: Any, luck: Random) -> tuple[Deal, ...]:
    """The later rounds, from the cards that do not lie on the table."""
    left = 0 if view.stage == "no cards" else ROUNDS - view.round
    conditions = dealt(mixed(_but(DECK.conditions, view.conditions), luck))
    effects = dealt(mixed(_but(DECK.effects, view.effects), luck))
    return tuple(Deal(conditions[n], effects[n], goals(luck)) for n in range(left))


def _but(cards: Iterable[Any], seen: Iterable[Any]) -> list[Any]:
    return [*(Counter(cards) - Counter(seen)).elements()]


# Hidden beads


class _Moment(NamedTuple):
    """The view before any row was analysed, and what the rows since then have given each player."""

    view: Any
    gains: tuple[Beads, ...]


def _draws(view: Any, luck: Random, laid: Callable[[Draw], Table]) -> Iterator[Draw]:
    """Over and over what has become of the sets of the others; `laid` makes a table of it."""
    no_fewer = {"hands": BOX, "deal": ()}  # beads than anybody can have
    moments = [*_moments(view, laid(lambda name, _: no_fewer.get(name, NO_BEADS)))]
    while moments:
        moment = one_of(moments, luck)
        yield _fisted(moment, _held(moment.view, luck), luck)


def _moments(view: Any, table: Table) -> Iterator[_Moment]:
    """How it may have been when the offers were shown, or as it is while they are made."""
    for before in shown(table):
        hands = replaced(view.hands, view.seat, before.hands[view.seat])
        then = view._replace(supply=before.supply, hands=hands)
        if min(_unseen(then)) >= 0:
            yield _Moment(then, tuple(map(Beads.minus, table.hands, before.hands)))


def _unseen(view: Any) -> Beads:
    """The beads in play that the seat does not see; below 0 where it sees too many."""
    return _less(in_play(len(view.seats)), view.supply, *view.hands, *view.offers, *view.set_aside)


def _less(beads: Beads, *piles: Beads | bool | None) -> Beads:
    """The beads without those that are seen."""
    for pile in piles:
        beads = beads.minus(pile if isinstance(pile, Beads) else NO_BEADS)
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


def _held(view: Any, luck: Random) -> Piles:
    """What each player has that the seat does not see, all of it together."""
    covered = [
        seat
        for seat in range(len(view.seats))
        if any(unseen(LAYOUT, view, name, seat) for name in ("hands", "offers", "set_aside"))
    ]
    colours = zip(_unseen(view), *[_of_a_set(view, seat) for seat in covered], strict=True)
    spread = [_spread(numbers, whole, luck) for whole, *numbers in colours]
    return {seat: Beads(*[colour[n] for colour in spread]) for n, seat in enumerate(covered)}


def _of_a_set(view: Any, seat: int) -> Beads:
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
