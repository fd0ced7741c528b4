"""A run of a port for a terminal."""

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from atoll.port.asking.parting import KINDS
from atoll.port.finding.findings import Finding
from atoll.port.result import STATUSES, Result
from atoll.port.talking.messages import ABILITIES
from atoll.port.talking.talk import Broken
from atoll.table import cite, counted, listed

__all__ = ["broken_at_once", "told"]

_STYLES = {
    "held": "green",
    "in doubt": "yellow",
    "not held": "bold red",
    "not claimed": "dim",
    "not asked": "yellow",
}


def told(found: Result) -> Iterator[RenderableType]:
    """Who was asked, what is wrong, how each rule stands, and the sum."""
    yield Text(_who(found), "bold")
    yield from map(Text, _beforehand(found))
    yield _counts(found)
    yield from map(Text, _not_claimed(found))
    for number, one in enumerate(found.findings, start=1):
        yield from _finding(number, one)
    for why, names in found.tally.skipped.items():
        yield Text(f"skipped {counted(len(names), 'time')}: {why}  ({names[0]})", "yellow")
    yield from map(Text, _rules(found))
    yield from map(Text, _editions(found))
    yield Text(_summed(found), "bold green" if found.green else "bold red")


def broken_at_once(broken: Broken) -> Iterator[RenderableType]:
    """A port that does not even say who it is."""
    yield Text(f"The port breaks off at once: {broken.says}", "bold red")
    yield from _stderr(broken.stderr)


def _who(found: Result) -> str:
    port = found.claims
    about = " ".join(filter(None, (port.name, port.version)))
    return f"{about}{f' ({port.language})' if port.language else ''}"


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
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column("asked")
    heads = ("asked", "agreed", "parted", "broken", "skipped", "not_claimed", "left", "moves")
    for head in heads:
        table.add_column(head.replace("_", " "), justify="right")
    for kind, counts in found.tally.counts.items():
        numbers = (getattr(counts, head) for head in heads)
        table.add_row(kind, *(str(number) if number else "-" for number in numbers))
    return table


def _not_claimed(found: Result) -> Iterator[str]:
    """Why questions were not asked: by abilities, players, rulings; and by rules."""
    rules = sum(n for why, n in found.tally.reasons.items() if why in found.claims.not_claimed)
    others = {
        why: n for why, n in found.tally.reasons.items() if why not in found.claims.not_claimed
    }
    told = [f"{why} {number}" for why, number in sorted(others.items())]
    told += [f"rules {rules}"] if rules else []
    if told:
        yield f"Not asked, for it said so before: {', '.join(told)}."
        yield ""


def _finding(number: int, one: Finding) -> Iterator[RenderableType]:
    rule = f"{cite(one.rule)}: " if one.rule else ""
    means = KINDS.get(one.kind, "breaks off")
    yield Text(f"{number}. {rule}the port {means}", "bold red")
    yield _indented(one.says)
    if one.right_by:
        yield _indented(f"It would be right by {listed(one.right_by, 'or')}.")
    for line in one.scenario.splitlines():
        yield Text(f"   {line}", no_wrap=True)
    yield from _stderr(one.stderr)
    yield _indented(_where(one), "dim")
    yield Text("")


def _indented(text: str, style: str = "") -> Padding:
    return Padding(Text(text, style), (0, 0, 0, 3))


def _where(one: Finding) -> str:
    moves = counted(one.moves, "move") if one.moves else "without a move"
    short = f"{moves}, from {one.before}" if one.moves < one.before else moves
    others = f" and {one.times - 1} more" if one.times > 1 else ""
    return f"{short}; {one.found_in[0] if one.found_in else 'at the end'}{others}"


def _stderr(text: str) -> Iterator[Text]:
    if text:
        yield Text("   On standard error it says:", "dim")
        yield from (Text(f"   | {line}", no_wrap=True) for line in text.splitlines())


def _rules(found: Result) -> Iterator[str]:
    by: dict[str, list[str]] = {status: [] for status in STATUSES}
    for rule, status in found.rules().items():
        by[status].append(cite(rule).rpartition(" ")[2])
    for status, numbers in by.items():
        if numbers:
            yield f"{counted(len(numbers), 'rule')} {status}: {', '.join(numbers)}"


def _editions(found: Result) -> Iterator[str]:
    for one in found.editions:
        claimed = "" if one.claimed else ", which it does not claim"
        yield f"By {one.title}{claimed}: {one.agreed} of {one.asked} vectors."


def _summed(found: Result) -> str:
    why = [*found.why_not_green()]
    return f"Not green: {listed(why)}." if why else "Green: all that it claims is held."
