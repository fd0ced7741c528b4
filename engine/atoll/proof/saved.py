"""What was proved of a game, kept for the site, with a digest of the engine that it holds for.

`atoll prove --save` keeps it. Only what holds is kept: whatever else there is has to be asked again
to tell what contradicts it.
"""

import json
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path

from atoll import digests, written
from atoll.home import WORK
from atoll.proof.cases import Case
from atoll.proof.law import laws
from atoll.proof.proofs import Proof, shown

FOLDER = WORK / ".laws"
"""Where the site looks for it."""

_KEPT = ("seats", "verdict", "cases", "satisfiable", "smt", "seconds")
"""Of a case. What the second solver said is left out: pages are the same with and without it."""


def questions(one: Proof) -> Iterator[tuple[str, str]]:
    """The questions of a law as texts that any solver reads; `unsat` is the answer that proves.

    Each with the name of its file: the law, and for how many seats where these play a role.
    """
    told = f"; {one.law}: {one.range}. Proved where this is unsat.\n"
    for case in one.cases:
        if case.smt:
            yield (
                f"{one.law}.{case.seats}.smt2" if case.seats else f"{one.law}.smt2",
                told + case.smt,
            )


def asked_by() -> str:
    """The digest of who answers: the engine, Python and the solver."""
    return digests.digest(digests.code(), version("z3-solver"))


def save(game: str, proved: Iterable[Proof], folder: Path, by: str) -> None:
    """Write what holds of a game among what holds there; `by` is `asked_by` before the proofs."""
    with written.alone(folder):
        every = {**saved(game, folder, by), **{one.law: one for one in proved}}
        kept = {
            name: {
                "cases": [{key: getattr(case, key) for key in _KEPT} for case in one.cases],
                "noticed": one.noticed,
                "seconds": one.seconds,
            }
            for name, one in every.items()
            if one.holds
        }
        told = json.dumps({"by": by, "laws": kept}, ensure_ascii=False)
        written.write(folder / f"{game}.json", f"{told}\n")


def saved(game: str, folder: Path | None = None, by: str = "") -> dict[str, Proof]:
    """The laws of a game that exactly this engine has proved; none where another did."""
    known = laws(game)
    try:
        kept = json.loads(((folder or FOLDER) / f"{game}.json").read_text("utf-8"))
        found = kept["laws"] if kept["by"] == (by or asked_by()) else {}
        cases = {name: [Case(**case) for case in one["cases"]] for name, one in found.items()}
        return {
            name: shown(known[name], (*cases[name],), one["noticed"], one["seconds"])
            for name, one in found.items()
        }
    except (OSError, ValueError, LookupError, TypeError):  # torn, or nobody has saved any
        return {}
