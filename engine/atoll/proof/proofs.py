"""The laws of a game proved: each for every number of seats, and against its breach.

A law is `proved` where no values at all contradict it, `checked` where all its cases were tried,
`refuted` where one contradicts it, and `unknown` where the solver gave up, which is a failure.
Of several laws `leaning.py` says which are `unproved`: those that lean on one that does not hold.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from time import process_time
from typing import Any, NamedTuple

from atoll.proof.law import (
    Breach,
    BreachError,
    Checked,
    Claim,
    Law,
    Maker,
    Values,
    broken,
    laws,
    parameters,
    untold,
)
from atoll.proof.smallest import spread
from atoll.readings.terms import Question, Terms, answered, least, reproved
from atoll.table import games, listed
from atoll.table.contract import Unknowns
from atoll.table.rulings import met_in
from atoll.words import Flag, every, no

__all__ = [
    "GOOD",
    "Case",
    "NoLaw",
    "Proof",
    "UnknownLaw",
    "first_refuted",
    "keeps",
    "named",
    "proof",
    "proofs",
    "ranged",
    "stated",
    "under",
]

GOOD = ("proved", "checked")
VERDICTS = {"unsat": "proved", "sat": "refuted"}
NEAR, ALIKE = 10, 0.4
"""How many laws may be named instead of an unknown one, and how much alike their names are."""


class UnknownLaw(ValueError):
    """A name that is no law of the game."""


class NoLaw(ValueError):
    """A function that says nothing as a law: it tries no case, or asks nothing of its cases."""


class Statement(NamedTuple):
    """What a law says of so many seats: what is given, what holds, and how many cases it tries."""

    given: tuple[Flag, ...]
    holds: Flag
    cases: int
    unknown: tuple[Any, ...] = ()


class Case(NamedTuple):
    """The law for one number of seats (0 where seats play no role)."""

    seats: int
    verdict: str
    cases: int = 0
    satisfiable: bool = True
    statistics: Mapping[str, int] = {}  # only read; it crosses to other processes
    values: Mapping[str, int] = {}  # the same
    smt: str = ""
    second: str | None = None
    seconds: float = 0.0


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
    untold: str  # why what contradicts it can never be told as a scenario; nothing where it can
    noticed: str  # its breach is `refuted`, `missed`, or `unfit`: the rules read otherwise now
    seconds: float
    fallen: tuple[str, ...] = ()  # the laws it leans on that do not hold in the same run

    @property
    def holds(self) -> bool:
        """Whether the law holds, is not empty, and notices its breach."""
        return self.verdict in GOOD and self.noticed == "refuted"


def stated(
    law: Law, unknowns: Unknowns, seats: int, answers: Mapping[str, str] | None = None
) -> Statement:
    """What the law says, with unknowns as terms, under the answers it is claimed for or these.

    Errors: NoLaw.
    """
    make = Terms()
    known = law.answers if answers is None else answers
    said: Any = law.holds(*_unknown(law, unknowns, make, seats, known))
    assumed, unknown = tuple(flag for flag, _ in make.assumed), tuple(make.known.values())
    match said:
        case Claim(given, holds):
            return Statement((*assumed, given), holds, 0, unknown)
        case Checked(cases, flags) if cases and flags:
            return Statement(assumed, every(flags), cases, unknown)
        case Checked():
            raise NoLaw(f"{law.name} tries no case, or asks nothing of its cases.")
    if not parameters(law):
        raise NoLaw(f"{law.name} has no unknowns; let it give Checked(cases, flags).")
    return Statement(assumed, said, 0, unknown)


def _unknown(
    law: Law, unknowns: Unknowns, make: Maker, seats: int, given: Mapping[str, str]
) -> Iterator[Any]:
    """The parameters of a law; those of a ruling that is answered are no longer unknown."""
    for name in parameters(law):
        ruling, answer = unknowns.ANSWERED.get(name, ("", ""))
        known = ruling in given
        yield given[ruling] == answer if known else unknowns.UNKNOWNS[name](make, seats)


def _case(law: Law, unknowns: Unknowns, seats: int, *, second: bool = False) -> Case:
    begun = process_time()
    said = stated(law, unknowns, seats)
    if said.cases:
        verdict = "checked" if said.holds is True else "refuted"
        return Case(seats, verdict, said.cases, seconds=process_time() - begun)
    question = Question.of([*said.given, no(said.holds)])
    answer = answered(question)
    verdict = VERDICTS.get(answer.verdict, "unknown")
    return Case(
        seats=seats,
        verdict=verdict,
        satisfiable=answered(Question.of(said.given)).verdict == "sat",
        statistics=answer.statistics,
        values=_contradicting(law, unknowns, seats, said) if verdict == "refuted" else {},
        smt=question.smt,
        second=reproved(question) if second else None,
        seconds=process_time() - begun,
    )


class _Model(Values):
    """Unknowns that are known after all, and what is assumed of them."""

    def __init__(self, known: Mapping[str, int]) -> None:
        """Begin with nothing assumed."""
        super().__init__(known)
        self.assumed: list[Flag] = []

    def assume(self, flag: Flag, *rules: str) -> None:  # noqa: ARG002 # as a Maker
        """Note it."""
        self.assumed.append(flag)


def _contradicting(law: Law, unknowns: Unknowns, seats: int, said: Statement) -> Mapping[str, int]:
    """The smallest values that contradict a law; on plain numbers they have to do so too."""
    values = least([*said.given, no(said.holds)], (), said.unknown) or {}
    if _on_numbers(law, unknowns, seats, values) != (True, False):
        raise AssertionError(f"{law.name}: ints and terms differ on {values}")
    return values


def _on_numbers(
    law: Law, unknowns: Unknowns, seats: int, values: Mapping[str, int]
) -> tuple[Flag, Flag]:
    """Whether these values are what the law takes as given, and whether it holds of them."""
    make = _Model(values)
    here: Any = law.holds(*_unknown(law, unknowns, make, seats, law.answers))
    given, holds = here if isinstance(here, Claim) else (True, here)
    return every([*make.assumed, given]), holds


def keeps(game: str, law: Law, case: Case) -> bool:
    """Whether the values that contradict a law elsewhere do not contradict it here."""
    unknowns = games.unknowns(game)
    if not parameters(law):
        return _asked(law, unknowns, case.seats, None) == "proved"
    return _on_numbers(law, unknowns, case.seats, case.values) != (True, False)


def proof(game: str, name: str, *, second: bool = False) -> Proof:
    """One law proved, and its breach refuted. Errors: UnknownLaw."""
    law = named(game, [name])[0]
    begun = process_time()
    unknowns = games.unknowns(game)
    cases = tuple(_case(law, unknowns, seats, second=second) for seats in law.seats or (0,))
    return Proof(
        law=law.name,
        says=law.says,
        rules=law.rules,
        verdict=_verdict(cases),
        range=ranged(law, cases),
        cases=cases,
        lemmas=law.lemmas,
        under=law.under,
        breach=law.breach,
        untold=untold(game, law),
        noticed=_noticed(game, law),
        seconds=process_time() - begun,
    )


def _verdict(cases: Sequence[Case]) -> str:
    """The worst verdict; a law about nothing is none, and two solvers have to agree."""
    verdicts = {case.verdict for case in cases}
    agreed = all(case.second in (None, case.verdict) for case in cases)
    if not agreed or not all(case.satisfiable for case in cases):
        return "refuted" if "refuted" in verdicts else "unknown"
    return next(v for v in ("refuted", "unknown", "checked", "proved") if v in verdicts)


def _noticed(game: str, law: Law) -> str:
    """How the law takes its breach; where the rules were edited it may not fit any more."""
    try:
        return "refuted" if _notices(game, law) else "missed"
    except BreachError:
        return "unfit"


def _notices(game: str, law: Law) -> bool:
    """Whether the law is refuted once the rules are read as its breach reads them."""
    other, unknowns = broken(game, law)
    return any(_refutes(other, unknowns, seats) for seats in law.seats or (0,))


def _refutes(law: Law, unknowns: Unknowns, seats: int) -> bool:
    return _asked(law, unknowns, seats, None) == "refuted"


def ranged(law: Law, cases: Sequence[Case]) -> str:
    """For what a law was proved, in words."""
    tried = sum(case.cases for case in cases)
    of = f"for {law.seats[0]} to {law.seats[-1]} players" if len(law.seats) > 1 else ""
    of = of or (f"for {law.seats[0]} players" if law.seats else "")
    how = f"all {tried} cases" if tried else "any numbers"
    return ", ".join(filter(None, (of, how, *(f"where {one}" for one in law.under))))


def named(game: str, names: Sequence[str]) -> list[Law]:
    """The laws with these names; all without one. Errors: UnknownLaw, UnknownRuling."""
    met_in(games.unknowns(game), games.game(game).RULINGS)
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
    yield from spread(one, wanted, jobs)


def under(game: str, law: Law, answers: Mapping[str, str]) -> str:
    """Whether a law would hold under other answers than it claims: proved, refuted or unknown."""
    unknowns = games.unknowns(game)
    found = [_asked(law, unknowns, seats, answers) for seats in law.seats or (0,)]
    return next(v for v in ("refuted", "unknown", "proved") if v in found)


def _asked(law: Law, unknowns: Unknowns, seats: int, answers: Mapping[str, str] | None) -> str:
    said = stated(law, unknowns, seats, answers)
    if said.cases:
        return "proved" if said.holds is True else "refuted"
    verdict = answered(Question.of([*said.given, no(said.holds)])).verdict
    return VERDICTS.get(verdict, "unknown")


def first_refuted(game: str, rules: Iterable[str] = ()) -> str | None:
    """The first law that does not hold here and now; those that speak of the rules come first."""
    speaks = {*rules}
    unknowns = games.unknowns(game)
    for law in sorted(laws(game).values(), key=lambda law: not speaks & {*law.rules}):
        if any(_refutes(law, unknowns, seats) for seats in law.seats or (0,)):
            return law.name
    return None
