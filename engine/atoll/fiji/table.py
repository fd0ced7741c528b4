"""The table of Fiji and the moves."""

from typing import NamedTuple

from atoll.fiji.components import BOX, NO_BEADS, Beads, Condition, Effect, Goal
from atoll.table import frozen
from atoll.table.move import move
from atoll.table.rulings import Answers


@move("offer {beads:Beads}", "fiji_4_1", "offer")
class Offer:
    """Take beads from behind the screen into the fist."""

    beads: Beads


@move("rotate {colour:Colour}", "fiji_4_14", "choice")
class Rotate:
    """Turn round the goal of a colour."""

    colour: int


@move("swap {one:Another} {other:Colour}", "fiji_4_15", "choice")
class Swap:
    """Swap the goals of two colours."""

    one: int
    other: int


@move("keep", "fiji_4_13", "choice")
class Keep:
    """Keep the offer (ruling keep_offer=may)."""


@move("pay", "fiji_4_13", "choice")
class Pay:
    """Pay the offer all the same (ruling keep_offer=may)."""


@move("set aside {beads:Four}", "fiji_7_3", "set aside")
class SetAside:
    """Two seats only: put four beads out of the round."""

    beads: Beads


STAGES = (
    "set aside",
    "offer",
    "row",
    "choice",
    "payment",
    "scoring",
    "dealing",
    "no cards",
    "over",
)
Move = Offer | SetAside | Rotate | Swap | Keep | Pay


class Deal(NamedTuple):
    """The cards of one round, from top to bottom and from the nearest goal to the furthest."""

    conditions: tuple[Condition, ...]
    effects: tuple[Effect, ...]
    goals: tuple[Goal, ...]


@frozen
class Table(NamedTuple):
    """The whole position, hidden parts included.

    `stage` is what comes next: `set aside` or `offer` (several seats decide), `choice` (the
    chooser decides), `row`, `payment`, `scoring`, `dealing` (nobody does), `no cards` (the round
    is over and no cards are known for the next one) or `over`.
    `row` is the row being analysed, from 1, and 0 while offers are made.
    `hands` are the beads behind the screens, without those offered or set aside.
    """

    seats: tuple[str, ...]
    rulings: Answers
    round: int
    exchange: int
    stage: str
    row: int
    conditions: tuple[Condition, ...]
    effects: tuple[Effect, ...]
    goals: tuple[Goal, ...]
    supply: Beads
    hands: tuple[Beads, ...]
    offers: tuple[Beads | None, ...]
    set_aside: tuple[Beads | None, ...]
    keepers: tuple[bool, ...]
    chooser: int | None
    heads: tuple[int, ...]
    deal: tuple[Deal, ...]


def box(table: Table) -> Beads:
    """The beads that lie neither in the supply nor with a seat: they are still in the box."""
    piles = [table.supply, *table.hands, *table.offers, *table.set_aside]
    colours = zip(BOX, *[pile or NO_BEADS for pile in piles], strict=True)
    return Beads(*[whole - sum(parts) for whole, *parts in colours])


def of_two(table: Table) -> bool:
    """Whether two play, who go by rules of their own."""
    return len(table.seats) == 2


def all_there(table: Table) -> Beads:
    """All beads that lie on the table: the supply, the hands, the offers and what is set aside."""
    return BOX.minus(box(table))
