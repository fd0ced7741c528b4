"""What contradicts a law about how a game begins and ends, and who sees what."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from atoll.bali.components import BOX
from atoll.bali.contradictions.cards import seated
from atoll.bali.laid import GOAL, ending, with_parts
from atoll.bali.scene import NAMES
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene, started

__all__ = ["ends", "games", "looks"]

Made = Mapping[str, Any]
Scenes = Iterator[Scene]


def games(made: Made, answers: Answers) -> Scenes:
    """A game begins."""
    yield started(NAMES[: made["begins"]], answers)


def looks(made: Made, answers: Answers) -> Scenes:
    """Blue, who has laid a card at another island, looks at the table; then the others do."""
    lying = ({GOAL: ("priest",)}, *({},) * (made["looks"] - 1))
    table = with_parts(seated(made["looks"], answers), laid=lying)
    for seat in range(made["looks"]):
        yield Scene(table, seat, look=True)


_MASKS: tuple[tuple[Sequence[int], Sequence[int]], ...] = (
    ((2, 2, 2, 2, 3, 3, 3, 5), (3, 4, 4, 4, 4, 5)),
    ((2, 2, 2, 2, 3, 3, 5), (3, 3, 4, 4, 4, 4)),
    ((5,), (2, 2, 3, 3, 4, 4, 5)),
    ((2, 3, 4, 5), (3, 4, 5)),
)
"""What the first two players have at the end: who causes it leads, or ties, or is behind."""


def ends(made: Made, answers: Answers) -> Scenes:
    """The last mask is taken: Blue leads or is behind, alone or not, and seals are taken or not."""
    whose = made.get("totals") or made.get("sealed") or 3
    seats = whose if isinstance(whose, int) else len(whose)
    table = seated(seats, answers)
    for first, second in _MASKS:
        rest = [*BOX.masks]
        for value in (*first, *second):
            rest.remove(value)
        masks = (first, second, *(rest[n :: seats - 2] for n in range(seats - 2)))
        for seals in ((), (0, 1), (1,), (4,)):
            yield ending(masks, seals, table)
