"""What is asked of the examples in a child: what each shows, by the rules as they are or a fault.

What every trial needs is made once before processes part: the examples read, the game imported. An
example that never calls a function cannot tell whether there is a fault in it.
"""

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from types import FrameType
from typing import NamedTuple

from atoll.home import HOME, file_of, from_home
from atoll.mutate.children import replaced, serve
from atoll.proof.breaches import READ
from atoll.proof.law import claimed
from atoll.running.chapter import Chapter, Example
from atoll.running.games import makers, phrases
from atoll.running.house import below
from atoll.running.perform import played
from atoll.running.world import Result
from atoll.table.games import GAMES

_LONGEST = 1.0  # seconds of work for one example; the longest takes a tenth
Place = tuple[str, int]
"""A feature file, named from HOME, and the line of an example or of its row."""
Function = tuple[str, str]
"""A module, and a function of it by its name."""


# Ready, before processes part


@cache
def examples(game: str) -> dict[Place, Example]:
    """The examples of a game by their places, in the order of the files."""
    found = dict[Place, Example]()
    for path in below(file_of(f"features/{game}")):
        file = from_home(path)
        chapter = Chapter.opened(path, file)
        found |= {(file, one.line): one for one in chapter.examples()}
    return found


def imported(game: str, modules: Sequence[str]) -> None:
    """Import some modules of a game, and whatever its examples are played with."""
    for name in modules:
        import_module(name)
    phrases(game)
    makers(game)


def rehearsed(game: str, modules: Sequence[str]) -> None:
    """Import them and find out what each step means, but play none, for all that part from here."""
    imported(game, modules)
    for one in examples(game).values():
        for step in one.steps:
            phrases(game).matching(step.type, step.name)


def shown(game: str, place: Place) -> Result:
    """What an example shows by the rules of this process."""
    example = examples(game)[place]
    kept, _ = played(example, phrases(game), makers(game), HOME)
    return example.result(kept)


# By the rules as they are


@contextmanager
def _calls() -> Iterator[set[Function]]:
    """The functions that are called meanwhile; what they hold within themselves is theirs."""
    found = set[Function]()

    def hear(frame: FrameType, _event: str, _: object) -> None:
        name = frame.f_code.co_qualname.partition(".<locals>")[0]
        found.add((frame.f_globals.get("__name__", ""), name))

    before = sys.gettrace()
    sys.settrace(hear)  # of calls alone, as nothing is to be heard of their lines
    try:
        yield found
    finally:
        sys.settrace(before)


class Baseline(NamedTuple):
    """What was called as the game was imported; of each example, what it showed and called."""

    early: frozenset[Function]
    shown: dict[Place, tuple[Result, frozenset[Function]]]


def baseline(game: str, modules: Sequence[str], start: int, step: int) -> Baseline:
    """What every `step`th example shows by these modules, which are imported anew.

    Nothing is kept before each: an answer out of a cache calls nothing.
    """
    serve(game, {})
    with _calls() as early:
        rehearsed(game, modules)
    found: dict[Place, tuple[Result, frozenset[Function]]] = {}
    for place in [*examples(game)][start::step]:
        own = [module for name, module in [*sys.modules.items()] if name.startswith(GAMES[game])]
        for value in [value for module in own for value in vars(module).values()]:
            if hasattr(value, "cache_clear"):
                value.cache_clear()
        with _calls() as called:
            result = shown(game, place)
        found[place] = result, frozenset(called)
    return Baseline(frozenset(early), found)


# One fault on trial: does an example fail, or else a law?


class Verdict(NamedTuple):
    """What objects to a fault: an `example`, a `law` or `nothing`; or the fault `does not run`."""

    by: str
    where: str = ""
    what: str = ""


class Case(NamedTuple):
    """A fault to try: its module and the changed text, the rules it concerns, whom to ask.

    If `function` is named, the fault is in nothing else, and the game is imported already.
    """

    game: str
    module: str
    text: str
    rules: tuple[str, ...]
    places: tuple[Place, ...]
    laws: bool = True
    function: str = ""


def tried(case: Case) -> Verdict:
    """The verdict on a fault: the examples are asked in their order, then the laws."""
    try:
        if not case.function:
            serve(case.game, {case.module: case.text})
        imported(case.game, [case.module])
        if case.function:
            replaced(case.module, case.function, case.text)
        for place in case.places:  # the first that fails, or does not end
            with _alarm(_LONGEST):
                result = shown(case.game, place)
            if result["outcome"] != "passed":
                return Verdict("example", "{}:{}".format(*place), result["name"])
        return _refuted(case) or Verdict("nothing")
    except Exception as error:  # noqa: BLE001 # a fault can end in anything
        return Verdict("does not run", what=f"{type(error).__name__}: {error}")


def _refuted(case: Case) -> Verdict | None:
    """The first law that does not hold; those that name one of the rules are asked first.

    Of what laws only play, no others are asked: each of them plays it at many tables.
    """
    read = case.module.rpartition(".")[2] in READ
    played = case.module.removeprefix(f"{GAMES[case.game]}.") in claimed(case.game).PLAYED
    if not case.laws or not (read or played):
        return None
    from atoll.proof.proofs import first_refuted  # noqa: PLC0415 # once the fault is planted

    law = first_refuted(case.game, case.rules, others=read)
    return Verdict("law", law) if law else None


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """An error after so many seconds of work, where the system has such an alarm."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_signal: int, _frame: object) -> None:
        raise TimeoutError("this does not end")

    signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
