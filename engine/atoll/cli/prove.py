"""`atoll prove`: the laws of a game, for all numbers of seats and of all else."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from atoll.cli.console import Misuse, print_json, progress, tell
from atoll.cli.keeping import Keep, keep_all
from atoll.cli.options import AsJson, Game, Jobs, game_name, needs, processes

if TYPE_CHECKING:
    from rich.console import RenderableType

    from atoll.proofs import Case, Proof
    from atoll.scenario import Scenario
    from atoll.witness import Witness

__all__ = ["as_dict", "prove"]

NO_ANSWER = (
    "No answer within the limit of time. Try: state it for one row or one number of seats, and "
    "lean on that with lemmas=; ask for this law alone, with --law; ask cvc5 too, with --second."
)


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
        typer.Option("--save", metavar="FOLDER", help="Write each question as SMT-LIB there."),
    ] = None,
    reach: Annotated[
        bool,
        typer.Option("--reach", help="Instead: the smallest table at which each rule is at work."),
    ] = False,
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
    """Prove what must always hold, and that each law notices the rule read wrongly.

    A law is proved for every number of seats it names, with any numbers of things, any cards
    and any rulings; checked where all its cases were tried.
    With --reach a rule fires at some table, or it is dead, with the rules that forbid it.
    """
    from atoll.cli.reach import reached_all
    from atoll.law import laws

    needs("z3", "atoll prove", "proof")
    if second:
        needs("cvc5", "--second", "proof")
    name = game_name(game)
    if reach:
        if law or second or save or verbose:
            others = "--law, --second, --save and -v"
            raise Misuse(f"--reach asks for rules, not for laws; leave {others} out.")
        every = reached_all(name, processes(jobs), keep=keep, as_json=as_json, quiet=quiet)
        raise typer.Exit(0 if every else 1)
    if not laws(name):
        raise Misuse(f"{name} has no laws yet.")
    if save:
        Path(save).mkdir(parents=True, exist_ok=True)
    proved = _proved(name, law or (), processes(jobs), second=second)
    if save:
        _save(proved, Path(save))
    against = _against(name, proved)
    if as_json:
        print_json(as_dict(name, proved))
    else:
        tell(_told(proved, against, verbose=verbose, quiet=quiet))
    if keep:
        keep_all(_witnesses(name, against))
    if not all(one.holds for one in proved):
        raise typer.Exit(1)


def _proved(game: str, names: Sequence[str], jobs: int | None, *, second: bool) -> "list[Proof]":
    from atoll.proofs import named, proofs

    found = []
    wanted = named(game, names)
    with progress() as bar:
        task = bar.add_task("laws", total=len(wanted))
        for one in proofs(game, [law.name for law in wanted], jobs=jobs, second=second):
            found.append(one)
            bar.advance(task)
    return found


def _save(proved: "Iterable[Proof]", folder: Path) -> None:
    """Every question as a file that any solver reads; `unsat` is the answer that proves."""
    for one in proved:
        for case in one.cases:
            if case.smt:
                seats = f".{case.seats}" if case.seats else ""
                told = f"; {one.law}: {one.range}. Proved where this is unsat.\n"
                path = folder / f"{one.law}{seats}.smt2"
                path.write_text(told + case.smt, encoding="utf-8")


def as_dict(game: str, proved: "Sequence[Proof]") -> dict[str, Any]:
    """The proofs as JSON has them (schemas/prove.schema.json); times stand under `took` alone."""
    return {
        "game": game,
        "holds": all(one.holds for one in proved),
        "laws": [_as_dict(one) for one in proved],
        "took": {one.law: round(one.seconds, 3) for one in proved},
    }


def _as_dict(one: "Proof") -> dict[str, Any]:
    cases = [
        {
            "seats": case.seats or None,
            "verdict": case.verdict,
            "cases": case.cases or None,
            "satisfiable": case.satisfiable,
            "second": case.second,
            "statistics": dict(case.statistics),
            "values": dict(sorted(case.values.items())),
        }
        for case in one.cases
    ]
    noticed = {"refuted": one.noticed == "refuted", "fits": one.noticed != "unfit"}
    breach = {**one.breach._asdict(), **noticed}
    fields = ("law", "says", "rules", "verdict", "range", "under", "lemmas")
    told = {name: getattr(one, name) for name in fields}
    return {**told, "holds": one.holds, "breach": breach, "cases": cases}


def _against(game: str, proved: "Iterable[Proof]") -> "dict[str, Scenario]":
    """What contradicts each refuted law, for the fewest seats, where a table of the game can."""
    from atoll.law import laws
    from atoll.proofs import contradiction

    found = {}
    for one in proved:
        for case in [case for case in one.cases if case.verdict == "refuted"][:1]:
            if scenario := contradiction(game, laws(game)[one.law], case):
                found[one.law] = scenario
    return found


def _witnesses(game: str, against: "Mapping[str, Scenario]") -> "Iterable[Witness]":
    """What contradicts each law."""
    from atoll.witness import Witness

    for law, scenario in against.items():
        command = f"atoll prove {game} --law {law} --keep"
        yield Witness(game, "law", f"what contradicts {law}", command, (scenario,))


def _told(
    proved: "Sequence[Proof]", against: "Mapping[str, Scenario]", *, verbose: bool, quiet: bool
) -> "Iterable[RenderableType]":
    from rich.text import Text

    failing = [one for one in proved if not one.holds and not _only_unfit(one)]
    for one in failing if quiet else proved:
        style = "bold red" if one in failing else "green"
        name = one.law.replace("_", " ")
        yield Text.assemble((f"{one.verdict:>8}", style), f"  {name}", (f"  ({one.range})", "dim"))
        if verbose or one in failing:
            yield from _more(one, against.get(one.law))
    yield from _unfit(proved)
    yield _summed(proved)


def _only_unfit(one: "Proof") -> bool:
    """Whether nothing is amiss but that the rules read otherwise than its breach quotes them."""
    return one.noticed == "unfit" and one.verdict in ("proved", "checked")


def _more(one: "Proof", against: "Scenario | None") -> "Iterable[RenderableType]":
    from rich.text import Text

    from atoll.scenario import gherkin
    from atoll.table import cite, listed

    yield Text(f"          {one.says}")
    yield Text(f"          {listed(cite(rule) for rule in one.rules)}", style="dim")
    if one.noticed == "missed" or one.holds:
        missed = "" if one.noticed == "refuted" else "NOT "
        edit = f"{one.breach.old} -> {one.breach.new}"
        yield Text(f"          {missed}refuted, where a rule is misread: {edit}", style="dim")
    for case in [case for case in one.cases if case.verdict == "refuted"][:1]:
        yield Text(f"          {_values(case)}")
    if one.verdict == "unknown":
        yield Text(f"          {NO_ANSWER}")
    for case in one.cases:
        if not case.satisfiable:
            yield Text(f"          {case.seats} seats: nothing fits what it takes as given")
    for line in gherkin(against) if against else ():
        yield Text(f"        {line}")


def _values(case: "Case") -> str:
    """What contradicts a law, told in the names of its unknowns; a number left out is 0."""
    told = [name if value is True else f"{name} {value}" for name, value in case.values.items()]
    there = sorted(text for text, value in zip(told, case.values.values(), strict=True) if value)
    seats = f"with {case.seats} seats: " if case.seats else ""
    return f"contradicted {seats}{', '.join(there) or 'all numbers 0'}"


def _unfit(proved: "Iterable[Proof]") -> "Iterable[RenderableType]":
    from rich.text import Text

    edited = [one for one in proved if one.noticed == "unfit"]
    if edited:
        yield Text("The rules were edited where these laws quote them; quote them anew in laws/:")
    for one in edited:
        yield Text(f"  {one.law}: {one.breach.old}")


def _summed(proved: "Sequence[Proof]") -> "RenderableType":
    from collections import Counter

    from rich.text import Text

    from atoll.table import listed

    verdicts = Counter(one.verdict for one in proved)
    counted = listed(f"{number} {verdict}" for verdict, number in verdicts.items())
    refuted = sum(one.noticed == "refuted" for one in proved)
    seconds = sum(one.seconds for one in proved)
    breaches = f"{refuted} of {len(proved)} breaches refuted"
    return Text(f"{len(proved)} laws: {counted}; {breaches}; {seconds:.0f} s of computing.")
