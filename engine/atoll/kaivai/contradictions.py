"""What contradicts a law of Kaivai, as scenes: what can happen where its unknowns lie.

The values that contradict a law lie there first, where a table can hold them; then others of which
the law speaks as well.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from atoll.kaivai.components import ACTIONS, BIDS, GOODS, INFLUENCE, LOAD
from atoll.kaivai.laid import (
    acting,
    beside_village,
    bidding,
    choosing,
    paying,
    scoring,
    selling,
    whole,
)
from atoll.kaivai.phases import Traded
from atoll.kaivai.rulings import RULINGS, answered
from atoll.kaivai.scene import Scene, bare, proceeding
from atoll.kaivai.situations import Bidding, Choosing, Selling
from atoll.kaivai.table import Celebrate, Choose, Fish, Hut, Table, Track
from atoll.kaivai.unknowns import ANSWERED
from atoll.table.rulings import Answers

__all__ = ["contradictions"]

Made = Mapping[str, Any]
Scenes = Iterator[Scene]


def contradictions(made: Made, under: Mapping[str, str]) -> Scenes:
    """The unknowns of a law by name, as scenes; `under` are the answers the law is claimed for."""
    answers = answered(None, {**_ruled(made), **under})
    for names, happening in _HAPPENINGS:
        if names & made.keys():
            yield from happening(made, answers)
            return


def _ruled(made: Made) -> dict[str, str]:
    """The answers to rulings that the unknowns of a law stand for."""
    found = {}
    for name, (ruling, yes) in ANSWERED.items():
        if name in made:
            no = next(answer for answer in RULINGS[ruling].names() if answer != yes)
            found[ruling] = yes if made[name] else no
    return found


# Shells


_PAYMENTS = (((0, 0, 0, 0, 2), 6), ((0, 0, 0, 0, 1), 4), ((1, 0, 0, 0, 1), 5), ((0, 2, 0, 0, 0), 4))
"""Shells, and a price that all of them or some pay."""


def _payments(made: Made, answers: Answers) -> Scenes:
    """Each of a few displays pays each of a few prices, with all shells or with some."""
    own = Track(*made["shells"][0])
    for shells, due in ((own, made["due"]), *((Track(*one), due) for one, due in _PAYMENTS)):
        for pays in dict.fromkeys((Track(*made.get("paying", own)), *_some_of(shells))):
            if 2 <= due <= BIDS[-1] + 1 and sum(shells) <= GOODS // 2:
                yield paying(shells, pays, due - 1, bare(3, answers))


def _some_of(shells: Track) -> Iterator[Track]:
    """All shells, and all but one."""
    yield shells
    for space, number in enumerate(shells):
        if number:
            yield Track(*[one - (n == space) for n, one in enumerate(shells)])


def _prices(made: Made, answers: Answers) -> Scenes:
    """A hut is built by a bid, at a village of one hex."""
    for bid in dict.fromkeys((made.get("bid", 1), 1, 2, 5)):
        scene = paying(Track(five=5), Track(five=1), bid, bare(3, answers))
        choose, (seat, build) = scene.past
        yield scene._replace(past=(choose,), seat=seat, move=build)


def _losing(made: Made, answers: Answers) -> Scenes:
    """The round ends with these displays, or with a shell on each space."""
    for shells in (made.get("shells"), (Track(1, 1, 1, 1, 1),) * 3):
        for fish in (made.get("fish"), (Track(1, 1, 1, 1, 1),) * 3):
            if shells and fish:
                yield _ended(bare(len(shells), answers)._replace(shells=shells, fish=fish))


def _orders(made: Made, answers: Answers) -> Scenes:
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
    return proceeding(there._replace(stage="loss", turn=None, passed=(True,) * len(table.seats)))


# Influence


def _choices(made: Made, answers: Answers) -> Scenes:
    """The first player chooses an action that holds so much, or another number."""
    own = made.get("influence", (3, 3, 3))
    for held in dict.fromkeys((made.get("held", 0), 0, 1, 2, 4)):
        few, all_of_it = (max(0, held - 1), *own[1:]), (INFLUENCE - held - 4, 4, 0, 0)[: len(own)]
        for influence in (own, (held, *own[1:]), few, all_of_it):
            holds = (0,) * (len(ACTIONS) - 1) + (held,)
            if held + sum(influence) <= INFLUENCE:
                found = Choosing(tuple(influence), 0, holds)
                scene = choosing(found, bare(len(influence), answers))
                yield scene
                yield scene._replace(past=((0, Choose(ACTIONS[-1])),), seat=1)


# Deliveries


def _sales(made: Made, answers: Answers) -> Scenes:
    """Fish are sold to a hut that holds none, one or two."""
    before = Traded(*made["delivery"][:4]) if "delivery" in made else None
    loads = dict.fromkeys((before.load if before else made.get("load", 0), 0, 1, 2))
    for load in loads:
        for number in range(1, LOAD + 2 - load):
            fish = Track(four=number)
            scene = selling(Selling(fish, fish, load, 1, 0, refused=False), bare(3, answers))
            yield scene
            huts = {place: hut._replace(owner=0) for place, hut in scene.table.huts.items()}
            yield scene._replace(table=scene.table._replace(huts=huts))


# Fishing and celebrating


def _catches(_: Made, answers: Answers) -> Scenes:
    """The first player fishes where the god stands, and no fisherman does."""
    table = bare(3, answers)
    canoe, place = beside_village()
    there = acting(table)
    there = there._replace(cult=there.cult | {place}, god=place, canoes={canoe: 0})
    yield Scene(whole(there), ((0, Choose("fishing")),), 0, Fish(place, canoe))


def _feasts(made: Made, answers: Answers) -> Scenes:
    """The first player celebrates where the first two have fish on their huts."""
    first, second = beside_village()
    for one, other in ((3, 0), (3, 1), (2, 2), (1, 3), (3, 3)):
        huts = {first: Hut(0, "meeting", one), second: Hut(1, "meeting", other)}
        there = acting(bare(len(made["feast"]), answers))._replace(huts=huts)
        past = ((0, Choose("celebrating")),)
        yield Scene(whole(there), past, 0, Celebrate(first))


# Movement


def _movements(made: Made, answers: Answers) -> Scenes:
    """The first player takes a step of movement, by each bid."""
    for bid in dict.fromkeys((made.get("bid", 5), *BIDS)):
        for steps in dict.fromkeys((made.get("steps", 0), 0, 1, 7)):
            scene = bidding(Bidding(bid, min(steps, 7), 0), bare(3, answers))
            yield scene._replace(move=Choose("increasing"))
            yield scene


# The final scoring


def _villages(made: Made, answers: Answers) -> Scenes:
    """A village of one or two cult hexes is decided by influence alone."""
    seats = len(made["totals"])
    for added in dict.fromkeys((_halved(made["totals"]), *_ADDED)):
        for cult in (1, 2, 3):
            numbers = (*added, *(0,) * seats)[:seats]
            yield scoring(numbers, numbers, cult, bare(seats, answers))


_ADDED = (
    *((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 1, 1), (2, 1, 1)),
    *((0, 2, 1), (1, 1, 1, 1)),
)


def _halved(totals: Sequence[int]) -> tuple[int, ...]:
    return tuple(min(number // 2, 5) for number in totals)


_HAPPENINGS: tuple[tuple[frozenset[str], Callable[[Made, Answers], Scenes]], ...] = (
    (frozenset({"due"}), _payments),
    (frozenset({"totals"}), _villages),
    (frozenset({"delivery", "sold_then"}), _sales),
    (frozenset({"held"}), _choices),
    (frozenset({"steps"}), _movements),
    (frozenset({"deciding"}), _orders),
    (frozenset({"size"}), _prices),
    (frozenset({"feast"}), _feasts),
    (frozenset({"catch"}), _catches),
    (frozenset({"shells", "fish"}), _losing),
)
"""What can happen where any of these unknowns lie."""
