"""What contradicts a law about the field: games that begin, starting huts, a canoe in a corner."""

from collections.abc import Iterator, Mapping
from typing import Any

from atoll.kaivai.board import FIELD
from atoll.kaivai.laid import beside
from atoll.kaivai.scene import NAMES, Scene, bare, started
from atoll.kaivai.seldom import enclosing as in_a_corner
from atoll.kaivai.table import Choose, God, Place
from atoll.table.rulings import Answers

__all__ = ["enclosing", "games", "huts"]

Made = Mapping[str, Any]
Scenes = Iterator[Scene]


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
    places = [beside(cult) for cult in sorted(FIELD.printed)]
    kinds = ("canoe-builder", "meeting")
    pairs = zip(table.order, places, strict=False)
    past = [(seat, Place(*one)) for seat, pair in pairs for one in zip(kinds, pair, strict=True)]
    god = God(places[-1][0])
    yield Scene(table, (*past, (2, god)), 1, Choose("moving"))


def enclosing(_: Made, answers: Answers) -> Scenes:
    """A cult hex would enclose a canoe in the corner of the field."""
    yield in_a_corner(bare(3, answers))
