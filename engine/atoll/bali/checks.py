"""Which tables can stand: parts that do not fit together are refused, with the rule and the fix."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from atoll.bali.components import CARDS, ISLANDS, pair_of
from atoll.bali.own_box import playable
from atoll.bali.position import deciding, left_over
from atoll.bali.table import DECIDED, Table
from atoll.table import Fault, Refused, listed, objection
from atoll.table.stating import rule


def sound(table: Table) -> Table:
    """The table, if its parts fit together. Errors: Refused."""
    playable(table.box)
    checks = (_cards, _masks, _chips, _active_piles, _stages, _chosen)
    if wrong := objection(table, *checks):
        raise Refused(*wrong)
    return table


@rule("bali_0_4", "bali_0_5")
def _cards(table: Table) -> Iterator[Fault]:
    """All cards of the box are somewhere, and no more."""
    for card, left in zip(CARDS, left_over(table), strict=True):
        if left:
            found = "bali_0_5" if pair_of(card) else "bali_0_4"
            how = f"{left} {card} are missing; put them" if left > 0 else f"{-left} {card} too many"
            yield found, f"{how} somewhere." if left > 0 else f"{how}; take them out."


@rule("bali_0_6")
def _masks(table: Table) -> Iterator[Fault]:
    """All masks are with a player or left."""
    there = Counter(chain(table.masks_left, *table.masks))
    if there != Counter(table.box.masks):
        values = ", ".join(map(str, table.box.masks))
        yield "bali_0_6", f"the masks are {values}; give each of them once."
    if [*table.masks_left] != sorted(table.masks_left):
        yield "bali_0_6", "the masks left are not in order; name the lowest first."


@rule("bali_11_3")
def _chips(table: Table) -> Iterator[Fault]:
    """Of each kind one chip may lie aside, with three players; with four none can be left out."""
    for held in (table.priests, table.princes):
        if (missing := len(ISLANDS) - len(held)) > 1:
            yield "bali_11_3", f"{missing} chips of a kind lie aside; leave one at most."


@rule("bali_0_9")
def _active_piles(table: Table) -> Iterator[Fault]:
    """At the active island there are no piles, but while hands are laid down."""
    for piles in (table.dealt, table.laid, table.under):
        for name, own in zip(table.seats, piles, strict=True):
            if table.island in own and table.stage not in ("lay", "arrive"):
                yield "bali_0_9", f"{name} has a pile at {table.island}; take it into the hand."


def _stages(table: Table) -> Iterator[Fault]:
    """What is answered, and by whom, fits the stage."""
    card = table.played or ""
    wanted = _ANSWERED.get(table.stage)
    if wanted is not None and card not in wanted and not (pair_of(card) and "/" in wanted):
        yield "bali_2_7", f"at stage {table.stage} {card or 'no card'} is answered; name another."
    if table.stage in ("prevent", "lay", "arrive") and table.goal in (None, table.island):
        yield "bali_8_1", "the Dalang has another island as goal; name one."
    may, (found, due) = deciding(table), DECIDED.get(table.stage, ("bali_2_7", "decides"))
    if table.turn not in (may or (None,)):
        names = listed([table.seats[seat] for seat in may], "or") or "nobody"
        yield found, f"{names} {due} now; correct the `turn`."
    if table.spared is not None and table.spared == table.active:
        yield "bali_3_1", "nobody spares themselves; name another player."
    if (table.stage == "over") != (not table.masks_left):
        yield "bali_10_1", "the game is over when no mask is left, and not before."


_ANSWERED = {
    "turn": ("",),
    "draw": ("",),
    "challenge": ("warrior",),
    "save": ("warrior",),
    "join": ("scholar", "artist"),
    "exchange": ("scholar", "artist"),
    "force": ("warrior", "scholar", "artist"),
    "show": ("priest", "prince"),
    "prevent": ("/",),
}


def _chosen(table: Table) -> Iterator[Fault]:
    """Cards that are chosen are in the hand, and chosen by who decides."""
    for seat, chosen in enumerate(table.chosen):
        if chosen and (table.stage not in ("save", "exchange") or seat != table.turn):
            yield "bali_2_7", f"{table.seats[seat]} has nothing to choose; leave `chosen` out."
        cards = Counter(one.card for one in chosen if one.card)
        if cards - Counter(table.hands[seat]):
            yield "bali_2_7", f"{table.seats[seat]} has not the cards chosen; name others."
