"""What a person who plays a seat of Kaivai is shown, and what is said to a `?`."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from atoll.kaivai import rules
from atoll.kaivai import table as kinds
from atoll.kaivai.board import write_hex
from atoll.kaivai.components import ACTIONS, LOAD, STEPS
from atoll.kaivai.drawn import draw, letters, lying, signs
from atoll.kaivai.fields import write_track
from atoll.kaivai.final import totals, unscored
from atoll.kaivai.game import due, moves, why_not
from atoll.kaivai.looked_up import looked_up
from atoll.kaivai.notation import MOVES
from atoll.kaivai.pieces import canoes_of, left_of
from atoll.kaivai.table import Choose, Done, FishWith, Move, Sail, Table, Track
from atoll.kaivai.value import ROUNDS
from atoll.table import Refusal, counted
from atoll.table.contract import View
from atoll.table.move import tried

_WIDTH = 78


def drawn(table: Table | View) -> list[str]:
    """The board with all that lies on it."""
    return draw(lying(table), table.board).split("\n")


def legend(table: Table | View) -> list[str]:
    """What the signs mean."""
    return [*_wrapped(signs(table.seats))]


def board(view: View) -> list[str]:
    """What the seat sees: the board, what each player has, what actions cost, what is due."""
    said = (*_players(view), *_goods(view), *_common(view), *_now(view))
    return ["", *drawn(view), *_wrapped(said)]


def noted(view: View) -> list[str]:
    """What the signs mean."""
    return ["", *legend(view)]


def _wrapped(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        yield from wrap(line, _WIDTH, subsequent_indent="    ")


def _players(view: View) -> Iterator[str]:
    """What each player has in numbers."""
    names = list(map("{} {}".format, letters(view.seats), view.seats))
    widths = [len(head) + 2 for head in _HEADS]
    wide = min(max(map(len, names)), _WIDTH - sum(widths))
    yield _row("", _HEADS, (wide, *widths))
    for seat, name in enumerate(names):
        yield _row(name[:wide], _numbers(view, seat), (wide, *widths))


_HEADS = ("glory", "bid", "move", "influence", "huts left", "canoes left", "fishermen left")


def _row(name: str, cells: Iterable[object], widths: Sequence[int]) -> str:
    said = (f"{cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=True))
    return f"{name:{widths[0]}}{''.join(said)}"


def _numbers(view: View, seat: int) -> Iterator[object]:
    bid, steps, influence = view.bids[seat], view.increase[seat], view.influence[seat]
    yield view.glory[seat]
    yield "-" if bid is None else bid
    yield f"+{STEPS[steps]}" if bid is None else rules.movement(bid, steps)
    yield "?" if influence is None else influence
    for kind in ("meeting", "canoe-builder", "fisherman"):
        yield left_of(view, seat, kind)


def _goods(view: View) -> Iterator[str]:
    pairs = list(zip(view.seats, view.shells, strict=True))
    purses = (f"{name} {write_track(own)} (worth {rules.value(own)})" for name, own in pairs)
    yield f"Shells: {', '.join(purses)}."
    catches = map("{} {}".format, view.seats, map(write_track, view.fish))
    yield f"Fish: {', '.join(catches)}."


def _common(view: View) -> Iterator[str]:
    """What all have in common: what an action costs, the god, the supplies."""
    held = ((one, view.spaces.get(one, 0), one in view.marked) for one in ACTIONS)
    costs = (f"{one} {rules.cost(there, marked=marked)}" for one, there, marked in held)
    if view.stage not in _FINAL:
        yield f"An action costs influence: {', '.join(costs)}."
    god = f"on {write_hex(view.god)}" if view.god else "not on the board yet"
    pieces = counted(view.cult_left, "cult piece")
    goods = counted(view.goods_left, "fish or shell", "fish and shells")
    left = f"{pieces}, {goods}, {view.influence_left} influence"
    yield f"The fisherman's god is {god}. Left in the supplies: {left}."


_FINAL = ("village", "influence")


def _now(view: View) -> Iterator[str]:
    """Where the game stands, and who decides."""
    yield from _scoring(view)
    passed = [" (passed)" if one else "" for one in view.passed]
    order = ", ".join(f"{view.seats[seat]}{passed[seat]}" for seat in view.order)
    rounds = f"Round {view.round} of {ROUNDS[view.rulings.rounds]}"
    yield f"{'Final scoring' if view.stage in _FINAL else rounds}; the order is {order}."
    if view.due:
        yield f"{view.due} is due, to be paid in shells; name each by its space: pay 4 5."
    for what, places in (("must act", view.sailed), ("have acted or are new", view.done)):
        if places:
            yield f"Canoes that {what}: {', '.join(map(write_hex, sorted(places)))}."
    yield from _help(view)
    secret = view.stage == "influence"
    yield "Everybody adds influence, unseen by the others." if secret else f"{due(view)}."


def _help(view: View) -> Iterator[str]:
    """What who decides would look up, and how a turn ends."""
    if view.stage == "influence" or view.turn == view.seat:
        yield from looked_up(view)
    if why_not(view, view.seat, Done()) is None:
        yield "The turn can be ended: done."


def _scoring(view: View) -> Iterator[str]:
    """Who has how much in each village that is not scored, once villages are scored."""
    if view.stage not in _FINAL:
        return
    for one in unscored(view):
        has = totals(view, one, (0,) * len(view.seats))
        now = " <- now" if view.village in one.hexes else ""
        told = ", ".join(map("{} {}".format, view.seats, has))
        yield f"Village of {write_hex(min(one.cult))}, worth {len(one.cult)}: {told}{now}."


# What is allowed


def allowed(table: Table, seat: int) -> list[str]:
    """What the seat may do now, alike moves together; of other moves which rule refuses them."""
    found = MOVES.together(
        sorted(moves(table, seat), key=lambda one: (0, one.to) if isinstance(one, Sail) else (1,))
    )
    return [
        "Allowed now:" if found else "Allowed now: nothing.",
        *_wrapped(f"  {one}" for one in found),
        *_wrapped(
            f"Not allowed: {MOVES.write(move)}. {why}" for move, why in _refused(table, seat)
        ),
    ]


def _refused(table: Table, seat: int) -> Iterable[tuple[Move, Refusal]]:
    """Each action that cannot be chosen; of other moves one for each rule that refuses some.

    Paid are all shells, and the lowest alone.
    """
    found: dict[object, tuple[Move, Refusal]] = {}
    shells = table.shells[seat]
    lowest = next((space for space, number in enumerate(shells) if number), 0)
    places = sorted(table.board.hexes)
    moves_tried = tried(
        kinds,
        MOVES,
        table.stage,
        hex=places,
        to=places,
        canoe=canoes_of(table, seat),
        cult=sorted(table.cult),
        hut=sorted(table.huts),
        fish=(Track(four=1), Track(one=1), Track(four=LOAD + 1)),
        shells=(shells, Track(*[int(space == lowest) for space in range(len(shells))])),
    )
    for move in moves_tried:
        if not isinstance(move, FishWith) and (why := why_not(table, seat, move)):
            alike = move if isinstance(move, Choose) else (type(move), why.rule)
            found.setdefault(alike, (move, why))
    return found.values()
