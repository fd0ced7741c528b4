"""`atoll prove --seeds`: how much work each law is for the solver, by several seeds."""

from collections.abc import Iterable, Sequence
from importlib.metadata import version
from typing import TYPE_CHECKING, Annotated, Any

import typer

from atoll.cli.console import Misuse, print_json, tell, ticked
from atoll.cli.options import whole_number
from atoll.table import counted

if TYPE_CHECKING:
    from rich.console import RenderableType

    from atoll.proof.seeds import Spread

__all__ = ["Seeds", "as_dict", "worked_by"]

Seeds = Annotated[
    str | None,
    typer.Option(
        "--seeds",
        metavar="N",
        help="Instead: the solver's counted work for each law by so many seeds.",
    ),
]
FIRST, MOST = 10, 100


def worked_by(
    game: str,
    seeds: str,
    names: Sequence[str],
    jobs: int | None,
    *,
    as_json: bool,
    verbose: bool,
    quiet: bool,
) -> bool:
    """Count, report, and say whether no law is near the end of what a solver may do."""
    from atoll.proof.law import laws
    from atoll.proof.seeds import spreads

    number = whole_number(seeds, "--seeds")
    if number > MOST:
        raise Misuse(f"--seeds {seeds}: {MOST} at most; 10 show the spread.")
    if names and not laws(game):
        raise Misuse(f"{game} has no laws yet; leave --law out.")
    found = ticked("laws", len(names or laws(game)), spreads(game, names, seeds=number, jobs=jobs))
    if as_json:
        print_json(as_dict(game, number, found))
    else:
        tell(_told(number, found, verbose=verbose, quiet=quiet))
    return not any(one.near for each in found for one in each)


def as_dict(game: str, seeds: int, found: "Sequence[Sequence[Spread]]") -> dict[str, Any]:
    """The work of each law as JSON has it (schemas/seeds.schema.json)."""
    from atoll.proof.seeds import ROOM
    from atoll.proof.solver import LIMIT

    every = [one for each in found for one in each]
    return {
        "game": game,
        "solver": f"z3 {version('z3-solver')}",
        "seeds": seeds,
        "limit": LIMIT,
        "room": ROOM,
        "holds": not any(one.near for one in every),
        "laws": [_as_dict(one) for one in every],
    }


def _as_dict(one: "Spread") -> dict[str, Any]:
    told = {"law": one.law, "seats": one.seats or None, "near": one.near}
    return {**told, "verdicts": sorted({*one.verdicts}), "steps": one.steps}


def _told(
    seeds: int, found: "Sequence[Sequence[Spread]]", *, verbose: bool, quiet: bool
) -> "Iterable[RenderableType]":
    from rich.text import Text

    from atoll.proof.seeds import ROOM, by_law
    from atoll.proof.solver import LIMIT

    worst = by_law(found)
    near = [one for one in worst if one.near]
    shown = near if quiet else worst if verbose else [*near, *_others(worst)[: FIRST - len(near)]]
    if shown:
        yield _table(shown)
    asked = sum(map(len, found))
    laws = sum(map(bool, found))
    told = f"{counted(laws, 'law')}, {counted(asked, 'question')}, {counted(seeds, 'seed')} each"
    yield Text(f"{told}: {_summed(near)}; near is {LIMIT // ROOM:,} of {LIMIT:,} steps.")


def _others(worst: "Sequence[Spread]") -> "list[Spread]":
    return [one for one in worst if not one.near]


def _summed(near: "Sequence[Spread]") -> str:
    if not near:
        return "none comes near the limit"
    return f"{counted(len(near), 'question')} near the limit or not proved"


def _table(shown: "Iterable[Spread]") -> "RenderableType":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="")
    for head in ("law", "players", "fewest steps", "middle", "most", "of the limit", ""):
        table.add_column(head, justify="left" if head == "law" else "right")
    for one in shown:
        steps = (f"{number:,}" for number in (min(one.steps), one.middle, one.most))
        seats = str(one.seats or "any")
        near = "NEAR" if one.near else ""
        table.add_row(one.law.replace("_", " "), seats, *steps, f"{one.share:.2%}", near)
    return table
