"""Tables of Bali on which what was found lies, each with the one thing that happens there.

The Dalang is at Kukusch and goes to Panschar; Blue is active, and Yellow answers first.
"""

from collections.abc import Sequence
from itertools import accumulate, chain, cycle, islice, pairwise
from typing import Any

from atoll.bali.components import BOX, CARDS, ISLANDS, MASKS
from atoll.bali.position import counted, fitted
from atoll.bali.sides import other_islands
from atoll.bali.table import Challenge, Done, Flee, Move, Pass, Play, Save, Show, Table, Travel
from atoll.telling.scene import Past, Scene

__all__ = [
    "GOAL",
    "HERE",
    "arriving",
    "contested",
    "drawing",
    "ending",
    "fleeing",
    "holding",
    "in_turn",
    "scored",
    "travelling",
    "with_masks",
    "with_parts",
]

HERE, GOAL = "Kukusch", "Panschar"
_CARD = f"{HERE}/{GOAL}"
Hand = tuple[str, ...]


def with_parts(table: Table, **parts: Any) -> Table:
    """The table with these parts; what is nowhere else lies in the draw pile."""
    return fitted(table._replace(**parts), parts)


def holding(table: Table, *hands: Hand) -> Table:
    """The first players hold these cards, and the others none."""
    return _still(table, hands=(*hands, *((),) * (len(table.seats) - len(hands))))


def in_turn(table: Table, *made: tuple[int, Move]) -> Scene:
    """Moves one after the other, of which the last happens."""
    *past, (seat, move) = made
    return Scene(table, seat, move, past=tuple(past))


# Cards


def drawing(hands: Sequence[int], piles: int, draw: int, table: Table) -> Scene:
    """A turn begins with hands and piles of so many cards, and so many to draw.

    All others have been discarded.
    """
    every = tuple(chain.from_iterable([c] * n for c, n in zip(CARDS, BOX.numbers, strict=True)))
    places = [*accumulate((*hands, piles, draw), initial=0)]
    *held, pile, stock = (every[one:other] for one, other in pairwise(places))
    laid = ({GOAL: pile} if pile else {}, *({},) * (len(hands) - 1))
    gone = counted(every[places[-1] :])
    lying: dict[str, Any] = {"hands": tuple(held), "laid": laid, "draw": stock, "discard": gone}
    return Scene(with_parts(table, **lying, stage="draw", turn=None))


def fleeing(hand: int, saves: int, table: Table) -> Scene:
    """Yellow flees with so many cards, and is done with so many of them saved."""
    there = holding(table, ("warrior",), ("priest",) * hand)
    flees: Past = ((0, Challenge("right")), (1, Flee()))
    places = islice(cycle(other_islands(there)), saves)
    saved: list[tuple[int, Move]] = [(1, Save("priest", island)) for island in places]
    return in_turn(there, *flees, *saved, *(((1, Done()),) if hand else ()))


# Contests


def contested(shows: Sequence[int], table: Table, *, owner: int | None = None) -> Scene:
    """All show so many princes as they hold; the one of the active island lies with its owner."""
    own, *others = [("prince",) * number for number in shows]
    princes = {island: seat for island, seat in table.princes.items() if island != HERE}
    there = with_parts(
        holding(table, ("artist", "prince", *own), *others),
        princes=princes if owner is None else {**princes, HERE: owner},
    )
    made = [(seat, Show(number) if number else Pass()) for seat, number in enumerate(shows)]
    return in_turn(there, (0, Play("prince")), *made)


# Changes of island


def travelling(table: Table) -> Scene:
    """Blue sends the Dalang to the goal, and nobody prevents it."""
    there = holding(table, (_CARD,))
    passes = ((seat, Pass()) for seat in range(1, len(table.seats)))
    return in_turn(there, (0, Travel(_CARD, GOAL)), *passes)


def scored(chips: int, left: int, table: Table, *, there: bool = True) -> Scene:
    """The Dalang comes to so many chips of Blue; so many masks are left.

    The others have the other chips there, unless one lies aside.
    """
    lying = table._replace(
        **_chips(table, chips, there=there), seals={GOAL: 0} if chips == 2 else {}
    )
    gone = ((),) * (len(table.seats) - 1) + (BOX.masks[: MASKS - left],)
    return with_masks(gone, travelling(_still(lying)))


def arriving(pile: int, scene: Scene) -> Scene:
    """The same, with a pile of so many cards of Blue at the goal."""
    cards = ({GOAL: ("scholar",) * pile} if pile else {}, *scene.table.laid[1:])
    return scene._replace(table=_still(scene.table, laid=cards))


def with_masks(masks: Sequence[Sequence[int]], scene: Scene) -> Scene:
    """The same, with these masks of the first players."""
    own = [tuple(sorted(one)) for one in masks]
    rest = ((),) * (len(scene.table.seats) - len(own))
    return scene._replace(table=_still(scene.table, masks=(*own, *rest)))


def _still(table: Table, **parts: Any) -> Table:
    """The table with these parts, and the chips as they lie."""
    return with_parts(table, priests=table.priests, princes=table.princes, **parts)


def _chips(table: Table, chips: int, *, there: bool) -> dict[str, Any]:
    """Of the goal: as the start cards put them, Blue has one and Yellow the other."""
    priests = {**table.priests, GOAL: 0 if chips > 1 else 1}
    if not there:
        del priests[GOAL]
    return {"priests": priests, "princes": {**table.princes, GOAL: 0 if chips else 2}}


def ending(masks: Sequence[Sequence[int]], seals: Sequence[int], table: Table) -> Scene:
    """Blue takes the last mask, the highest one, and causes the end.

    `masks` are what all players have then, `seals` how many seals each has.
    """
    (*own, last), *others = (sorted(one) for one in masks)
    assert last == BOX.masks[-1], "the last mask is the highest"  # noqa: S101 # what a scene shows
    owners = chain.from_iterable([seat] * number for seat, number in enumerate(seals))
    lying = scored(1, 1, table)
    held = dict(zip(ISLANDS, owners, strict=False))
    sealed = lying._replace(table=_still(lying.table, seals=held))
    return with_masks((own, *others), sealed)
