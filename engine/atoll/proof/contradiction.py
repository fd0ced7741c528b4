"""What contradicts a law, told as scenarios: by the rules as they are here, and by others.

What is told is run by both: it has to pass by the rules that it tells, else it is untrue, and to
fail by the others, else it shows nothing of the law.
"""

import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from atoll.proof.cases import Case, keeps, made
from atoll.proof.earlier import earlier
from atoll.proof.law import Law, laws, untold
from atoll.table import games
from atoll.telling import told as telling
from atoll.telling.scenario import Line, Scenario, gherkin
from atoll.telling.scene import Scene

__all__ = [
    "Against",
    "NotThere",
    "Told",
    "against",
    "contrasted",
    "elsewhere",
    "first_told",
    "passing",
    "scenes",
    "told",
]

Refuted = Mapping[str, Case]
"""The laws that do not hold by their names, each with what contradicts it."""
Other = Callable[..., Any]
"""Does a work, with these words, by other rules."""

_SECONDS = 300.0
_FEW, _FIRST = 4, 8
_NOWHERE = "no table shows what contradicts it"
_UNTRUE = "no phrase tells what happens at its tables"
_ALIKE = "every table that it can be laid on ends the same by the other rules"


class Told(NamedTuple):
    """Tables that contradict a law, each told as the engine plays it; or why there are none."""

    scenarios: Sequence[Scenario] = ()
    why: str = ""


class Against(NamedTuple):
    """What contradicts a law, told by the rules `here` and `there`: each fails by the others.

    `why` says what stands in the way of the first. It is told `alone` where no other rules are at
    hand by which the law holds: then it has been run here only. Where more was `wanted` than that,
    there are others of each: by another rule, or with another outcome.
    """

    here: Scenario | None = None
    there: Scenario | None = None
    why: str = ""
    alone: bool = False
    wanted: int = 1
    others_here: tuple[Scenario, ...] = ()
    others_there: tuple[Scenario, ...] = ()


def told(game: str, refuted: Refuted) -> dict[str, Told]:
    """The tables that contradict each law, by its events and by what changed."""
    return {name: _tables_against(game, laws(game)[name], case) for name, case in refuted.items()}


def first_told(game: str, refuted: Refuted) -> dict[str, Told]:
    """As `told`, but of many tables the first: mostly these differ by the other rules."""
    of = laws(game)
    return {name: _tables_against(game, of[name], case, _FIRST) for name, case in refuted.items()}


def _tables_against(game: str, law: Law, case: Case, most: int | None = None) -> Told:
    if why := untold(game, law):
        return Told(why=why)
    found, why = list[Scenario](), _NOWHERE
    for scene in islice(scenes(game, law, case), most):
        try:
            found.append(telling.told(game, scene))
        except Exception as error:  # noqa: BLE001 # broken rules can end in anything
            why = str(error)
    return Told(found, "" if found else why)


def scenes(game: str, law: Law, case: Case) -> Iterator[Scene]:
    """What contradicts a law, laid on tables; broken rules can end it at any of them."""
    lay = games.contradictions(game).contradictions
    with suppress(Exception):
        for one in made(game, law, case):
            yield from lay(one, law.answers)


def passing(game: str, told: Mapping[str, Sequence[Scenario]]) -> dict[str, list[str]]:
    """What the scenarios of each law come to by the rules of this process: `passed` or `failed`.

    One that could not be run comes to nothing.
    """
    from atoll.running.perform import perform  # noqa: PLC0415 # pytest-bdd, where it is asked

    with TemporaryDirectory() as folder:
        paths = [_written(game, Path(folder, law), told[law]) for law in told if told[law]]
        results = perform(paths, lint=False).results if paths else []
    found = {(Path(one["file"]).stem, one["name"]): one["outcome"] for one in results}
    return {law: [found.get((law, f"number {n}"), "") for n in _places(told[law])] for law in told}


def _written(game: str, path: Path, scenarios: Sequence[Scenario]) -> str:
    """A feature file of them, each named by its place."""
    lines = [f"# game: {game}", f"@{game} @witness", "Feature: What contradicts a law"]
    for number, one in zip(_places(scenarios), scenarios, strict=True):
        lines += ["", *gherkin(one._replace(title=Line("", f"number {number}")))]
    file = path.with_suffix(".feature")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


def _places(scenarios: Sequence[Scenario]) -> range:
    return range(1, len(scenarios) + 1)


Tell = Callable[[str, Refuted], dict[str, Told]]


def contrasted(game: str, refuted: Refuted, other: Other) -> dict[str, Against]:
    """What contradicts each law, told here and by the other rules, and run by both.

    `other` does a work that is asked law by law by the rules under which each is refuted.
    All tables are told only where the first do not show a law by both.
    """
    found = _held(game, refuted, other, first_told)
    unshown = {name: refuted[name] for name, one in found.items() if not (one.here and one.there)}
    return found | (_held(game, unshown, other, told) if unshown else {})


def _held(game: str, refuted: Refuted, other: Other, tell: Tell) -> dict[str, Against]:
    here, there = tell(game, refuted), other(tell, game, refuted)
    own = {name: _but(here[name], there[name]) for name in refuted}
    its = {name: _but(there[name], here[name]) for name in refuted}
    both = {name: (*own[name].scenarios, *its[name].scenarios) for name in refuted}
    mine, theirs = passing(game, both), other(passing, game, both)
    found = {}
    for name, of in own.items():
        ran, first = [*zip(mine[name], theirs[name], strict=True)], len(of.scenarios)
        before = _parting(its[name], [pair[::-1] for pair in ran[first:]])
        found[name] = Against(_parting(of, ran[:first]), before, _why(of, ran[:first]))
    return found


def _but(of: Told, others: Told) -> Told:
    """The first few scenarios that the others do not tell: nothing else can fail by their rules."""
    own = [one for one in of.scenarios if one not in others.scenarios]
    return Told(own[:_FEW], of.why or ("" if own else _ALIKE))


Ran = Sequence[tuple[str, str]]
"""What each scenario comes to by its own rules, and by the others."""
_PARTS = ("passed", "failed")


def _parting(of: Told, ran: Ran) -> Scenario | None:
    """The first that is true, and fails by the others."""
    told = zip(of.scenarios, ran, strict=True)
    return next((scenario for scenario, both in told if both == _PARTS), None)


def _why(of: Told, ran: Ran) -> str:
    """What stands in the way of telling it; nothing where it is told."""
    if _PARTS in ran:
        return ""
    return of.why or (_ALIKE if ("passed", "passed") in ran else _UNTRUE)


# By the rules as they were


def against(game: str, refuted: Refuted) -> dict[str, Against]:
    """What contradicts each law now, held against the rules before their last change."""
    texts = earlier(game) if refuted else {}
    other = partial(elsewhere, game, texts)
    try:
        kept = other(keeping, game, refuted) if texts else ()
        held = {name: case for name, case in refuted.items() if name in kept}
        found = contrasted(game, held, other) if held else {}
    except NotThere:
        found = {}
    alone = {name: case for name, case in refuted.items() if name not in found}
    return {**found, **_alone(game, alone)}


def keeping(game: str, refuted: Refuted) -> list[str]:
    """The laws that these values do not contradict here."""
    return [name for name, case in refuted.items() if keeps(game, laws(game)[name], case)]


def _alone(game: str, refuted: Refuted) -> dict[str, Against]:
    """What happens by the rules as they are, where there are no others to hold it against."""
    found = {}
    every = told(game, refuted)
    few = {name: of._replace(scenarios=of.scenarios[:_FEW]) for name, of in every.items()}
    ran = passing(game, {name: of.scenarios for name, of in few.items()})
    for name, of in few.items():
        alone = [(outcome, "failed") for outcome in ran[name]]
        found[name] = Against(_parting(of, alone), None, _why(of, alone), alone=True)
    return found


class NotThere(RuntimeError):
    """Other rules that do not run at all."""


def elsewhere(game: str, texts: Mapping[str, str], work: Callable[..., Any], *words: Any) -> Any:
    """What the work comes to where modules of the game have these texts.

    Errors: NotThere.
    """
    from atoll.mutate.children import answers  # noqa: PLC0415 # pytest, where it is asked

    asked = [(game, texts, pickle.dumps((work, words)))]
    answer = next(iter(answers(_served, asked, at_once=1, seconds=_SECONDS)))
    if answer.failed:
        raise NotThere(f"{game}: the other rules come to nothing ({answer.failed})")
    return answer.value


def _served(game: str, texts: Mapping[str, str], asked: bytes) -> Any:
    """The work where the texts are served; what it is asked about is of their making too."""
    from atoll.mutate.serving import serve  # noqa: PLC0415 # in a child only

    serve(game, texts)
    work, words = pickle.loads(asked)  # noqa: S301 # our own
    return work(*words)
