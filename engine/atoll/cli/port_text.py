"""A run of a port for a terminal."""

from collections.abc import Iterator

from atoll.cli.report import Column, Part, Table, line, whole
from atoll.port.messages import ABILITIES, Json
from atoll.port.run import COUNTS, STATUSES
from atoll.port.talk import Broken
from atoll.table import cite, counted, listed


def told(found: Json) -> Iterator[Part]:
    """Who was asked, what is wrong, how each rule stands, and the sum."""
    port = found["port"]
    about = " ".join(filter(None, (port["name"], port["version"])))
    language = f" ({port['language']})" if port["language"] else ""
    yield whole(f"The port: {about}{language}", style="bold")
    # what it says that it does not claim
    if port["cannot"]:
        lacking = listed((ABILITIES[one] for one in port["cannot"]), "or")
        yield f"It says that it is not able {lacking}."
    if port["untold"]:
        yield f"It does not tell the {listed(port['untold'])}."
    if port["not_claimed"]:
        yield f"It does not claim {counted(len(port['not_claimed']), 'rule')}."
    columns = (Column(head.replace("_", " "), right=True) for head in COUNTS)
    rows = (
        (kind, *(str(one or "-") for one in its.values())) for kind, its in found["counts"].items()
    )
    yield Table((Column("asked"), *columns), [*rows])
    yield from _not_asked(found)
    for number, one in enumerate(found["findings"], start=1):
        yield from _finding(number, one)
    for one in found["skipped"]:
        told = f"skipped {counted(one['times'], 'time')}: {one['why']}  ({one['of'][0]})"
        yield line(told, style="yellow")
    for status in STATUSES:
        rules = (one["rule"] for one in found["rules"] if one["status"] == status)
        if its := [cite(rule).rpartition(" ")[2] for rule in rules]:
            yield f"{counted(len(its), 'rule')} {status}: {', '.join(its)}"
    if why_not := listed(found["why_not_green"]):
        yield line(f"Not green: {why_not}.", style="bold red")
    else:
        yield line("Green: all that it claims is held.", style="bold green")


def broken_at_once(broken: Broken) -> Iterator[Part]:
    """A port that does not even say who it is."""
    yield line("The port breaks off at once:", style="bold red")
    yield line(broken.says, inset=3)
    yield from _stderr(broken.stderr)


def _not_asked(found: Json) -> Iterator[str]:
    """Why questions were not asked: by abilities, players, rulings; and by rules."""
    reasons, ruled = found["not_claimed"], found["port"]["not_claimed"]
    rules = sum(number for why, number in reasons.items() if why in ruled)
    told = [f"{why} {number}" for why, number in sorted(reasons.items()) if why not in ruled]
    told += [f"rules {rules}"] if rules else []
    if told:
        yield f"Not asked, for it said so before: {', '.join(told)}."
        yield ""


def _finding(number: int, one: Json) -> Iterator[Part]:
    rule = f"{cite(one['rule'])}: " if one["rule"] else ""
    yield line(f"{number}. {rule}the port {one['means']}", style="bold red")
    yield line(one["says"], inset=3)
    if right_by := listed(one["right_by"], "or"):
        yield line(f"It would be right by {right_by}.", inset=3)
    yield from (whole(f"   {text}") for text in one["scenario"].splitlines())
    yield from _stderr(one["stderr"])
    moves = counted(one["moves"], "move") if one["moves"] else "without a move"
    short = f", from {one['before']}" if one["moves"] < one["before"] else ""
    others = f" and {one['times'] - 1} more" if one["times"] > 1 else ""
    where = next(iter(one["found_in"]), "at the end")
    yield line(f"{moves}{short}; {where}{others}", style="dim", inset=3)
    yield ""


def _stderr(text: str) -> Iterator[Part]:
    if text:
        yield line("   On standard error it says:", style="dim")
        yield from (whole(f"   | {one}") for one in text.splitlines())
