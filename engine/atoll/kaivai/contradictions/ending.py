"""What contradicts a law about the final scoring: huts, villages, who wins."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from atoll.kaivai.laid import acting, beside_village, scoring, whole
from atoll.kaivai.pieces import villages as villages_of
from atoll.kaivai.scene import bare
from atoll.kaivai.table import Hut, Score
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene

__all__ = ["huts", "majorities", "rounds", "villages", "winners"]

Made = Mapping[str, Any]
Scenes = Iterator[Scene]


def rounds(made: Made, answers: Answers) -> Scenes:
    """A round ends: this one, or the one before."""
    for round_ in (made["ends"], made["ends"] - 1):
        table = acting(bare(3, answers), round_=round_)
        yield Scene(table._replace(stage="loss", turn=None, passed=(True,) * 3))


def huts(made: Made, answers: Answers) -> Scenes:
    """The game ends, and the first player has a hut, or the first two have one each."""
    first, second = beside_village()
    for own in ({first: Hut(0, "meeting")}, {first: Hut(0, "meeting"), second: Hut(1, "meeting")}):
        table = bare(len(made["huts_there"]), answers)
        yield Scene(whole(table._replace(stage="final", turn=None, huts=own)))


def majorities(made: Made, answers: Answers) -> Scenes:
    """A village is decided by influence, which counts for so many huts."""
    yield from villages({"totals": made["influence"]}, answers)


def villages(made: Made, answers: Answers) -> Scenes:
    """A village of one or two cult hexes is decided by influence alone."""
    seats = len(made["totals"])
    for added in dict.fromkeys((_halved(made["totals"]), *_ADDED)):
        for cult in (1, 2, 3):
            numbers = (*added, *(0,) * seats)[:seats]
            yield scoring(numbers, numbers, cult, bare(seats, answers))


_ADDED = (
    *((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 1, 1), (2, 1, 1)),
    *((0, 2, 1), (1, 1, 1, 1)),
)


def _halved(totals: Sequence[int]) -> tuple[int, ...]:
    return tuple(min(number // 2, 5) for number in totals)


def winners(made: Made, answers: Answers) -> Scenes:
    """The last village brings nobody glory, and the players have this much, or other numbers."""
    seats = len(made["glory"])
    for glory in (made["glory"], (*range(seats),), (1,) * seats):
        nothing = (0,) * seats
        scene = scoring(nothing, nothing, 1, bare(seats, answers))
        last = {move.hex for _, move in scene.past if isinstance(move, Score)}
        others = [min(one.cult) for one in villages_of(scene.table) if not last & one.cult]
        there = scene.table._replace(scored=frozenset(others), glory=glory)
        yield scene._replace(table=whole(there))
