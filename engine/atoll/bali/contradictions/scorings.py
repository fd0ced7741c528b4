"""What contradicts a law about contests and changes of island."""

from collections.abc import Iterator, Mapping
from typing import Any

from atoll.bali.components import MASKS
from atoll.bali.contradictions.cards import seated
from atoll.bali.laid import arriving, contested, scored
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene

__all__ = ["arrivals", "contests", "scorings"]

Made = Mapping[str, Any]
Scenes = Iterator[Scene]


def contests(made: Made, answers: Answers) -> Scenes:
    """The players show so many cards, or others; the chip is another player's, or lies aside."""
    seats = len(made["shows"])
    aside = "stays" if answers.show_none == "stays" else answers.aside
    table = seated(seats, answers.but(aside=aside))
    some = ((0, 1), (1,), (1, 1), (2, 1), (1, 2), (0, 0, 1), ())
    few = tuple(min(number, 5) for number in made["shows"])
    for shows in dict.fromkeys((few, *((*one, *(0,) * seats)[:seats] for one in some))):
        yield contested(shows, table, owner=1)
        if seats < 4:  # with four no chip lies aside
            yield contested(shows, table)


def arrivals(made: Made, answers: Answers) -> Scenes:
    """The Dalang comes to a pile of so many cards of Blue, or of another number."""
    for pile in dict.fromkeys((min(made["pile"], 12), 3, 4, 5)):
        for chips in (0, 1):
            yield arriving(pile, scored(chips, MASKS, seated(3, answers)))


def scorings(made: Made, answers: Answers) -> Scenes:
    """The Dalang comes to so many chips of Blue, or others, and so many masks are left."""
    table = seated(3, answers)
    for chips in dict.fromkeys((min(made["chips"], 2), 0, 1, 2)):
        for left in dict.fromkeys((min(max(made.get("masks_there", MASKS), 1), MASKS), 1, 2, 13)):
            for there in (True, False):
                yield scored(chips, left, table, there=there)
