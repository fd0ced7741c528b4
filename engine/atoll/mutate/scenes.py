"""Whether games at random go otherwise with a fault that survived, and a scenario that tells it.

A scene is kept only if the scenario fails once the fault is planted; so it is ready to keep.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from atoll.mutate.children import answers
from atoll.mutate.every_fault import Planting, Tried
from atoll.mutate.plant import Fault, planted
from atoll.mutate.search import Happening, differing, happenings, scene
from atoll.mutate.serving import serve
from atoll.running.perform import perform
from atoll.table.games import telling
from atoll.telling.told import told
from atoll.telling.witness import Witness

__all__ = ["scenes"]

_SECONDS = 120.0
_PLAYING = 1800.0  # for games of every number of players by every answer, once


def scenes(of: Planting, survivors: Sequence[Tried], *, at_once: int) -> Iterator[Tried]:
    """Each of them with whether it was seen, and with a witness where one is told and found.

    What no scenario tells is seen without one, as in a game that tells none.
    """
    with TemporaryDirectory() as folder:
        known = Path(folder) / "happenings.json"
        made = [(of.game, str(known))] if survivors else []
        list(answers(_written, made, at_once=1, seconds=_PLAYING))
        faults = [one.fault for one in survivors]
        jobs = [(of.game, one.module, planted(of.sources[one.module], one)) for one in faults]
        looking = ((*job, str(known)) for job in jobs)
        for answer in answers(_looked, looking, at_once=at_once, seconds=_SECONDS):
            found = [Happening(*parts) for parts in answer.value or ()]
            witness = _told(jobs[answer.job], faults[answer.job], found, Path(folder))
            seen = bool(answer.failed or found)
            yield survivors[answer.job]._replace(seen=seen, witness=witness)


def _written(name: str, path: str) -> None:
    Path(path).write_text(json.dumps(happenings(name)), encoding="utf-8")


def _looked(name: str, module: str, text: str, path: str) -> list[Happening]:
    """Where things go otherwise with the fault. Runs in a child."""
    serve(name, {module: text})
    return differing(name, json.loads(Path(path).read_text("utf-8")))


def _told(
    job: tuple[str, str, str], fault: Fault, found: Sequence[Happening], folder: Path
) -> Witness | None:
    """A scenario of what was found that fails with the fault."""
    if not telling.there(job[0]):
        return None
    told = [witness for one in found for witness in _witnesses(job[0], fault, one)]
    return _killing(job, told, folder)


def _witnesses(name: str, fault: Fault, one: Happening) -> Iterator[Witness]:
    """What truly happens there as a scenario."""
    try:
        scenario = told(name, scene(name, one))
    except ValueError:
        return
    about, command = f"{fault.old} -> {fault.new}", f"atoll mutate {name}"
    yield Witness(name, "mutant", about, command, (scenario,))


def _killing(job: tuple[str, str, str], told: Sequence[Witness], folder: Path) -> Witness | None:
    """The first whose scenario fails with the fault."""
    names = [str(folder / f"{number}.feature") for number in range(len(told))]
    for name, witness in zip(names, told, strict=True):
        Path(name).write_text(witness.text, encoding="utf-8")
    asked = [(*job, names)] if names else []
    answer = next(answers(_failing, asked, at_once=1, seconds=_SECONDS), None)
    failing = answer.value if answer and answer.value else []
    return next((one for name, one in zip(names, told, strict=True) if name in failing), None)


def _failing(name: str, module: str, text: str, paths: list[str]) -> list[str]:
    """Which of the feature files fail with the fault. Runs in a child."""
    serve(name, {module: text})
    shown = perform(paths)
    failed = {
        str(Path(one["file"]).resolve()) for one in shown.results if one["outcome"] != "passed"
    }
    return [path for path in paths if str(Path(path).resolve()) in failed]
