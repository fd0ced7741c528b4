"""Two sets of answers compared: what a seat may do, what it receives, and where they part.

Two readings are the `same`, or the right one is `looser` (it allows or gives at least as much),
`stricter` (at most as much) or `different` (now more, now less); `unknown` where games that are
played at random never ask.
What the rules give is proved, for every table of a situation; what a seat may do is sampled at
the tables of games that are played at random.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import chain, islice
from operator import attrgetter, gt, lt, ne
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol

from atoll.compare.moments import At, Tried, at_random, partings
from atoll.compare.sides import differing
from atoll.proof.any_part import unknowns_of
from atoll.proof.cases import stated
from atoll.proof.law import laws
from atoll.proof.proofs import under
from atoll.proof.replaying import scene, there
from atoll.proof.smallest import Situation, fitted, found, shown_with
from atoll.table import games
from atoll.table.contract import Answers
from atoll.table.scenario import Scenario
from atoll.telling.contract import tells
from atoll.telling.differing import differing_pairs
from atoll.telling.told import contrasted
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


_ONE_WAY = ("looser", "stricter")
ALIKE = frozenset({"same", "unknown"})


class NotCompared(ValueError):
    """A ruling of which a game does not say where it is compared."""


class Comparison(NamedTuple):
    """One ruling answered in two ways, all others as on the left; and tables where these part.

    The first is the smallest: of all where it is said so, else of those found in games. At the
    others another rule is at work or something else happens.
    """

    may: Judgement
    receives: Judgement
    tables: tuple[tuple[Scenario, ...], ...] = ()
    smallest: bool = False


def compared(  # noqa: PLR0913 # what is asked of a comparison
    game: str, ruling: str, left: Any, right: Any, wanted: int = 1, *, shown: Sequence[At] = ()
) -> Comparison:
    """One ruling compared, the others as on the left; with up to so many tables where they part.

    Tables that are `shown` in examples are told as well, and judged where all others are alike.
    Errors: NotCompared, NotOffered, Undecided.
    """
    other = left.but(**{ruling: getattr(right, ruling)})
    may, receives, met, every = _looked_at(game, [ruling], left, other, shown)
    dispute = offered(game).DISPUTES.get(ruling)
    apart = receives.kind not in ALIKE
    least_of_all = smallest_parting(game, dispute, left, other) if dispute and apart else ()
    ways = (every.moments, met.moments)  # of many a few are looked at, and it may be another one
    told = chain.from_iterable(partings(game, some, left, other) for some in ways)
    first = contrasted(game, least_of_all) if least_of_all else next(told, ())
    more = islice(differing_pairs(told, [first]), wanted - 1) if first else ()
    tables = ((*first,), *map(tuple, more)) if first else ()
    return Comparison(may, receives, tables, bool(least_of_all))


def together(
    game: str, left: Any, right: Any, shown: Sequence[At] = ()
) -> tuple[Judgement, Judgement]:
    """What a seat may do and what it receives where all rulings change at once.

    What it receives is proved only where every ruling that differs decides it in a situation.
    Errors: NotCompared, Undecided.
    """
    return _looked_at(game, differing(left, right), left, right, shown)[:2]


def _looked_at(
    game: str, names: Sequence[str], left: Any, right: Any, shown: Sequence[At]
) -> tuple[Judgement, Judgement, "Met", "Met"]:
    """How both are judged by tables of games, where these are alike by those of examples as well.

    And what was met: of games alone, and of all.
    """
    of = at_random(game)
    met = _met(game, left, right, of.moments(left, right))
    more = _met(game, left, right, [of.tried(at, left, right) for at in shown])
    every = Met((*met.moments, *more.moments), met.asked | more.asked)
    found = _judged(game, names, left, right, met)
    if shown and {one.kind for one in found} <= ALIKE:
        found = _judged(game, names, left, right, every)
    return *found, met, every


def _judged(
    game: str, names: Sequence[str], left: Any, right: Any, met: "Met"
) -> tuple[Judgement, Judgement]:
    """What a seat may do and receives where these differ, as far as somebody asks for them.

    It receives more where one situation says more, and that is known as the weakest is known.
    Errors: NotCompared, Undecided.
    """
    known, asked = offered(game).DISPUTES, set[str]()
    every = dict.fromkeys(known.get(name) for name in names)
    heard = left.listening(asked), right.listening(asked)
    judged = [proved(one, *heard) for one in every if one]
    if judged and not asked & {*names}:
        raise NotCompared(
            f"atoll/{game}/possible.py: no situation asks for the ruling {names[0]}, so it is "
            "compared nowhere; name one that does."
        )
    if None in every:
        alone = left.but(**{name: getattr(right, name) for name in names if name not in known})
        ways = () if alone == right else at_random(game).moments(left, alone)
        found = _met(game, left, alone, ways) if ways else met
        judged.append(found.judged("results"))
    more, less = (any(one.kind in (kind, "different") for one in judged) for kind in _ONE_WAY)
    by = "proved" if all(one.known == "proved" for one in judged) else "sampled"
    seats = sorted({seat for one in judged for seat in one.seats}) if by == "proved" else ()
    cases = sum(one.cases for one in judged)
    may, receives = met.judged("allowed"), Judgement(CLASSES[more, less], by, cases, (*seats,))
    if met.asked.issuperset(names):
        return may, receives
    return _unasked(may), _unasked(receives)


def _unasked(found: Judgement) -> Judgement:
    """Where a ruling was not asked for, what is alike is not known to be the same."""
    alike = (found.kind, found.known) == ("same", "sampled")
    return found._replace(kind="unknown") if alike else found


class Met(NamedTuple):
    """Every moment by both answers, and the rulings that anything there asked for."""

    moments: tuple[Tried, ...]
    asked: set[str]

    def judged(self, part: str) -> Judgement:
        """The class over all moments: what is on one side, and cannot be chosen on the other."""
        of = attrgetter(part)
        more = any(of(theirs) - of(mine) - mine.chosen for _, mine, theirs in self.moments)
        less = any(of(mine) - of(theirs) - theirs.chosen for _, mine, theirs in self.moments)
        return Judgement(CLASSES[more, less], "sampled", len(self.moments))


def _met(game: str, left: Any, right: Any, every: Sequence[At]) -> Met:
    """These moments by both answers."""
    of, asked = at_random(game), set[str]()
    mine, theirs = left.listening(asked), right.listening(asked)
    return Met(tuple((at, of.moment(at, mine), of.moment(at, theirs)) for at in every), asked)


# Where a ruling decides what seats get: proved for every table of a situation

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


# The laws that are claimed for an answer to a ruling which differs
#
# One that names no answer is proved for every answer at once (`atoll prove`): it cannot change.


class Shift(NamedTuple):
    """A law that reads a ruling which differs, and what it comes to under both."""

    law: str
    left: str
    right: str

    @property
    def changes(self) -> bool:
        """Whether the verdict is another one."""
        return self.left != self.right


def shifts(game: str, left: Answers, right: Answers) -> list[Shift]:
    """Every law that is claimed for an answer to a ruling which differs, with both verdicts."""
    apart = {*differing(left, right)}
    claimed = [name for name, law in laws(game).items() if apart & {*law.answers}]
    return [
        Shift(name, _verdict(game, name, left), _verdict(game, name, right)) for name in claimed
    ]


@lru_cache(maxsize=256)
def _verdict(game: str, name: str, answers: Answers) -> str:
    """`proved`, or `checked` or `sampled` where it lists cases; else `refuted` or `unknown`."""
    law, unknowns, chosen = laws(game)[name], unknowns_of(game), answers.as_dict()
    verdict = under(game, law, chosen)
    said = stated(law, unknowns, (law.seats or (0,))[0], chosen)
    return said.good if verdict == "proved" else verdict
