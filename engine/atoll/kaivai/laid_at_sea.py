"""Tables of Kaivai at which the first player fishes, or sinks a canoe of the second one."""

from atoll.kaivai.board import FIELD, Hex, read_hex
from atoll.kaivai.components import CANOES, FACES, GOODS
from atoll.kaivai.laid import acting, beside_village, whole
from atoll.kaivai.table import Choose, Fish, Hut, Sail, Table, Track
from atoll.telling.scene import Scene

__all__ = ["CULT", "fishing", "fishing_dry", "sinking"]

CULT = read_hex("F4")
"""A printed cult hex in the middle of much water."""
BLUE = ("blue",) * (len(FACES) + 1)
"""What is thrown where nobody says it: more dice than there are, and all are blue."""


def fishing(table: Table, fishermen: int, dice: tuple[str, ...] = BLUE) -> Scene:
    """A canoe fishes where its player has so many fishermen, and the dice are known beforehand."""
    canoe, *around = sorted(FIELD.neighbours[CULT])
    return _fishing(table._replace(dice=dice), canoe, around[:fishermen])


def _fishing(table: Table, canoe: Hex, huts: list[Hex]) -> Scene:
    there = acting(table)._replace(canoes={canoe: 0}, huts=dict.fromkeys(huts, Hut(0, "fisherman")))
    return Scene(whole(there), 0, Fish(CULT, canoe), past=((0, Choose("fishing")),))


def fishing_dry(table: Table, fishermen: int, left: int) -> Scene:
    """The same, and the supply has so many counters; the second player has all others."""
    scene, nothing = fishing(table, fishermen), (Track(),) * len(table.seats)
    shells = (Track(), Track(one=GOODS - left), *nothing[2:])
    return scene._replace(table=whole(scene.table._replace(fish=nothing, shells=shells)))


def sinking(table: Table, fleet: int, glory: int) -> Scene:
    """The first player has so much glory and ends on a canoe of the second, who has a fleet."""
    first, second = beside_village()
    others = sorted(FIELD.hexes - FIELD.beside(FIELD.printed) - FIELD.printed - {first, second})
    theirs = (second, *others[-CANOES + 1 :])[: max(1, fleet)]
    there = acting(table)._replace(
        canoes={first: 0, **dict.fromkeys(theirs, 1)}, glory=(glory, *table.glory[1:])
    )
    return Scene(whole(there), 0, Sail(first, second), past=((0, Choose("moving")),))
