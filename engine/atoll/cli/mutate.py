"""`atoll mutate`: plant faults in the rules, one at a time, and see what objects."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from atoll.cli.console import Misuse, bar, shown
from atoll.cli.options import GAME, JOBS, KEEP, Number, Texts, kept, needs, number, text
from atoll.cli.report import Column, Part, Report, Table, line, whole
from atoll.progress import ticked
from atoll.table import cite, counted

if TYPE_CHECKING:
    from atoll.mutate.every_fault import Tried


def mutate(
    game: str = GAME,
    rule: Texts = text("--rule", "RULE", "Faults of this rule, as fiji_4_7; repeat."),
    sample: Number = number(
        "--sample", "About N faults, the same every time; one of each rule at least."
    ),
    jobs: Number = JOBS,
    keep: bool = KEEP,
) -> Report:
    """Plant faults in the rules, and see what notices them.

    They are planted one at a time, and an example or a law has to object.
    A fault that nothing objects to, though games at random go otherwise with it, is a hole in the
    examples: the report shows it with a scenario that would fill it, where one is found.
    """
    needs("z3", "holding faults against the laws", "proof")
    from time import monotonic

    from atoll.book import rule_id
    from atoll.mutate.every_fault import chosen, report, tried
    from atoll.mutate.plant import faults

    begun, every = monotonic(), faults(game)
    known = {each for fault in every for each in fault.rules}
    rules = [rule_id(typed, game) for typed in rule or ()]
    if strange := [one for one in rules if one not in known]:
        raise Misuse(f"no fault is planted in a rule {strange[0]}; name another, or none for all.")
    some = chosen(every, rules, sample)
    became = ticked(bar, "Faults", len(some), tried(game, some, jobs))
    left = [one for one in became if one.status == "survived"]
    found = report(game, len(every), became, monotonic() - begun)
    last = (kept(one.witness for one in left if one.witness) for _ in range(keep))
    return Report(_told(found, left), lambda: found, int(bool(left)), last=last)


def _told(found: Mapping[str, Any], survivors: "Sequence[Tried]") -> Iterator[Part]:
    """A line per rule, the survivors with the scenarios against them, and the totals."""
    from atoll.mutate.every_fault import STATUSES
    from atoll.table.games import modules

    heads = (Column(head, right=True) for head in ("faults", *STATUSES))
    rows = [
        (
            *(cite(of["rule"]), str(of["faults"])),
            *(str(of[one.replace(" ", "_")] or "-") for one in STATUSES),
        )
        for of in found["rules"]
    ]
    yield Table((Column("rule", "cyan", whole=True), *heads), rows)
    for fault, witness in ((one.fault, one.witness) for one in survivors):
        place = f"{shown(modules(found['game'])[fault.module])}:{fault.line}"
        rule = ", ".join(map(cite, fault.rules)) or "no rule"
        yield line(f"{place}  {rule}  {fault.kind}", style="bold")
        yield whole(f"  - {fault.old}", style="red")
        yield whole(f"  + {fault.new}", style="green")
        if witness is None:
            yield line("  no scenario was found that fails with it.", style="dim")
        yield from (whole(f"    {each}") for each in (witness.text.splitlines() if witness else ()))
    counts = found["counts"]
    killed = f"{counts['example']} killed by an example, {counts['law']} by a law"
    others = f"{counts['does_not_run']} do not run, {counts['unseen']} unseen"
    told = f"{counted(found['tried'], 'fault')}: {killed}; {others}; {counts['survived']} survived."
    yield line(f"{told} {found['seconds']:.0f} s.", style="red" if survivors else "bold")
