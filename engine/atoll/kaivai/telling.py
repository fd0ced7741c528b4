"""A scene of Kaivai told as a scenario: the board as a table, all else by the layout's phrases."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from atoll.kaivai import phrases
from atoll.kaivai.bidding import by_bids
from atoll.kaivai.board import FIELD, Hex, write_hex
from atoll.kaivai.own_board import usual
from atoll.kaivai.pieces import huts_of
from atoll.kaivai.position import read_position
from atoll.kaivai.scene import NAMES, bare
from atoll.kaivai.starting import STARTING_HUTS
from atoll.kaivai.table import Choose, Hut, Table
from atoll.table.phrases import Phrase
from atoll.table.rulings import Answers
from atoll.telling.heard import parts_given
from atoll.telling.scenario import Line
from atoll.telling.scene import Scene
from atoll.telling.told import Laid

__all__ = ["AT_ONCE", "CHOOSES", "LEADS_UP", "NAMES", "goes_on", "laid", "seated"]

AT_ONCE: Collection[str] = ("god", "influence")
"""Stages at which something may follow from a move by itself, without an end of a round."""
CHOOSES: Mapping[type, Mapping[str, Phrase]] = {
    Choose: {"Given": phrases.HAS_CHOSEN_ACTION, "When": phrases.CHOOSES_ACTION},
}
"""Of an action only its name is said."""
LEADS_UP: Collection[str] = ()

_PARTS = (
    *("round", "bids", "order", "turn", "glory", "increase", "shells", "fish", "influence"),
    "dice",
)
"""Those that a Given says where they are not as they follow from the others; supplies always do."""


_BEFORE_TURNS = ("bid", "huts", "god")
_BY_ITSELF = {"loss": phrases.ROUND_ENDS, "final": phrases.GAME_ENDS}


def goes_on(scene: Scene) -> Line:
    """The When of what nobody decides. Errors: ValueError, where somebody does."""
    stage = scene.table.stage
    if stage not in _BY_ITSELF:
        raise ValueError(f"no When tells what happens at stage {stage!r}")
    return _BY_ITSELF[stage].line("When")


def seated(seats: Sequence[str], rulings: Answers) -> Table:
    """A table of these players of which nothing is said. Errors: Refused."""
    return read_position({}, seats, rulings)


# Given


def laid(scene: Scene, *, whole: bool) -> Laid:  # noqa: ARG001 # as the contract has it
    """A scene and its Givens. Errors: ValueError, where no Given lays a table at its stage."""
    return Laid([*_given(scene.table)], scene)


def _given(table: Table) -> Iterator[Line]:
    """What lies there, where it is not as on a table of which nothing is said."""
    yield from _ground(table)
    if rows := tuple(_lying(table)):
        yield phrases.BOARD_HAS.line("Given", table=(("hexes", "holds"), *rows))
    yield from parts_given("kaivai", table, _unsaid(table), _PARTS)
    yield from _stage(table)


def _unsaid(table: Table) -> Table:
    """The parts as they are where nobody says them."""
    bids = (*range(len(table.seats)),)
    order = bids if table.stage == "bid" else by_bids(table)
    usually = bare(len(table.seats), table.rulings)._replace(order=order, turn=decides(table))
    guessed = table.stage in (*_BY_ITSELF, *_BEFORE_TURNS)
    return usually._replace(round=0) if guessed else usually


def decides(table: Table) -> int | None:
    """Who decides where nobody says it; at an action it is always said."""
    if table.stage == "bid":
        return next((seat for seat in table.order if table.bids[seat] is None), None)
    if table.stage == "huts":
        return next(_placing(table), None)
    if table.stage == "village":
        return table.glory.index(min(table.glory))
    return table.order[-1] if table.stage == "god" else table.turn


def _ground(table: Table) -> Iterator[Line]:
    """A board of one's own, and all cult hexes where some of the usual ones do not lie there."""
    if gone := sorted(FIELD.hexes - table.board.hexes):
        yield phrases.BOARD_WITHOUT.line("Given", hexes=gone)
    if not usual(table.board) <= table.cult:
        yield phrases.CULT_HEXES_ARE.line("Given", hexes=sorted(table.cult))


def _lying(table: Table) -> Iterator[tuple[str, str]]:
    """A row for what lies on each hex, beside the cult hexes that have been told."""
    told = usual(table.board)
    for place in sorted(table.cult - told) if told <= table.cult else ():
        yield write_hex(place), "cult"
    for place, hut in sorted(table.huts.items()):
        yield write_hex(place), _hut(hut, table.seats)
    for place, owner in sorted(table.canoes.items()):
        yield write_hex(place), f"{table.seats[owner]} canoe"
    if table.god:
        yield write_hex(Hex(*table.god)), "god"


def _hut(hut: Hut, names: Sequence[str]) -> str:
    fish = f" with {hut.fish} fish" if hut.fish else ""
    return f"{names[hut.owner]} {hut.kind} hut{fish}"


def _stage(table: Table) -> Iterator[Line]:
    """What has happened in the round, and whose turn it is. Errors: ValueError."""
    names = table.seats
    if table.spaces:
        held = ((action, str(number)) for action, number in table.spaces.items())
        yield phrases.ACTIONS_HOLD.line("Given", table=(("action", "influence"), *held))
    for action in sorted(table.marked):
        yield phrases.NOTHING_LEFT_FOR.line("Given", action=action)
    for seat, acted in enumerate(table.acted):
        if acted:
            yield phrases.HAS_ACTED.line("Given", names, seat=seat)
    yield from _passed(table)
    if table.scored:
        yield phrases.HAVE_BEEN_SCORED.line("Given", hexes=sorted(table.scored))
    if table.stage == "village":
        yield phrases.TO_BE_SCORED.line("Given")
    elif table.stage == "action" and table.turn is not None:
        yield phrases.TURN_OF.line("Given", names, seat=table.turn)
    elif not (table.stage in _BY_ITSELF or _follows(table)):
        raise ValueError(f"no Given lays a table at stage {table.stage!r}")


def _follows(table: Table) -> bool:
    """Whether the stage before all turns follows from what lies there."""
    if table.stage == "bid":
        return None in table.bids
    new = table.cult - usual(table.board)
    placing = not new and next(_placing(table), None) is not None
    return table.stage == ("huts" if placing else "god")


def _placing(table: Table) -> Iterator[int]:
    """Who has not placed both starting huts, in order of the bids."""
    return (one for one in by_bids(table) if len(huts_of(table, one)) < STARTING_HUTS)


def _passed(table: Table) -> Iterator[Line]:
    passed = tuple(seat for seat, one in enumerate(table.passed) if one)
    if len(passed) == 1:
        yield phrases.HAS_PASSED.line("Given", table.seats, seat=passed[0])
    elif passed:
        yield phrases.HAVE_PASSED.line("Given", table.seats, seats=passed)
