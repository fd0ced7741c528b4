"""A change of rules as it is told: what of them is touched, what follows, what release it is."""

import json
from collections.abc import Iterator, Sequence

from atoll.cli.diff_told import numbers, recorded, said
from atoll.cli.diff_words import happens
from atoll.cli.report import Heading, Item, Items, Part, Scenarios, line
from atoll.compare.flipped import Flip
from atoll.compare.trees.change import Change
from atoll.compare.trees.parting import Frequency, Moment
from atoll.compare.trees.release import Release
from atoll.finding import Finding
from atoll.table import agreed, cite
from atoll.table.games import title

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
_MOST = 12


def told(changes: Sequence[Change], release: Release, notes: Sequence[str]) -> Iterator[Part]:
    """Each game that changes, and what release all of them are."""
    touched = [one for one in changes if one.release != "none"]
    for one in touched:
        yield Heading((_heading(one),))
        yield ""
        yield line(_overall(one), style="bold")
        yield from _parts(one)
        yield from (line(foot, style="dim") for foot in _foot(one))
        yield ""
    alike = [title(one.game) for one in changes if one not in touched]
    lines = [f"Of {', '.join(alike)} no rule, no code and no example changes."] if alike else []
    yield Heading((f"Release: {release.kind}",))
    yield from said(*lines, *_release(release), *notes)


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
    left, right = ("this folder" if side == "." else side for side in (one.left, one.right))
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
    yield from _laws(one)
    yield from recorded(one.replays)
    if one.met.smallest:
        yield from _moment(one.met.smallest)
    if one.met.often:
        yield numbers(_HEADS, [_frequency(often) for often in one.met.often])


def _rules(one: Change) -> Iterator[tuple[str, str, str]]:
    for rule in one.rules:
        units = (unit.removeprefix(f"atoll.{one.game}.") for unit in rule.units)
        yield cite(rule.rule), rule.what, _few([*rule.words, *units])


def _few(names: Sequence[str]) -> str:
    more = f" and {len(names) - _MOST} more" if len(names) > _MOST else ""
    return ", ".join(name or "imports" for name in names[:_MOST]) + more


def _examples(one: Change) -> Iterator[Items]:
    if not one.asked.examples or one.alone:
        return
    number = len(one.flips.changed)
    head = agreed(f"{number or 'No'} [example|examples] of {one.left} [ends|end] otherwise", number)
    yield Items(head, _items(one.flips.changed, one))
    if newer := one.newer.changed:
        head = agreed(
            f"{len(newer)} new [example|examples] of {one.right} [fails|fail] by {one.left}",
            len(newer),
        )
        yield Items(head, _items(newer, one))


def _items(flips: Sequence[Flip], one: Change) -> list[Item]:
    return [
        Item(
            flip.name,
            f"{flip.left}, then {flip.right}" + (", in words only" if flip in one.worded else ""),
            f"features/{one.game}/{flip.file}",
            flip.line,
            tuple(happens(flip, one.left, one.right)),
        )
        for flip in flips
    ]


def _laws(one: Change) -> Iterator[Items]:
    laws = [Item(law.law, f"{law.left}, then {law.right}") for law in one.laws]
    if laws:
        yield Items(agreed(f"{len(laws)} [law changes|laws change]", len(laws)), laws)
    elif one.asked.laws and not (one.code.same or one.alone):
        yield Items("No law changes")


def _moment(of: Moment) -> Iterator[Part]:
    if of.left and of.right:
        yield Scenarios("The smallest table found at which they part", [of.left, of.right])
    else:
        says = f": {of.says}" if of.says else ""
        yield from said(
            f"They part where {of.seats[of.seat]} chooses `{of.move}`{says}",
            f"The table there: `{json.dumps(of.position, ensure_ascii=False)}`",
        )


_HEADS = (
    "players",
    "who",
    "games",
    "more or less is allowed",
    "the game runs otherwise",
    "others win",
)


def _frequency(of: Frequency) -> tuple[str, ...]:
    shares = (f"{100 * part / of.games:.0f} %" for part in (of.allows, of.runs, of.wins))
    who = "at random" if of.who == "uniform" else of.who
    return (str(of.players), who, str(of.games), *shares)


def _foot(one: Change) -> Iterator[str]:
    if one.met.games:
        yield (
            f"{one.met.games} games of both sides were followed by the other, {one.met.moves:,} "
            f"moves; the table counts those of {one.left}, with the same cards and luck."
        )


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


def _release(of: Release) -> Iterator[str]:
    yield f"It is a release of the kind {of.kind}: {_WAYS[of.kind]}."
    yield f"{_versions(of)}, and what is written says {of.says}."
    yield from (f"{finding.file}:{finding.line}: {finding.message}" for finding in of.findings)


# On the lines of the files


def marked(
    changes: Sequence[Change], release: Release | None
) -> Iterator[tuple[str, Finding, str]]:
    """What is said beside the lines: how grave, the line, a title."""
    for one in changes:
        for flip in one.flips.changed:
            file = f"features/{one.game}/{flip.file}"
            said = " ".join(happens(flip, one.left, one.right)) or f"{flip.left}, then {flip.right}"
            yield "warning", Finding(file, flip.line, f"Ends otherwise. {said}"), flip.name
        for unit, place in one.code.places.items():
            rules = one.code.units[unit]
            if rules and not one.same:
                said = f"This touches {', '.join(map(cite, rules))}; {one.release}."
                yield "notice", Finding(place.file, place.line, said), "rules touched"
    for finding in release.findings if release else ():
        yield "error", finding, "release"
