"""What else contradicts a law than the smallest: by another rule, or with another outcome.

Each is held against the same other rules as the first.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain, islice, zip_longest

from atoll.proof.cases import Case, keeps
from atoll.proof.contradiction import Against, elsewhere, passing, scenes
from atoll.proof.earlier import earlier
from atoll.proof.law import Law, laws
from atoll.proof.solver import Question, samples
from atoll.telling.differing import differing
from atoll.telling.scenario import Scenario
from atoll.telling.told import told

__all__ = ["TRIES", "with_others"]

TRIES = 16
"""So many other values of each number of seats are looked at."""
_FEW = 8

Cases = Mapping[str, Sequence[Case]]
"""What contradicts each law: the case of the fewest seats, then others."""
First = Mapping[str, Scenario | None]
"""The scenario that tells it, where there is one."""
Told = dict[str, list[Scenario]]


def with_others(
    game: str, against: Mapping[str, Against], cases: Cases, wanted: int
) -> dict[str, Against]:
    """What contradicts each law, with up to so many witnesses.

    `cases` are those that do not hold, of the fewest seats first. The second witness is the same
    however many are wanted, and so is every other.
    """
    every = {name: [of[0], *_others(game, laws(game)[name], of)] for name, of in cases.items()}
    alone = {name: one.here for name, one in against.items() if one.alone}
    apart = {name: one for name, one in against.items() if not one.alone}
    mine, theirs = _parting(game, every, apart) if apart else (Told(), Told())
    mine |= _passing(game, every, alone)
    found = {}
    for name, one in against.items():
        others = [tuple(of.get(name, ())[: wanted - 1]) for of in (mine, theirs)]
        found[name] = one._replace(wanted=wanted, others_here=others[0], others_there=others[1])
    return found


# Cases


def _others(game: str, law: Law, cases: Sequence[Case]) -> Iterator[Case]:
    """The other cases; numbers of seats take turns, so that the first differ in that."""
    yield from filter(None, chain.from_iterable(zip_longest(*(_of(game, law, c) for c in cases))))


def _of(game: str, law: Law, case: Case) -> Iterator[Case]:
    """Those that a law tried, one by one; or its smallest values and some of any size."""
    if case.cases:
        yield from (case._replace(tried=(one,)) for one in case.tried)
        return
    yield case
    for values in samples(Question(case.smt), TRIES):
        other = case._replace(values=values)
        if not keeps(game, law, other):
            yield other


def _keeping(game: str, cases: Cases) -> dict[str, list[Case]]:
    """Those that do not contradict a law here; where it tried some, it is known to hold."""
    return {
        name: [one for one in of if one.cases or keeps(game, laws(game)[name], one)]
        for name, of in cases.items()
    }


# Tellings


def _told(game: str, cases: Cases, first: First, most: int) -> Told:
    """Tables of each case, so many at most, of the laws that have a first."""
    return {
        name: [
            scenario
            for case in cases[name]
            if one
            for scenario in islice(_each(game, laws(game)[name], case), most)
        ]
        for name, one in first.items()
    }


def _each(game: str, law: Law, case: Case) -> Iterator[Scenario]:
    for scene in scenes(game, law, case):
        with suppress(Exception):  # broken rules can end in anything
            yield told(game, scene)


# Those that are true


def _passing(game: str, cases: Cases, first: First) -> Told:
    """Those that pass; of each case the table that is laid first, which is surely the case."""
    found = _differing(_told(game, cases, first, 1), {}, first)
    return _such(found, passing(game, found), "passed")


def _parting(game: str, cases: Cases, against: Mapping[str, Against]) -> tuple[Told, Told]:
    """Those that pass by the rules that they tell and fail by the others: of these and of those."""
    other = partial(elsewhere, game, earlier(game))
    here = {name: one.here for name, one in against.items()}
    there = {name: one.there for name, one in against.items()}
    kept = other(_keeping, game, {name: cases[name] for name in against})
    mine, theirs = _told(game, kept, here, _FEW), other(_told, game, kept, there, _FEW)
    own, its = _differing(mine, theirs, here), _differing(theirs, mine, there)
    true = _such(own, passing(game, own), "passed")
    was_true = _such(its, other(passing, game, its), "passed")
    return (
        _such(true, other(passing, game, true), "failed"),
        _such(was_true, passing(game, was_true), "failed"),
    )


def _differing(found: Told, others: Told, first: First) -> Told:
    """What the others do not tell, as far as it differs from the first and from one another."""
    own = {
        name: [one for one in of if one not in others.get(name, ())] for name, of in found.items()
    }
    return {name: [*differing(of, filter(None, [first[name]]))] for name, of in own.items()}


def _such(found: Told, came_to: Mapping[str, Sequence[str]], wanted: str) -> Told:
    """Those that came to what is wanted."""
    pairs = {name: zip(of, came_to[name], strict=True) for name, of in found.items()}
    return {name: [one for one, each in of if each == wanted] for name, of in pairs.items()}
