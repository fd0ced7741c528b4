"""What refutes a law and what is told of it, by the rules of the process that is asked."""

import pickle
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

from atoll.mutate.children import answers
from atoll.proof import contradiction
from atoll.proof.cases import Case, case_of
from atoll.proof.contradiction import Against, contrasted, first_told, told
from atoll.proof.law import Breach, laws
from atoll.table import games
from atoll.telling.scenario import Scenario

__all__ = ["held_against", "passing", "refuted", "refuted_and_told"]

Planted = Mapping[str, Breach]
"""The laws by their names, each with the fault that refutes it."""


def refuted(game: str, name: str) -> Case:
    """What contradicts a law, for the fewest players."""
    law, unknowns = laws(game)[name], games.unknowns(game)
    cases = (case_of(law, unknowns, seats) for seats in law.seats or (0,))
    return next(case for case in cases if case.verdict == "refuted")


def refuted_and_told(game: str, names: Iterable[str]) -> dict[str, Any]:
    """What contradicts each law, and what is told of it first."""
    cases = {name: refuted(game, name) for name in names}
    every = first_told(game, cases)
    return {name: (cases[name], every[name]) for name in cases}


def passing(game: str, told: Mapping[str, Sequence[Scenario]]) -> dict[str, list[str]]:
    """What the scenarios of each law come to."""
    return contradiction.passing(game, told)


def held_against(game: str, planted: Planted) -> dict[str, Against]:
    """What is told of every law, by the rules as they are and by those that refute it."""
    elsewhere = partial(_elsewhere, game, planted)
    broken = elsewhere(refuted_and_told, dict.fromkeys(planted))

    def other(work: Callable[..., Any], _: str, asked: Mapping[str, Any]) -> dict[str, Any]:
        if work is first_told:
            return {name: broken[name][1] for name in asked}
        return elsewhere(told if work is told else passing, asked)

    return contrasted(game, {name: case for name, (case, _) in broken.items()}, other)


def _elsewhere(
    game: str, planted: Planted, work: Callable[..., Any], asked: Mapping[str, Any]
) -> dict[str, Any]:
    """A work asked law by law, done by the rules that refute each; laws of one fault share them."""
    groups = [
        [*names]
        for _, names in groupby(sorted(asked, key=planted.__getitem__), key=planted.__getitem__)
    ]
    jobs = [
        (
            game,
            _served(game, planted[names[0]]),
            pickle.dumps((work, (game, {n: asked[n] for n in names}))),
        )
        for names in groups
    ]
    found: dict[str, Any] = {}
    for answer in answers(contradiction._served, jobs, at_once=2, seconds=120):
        assert not answer.failed, (groups[answer.job], answer.failed)
        found |= answer.value
    return found


def _served(game: str, breach: Breach) -> dict[str, str]:
    """The rules with the fault in them."""
    module = import_module(f"{games.GAMES[game]}.{breach.module}")
    text = Path(str(module.__file__)).read_text("utf-8")
    assert text.count(breach.old) == 1, breach
    return {module.__name__: text.replace(breach.old, breach.new)}
