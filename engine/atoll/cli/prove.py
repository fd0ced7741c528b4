"""`atoll prove`: the laws of a game, for all numbers of seats and of all else."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from atoll.cli.console import Misuse, print_json, tell, ticked
from atoll.cli.keeping import Keep, keep_all
from atoll.cli.options import AsJson, Game, Jobs, Witnesses, game_name, needs, processes, several
from atoll.cli.prove_text import contradicting, told
from atoll.table import listed

if TYPE_CHECKING:
    from atoll.proof.parting import Parted
    from atoll.proof.proofs import Proof
    from atoll.telling.witness import Witness

__all__ = ["prove"]


def prove(
    game: Game = None,
    law: Annotated[
        list[str] | None, typer.Option("--law", metavar="NAME", help="Only this law; repeat.")
    ] = None,
    second: Annotated[
        bool, typer.Option("--second", help="Ask a second solver (cvc5) each question too.")
    ] = False,
    save: Annotated[
        str | None,
        typer.Option(
            "--save", metavar="FOLDER", help="Write each question as SMT-LIB there, and what holds."
        ),
    ] = None,
    witnesses: Witnesses = "1",
    keep: Keep = False,
    jobs: Jobs = None,
    verbose: Annotated[
        bool, typer.Option("-v", "--verbose", help="Say what each law says, and its breach.")
    ] = False,
    quiet: Annotated[
        bool, typer.Option("-q", "--quiet", help="Name only what does not hold.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Prove the laws of a game: what must always hold.

    Each law has to notice its breach, a rule read wrongly.
    A law is proved for every number of seats it names, with any numbers of things, any cards
    and any rulings; checked where all its cases were tried, sampled where some of many were.
    Where one does not hold, the smallest table that is found shows how the rules part from those
    before their last change; with --witnesses 3 up to two more, at which another rule is at work or
    something else happens.
    """
    needs("z3", "atoll prove", "proof")
    if second:
        needs("cvc5", "--second", "proof")
    name, number, most = game_name(game), processes(jobs), several(witnesses)
    proved = _proved(name, law or (), number, second=second, save=save)
    parted = _parted(name, proved, most)
    if as_json:
        print_json(_as_json(name, proved, parted))
    else:
        tell(told(proved, parted, verbose=verbose, quiet=quiet) if proved else (_none(name),))
    if keep:
        keep_all(_witnesses(name, parted) if parted else ())
    raise typer.Exit(0 if all(one.holds for one in proved) else 1)


def _none(game: str) -> str:
    return f"{game} has no laws yet."


def _as_json(game: str, proved: "Sequence[Proof]", parted: "Parted | None") -> dict[str, Any]:
    from atoll.proof.as_json import as_dict

    return as_dict(game, proved, parted.as_dict() if parted else None)


def _proved(
    game: str, names: Sequence[str], jobs: int | None, *, second: bool, save: str | None
) -> "list[Proof]":
    """The laws by these names, or all, with what they lean on; saved, if so asked for."""
    from atoll.proof.law import laws
    from atoll.proof.leaning import leaning
    from atoll.proof.proofs import named, proofs
    from atoll.proof.saved import asked_by
    from atoll.proof.saved import save as keep

    if not laws(game):
        if names:
            raise Misuse(f"{game} has no laws yet; leave --law out.")
        return []
    if save:
        Path(save).mkdir(parents=True, exist_ok=True)
    wanted, by = [law.name for law in named(game, names)], asked_by()
    found = ticked("laws", len(wanted), proofs(game, wanted, jobs=jobs, second=second))
    proved = leaning(game, found)
    if save:
        _save(proved, Path(save))
        keep(game, proved, Path(save), by)
    return proved


def _save(proved: "Iterable[Proof]", folder: Path) -> None:
    """Every question as a file that any solver reads; `unsat` is the answer that proves."""
    from atoll.proof.saved import asked_of

    for one in proved:
        for asked in asked_of(one):
            (folder / f"{asked.name}.smt2").write_text(asked.text, encoding="utf-8")


def _parted(game: str, proved: "Iterable[Proof]", most: int) -> "Parted | None":
    """How the rules part from those before their last change, where a law is refuted."""
    from atoll.proof.parting import since_last_change

    refuted = {one.law: case for one in proved if (case := next(contradicting(one), None))}
    return since_last_change(game, refuted, most) if refuted else None


def _witnesses(game: str, parted: "Parted") -> "Iterable[Witness]":
    """What happened while each law held: examples that fail until it holds again."""
    from atoll.telling.witness import Witness

    laws = " ".join(f"--law {law}" for law in parted.refuted)
    for place, scenario in enumerate(parted.before, 1):
        more = f" --witnesses {place}" if place > 1 else ""
        command = f"atoll prove {game} {laws}{more} --keep"
        about = f"what contradicts {listed(parted.refuted)}"
        yield Witness(game, "law", about, command, (scenario,))
