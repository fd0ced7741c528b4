"""Paying: shells for the huts that were built, and one shell of change."""

from collections.abc import Iterable, Iterator, Sequence

from atoll.kaivai import phases, rules
from atoll.kaivai.actions import building
from atoll.kaivai.components import SPACES
from atoll.kaivai.fields import write_track
from atoll.kaivai.table import Pay, Table, Track
from atoll.table import Event, Refusal, Step, replaced
from atoll.table.stating import rule

_MOST_BACK = SPACES[-1]
"""Change is one shell, so it is worth so much at most."""


@rule("kaivai_6_6")
def why_not(table: Table, seat: int, move: Pay) -> Refusal | None:
    """The rule that refuses a payment, or None: it is enough, and these shells may be paid."""
    shells = move.shells
    found = rules.payment(table.shells[seat], shells, table.due)
    if found.lacking or min(shells) < 0:
        return Refusal("kaivai_6_6", f"{table.seats[seat]} has not these shells; pay with others.")
    if not found.enough:
        worth = rules.value(shells)
        return Refusal("kaivai_6_6", f"{worth} is not enough; pay {table.due} or little more.")
    if reason := _why_others(table, table.shells[seat], shells, found):
        return Refusal("kaivai_6_6", reason)
    return None


def _why_others(table: Table, own: Track, shells: Track, found: rules.Payment) -> str:
    """Why other shells are to pay than these, which are enough; or nothing (ruling shells_paid)."""
    match table.rulings.shells_paid:
        case "needed" if found.superfluous:
            return f"a shell is superfluous for {table.due}; keep it."
        case "any" if found.change > _MOST_BACK:
            return f"the change would be {found.change}, more than one shell; pay less."
        case "lowest" if shells != (lowest := _lowest(own, table.due)):
            return f"the lowest shells go first; pay {write_track(lowest)}."
    return ""


def _lowest(own: Track, due: int) -> Track:
    """The shells that pay where those on the lowest spaces go first."""
    paid: list[int] = []
    for space, has in zip(SPACES, own, strict=True):
        paid.append(min(has, -(-due // space)))
        due = max(0, due - paid[-1] * space)
    return Track(*paid)


def moves(table: Table, seat: int) -> Iterator[Pay]:
    """Every choice of shells that pays what is due."""
    own = [*zip(SPACES, table.shells[seat], strict=True)]
    for chosen in _chosen(own, table.due + _MOST_BACK):
        move = Pay(Track(*chosen))
        if why_not(table, seat, move) is None:
            yield move


def _chosen(shells: Sequence[tuple[int, int]], most: int) -> Iterator[tuple[int, ...]]:
    """Shells by their space, together worth so much at most."""
    if not shells:
        yield ()
        return
    (space, has), *others = shells
    for number in range(min(has, most // space) + 1):
        yield from ((number, *rest) for rest in _chosen(others, most - number * space))


def played(table: Table, seat: int, move: Pay) -> Step[Table]:
    """Shells go to the supply; what is too much comes back as one shell (ruling change_from)."""
    own, first = table.shells[seat], table.rulings.change_from == "payment_first"
    found = phases.paid(own, move.shells, table.due, table.goods_left, first=first)
    back = found.left + sum(found.back)
    paid = _having(table, seat, map(int.__sub__, found.shells, found.back), back)
    pay = Event("kaivai_6_6", "pay", {"seat": seat, "shells": move.shells, "price": table.due})
    step = Step(paid._replace(due=0, stage=building.STAGE), (pay,))
    if not (change := rules.value(found.back)):
        return step
    given = Event("kaivai_6_7", "change", {"seat": seat, "space": change})
    return step.then(Step(_having(step.table, seat, found.shells, found.left), (given,)))


def _having(table: Table, seat: int, shells: Iterable[int], left: int) -> Table:
    return table._replace(shells=replaced(table.shells, seat, Track(*shells)), goods_left=left)
