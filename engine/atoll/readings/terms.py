"""Read the rules as theorems: a number is an integer term of z3, a flag a boolean term.

Importing this module joins the reading; the rules stay as they are.
z3 has no types of its own, so only this and what asks its solver (`atoll.proof.solver`) import it.
"""

from functools import lru_cache
from typing import Any, NoReturn

import z3
from z3 import z3core as core

from atoll.words import Flag, Reading, join

Term = Any
"""An integer or boolean term, or a plain value that a rule folded it to."""


def number(name: str) -> Term:
    """An unknown whole number."""
    return z3.Int(name)


def flag(name: str) -> Term:
    """An unknown yes or no."""
    return z3.Bool(name)


@lru_cache(typed=True)  # 1 is no yes
def _constant(value: int) -> Term:
    return z3.BoolVal(value) if isinstance(value, bool) else z3.IntVal(value)


def plain(term: Term) -> int:
    """The value of a term that has one."""
    return bool(z3.is_true(term)) if z3.is_bool(term) else int(term.as_long())


def _no_flag(*terms: Term) -> NoReturn:
    message = f"{terms[0]} is no flag: a rule decides on a comparison, never on a number"
    raise TypeError(message)


# z3's own If, Not and And ask for every sort again, which takes most of their time.


def _chosen(flag: Term, then: Any, otherwise: Any) -> Term:
    one, other = as_term(then), as_term(otherwise)
    if z3.is_bool(one) is not z3.is_bool(other):
        return z3.If(flag, one, other)
    made = core.Z3_mk_ite(flag.ctx_ref(), flag.as_ast(), one.as_ast(), other.as_ast())
    return (z3.BoolRef if z3.is_bool(one) else z3.ArithRef)(made, flag.ctx)


def _not(flag: Term) -> Term:
    return z3.BoolRef(core.Z3_mk_not(flag.ctx_ref(), flag.as_ast()), flag.ctx)


def _both(one: Term, other: Term) -> Term:
    flags = (z3.Ast * 2)(one.as_ast(), other.as_ast())
    return z3.BoolRef(core.Z3_mk_and(one.ctx_ref(), 2, flags), one.ctx)


join(z3.BoolRef, Reading(choose=_chosen, no=_not, both=_both))
join(z3.ArithRef, Reading(_no_flag, _no_flag, _no_flag, halve=lambda term: term / 2))


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
        whole, before = as_term(value), self._made.setdefault(name, [])
        for other, made in before:
            if other.eq(whole):
                return made
        named = f"{self.side}{name}"
        made = flag(named) if z3.is_bool(whole) else number(named)
        before.append((whole, made))
        self.assume(made == whole, *rules)
        return made


def as_term(term: Term) -> Term:
    """The term; of a plain value, the constant."""
    return term if z3.is_expr(term) else _constant(term)
