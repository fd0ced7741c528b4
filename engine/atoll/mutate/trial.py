"""What is asked of the examples in a child: what each shows, by the rules as they are or a fault.

What every trial needs is made once before processes part: the examples read, the game imported. An
example that never comes to a statement cannot tell whether there is a fault in it.
"""

import ast
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import NamedTuple

from atoll.code.text import Source
from atoll.home import HOME, file_of, from_home
from atoll.mutate.children import replaced, serve
from atoll.proof.breaches import READ
from atoll.proof.law import claimed
from atoll.running.chapter import Chapter, Example
from atoll.running.games import makers, phrases
from atoll.running.house import below
from atoll.running.playing import played
from atoll.running.results import Result
from atoll.table.games import GAMES

_LONGEST = 1.0  # seconds of work for one example; the longest takes a tenth
Place = tuple[str, int]
"""A feature file, named from HOME, and the line of an example or of its row."""
Statement = tuple[str, int]
"""A module, and the line on which a statement of it begins."""

RAN: set[Statement] = set()
"""The statements run since it was last emptied, where the modules take note of that."""


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


class Shown(NamedTuple):
    """What an example showed on the rules as they are, and the statements it came to."""

    place: Place
    tags: tuple[str, ...]
    rules: tuple[str, ...]
    ran: frozenset[Statement]
    passed: bool


class Baseline(NamedTuple):
    """What ran as the game was imported, and what each example showed."""

    early: frozenset[Statement]
    shown: tuple[Shown, ...]


def noted(source: Source) -> str:
    """The text of a module whose statements take note of being run."""
    tree = ast.parse(source.text)
    for node in [*ast.walk(tree)]:
        for part in ("body", "orelse", "finalbody"):
            if isinstance(block := getattr(node, part, None), list):
                for place, each in reversed([*enumerate(block)]):
                    note = f"_RAN.add({(source.module, each.lineno)})"
                    block[place:place] = ast.parse(note).body
    header = f"from {__name__} import RAN as _RAN\n"
    return header + ast.unparse(ast.fix_missing_locations(tree))


def baseline(game: str, texts: Mapping[str, str], start: int, step: int) -> Baseline:
    """What every `step`th example shows; `texts` are the modules that take note of what runs."""
    serve(game, texts)
    rehearsed(game, [*texts])
    early, every = frozenset(RAN), [*examples(game)]
    return Baseline(early, tuple(_shown(game, place) for place in every[start::step]))


def _shown(game: str, place: Place) -> Shown:
    """What one example shows, with nothing kept before: an answer out of a cache runs nothing."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(GAMES[game]):
            for value in [*vars(module).values()]:
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
    RAN.clear()
    result = shown(game, place)
    rules = (*result["fired"], *result["refused"], *result["hidden"])
    passed = result["outcome"] == "passed"
    return Shown(place, result["tags"], rules, frozenset(RAN), passed)


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
        return _asked(case) or _refuted(case) or Verdict("nothing")
    except Exception as error:  # noqa: BLE001 # a fault can end in anything
        return Verdict("does not run", what=f"{type(error).__name__}: {error}")


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
    signal.signal(signal.SIGVTALRM, _ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _ring(_signal: int, _frame: object) -> None:
    raise TimeoutError("this does not end")
