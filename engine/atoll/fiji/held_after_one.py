"""What can be held after the first exchange of a round: it began with full sets, so it is tried."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from atoll.fiji import rules
from atoll.fiji.components import NO_BEADS, SET, Beads, Condition, Effect
from atoll.fiji.phases import complete_set
from atoll.fiji.table import Table

__all__ = ["Way", "executed", "explains", "ways"]

_taking = lru_cache(maxsize=65536)(rules.taking)
_counted = lru_cache(maxsize=4096)(rules.counted)
_contest = lru_cache(maxsize=65536)(rules.contest)


ANYBODY = -1


class Way(NamedTuple):
    """Who has executed which row, what is left, what everybody has taken, and who keeps."""

    executors: tuple[int | None, ...]  # ANYBODY where it makes no difference
    supply: Beads
    gains: tuple[Beads, ...]
    keepers: tuple[bool, ...]


def ways(table: Table) -> Iterator[Way]:
    """Every way to execute the four rows, from full sets, that leaves nobody with too much."""
    seats = len(table.seats)
    found = iter([Way((), SET, (NO_BEADS,) * seats, (False,) * seats)])
    for effect in table.effects:
        found = _onward(table, found, effect)
    return found


def _onward(table: Table, found: Iterator[Way], effect: Effect) -> Iterator[Way]:
    """The ways with one row more, each as it is asked for."""
    for way in found:
        yield from _after(table, way, effect)


def _after(table: Table, way: Way, effect: Effect) -> Iterator[Way]:
    """One row more, executed by anybody or nobody; nobody takes more than still is in the hand."""
    for executor in (0, None, *range(1, len(table.seats))):
        after = _executed_by(table, way, effect, executor)
        if executor == 0 and after[1:] == way[1:] and not effect.keeps:
            yield after._replace(executors=(*way.executors, ANYBODY))
            return
        if all(map(rules.held, after.gains, _held(table))):
            yield after
        if after.keepers != way.keepers and table.rulings.keep_offer != "must":
            yield after._replace(keepers=way.keepers)


def _executed_by(table: Table, way: Way, effect: Effect, executor: int | None) -> Way:
    executes = tuple(seat == executor for seat in range(len(table.seats)))
    found = _taking(effect, way.supply, executes, half_is_up=table.rulings.half == "up")
    gains = tuple(map(Beads.plus, way.gains, found.taken))
    keepers = rules.keeping(effect, executes, way.keepers)
    return Way((*way.executors, executor), found.supply, gains, keepers)


def _held(table: Table) -> tuple[Beads, ...]:
    pairs = zip(table.hands, table.offers, strict=True)
    return tuple(hand.plus(offer or NO_BEADS) for hand, offer in pairs)


def explains(table: Table, way: Way) -> bool:
    """Whether the offers that this asks for can be made, and let these players execute."""
    whole = complete_set(len(table.seats))
    begun = [whole.minus(aside or NO_BEADS) for aside in table.set_aside]
    paid = [*map(Beads.minus, map(Beads.plus, begun, way.gains), _held(table))]
    return all(map(_payable, paid, begun, way.keepers)) and executed(table, way, paid)


def _payable(paid: Beads, begun: Beads, keeps: bool) -> bool:  # noqa: FBT001 # for map
    if keeps:
        return paid == NO_BEADS
    return min(paid) >= 0 and bool(rules.size_allowed(paid)) and bool(rules.held(paid, begun))


def executed(table: Table, way: Way, offers: Sequence[Beads]) -> bool:
    """Whether these offers let these players execute; one that is kept may have been any."""
    if any(way.keepers):
        return True
    pairs = zip(table.conditions, way.executors, strict=True)
    return all(
        executor == ANYBODY or _executes(condition, executor, offers)
        for condition, executor in pairs
    )


def _executes(condition: Condition, executor: int | None, offers: Sequence[Beads]) -> bool:
    counts = tuple([_counted(condition, offer) for offer in offers])
    found = _contest(counts, most=condition.most)
    return [*found.executes] == [seat == executor for seat in range(len(offers))]
