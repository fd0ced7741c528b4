"""The fisherman's god goes to another village, which grows by a cult hex."""

from collections import Counter
from collections.abc import Iterator

from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.islands import Village
from atoll.kaivai.pieces import enclosed, free, islands, villages
from atoll.kaivai.starting import why_no_place
from atoll.kaivai.supply import influenced
from atoll.kaivai.table import God, Table
from atoll.kaivai.villages import cult_places, touching
from atoll.table import Event, Refusal, Step, listed
from atoll.table.stating import rule


@rule("kaivai_3_3")
def open_villages(table: Table) -> Iterator[Village]:
    """The villages that the god may go to: others than its own, which can be enlarged."""
    return (village for village in _others(table) if _can_grow(table, village))


def _others(table: Table) -> list[Village]:
    return [one for one in villages(table) if table.god not in one.hexes]


def _places(table: Table, village: Village) -> Iterator[Hex]:
    return cult_places(islands(table), village, free(table), enclosed(table))


def _can_grow(table: Table, village: Village) -> bool:
    return next(_places(table, village), None) is not None


def why_not(table: Table, _seat: int, move: God) -> Refusal | None:
    """The rule that refuses a place of the new cult hex, or None."""
    found = touching(islands(table), move.hex)
    if refusal := _why_full(table, found) or why_no_place(table, move.hex, "kaivai_3_4"):
        return refusal
    if not found:
        reason = f"{write_hex(move.hex)} touches no village; choose a hex beside one."
        return Refusal("kaivai_3_4", reason)
    if table.god in found[0].hexes:
        others = listed([write_hex(min(one.cult)) for one in open_villages(table)], "or")
        return Refusal("kaivai_3_1", f"the god stands there; go to the village of {others}.")
    return None


def _why_full(table: Table, found: tuple[Village, ...]) -> Refusal | None:
    """Why the one village there cannot be enlarged anywhere, or None."""
    if len(found) != 1 or _can_grow(table, found[0]):
        return None
    here = write_hex(min(found[0].cult))
    return Refusal("kaivai_3_3", f"the village of {here} cannot be enlarged; go to another.")


def moves(table: Table, _seat: int) -> Iterator[God]:
    """Every hex at which the new cult hex may lie."""
    return (God(place) for village in _others(table) for place in _places(table, village))


def played(table: Table, seat: int, move: God) -> Step[Table]:
    """The village grows, the god stands on the new hex, and its meeting huts bring influence."""
    village = touching(islands(table), move.hex)[0]
    facts = {"seat": seat, "hex": move.hex}
    what = (
        Event("kaivai_3_2", "arrive", facts)
        if table.god is None
        else Event("kaivai_3_1", "god", facts)
    )
    grown = table._replace(
        cult=table.cult | {move.hex}, god=move.hex, cult_left=max(table.cult_left - 1, 0)
    )
    size = Event("kaivai_3_4", "grow", {"hex": move.hex, "number": len(village.cult) + 1})
    meeting = [table.huts[one] for one in sorted(village.huts) if table.huts[one].kind == "meeting"]
    blessed = influenced(grown, Counter(hut.owner for hut in meeting), "kaivai_3_7")
    return Step(grown, (what, size)).then(blessed, Step(_acting(blessed.table)))


def _acting(table: Table) -> Table:
    """The actions begin with who has bid most."""
    return table._replace(stage="action", turn=table.order[0])


@rule("kaivai_3_8")
def proceed(table: Table) -> Step[Table] | None:
    """Where no other village can be enlarged, the god stays; None where one can."""
    if next(open_villages(table), None):
        return None
    return Step(_acting(table), (Event("kaivai_3_8", "god stays", {}),))
