"""What has been answered by now: who is spared, who ends the turn, where the Dalang is to go."""

from collections.abc import Iterator

from atoll.bali.components import CARDS, pair_of
from atoll.bali.counting.past import Fault, answered
from atoll.bali.position import owed
from atoll.bali.sides import spares
from atoll.bali.table import Table
from atoll.table.stating import rule

__all__ = ["ended", "goal", "on_the_pile", "prevented", "spared"]

_TRAVELLING = ("prevent", "lay", "arrive")


@rule("bali_3_1")
def spared(table: Table) -> Iterator[Fault]:
    """Somebody is spared where a warrior is answered, as the rulings have it, and else nobody."""
    some = table.spared is not None
    if table.played != "warrior":
        if some:
            yield "bali_3_1", "only a warrior spares somebody; leave out who is spared."
        return
    nobody = not spares(table)
    if nobody and some:
        yield "bali_3_1", "of three players nobody is spared; leave out who is."
    if table.rulings.spare_must == "must" and not nobody and not some:
        yield "bali_3_1", "one opponent is spared; say who."


@rule("bali_2_5", "bali_3_6", "bali_3_7")
def ended(table: Table) -> Iterator[Fault]:
    """Only who has answered a warrior, a scholar or an artist has ended the turn."""
    cut_off = table.played == "warrior" and table.rulings.forced_rest == "cut_off"
    may = {*answered(table)} if table.played in ("warrior", "scholar", "artist") else set[int]()
    if table.stage == "exchange" and table.rulings.second_card == "exchange_again":
        may |= {seat for seat in range(len(table.seats)) if seat == table.turn != table.active}
    for seat, name in enumerate(table.seats):
        if table.forced[seat] and seat == table.spared:
            yield "bali_3_7", f"{name} is spared and cannot end the turn; leave that out."
        elif table.forced[seat] and (cut_off or seat not in may):
            yield "bali_2_5", f"{name} cannot have ended the turn by now; leave that out."


@rule("bali_8_1")
def goal(table: Table) -> Iterator[Fault]:
    """The Dalang has a goal while a Dalang card that shows it is answered, and else none."""
    if table.stage not in _TRAVELLING:
        if table.goal is not None:
            yield "bali_8_1", f"no Dalang card is answered; leave the goal {table.goal} out."
    elif table.goal not in pair_of(table.played or ""):
        card = table.played or "no card"
        yield "bali_8_1", f"{card} is played, which does not show {table.goal}; name one that does."


@rule("bali_8_3", "bali_8_4")
def prevented(table: Table) -> Iterator[Fault]:
    """A change that is prevented is over, or is answered still by prevent_again=yes."""
    may = {*answered(table)} if table.stage == "prevent" else set[int]()
    for seat, name in enumerate(table.seats):
        if table.prevented[seat] and (seat not in may or table.rulings.prevent_again == "no"):
            found = "bali_8_3" if table.stage == "prevent" else "bali_8_4"
            yield found, f"{name} cannot have prevented a change by now; leave that out."


@rule("bali_2_8")
def on_the_pile(table: Table) -> Iterator[Fault]:
    """What has been played for what is answered lies on the discard pile."""
    for card, number in owed(table).items():
        there = table.discard[CARDS.index(card)]
        if there < number:
            fix = f"{number} {card} have been played; lay {number - there} more on the discard pile"
            yield "bali_2_8", f"{fix}."
