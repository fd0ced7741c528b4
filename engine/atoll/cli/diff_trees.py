"""`atoll diff` of two trees of rules: commits, checkouts, folders or wheels; and what it says."""

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import typer

from atoll.book.versions import git_told
from atoll.cli.console import Misuse, annotate, bar, complain, print_json, print_report
from atoll.cli.diff import HERE, Pair
from atoll.cli.diff_told import flips, happens, numbers, recorded, said, shifts
from atoll.cli.options import whole_number
from atoll.cli.report import Heading, Items, Part, Scenarios, line
from atoll.compare.trees.change import Change, Frequency, Moment, Wanted, change
from atoll.compare.trees.release import Changes, Release, released
from atoll.compare.trees.tree import Tree, opened
from atoll.finding import Finding
from atoll.running.report import annotation
from atoll.table import agreed, cite
from atoll.table.games import title

UNFIT = 3
"""The exit status where the changelog or the version says less than what the change is."""
_STEPS = 5  # code, rules, examples, laws, games


def compare(asked: Pair, games: str | None, records: str | None, *, examples: bool) -> Changes:
    """Compare two trees. Raises Misuse. Errors: NoTree, NotAnswered."""
    number = None if games is None else whole_number(games, "--games", 0)
    folder = Path(records) if records else None
    wanted = Wanted(games=number, examples=examples, records=folder)
    only, *names = asked
    with ExitStack() as trees:
        left, right = (trees.enter_context(opened(one, Path.cwd())) for one in names)
        every = dict.fromkeys((*left.games, *right.games))
        if only and only not in every:
            known = f"choose one of: {', '.join(every)}"
            raise Misuse(f"{' and '.join(names)} have no game {only}; {known}.")
        changes = list[Change]()
        for game in [only] if only else every:
            with bar(game, _STEPS) as on:
                changes.append(change(game, left, right, wanted, on))
        if folder and not any(one.replays for one in changes):
            raise Misuse(f"{folder}: no record of these games is there; name another one.")
        notes = tuple(_notes(left, right))
        release = released(changes, left, right)
        return Changes(left.text, right.text, tuple(changes), release, notes)


def _notes(left: Tree, right: Tree) -> Iterator[str]:
    """What is easily overlooked of two trees."""
    for tree in (left, right):
        if tree.unsaved:
            yield f"{tree.text} has changes that no commit holds; they are compared too."
    if left.unsaved or right.unsaved or all(Path(one.text).exists() for one in (left, right)):
        return
    if git_told(Path.cwd(), "status", "--porcelain", "--", "."):
        yield "This checkout has changes that no commit holds; they are not compared."


def tell(found: Changes, *, markdown: bool, as_json: bool, held: bool) -> None:
    """Tell it, and hold the changelog and the version to it, if asked. Raises Exit.

    Where one of GitHub's workflows runs this, it is told on the lines of the files too.
    """
    if as_json:
        print_json(found.as_json())
    else:
        print_report(told(found), markdown=markdown)
    marked = _marked(found, held=held)
    annotate((annotation(one, named, kind) for kind, one, named in marked), err=as_json or markdown)
    if held and found.release.findings:
        for finding in found.release.findings:
            complain(str(finding))
        raise typer.Exit(UNFIT)


def _marked(found: Changes, *, held: bool) -> Iterator[tuple[str, Finding, str]]:
    """What is said beside the lines: how grave, the line, a title."""
    for one in found.changes:
        for flip in one.flips.changed:
            ends = f"{flip.left}, then {flip.right}"
            told = " ".join(happens(flip, one.left, one.right)) or ends
            file = f"features/{one.game}/{flip.file}"
            yield "warning", Finding(file, flip.line, f"Ends otherwise. {told}"), flip.name
        for unit, place in one.code.places.items():
            rules = one.code.units[unit]
            if rules and not one.same:
                told = f"This touches {', '.join(map(cite, rules))}; {one.release}."
                yield "notice", Finding(place.file, place.line, told), "rules touched"
    for finding in found.release.findings if held else ():
        yield "error", finding, "release"


# What is said of it

_WAYS = {
    "major": "something is allowed no more, or goes otherwise",
    "minor": "more is allowed or added, and nothing less",
    "patch": "words or code change, and the game does not",
    "none": "nothing of the rules changes",
}
_KNOWN = {
    "proved": "proved: the code that is played is the same",
    "sampled": "sampled: the code differs, and nothing that was tried shows it; not proved",
    "shown": "shown by what follows",
}
_HEADS = (
    "players",
    "who",
    "games",
    "more or less is allowed",
    "the game runs otherwise",
    "others win",
)
_MOST = 12


def told(found: Changes) -> Iterator[Part]:
    """Each game that changes, and what release all of them are."""
    touched = [one for one in found.changes if one.release != "none"]
    for one in touched:
        yield Heading((_heading(one),))
        yield ""
        yield line(_overall(one), style="bold")
        yield from _parts(one)
        if one.met.games:
            foot = (
                f"{one.met.games} games of both sides were followed by the other, "
                f"{one.met.moves:,} moves; the table counts those of {one.left}, with the same "
                "cards and luck."
            )
            yield line(foot, style="dim")
        yield ""
    alike = [title(one.game) for one in found.changes if one not in touched]
    lines = [f"Of {', '.join(alike)} no rule, no code and no example changes."] if alike else []
    yield Heading((f"Release: {found.release.kind}",))
    yield from said(*lines, *_release(found.release), *found.notes)


def _heading(one: Change) -> str:
    touched = agreed(f"{len(one.rules)} [rule is|rules are] touched", len(one.rules))
    return f"{title(one.game)}, {one.left} to {one.right}: {touched}; {one.release}"


def _overall(one: Change) -> str:
    if one.alone:
        return f"{title(one.game)} is in {one.left if one.alone == 'left' else one.right} only."
    way = "Words or code change, and the game does not" if one.release == "patch" else _way(one)
    return f"{way}: {_KNOWN[one.known]}."


def _way(one: Change) -> str:
    """In which way the right is apart."""
    left, right = ("this folder" if side == HERE else side for side in (one.left, one.right))
    match sorted(one.ways):
        case []:
            return "A law no longer holds"
        case ["more"]:
            return f"By {right} players may do or have more than by {left}, and nothing less"
        case ["less"]:
            return f"By {right} players may do or have less than by {left}"
        case _:
            return f"By {right} the game is played otherwise than by {left}"


def _parts(one: Change) -> Iterator[Part]:
    if one.rules:
        yield numbers(("rule", "touched", "where"), [*_rules(one)])
    if loose := [unit for unit, rules in one.code.units.items() if not rules]:
        yield from said(f"Code that names no rule: {_few(loose)}.")
    if one.met.choices:
        yield from said(f"What can be chosen: {'; '.join(one.met.choices)}.")
    yield from _examples(one)
    if number := len(one.laws):
        head = agreed(f"{number} [law changes|laws change]", number)
        yield Items(head, [*shifts(one.laws)])
    elif one.asked.laws and not (one.code.same or one.alone):
        yield Items("No law changes")
    yield from recorded(one.replays)
    if one.met.smallest:
        yield from _moment(one.met.smallest)
    if one.met.often:
        yield numbers(_HEADS, [_frequency(often) for often in one.met.often])


def _rules(one: Change) -> Iterator[tuple[str, str, str]]:
    for rule in one.rules:
        units = (unit.removeprefix(f"atoll.{one.game}.") for unit in rule.code)
        yield cite(rule.rule), rule.what, _few([*rule.text, *units])


def _few(names: Sequence[str]) -> str:
    more = f" and {len(names) - _MOST} more" if len(names) > _MOST else ""
    return ", ".join(name or "imports" for name in names[:_MOST]) + more


def _examples(one: Change) -> Iterator[Items]:
    if not one.asked.examples or one.alone:
        return
    changed, newer = one.flips.changed, one.newer.changed
    sides = one.left, one.right, f"features/{one.game}/", one.worded
    number, more = len(changed), len(newer)
    otherwise = agreed(f"[example|examples] of {one.left} [ends|end] otherwise", number)
    yield Items(f"{number or 'No'} {otherwise}", [*flips(changed, *sides)])
    if more:
        fail = agreed(f"[example|examples] of {one.right} [fails|fail] by {one.left}", more)
        yield Items(f"{more} new {fail}", [*flips(newer, *sides)])


def _moment(of: Moment) -> Iterator[Part]:
    if of.left and of.right:
        both = [of.left.splitlines(), of.right.splitlines()]
        yield Scenarios("The smallest table found at which they part", both)
    else:
        says = f": {of.says}" if of.says else ""
        yield from said(
            f"They part where {of.seats[of.seat]} chooses `{of.move}`{says}",
            f"The table there: `{json.dumps(of.position, ensure_ascii=False)}`",
        )


def _frequency(of: Frequency) -> tuple[str, ...]:
    shares = (f"{100 * part / of.games:.0f} %" for part in (of.allows, of.runs, of.wins))
    who = "at random" if of.who == "uniform" else of.who
    return (str(of.players), who, str(of.games), *shares)


def _release(of: Release) -> Iterator[str]:
    yield f"It is a release of the kind {of.kind}: {_WAYS[of.kind]}."
    yield f"{_versions(of)}, and what is written says {of.says}."
    yield from (f"{finding.file}:{finding.line}: {finding.message}" for finding in of.findings)


def _versions(of: Release) -> str:
    match of.left, of.right:
        case "", "":
            return "Neither side names a version (`version` below [project] in pyproject.toml)"
        case left, "":
            return f"The version was {left}, and now none is named"
        case "", right:
            return f"The version is {right}, where none was named before"
        case left, right if left == right:
            return f"The version is {right}"
        case left, right:
            return f"The version goes from {left} to {right}"
