"""Bases, cult hexes and the god: eight villages, and a new cult hex in each round."""

from collections import Counter
from collections.abc import Iterator

from atoll.kaivai.bases import pairs_of_bases
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.counting.past import BEFORE_ACTIONS, Fault, built
from atoll.kaivai.islands import Village
from atoll.kaivai.pieces import islands, villages
from atoll.kaivai.table import Table
from atoll.kaivai.villages import touching
from atoll.table import counted, listed
from atoll.table.stating import rule

__all__ = ["bases", "cult_brought", "god_there", "laid_first"]

VILLAGES, LAID_FIRST = 8, 10


def laid_first(table: Table) -> list[frozenset[Hex]]:
    """The cult hexes that may have lain there at first: the printed ones, and any two bases.

    Each village has one of the eight bases in it.
    """
    pairs = (frozenset().union(*pair) for pair in pairs_of_bases(table.board))
    found = (table.board.printed | pair for pair in pairs if pair <= table.cult)
    return [
        first for first in found if all(_one_base(table, one, first) for one in villages(table))
    ]


def _one_base(table: Table, village: Village, first: frozenset[Hex]) -> bool:
    own = village.cult & first
    return len(own) == 1 if own & table.board.printed else len(own) == 2


@rule("kaivai_0_2", "kaivai_0_10", "kaivai_1_3")
def bases(table: Table) -> Iterator[Fault]:
    """There are eight villages, which have grown from the printed cult hexes and two bases."""
    if missing := sorted(table.board.printed - table.cult):
        yield "kaivai_0_2", f"a cult hex is printed on {write_hex(missing[0])}; name it."
    if (number := len(villages(table))) != VILLAGES:
        yield (
            "kaivai_0_10",
            f"{counted(number, 'village')} lie there; from first to last there are eight.",
        )
    if not laid_first(table):
        yield (
            "kaivai_1_3",
            "two bases are missing; lay two cult hexes each, far from all others.",
        )


# What the god has brought


def _moves(table: Table) -> int:
    """How often the god has moved by now, if it has never stayed."""
    return table.round - (table.stage in BEFORE_ACTIONS)


@rule("kaivai_1_4", "kaivai_3_8")
def cult_brought(table: Table) -> Iterator[Fault]:
    """The god brings one in each round; fewer where it may have had to stay."""
    there, due = len(table.cult), LAID_FIRST + _moves(table)
    if there > due or (there < due and not _may_have_stayed(table)):
        yield "kaivai_1_4", f"{there} cult hexes lie there by now; {due} can, so lay so many."


def _may_have_stayed(table: Table) -> bool:
    """Whether canoes may once have stood on all clear places, but for those of one village.

    Who stays can enlarge no village but its own.
    """
    clear = Counter(min(touching(islands(table), place)[0].cult) for place in _clear(table))
    canoes = sum(built(table, seat, "canoe-builder") for seat in range(len(table.seats)))
    return clear.total() - max(clear.values(), default=0) <= canoes


def _clear(table: Table) -> list[Hex]:
    """Water that touches a cult hex laid first and no other land, so it never did.

    A cult hex there encloses no canoe: the other five hexes around it hang together.
    """
    lands = islands(table)
    first = frozenset.intersection(*laid_first(table))
    near = {place: table.board.neighbours[place] for place in lands.water}
    around = {place: near[place] & lands.land for place in near if len(near[place]) == _SIDES}
    return [place for place, land in around.items() if len(land) == 1 and land <= first]


_SIDES = 6


@rule("kaivai_3_1", "kaivai_3_2", "kaivai_3_4")
def god_there(table: Table) -> Iterator[Fault]:
    """The god stands on the last hex that it has brought, and never brings two to one village."""
    brought = len(table.cult) - LAID_FIRST
    if (table.god is None) != (brought == 0):
        reason = f"{brought} cult hexes have been brought; put the god on the last of them."
        yield (
            "kaivai_3_2",
            reason if brought else "the god is off the board until it brings a cult hex.",
        )
    if table.god is None:
        return
    if all(table.god in first for first in laid_first(table)):
        yield (
            "kaivai_3_4",
            f"the god has not brought {write_hex(table.god)}; put it on another.",
        )
    if not any(_in_turn(table, first, brought) for first in laid_first(table)):
        names = listed([write_hex(min(one.cult)) for one in villages(table)])
        yield "kaivai_3_1", f"of {names} one has too many cult hexes: the god moves on each time."


def _in_turn(table: Table, first: frozenset[Hex], brought: int) -> bool:
    """Whether the god can have brought so many to each village, never two running."""
    there = villages(table)
    most = [(brought + (table.god in one.hexes)) // 2 for one in there]
    return all(len(one.cult - first) <= few for one, few in zip(there, most, strict=True))
