"""Two sets of answers compared: what a seat may do, what it receives, and where they part.

Two readings are the `same`, or the right one is `looser` (it allows or gives at least as much),
`stricter` (at most as much) or `different` (now more, now less); `unknown` where games that are
played at random never ask.
What the rules give is proved, for every table of a situation; what a seat may do is sampled at
every kind of moment that the game lists, or in games that are played at random.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, islice
from typing import Any, NamedTuple

from atoll.compare.disputes import CLASSES, Judgement, other_partings, proved, smallest_parting
from atoll.table import Refused, games
from atoll.table.contract import Disputes
from atoll.telling.differing import differing_pairs
from atoll.telling.scenario import Scenario
from atoll.telling.told import contrasted

__all__ = [
    "Comparison",
    "Moment",
    "NotCompared",
    "compared",
    "differing",
    "together",
    "with_others",
]

_ONE_WAY = ("looser", "stricter")
_ALIKE = ("same", "unknown")


class NotCompared(ValueError):
    """A ruling of which a game does not say where it is compared."""


class Moment(NamedTuple):
    """What the engine allows at a moment, and what can come of it, under one set of answers."""

    allowed: frozenset[Hashable]
    results: frozenset[Hashable]


class Comparison(NamedTuple):
    """One ruling answered in two ways, all others as on the left.

    `smallest` is said of the scenarios where no smaller table shows it; else it is the first of
    the listed moments. Where more was `wanted`, the `others` are tables at which another rule is at
    work or something else happens.
    """

    ruling: str
    left: str
    right: str
    may: Judgement
    receives: Judgement
    scenarios: tuple[Scenario, ...]
    smallest: bool = False
    wanted: int = 1
    others: tuple[tuple[Scenario, ...], ...] = ()

    @property
    def same(self) -> bool:
        """Whether only the words differ."""
        return self.may.kind == self.receives.kind == "same"


def differing(left: Any, right: Any) -> list[str]:
    """The rulings that two sets of answers answer differently."""
    return [name for name in left.chosen if getattr(left, name) != getattr(right, name)]


def compared(game: str, ruling: str, left: Any, right: Any) -> Comparison:
    """One ruling compared, the others as on the left.

    Errors: NotCompared, NotOffered, Undecided.
    """
    other = left.but(**{ruling: getattr(right, ruling)})
    dispute, tried = games.disputes(game).DISPUTES.get(ruling), _tried(game, left, other)
    may, receives = tried.judged("allowed"), _received(game, ruling, tried, left, other)
    if not tried.heard(game, [ruling]):
        may, receives = _unknown(may), _unknown(receives)
    apart = receives.kind not in _ALIKE
    least_of_all = smallest_parting(game, dispute, left, other) if dispute and apart else ()
    scenes = least_of_all or _first(game, tried, left, other)
    scenarios = contrasted(game, scenes) if scenes else ()
    names = getattr(left, ruling), getattr(other, ruling)
    return Comparison(ruling, *names, may, receives, scenarios, bool(least_of_all))


def with_others(game: str, of: Comparison, left: Any, right: Any, wanted: int) -> Comparison:
    """A comparison with up to so many tables at which they part, each other in what matters."""
    if not of.scenarios:
        return of
    other = left.but(**{of.ruling: getattr(right, of.ruling)})
    dispute = games.disputes(game).DISPUTES.get(of.ruling) if of.smallest else None
    tables = other_partings(game, dispute, left, other) if dispute else iter(())
    moments = _partings(game, _tried(game, left, other), left, other)
    every = differing_pairs(_each_told(game, chain(tables, moments)), [of.scenarios])
    return of._replace(wanted=wanted, others=tuple(map(tuple, islice(every, wanted - 1))))


def _each_told(game: str, tables: Iterable[Sequence[Any]]) -> Iterator[tuple[Scenario, ...]]:
    for scenes in tables:
        with suppress(ValueError):  # no scenario tells it
            yield contrasted(game, scenes)


def _received(game: str, ruling: str, tried: "Tried", left: Any, right: Any) -> Judgement:
    """What seats get, where the ruling is asked for. Errors: NotCompared, Undecided."""
    dispute, asked = games.disputes(game).DISPUTES.get(ruling), tried.asked
    if dispute:
        asked = set[str]()
        found = proved(dispute, left.listening(asked), right.listening(asked))
    else:
        found = tried.judged("results")
    if ruling not in asked and games.disputes.there(game):
        raise NotCompared(
            f"atoll/{game}/disputes.py: no {'situation' if dispute else 'moment'} asks for the "
            f"ruling {ruling}, so it is compared nowhere; name one that does."
        )
    return found


def together(game: str, left: Any, right: Any) -> tuple[Judgement, Judgement]:
    """What a seat may do and what it receives where all rulings change at once. Errors: Undecided.

    What it receives is proved only where every ruling that differs decides it in a situation.
    """
    module, names, tried = games.disputes(game), differing(left, right), _tried(game, left, right)
    disputes = [module.DISPUTES.get(name) for name in names]
    judged = [proved(one, left, right) for one in dict.fromkeys(disputes) if one]
    if None in disputes:
        alone = left.but(**{name: getattr(right, name) for name in _undisputed(module, names)})
        found = tried if alone == right else _tried(game, left, alone)
        judged.append(found.judged("results"))
    may, receives = tried.judged("allowed"), _joined(judged)
    return (may, receives) if tried.heard(game, names) else (_unknown(may), _unknown(receives))


def _undisputed(module: Disputes, names: Sequence[str]) -> list[str]:
    """The rulings that decide what seats get in no situation."""
    return [name for name in names if name not in module.DISPUTES]


def _joined(judged: Sequence[Judgement]) -> Judgement:
    """Several judgements as one: more where one says more, and known as the weakest is known."""
    more, less = (any(one.kind in (kind, "different") for one in judged) for kind in _ONE_WAY)
    known = "proved" if all(one.known == "proved" for one in judged) else "sampled"
    seats = tuple(sorted({seat for one in judged for seat in one.seats}))
    cases = sum(one.cases for one in judged)
    return Judgement(CLASSES[more, less], known, cases, seats if known == "proved" else ())


class Tried(NamedTuple):
    """Every moment by both answers, and the rulings that anything there asked for."""

    moments: tuple[tuple[Any, Moment, Moment], ...]
    asked: set[str]

    def judged(self, part: str) -> Judgement:
        """The class over all moments: what is there on the right, and not on the left."""
        sets = [(getattr(mine, part), getattr(theirs, part)) for _, mine, theirs in self.moments]
        more = any(theirs - mine for mine, theirs in sets)
        less = any(mine - theirs for mine, theirs in sets)
        return Judgement(CLASSES[more, less], "sampled", len(self.moments))

    def heard(self, game: str, names: Sequence[str]) -> bool:
        """Whether all were asked for; moments that a game names itself answer for that."""
        return games.disputes.there(game) or self.asked.issuperset(names)


def _tried(game: str, left: Any, right: Any) -> Tried:
    module, asked = games.disputes(game), set[str]()
    mine, theirs = left.listening(asked), right.listening(asked)
    found = ((at, module.moment(at, mine), module.moment(at, theirs)) for at in module.moments())
    return Tried(tuple(found), asked)


def _unknown(found: Judgement) -> Judgement:
    """Where a ruling was not asked for, what is alike is not known to be the same."""
    return found._replace(kind="unknown") if found.kind == "same" else found


def _first(game: str, tried: Tried, left: Any, right: Any) -> tuple[Any, ...]:
    """The first moment at which they part and which is told, as a scene under each answer."""
    return next(_partings(game, tried, left, right), ())


def _partings(game: str, tried: Tried, left: Any, right: Any) -> Iterator[tuple[Any, ...]]:
    """All of them; where the rules of a side refuse to lay one, there is none."""
    if not (games.telling.there(game) and games.disputes.there(game)):
        return
    parting = games.parting(game).parting
    for at in (at for at, mine, theirs in tried.moments if mine != theirs):
        with suppress(Refused):
            if scenes := parting(at, left, right):
                yield scenes
