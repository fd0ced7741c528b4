"""`atoll diff` of two trees of rules: commits, checkouts, folders or wheels; and what it says."""

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from atoll.book.changes import git_told
from atoll.cli.console import Misuse, bar
from atoll.cli.diff_told import (
    flips,
    happens,
    items,
    numbers,
    recorded,
    said,
    scenarios,
    shifts,
)
from atoll.cli.report import Line, Part, Report, heading, line
from atoll.compare.flipped import plain
from atoll.compare.trees.change import Change, Wanted, change
from atoll.compare.trees.release import Release, released
from atoll.compare.trees.tree import HERE, Pair, Tree, opened
from atoll.finding import Finding
from atoll.running.report import annotation
from atoll.table import agreed, cite
from atoll.table.games import title

UNFIT = 3
"""The exit status where the changelog or the version says less than what the change is."""
_STEPS = 5  # code, rules, examples, laws, games


def compared(
    asked: Pair, games: int | None, records: Path | None, *, examples: bool, held: bool
) -> Report:
    """Two trees compared; the changelog and the version are held to it, if asked.

    Raises Misuse. Errors: NoTree, NotAnswered.
    """
    wanted = Wanted(games=games, examples=examples, records=records)
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
        if records and not any(one.replays for one in changes):
            raise Misuse(f"{records}: no record of these games is there; name another one.")
        notes = tuple(_notes(left, right))
        release = released(changes, left, right)
    unfit, same = release.findings if held else (), all(one.same for one in changes)
    plainly = {  # schemas/diff-trees.schema.json
        "left": left.text,
        "right": right.text,
        "notes": [*notes],
        "same": same,
        "release": plain(release),
        "games": [one.as_json() for one in changes],
    }
    marks = (annotation(one, named, kind) for kind, one, named in _marked(changes, unfit))
    status = UNFIT if unfit else int(not same)
    last = [f"atoll: {one}" for one in unfit]
    return Report(told(changes, release, notes), lambda: plainly, status, marks=marks, last=last)


def _notes(left: Tree, right: Tree) -> Iterator[str]:
    """What is easily overlooked of two trees."""
    for tree in (left, right):
        if tree.unsaved:
            yield f"{tree.text} has changes that no commit holds; they are compared too."
    if left.unsaved or right.unsaved or all(Path(one.text).exists() for one in (left, right)):
        return
    if git_told(Path.cwd(), "status", "--porcelain", "--", "."):
        yield "This checkout has changes that no commit holds; they are not compared."


def _marked(
    changes: Sequence[Change], unfit: Sequence[Finding]
) -> Iterator[tuple[str, Finding, str]]:
    """What is said beside the lines: how grave, the line, a title."""
    for one in changes:
        for flip in one.flips.changed:
            ends = f"{flip.left}, then {flip.right}"
            told = " ".join(happens(flip, one.left, one.right)) or ends
            file = f"features/{one.game}/{flip.file}"
            yield "warning", Finding(file, flip.line, f"Ends otherwise. {told}"), flip.name
        for unit, place in one.code.places.items():
            rules = one.code.units[unit]
            if rules and not one.same:
                told = f"This touches {', '.join(map(cite, rules))}; {one.release}."
                yield "notice", Finding(*place, told), "rules touched"
    yield from (("error", finding, "release") for finding in unfit)


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


def told(changes: Sequence[Change], release: Release, notes: Sequence[str]) -> Iterator[Part]:
    """Each game that changes, and what release all of them are."""
    touched = [one for one in changes if one.release != "none"]
    for one in touched:
        touch = agreed(f"{len(one.rules)} [rule is|rules are] touched", len(one.rules))
        head = f"{title(one.game)}, {one.left} to {one.right}: {touch}; {one.release}"
        yield heading(head)
        yield ""
        yield line(_overall(one), style="bold")
        yield from _parts(one)
        if one.play["games"]:
            foot = (
                f"{one.play['games']} games of both sides were followed by the other, "
                f"{one.play['moves']:,} moves; the table counts those of {one.left}, with the same "
                "cards and luck."
            )
            yield line(foot, style="dim")
        yield ""
    alike = [title(one.game) for one in changes if one not in touched]
    lines = [f"Of {', '.join(alike)} no rule, no code and no example changes."] if alike else []
    yield heading(f"Release: {release.kind}")
    yield from said(*lines, *_release(release), *notes)


def _overall(one: Change) -> str:
    if one.alone:
        return f"{title(one.game)} is in {one.left if one.alone == 'left' else one.right} only."
    left, right = ("this folder" if side == HERE else side for side in (one.left, one.right))
    match sorted(one.ways):
        case _ if one.release == "patch":
            way = "Words or code change, and the game does not"
        case []:
            way = "A law no longer holds"
        case ["more"]:
            way = f"By {right} players may do or have more than by {left}, and nothing less"
        case ["less"]:
            way = f"By {right} players may do or have less than by {left}"
        case _:
            way = f"By {right} the game is played otherwise than by {left}"
    return f"{way}: {_KNOWN[one.known]}."


def _parts(one: Change) -> Iterator[Part]:
    rules = list[tuple[str, str, str]]()
    for rule in one.rules:
        units = (unit.removeprefix(f"atoll.{one.game}.") for unit in rule.code)
        rules.append((cite(rule.rule), rule.what, _few([*rule.text, *units])))
    if rules:
        yield numbers(("rule", "touched", "where"), rules)
    if loose := [unit for unit, rules in one.code.units.items() if not rules]:
        yield from said(f"Code that names no rule: {_few(loose)}.")
    if choices := one.play["choices"]:
        yield from said(f"What can be chosen: {'; '.join(choices)}.")
    yield from _examples(one)
    if number := len(one.laws):
        head = agreed(f"{number} [law changes|laws change]", number)
        yield from items(head, shifts(one.laws))
    elif one.asked.laws and not (one.code.same or one.alone):
        yield from items("No law changes", ())
    yield from recorded(one.replays)
    moment = one.smallest
    if moment and moment["left"]:
        both = [moment[side].splitlines() for side in ("left", "right")]
        yield from scenarios("The smallest table found at which they part", both)
    elif moment:
        says = f": {moment['says']}" if moment["says"] else ""
        yield from said(
            f"They part where {moment['seats'][moment['seat']]} chooses `{moment['move']}`{says}",
            f"The table there: `{json.dumps(moment['position'], ensure_ascii=False)}`",
        )
    if often := one.play["often"]:
        rows = [
            (
                str(of["players"]),
                "at random" if of["who"] == "uniform" else of["who"],
                str(of["games"]),
                *(f"{100 * of[way] / of['games']:.0f} %" for way in ("allows", "runs", "wins")),
            )
            for of in often
        ]
        yield numbers(_HEADS, rows)


def _few(names: Sequence[str]) -> str:
    more = f" and {len(names) - _MOST} more" if len(names) > _MOST else ""
    return ", ".join(name or "imports" for name in names[:_MOST]) + more


def _examples(one: Change) -> Iterator[Line]:
    if not one.asked.examples or one.alone:
        return
    changed, newer = one.flips.changed, one.newer.changed
    sides = one.left, one.right, f"features/{one.game}/", one.worded
    number, more = len(changed), len(newer)
    otherwise = agreed(f"[example|examples] of {one.left} [ends|end] otherwise", number)
    yield from items(f"{number or 'No'} {otherwise}", flips(changed, *sides))
    if more:
        fail = agreed(f"[example|examples] of {one.right} [fails|fail] by {one.left}", more)
        yield from items(f"{more} new {fail}", flips(newer, *sides))


def _release(of: Release) -> Iterator[str]:
    yield f"It is a release of the kind {of.kind}: {_WAYS[of.kind]}."
    match of.left, of.right:
        case "", "":
            named = "Neither side names a version (`version` below [project] in pyproject.toml)"
        case left, "":
            named = f"The version was {left}, and now none is named"
        case "", right:
            named = f"The version is {right}, where none was named before"
        case left, right if left == right:
            named = f"The version is {right}"
        case left, right:
            named = f"The version goes from {left} to {right}"
    yield f"{named}, and what is written says {of.says}."
    yield from map(str, of.findings)
