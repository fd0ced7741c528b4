"""`atoll port`: a program of your own plays, and is held against the rules."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from atoll.cli.console import Group, Misuse, bar
from atoll.cli.options import NAMED, Number, Text, Texts, argument, flag, number, text
from atoll.cli.report import Column, Part, Report, Table, line, whole
from atoll.printable import is_number
from atoll.table import cite, counted, listed
from atoll.written import replaceable, write

app = Group("Hold a program that plays one of the games against the rules.")


@app.command("run")
def run_port(
    game: str = NAMED,
    command: list[str] = argument("-- COMMAND…", "The program, and its arguments.", default=...),
    rule: Texts = text("--rule", "RULE", "Only what this rule is at work in; repeat."),
    chapter: Texts = text("--chapter", "N", "Only rules of this chapter; repeat."),
    games: Number = number("--games", "Play so many games side by side.", least=0),
    seed: int = number("--seed", "Another luck, other games.", least=0, default=1),
    first: bool = flag("--first", "Stop at the first thing that is wrong."),
    time_limit: float = number(
        "--time-limit", "Seconds for each answer.", "S", default=10, least=0, most=3600
    ),
    data: Text = text("--data", "DIR", "Vectors that were written; else made anew."),
    talk: Text = text("--talk", "FILE", "Keep all that both say, as it is."),
    badge: Text = text("--badge", "FILE", "Write how it stands as a picture (SVG)."),
) -> Report:
    """Ask a program all there is to ask, and play games beside it.

    That is all vectors, illegal moves for each rule that refuses, and whole games.
    It speaks JSON Lines on standard input and output, as the page Ports says.
    Where it parts from the rules, that is made as short as it can be, and told with the rule.
    With --rule or --chapter no games are played, unless --games says how many.
    Exit status: 0 all that it claims is held, 1 something is not, 2 it cannot be asked.
    """
    from atoll.port.port import Port
    from atoll.port.run import Asked, asked_of, picture, run
    from atoll.port.talk import Broken

    what = Asked(_rules(game, rule or (), chapter or ()), games, seed, first=first)
    place, kept = (None if one is None else replaceable(one) for one in (badge, talk))
    vectors = _vectors(game, data)
    said = list[bytes]()
    with ExitStack() as stack:
        if kept:
            stack.callback(_keep, kept, said)
        try:
            started = Port(game, command, time_limit, said.append if kept else None)
        except Broken as broken:
            if place:
                write(place, picture(game, "breaks off at once", green=False))
            # it does not even say who it is
            head = line("The port breaks off at once:", style="bold red")
            told = (head, line(broken.says, inset=3), *_stderr(broken.stderr))
            return Report(told, status=1)
        stack.callback(started.close)
        found = run(started, asked_of(vectors, started, what), what, bar)
    if place:
        stand = [one["status"] for one in found["rules"]]
        says = [*found["why_not_green"], f"{stand.count('held')} of {len(stand)} held"][0]
        write(place, picture(game, says, green=found["green"]))
    return Report(_told(found), lambda: found, int(not found["green"]))


def _keep(file: Path, said: Sequence[bytes]) -> None:
    """What was there before stays where nothing was said. Errors: OSError names it."""
    if said:
        write(file, b"".join(said))


def _rules(game: str, rules: Sequence[str], chapters: Sequence[str]) -> frozenset[str]:
    """The rules that are asked for, one by one or by chapter. Errors: BookError, Misuse."""
    from atoll import book
    from atoll.table import chapter_of

    ids = [book.rule_id(f"{game} {one}" if is_number(one[:1]) else one) for one in rules]
    known = book.rules(game)
    if strange := [one for one in ids if one not in known]:
        raise Misuse(f"--rule {strange[0]}: {game} has no such rule.")
    for one in chapters:
        inside = [rule for rule in known if chapter_of(rule) == f"{game}_{one}"]
        if not inside:
            raise Misuse(f"--chapter {one}: {game} has no such chapter; write a number, as 4.")
        ids += inside
    return frozenset(ids)


def _vectors(game: str, data: str | None) -> Sequence[Mapping[str, Any]]:
    """The vectors of a game: those in a folder of data, or of its examples as they are now.

    Errors: DataError.
    """
    if data is not None:
        from atoll.data.verifying import published

        return published(Path(data), game)
    from atoll.data.vectors import made
    from atoll.running.own import shown

    found = made(game, shown(game, bar).results)
    return [*found.found, *found.forged]


def _told(found: Mapping[str, Any]) -> Iterator[Part]:
    """Who was asked, what is wrong, how each rule stands, and the sum."""
    from atoll.port.run import COUNTS, STATUSES

    yield from _claims(found["port"], found["not_claimed"])
    columns = (Column(head.replace("_", " "), right=True) for head in COUNTS)
    rows = (
        (kind, *(str(one or "-") for one in its.values())) for kind, its in found["counts"].items()
    )
    yield Table((Column("asked"), *columns), [*rows])
    for place, one in enumerate(found["findings"], start=1):
        yield from _finding(place, one)
    for one in found["skipped"]:
        skipped = f"skipped {counted(one['times'], 'time')}: {one['why']}  ({one['of'][0]})"
        yield line(skipped, style="yellow")
    for status in STATUSES:
        rules = (one["rule"] for one in found["rules"] if one["status"] == status)
        if its := [cite(rule).rpartition(" ")[2] for rule in rules]:
            yield f"{counted(len(its), 'rule')} {status}: {', '.join(its)}"
    if why_not := listed(found["why_not_green"]):
        yield line(f"Not green: {why_not}.", style="bold red")
    else:
        yield line("Green: all that it claims is held.", style="bold green")


def _claims(port: Mapping[str, Any], not_asked: Mapping[str, int]) -> Iterator[Part]:
    """Who it is, what it says that it does not claim, and what was not asked for that."""
    from atoll.port.messages import ABILITIES

    about = " ".join(filter(None, (port["name"], port["version"])))
    language = f" ({port['language']})" if port["language"] else ""
    yield whole(f"The port: {about}{language}", style="bold")
    if port["cannot"]:
        lacking = listed((ABILITIES[one] for one in port["cannot"]), "or")
        yield f"It says that it is not able {lacking}."
    if port["untold"]:
        yield f"It does not tell the {listed(port['untold'])}."
    if port["not_claimed"]:
        yield f"It does not claim {counted(len(port['not_claimed']), 'rule')}."
    left = Counter[str]()
    for why, times in not_asked.items():
        left["rules" if why in port["not_claimed"] else why] += times
    if told := [f"{why} {times}" for why, times in sorted(left.items())]:
        yield f"Not asked, for it said so before: {', '.join(told)}."


def _finding(place: int, one: Mapping[str, Any]) -> Iterator[Part]:
    rule = f"{cite(one['rule'])}: " if one["rule"] else ""
    yield line(f"{place}. {rule}the port {one['means']}", style="bold red")
    yield line(one["says"], inset=3)
    if right_by := listed(one["right_by"], "or"):
        yield line(f"It would be right by {right_by}.", inset=3)
    yield from (whole(f"   {text}") for text in one["scenario"].splitlines())
    yield from _stderr(one["stderr"])
    moves = counted(one["moves"], "move") if one["moves"] else "without a move"
    others = f" and {one['times'] - 1} more" if one["times"] > 1 else ""
    yield line(f"{moves}; {one['found_in'][0]}{others}", style="dim", inset=3)
    yield ""


def _stderr(text: str) -> Iterator[Part]:
    if text:
        yield line("   On standard error it says:", style="dim")
        yield from (whole(f"   | {one}") for one in text.splitlines())
