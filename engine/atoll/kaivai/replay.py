"""What a situation of Kaivai shows on plain numbers, as a scene that the engine plays.

The engine has to come to what the rules came to: nobody sees a table before that is checked.
"""

from collections.abc import Callable, Mapping
from itertools import cycle, islice
from typing import Any

from atoll.kaivai import god
from atoll.kaivai.board import FIELD, Hex, read_hex
from atoll.kaivai.components import ACTIONS, BIDS, GOODS
from atoll.kaivai.pieces import enclosed, free, islands, village_at, villages
from atoll.kaivai.position import supplies
from atoll.kaivai.rules import value
from atoll.kaivai.scene import Scene, at_table, bare, happens
from atoll.kaivai.situations import Bidding, Choosing, Passing, Paying, Scoring, Selling
from atoll.kaivai.table import (
    Add,
    Build,
    Choose,
    Deliver,
    Hut,
    Move,
    Pass,
    Pay,
    Score,
    Table,
    Track,
)
from atoll.kaivai.villages import cult_places
from atoll.proof.smallest import Found
from atoll.table import Refusal

__all__ = ["Disagreement", "scene"]

LAST = 8


class Disagreement(AssertionError):
    """The engine comes to something else than the rules did on the same numbers."""


def scene(found: Found) -> Scene:
    """The scene, once the engine has played it to the same end. Errors: Disagreement."""
    built = _SCENES[type(found.laid)](found.laid, bare(found.seats, found.answers))
    rules_say, engine_says = _ENDS[type(found.laid)](found.laid), _end(built)
    if not rules_say.items() <= engine_says.items():
        told = f"the rules say {rules_say}, the engine {engine_says}"
        raise Disagreement(f"{found.situation.name}: {told}")
    return built


def _end(built: Scene) -> dict[str, Any]:
    """What the engine comes to: what a rule says against it, or parts of the table."""
    outcome = happens(built)
    if isinstance(outcome, Refusal):
        return {"refused": outcome.rule}
    table, seat = outcome.table, built.seat
    return {
        "refused": "",
        "glory": table.glory,
        "influence": table.influence,
        "influence of who passes": table.influence[seat],
        "shells of who pays": tuple(table.shells[seat]),
        "worth": value(table.shells[seat]) - value(at_table(built).shells[seat]),
    }


# Tables


def _acting(table: Table, *, round_: int = 1, bid: int = 6, turn: int = 0) -> Table:
    """The table in a round, at the turn of a player; the first one has bid this."""
    others = iter([one for one in reversed(BIDS[:6]) if one != bid])
    bids = (bid, *islice(others, len(table.seats) - 1))
    order = tuple(sorted(range(len(bids)), key=lambda seat: -bids[seat]))
    for _ in range(round_):
        place = next(iter(god.moves(table, 0))).hex
        table = table._replace(cult=table.cult | {place}, god=place)
    return _whole(table._replace(round=round_, stage="action", bids=bids, order=order, turn=turn))


def _whole(table: Table) -> Table:
    """With supplies that hold what is nowhere else."""
    parts: dict[str, Any] = {**supplies(table)}
    return table._replace(**parts)


def _huts(table: Table, *huts: tuple[str, Hut]) -> Table:
    return table._replace(huts={**table.huts, **{read_hex(name): hut for name, hut in huts}})


_BUILDER = "canoe-builder"
_SHORE = read_hex("F4")
_HOME = ("F7", Hut(0, _BUILDER))
"""A hut by which the first player has a canoe, at another village."""


def _beside(place: Hex) -> tuple[Hex, Hex]:
    """Two water hexes that touch each other and a cult hex."""
    first = min(FIELD.neighbours[place])
    return first, min(FIELD.neighbours[place] & FIELD.neighbours[first])


def _passing(found: Passing, table: Table) -> Scene:
    """The first sacrifice that brings too little."""
    turn = next(one for one in found.turns if one.short)
    earlier = [one for one in found.turns if one.round == turn.round and one.seat < turn.seat]
    own = {one.seat: one.own + one.gets for one in earlier}
    later = {one.seat: one.own for one in found.turns if one.round == turn.round} | own
    firsts = sum(bool(one.chooses_first) for one in earlier)
    quiet = [bool(one.passes) for one in earlier]
    rest = [False] * (len(table.seats) - len(quiet))
    there = _acting(table, round_=turn.round, turn=turn.seat)._replace(
        influence=tuple(later[seat] for seat in range(len(table.seats))),
        spaces=dict.fromkeys(ACTIONS[::-1][:firsts], 1),
        acted=(*[not one for one in quiet], *rest),
        passed=(*quiet, *rest),
    )
    return Scene(_whole(there), (), turn.seat, Pass())


def _passing_ends(found: Passing) -> dict[str, Any]:
    turn = next(one for one in found.turns if one.short)
    return {"refused": "", "influence of who passes": turn.own + turn.gets}


def _choosing(found: Choosing, table: Table) -> Scene:
    held = {action: number for action, number in zip(ACTIONS, found.held, strict=True) if number}
    there = _acting(table)._replace(influence=found.influence, spaces=held)
    return Scene(_whole(there), (), 0, Choose(ACTIONS[-1]))


def _choosing_ends(found: Choosing) -> dict[str, Any]:
    own, *others = found.influence
    if found.held[-1] > own:
        return {"refused": "kaivai_4_3"}
    return {"refused": "", "influence": (own - found.held[-1], *others)}


def _paying(found: Paying, table: Table) -> Scene:
    """A hut at a printed cult hex is built, and has to be paid."""
    canoe, place = _beside(_SHORE)
    there = _huts(_acting(table, bid=found.bid), _HOME)
    shells = (found.shells, *there.shells[1:])
    there = there._replace(shells=shells, canoes={canoe: 0})
    past: tuple[tuple[int, Move], ...] = (
        (0, Choose("building")),
        (0, Build("meeting", place, canoe)),
    )
    return Scene(_whole(there), past, 0, Pay(found.paying))


def _paying_ends(found: Paying) -> dict[str, Any]:
    return {"refused": "", "shells of who pays": tuple(found.after.shells)}


def _selling(found: Selling, table: Table) -> Scene:
    """A canoe beside a hut of the second player."""
    place, canoe = _beside(_SHORE)
    hut = Hut(1, "meeting", found.load)
    there = _huts(_acting(table), _HOME)
    there = there._replace(
        huts={**there.huts, place: hut},
        canoes={canoe: 0},
        fish=(found.fish, *there.fish[1:]),
    )
    there = _emptied(there, found) if found.refused else there
    move = Deliver(found.brought, place, canoe)
    return Scene(_whole(there), ((0, Choose("delivering")),), 0, move)


def _emptied(table: Table, found: Selling) -> Table:
    """No more in the supply than there is to be: all else lies with the second player."""
    nothing = (Track(),) * (len(table.seats) - 1)
    rest = GOODS - sum(found.fish) - found.load - found.left
    return table._replace(
        fish=(found.fish, *nothing), shells=(Track(), Track(one=rest), *nothing[1:])
    )


def _selling_ends(found: Selling) -> dict[str, Any]:
    return {"refused": "kaivai_8_7"} if found.refused else {"refused": "", "worth": found.worth}


def _scoring(found: Scoring, table: Table) -> Scene:
    """All rounds are over; a village with so many cult hexes is chosen, and all add influence."""
    there = _whole(_grown(table)._replace(round=LAST, stage="village", turn=0))
    sizes = {len(one.cult): min(one.cult) for one in villages(there)}
    *others, last = range(len(found.added))
    adds: list[tuple[int, Move]] = [(seat, Add(found.added[seat])) for seat in others]
    past = ((0, Score(sizes[found.cult])), *adds)
    there = _whole(there._replace(influence=found.influence))
    return Scene(there, past, last, Add(found.added[last]))


def _grown(table: Table) -> Table:
    """Eight cult hexes more, at all villages but two: one that has one and one that has two."""
    one, two, *others = sorted(villages(table), key=lambda village: len(village.cult))[:-1]
    del one, two
    for hexes in islice(cycle([village.cult for village in others]), LAST):
        village = village_at(table, min(hexes))
        if village:
            place = next(iter(cult_places(islands(table), village, free(table), enclosed(table))))
            table = table._replace(cult=table.cult | {place}, god=place)
    return table


def _scoring_ends(found: Scoring) -> dict[str, Any]:
    left = tuple(own - gone for own, gone in zip(found.influence, found.back, strict=True))
    return {"refused": "", "glory": found.found.glory, "influence": left}


def _bidding(found: Bidding, table: Table) -> Scene:
    """Both starting huts have a canoe on them, and moving is chosen."""
    second, _ = _beside(_SHORE)
    there = _acting(table, bid=found.bid)
    homes = {read_hex(_HOME[0]): _HOME[1], second: Hut(0, _BUILDER)}
    steps = (found.steps, *there.increase[1:])
    there = there._replace(huts=homes, canoes=dict.fromkeys(homes, 0), increase=steps)
    return Scene(_whole(there), (), 0, Choose("moving"))


def _bidding_ends(found: Bidding) -> dict[str, Any]:
    return {"refused": "" if found.movement else "kaivai_9_1"}


_SCENES: Mapping[type, Callable[[Any, Table], Scene]] = {
    Passing: _passing,
    Choosing: _choosing,
    Paying: _paying,
    Selling: _selling,
    Scoring: _scoring,
    Bidding: _bidding,
}
_ENDS: Mapping[type, Callable[[Any], dict[str, Any]]] = {
    Passing: _passing_ends,
    Choosing: _choosing_ends,
    Paying: _paying_ends,
    Selling: _selling_ends,
    Scoring: _scoring_ends,
    Bidding: _bidding_ends,
}
