"""Laws about the end: what totals come to, and that no end need come."""

from itertools import product
from random import Random

from atoll.bali.components import BOX, ISLANDS
from atoll.bali.game import dealt, outcome, played, proceed, waiting
from atoll.bali.laws.tables.games import bare
from atoll.bali.table import SEATS, EndTurn, Table
from atoll.proof.law import breach, law
from atoll.proof.tables import following


@law("bali_0_6", "bali_7_3", "bali_10_3", over=lambda: product(SEATS, range(5), range(3)))
@breach("SEAL = 3", "SEAL = 4")
def in_the_working_deck_all_totals_together_are_56_to_68(
    seats: int, seals: int, first: int
) -> bool:
    """The masks are worth 56, and up to four seals three each, whoever has them.

    The values of the masks are invented, but for a mask of 4: four each of 2, 3, 4 and 5.
    """
    masks = tuple(BOX.masks[seat::seats] for seat in range(seats))
    held = {island: (first * n) % seats for n, island in enumerate(ISLANDS[:seals])}
    over = bare(seats)._replace(stage="over", masks=masks, masks_left=(), seals=held, ender=0)
    found = outcome(over)
    return found is not None and sum(found.scores) == 56 + 3 * seals


_ENOUGH = 200
"""So many turns and draws, after which both stocks are empty long since."""


@law(
    "bali_2_4",
    "bali_2_6",
    "bali_2_1",
    "bali_10_1",
    over=lambda: product(SEATS, ("as_many", "turn_only"), ("when_needed", "at_once")),
)
@breach(
    '_replace(stage="turn", turn=active)',
    '_replace(stage="turn" if table.draw else "over", turn=active)',
    "stock",
)
def where_nobody_plays_a_card_a_game_never_ends(seats: int, empty: str, shuffled: str) -> bool:
    """When both stocks are empty a round of turns brings back the very table it began with.

    So no end of a game can be proved: by either answer on empty stocks, and either on the moment of
    shuffling, three or four players can go round for ever. Only a scoring brings an end nearer, and
    nothing forces anybody to play a Dalang card.
    """
    start = bare(seats, f"both_empty={empty}", f"reshuffle={shuffled}")
    *_, table = following(dealt(start, Random(seats)).table, _idle, _ENOUGH)
    *_, later = following(table, _idle, 2 * seats + 1)
    goes_on = outcome(later) is None and later.stage != "over"
    return not table.draw and not any(table.discard) and later == table and goes_on


def _idle(table: Table) -> Table | None:
    """The active player ends the turn, and all draw what there is."""
    if step := proceed(table):
        return step.table
    return played(table, waiting(table)[0], EndTurn()).table
