"""Questions to a solver: whether anything fits, and the smallest that does.

What is asked is a text in SMT-LIB, answered by a solver that knows nothing else: the answer does
not depend on what was asked before, and another solver can be asked the same.
"""

import re
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import z3

from atoll.readings.terms import Term, as_term, number, plain
from atoll.words import Flag


class Question(NamedTuple):
    """Whether anything at all fits, as SMT-LIB: linear arithmetic on whole numbers."""

    smt: str

    @classmethod
    def of(cls, flags: Iterable[Flag]) -> "Question":
        """Whether all flags can hold at once, written the same whatever else holds their terms.

        z3 names a part that is held twice, be it by a variable of ours: a copy is held by itself.
        """
        alone = z3.SimpleSolver(ctx=z3.Context())
        alone.add(*[as_term(one).translate(alone.ctx) for one in flags])
        return cls(f"(set-logic QF_LIA)\n{_renumbered(alone.to_smt2())}")


def _renumbered(smt: str) -> str:
    """The text with its own names numbered from 1: z3 numbers them by all it has ever seen."""
    names: dict[str, str] = {}
    return _OWN_NAME.sub(lambda it: names.setdefault(it[0], f"{it[0][:2]}{len(names) + 1}"), smt)


_OWN_NAME = re.compile(r"[?$]x[0-9]+")


LIMIT = 200_000_000
"""How many steps (of z3's own counting) a question may take: some minutes."""
_SECOND_LIMIT = 20_000_000
"""The same for the second solver, by its counting."""


def answered(question: Question) -> str:
    """What a solver of its own says, the same every time: `sat`, `unsat` or `unknown`."""
    solver = z3.SimpleSolver(ctx=z3.Context())  # without the tactics, which take longer
    solver.from_string(question.smt)
    return _verdict(solver)


def _verdict(solver: Any) -> str:
    """What the solver says in the steps that it may take. Errors: KeyboardInterrupt.

    z3 would hear Ctrl-C itself and tell it in many ways; so it works in a thread and is told.
    """
    solver.set(rlimit=LIMIT, ctrl_c=False)
    with ThreadPoolExecutor(1) as beside:
        try:
            return str(beside.submit(solver.check).result())
        except KeyboardInterrupt:
            solver.ctx.interrupt()
            raise


class Undecided(RuntimeError):
    """The solver gave up; that counts as a failure, not as misuse."""

    status = 1


def least(flags: Iterable[Flag], unknown: Iterable[Term]) -> dict[str, int] | None:
    """The values that fit the flags and are smallest, unknown by unknown; None if none do.

    None of them is below 0: the answer is one of its kind. Errors: Undecided.
    """
    numbers = [z3.If(one, 1, 0) if z3.is_bool(one) else one for one in unknown]
    named = {f"size {n}": one for n, one in enumerate(numbers)}
    equal = [number(name) == size for name, size in named.items()]
    solver = z3.Optimize(ctx=z3.Context())
    solver.from_string(Question.of([*flags, *equal]).smt)
    for name in named:  # the first counts most
        solver.minimize(z3.Int(name, solver.ctx))
    verdict = _verdict(solver)
    if verdict == "unknown":
        raise Undecided(f"the solver gave up: {solver.reason_unknown()}")
    if verdict == "unsat":
        return None
    model = solver.model()
    values = {unknown.name(): plain(model[unknown]) for unknown in model.decls()}
    return {name: value for name, value in values.items() if name not in named}


def reproved(question: Question) -> str:
    """The same question asked of a second solver: `proved`, `refuted` or `unknown`.

    It ends where it can go no further.
    """
    import cvc5  # noqa: PLC0415 # only where a second opinion is asked for

    solver = cvc5.Solver()
    solver.setOption("rlimit", str(_SECOND_LIMIT))
    reader = cvc5.InputParser(solver)
    reader.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, question.smt, "question")
    said = ""
    while not (command := reader.nextCommand()).isNull():
        said += command.invoke(solver, reader.getSymbolManager())
    return {"unsat": "proved", "sat": "refuted"}.get(said.strip(), "unknown")
