"""The data tables of the features of Kaivai: what lies on the board, and on the actions."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from atoll.kaivai.board import Hex, read_hex, write_hex
from atoll.kaivai.components import HUT_KINDS
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.table import Hut
from atoll.printable import is_number
from atoll.table.fields import NAME
from atoll.table.kinds import PositionError
from atoll.table.notation import NotationError

from .shared import Rows, body

_HUT = re.compile(rf"({NAME}) ({'|'.join(HUT_KINDS)}) hut(?: with ([1-3]) fish)?")
_CANOE = re.compile(rf"({NAME}) canoe")


class Lying(NamedTuple):
    """What lies on hexes: cult hexes, huts, canoes, and the fisherman's god."""

    cult: frozenset[Hex]
    huts: dict[Hex, Hut]
    canoes: dict[Hex, int]
    god: Hex | None


def lying(datatable: Rows, seats: tuple[str, ...]) -> Lying:
    """What a table of hexes says, a row for what lies alike on several. Errors: PositionError."""
    found, there = Lying(frozenset(), {}, {}, None), set[tuple[str, Hex | bool]]()
    for hexes, holds in body(datatable, "board", ("hexes", "holds")):
        for one in _hexes(hexes):
            thing = next((word for word in ("hut", "canoe") if word in holds.split()), holds)
            if (thing, thing == "god" or one) in there:
                fix = f"there is a {thing} already; write one"
                raise PositionError("board", f"{write_hex(one)}, {fix}")
            there.add((thing, thing == "god" or one))
            found = _with(found, one, holds, seats)
    return found


def _hexes(text: str) -> Iterator[Hex]:
    for name in text.split(", "):
        try:
            yield read_hex(name)
        except NotationError as error:
            raise PositionError("board", str(error)) from None


def _with(found: Lying, one: Hex, holds: str, seats: tuple[str, ...]) -> Lying:
    """The same with one more thing."""
    if hut := _HUT.fullmatch(holds):
        owner, kind, fish = hut.groups()
        lies = Hut(_seat(owner, seats), kind, int(fish or 0))
        return found._replace(huts={**found.huts, one: lies})
    if canoe := _CANOE.fullmatch(holds):
        return found._replace(canoes={**found.canoes, one: _seat(canoe[1], seats)})
    if holds == "god":
        return found._replace(god=one)
    if holds == "cult":
        return found._replace(cult=found.cult | {one})
    fix = f"{holds[:30]!r} is nothing; write cult, god, Red canoe or Red meeting hut with 2 fish"
    raise PositionError("board", fix)


def _seat(name: str, seats: tuple[str, ...]) -> int:
    if name not in seats:
        raise PositionError("board", f"{name} does not play; name one of {', '.join(seats)}")
    return seats.index(name)


def held(datatable: Rows) -> dict[str, int]:
    """The influence on each action. Errors: PositionError."""
    rows = body(datatable, "actions", ("action", "influence"))
    if len({action for action, _ in rows}) < len(rows):
        raise PositionError("actions", "an action stands twice; write it once")
    found = {action: int(n) if is_number(n) else n for action, n in rows}
    read: dict[str, int] = LAYOUT.parts["spaces"].kind.read(found, "actions", ())
    return read
