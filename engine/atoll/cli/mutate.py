"""`atoll mutate`: plant faults in the rules, one at a time, and see what objects."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from atoll.cli.console import Misuse, bar, shown
from atoll.cli.options import GAME, JOBS, KEEP, Number, Texts, flag, kept, needs, number, text
from atoll.cli.report import Column, Part, Piece, Report, Table, line, whole
from atoll.progress import ticked
from atoll.table import cite, counted

if TYPE_CHECKING:
    from atoll.mutate.every_fault import Tried
    from atoll.mutate.plant import Fault


_STYLES = {"survived": "bold red", "unseen": "dim", "does not run": "yellow"}


def mutate(
    game: str = GAME,
    rule: Texts = text("--rule", "RULE", "Faults of this rule, as fiji_4_7; repeat."),
    sample: Number = number(
        "--sample", "About N faults, the same every time; one of each rule at least."
    ),
    jobs: Number = JOBS,
    listing: bool = flag("--list", "List the faults; try none of them."),
    keep: bool = KEEP,
) -> Report:
    """Plant faults in the rules, and see what notices them.

    They are planted one at a time, and an example or a law has to object.
    A fault that nothing objects to, though games at random go otherwise with it, is a hole in the
    examples: the report shows it with a scenario that would fill it, where one is found.
    """
    from time import monotonic

    from atoll.book import rule_id
    from atoll.mutate.every_fault import Tried, chosen, report, scenes, trials
    from atoll.mutate.plant import faults
    from atoll.processes import at_once

    number, begun, every = at_once(jobs), monotonic(), faults(game)
    known = {each for fault in every for each in fault.rules}
    rules = [rule_id(typed, game) for typed in rule or ()]
    if strange := [typed for typed, one in zip(rule or (), rules, strict=True) if one not in known]:
        named = f"a rule {strange[0]}; `atoll mutate --list` names all"
        raise Misuse(f"no fault is planted in {named}.")
    some = chosen(every, rules, sample)
    tried = {one: Tried(one) for one in some}
    if not listing:
        needs("z3", "holding faults against the laws", "proof")
        coming = ticked(bar, "Faults", len(some), trials(game, some, at_once=number))
        tried |= {one.fault: one for one in coming}
        survivors = [one for one in tried.values() if one.status == "survived"]
        # of each that survived whether games show it
        seen = scenes(game, survivors, at_once=number)
        tried |= {one.fault: one for one in ticked(bar, "Scenes", len(survivors), seen)}
    found = report(game, len(every), [*tried.values()], 0.0 if listing else monotonic() - begun)
    left = [one for one in tried.values() if one.status == "survived"]
    return Report(
        _told(found, left) if found["tried"] else _listed(game, some, len(every)),
        lambda: found,
        int(bool(left)),
        last=(kept(one.witness for one in left if one.witness) for _ in range(keep)),
    )


def _told(found: Mapping[str, Any], survivors: "Sequence[Tried]") -> Iterator[Part]:
    """A line per rule, the survivors with the scenarios against them, and the totals."""
    from atoll.mutate.every_fault import STATUSES

    heads = (Column(head, right=True) for head in ("faults", *STATUSES))
    rows: list[tuple[Piece, ...]] = []
    for of in found["rules"]:
        numbers = {one: of[one.replace(" ", "_")] for one in STATUSES}
        cells = [
            (str(often), _STYLES.get(one, "")) if often else ("-", "dim")
            for one, often in numbers.items()
        ]
        rows.append((cite(of["rule"]), str(of["faults"]), *cells))
    yield Table((Column("rule", "cyan", whole=True), *heads), rows)
    for one in survivors:
        yield line(_headed(found["game"], one.fault), style="bold")
        yield from _changed(one.fault)
        if one.witness is None:
            yield line("  no scenario was found that fails with it.", style="dim")
        for each in one.witness.text.splitlines() if one.witness else ():
            yield whole(f"    {each}")
    counts = found["counts"]
    killed = f"{counts['example']} killed by an example, {counts['law']} by a law"
    others = f"{counts['does_not_run']} do not run, {counts['unseen']} unseen"
    faults = counted(found["tried"], "fault")
    told = f"{faults}: {killed}; {others}; {counts['survived']} survived. "
    yield line(f"{told}{found['seconds']:.0f} s.", style="red" if counts["survived"] else "bold")


def _listed(game: str, faults: "Sequence[Fault]", every: int) -> Iterator[Part]:
    """Faults: where each stands, its rules, the line before and after."""
    for one in faults:
        yield whole(_headed(game, one), style="bold")
        yield from _changed(one)
    yield f"{len(faults)} of {every} faults that can be planted."


def _headed(game: str, fault: "Fault") -> str:
    from atoll.table.games import modules

    place = f"{shown(modules(game)[fault.module])}:{fault.line}"
    return f"{place}  {', '.join(map(cite, fault.rules)) or 'no rule'}  {fault.kind}"


def _changed(fault: "Fault") -> Iterator[Part]:
    yield whole(f"  - {fault.old}", style="red")
    yield whole(f"  + {fault.new}", style="green")
