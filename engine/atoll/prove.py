"""Read the rules as theorems: a number is an integer term of z3, a flag a boolean term.

Importing this module joins the reading; the rules stay as they are.
z3 has no types of its own, so nothing else imports it.
"""

from collections.abc import Sequence
from typing import Any, NoReturn

import z3

from atoll.words import Reading, join

__all__ = ["Term", "flag", "number", "valued"]

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
    whole = [term if z3.is_expr(term) else _constant(term) for term in terms]
    together = z3.Function("together", *[term.sort() for term in whole], z3.BoolSort())
    pairs = [(unknown, _constant(value)) for unknown, value in known]
    found = z3.simplify(z3.substitute(together(*whole), *pairs))
    return [_plain(term) for term in found.children()]


def _no_flag(*terms: Term) -> NoReturn:
    message = f"{terms[0]} is no flag: a rule decides on a comparison, never on a number"
    raise TypeError(message)


join(z3.BoolRef, Reading(choose=z3.If, no=z3.Not, both=z3.And))
join(z3.ArithRef, Reading(_no_flag, _no_flag, _no_flag, halve=lambda term: term / 2))
