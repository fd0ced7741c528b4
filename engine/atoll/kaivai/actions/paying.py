"""Paying: shells for the huts that were built, and one shell of change."""

from collections.abc import Iterator, Sequence

from atoll.kaivai import phases, rules
from atoll.kaivai.actions import building
from atoll.kaivai.components import SPACES
from atoll.kaivai.table import Pay, Table, Track
from atoll.table import Event, Refusal, Step, replaced
from atoll.table.stating import rule

__all__ = ["moves", "played", "why_not"]


@rule("kaivai_6_6")
def why_not(table: Table, seat: int, move: Pay) -> Refusal | None:
    """The rule that refuses a payment, or None: it is enough, and no shell is superfluous."""
    shells = move.shells
    found = rules.payment(table.shells[seat], shells, table.due)
    if found.lacking or min(shells) < 0:
        return Refusal("kaivai_6_6", f"{table.seats[seat]} has not these shells; pay with others.")
    if not found.enough:
        worth = rules.value(shells)
        return Refusal("kaivai_6_6", f"{worth} is not enough; pay {table.due} or little more.")
    if found.superfluous:
        return Refusal("kaivai_6_6", f"a shell is superfluous for {table.due}; keep it.")
    return None


def moves(table: Table, seat: int) -> Iterator[Pay]:
    """Every choice of shells that pays what is due, with none superfluous."""
    shells = table.shells[seat]
    for chosen in _chosen([*zip(SPACES, shells, strict=True)], table.due):
        paid = rules.payment(shells, chosen, table.due)
        if paid.enough and not paid.superfluous:
            yield Pay(Track(*chosen))


def _chosen(shells: Sequence[tuple[int, int]], due: int) -> Iterator[tuple[int, ...]]:
    """Shells by their space, of each no more than are needed for what is still due."""
    if not shells:
        yield ()
        return
    (space, has), *others = shells
    for number in range(min(has, max(0, -(-due // space))) + 1):
        yield from ((number, *rest) for rest in _chosen(others, due - number * space))


def played(table: Table, seat: int, move: Pay) -> Step[Table]:
    """Shells go to the supply; what is too much comes back as one shell (ruling change_from)."""
    own, first = table.shells[seat], table.rulings.change_from == "payment_first"
    found = phases.paid(own, move.shells, table.due, table.goods_left, first=first)
    paid = table._replace(
        shells=replaced(table.shells, seat, Track(*found.shells)),
        goods_left=found.left,
        due=0,
        stage=building.STAGE,
    )
    pay = Event("kaivai_6_6", "pay", {"seat": seat, "shells": move.shells, "price": table.due})
    change = rules.value(found.back)
    given = Event("kaivai_6_7", "change", {"seat": seat, "space": change})
    return Step(paid, (pay, given) if change else (pay,))
