"""The most that the effects on the table can have given in the exchanges paid so far."""

from collections.abc import Iterator, Sequence

from atoll.fiji import rules
from atoll.fiji.components import NO_BEADS, SET, Beads
from atoll.fiji.phases import in_play
from atoll.fiji.table import Table

__all__ = ["gained", "keep_cards", "left_over"]


def keep_cards(table: Table) -> int:
    """How many keep cards lie there: so many players can keep their offer in an exchange."""
    return sum(effect.keeps for effect in table.effects)


def gained(table: Table, paid: int) -> Beads:
    """The most beads of each colour that one player can have taken."""
    each = [_at_most(_rows(table, supply, mine=True), supply) for supply in _supplies(table, paid)]
    return rules.pooled(NO_BEADS, each)


def left_over(table: Table, paid: int) -> tuple[Beads, int]:
    """The fewest beads of each colour, and of all colours, that can lie in the supply."""
    least, size = SET, sum(SET)
    payers = max(0, len(table.seats) - keep_cards(table))
    for supply in _supplies(table, paid):
        taken = _at_most(_rows(table, supply, mine=False), supply)
        least = Beads(*[max(0, beads) for beads in least.minus(taken)])
        size = max(0, size - sum(taken)) + payers
    return least, size


def _supplies(table: Table, paid: int) -> Sequence[Beads]:
    """The most that can lie in the supply as each exchange begins: a set, later all beads."""
    return [SET, *[in_play(len(table.seats))] * (paid - 1)][:paid]


def _rows(table: Table, supply: Beads, *, mine: bool) -> Iterator[Beads]:
    """What each row takes out of such a supply: for one player at most, or for all together."""
    executes = [seat == 0 for seat in range(len(table.seats))]
    for effect in table.effects:
        found = rules.taking(effect, supply, executes, half_is_up=table.rulings.half == "up")
        one, other, *_ = found.taken
        yield Beads(*map(max, one, other)) if mine else supply.minus(found.supply)


def _at_most(rows: Iterator[Beads], supply: Beads) -> Beads:
    """Rows of one exchange together, which take out of one supply."""
    return Beads(*map(min, rules.pooled(NO_BEADS, [*rows]), supply))
