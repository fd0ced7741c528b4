"""`atoll prove --certify`: the proofs of laws in a folder, for others to check."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import Misuse, complain, shown, ticked
from atoll.table import counted

if TYPE_CHECKING:
    from atoll.proof.certificates import Certificate
    from atoll.proof.proofs import Proof

__all__ = ["Certify", "certified"]

Certify = Annotated[
    str | None,
    typer.Option(
        "--certify",
        metavar="FOLDER",
        help="Write cvc5's proof of each proved law there, and how the checker Ethos is asked.",
    ),
]


def certified(game: str, proved: "Sequence[Proof]", folder: Path, jobs: int | None) -> bool:
    """Write all that is proved, say where, and whether nothing that is proved is left out."""
    from atoll.proof.certificates import certificates, provable
    from atoll.proof.certified import write

    if not proved:
        raise Misuse(f"{game} has no laws yet; leave --certify out.")
    asked = provable(proved)
    with _whole(folder) as draft:
        found = ticked("proofs", len(asked), certificates(asked, draft, jobs=jobs))
        write(draft, game, proved, found)
    typer.echo(_wrote(found, folder), err=True)
    for one in (left := [one for one in found if one.why]):
        complain(f"{Path(one.question.file).stem}: {one.why}; no proof is written.")
    return not left


@contextmanager
def _whole(folder: Path) -> Iterator[Path]:
    """A folder to write into, which comes to stand there once all is written."""
    place = folder.resolve()
    with TemporaryDirectory(prefix=f".{place.name}-", dir=place.parent) as beside:
        draft = Path(beside, place.name)
        draft.mkdir()
        yield draft
        place.rmdir()
        draft.rename(place)


def _wrote(found: "Sequence[Certificate]", folder: Path) -> str:
    there = [one.proof for one in found if one.proof]
    laws = counted(len({one.law for one in found if one.proof}), "law")
    size = sum(one.bytes for one in there) / 1e6
    told = f"Wrote {counted(len(there), 'proof')} of {laws} to {shown(folder)} ({size:.1f} MB)"
    return f"{told}, not checked here; README.md there says how Ethos checks them."
