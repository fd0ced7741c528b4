"""The laws of a game proved: each for every number of seats, and against its breach.

A law is `proved` where no values at all contradict it, `checked` where all its cases were tried,
`sampled` where these are some of many, `refuted` where one contradicts it, and `unknown` where the
solver gave up, which is a failure.
Of several laws `leaning` says which are `unproved`: those that lean on one that does not hold.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from time import process_time
from typing import Any, NamedTuple

from atoll.finding import nearest_first
from atoll.processes import in_order
from atoll.proof.any_part import Unknowns, unknowns_of
from atoll.proof.cases import BreachError, Case, NoLaw, asked, broken, case_of
from atoll.proof.law import Breach, Law, laws, leans_on
from atoll.table import games, listed

GOOD = ("proved", "checked", "sampled")
NEAR, ALIKE = 10, 0.4
"""How many laws may be named instead of an unknown one, and how much alike their names are."""


class UnknownLaw(ValueError):
    """A name that is no law of the game."""


class Proof(NamedTuple):
    """A law with its verdicts, and that of its breach."""

    law: str
    says: str
    rules: tuple[str, ...]
    verdict: str
    range: str
    cases: tuple[Case, ...]
    lemmas: tuple[str, ...]
    under: tuple[str, ...]
    breach: Breach
    noticed: str  # its breach is `refuted`, `missed`, or `unfit`: the rules read otherwise now
    seconds: float
    fallen: tuple[str, ...] = ()  # the laws it leans on that do not hold in the same run

    @property
    def holds(self) -> bool:
        """Whether the law holds, is not empty, and notices its breach."""
        return self.verdict in GOOD and self.noticed == "refuted"


def proof(game: str, name: str, *, second: bool = False) -> Proof:
    """One law proved, and its breach refuted. Errors: UnknownLaw."""
    law = named(game, [name])[0]
    begun = process_time()
    unknowns = unknowns_of(game)
    if why := _amiss(game, law):
        return shown(law, (Case(0, "unknown", why=why),), "missed", process_time() - begun)
    cases = tuple(case_of(law, unknowns, seats, second=second) for seats in law.seats or (0,))
    noticed = _noticed(game, law)
    return shown(law, cases, noticed, process_time() - begun)


def _amiss(game: str, law: Law) -> str:
    """What a law names that is not there; nothing where all is."""
    known, rulings = laws(game), games.game(game).RULINGS
    answers = [f"{one.name}={answer}" for one in rulings.values() for answer in one.names()]
    for what, those, named in (("law", known, law.lemmas), ("answer", answers, law.under)):
        for name in named:
            if name not in those:
                return f"{name} is no {what}; known are: {nearest_first(name, those)}."
    return ""


def shown(law: Law, cases: tuple[Case, ...], noticed: str, seconds: float) -> Proof:
    """A law with what was found of it."""
    found = _verdict(cases), ranged(law, cases), cases
    own = law.lemmas, law.under, law.breach
    return Proof(law.name, law.says, law.rules, *found, *own, noticed, seconds)


def _verdict(cases: Sequence[Case]) -> str:
    """The worst verdict; a law about nothing is none, and two solvers have to agree."""
    verdicts = {case.verdict for case in cases}
    if not all(case.satisfiable and case.second in (None, case.verdict) for case in cases):
        return "refuted" if "refuted" in verdicts else "unknown"
    return next(v for v in ("refuted", "unknown", "sampled", "checked", "proved") if v in verdicts)


def _noticed(game: str, law: Law) -> str:
    """How the law takes its breach; where the rules were edited it may not fit any more."""
    try:
        return "refuted" if _refuted(*broken(game, law)) else "missed"
    except BreachError:
        return "unfit"
    except NoLaw:
        return "missed"


def _refuted(law: Law, unknowns: Unknowns) -> bool:
    """Whether it does not hold for some number of seats."""
    return any(asked(law, unknowns, seats, None) == "refuted" for seats in law.seats or (0,))


def ranged(law: Law, cases: Sequence[Case]) -> str:
    """For what a law was proved, in words."""
    tried = sum(case.cases for case in cases)
    of = f"for {law.seats[0]} to {law.seats[-1]} players" if len(law.seats) > 1 else ""
    of = of or (f"for {law.seats[0]} players" if law.seats else "")
    sampled = any(case.verdict == "sampled" for case in cases)
    how = f"{tried} samples" if sampled else f"all {tried} cases" if tried else "any numbers"
    return ", ".join(filter(None, (of, how, *(f"where {one}" for one in law.under))))


def named(game: str, names: Sequence[str]) -> list[Law]:
    """The laws with these names; all without one. Errors: UnknownLaw."""
    known = laws(game)
    for name in names:
        if name not in known:
            raise UnknownLaw(f"{game} has no law {name}; {_instead(game, name, known)}")
    return [known[name] for name in names or known]


def _instead(game: str, name: str, known: Mapping[str, Law]) -> str:
    """Which laws may be meant: those of a rule, those with these words, or called alike."""
    meant = [law.name for law in known.values() if name in law.rules or name in law.name]
    near = meant[:NEAR] or get_close_matches(name, known, n=NEAR, cutoff=ALIKE)
    return f"try {listed(near, 'or')}." if near else f"`atoll prove {game}` names all."


def proofs(
    game: str, names: Sequence[str] = (), *, jobs: int | None = None, second: bool = False
) -> Iterator[Proof]:
    """The laws proved side by side in processes, in the order of the text, each as it is ready."""
    wanted = [law.name for law in named(game, names)]
    one = partial(proof, game, second=second)
    yield from in_order(one, wanted, jobs)


def under(game: str, law: Law, answers: Mapping[str, str]) -> str:
    """Whether a law would hold under other answers than it claims: proved, refuted or unknown."""
    unknowns = unknowns_of(game)
    found = [asked(law, unknowns, seats, answers) for seats in law.seats or (0,)]
    return next(v for v in ("refuted", "unknown", "proved") if v in found)


def first_refuted(game: str, rules: Iterable[str] = (), *, others: bool = True) -> str | None:
    """The first law that does not hold here and now; those that speak of the rules come first.

    Without `others` no more than those are asked.
    """
    speaks = {*rules}
    unknowns = unknowns_of(game)
    for law in sorted(laws(game).values(), key=lambda law: not speaks & {*law.rules}):
        if not (others or speaks & {*law.rules}):
            return None
        if _refuted(law, unknowns):
            return law.name
    return None


# What a law leans on


def leaning(game: str, found: Sequence[Proof]) -> list[Proof]:
    """The proofs of one run; what leans on a law that does not hold in it is `unproved`."""
    known = laws(game)
    fallen = {one.law for one in found if one.verdict not in GOOD}
    lean = [sorted(fallen & leans_on(known[one.law], known)) for one in found]
    return [
        one._replace(verdict="unproved", fallen=(*on,)) if on and one.verdict in GOOD else one
        for one, on in zip(found, lean, strict=True)
    ]


# In JSON terms


def as_dict(
    game: str, proved: Sequence[Proof], parted: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The proofs as JSON has them (schemas/prove.schema.json); times stand under `took` alone.

    `parted` is where the rules part from those before their last change, in JSON terms.
    """
    return {
        "game": game,
        "holds": all(one.holds for one in proved),
        "laws": [*map(_as_dict, proved)],
        "parted": parted,
        "took": {one.law: round(one.seconds, 3) for one in proved},
    }


def _as_dict(one: Proof) -> dict[str, Any]:
    cases = [
        {
            "seats": case.seats or None,
            "verdict": case.verdict,
            "cases": case.cases or None,
            "satisfiable": case.satisfiable,
            "second": case.second,
            "values": dict(sorted(case.values.items())),
            "why": case.why,
        }
        for case in one.cases
    ]
    noticed = {"refuted": one.noticed == "refuted", "fits": one.noticed != "unfit"}
    breach = {**one.breach._asdict(), **noticed}
    fields = ("law", "says", "rules", "verdict", "range", "under", "lemmas", "fallen")
    said = {name: getattr(one, name) for name in fields}
    return {**said, "holds": one.holds, "breach": breach, "cases": cases}
