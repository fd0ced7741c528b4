"""`atoll mutate`: plant faults in the rules, one at a time, and see what objects."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import Misuse, print_json, tell, ticked
from atoll.cli.keeping import Keep, keep_all
from atoll.cli.options import AsJson, Game, Jobs, game_name, needs, processes, whole_number

if TYPE_CHECKING:
    from atoll.mutate.every_fault import Planting, Tried
    from atoll.mutate.plant import Fault
    from atoll.mutate.report import Mutation

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
    as_json: AsJson = False,
) -> None:
    """Plant faults in the rules, and see what notices them.

    They are planted one at a time, and an example or a law has to object.
    A fault that nothing objects to, though games at random go otherwise with it, is a hole in the
    examples: the report shows it with a scenario that would fill it, where one is found.
    """
    from time import monotonic

    from atoll.mutate.every_fault import chosen, planting
    from atoll.mutate.report import Mutation
    from atoll.processes import at_once

    name, number, begun = game_name(game), at_once(processes(jobs)), monotonic()
    few = None if sample is None else whole_number(sample, "--sample")
    planted = planting(name)
    some = tuple(chosen(planted.faults, _rules(planted, rule or ()), few))
    found = Mutation(planted, some)
    if not listing:
        needs("z3", "holding faults against the laws", "proof")
        found = _on_trial(found, number)._replace(seconds=monotonic() - begun)
    _report(found, as_json=as_json, keep=keep)


def _on_trial(found: "Mutation", jobs: int) -> "Mutation":
    """With what became of each fault, and of each that survived whether games show it."""
    tried = _tried(found.planting, found.chosen, jobs)
    survivors = [one for one in tried if one.status == "survived"]
    known = {one.fault.key: one for one in _seen(found.planting, survivors, jobs)}
    return found._replace(tried=tuple(known.get(one.fault.key, one) for one in tried))


def _report(found: "Mutation", *, as_json: bool, keep: bool) -> None:
    from atoll.cli.mutate_text import listed, told

    if keep:
        keep_all(one.witness for one in found.survivors if one.witness)
    if as_json:
        print_json(found.as_dict())
    else:
        tell(told(found) if found.tried else listed(found))
    if found.survivors:
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


def _seen(planted: "Planting", survivors: "Sequence[Tried]", jobs: int) -> "list[Tried]":
    from atoll.mutate.scenes import scenes

    return ticked("Scenes", len(survivors), scenes(planted, survivors, at_once=jobs))
