"""A scene of Kaivai told as a scenario: the board as a table, all else by the layout's phrases."""

from collections.abc import Iterator, Sequence

from atoll.kaivai import phrases
from atoll.kaivai.bidding import by_bids
from atoll.kaivai.board import FIELD, Hex, write_hex
from atoll.kaivai.own_board import usual
from atoll.kaivai.pieces import huts_of
from atoll.kaivai.rulings import answered
from atoll.kaivai.scene import Scene, at_table, bare, happens_at
from atoll.kaivai.starting import STARTING_HUTS
from atoll.kaivai.table import Choose, Hut, Move, Table
from atoll.table import Refused
from atoll.telling.heard import Happened, heard, parts_given
from atoll.telling.phrases import RULING_HOLDS
from atoll.telling.scenario import Line, Rows, Scenario

__all__ = ["Untold", "contrasted", "told"]

_PARTS = (
    *("round", "bids", "order", "turn", "glory", "increase", "shells", "fish", "influence"),
    "dice",
)
"""Those that a Given says where they are not as they follow from the others; supplies always do."""


class Untold(ValueError):
    """A scene that no scenario can tell; the message says what stands in the way."""


def told(scene: Scene, *, rules: Sequence[str] = (), how: str = "") -> Scenario:  # noqa: ARG001 # as the contract has it
    """A scene and what it leads to, as a scenario, by all that is told.

    `rules` are those it is told for: they must fire. Errors: Untold.
    """
    before = _at(scene)
    try:
        happened = Happened("kaivai", before, happens_at(before, scene))
        return heard(happened, [*_givens(scene)], _when(scene), rules=rules)
    except ValueError as error:
        raise Untold(str(error)) from None


def _givens(scene: Scene) -> Iterator[Line]:
    yield from _rulings(scene.table) if scene.start else _given(scene.table)
    for seat, move in scene.past:
        yield _chosen(scene.table.seats, seat, move)


_BEFORE_TURNS = ("bid", "huts", "god")
_BY_ITSELF = {"loss": phrases.ROUND_ENDS, "final": phrases.GAME_ENDS}


def _when(scene: Scene) -> Line:
    names = scene.table.seats
    if scene.start:
        return phrases.START.line("When", names, seats=range(len(names)))
    if scene.move is not None:
        return _chooses(names, scene.seat, scene.move)
    if scene.table.stage not in _BY_ITSELF:
        raise Untold(f"no When tells what happens at stage {scene.table.stage!r}")
    return _BY_ITSELF[scene.table.stage].line("When")


def _chooses(names: Sequence[str], seat: int, move: Move) -> Line:
    """A move that is made; of an action only its name is said."""
    if isinstance(move, Choose):
        return phrases.CHOOSES_ACTION.line("When", names, seat=seat, action=move.action)
    return phrases.CHOOSES.line("When", names, seat=seat, move=move)


def _chosen(names: Sequence[str], seat: int, move: Move) -> Line:
    """A move that was made before, in the same way."""
    if isinstance(move, Choose):
        return phrases.HAS_CHOSEN_ACTION.line("Given", names, seat=seat, action=move.action)
    return phrases.CHOSEN.line("Given", names, seat=seat, move=move)


def contrasted(_scenes: Sequence[Scene], *, rules: Sequence[str] = ()) -> tuple[Scenario, ...]:  # noqa: ARG001 # the same
    """One table under several answers. Errors: Untold, always: this game tells one at a time."""
    raise Untold("Kaivai tells a table by one answer only")


def _at(scene: Scene) -> Table:
    try:
        return at_table(scene)
    except Refused as refused:
        raise Untold(f"a move made before is refused: {refused}") from None


# Given


def _given(table: Table) -> Iterator[Line]:
    """What lies there, where it is not as on a table of which nothing is said."""
    yield phrases.PLAY.line("Given", table.seats, seats=range(len(table.seats)))
    yield from _rulings(table)
    yield from _ground(table)
    if rows := tuple(_lying(table)):
        yield phrases.BOARD_HAS.line("Given", table=(("hexes", "holds"), *rows))
    yield from parts_given("kaivai", table, _unsaid(table), _PARTS)
    yield from _stage(table)


def _unsaid(table: Table) -> Table:
    """The parts as they are where nobody says them."""
    bids = (*range(len(table.seats)),)
    order = bids if table.stage == "bid" else by_bids(table)
    usually = bare(len(table.seats), table.rulings)._replace(order=order, turn=_decides(table))
    guessed = table.stage in (*_BY_ITSELF, *_BEFORE_TURNS)
    return usually._replace(round=0) if guessed else usually


def _decides(table: Table) -> int | None:
    """Who decides where nobody says it; at an action it is always said."""
    if table.stage == "bid":
        return next((seat for seat in table.order if table.bids[seat] is None), None)
    if table.stage == "huts":
        return next(_placing(table), None)
    if table.stage == "village":
        return table.glory.index(min(table.glory))
    return table.order[-1] if table.stage == "god" else table.turn


def _rulings(table: Table) -> Iterator[Line]:
    """The answers that are not the usual ones."""
    usual = answered()
    for name, answer in table.rulings.as_dict().items():
        if answer != getattr(usual, name):
            yield RULING_HOLDS.line("Given", ruling=(name, answer))


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
    """What has happened in the round, and whose turn it is. Errors: Untold."""
    names = table.seats
    if table.spaces:
        yield phrases.ACTIONS_HOLD.line("Given", table=_held(table))
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
        raise Untold(f"no Given lays a table at stage {table.stage!r}")


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


def _held(table: Table) -> Rows:
    rows = [(action, str(number)) for action, number in table.spaces.items()]
    return (("action", "influence"), *rows)
