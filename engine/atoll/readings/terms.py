"""Read the rules as theorems: a number is an integer term of z3, a flag a boolean term.

Importing this module joins the reading; the rules stay as they are.
z3 has no types of its own, so nothing else imports it.
What is asked is a text in SMT-LIB, answered by a solver that knows nothing else: the answer does
not depend on what was asked before, and another solver can be asked the same.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

import z3

from atoll.words import Flag, Reading, join

__all__ = [
    "Answer",
    "Question",
    "Term",
    "Terms",
    "Undecided",
    "answered",
    "fits",
    "flag",
    "least",
    "number",
    "reproved",
    "valued",
]

Term = Any
"""An integer or boolean term, or a plain value that a rule folded it to."""


def number(name: str) -> Term:
    """An unknown whole number."""
    return z3.Int(name)


def flag(name: str) -> Term:
    """An unknown yes or no."""
    return z3.Bool(name)


def _constant(value: int) -> Term:
    return z3.BoolVal(value) if isinstance(value, bool) else z3.IntVal(value)


def _plain(term: Term) -> int:
    return bool(z3.is_true(term)) if z3.is_bool(term) else int(term.as_long())


def valued(terms: Sequence[Term], known: Sequence[tuple[Term, int]]) -> list[int]:
    """What the terms are once all their unknowns are known.

    >>> x = number("x")
    >>> valued([x + 1, x > 3], [(x, 3)])
    [4, False]
    """
    whole = [_whole(term) for term in terms]
    together = z3.Function("together", *[term.sort() for term in whole], z3.BoolSort())
    pairs = [(unknown, _constant(value)) for unknown, value in known]
    found = z3.simplify(z3.substitute(together(*whole), *pairs))
    return [_plain(term) for term in found.children()]


def _no_flag(*terms: Term) -> NoReturn:
    message = f"{terms[0]} is no flag: a rule decides on a comparison, never on a number"
    raise TypeError(message)


join(z3.BoolRef, Reading(choose=z3.If, no=z3.Not, both=z3.And))
join(z3.ArithRef, Reading(_no_flag, _no_flag, _no_flag, halve=lambda term: term / 2))


# Questions


class Terms:
    """Unknowns as terms, and what is assumed of them: `(flag, the rules that say so)`."""

    def __init__(self) -> None:
        """Begin with nothing unknown."""
        self.known: dict[str, Term] = {}
        self.assumed: list[tuple[Flag, tuple[str, ...]]] = []
        self.side = ""  # what tells apart two things made of the same unknowns
        self._made: dict[str, list[tuple[Term, Term]]] = {}

    def number(self, name: str) -> Term:
        """An unknown whole number from 0 on."""
        self.assume(number(name) >= 0)
        return self.known.setdefault(name, number(name))

    def flag(self, name: str) -> Term:
        """An unknown yes or no."""
        return self.known.setdefault(name, flag(name))

    def assume(self, flag: Flag, *rules: str) -> None:
        """Something that holds, and the rules that say so."""
        self.assumed.append((flag, rules))

    def held(self, name: str, value: Any, *rules: str) -> Any:
        """Unknowns in place of the value, and that they are equal, as the rules say.

        Where two sides make the very same of it, it is one unknown.
        """
        if isinstance(value, tuple):
            parts = [self.held(f"{name} {n}", part, *rules) for n, part in enumerate(value, 1)]
            return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
        whole, before = _whole(value), self._made.setdefault(name, [])
        for other, made in before:
            if other.eq(whole):
                return made
        named = f"{self.side}{name}"
        made = flag(named) if z3.is_bool(whole) else number(named)
        before.append((whole, made))
        self.assume(made == whole, *rules)
        return made


class Question(NamedTuple):
    """Whether anything at all fits, as SMT-LIB: linear arithmetic on whole numbers."""

    smt: str

    @classmethod
    def of(cls, flags: Iterable[Flag]) -> "Question":
        """Whether all flags can hold at once."""
        solver = z3.Solver()
        solver.add(*[_whole(one) for one in flags])
        return cls(f"(set-logic QF_LIA)\n{_renumbered(solver.to_smt2())}")


def _renumbered(smt: str) -> str:
    """The text with its own names numbered from 1: z3 numbers them by all it has ever seen."""
    names: dict[str, str] = {}
    return _OWN_NAME.sub(lambda it: names.setdefault(it[0], f"{it[0][:2]}{len(names) + 1}"), smt)


_OWN_NAME = re.compile(r"[?$]x[0-9]+")


class Answer(NamedTuple):
    """What the solver says: `sat` with values by name, `unsat`, or `unknown`; and its work."""

    verdict: str
    values: Mapping[str, int]
    statistics: Mapping[str, int]


_LIMIT = 200_000_000
"""How many steps (of z3's own counting) a question may take: some minutes."""
_SECOND_LIMIT = 20_000_000
"""The same for the second solver, by its counting."""
_COUNTED = ("conflicts", "decisions", "propagations", "rlimit count")


def answered(question: Question, limit: int = _LIMIT) -> Answer:
    """The answer of a solver of its own, the same every time."""
    solver = z3.Solver(ctx=z3.Context())
    solver.set("random_seed", 0)
    solver.set("rlimit", limit)
    solver.from_string(question.smt)
    verdict = _verdict(solver)
    values = _values(solver.model()) if verdict == "sat" else {}
    told = {entry.replace(" ", "_"): value for entry, value in _statistics(solver)}
    return Answer(verdict, values, told)


def _verdict(solver: Any) -> str:
    """What the solver says. Errors: KeyboardInterrupt, which z3 keeps to itself as it works."""
    verdict = str(solver.check())
    if verdict == "unknown" and solver.reason_unknown() == "interrupted from keyboard":
        raise KeyboardInterrupt
    return verdict


def _statistics(solver: Any) -> list[tuple[str, int]]:
    found = solver.statistics()
    keys = {*found.keys()}
    return [(key, int(found.get_key_value(key))) for key in _COUNTED if key in keys]


def _values(model: Any) -> dict[str, int]:
    return {unknown.name(): _plain(model[unknown]) for unknown in model.decls()}


class Undecided(RuntimeError):
    """The solver gave up; that counts as a failure, not as misuse."""

    status = 1


def least(
    flags: Iterable[Flag], sizes: Sequence[Term], unknown: Iterable[Term]
) -> dict[str, int] | None:
    """The values that fit the flags and are smallest, size by size in this order; None if none do.

    No size is below 0. What the sizes leave open is made smallest too, unknown by unknown: the
    answer is one of its kind. Errors: Undecided.
    """
    solver, names = _sized(flags, sizes, unknown)
    if not _fits(solver):
        return None
    for name in names:
        _lessened(solver, z3.Int(name, solver.ctx))
    _fits(solver)
    return {name: value for name, value in _values(solver.model()).items() if name not in names}


def fits(flags: Iterable[Flag], sizes: Sequence[Term], unknown: Iterable[Term]) -> bool:
    """Whether any values fit the flags: what `least` asks first. Errors: Undecided."""
    solver, _ = _sized(flags, sizes, unknown)
    return _fits(solver)


def _sized(
    flags: Iterable[Flag], sizes: Sequence[Term], unknown: Iterable[Term]
) -> tuple[Any, list[str]]:
    """A solver that holds the flags and knows each size by a name."""
    names = [f"size {n}" for n, _ in enumerate([*sizes, *unknown])]
    numbers = [z3.If(one, 1, 0) if z3.is_bool(one) else one for one in [*sizes, *unknown]]
    equal = [number(name) == size for name, size in zip(names, numbers, strict=True)]
    solver = z3.Solver(ctx=z3.Context())
    solver.set("random_seed", 0)
    solver.from_string(Question.of([*flags, *equal]).smt)
    return solver, names


def _lessened(solver: Any, size: Any) -> None:
    """Hold the size to its smallest value: what may be left of it is halved until one is left."""
    _fits(solver)
    low, high = 0, _here(solver, size)
    while low < high:
        middle = (low + high) // 2
        solver.push()
        solver.add(size <= middle)
        low, high = (low, _here(solver, size)) if _fits(solver) else (middle + 1, high)
        solver.pop()
    solver.add(size == low)


def _here(solver: Any, size: Any) -> int:
    return _plain(solver.model().eval(size, model_completion=True))


def _fits(solver: Any) -> bool:
    solver.set("rlimit", _LIMIT)
    verdict = _verdict(solver)
    if verdict == "unknown":
        raise Undecided(f"the solver gave up: {solver.reason_unknown()}")
    return verdict == "sat"


def reproved(question: Question) -> str:
    """The same question asked of a second solver: `proved`, `refuted` or `unknown`."""
    import cvc5  # noqa: PLC0415 # only where a second opinion is asked for

    solver = cvc5.Solver()
    solver.setOption("rlimit", str(_SECOND_LIMIT))
    reader = cvc5.InputParser(solver)
    reader.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, question.smt, "question")
    said = ""
    while not (command := reader.nextCommand()).isNull():
        said += command.invoke(solver, reader.getSymbolManager())
    return {"unsat": "proved", "sat": "refuted"}.get(said.strip(), "unknown")


def _whole(term: Term) -> Term:
    return term if z3.is_expr(term) else _constant(term)
