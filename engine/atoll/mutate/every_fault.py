"""All faults on trial: which are planted, which examples are asked first, what became of each.

What every trial needs is made once before processes part: the examples, read.
"""

import os
import signal
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from itertools import zip_longest
from typing import Any, NamedTuple

from atoll.book.evidence import ids
from atoll.code.text import Source
from atoll.home import HOME, file_of, from_home
from atoll.mutate.children import NotThere, answers, by_each, serve
from atoll.mutate.plant import Fault, Key, faults, planted, sources
from atoll.mutate.search import happenings
from atoll.proof.breaches import READ
from atoll.proof.law import claimed
from atoll.running import own
from atoll.running.chapter import Chapter, Example
from atoll.running.games import makers, phrases
from atoll.running.house import below
from atoll.running.perform import played
from atoll.table.games import GAMES
from atoll.table.stating import in_order
from atoll.telling.witness import Witness

_SECONDS = 600.0  # for all examples and laws, on a slow machine that has much else to do
_LONGEST = 1.0  # seconds of work for one example; the longest takes a tenth
_PLAYING = 1800.0  # for games of every number of players by every answer, once
_FAILED = {"died": "the process ended without an answer", "long": "it does not end"}
STATUSES = ("example", "law", "does not run", "unseen", "survived")


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


class FailingError(RuntimeError):
    """The examples fail on the rules as they are, so they can tell nothing of a fault."""


class Planting(NamedTuple):
    """The modules of a game that decide, and the faults that can be planted there."""

    game: str
    sources: dict[str, Source]
    faults: tuple[Fault, ...]


# One fault on trial, in a child: does an example fail, or else a law?


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
        for name in ("ATOLL_EDITION", "ATOLL_RULINGS"):  # the examples passed without them
            os.environ.pop(name, None)
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


# All of them


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

    Errors: FailingError, where an example fails on the rules as they are.
    """
    shown = own.shown(of.game)
    ran = {(one["file"], one["row"] or one["line"]): one for one in shown.results}
    ran = dict(sorted(ran.items()))
    failing = [place for place, one in ran.items() if one["outcome"] != "passed"]
    if failing or shown.problems or not ran or ran.keys() != examples(of.game).keys():
        where = "{}:{}".format(*failing[0]) if failing else "none could be run"
        raise FailingError(f"the examples must pass before a fault is planted: {where}.")
    jobs = []
    for one in some:
        text = planted(of.sources[one.module], one)
        jobs.append((Case(of.game, one.module, text, one.rules, _ordered(one, ran)),))
    ready = partial(examples, of.game)
    for answer in answers(tried, jobs, at_once=at_once, seconds=seconds, ready=ready):
        died = Verdict("does not run", what=_FAILED.get(answer.failed, ""))
        yield Tried(some[answer.job], died if answer.failed else answer.value)


def _ordered(fault: Fault, ran: Mapping[Place, Mapping[str, Any]]) -> tuple[Place, ...]:
    """Examples of each rule in turn, those that carry its tag before others; then the rest."""
    by_rule = [
        [at for at, one in ran.items() if rule in one["tags"]]
        + [at for at, one in ran.items() if rule in ids(one)]
        for rule in fault.rules
    ]
    mixed = [place for row in zip_longest(*by_rule) for place in row if place]
    return tuple(dict.fromkeys([*mixed, *ran]))


# Whether games at random go otherwise with a fault that survived, and a scenario that tells it
#
# A scene is kept only if the scenario fails once the fault is planted; so it is ready to keep.


def scenes(of: Planting, survivors: Sequence[Tried], *, at_once: int) -> Iterator[Tried]:
    """Each of them with whether it was seen, and with a witness where one is told and found.

    What no scenario tells is seen without one, as in a game that tells none.
    """
    from atoll.mutate.parting import (  # noqa: PLC0415 # faults are listed without z3
        ALIKE,
        Parted,
        otherwise,
        parted_at,
    )

    if not survivors:
        return
    [known] = by_each(of.game, ({},), happenings, of.game, at_once=1, seconds=_PLAYING)
    faulty = [one.fault for one in survivors]
    texts = [{one.module: planted(of.sources[one.module], one)} for one in faulty]
    asked = (otherwise, of.game, known.value)
    for answer in by_each(of.game, texts, *asked, at_once=at_once, seconds=_PLAYING):
        one, fault, found = survivors[answer.job], faulty[answer.job], Parted()
        with suppress(NotThere):
            if not answer.failed:
                found = parted_at(of.game, answer.value, texts[answer.job], {})
        about = f"{fault.module}:{fault.line}: {fault.old} -> {fault.new}"
        told = (of.game, "mutant", about, f"atoll mutate {of.game}", found.before)
        witness = Witness(*told) if found.before else None
        yield one._replace(seen=found.why != ALIKE, witness=witness)


# The report


class Mutation(NamedTuple):
    """The faults that were chosen, and what became of those tried."""

    planting: Planting
    chosen: tuple[Fault, ...]
    tried: tuple[Tried, ...] = ()
    seconds: float = 0.0

    @property
    def counts(self) -> Counter[str]:
        """How many faults there are of each status."""
        return Counter(one.status for one in self.tried)

    @property
    def survivors(self) -> list[Tried]:
        """The faults that nothing objects to, though games at random go otherwise with them."""
        return [one for one in self.tried if one.status == "survived"]

    @property
    def rows(self) -> dict[str, tuple[int, Counter[str]]]:
        """By rule how many faults concern it, and what became of them; in the order of numbers."""
        faults = Counter(rule for fault in self.chosen for rule in fault.rules)
        ends: dict[str, Counter[str]] = {rule: Counter() for rule in in_order(faults)}
        for one in self.tried:
            for rule in one.fault.rules:
                ends[rule][one.status] += 1
        return {rule: (faults[rule], counts) for rule, counts in ends.items()}

    def as_dict(self) -> dict[str, Any]:
        """The report as JSON has it (schemas/mutate.schema.json)."""
        known = {one.fault.key: one for one in self.tried}
        return {
            "game": self.planting.game,
            "planted": len(self.planting.faults),
            "tried": len(self.tried),
            "sound": not self.survivors,
            "counts": _counted(self.counts),
            "rules": [
                {"rule": rule, "faults": faults, **_counted(counts)}
                for rule, (faults, counts) in self.rows.items()
            ],
            "unattributed": sum(not fault.rules for fault in self.chosen),
            "faults": [_told(fault, known.get(fault.key)) for fault in self.chosen],
            "seconds": round(self.seconds, 1),
        }


def _told(fault: Fault, tried: Tried | None) -> dict[str, Any]:
    """A fault, and what became of it where it was tried."""
    status, said = (tried.status, tried.verdict) if tried else (None, Verdict(""))
    witness = tried.witness.file if tried and tried.witness else None
    planted = {key: one for key, one in fault._asdict().items() if key != "edit"}
    ends = {"status": status, "by": said.where, "said": said.what, "scenario": witness}
    return planted | {"rules": [*fault.rules]} | ends


def _counted(counts: Counter[str]) -> dict[str, int]:
    return {status.replace(" ", "_"): counts[status] for status in STATUSES}
