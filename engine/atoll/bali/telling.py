"""How a scene of Bali is told: its players, who decides next, and cards that come by luck."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from atoll.bali import phrases
from atoll.bali.components import CARDS
from atoll.bali.fields import FIELDS
from atoll.bali.position import fitted
from atoll.bali.table import COMING, DECIDED, STAGES, Table
from atoll.table import Refusal, Step
from atoll.table.phrases import Phrase
from atoll.telling.phrases import deciding

__all__ = ["AT_ONCE", "CHOSEN", "FOLLOWS", "MOMENTS", "NAMES", "SAYS", "fitted", "ways"]

NAMES: Sequence[str] = ("Blue", "Yellow", "Green", "Red")
"""As in the printed examples: clockwise from Blue."""
AT_ONCE: Collection[str] = STAGES
CHOSEN: Collection[str] = ("chosen",)
FOLLOWS: Collection[str] = ("priests", "princes", "masks_left", "draw", "discard")
MOMENTS: Mapping[str, Phrase] = {
    **dict.fromkeys(DECIDED, deciding(FIELDS)),
    **dict.fromkeys(COMING, phrases.COMES_NEXT),
}
SAYS: Mapping[str, Sequence[Phrase]] = {
    "forced": (phrases.TURN_ENDED,),
    "prevented": (phrases.PREVENTED,),
}


def ways(table: Table, _outcome: Step[Table] | Refusal) -> Iterator[tuple[Table, Collection[str]]]:
    """Without the stocks; or of the draw pile few cards in their order, all others sorted.

    Errors: ValueError, where cards were taken one by one: no Given shows who has seen them.
    """
    taken = any(not one.card for chosen in table.chosen for one in chosen)
    if taken and table.rulings.scholar_taking == "one_by_one":
        raise ValueError("no Given takes cards one by one")
    yield table, ("draw", "discard", "seed")
    for first in dict.fromkeys((8, 24, len(table.draw))):
        rest = sorted(table.draw[first:], key=CARDS.index)
        yield table._replace(draw=(*table.draw[:first], *rest)), ("seed",)
