"""Laws certified: of each question that proves one, what the second solver says for its answer.

A question and its proof are two files, and the proof names the question: a checker matches what is
assumed with our own text. What can be seen to be no proof is not written.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from atoll.processes import in_order
from atoll.proof.proofs import Proof
from atoll.proof.saved import Asked, asked_of
from atoll.proof.solver import Question, certified
from atoll.proof.steps import flaws, steps

__all__ = ["SIGNATURE", "Certificate", "HeldBy", "certificates", "provable"]

SIGNATURE = "cpc/Cpc.eo"
"""Where a proof looks for the rules of its calculus, seen from its own folder."""
_SILENT = "cvc5 does not say within its steps that nothing contradicts it"


class HeldBy(NamedTuple):
    """A file by its name, its size, and what it is known by."""

    file: str
    bytes: int
    sha256: str


class Certificate(NamedTuple):
    """A law for so many seats: its question and the proof, or why there is none."""

    law: str
    seats: int
    question: HeldBy
    proof: HeldBy | None = None
    steps: int = 0
    why: str = ""


def provable(proved: Iterable[Proof]) -> list[Asked]:
    """The questions of the laws that are proved; what was tried case by case has none."""
    return [asked for one in proved if one.verdict == "proved" for asked in asked_of(one)]


def certificates(
    asked: Sequence[Asked], folder: Path, *, jobs: int | None = None
) -> Iterator[Certificate]:
    """The files of each question, written side by side by processes, in the order of the text."""
    yield from in_order(partial(_certificate, folder), asked, jobs)


def _certificate(folder: Path, asked: Asked) -> Certificate:
    proof = certified(Question(asked.text))
    why = next(flaws(proof, asked.text), "") if proof else _SILENT
    question = _held(folder, f"{asked.name}.smt2", asked.text)
    if why or not proof:
        return Certificate(asked.law, asked.seats, question, why=why)
    head = f'(include "{SIGNATURE}")\n(reference "{question.file}")\n'
    held = _held(folder, f"{asked.name}.cpc", head + proof)
    return Certificate(asked.law, asked.seats, question, held, steps(proof))


def _held(folder: Path, name: str, text: str) -> HeldBy:
    """Write a file, with the same bytes everywhere."""
    content = text.encode()
    (folder / name).write_bytes(content)
    return HeldBy(name, len(content), sha256(content).hexdigest())
