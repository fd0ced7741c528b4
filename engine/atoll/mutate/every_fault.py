"""All faults on trial: which are planted, which examples are asked first, what became of each."""

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from hashlib import sha256
from itertools import zip_longest
from typing import NamedTuple

from atoll.code.text import Source
from atoll.mutate.baseline import Baseline, Shown, baseline, noted
from atoll.mutate.children import Answer, answers
from atoll.mutate.plant import Fault, Key, faults, planted, sources
from atoll.mutate.ready import Place, examples, rehearsed
from atoll.mutate.trial import Case, Verdict, tried
from atoll.telling.witness import Witness

_SECONDS = 240.0


class FailingError(RuntimeError):
    """The examples fail on the rules as they are, so they can tell nothing of a fault."""


class Planting(NamedTuple):
    """The modules of a game that decide, and the faults that can be planted there."""

    game: str
    sources: dict[str, Source]
    faults: tuple[Fault, ...]


class Tried(NamedTuple):
    """A fault, what objected to it, or whether games at random go otherwise with it."""

    fault: Fault
    verdict: Verdict
    seen: bool = True
    witness: Witness | None = None

    @property
    def status(self) -> str:
        """Killed by an `example` or a `law`, `survived`, or it `does not run`.

        It is `unseen` where nothing objects and no game at random goes otherwise.
        """
        if self.verdict.by != "nothing":
            return self.verdict.by
        return "survived" if self.seen else "unseen"


def planting(game: str) -> Planting:
    """Everything that can be planted in a game. Errors: BookError."""
    read = sources(game)
    return Planting(game, read, tuple(faults(game, read)))


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

    What ran as the game was imported is imported anew; else the game is there before they part.

    Errors: FailingError, where an example fails on the rules as they are.
    """
    before = _baseline(of, at_once)
    cases = [(fault, _case(of, fault, before)) for fault in some]
    anew = [one for one in cases if not one[1].function], partial(examples, of.game)
    there = [one for one in cases if one[1].function], partial(rehearsed, of.game, [*of.sources])
    for part, ready in (anew, there):
        jobs = [(case,) for _, case in part]
        for answer in answers(tried, jobs, at_once=at_once, seconds=seconds, ready=ready):
            yield Tried(part[answer.job][0], _verdict(answer))


def _baseline(of: Planting, at_once: int) -> Baseline:
    """The examples on the rules as they are, parted among the processes."""
    texts = {name: noted(source) for name, source in of.sources.items()}
    jobs = [(of.game, texts, start, at_once) for start in range(at_once)]
    ready = partial(examples, of.game)
    found = answers(baseline, jobs, at_once=at_once, seconds=_SECONDS, ready=ready)
    parts: list[Baseline] = [answer.value for answer in found if answer.value]
    shown = sorted(one for part in parts for one in part.shown)
    failing = [one.place for one in shown if not one.passed]
    if failing or len(parts) < len(jobs) or not shown:
        where = "{}:{}".format(*failing[0]) if failing else "none could be run"
        raise FailingError(f"the examples must pass before a fault is planted: {where}.")
    return Baseline(parts[0].early, tuple(shown))


def _case(of: Planting, fault: Fault, before: Baseline) -> Case:
    """The examples to ask are those that run the statement; what an import runs concerns all."""
    source = of.sources[fault.module]
    here = fault.module, source.statement(fault.edit)
    early = here in before.early
    asked = [one for one in before.shown if early or here in one.ran]
    body = fault.module, source.body(fault.function)
    function = "" if early or body[1] is None or body in before.early else fault.function
    text, places = planted(source, fault), _ordered(fault, asked)
    return Case(of.game, fault.module, text, fault.rules, places, function=function)


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
