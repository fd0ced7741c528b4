"""All faults on trial: which are planted, which examples are asked first, what became of each."""

import signal
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from itertools import zip_longest
from typing import Any, NamedTuple

from atoll.book.evidence import ids
from atoll.code.text import Source
from atoll.home import HOME, file_of
from atoll.mutate.children import NotThere, answers, by_each, serve
from atoll.mutate.plant import Fault, Key, faults, planted, sources
from atoll.mutate.search import happenings
from atoll.proof.breaches import READ
from atoll.proof.law import claimed
from atoll.running import own
from atoll.running.chapter import Chapter, Example
from atoll.running.games import phrases, worlds
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
def examples(file: str) -> dict[int, Example]:
    """The examples of a feature file by their lines."""
    return {one.line: one for one in Chapter.opened(file_of(file), file).examples()}


class FailingError(RuntimeError):
    """The examples fail on the rules as they are, so they can tell nothing of a fault."""


class Planting(NamedTuple):
    """The modules of a game that decide, and the faults that can be planted there."""

    game: str
    sources: dict[str, Source]
    faults: tuple[Fault, ...]


# One fault on trial, in a child: does an example fail, or else a law?


Verdict = tuple[str, str, str]
"""One of STATUSES; which example or law objects to a fault, and what is said of it."""


def tried(
    game: str, module: str, text: str, rules: tuple[str, ...], places: tuple[Place, ...]
) -> Verdict:
    """The verdict on a fault, by its module's text: examples are asked in their order, then laws.

    It concerns these rules.
    """
    try:
        serve(game, {module: text})
        import_module(module)
        said, made = phrases(game), worlds(game)
        for place in places:  # the first that fails, or does not end
            example = examples(place[0])[place[1]]
            with _alarm(_LONGEST):
                kept = played(example, said, made, HOME)
            result = example.result(kept)
            if result["outcome"] != "passed":
                return "example", "{}:{}".format(*place), result["name"]
        law = _refuted(game, module, rules)
    except Exception as error:  # noqa: BLE001 # a fault can end in anything
        return "does not run", "", f"{type(error).__name__}: {error}"
    return ("law", law, "") if law else ("survived", "", "")


def _refuted(game: str, module: str, rules: tuple[str, ...]) -> str | None:
    """The first law that does not hold; those that name one of the rules are asked first.

    Of what laws only play, no others are asked: each of them plays it at many tables.
    """
    read = module.rpartition(".")[2] in READ
    if not (read or module.removeprefix(f"{GAMES[game]}.") in claimed(game).PLAYED):
        return None
    from atoll.proof.proofs import first_refuted  # noqa: PLC0415 # once the fault is planted

    return first_refuted(game, rules, others=read)


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
    """A fault, and its status once it was tried.

    It is killed by an `example` or a `law`, which is named; or `survived`, or `does not run`. It is
    `unseen` where nothing objects and no game at random goes otherwise.
    """

    fault: Fault
    status: str | None = None
    by: str = ""
    said: str = ""
    witness: Witness | None = None


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
    if failing or shown.problems or not ran:
        where = "{}:{}".format(*failing[0]) if failing else "none could be run"
        raise FailingError(f"the examples must pass before a fault is planted: {where}.")
    jobs = []
    for one in some:
        text = planted(of.sources[one.module], one)
        jobs.append((of.game, one.module, text, one.rules, _ordered(one, ran)))
    for answer in answers(tried, jobs, at_once=at_once, seconds=seconds):
        died = "does not run", "", _FAILED.get(answer.failed, "")
        yield Tried(some[answer.job], *(died if answer.failed else answer.value))


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
        status = "unseen" if found.why == ALIKE else "survived"
        yield one._replace(status=status, witness=witness)


# The report


class Mutation(NamedTuple):
    """The faults that were chosen, and what became of those tried."""

    planting: Planting
    faults: tuple[Tried, ...]
    seconds: float = 0.0

    @property
    def tried(self) -> int:
        """How many faults were tried."""
        return sum(one.status is not None for one in self.faults)

    @property
    def counts(self) -> Counter[str | None]:
        """How many faults there are of each status."""
        return Counter(one.status for one in self.faults)

    @property
    def survivors(self) -> list[Tried]:
        """The faults that nothing objects to, though games at random go otherwise with them."""
        return [one for one in self.faults if one.status == "survived"]

    @property
    def rows(self) -> dict[str, Counter[str | None]]:
        """By rule what became of the faults that concern it; in the order of numbers."""
        of = [(rule, one.status) for one in self.faults for rule in one.fault.rules]
        rules = in_order(dict(of))
        return {rule: Counter(end for each, end in of if each == rule) for rule in rules}

    def as_dict(self) -> dict[str, Any]:
        """The report as JSON has it (schemas/mutate.schema.json)."""
        rows = self.rows.items()
        return {
            "game": self.planting.game,
            "planted": len(self.planting.faults),
            "tried": self.tried,
            "sound": not self.survivors,
            "counts": _counted(self.counts),
            "rules": [{"rule": rule, "faults": of.total(), **_counted(of)} for rule, of in rows],
            "unattributed": sum(not one.fault.rules for one in self.faults),
            "faults": [
                {key: part for key, part in one.fault._asdict().items() if key != "edit"}
                | {"rules": [*one.fault.rules], "status": one.status, "by": one.by}
                | {"said": one.said, "scenario": one.witness.file if one.witness else None}
                for one in self.faults
            ],
            "seconds": round(self.seconds, 1),
        }


def _counted(counts: Counter[str | None]) -> dict[str, int]:
    return {status.replace(" ", "_"): counts[status] for status in STATUSES}
