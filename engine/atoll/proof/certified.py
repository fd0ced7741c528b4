"""A folder of proofs that others can check: what it says of itself, for people and as JSON."""

import json
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from string import Template
from typing import Any

from atoll.proof.certificates import SIGNATURE, Certificate
from atoll.proof.proofs import Proof
from atoll.table import cite, counted, listed
from atoll.table.games import title

__all__ = ["COMMAND", "as_dict", "write"]

COMMAND = "ethos {file}"
"""What a checker is asked, in the folder: it has to print `correct` and to end with status 0."""
_PAGE, _CHECK = (Path(__file__).with_name(name) for name in ("certified.md", "check.sh"))


def write(folder: Path, game: str, proved: Sequence[Proof], found: Sequence[Certificate]) -> None:
    """Write beside the proofs what they are of, and how each is checked."""
    told = json.dumps(as_dict(game, proved, found), ensure_ascii=False, indent=1)
    for name, text in (
        ("README.md", _page(game, proved, found)),
        ("index.json", f"{told}\n"),
        ("check.sh", _CHECK.read_text(encoding="utf-8")),
    ):
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


# As JSON


def as_dict(game: str, proved: Sequence[Proof], found: Sequence[Certificate]) -> dict[str, Any]:
    """What is proved by which file (schemas/certificates.schema.json)."""
    return {
        "game": game,
        "solver": _solver(),
        "calculus": "CPC",
        "signature": SIGNATURE,
        "checker": "Ethos",
        "command": COMMAND,
        "checked_here": False,
        "laws": [_law(one, [each for each in found if each.law == one.law]) for one in proved],
    }


def _solver() -> str:
    return f"cvc5 {version('cvc5')}"


def _law(one: Proof, found: Sequence[Certificate]) -> dict[str, Any]:
    names = ("law", "says", "rules", "verdict", "range", "under", "lemmas")
    return {
        **{name: getattr(one, name) for name in names},
        "questions": [_question(each) for each in found],
    }


def _question(one: Certificate) -> dict[str, Any]:
    return {
        "seats": one.seats or None,
        "question": one.question._asdict(),
        "proof": one.proof and one.proof._asdict(),
        "command": one.proof and COMMAND.format(file=one.proof.file),
        "steps": one.steps or None,
        "why": one.why or None,
    }


# For people


def _page(game: str, proved: Sequence[Proof], found: Sequence[Certificate]) -> str:
    there = [(one, one.proof) for one in found if one.proof]
    laws = len({one.law for one, _ in there})
    known = {one.law: one for one in proved}
    return Template(_PAGE.read_text(encoding="utf-8")).substitute(
        game=title(game),
        name=game,
        proofs=counted(len(there), "proof"),
        laws=counted(laws, "law"),
        solver=_solver(),
        tag=_solver().replace(" ", "-"),
        command=COMMAND.format(file="LAW.cpc"),
        rows="\n".join(_row(known[one.law], one, proof.file) for one, proof in there),
        without="".join(f"- {line}.\n" for line in _without(proved, found)),
    )


def _row(law: Proof, one: Certificate, proof: str) -> str:
    rules = listed(cite(rule) for rule in law.rules)
    cells = (law.law.replace("_", " "), law.range, rules, one.seats or "any")
    files = f"[question]({one.question.file}) | [proof]({proof})"
    return f"| {' | '.join(map(str, cells))} | {files} | {one.steps} |"


def _without(proved: Sequence[Proof], found: Sequence[Certificate]) -> Iterator[str]:
    """What is in no file, and why."""
    for one in found:
        if one.why:
            yield f"{Path(one.question.file).stem}: {one.why}"
    for law in proved:
        if law.verdict != "proved":
            yield f"{law.law.replace('_', ' ')}: {law.verdict}, {law.range}"
