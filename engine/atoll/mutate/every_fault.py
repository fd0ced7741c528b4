"""All faults on trial: which are planted, which examples are asked first, what became of each."""

from collections.abc import Collection, Iterator, Sequence
from hashlib import sha256
from itertools import zip_longest
from typing import NamedTuple

from atoll.code.text import Source
from atoll.mutate.baseline import Place, Shown, baseline, noted
from atoll.mutate.children import Answer, answers
from atoll.mutate.plant import Fault, Key, faults, planted, sources
from atoll.mutate.register import Register
from atoll.mutate.trial import Case, Verdict, tried

__all__ = ["FailingError", "Planting", "Tried", "chosen", "planting", "trials"]

_FIRST, _FEW = 4, 8
_SECONDS = 240.0


class FailingError(RuntimeError):
    """The examples fail on the rules as they are, so they can tell nothing of a fault."""


class Planting(NamedTuple):
    """The modules of a game, the faults that can be planted there, and those known to be none."""

    game: str
    sources: dict[str, Source]
    faults: tuple[Fault, ...]
    reasons: dict[Key, str]


class Tried(NamedTuple):
    """A fault, what objected to it, and why it need not, where the register says so."""

    fault: Fault
    verdict: Verdict
    reason: str = ""

    @property
    def status(self) -> str:
        """Killed by an `example` or a `law`, `equivalent`, `survived`, or it `does not run`."""
        if self.verdict.by != "nothing":
            return self.verdict.by
        return "equivalent" if self.reason else "survived"


def planting(game: str, register: Register) -> Planting:
    """Everything that can be planted in a game."""
    read = sources(game, register.modules, register.speech)
    return Planting(game, read, tuple(faults(game, read)), dict(register.reasons))


def chosen(found: Sequence[Fault], rules: Collection[str], sample: int | None) -> list[Fault]:
    """The faults of some rules (of all, where none is named), or a sample of them.

    The sample is the same every time, and holds a fault of every rule that has any; so it may be
    larger than asked for.
    """
    mine = [fault for fault in found if not rules or set(rules) & set(fault.rules)]
    if sample is None:
        return mine
    mixed = sorted(mine, key=lambda fault: sha256(repr(fault.key).encode()).digest())
    missing, taken = {rule for fault in mine for rule in fault.rules}, set[Key]()
    for fault in sorted(mixed, key=lambda fault: len(fault.rules)):
        if missing & set(fault.rules):
            missing -= set(fault.rules)
            taken.add(fault.key)
    for fault in mixed:
        if len(taken) < sample:
            taken.add(fault.key)
    return [fault for fault in mine if fault.key in taken]


def trials(
    of: Planting, some: Sequence[Fault], *, at_once: int, seconds: float = _SECONDS
) -> Iterator[Tried]:
    """Each fault with its verdict, as they come.

    Errors: FailingError, where an example fails on the rules as they are.
    """
    shown = _baseline(of)
    jobs = ((_case(of, fault, shown),) for fault in some)
    for answer in answers(tried, jobs, at_once=at_once, seconds=seconds):
        fault = some[answer.job]
        yield Tried(fault, _verdict(answer), of.reasons.get(fault.key, ""))


def _baseline(of: Planting) -> list[Shown]:
    texts = {name: noted(source) for name, source in of.sources.items()}
    answer = next(answers(baseline, [(of.game, texts)], at_once=1, seconds=_SECONDS))
    shown: list[Shown] = answer.value or []
    failing = [one.place for one in shown if not one.passed]
    if failing or not shown:
        where = "{}:{}".format(*failing[0]) if failing else "none could be run"
        raise FailingError(f"the examples must pass before a fault is planted: {where}.")
    return shown


def _case(of: Planting, fault: Fault, shown: Sequence[Shown]) -> Case:
    """The examples to ask are those that call the function; a constant concerns all."""
    source = of.sources[fault.module]
    here = fault.module, fault.function
    asked = [one for one in shown if here in one.called] if source.calls(fault.function) else shown
    places = _ordered(fault, asked)
    text, laws = planted(source, fault), fault.key not in of.reasons
    return Case(of.game, fault.module, text, fault.rules, _rounds(places), laws)


def _rounds(places: Sequence[Place]) -> tuple[tuple[Place, ...], ...]:
    """A few first, as most faults are noticed at once; not where there are few."""
    if len(places) <= _FEW:
        return (tuple(places),)
    return tuple(places[:_FIRST]), tuple(places[_FIRST:])


def _ordered(fault: Fault, shown: Sequence[Shown]) -> tuple[Place, ...]:
    """Examples of each rule in turn, those that carry its tag before others; then the rest."""
    by_rule = [
        [one.place for one in shown if rule in one.tags]
        + [one.place for one in shown if rule in one.rules]
        for rule in fault.rules
    ]
    mixed = [place for row in zip_longest(*by_rule) for place in row if place]
    return tuple(dict.fromkeys([*mixed, *(one.place for one in shown)]))


_FAILED = {"died": "the process ended without an answer", "long": "it does not end"}


def _verdict(answer: Answer) -> Verdict:
    if answer.failed:
        return Verdict("does not run", what=_FAILED[answer.failed])
    verdict: Verdict = answer.value
    return verdict
