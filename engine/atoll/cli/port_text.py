"""A run of a port for a terminal."""

from collections.abc import Iterator

from atoll.cli.report import Column, Part, Table, line, whole
from atoll.port.findings import Finding
from atoll.port.messages import ABILITIES
from atoll.port.run import STATUSES, Counts, Result
from atoll.port.talk import Broken
from atoll.table import cite, counted, listed


def told(found: Result) -> Iterator[Part]:
    """Who was asked, what is wrong, how each rule stands, and the sum."""
    yield whole(_who(found), style="bold")
    yield from _beforehand(found)
    yield _counts(found)
    yield from _not_claimed(found)
    for number, one in enumerate(found.findings, start=1):
        yield from _finding(number, one)
    for why, names in found.skipped().items():
        told = f"skipped {counted(len(names), 'time')}: {why}  ({names[0]})"
        yield line(told, style="yellow")
    yield from _rules(found)
    yield line(_summed(found), style="bold green" if found.green else "bold red")


def broken_at_once(broken: Broken) -> Iterator[Part]:
    """A port that does not even say who it is."""
    yield line("The port breaks off at once:", style="bold red")
    yield line(broken.says, inset=3)
    yield from _stderr(broken.stderr)


def _who(found: Result) -> str:
    port = found.claims
    about = " ".join(filter(None, (port.name, port.version)))
    return f"The port: {about}{f' ({port.language})' if port.language else ''}"


def _beforehand(found: Result) -> Iterator[str]:
    """What it says that it does not claim."""
    port = found.claims
    if port.cannot:
        lacking = listed((ABILITIES[one] for one in sorted(port.cannot)), "or")
        yield f"It says that it is not able {lacking}."
    if port.untold:
        yield f"It does not tell the {listed(sorted(port.untold))}."
    if port.not_claimed:
        yield f"It does not claim {counted(len(port.not_claimed), 'rule')}."


def _counts(found: Result) -> Table:
    columns = (Column(head.replace("_", " "), right=True) for head in Counts._fields)
    rows = [
        (kind, *(str(number) if number else "-" for number in counts))
        for kind, counts in found.counts().items()
    ]
    return Table((Column("asked"), *columns), rows)


def _not_claimed(found: Result) -> Iterator[str]:
    """Why questions were not asked: by abilities, players, rulings; and by rules."""
    ruled = found.claims.not_claimed
    rules = sum(number for why, number in found.not_claimed().items() if why in ruled)
    others = {why: number for why, number in found.not_claimed().items() if why not in ruled}
    told = [f"{why} {number}" for why, number in sorted(others.items())]
    told += [f"rules {rules}"] if rules else []
    if told:
        yield f"Not asked, for it said so before: {', '.join(told)}."
        yield ""


def _finding(number: int, one: Finding) -> Iterator[Part]:
    rule = f"{cite(one.rule)}: " if one.rule else ""
    yield line(f"{number}. {rule}the port {one.means}", style="bold red")
    yield line(one.says, inset=3)
    if one.right_by:
        yield line(f"It would be right by {listed(one.right_by, 'or')}.", inset=3)
    yield from (whole(f"   {text}") for text in one.scenario.splitlines())
    yield from _stderr(one.stderr)
    yield line(_where(one), style="dim", inset=3)
    yield ""


def _where(one: Finding) -> str:
    moves = counted(one.moves, "move") if one.moves else "without a move"
    short = f"{moves}, from {one.before}" if one.moves < one.before else moves
    others = f" and {one.times - 1} more" if one.times > 1 else ""
    return f"{short}; {one.found_in[0] if one.found_in else 'at the end'}{others}"


def _stderr(text: str) -> Iterator[Part]:
    if text:
        yield line("   On standard error it says:", style="dim")
        yield from (whole(f"   | {one}") for one in text.splitlines())


def _rules(found: Result) -> Iterator[str]:
    by: dict[str, list[str]] = {status: [] for status in STATUSES}
    for rule, status in found.rules().items():
        by[status].append(cite(rule).rpartition(" ")[2])
    for status, numbers in by.items():
        if numbers:
            yield f"{counted(len(numbers), 'rule')} {status}: {', '.join(numbers)}"


def _summed(found: Result) -> str:
    why = [*found.why_not_green()]
    return f"Not green: {listed(why)}." if why else "Green: all that it claims is held."
