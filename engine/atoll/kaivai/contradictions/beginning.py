"""What contradicts a law about the field: games that begin, starting huts, a canoe in a corner."""

from collections.abc import Iterator, Mapping
from typing import Any

from atoll.kaivai.board import FIELD, read_hex
from atoll.kaivai.laid import acting, whole
from atoll.kaivai.laid import beside as next_to
from atoll.kaivai.scene import NAMES, bare
from atoll.kaivai.table import Choose, God, Hut, Place
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene, started

__all__ = ["enclosing", "games", "huts"]

Made = Mapping[str, Any]
Scenes = Iterator[Scene]
_CORNER = read_hex("A1")


def games(made: Made, answers: Answers) -> Scenes:
    """A game begins with the usual bases, or with bases that are drawn."""
    names = NAMES[: made["begins"]]
    yield started(names, answers)
    yield started(names, answers.but(bases="drawn"))


def huts(_: Made, answers: Answers) -> Scenes:
    """All have placed starting huts and the god has come; who has a new canoe moves it.

    That is the second player, who has bid most.
    """
    table = bare(3, answers)._replace(stage="huts", bids=(2, 3, 1), order=(1, 0, 2), turn=1)
    places = [next_to(cult) for cult in sorted(FIELD.printed)]
    kinds = ("canoe-builder", "meeting")
    pairs = zip(table.order, places, strict=False)
    past = [(seat, Place(*one)) for seat, pair in pairs for one in zip(kinds, pair, strict=True)]
    god = God(places[-1][0])
    yield Scene(table, 1, Choose("moving"), past=(*past, (2, god)))


def enclosing(_: Made, answers: Answers) -> Scenes:
    """A cult hex would take the canoe in the corner of the field its last way out."""
    beside, last = sorted(FIELD.neighbours[_CORNER] - FIELD.printed)
    huts, canoes = {beside: Hut(0, "meeting")}, {_CORNER: 0}
    begun = acting(bare(3, answers))._replace(round=2, stage="god", huts=huts, canoes=canoes)
    god = begun.order[-1]
    yield Scene(whole(begun._replace(turn=god)), god, God(last))
