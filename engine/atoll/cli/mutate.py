"""`atoll mutate`: plant faults in the rules, one at a time, and see what objects."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import Misuse, print_json, shown, tell, ticked
from atoll.cli.keeping import Keep, keep_all
from atoll.cli.options import AsJson, Game, Jobs, game_name, needs, processes, whole_number
from atoll.cli.report import Column, Part, Piece, Table, line, whole
from atoll.table import cite, counted

if TYPE_CHECKING:
    from atoll.mutate.every_fault import Mutation, Planting, Tried
    from atoll.mutate.plant import Fault


_STYLES = {"survived": "bold red", "unseen": "dim", "does not run": "yellow"}


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

    from atoll.mutate.every_fault import Mutation, chosen, planting
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
    if keep:
        keep_all(one.witness for one in found.survivors if one.witness)
    if as_json:
        print_json(found.as_dict())
    else:
        tell(_told(found) if found.tried else _listed(found))
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
    from atoll.mutate.every_fault import scenes

    return ticked("Scenes", len(survivors), scenes(planted, survivors, at_once=jobs))


def _told(found: "Mutation") -> Iterator[Part]:
    """A line per rule, the survivors with the scenarios against them, and the totals."""
    from atoll.mutate.every_fault import STATUSES

    heads = (Column(head, right=True) for head in ("faults", *STATUSES))
    rows = [
        (cite(row.rule), str(row.faults), *(_cell(row.counts[one], one) for one in STATUSES))
        for row in found.rows
    ]
    yield Table((Column("rule", "cyan", whole=True), *heads), rows)
    for one in found.survivors:
        yield line(_headed(found, one.fault), style="bold")
        yield from _changed(one.fault)
        if one.witness is None:
            yield line("  no scenario was found that fails with it.", style="dim")
        for text in one.witness.text.splitlines() if one.witness else ():
            yield whole(f"    {text}")
    yield _summed(found)


def _cell(number: int, status: str) -> Piece:
    return (str(number), _STYLES.get(status, "")) if number else ("-", "dim")


def _listed(found: "Mutation") -> Iterator[Part]:
    """Every fault: where it stands, its rules, the line before and after."""
    for fault in found.chosen:
        yield whole(_headed(found, fault), style="bold")
        yield from _changed(fault)
    yield f"{len(found.chosen)} of {len(found.planting.faults)} faults that can be planted."


def _headed(found: "Mutation", fault: "Fault") -> str:
    from atoll.table.games import modules

    place = f"{shown(modules(found.planting.game)[fault.module])}:{fault.line}"
    return f"{place}  {', '.join(map(cite, fault.rules)) or 'no rule'}  {fault.kind}"


def _changed(fault: "Fault") -> Iterator[Part]:
    yield whole(f"  - {fault.old}", style="red")
    yield whole(f"  + {fault.new}", style="green")


def _summed(found: "Mutation") -> Part:
    counts = found.counts
    killed = f"{counts['example']} killed by an example, {counts['law']} by a law"
    others = f"{counts['does not run']} do not run, {counts['unseen']} unseen"
    faults = counted(len(found.tried), "fault")
    text = f"{faults}: {killed}; {others}; {counts['survived']} survived. "
    return line(f"{text}{found.seconds:.0f} s.", style="red" if counts["survived"] else "bold")
