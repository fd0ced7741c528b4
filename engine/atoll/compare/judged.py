"""Two sets of answers compared: what a seat may do, what it receives, and where they part.

Two readings are the `same`, or the right one is `looser` (it allows or gives at least as much),
`stricter` (at most as much) or `different` (now more, now less); `unknown` where games that are
played at random never ask.
What the rules give is proved, for every table of a situation; what a seat may do is sampled at
the tables of games that are played at random.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter, gt, lt
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol

from atoll.compare.flipped import Flip, plain
from atoll.compare.moments import At, Tried, at_random, parting
from atoll.compare.sides import differing
from atoll.compare.stakes import Play
from atoll.proof.any_part import unknowns_of
from atoll.proof.cases import stated
from atoll.proof.law import laws
from atoll.proof.possible import Situation, shown_with
from atoll.proof.proofs import under
from atoll.table import games
from atoll.table.contract import Answers
from atoll.table.scenario import Scenario
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


class Follows(NamedTuple):
    """What other answers come to: what is judged, and what follows in laws, examples and play.

    The table where they part, told by each, is the smallest of those found in games.
    """

    may: Judgement
    receives: Judgement
    table: Sequence[Scenario] = ()
    laws: tuple["Shift", ...] = ()
    examples: tuple[Flip, ...] | None = None
    play: tuple[Play, ...] = ()

    @property
    def shown_by(self) -> str:
        """What first shows a difference, in a word; nothing where nothing follows."""
        if self.examples:
            return "examples"
        if not all(play.alike for play in self.play):
            return "games"
        return "laws" if any(law.changes for law in self.laws) else ""

    @property
    def same(self) -> bool:
        """Whether only the words differ."""
        return {self.may.kind, self.receives.kind} == {"same"} and not self.shown_by

    def seen(self) -> "Follows":
        """The same is not said of what an example, a game or a law shows to differ.

        Nor is anything not known that an example shows.
        """
        may, receives, by = self.may, self.receives, self.shown_by
        known = Judgement("different", f"shown by {by}")
        if by and (receives.kind == "unknown" or {may.kind, receives.kind} <= ALIKE):
            receives = known
        allowed = {flip.may for flip in self.examples or () if flip.may}
        if may.kind in ALIKE and allowed:
            may = Judgement(CLASSES["more" in allowed, "less" in allowed], known.known)
        return self._replace(may=may, receives=receives)

    def as_json(self) -> dict[str, Any]:
        """It in JSON terms."""
        known = {name: plain(getattr(self, name)) for name in ("may", "receives", "laws", "play")}
        told = None if self.examples is None else {"changed": plain(self.examples)}
        return {**known, "examples": told}


def compared(
    game: str, left: Answers, right: Answers, *, told: bool = False, shown: Sequence[At] = ()
) -> Follows:
    """Two sets of answers compared; where they part is `told`, if asked for.

    Tables that are `shown` in examples are told as well, and judged where all others are alike.
    Errors: NotCompared, NotOffered, Undecided.
    """
    of = at_random(game)
    met = Met.of(game, left, right, of.moments(left, right))
    more = Met.of(game, left, right, [of.tried(at, left, right) for at in shown])
    every = Met((*met.moments, *more.moments), met.asked | more.asked)
    found = _judged(game, left, right, met)
    if shown and {found.may.kind, found.receives.kind} <= ALIKE:
        found = _judged(game, left, right, every)
    if not told:
        return found
    ways = (every.moments, met.moments)  # of many a few are looked at, and it may be another one
    tables = filter(None, (parting(game, some, left, right) for some in ways))
    return found._replace(table=next(tables, ()))


def _judged(game: str, left: Answers, right: Answers, met: "Met") -> Follows:
    """What a seat may do and receives where these differ, as far as somebody asks for them.

    It receives more where one situation says more, and that is known as the weakest is known:
    proved only where every ruling that differs decides it in a situation. Errors: NotCompared.
    """
    names, known, asked = differing(left, right), offered(game).DISPUTES, set[str]()
    heard = left.listening(asked), right.listening(asked)
    judged = [proved(one, *heard) for one in dict.fromkeys(map(known.get, names)) if one]
    if judged and not asked & {*names}:
        raise NotCompared(
            f"atoll/{game}/possible.py: no situation asks for the ruling {names[0]}, so it is "
            "compared nowhere; name one that does."
        )
    if others := {name: getattr(right, name) for name in names if name not in known}:
        alone = left.but(**others)
        there = () if alone == right else at_random(game).moments(left, alone)
        judged.append((Met.of(game, left, alone, there) if there else met).judged("results"))
    more, less = (any(one.kind in (kind, "different") for one in judged) for kind in _ONE_WAY)
    by = "proved" if all(one.known == "proved" for one in judged) else "sampled"
    seats = sorted({seat for one in judged for seat in one.seats}) if by == "proved" else ()
    receives = Judgement(CLASSES[more, less], by, sum(one.cases for one in judged), (*seats,))
    both = met.judged("allowed"), receives
    return Follows(*(both if met.asked.issuperset(names) else map(_unasked, both)))


def _unasked(found: Judgement) -> Judgement:
    """Where a ruling was not asked for, what is alike is not known to be the same."""
    alike = (found.kind, found.known) == ("same", "sampled")
    return found._replace(kind="unknown") if alike else found


class Met(NamedTuple):
    """Every moment by both answers, and the rulings that anything there asked for."""

    moments: tuple[Tried, ...]
    asked: set[str]

    @classmethod
    def of(cls, game: str, left: Answers, right: Answers, every: Sequence[At]) -> "Met":
        """These moments by both."""
        of, asked = at_random(game), set[str]()
        mine, theirs = left.listening(asked), right.listening(asked)
        return cls(tuple((at, of.moment(at, mine), of.moment(at, theirs)) for at in every), asked)

    def judged(self, part: str) -> Judgement:
        """The class over all moments: what is on one side, and cannot be chosen on the other."""
        of = attrgetter(part)
        more = any(of(theirs) - of(mine) - mine.chosen for _, mine, theirs in self.moments)
        less = any(of(mine) - of(theirs) - theirs.chosen for _, mine, theirs in self.moments)
        return Judgement(CLASSES[more, less], "sampled", len(self.moments))


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

    return situation._replace(lay=lay)


def _somebody(receives: Receives, differs: Callable[[Any, Any], Flag]) -> Callable[[Any], Flag]:
    """Whether what a player receives by both differs so."""
    return lambda both: some(differs(*two) for two in zip(*map(receives, both), strict=True))


def proved(dispute: Dispute, left: Any, right: Any) -> Judgement:
    """The class over every table of the situation, of any number of seats. Errors: Undecided."""
    situation, receives = dispute
    both = _by_both(situation, left, right)
    more, less = (shown_with(both, _somebody(receives, one), None) is not None for one in (lt, gt))
    return Judgement(CLASSES[more, less], "proved", 0, situation.seats)


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
