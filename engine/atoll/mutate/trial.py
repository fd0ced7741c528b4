"""One fault on trial, in a process of its own: does an example fail, or else a law?"""

import signal
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import NamedTuple

from atoll.home import file_of
from atoll.mutate.baseline import Place, place
from atoll.mutate.serving import serve
from atoll.proof.breaches import READ
from atoll.running.example import Example
from atoll.running.perform import Listener, perform

__all__ = ["Case", "Verdict", "tried"]

_LONGEST = 3.0  # seconds of work for one example; the longest takes a hundredth


class Verdict(NamedTuple):
    """What objects to a fault: an `example`, a `law` or `nothing`; or the fault `does not run`."""

    by: str
    where: str = ""
    what: str = ""


class Case(NamedTuple):
    """A fault to try: its module and the changed text, the rules it concerns, and what to ask.

    `rounds` are the examples to ask, some of them before others.
    """

    game: str
    module: str
    text: str
    rules: tuple[str, ...]
    rounds: tuple[tuple[Place, ...], ...]
    laws: bool = True


class _Hurried(Listener):
    """An example that does not end fails."""

    def around(self, example: Example) -> AbstractContextManager[None]:  # noqa: ARG002 # any
        """So much time has each."""
        return _alarm(_LONGEST)


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


def tried(case: Case) -> Verdict:
    """The verdict on a fault: the examples are asked, then the laws."""
    serve(case.game, {case.module: case.text})
    for places in case.rounds:
        if (verdict := _asked(places)).by != "nothing":
            return verdict
    read = case.module.rpartition(".")[2] in READ
    law = refuted(case.game, case.rules) if case.laws and read else None
    return Verdict("law", law) if law else Verdict("nothing")


def _asked(places: Sequence[Place]) -> Verdict:
    """What the examples in these places say."""
    if not places:
        return Verdict("nothing")
    paths = (f"{file_of(file)}:{line}" for file, line in places)
    ran = perform(paths, listener=_Hurried(), lint=False, first=True)
    for result in ran.results:
        if result["outcome"] != "passed":
            return Verdict("example", "{}:{}".format(*place(result)), result["name"])
    for why in ran.problems:
        return Verdict("does not run", what=why)
    return Verdict("nothing")


def refuted(game: str, rules: Sequence[str]) -> str | None:
    """The first law that does not hold; those that name one of the rules are asked first."""
    from atoll.proof.proofs import first_refuted  # noqa: PLC0415 # only after the fault is served

    return first_refuted(game, rules)
