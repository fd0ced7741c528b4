"""`atoll mutate`: plant faults in the rules, one at a time, and see what objects."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import Misuse, print_json, tell, ticked
from atoll.cli.keeping import Keep, keep_all
from atoll.cli.options import AsJson, Game, Jobs, game_name, needs, processes, whole_number

if TYPE_CHECKING:
    from atoll.mutate.every_fault import Planting, Tried
    from atoll.mutate.plant import Fault
    from atoll.mutate.report import Mutation
    from atoll.telling.witness import Witness

__all__ = ["mutate"]


def mutate(
    game: Game = None,
    rule: Annotated[
        list[str] | None,
        typer.Option("--rule", metavar="RULE", help="Faults of this rule, as fiji_4_7; repeat."),
    ] = None,
    sample: Annotated[
        str | None,
        typer.Option(
            "--sample",
            metavar="N",
            help="About N faults, the same every time; one of each rule at least.",
        ),
    ] = None,
    jobs: Jobs = None,
    listing: Annotated[
        bool, typer.Option("--list", help="List the faults; try none of them.")
    ] = False,
    keep: Keep = False,
    to: Annotated[
        str | None,
        typer.Option(
            "--elements",
            metavar="FILE",
            help="Write FILE as well, as mutation-testing-elements shows it.",
        ),
    ] = None,
    save: Annotated[
        str | None,
        typer.Option(
            "--save",
            metavar="FOLDER",
            help="Write there what was found of all faults; the site reads .faults.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Plant faults in the rules, and see what notices them.

    They are planted one at a time, and an example or a law has to object.
    A fault that nothing objects to is a hole in the examples: the report shows it with a scenario
    that would fill it, where one is found. Faults that change nothing are explained in the game's
    equivalents.toml.
    """
    from time import monotonic

    from atoll.mutate.every_fault import chosen, planting
    from atoll.mutate.register import read_register
    from atoll.mutate.report import Mutation
    from atoll.processes import at_once

    name, number, begun = game_name(game), at_once(processes(jobs)), monotonic()
    few = None if sample is None else whole_number(sample, "--sample")
    _writable(to, save, some=bool(rule or few or listing))
    planted = planting(name, read_register(name))
    some = tuple(chosen(planted.faults, _rules(planted, rule or ()), few))
    found = Mutation(planted, some)
    if not listing:
        needs("z3", "holding faults against the laws", "proof")
        found = _on_trial(found, number)._replace(seconds=monotonic() - begun)
    _written(found, to, save)
    _report(found, as_json=as_json, keep=keep)


def _on_trial(found: "Mutation", jobs: int) -> "Mutation":
    """With what became of each fault, and for each that survived a witness, if one is found."""
    tried = _tried(found.planting, found.chosen, jobs)
    survivors = [one.fault for one in tried if one.status == "survived"]
    against = _witnesses(found.planting, survivors, jobs)
    witnesses = {fault.key: witness for fault, witness in against if witness}
    return found._replace(tried=tuple(tried), witnesses=witnesses)


def _writable(to: str | None, save: str | None, *, some: bool) -> None:
    """What is asked for can be written, and only all faults are saved. Raises Misuse."""
    if save and some:
        raise Misuse("--save is for all faults; leave --rule, --sample and --list out.")
    if to:
        Path(to).touch()
    if save:
        Path(save).mkdir(parents=True, exist_ok=True)


def _written(found: "Mutation", to: str | None, save: str | None) -> None:
    import json

    from atoll.mutate.elements import elements
    from atoll.mutate.saved import save as saved

    if to:
        text = json.dumps(elements(found), ensure_ascii=False, indent=1)
        Path(to).write_text(f"{text}\n", "utf-8")
    if save:
        saved(found, Path(save))


def _report(found: "Mutation", *, as_json: bool, keep: bool) -> None:
    from atoll.cli.mutate_text import listed, told

    if keep:
        keep_all(found.witnesses.values())
    if as_json:
        print_json(found.as_dict())
    else:
        tell(told(found) if found.tried else listed(found))
    if not found.sound:
        raise typer.Exit(1)


def _rules(planted: "Planting", asked: Sequence[str]) -> list[str]:
    """The ids of the rules asked for, however they are written. Raises Misuse."""
    from atoll.book import rule_id

    known = {rule for fault in planted.faults for rule in fault.rules}
    ids = [rule_id(text, planted.game) for text in asked]
    for text, rule in zip(asked, ids, strict=True):
        if rule not in known:
            raise Misuse(f"no fault is planted in a rule {text}; `atoll mutate --list` names all.")
    return ids


def _tried(planted: "Planting", some: "Sequence[Fault]", jobs: int) -> "list[Tried]":
    """Every fault tried, in the order of the text."""
    from atoll.mutate.every_fault import trials

    tried = ticked("Faults", len(some), trials(planted, some, at_once=jobs))
    found = {one.fault.key: one for one in tried}
    return [found[fault.key] for fault in some]


def _witnesses(
    planted: "Planting", survivors: "Sequence[Fault]", jobs: int
) -> "list[tuple[Fault, Witness | None]]":
    from atoll.mutate.scenes import scenes

    return ticked("Scenes", len(survivors), scenes(planted, survivors, at_once=jobs))
