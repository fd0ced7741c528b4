"""Where a ruling decides what seats get: proved for every table of a situation."""

from collections.abc import Callable, Mapping, Sequence
from operator import gt, lt, ne
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol

from atoll.proof.replaying import scene, there
from atoll.proof.smallest import Situation, fitted, found, shown_with
from atoll.table import games
from atoll.telling.contract import tells
from atoll.words import Flag, Number, some

CLASSES = {
    (False, False): "same",
    (True, False): "looser",
    (False, True): "stricter",
    (True, True): "different",
}


class Judgement(NamedTuple):
    """A class, and how it is known: `proved` for these seats, or `sampled` in so many cases.

    What neither found can be shown by something else: `shown by examples`.
    """

    kind: str
    known: str
    cases: int = 0
    seats: tuple[int, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """It in JSON terms."""
        known = {"class": self.kind, "known": self.known}
        return {**known, "seats": self.seats, "moments": self.cases or None}


Receives = Callable[[Any], Sequence[Number]]
Dispute = tuple[Situation, Receives]
"""Where a ruling decides what seats get: a situation, and numbers of which more is better."""


class Disputes(Protocol):
    """Where two answers to a ruling are compared besides games: in a game's `possible` module."""

    DISPUTES: Mapping[str, Dispute]  # by ruling


offered = games.Module[Disputes]("possible", Disputes, "", lambda _: SimpleNamespace(DISPUTES={}))


def _by_both(situation: Situation, left: Any, right: Any) -> Situation:
    """The situation laid twice: the same table under both answers."""

    def lay(make: Any, seats: int, _: object) -> list[Any]:
        laid = list[Any]()
        for side, answers in (("left ", left), ("right ", right)):
            make.side = side
            laid.append(situation.lay(make, seats, answers))
        return laid

    return situation._replace(lay=lay, sizes=lambda both: situation.sizes(both[0]))


def _somebody(receives: Receives, differs: Callable[[Any, Any], Flag]) -> Callable[[Any], Flag]:
    """Whether what a player receives by both differs so."""
    return lambda both: some(differs(*two) for two in zip(*map(receives, both), strict=True))


def proved(dispute: Dispute, left: Any, right: Any) -> Judgement:
    """The class over every table of the situation, of any number of seats. Errors: Undecided."""
    situation, receives = dispute
    both = _by_both(situation, left, right)
    more, less = (shown_with(both, _somebody(receives, one), None) is not None for one in (lt, gt))
    return Judgement(CLASSES[more, less], "proved", 0, situation.seats)


def smallest_parting(game: str, dispute: Dispute, left: Any, right: Any) -> tuple[Any, ...]:
    """The smallest table at which they part, as a scene under each answer, if there is one.

    There is none either in a game that shows no scenes.
    """
    if not tells.there(game):
        return ()
    situation, receives = dispute
    fit = fitted(_by_both(situation, left, right), _somebody(receives, ne), None)
    ways = [found(situation, lambda _: True, way, fit) for way in (left, right) if fit]
    return tuple(scene(game, way) for way in ways if there(game, way.laid))
