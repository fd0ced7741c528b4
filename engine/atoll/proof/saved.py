"""What was proved of a game, kept for the site, with a digest of the engine that it holds for.

`atoll prove --save` keeps it. Only what holds is kept: whatever else there is has to be asked again
to tell what contradicts it.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from atoll import digests, written
from atoll.home import WORK
from atoll.proof.cases import Case
from atoll.proof.law import laws
from atoll.proof.proofs import Proof, shown

FOLDER = WORK / ".laws"
"""Where the site looks for it."""

_KEPT = ("seats", "verdict", "cases", "satisfiable", "statistics", "smt", "seconds")
"""Of a case. What the second solver said is left out: pages are the same with and without it."""


class Asked(NamedTuple):
    """A question of a law as a text that any solver reads, and the name of its file."""

    law: str
    seats: int
    text: str

    @property
    def name(self) -> str:
        """The law, and for how many seats where these play a role."""
        return f"{self.law}.{self.seats}" if self.seats else self.law


def asked_of(one: Proof) -> Iterator[Asked]:
    """The questions of a law; `unsat` is the answer that proves."""
    told = f"; {one.law}: {one.range}. Proved where this is unsat.\n"
    for case in one.cases:
        if case.smt:
            yield Asked(one.law, case.seats, told + case.smt)


def asked_by() -> str:
    """The digest of who answers: the engine, Python and the solver."""
    return digests.digest(digests.code(), version("z3-solver"))


def save(game: str, proved: Iterable[Proof], folder: Path, by: str) -> None:
    """Write what holds of a game among what holds there; `by` is `asked_by` before the proofs."""
    with written.alone(folder):
        every = {**saved(game, folder, by), **{one.law: one for one in proved}}
        told = {"by": by, "laws": {name: _told(one) for name, one in every.items() if one.holds}}
        written.write(folder / f"{game}.json", f"{json.dumps(told, ensure_ascii=False)}\n")


def _told(one: Proof) -> dict[str, Any]:
    cases = [{key: getattr(case, key) for key in _KEPT} for case in one.cases]
    return {"cases": cases, "noticed": one.noticed, "seconds": one.seconds}


def saved(game: str, folder: Path | None = None, by: str = "") -> dict[str, Proof]:
    """The laws of a game that exactly this engine has proved; none where another did."""
    try:
        found = json.loads(((folder or FOLDER) / f"{game}.json").read_text("utf-8"))
        return _read(game, found["laws"]) if found["by"] == (by or asked_by()) else {}
    except (OSError, ValueError, LookupError, TypeError):  # torn, or nobody has saved any
        return {}


def _read(game: str, told: Mapping[str, Any]) -> dict[str, Proof]:
    known = laws(game)
    cases = {name: tuple(Case(**case) for case in one["cases"]) for name, one in told.items()}
    return {
        name: shown(known[name], cases[name], one["noticed"], seconds=one["seconds"])
        for name, one in told.items()
    }
