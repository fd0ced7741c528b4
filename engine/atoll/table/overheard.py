"""What all hear and not all may know: an event that tells what is hidden from somebody after it.

All players hear every event. So where two tables differ in what is hidden alone, what happens at
them has to be told alike. A step is made once more: with what its player does not see laid
otherwise, or with another move that the others cannot tell from it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from itertools import islice, repeat
from random import Random
from typing import Any, NamedTuple

from atoll.table import Event, Step, cite
from atoll.table.games import game, nouns, steps
from atoll.table.kinds import ByName, BySeat, Each, Kind, Record
from atoll.table.layout import Layout
from atoll.table.luck import mixed
from atoll.table.parts import Hidden, Part, by_seat, seen

Table = Any
Way = tuple[Table, Callable[[], Step[Table] | None]]
"""A table, None before anything lies there, and how something happens at it."""
_MOVES = 8
"""So many other moves and seeds are tried."""


class Listened(NamedTuple):
    """How many ways to go were told beside another, and the event that tells something hidden."""

    ways: int
    event: Event | None = None
    hidden: Hidden | None = None

    def __str__(self) -> str:
        """What is told and must not be, and by which rule."""
        hidden = self.hidden
        return f"{hidden.what}, which {cite(hidden.rule)} hides from somebody" if hidden else ""


def moving(name: str, table: Table, seat: int, move: Any) -> Listened:
    """What a move alone tells that it must not. Errors: Refused, where it is not allowed."""
    played, step = steps(name).played, steps(name).played(table, seat, move)
    layout = nouns(name).LAYOUT
    alike: list[Any] = []
    if any(layout.parts[part].hides for part, _ in layout.changed(table, step.table)):
        alike = [one for one in game(name).moves(table, seat) if type(one) is type(move)]
    others = [(table, one) for one in mixed(alike, Random(0))[:_MOVES]]
    others += [(one, move) for whom in (seat, None) for one in _twins(name, table, whom)]
    ways = ((one, partial(played, one, seat, other)) for one, other in others)
    return _listened(name, table, step, ways)


def going_on(name: str, table: Table) -> Listened:
    """What the next thing that nobody decides tells and must not."""
    proceed = steps(name).proceed
    ways = ((one, partial(proceed, one)) for one in _twins(name, table, None))
    step = proceed(table)
    return _listened(name, table, step, ways) if step else Listened(0)


def beginning(name: str, opening: Callable[[int], Step[Table]]) -> Listened:
    """What a game that begins from a seed tells and must not."""
    ways = ((None, partial(opening, seed)) for seed in range(1, _MOVES))
    return _listened(name, None, opening(0), ways)


def _listened(name: str, before: Table, step: Step[Table], others: Iterable[Way]) -> Listened:
    """The step beside each other one that can be made, up to the first that tells too much."""
    ways, layout = 0, nouns(name).LAYOUT
    for was, other in others:
        with suppress(Exception):  # it is refused there, or no such table comes about
            if went := other():
                found = _beside(layout, before, step, was, went)
                ways += found.ways
                if found.event:
                    return found
    return Listened(ways)


def _beside(
    layout: Layout, before: Table, step: Step[Table], was: Table, other: Step[Table]
) -> Listened:
    """Two steps told side by side, as long as only what is hidden differs."""
    ways = False
    for one, two in zip(step.one_by_one(), other.one_by_one(), strict=False):
        differ = [*layout.changed(one.table, two.table)]
        shown = (layout.parts[name] for name in dict(differ))
        if any(not p.hides or seen(p, one.table, None) != seen(p, two.table, None) for p in shown):
            break  # all see that a part is not the same
        hidden = next(_differing(layout, differ, (before, one.table), (was, two.table)), None)
        ways = ways or bool(hidden)
        if one.events != two.events:
            every = (*one.events, *two.events)
            first = next(e for e in every if e not in one.events or e not in two.events)
            return Listened(1, first, hidden) if hidden else Listened(ways)
        before, was = one.table, two.table
    return Listened(ways)


def _differing(
    layout: Layout, differ: Iterable[tuple[str, int | None]], *ways: tuple[Table, Table]
) -> Iterator[Hidden]:
    """What is hidden, of both ways; but what luck was drawn from in one is no secret any more."""
    for part, seat in ((layout.parts[name], seat) for name, seat in differ):
        if part.hides and by_seat(part.kind) and seat is not None:
            yield part.hides.of(ways[0][1].seats[seat])
        elif part.hides and all(
            was is None or getattr(was, part.name) == getattr(now, part.name) for was, now in ways
        ):
            yield part.hides.of()


# What may lie there instead

Looks = list[tuple[Part, Any]]
"""Parts that a seat does not see as they are, each as it sees them."""
Change = Callable[[Any, Any], Any]
_NOTHING = object()


def _twins(name: str, table: Table, seat: int | None) -> Iterator[Table]:
    """A table in which the seat sees no difference; without one, nobody who sees what all see."""
    parts = nouns(name).LAYOUT.parts.values()
    looks = ((part, seen(part, table, seat)) for part in parts if part.hides)
    hidden = [(part, look) for part, look in looks if look != getattr(table, part.name)]
    found = (_otherwise(way, table, seat) for way in (hidden, *([one] for one in hidden)))
    return islice((one for one in found if one != table and _sound(name, one)), 1)


def _sound(name: str, table: Table) -> bool:
    """Whether things can lie so."""
    try:
        return game(name).sound(table) is not None
    except ValueError:
        return False


def _otherwise(hidden: Looks, table: Table, seat: int | None) -> Table:
    """The table, what is hidden from the seat the other way round in the places where it lies."""
    while hidden:
        twin = table._replace(**_turned(hidden, table))
        alike = [(part, look) for part, look in hidden if seen(part, twin, seat) == look]
        if len(alike) == len(hidden):
            return twin
        hidden = alike
    return table


def _turned(hidden: Looks, table: Table) -> dict[str, Any]:
    """Parts by name, the things of each kind in all of them the other way round."""
    lying = defaultdict[Any, list[Any]](list)

    def keep(kind: Any, thing: Any) -> Any:
        lying[kind].append(thing)
        return thing

    def another(kind: Any, _: Any) -> Any:
        return lying[kind].pop()

    for part, look in hidden:
        _each(part.kind, getattr(table, part.name), look, keep)
    return {
        part.name: _each(part.kind, getattr(table, part.name), look, another)
        for part, look in hidden
    }


def _each(kind: Kind, value: Any, look: Any, change: Change) -> Any:
    """A value with each single thing changed, by its kind, that is not seen."""
    if value is None or value == look:
        return value
    match kind:
        case BySeat(each=each) | Each(each=each):
            alike = isinstance(look, tuple) and len(look) == len(value)
            if not (alike or isinstance(each, BySeat | Each | ByName)):
                return tuple(one if one is None else change(id(each), one) for one in value)
            looks = look if alike else repeat(_NOTHING)
            return tuple(map(_each, repeat(each), value, looks, repeat(change)))
        case ByName(each=each):
            looks = look if isinstance(look, Mapping) else {}
            found = {name: (one, looks.get(name, _NOTHING)) for name, one in value.items()}
            return {name: _each(each, *pair, change) for name, pair in found.items()}
        case Record(made=made, fields=fields) if isinstance(look, type(value)):
            found = {name: (getattr(value, name), getattr(look, name)) for name in fields}
            return made(**{name: _each(fields[name], *found[name], change) for name in fields})
    return change(id(kind), value)
