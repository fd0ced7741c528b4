"""What contradicts a law, told as scenarios: by the rules as they are here, and by others.

What is told is run by both: it has to pass by the rules that it tells, else it is untrue, and to
fail by the others, else it shows nothing of the law.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from atoll.proof.cases import Case, keeps
from atoll.proof.earlier import earlier
from atoll.proof.law import Law, laws, parameters, untold
from atoll.table import games
from atoll.telling.scenario import Line, Scenario, gherkin

__all__ = ["Against", "NotThere", "Told", "against", "contrasted", "elsewhere", "told"]

Refuted = Mapping[str, Case]
"""The laws that do not hold by their names, each with what contradicts it."""
Other = Callable[..., Any]
"""Does a work, with these words, by other rules."""

_SECONDS = 300.0
_UNTRUE = "no phrase tells what happens at its tables"
_ALIKE = "every table that it can be laid on ends the same by the other rules"


class Told(NamedTuple):
    """Tables that contradict a law, each told as the engine plays it; or why there are none."""

    scenarios: Sequence[Scenario] = ()
    why: str = ""


class Against(NamedTuple):
    """What contradicts a law, told by the rules `here` and `there`: each fails by the others.

    `why` says what stands in the way of the first. It is told `alone` where no other rules are at
    hand by which the law holds: then it has been run here only.
    """

    here: Scenario | None = None
    there: Scenario | None = None
    why: str = ""
    alone: bool = False


def told(game: str, refuted: Refuted) -> dict[str, Told]:
    """The tables that contradict each law, by its events and by what changed."""
    return {name: _told(game, laws(game)[name], case) for name, case in refuted.items()}


def _told(game: str, law: Law, case: Case) -> Told:
    if why := untold(game, law):
        return Told(why=why)
    lay = games.contradictions(game).contradictions
    tell = games.telling(game).told
    found: list[Scenario] = []
    why = "its executor has something to choose"
    for scene in lay(parameters(law), case.values, case.seats, law.answers):
        for plainly in (False, True):
            try:
                found.append(tell(scene, plainly=plainly))
            except Exception as error:  # noqa: BLE001 # broken rules can end in anything
                why = str(error)
    return Told(found, "" if found else why)


def passing(game: str, scenarios: Sequence[Scenario]) -> list[bool]:
    """Which scenarios pass by the rules of this process."""
    from atoll.running.perform import perform  # noqa: PLC0415 # pytest-bdd, where it is asked

    lines = [f"# game: {game}", f"@{game} @witness", "Feature: What contradicts a law"]
    for number, one in enumerate(scenarios):
        lines += ["", *gherkin(one._replace(title=Line("", f"number {number}")))]
    with TemporaryDirectory() as folder:
        path = Path(folder, "laws.feature")
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        results = perform([str(path)]).results if scenarios else []
    green = {one["name"] for one in results if one["outcome"] == "passed"}
    return [f"number {number}" in green for number in range(len(scenarios))]


def contrasted(game: str, refuted: Refuted, other: Other) -> dict[str, Against]:
    """What contradicts each law, told here and by the other rules, and run by both."""
    here, there = told(game, refuted), other(told, game, refuted)
    both = [*here.values(), *there.values()]
    every = [scenario for each in both for scenario in each.scenarios]
    greens = iter(zip(passing(game, every), other(passing, game, every), strict=True))
    ran = [[next(greens) for _ in each.scenarios] for each in both]
    mine, theirs = ran[: len(here)], [[pair[::-1] for pair in each] for each in ran[len(here) :]]
    return {
        name: Against(_parting(here[name], own), _parting(there[name], its), _why(here[name], own))
        for name, own, its in zip(refuted, mine, theirs, strict=True)
    }


Greens = Sequence[tuple[bool, bool]]
"""Of each scenario whether it passes by its own rules, and by the others."""


def _parting(of: Told, greens: Greens) -> Scenario | None:
    """The first that is true, and fails by the others."""
    told = zip(of.scenarios, greens, strict=True)
    return next((scenario for scenario, ran in told if ran == (True, False)), None)


def _why(of: Told, greens: Greens) -> str:
    """What stands in the way of telling it; nothing where it is told."""
    if (True, False) in greens:
        return ""
    return of.why or (_ALIKE if (True, True) in greens else _UNTRUE)


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
    for name, of in told(game, refuted).items():
        greens = [(green, False) for green in passing(game, of.scenarios)]
        found[name] = Against(_parting(of, greens), None, _why(of, greens), alone=True)
    return found


class NotThere(RuntimeError):
    """Other rules that do not run at all."""


def elsewhere(game: str, texts: Mapping[str, str], work: Callable[..., Any], *words: Any) -> Any:
    """What the work comes to where modules of the game have these texts.

    Errors: NotThere.
    """
    from atoll.mutate.children import answers  # noqa: PLC0415 # pytest, where it is asked

    asked = [(game, texts, work, words)]
    answer = next(iter(answers(_served, asked, at_once=1, seconds=_SECONDS)))
    if answer.failed:
        raise NotThere(f"{game}: the other rules come to nothing ({answer.failed})")
    return answer.value


def _served(game: str, texts: Mapping[str, str], work: Callable[..., Any], words: Any) -> Any:
    from atoll.mutate.serving import serve  # noqa: PLC0415 # in a child only

    serve(game, texts)
    return work(*words)
