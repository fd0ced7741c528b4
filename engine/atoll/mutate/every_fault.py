"""All faults on trial: which are planted, which examples are asked first, what became of each."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from itertools import islice
from threading import Lock
from typing import Any, NamedTuple

from atoll.book.evidence import ids
from atoll.home import HOME, file_of
from atoll.mutate.children import NotThere, Texts, briefly, child, side_by_side
from atoll.mutate.parting import ALIKE, Parted, parted_at
from atoll.mutate.plant import Fault
from atoll.mutate.search import Happening, differing, happenings
from atoll.proof.cases import READ
from atoll.proof.law import claimed
from atoll.running import own
from atoll.running.chapter import Chapter
from atoll.running.games import phrases, worlds
from atoll.running.outline import Example
from atoll.running.play import played
from atoll.table.games import GAMES
from atoll.table.stating import in_order as by_number
from atoll.telling.witness import Witness

_SECONDS = 600.0  # for all examples and laws, on a slow machine that has much else to do
_PLAYING = 1800.0  # for games of every number of players by every answer, once
STATUSES = ("example", "law", "does not run", "unseen", "survived")


Place = tuple[str, int]
"""A feature file, named from HOME, and the line of an example or of its row."""


@cache
def examples(file: str) -> dict[int, Example]:
    """The examples of a feature file by their lines."""
    return {one.line: one for one in Chapter.opened(file_of(file), file).examples()}


# One fault on trial, in a child: does an example fail, or else a law?


Verdict = tuple[str, str, str]
"""One of STATUSES; which example or law objects to a fault, and what is said of it."""


def trial(game: str, texts: Texts, rules: tuple[str, ...], places: Sequence[Place]) -> Verdict:
    """The verdict on a fault, by its module's text, the rules it concerns and the examples to ask.

    These are asked in their order, then laws.
    """
    [module] = texts
    try:
        words = _objection, game, module, rules, places
        found: Verdict = child(game, texts, *words, seconds=_SECONDS)
    except NotThere as died:
        return "does not run", "", str(died)
    return found


def _objection(game: str, module: str, rules: tuple[str, ...], places: Sequence[Place]) -> Verdict:
    """What objects to the rules of this process."""
    try:
        import_module(module)
        said, made = phrases(game), worlds(game)
        for place in places:  # the first that fails, or does not end
            example = examples(place[0])[place[1]]
            with briefly():
                kept = played(example, said, made, HOME)
            if kept.outcome != "passed":
                return "example", "{}:{}".format(*place), example.title
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


# All of them


class Tried(NamedTuple):
    """A fault, and its status once it was tried.

    It is killed by an `example` or a `law`, which is named; or `survived`, or `does not run`. It is
    `unseen` where nothing objects and no game at random goes otherwise.
    """

    fault: Fault
    status: str = ""
    by: str = ""
    said: str = ""
    witness: Witness | None = None


def chosen(found: Sequence[Fault], rules: Collection[str], sample: int | None) -> list[Fault]:
    """The faults of some rules (of all, where none is named), or a sample of them.

    The sample is the same every time, and holds a fault of every rule that has any; so it may be
    larger than asked for.
    """
    mine = [fault for fault in found if not rules or set(rules) & set(fault.rules)]
    if sample is None:
        return mine
    named = {one: repr((one.module, one.function, one.old, one.new)) for one in mine}
    mixed = sorted(mine, key=lambda one: sha256(named[one].encode()).digest())
    first = {rule: fault for fault in reversed(mixed) for rule in fault.rules}.values()
    taken = {*islice(dict.fromkeys([*first, *mixed]), max(sample, len({*first})))}
    return [fault for fault in mine if fault in taken]


def tried(game: str, some: Sequence[Fault], jobs: int | None = None) -> Iterator[Tried]:
    """What becomes of each fault, in their order.

    Of one that survives its trial it is told whether games at random go otherwise with it.
    Errors: NoExamples, where an example fails on the rules as they are.
    """
    shown = own.shown(game)
    ran = {(one["file"], one["row"] or one["line"]): one for one in shown.results}
    ran = dict(sorted(ran.items()))
    failing = [place for place, one in ran.items() if one["outcome"] != "passed"]
    if failing or shown.problems or not ran:
        where = "{}:{}".format(*failing[0]) if failing else "none could be run"
        raise own.NoExamples(f"the examples must pass before a fault is planted: {where}.")
    known, asking = cache(partial(_happening, game)), Lock()

    def become(fault: Fault) -> Tried:
        verdict = trial(game, fault.planted, fault.rules, _ordered(fault, ran))
        one = Tried(fault, *verdict)
        if one.status != "survived":
            return one
        with asking:  # who comes first gathers them for all
            usual = known()
        return seen(game, one, usual) if usual else one

    yield from side_by_side(become, some, jobs)


def _ordered(fault: Fault, ran: Mapping[Place, Mapping[str, Any]]) -> list[Place]:
    """First examples with the tag of one of its rules, then those where one is at work."""
    rules = {*fault.rules}
    return sorted(ran, key=lambda at: (not rules & {*ran[at]["tags"]}, not rules & ids(ran[at])))


def _happening(game: str) -> Sequence[Happening]:
    """What happens in games by the rules as they are; nothing where it cannot be gathered."""
    with suppress(NotThere):
        found: Sequence[Happening] = child(game, {}, happenings, game, seconds=_PLAYING)
        return found
    return ()


def seen(game: str, one: Tried, usual: Sequence[Happening]) -> Tried:
    """A survivor with whether games show it, and with a witness where one is told and found.

    The scenario fails once the fault is planted; so it is ready to keep. What no scenario tells is
    seen without one, as in a game that tells none.
    """
    fault, parted = one.fault, Parted()
    with suppress(NotThere):
        found = child(game, fault.planted, differing, game, usual, seconds=_PLAYING)
        parted = parted_at(game, found, fault.planted, {})
    if parted.why == ALIKE:
        return one._replace(status="unseen")
    about = f"{fault.module}:{fault.line}: {fault.old} -> {fault.new}"
    told = (parted.before,) if parted.before else ()
    witness = Witness(game, "mutant", about, f"atoll mutate {game}", told)
    return one._replace(witness=witness if told else None)


# The report


def report(game: str, every: int, found: Sequence[Tried], seconds: float = 0.0) -> dict[str, Any]:
    """The faults that were chosen and what became of them, as JSON (schemas/mutate.schema.json).

    `every` is how many can be planted. The rules stand in the order of numbers, and a fault counts
    for each that it concerns.
    """
    by_rule = dict[str, list[Tried]]()
    for one in found:
        for rule in one.fault.rules:
            by_rule.setdefault(rule, []).append(one)
    counts = _counted(found)
    return {
        "game": game,
        "planted": every,
        "tried": len(found),
        "sound": not counts["survived"],
        "counts": counts,
        "rules": [
            {"rule": rule, "faults": len(by_rule[rule]), **_counted(by_rule[rule])}
            for rule in by_number(by_rule)
        ],
        "unattributed": sum(not one.fault.rules for one in found),
        "faults": [
            one.fault.as_dict()
            | {"status": one.status, "by": one.by, "said": one.said}
            | {"scenario": one.witness.file if one.witness else None}
            for one in found
        ],
        "seconds": round(seconds, 1),
    }


def _counted(found: Iterable[Tried]) -> dict[str, int]:
    counts = Counter(one.status for one in found)
    return {status.replace(" ", "_"): counts[status] for status in STATUSES}
