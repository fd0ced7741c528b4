"""Where a ruling decides what seats get: proved for every table of a situation."""

from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol

from atoll.proof.replaying import scene, there
from atoll.proof.smallest import Fit, Situation, found
from atoll.proof.solver import Question, Undecided, answered, least
from atoll.readings.terms import Terms
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


class Dispute(NamedTuple):
    """Where a ruling decides what seats get: a situation, and numbers of which more is better."""

    situation: Situation
    receives: Callable[[Any], Sequence[Number]]


class Disputes(Protocol):
    """Where two answers to a ruling are compared: a game's `disputes` module."""

    DISPUTES: Mapping[str, Dispute]  # by ruling: the situation in which it decides what seats get
    POSITIONS: Sequence[Mapping[str, Any]]  # of the fewest players: games do not come to them


disputes = games.Module[Disputes](
    "disputes", Disputes, "", lambda _: SimpleNamespace(DISPUTES={}, POSITIONS=())
)


def _sides(dispute: Dispute, seats: int, left: Any, right: Any) -> tuple[Terms, Any, Any]:
    """The same table under both answers."""
    make = Terms()
    laid = []
    for side, answers in (("left ", left), ("right ", right)):
        make.side = side
        laid.append(dispute.situation.lay(make, seats, answers))
    return make, laid[0], laid[1]


def proved(dispute: Dispute, left: Any, right: Any) -> Judgement:
    """The class over every table of the situation, of any number of seats. Errors: Undecided."""
    more = less = False
    for seats in dispute.situation.seats:
        make, one, other = _sides(dispute, seats, left, right)
        pairs = [*zip(dispute.receives(one), dispute.receives(other), strict=True)]
        given = [flag for flag, _ in make.assumed]
        more = more or _can(dispute, given, [theirs > mine for mine, theirs in pairs])
        less = less or _can(dispute, given, [theirs < mine for mine, theirs in pairs])
        if more and less:
            break
    return Judgement(CLASSES[more, less], "proved", 0, dispute.situation.seats)


def _can(dispute: Dispute, given: Sequence[Flag], differs: Sequence[Flag]) -> bool:
    """Whether somebody receives more, or less, at some table of which this is given."""
    verdict = answered(Question.of([*given, some(differs)])).verdict
    if verdict == "unknown":
        raise Undecided(f"the solver gave up on {dispute.situation.name}")
    return verdict == "sat"


def smallest_parting(game: str, dispute: Dispute, left: Any, right: Any) -> tuple[Any, ...]:
    """The smallest table at which they part, as a scene under each answer, if there is one.

    There is none either in a game that shows no scenes.
    """
    for seats in dispute.situation.seats if tells.there(game) else ():
        make, one, other = _sides(dispute, seats, left, right)
        pairs = zip(dispute.receives(one), dispute.receives(other), strict=True)
        flags = [*[flag for flag, _ in make.assumed], some([a != b for a, b in pairs])]
        values = least(flags, dispute.situation.sizes(one), make.known.values())
        if values is not None:
            fit = Fit(seats, values)
            ways = [found(dispute.situation, lambda _: True, way, fit) for way in (left, right)]
            return tuple(scene(game, way) for way in ways if there(game, way.laid))
    return ()
