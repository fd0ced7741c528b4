"""What a scoring is worth, and to whom: played at a table that has so many masks left."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from atoll.bali.components import BOX, ISLANDS, MASKS
from atoll.bali.position import read_position
from atoll.bali.rulings import RULINGS, answered
from atoll.bali.scorings import scored
from atoll.bali.table import Table
from atoll.bali.telling import NAMES
from atoll.table import Step, listed
from atoll.table.decisions import Answer, Decision, Input, named, numbers, variant, ways
from atoll.table.scenario import Rows

_NONE, _ONE, _BOTH = "none", "one", "both"
_THERE, _ASIDE = "another player's", "aside"
_ISLAND = ISLANDS[0]
_TOLD = ("remain", "both", "mask", "mask told", "last mask", "chip lies aside", "end")
"""The events by which an answer is known; each names its rule."""


def scores() -> Decision:
    """The masks of a scoring, for every number of masks that are left."""
    given = [
        Input("Chips of the active player there", (_NONE, _ONE, _BOTH)),
        Input("The other chip is", (_THERE, _ASIDE)),
        numbers("Masks left", 1, MASKS),
        ways(RULINGS["second_mask"]),
    ]
    return Decision(
        "scores",
        "What is this scoring worth, and who gains?",
        "Blue is active and the Dalang has come to an island: which of its chips are Blue's, whose "
        "is the other one, and how many masks are left?",
        ("bali_9_1", "bali_9_2", "bali_9_3", "bali_9_4", "bali_10_2", "bali_11_5"),
        (variant("", given, _answer),),
        _table(),
        "The lowest masks are taken, the active player's first. How many there are of which value "
        f"is invented, as no text tells it: {', '.join(map(str, dict.fromkeys(BOX.masks)))}, four "
        "of each.",
    )


def _scoring(chips: str, other: str, left: int, ruled: str) -> Step[Table]:
    """The scoring as it is played by three or four; who is not asked about has the masks taken."""
    names = NAMES if other == _THERE else NAMES[:3]
    owners = {_NONE: (1, 1), _ONE: (0, 1), _BOTH: (0, 0)}[chips]
    gone = {NAMES[2]: [*BOX.masks[: MASKS - left]]}
    position = {"active": NAMES[0], "island": _ISLAND, "masks": gone}
    table: Any = read_position(position, names, answered(None, {"second_mask": ruled}))
    princes = {_ISLAND: owners[1]} if other == _THERE or chips == _BOTH else {}
    there = table._replace(priests={_ISLAND: owners[0]}, princes=princes)
    return scored(there, owners.count(0) if princes else int(chips == _ONE))


def _answer(values: tuple[str, ...]) -> Answer:
    chips, other, left, ruled = values[0], values[1], int(values[2]), named(values[3])
    step = _scoring(chips, other, left, ruled)
    if step.table.stage == "mask":
        low, high = step.table.masks_left[:2]
        return Answer(f"Blue takes a mask of {low} or {high}, Yellow the other.", ("bali_9_4",))
    because = dict.fromkeys(one.rule for one in step.events if one.what in _TOLD)
    return Answer(_told(step.table, step.table.masks_left), (*because,))


def _told(table: Table, left: Sequence[int]) -> str:
    gains = [f"{name} takes a mask of {own[0]}" for name, own in _taken(table)]
    if not gains:
        return "No scoring: nobody takes a mask, and Blue goes on."
    ends = "" if left else ". It is the last one: the game ends"
    others = "" if len(gains) > 1 else ", and nobody else does"
    return f"{listed(gains)}{others}{ends}."


def _taken(table: Table) -> Iterator[tuple[str, Sequence[int]]]:
    """What the active player and the other one have taken: before the scoring they have no mask."""
    found = zip(table.seats, table.masks, strict=True)
    return ((name, own) for name, own in found if own and name != NAMES[2])


def _table() -> Rows:
    head = ("Masks left", "Both chips: Blue", "One: Blue", "One: the other player")
    rows = ((left, _values(left)) for left in range(MASKS, 0, -1))
    alike = (
        (row, [left for left, _ in some]) for row, some in groupby(rows, key=lambda one: one[1])
    )
    return (head, *((_range(lefts), *row) for row, lefts in alike))


def _range(lefts: Sequence[int]) -> str:
    return str(lefts[0]) if len(lefts) == 1 else f"{lefts[0]} to {lefts[-1]}"


def _values(left: int) -> tuple[str, ...]:
    """The masks with both chips, and with one."""
    usual = RULINGS["second_mask"].default
    both, one = (_scoring(chips, _THERE, left, usual).table.masks for chips in (_BOTH, _ONE))
    return tuple(str(own[0]) if own else "none" for own in (both[0], one[0], one[1]))
