"""What whole games of Kaivai are kept for, and the search that found them.

`python tests/kaivai_aims.py NAME…` finds these records again, or all, in tests/records/kaivai.
"""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from random import Random
from typing import NamedTuple

from found_games import Aim, Played, found, shortened

from atoll.forge import text
from atoll.home import HOME
from atoll.kaivai.pieces import left_of
from atoll.kaivai.rules import value
from atoll.kaivai.table import (
    Add,
    Bid,
    Build,
    Choose,
    Deliver,
    Done,
    Fish,
    God,
    Move,
    Pass,
    Pay,
    Place,
    Score,
    Table,
)
from atoll.record import Start
from atoll.table import Event, Step, names_for

__all__ = ["AIMS", "RECORDS", "Kept"]

RECORDS = HOME / "tests" / "records" / "kaivai"
Tells = Callable[[Table, Step[Table]], bool]


class Kept(NamedTuple):
    """What a record is kept for: how many play, by which rulings, what happens, who wants it."""

    seats: int
    reached: Tells
    keen: Mapping[str, float]
    score: Callable[[Table], float] = lambda _: 0
    house: Mapping[str, str] = {}
    starts: Sequence[str] = ()


# What happens


def tells(*what: str, rule: str = "") -> Tells:
    """All these events, and if a rule is named, one by it."""

    def told(_: Table, step: Step[Table]) -> bool:
        kinds = {event.what for event in step.events}
        return kinds.issuperset(what) and (not rule or rule in {e.rule for e in step.events})

    return told


def event(step: Step[Table], what: str) -> Event | None:
    return next((one for one in step.events if one.what == what), None)


def alone(before: Table, step: Step[Table]) -> bool:
    """A village is gained by who has the most there, and not by influence."""
    return bool(event(step, "majority")) and not any(before.added)


def by_influence(before: Table, step: Step[Table]) -> bool:
    """A village is gained by who would not have gained it without influence."""
    gained, counted = event(step, "majority"), event(step, "totals")
    if not (gained and counted and event(step, "return")):
        return False
    shown = event(step, "reveal")
    added = shown.facts["influence"] if shown else ()
    bare = [all_ - 2 * own for all_, own in zip(counted.facts["totals"], added, strict=True)]
    seat = gained.facts["seat"]
    return any(other >= bare[seat] > 0 for place, other in enumerate(bare) if place != seat)


def tied(number: int) -> Tells:
    def told(_: Table, step: Step[Table]) -> bool:
        one = event(step, "tied")
        return one is not None and len(one.facts["seats"]) == number

    return told


def no_reminder(before: Table, step: Step[Table]) -> bool:
    """A village is scored, and no counter of influence is left to remind of it."""
    return bool(event(step, "reminder")) and not before.influence_left


def no_cult_piece(before: Table, step: Step[Table]) -> bool:
    """The god brings a cult hex, and any marker is it."""
    return bool(event(step, "grow")) and not before.cult_left


def sold_out(before: Table, step: Step[Table]) -> bool:
    """A sale takes the last counters, and its player has more fish that the hut would take."""
    sale = event(step, "sale")
    if not sale or step.table.goods_left or not before.goods_left:
        return False
    hut = step.table.huts[sale.facts["hex"]]
    return hut.fish < 3 and bool(sum(step.table.fish[sale.facts["seat"]]))


def no_change(before: Table, step: Step[Table]) -> bool:
    """A payment has something to come back, and the supply has no shell for it."""
    paid = event(step, "pay")
    if not paid or before.goods_left:
        return False
    return value(paid.facts["shells"]) > paid.facts["price"] and not event(step, "change")


def out_of(kind: str) -> Tells:
    """Somebody builds, and has no piece left for a hut of the kind."""

    def told(_: Table, step: Step[Table]) -> bool:
        one = event(step, "build")
        return one is not None and not left_of(step.table, one.facts["seat"], kind)

    return told


# How they play


def lazy(_: Random, table: Table, moves: Sequence[Move]) -> Move:
    """Passes, ends, adds nothing; else the first move there is."""
    for kind in (Pass, Done):
        if ends := [move for move in moves if isinstance(move, kind)]:
            return ends[0]
    return moves[0]


def any_start(luck: Random, table: Table, moves: Sequence[Move]) -> Move:
    """As lazy players, but for bids, starting huts, the god and the end, which are any."""
    free = (Bid, Place, God, Score, Add)
    return luck.choice(moves) if isinstance(moves[0], free) else lazy(luck, table, moves)


def keen_on(weights: Mapping[str, float], starts: Sequence[str]) -> Callable[..., Move]:
    """Chooses actions and kinds of huts by their weights, and acts where it can."""

    def picks(luck: Random, table: Table, moves: Sequence[Move]) -> Move:
        said = [_weight(weights, starts, table, move) for move in moves]
        return luck.choices(moves, said)[0] if any(said) else lazy(luck, table, moves)

    return picks


_ACTS = 30.0


def _weight(weights: Mapping[str, float], starts: Sequence[str], table: Table, move: Move) -> float:
    match move:
        case Choose(action):
            return weights.get(action, 0)
        case Pass() | Done():
            return weights["pass"]
        case Place(kind) if starts:
            return float(kind in starts)
        case Place(kind) | Build(kind):
            return weights.get(kind, 1) * (_ACTS if isinstance(move, Build) else 1)
        case Bid(number):
            return weights.get(f"bid {number}", 1)
    return _acts(weights, table, move)


def _acts(weights: Mapping[str, float], table: Table, move: Move) -> float:
    """Whatever acts comes before what leads to it; a fish is sold or given to an own hut."""
    if isinstance(move, Deliver):
        own = table.huts[move.hut].owner == table.turn
        return _ACTS * sum(move.fish) * weights.get("own" if own else "sale", 1)
    return _ACTS if isinstance(move, (Fish, Pay)) else 1


# How near they are


def goods_gone(table: Table) -> float:
    return -table.goods_left


def built(kind: str) -> Callable[[Table], float]:
    """By how few pieces of the kind somebody has left, then by shells."""

    def near(table: Table) -> float:
        seats = range(len(table.seats))
        worth = [value(table.shells[seat]) / 50 - left_of(table, seat, kind) for seat in seats]
        return float(max(worth))

    return near


# The records

_FREE: Mapping[str, float] = {}
_FISH = {"fishing": 6, "delivering": 4, "pass": 0.2, "own": 0, "canoe-builder": 4, "bid 10": 0}
_SELL = {**_FISH, "delivering": 8}
_SETTLE = {"building": 8, "delivering": 4, "fishing": 3, "celebrating": 2, "pass": 0.1, "own": 0}
_BUY = {**_SELL, "fishing": 10, "building": 1}
_UNPAID = {"sale_short": "unpaid"}
_CHANGE_FIRST = {"change_from": "change_first"}

AIMS: Mapping[str, Kept] = {
    "a_village_won_alone": Kept(3, alone, _FREE),
    "a_village_won_by_influence": Kept(3, by_influence, _FREE),
    "a_village_tied_by_two": Kept(3, tied(2), _FREE),
    "a_village_tied_by_three": Kept(3, tied(3), _FREE),
    "a_village_tied_by_four": Kept(4, tied(4), _FREE),
    "a_village_nobody_gains": Kept(3, tells("nobody"), _FREE),
    "influence_out_at_a_first_choice": Kept(3, tells("marked"), {"increasing": 1, "pass": 6}),
    "influence_out_at_a_sacrifice": Kept(3, tells("sacrifice", "influence short"), _FREE),
    "influence_out_at_the_god": Kept(3, tells("influence short", "grow"), _FREE),
    "influence_out_at_a_meeting_hut": Kept(
        4,
        tells("influence short", "build"),
        {"building": 1, "canoe-builder": 1, "fisherman": 0, "meeting": 1, "pass": 4, "bid 10": 0},
    ),
    "influence_out_at_a_reminder": Kept(3, no_reminder, _FREE),
    "cult_pieces_out_in_round_9": Kept(3, no_cult_piece, _FREE, house={"rounds": "ten"}),
    "fish_out_at_a_catch": Kept(4, tells("fish short"), _FISH, goods_gone),
    "shells_out_at_a_sale": Kept(4, sold_out, _SELL, goods_gone),
    "shells_out_at_a_sale_unpaid": Kept(4, tells("sale short"), _SELL, goods_gone, _UNPAID),
    "shells_out_at_change": Kept(4, no_change, _BUY, goods_gone, _CHANGE_FIRST),
    "huts_out": Kept(3, out_of("meeting"), {**_SETTLE, "meeting": 3}, built("meeting")),
    "canoes_out": Kept(
        3,
        out_of("canoe-builder"),
        {**_SETTLE, "canoe-builder": 1, "meeting": 0, "fisherman": 0},
        built("canoe-builder"),
        starts=("canoe-builder",),
    ),
    "fishermen_out": Kept(
        3,
        out_of("fisherman"),
        {**_SETTLE, "fisherman": 1, "meeting": 0, "canoe-builder": 0},
        built("fisherman"),
        starts=("canoe-builder", "fisherman"),
    ),
}
"""By each record what it is kept for. Where nobody is keen on anything, any start will do."""


def aim(kept: Kept, seed: int) -> Aim:
    """What a search looks for, in the game with this seed."""
    start = Start("kaivai", names_for(kept.seats), seed, rulings=kept.house)
    keen = keen_on(kept.keen, kept.starts) if kept.keen else any_start
    return Aim(start, kept.reached, kept.score, keen, lazy)


def searched(kept: Kept, seeds: Iterable[int]) -> tuple[Aim, Played]:
    """The first of these games that comes to the aim, made short."""
    for seed in seeds:
        luck, wanted = Random(seed), aim(kept, seed)
        beam, tries = (16, 8) if kept.keen else (1, 1)
        if played := found(wanted, luck, beam=beam, tries=tries):
            return wanted, shortened(wanted, played, luck)
    raise LookupError("no game came to it; try other seeds.")


def main(names: Sequence[str]) -> None:
    for name in names or AIMS:
        wanted, played = searched(AIMS[name], count(1))
        lines = played.lines(wanted.start)
        (RECORDS / f"{name}.jsonl").write_text(text(lines), encoding="utf-8")
        sys.stdout.write(f"{name}: {len(lines)} lines\n")


if __name__ == "__main__":
    main(sys.argv[1:])
