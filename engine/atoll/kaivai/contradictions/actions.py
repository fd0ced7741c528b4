"""What contradicts a law about actions: choices, sales, catches, feasts, movement."""

from collections.abc import Iterator, Mapping
from typing import Any

from atoll.kaivai.components import ACTIONS, BIDS, CANOES, FISHERMEN, INFLUENCE, LOAD
from atoll.kaivai.laid import acting, beside_village, bidding, choosing, selling, whole
from atoll.kaivai.laid_at_sea import fishing, fishing_dry, sinking
from atoll.kaivai.phases import Traded
from atoll.kaivai.rulings import answered
from atoll.kaivai.scene import bare
from atoll.kaivai.situations import Bidding, Choosing, Selling
from atoll.kaivai.table import Celebrate, Choose, Fish, Hut, Pass, Track
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene

__all__ = [
    "catches",
    "choices",
    "dry_catches",
    "feasts",
    "movements",
    "sacrifices",
    "sales",
    "sinkings",
    "throws",
]

Made = Mapping[str, Any]
Scenes = Iterator[Scene]


# Influence


def choices(made: Made, answers: Answers) -> Scenes:
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


def sacrifices(made: Made, answers: Answers) -> Scenes:
    """The first player takes no action, and the supply has none, one or two counters."""
    for left in dict.fromkeys((made["influence_left"], 0, 1, 2)):
        there = acting(bare(3, answers))
        if left <= INFLUENCE - sum(there.influence):
            others = INFLUENCE - left - there.influence[0] - there.influence[2]
            held = (there.influence[0], others, there.influence[2])
            yield Scene(whole(there._replace(influence=held)), 0, Pass())


# Deliveries


def sales(made: Made, answers: Answers) -> Scenes:
    """Fish are sold to a hut that holds none, one or two."""
    before = Traded(*made["delivery"][:4]) if "delivery" in made else None
    loads = dict.fromkeys((before.load if before else made.get("load", 0), 0, 1, 2))
    for load in loads:
        for number in range(1, LOAD + 2 - load):
            fish = Track(four=number)
            scene = selling(Selling(fish, fish, load, 1, 0, refused=False), bare(3, answers))
            yield scene
            for hut in (Hut(0, "meeting", load), Hut(1, "fisherman")):
                huts = {**scene.table.huts, beside_village()[0]: hut}
                yield scene._replace(table=scene.table._replace(huts=huts))


# Fishing and celebrating


def catches(_: Made, answers: Answers) -> Scenes:
    """The first player fishes where the god stands, and no fisherman does."""
    table = bare(3, answers)
    canoe, place = beside_village()
    there = acting(table)
    there = there._replace(cult=there.cult | {place}, god=place, canoes={canoe: 0})
    yield Scene(whole(there), 0, Fish(place, canoe), past=((0, Choose("fishing")),))


def throws(made: Made, answers: Answers) -> Scenes:
    """A canoe fishes with so many fishermen, or with all of them; all dice are blue, or any."""
    for fishermen in dict.fromkeys((made.get("fishermen", 0), FISHERMEN, FISHERMEN - 1)):
        if 1 <= fishermen <= FISHERMEN:
            for table in (bare(3, answers), bare(3, answered())):
                yield fishing(table, fishermen)
                yield fishing(table, fishermen, dice=())


def dry_catches(made: Made, answers: Answers) -> Scenes:
    """A canoe catches one fish or two, and the supply has fewer counters, or enough."""
    for left in dict.fromkeys((made["goods_left"], 0, 1)):
        for fishermen in (1, 2):
            if left <= 2:
                yield fishing_dry(bare(3, answers), fishermen, left)


def feasts(made: Made, answers: Answers) -> Scenes:
    """The first player celebrates where the first two have fish on their huts."""
    first, second = beside_village()
    for one, other in ((3, 0), (3, 1), (2, 2), (1, 3), (3, 3)):
        huts = {first: Hut(0, "meeting", one), second: Hut(1, "meeting", other)}
        there = acting(bare(len(made["feast"]), answers))._replace(huts=huts)
        past = ((0, Choose("celebrating")),)
        yield Scene(whole(there), 0, Celebrate(first), past)


# Movement


def movements(made: Made, answers: Answers) -> Scenes:
    """The first player takes a step of movement, by each bid."""
    for bid in dict.fromkeys((made.get("bid", 5), *BIDS)):
        for steps in dict.fromkeys((made.get("steps", 0), 0, 1, 7)):
            scene = bidding(Bidding(bid, min(steps, 7), 0), bare(3, answers))
            yield scene._replace(move=Choose("increasing"))
            yield scene


def sinkings(made: Made, answers: Answers) -> Scenes:
    """A canoe of a player is sunk who has so many, or another number, by who has much glory."""
    for fleet in dict.fromkeys((made["fleet"], *range(1, CANOES + 1))):
        if 1 <= fleet <= CANOES:
            for glory in (20, 5, 3):
                yield sinking(bare(3, answers), fleet, glory)
