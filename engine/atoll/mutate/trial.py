"""One fault on trial, in a child: does an example fail, or else a law?

What every trial needs is made once before processes part: the examples, read.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import NamedTuple

from atoll.home import HOME, file_of, from_home
from atoll.mutate.children import serve
from atoll.proof.breaches import READ
from atoll.proof.law import claimed
from atoll.running.chapter import Chapter, Example
from atoll.running.games import makers, phrases
from atoll.running.house import below
from atoll.running.perform import played
from atoll.table.games import GAMES

_LONGEST = 1.0  # seconds of work for one example; the longest takes a tenth
Place = tuple[str, int]
"""A feature file, named from HOME, and the line of an example or of its row."""


@cache
def examples(game: str) -> dict[Place, Example]:
    """The examples of a game by their places, in the order of the files."""
    found = dict[Place, Example]()
    for path in below(file_of(f"features/{game}")):
        file = from_home(path)
        found |= {(file, one.line): one for one in Chapter.opened(path, file).examples()}
    return found


class Verdict(NamedTuple):
    """What objects to a fault: an `example`, a `law` or `nothing`; or the fault `does not run`."""

    by: str
    where: str = ""
    what: str = ""


class Case(NamedTuple):
    """A fault to try: its module and the changed text, the rules it concerns, whom to ask."""

    game: str
    module: str
    text: str
    rules: tuple[str, ...]
    places: tuple[Place, ...]
    laws: bool = True


def tried(case: Case) -> Verdict:
    """The verdict on a fault: the examples are asked in their order, then the laws."""
    try:
        serve(case.game, {case.module: case.text})
        import_module(case.module)
        said, made = phrases(case.game), makers(case.game)
        for place in case.places:  # the first that fails, or does not end
            example = examples(case.game)[place]
            with _alarm(_LONGEST):
                kept, _ = played(example, said, made, HOME)
            result = example.result(kept)
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
