"""One fault on trial, in a process of its own: does an example fail, or else a law?"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from atoll.mutate.ready import Place, imported, shown
from atoll.mutate.serving import replaced, serve
from atoll.proof.breaches import READ
from atoll.table.games import GAMES, laws

_LONGEST = 1.0  # seconds of work for one example; the longest takes a tenth


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
        _plant(case)
        return _asked(case) or _refuted(case) or Verdict("nothing")
    except Exception as error:  # noqa: BLE001 # a fault can end in anything
        return Verdict("does not run", what=f"{type(error).__name__}: {error}")


def _plant(case: Case) -> None:
    """The fault is in this process from now on, and in no other."""
    if case.function:
        imported(case.game, [case.module])
        replaced(case.module, case.function, case.text)
    else:
        serve(case.game, {case.module: case.text})
        imported(case.game, [case.module])


def _asked(case: Case) -> Verdict | None:
    """The first example that fails, or does not end."""
    for place in case.places:
        with _alarm(_LONGEST):
            result = shown(case.game, place)
        if result["outcome"] != "passed":
            return Verdict("example", "{}:{}".format(*place), result["name"])
    return None


def _refuted(case: Case) -> Verdict | None:
    """The first law that does not hold; those that name one of the rules are asked first.

    Of what laws only play, no others are asked: each of them plays it at many tables.
    """
    read = case.module.rpartition(".")[2] in READ
    played = case.module.removeprefix(f"{GAMES[case.game]}.") in laws(case.game).PLAYED
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
    signal.signal(signal.SIGVTALRM, _ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _ring(_signal: int, _frame: object) -> None:
    raise TimeoutError("this does not end")
