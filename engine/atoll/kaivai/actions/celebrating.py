"""Celebrating: the fish of one village are eaten, and bring glory."""

from collections.abc import Iterator

from atoll.kaivai import rules
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.islands import Village
from atoll.kaivai.pieces import islands, village_at, villages
from atoll.kaivai.supply import gaining, lapped
from atoll.kaivai.table import Celebrate, Table
from atoll.table import Event, Refusal, Step

STAGE = "celebrate"


def _fish(table: Table, village: Village) -> int:
    return sum(table.huts[place].fish for place in village.huts)


def why_cannot(table: Table, seat: int) -> Refusal | None:
    """Why nobody can celebrate, or None."""
    if next(moves(table, seat), None) is not None:
        return None
    return Refusal("kaivai_10_1", "no village has fish; choose another action.")


def why_not(table: Table, _seat: int, move: Celebrate) -> Refusal | None:
    """The rule that refuses a celebration, or None."""
    village = village_at(table, move.hex)
    if village is None or not _fish(table, village):
        here = write_hex(move.hex)
        what = (
            f"no village is on {here}" if village is None else f"the village of {here} has no fish"
        )
        return Refusal("kaivai_10_1", f"{what}; celebrate where fish are.")
    return None


def moves(table: Table, _seat: int) -> Iterator[Celebrate]:
    """Every village with fish, by its first cult hex."""
    return (Celebrate(min(one.cult)) for one in villages(table) if _fish(table, one))


def played(table: Table, seat: int, move: Celebrate) -> Step[Table]:
    """The fish of the village are eaten, and the turn is over."""
    village = islands(table).village_of[move.hex]
    fish = _fish(table, village)
    facts = {"seat": seat, "hex": min(village.cult), "number": fish, "bonus": rules.thirds(fish)}
    eaten = Event("kaivai_10_1", "celebrate", facts)
    feast = _eaten(table, village)
    paid = Step(gaining(table, feast), (Event("kaivai_10_2", "feast", {"glory": feast}),))
    bonus = (Event("kaivai_10_3", "bonus", facts),) if facts["bonus"] else ()
    more = gaining(table, gains(table, seat, village))
    back = Event("kaivai_10_4", "eaten", facts)
    gone = Step(_cleared(more, village.huts, fish), (back,))
    return lapped(table, Step(table, (eaten,)).then(paid, Step(more, bonus), gone))


def gains(table: Table, seat: int, village: Village) -> tuple[int, ...]:
    """The glory for each player, if this one celebrates in a village."""
    acting = [owner == seat for owner in range(len(table.seats))]
    found: tuple[int, ...] = rules.celebrated(_eaten(table, village), acting)
    return found


def _eaten(table: Table, village: Village) -> tuple[int, ...]:
    """The fish on the huts that each player has in a village."""
    huts = [table.huts[place] for place in village.huts]
    seats = range(len(table.seats))
    return tuple(sum(hut.fish for hut in huts if hut.owner == seat) for seat in seats)


def _cleared(table: Table, places: frozenset[Hex], fish: int) -> Table:
    huts = {
        place: hut._replace(fish=0) if place in places else hut for place, hut in table.huts.items()
    }
    return table._replace(huts=huts, goods_left=table.goods_left + fish)
