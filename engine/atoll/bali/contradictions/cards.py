"""What contradicts a law about cards: draws, flights, scholars, swaps."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from atoll.bali.components import CARDS
from atoll.bali.laid import GOAL, drawing, fleeing, holding, in_turn, with_parts
from atoll.bali.position import read_position
from atoll.bali.scene import NAMES
from atoll.bali.table import Done, EndTurn, Place, Play, Swap, Table, Take
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene

__all__ = ["dry_turns", "flights", "scholars", "seated", "swaps", "turns"]

Made = Mapping[str, Any]
Scenes = Iterator[Scene]
_MOST = 5


def seated(seats: int, answers: Answers) -> Table:
    """The table of so many players at which nothing is said; Blue is active."""
    return read_position({}, NAMES[:seats], answers)


def turns(made: Made, answers: Answers) -> Scenes:
    """A turn ends and the next begins; of the cards to draw no two are the same."""
    seats = made.get("turns") or len(made["actives"])
    table = with_parts(seated(seats, answers), draw=CARDS)
    for seat in range(seats):
        yield Scene(table._replace(active=seat, turn=seat), seat, EndTurn())


def dry_turns(made: Made, answers: Answers) -> Scenes:
    """A turn ends, no card is left to draw for the next one, and that ends too."""
    table = seated(made["dry"], answers)
    hands = (1,) * made["dry"]
    begins = drawing(hands, sum(table.box.numbers) - len(hands), 0, table)
    there = begins.table._replace(stage="turn", turn=0)
    yield in_turn(there, (0, EndTurn()), (1, EndTurn()))


def flights(made: Made, answers: Answers) -> Scenes:
    """Yellow flees with so many cards, or others, and saves so many of them."""
    table = seated(3, answers)
    for hand in dict.fromkeys((min(made["hand"], _MOST), *range(_MOST + 1))):
        for saves in range(min(hand, 4) + 1):
            scene = fleeing(hand, saves, table)
            yield scene
            if saves:
                *past, (seat, move) = scene.past
                yield scene._replace(past=tuple(past), seat=seat, move=move)


def scholars(made: Made, answers: Answers) -> Scenes:
    """So many cards lie at one pile, and Blue takes or places some of them; or must take three."""
    for pile, exactly in product(
        dict.fromkeys((min(made["pile"], _MOST), *range(_MOST))), ("up_to", "exactly")
    ):
        lying: tuple[Mapping[str, Any], ...] = ({GOAL: ("priest",) * pile} if pile else {}, {}, {})
        table = seated(3, answers.but(scholar_count=exactly))
        there = with_parts(holding(table, ("scholar",)), laid=lying)
        for number in range(_MOST):
            takes = ((0, Take(GOAL)) for _ in range(number))
            yield in_turn(there, (0, Play("scholar")), *takes, (0, Done()))
        full = holding(table, ("scholar", *("warrior",) * pile))
        for number in range(_MOST):
            places = ((0, Place("warrior", GOAL)) for _ in range(number))
            yield in_turn(full, (0, Play("scholar")), *places, (0, Done()))


def swaps(made: Made, answers: Answers) -> Scenes:
    """Blue swaps one card more of so many, after none, one, two or three."""
    for hand in dict.fromkeys((min(made["hand"], _MOST), *range(_MOST + 1))):
        table = holding(seated(3, answers), ("artist", *("warrior",) * hand))
        for number in range(1, _MOST):
            yield in_turn(table, (0, Play("artist")), *((0, Swap("warrior")),) * number)
