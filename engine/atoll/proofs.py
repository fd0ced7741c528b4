"""The laws of a game proved: each for every number of seats, and against its breach.

A law is `proved` where no values at all contradict it, `checked` where all its cases were tried,
`refuted` where one contradicts it, and `unknown` where the solver gave up, which is a failure.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from time import process_time
from types import ModuleType
from typing import Any, NamedTuple

from atoll.law import Breach, Claim, Law, broken, laws, parameters
from atoll.prove import Question, Terms, answered, reproved
from atoll.words import Flag, every, no

__all__ = ["Case", "Proof", "UnknownLaw", "first_refuted", "proof", "proofs", "ranged", "stated"]

GOOD = ("proved", "checked")


class UnknownLaw(ValueError):
    """A name that is no law of the game."""


class Statement(NamedTuple):
    """What a law says of so many seats: what is given, what holds, and how many cases it lists."""

    given: tuple[Flag, ...]
    holds: Flag
    cases: int


class Case(NamedTuple):
    """The law for one number of seats (0 where seats play no role)."""

    seats: int
    verdict: str
    cases: int
    satisfiable: bool
    statistics: Mapping[str, int]
    values: Mapping[str, int]
    smt: str
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
    breach: Breach
    breach_refuted: bool
    seconds: float

    @property
    def holds(self) -> bool:
        """Whether the law holds, is not empty, and notices its breach."""
        return self.verdict in GOOD and self.breach_refuted


def stated(law: Law, unknowns: ModuleType, seats: int) -> Statement:
    """What the law says, with its unknowns as terms."""
    make = Terms()
    said: Any = law.holds(*[unknowns.UNKNOWNS[name](make, seats) for name in parameters(law)])
    assumed = tuple(flag for flag, _ in make.assumed)
    match said:
        case Claim(given, holds):
            return Statement((*assumed, given), holds, 0)
        case list():
            return Statement(assumed, every(said), len(said))
    return Statement(assumed, said, 0)


def _case(law: Law, unknowns: ModuleType, seats: int, *, second: bool = False) -> Case:
    begun = process_time()
    given, holds, cases = stated(law, unknowns, seats)
    if cases:
        verdict = "checked" if holds is True else "refuted"
        return Case(seats, verdict, cases, True, {}, {}, "", None, process_time() - begun)  # noqa: FBT003 # a field
    question = Question.of([*given, no(holds)])
    answer = answered(question)
    return Case(
        seats=seats,
        verdict={"unsat": "proved", "sat": "refuted"}.get(answer.verdict, "unknown"),
        cases=0,
        satisfiable=answered(Question.of(given)).verdict == "sat",
        statistics=answer.statistics,
        values=answer.values,
        smt=question.smt,
        second=reproved(question) if second else None,
        seconds=process_time() - begun,
    )


def proof(game: str, name: str, *, second: bool = False) -> Proof:
    """One law proved, and its breach refuted. Errors: UnknownLaw, BreachError."""
    law = named(game, [name])[0]
    begun = process_time()
    unknowns = import_module(f"atoll.{game}.unknowns")
    cases = tuple(_case(law, unknowns, seats, second=second) for seats in law.seats or (0,))
    return Proof(
        law=law.name,
        says=law.says,
        rules=law.rules,
        verdict=_verdict(cases),
        range=ranged(law, cases),
        cases=cases,
        lemmas=law.lemmas,
        breach=law.breach,
        breach_refuted=_notices(game, law),
        seconds=process_time() - begun,
    )


def _verdict(cases: Sequence[Case]) -> str:
    """The worst verdict; a law about nothing is none, and two solvers have to agree."""
    verdicts = {case.verdict for case in cases}
    agreed = all(case.second in (None, case.verdict) for case in cases)
    if not agreed or not all(case.satisfiable for case in cases):
        return "refuted" if "refuted" in verdicts else "unknown"
    return next(v for v in ("refuted", "unknown", "checked", "proved") if v in verdicts)


def _notices(game: str, law: Law) -> bool:
    """Whether the law is refuted once the rules are read as its breach reads them."""
    other, unknowns = broken(game, law)
    return any(_refutes(other, unknowns, seats) for seats in law.seats or (0,))


def _refutes(law: Law, unknowns: ModuleType, seats: int) -> bool:
    given, holds, cases = stated(law, unknowns, seats)
    if cases:
        return holds is not True
    return answered(Question.of([*given, no(holds)])).verdict == "sat"


def ranged(law: Law, cases: Sequence[Case]) -> str:
    """For what a law was proved, in words."""
    tried = sum(case.cases for case in cases)
    of = f"for {law.seats[0]} to {law.seats[-1]} seats" if len(law.seats) > 1 else ""
    of = of or (f"for {law.seats[0]} seats" if law.seats else "")
    how = f"{tried} cases" if tried else "any numbers"
    return ", ".join(filter(None, (of, how)))


def named(game: str, names: Sequence[str]) -> list[Law]:
    """The laws with these names; all without one. Errors: UnknownLaw."""
    known = laws(game)
    for name in names:
        if name not in known:
            near = [
                law for law in known if name in law or set(name.split("_")) & set(law.split("_"))
            ]
            told = ", ".join(near[:5] or [*known][:5]) or "it has none yet"
            raise UnknownLaw(f"{game} has no law {name}; near are: {told}.")
    return [known[name] for name in names or known]


def proofs(
    game: str, names: Sequence[str] = (), *, jobs: int | None = None, second: bool = False
) -> Iterator[Proof]:
    """The laws proved side by side in processes, in the order of the text, each as it is ready."""
    wanted = [law.name for law in named(game, names)]
    one = partial(proof, game, second=second)
    with ProcessPoolExecutor(jobs) as workers:
        try:
            yield from workers.map(one, wanted)
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            raise


def first_refuted(game: str, rules: Iterable[str] = ()) -> str | None:
    """The first law that does not hold here and now; those that speak of the rules come first."""
    speaks = {*rules}
    unknowns = import_module(f"atoll.{game}.unknowns")
    for law in sorted(laws(game).values(), key=lambda law: not speaks & {*law.rules}):
        if any(_refutes(law, unknowns, seats) for seats in law.seats or (0,)):
            return law.name
    return None
