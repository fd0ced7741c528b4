"""How a scene of Kaivai is told: the board as a table, and what fits to what is said."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from atoll.kaivai import phrases
from atoll.kaivai.actions.fishing import rolled
from atoll.kaivai.bidding import by_bids
from atoll.kaivai.board import FIELD, Hex, read_hex, write_hex
from atoll.kaivai.components import BIDS, CULT_PIECES
from atoll.kaivai.fields import FIELDS
from atoll.kaivai.islands import islands_on
from atoll.kaivai.own_board import usual
from atoll.kaivai.pieces import huts_of
from atoll.kaivai.position import supplies
from atoll.kaivai.starting import STARTING_HUTS
from atoll.kaivai.table import DECIDED, Choose, Hut, Table
from atoll.table import Refusal, Step
from atoll.table.phrases import Phrase
from atoll.table.scenario import Line
from atoll.telling.contract import Tell
from atoll.telling.phrases import deciding

NAMES: Sequence[str] = ("Red", "Blue", "Green", "Yellow")
AT_ONCE: Collection[str] = ("god", "influence")
"""Stages at which something may follow from a move by itself, without an end of a round."""
FOLLOWS: Collection[str] = (
    *("stage", "turn", "order", "cult_left", "goods_left", "influence_left"),
)
BY_ITSELF: Mapping[str, Sequence[Phrase]] = {
    "loss": (phrases.ROUND_ENDS,),
    "final": (phrases.GAME_ENDS,),
}
CHOOSES: Mapping[type, Mapping[str, Phrase]] = {
    Choose: {"Given": phrases.HAS_CHOSEN_ACTION, "When": phrases.CHOOSES_ACTION},
}
"""Of an action only its name is said."""
MOMENTS: Mapping[str, Phrase] = {
    **dict.fromkeys(DECIDED, deciding(FIELDS)),
    "action": phrases.TURN_OF,
    "village": phrases.TO_BE_SCORED,
    "influence": phrases.TO_BE_ADDED,
}
SAYS: Mapping[str, Sequence[Phrase]] = {
    "marked": (phrases.NOTHING_LEFT_FOR,),
    "acted": (phrases.HAS_ACTED,),
    "passed": (phrases.HAS_PASSED, phrases.HAVE_PASSED),
    "scored": (phrases.HAVE_BEEN_SCORED,),
}


def ways(table: Table, outcome: Step[Table] | Refusal) -> Iterator[tuple[Table, Collection[str]]]:
    """The faces of the dice that are rolled are known beforehand."""
    events = outcome.events if isinstance(outcome, Step) else ()
    number = sum(one.facts["number"] for one in events if one.what == "roll")
    known, _ = rolled(table, number)
    yield table._replace(dice=known), ("seed",)


# Parts that stand below each other


def _board_without(table: Table, _told: Collection[str]) -> Iterator[Line]:
    if (gone := sorted(FIELD.hexes - table.board.hexes)) and table.board.printed == FIELD.printed:
        yield phrases.BOARD_WITHOUT.line("Given", hexes=gone)


def _board_has(table: Table, told: Collection[str]) -> Iterator[Line]:
    """What lies there beside the usual cult hexes; all of these, where some do not lie there."""
    if not usual(table.board) <= table.cult:
        yield phrases.CULT_HEXES_ARE.line("Given", culthexes=table.cult)
    if rows := [*_lying(table, told)]:
        yield phrases.BOARD_HAS.line("Given", table=(("hexes", "holds"), *rows))


def _lying(table: Table, told: Collection[str]) -> Iterator[tuple[str, str]]:
    """A row for what lies on each hex."""
    usually = usual(table.board)
    for place in sorted(table.cult - usually) if usually <= table.cult else ():
        yield write_hex(place), "cult"
    for place, hut in sorted(table.huts.items()):
        yield write_hex(place), _hut(hut, table.seats)
    for place, owner in sorted(table.canoes.items()):
        yield write_hex(place), f"{table.seats[owner]} canoe"
    if table.god and "god" in told:
        yield write_hex(Hex(*table.god)), "god"


def _hut(hut: Hut, names: Sequence[str]) -> str:
    fish = f" with {hut.fish} fish" if hut.fish else ""
    return f"{names[hut.owner]} {hut.kind} hut{fish}"


def _actions_hold(table: Table, _told: Collection[str]) -> Iterator[Line]:
    held = ((action, str(number)) for action, number in table.spaces.items())
    yield phrases.ACTIONS_HOLD.line("Given", table=(("action", "influence"), *held))


TABLES: Mapping[Sequence[str], Tell] = {
    ("board",): _board_without,
    ("cult", "huts", "canoes", "god"): _board_has,
    ("spaces",): _actions_hold,
}


# What no Given tells, so that it fits to what they tell

FAR_OFF = read_hex("A5")
"""Where the god is on a board of which nobody tells a cult hex: at a base, in a corner."""
BEFORE_GOD = ("bid", "huts", "god")
UNBID = ("final", "village", "influence", "over")
HIGHEST = 6
"""The highest of the bids that nobody tells."""


def fitted(table: Table, told: Collection[str]) -> Table:
    """The table, with whatever is not told as it can be."""
    for part, fits in _FITTING.items():
        if part not in told or part == "bids":
            table = table._replace(**{part: fits(table, told)})
    return table


def decides(table: Table) -> int | None:
    """Who decides where nobody says it; at an action it is always said."""
    if table.stage == "bid":
        return next((seat for seat in table.order if table.bids[seat] is None), None)
    if table.stage == "huts":  # who has not placed both starting huts
        placing = (one for one in by_bids(table) if len(huts_of(table, one)) < STARTING_HUTS)
        return next(placing, None)
    if table.stage == "village":
        return table.glory.index(min(table.glory))
    return table.order[-1] if table.stage == "god" else table.turn


def _stage(table: Table, _told: Collection[str]) -> str:
    if None in table.bids:
        return "bid"
    to_place = decides(table._replace(stage="huts")) is not None
    return "huts" if not table.cult - usual(table.board) and to_place else "god"


def _cult(table: Table, told: Collection[str]) -> frozenset[Hex]:
    """In a round without a new cult hex the god has brought one far off."""
    cult = table.cult or usual(table.board)
    if table.stage in BEFORE_GOD or "god" in told or len(cult) > len(usual(table.board)):
        return cult
    return cult | {FAR_OFF}


def _round(table: Table, _told: Collection[str]) -> int:
    """As many as cult hexes have been brought; one more before the god moves."""
    brought = len(table.cult) - len(usual(table.board))
    return max(1, brought + (table.stage in BEFORE_GOD))


def _bids(table: Table, _told: Collection[str]) -> tuple[int | None, ...]:
    """None before and after all rounds; those not told are the highest up to 6 that are free."""
    if table.stage in (*UNBID, *BEFORE_GOD):
        return table.bids
    free = iter(sorted({*BIDS[:HIGHEST]} - {*table.bids}, reverse=True))
    return tuple(next(free) if bid is None else bid for bid in table.bids)


def _god(table: Table, _told: Collection[str]) -> Hex | None:
    """A cult hex that a god has brought, of a village with as few huts as can be."""
    brought = table.cult - usual(table.board)
    if not brought:
        return None
    islands = islands_on(table.board, table.cult, frozenset(table.huts))
    return min(brought, key=lambda one: (len(islands.village_of[one].huts), one != FAR_OFF, one))


_FITTING: Mapping[str, Callable[[Table, Collection[str]], Any]] = {
    "stage": _stage,
    "cult": _cult,
    "bids": _bids,
    "round": _round,
    "order": lambda table, _told: (  # by the bids, or as the players are named while they are made
        tuple(range(len(table.seats))) if table.stage == "bid" else by_bids(table)
    ),
    "turn": lambda table, _: (
        table.order[0] if table.stage == "action" else decides(table._replace(turn=None))
    ),
    "god": _god,
    "cult_left": lambda table, _: max(0, CULT_PIECES - len(table.cult - table.board.printed)),
    "goods_left": lambda table, _: supplies(table)["goods_left"],
    "influence_left": lambda table, _: supplies(table)["influence_left"],
}
"""Each part that follows from others, those first on which others lean."""
