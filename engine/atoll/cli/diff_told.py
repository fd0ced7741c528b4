"""What two answers or two trees of rules change, as a report: of each in turn, then of both."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from atoll.cli.console import MOST, shown
from atoll.cli.report import Code, Column, Items, Line, Part, Piece, Table, line, prose
from atoll.compare.difference import Difference, Point
from atoll.compare.flipped import Flip
from atoll.compare.judged import Follows, Judgement, Shift
from atoll.compare.records import HOW, End, Otherwise, Replays
from atoll.compare.stakes import Play
from atoll.compare.trees.change import Change
from atoll.compare.trees.release import Release
from atoll.compare.trees.tree import HERE
from atoll.home import file_of
from atoll.simulate.figures import CONFIDENCE
from atoll.table import agreed, cite, listed
from atoll.table.games import game, title
from atoll.table.scenario import gherkin

Item = tuple[Line, Sequence[str]]

# Of answers


def told(found: Difference) -> Iterator[Part]:
    """The heading, all rulings together, each ruling that differs, and what the numbers mean."""
    number, sides = len(found.rulings), (found.left, found.right)
    differ = f"differ in {agreed(f'{number} ruling[|s]', number)} of {title(found.game)}"
    alike = f"answer every ruling of {title(found.game)} alike"
    heads = [f"{found.left.text} and {found.right.text} {differ if number else alike}."]
    # of a text that is known in part only: how much of it is played as the other has it
    for side in sides:
        lacks = game(found.game).EDITIONS[side.edition].lacks if side.edition else {}
        if more := sum(f"{name}=" not in side.text for name in lacks):
            heads.append(
                f"What {side.edition} says of {more} more is not known (`atoll rulings "
                f"{found.game}` tells which); there it plays as the other does."
            )
    yield Line((" ".join(heads),), "bold", level=2)
    if both := found.together:
        parts = [
            f"what a player may do and see is {judged(both.may, found.right.text)}",
            f"what they receive is {judged(both.receives, found.right.text)}",
        ]
        parts += [_number("example", both.examples)] if both.examples is not None else []
        parts += [_laws(both)] if both.laws else []
        yield ""
        yield line(f"All {number} together: {'; '.join(parts)}.", style="bold")
        yield from _play(both.play, *(side.text for side in sides))
    yield from recorded(found.records)
    for point in found.rulings:
        yield ""
        yield from _section(point)
    if found.rulings and found.games:
        same = "The same games, cards and luck, played both ways by players who play at random"
        yield line(f"{same}: {found.games:,} for each number of players.", style="dim")
        sure = f"After ± is how far a number may be off, {CONFIDENCE * 100:.0f} times in 100."
        yield line(sure, style="dim")


def _section(point: Point) -> Iterator[Part]:
    """A ruling, how it stands, what both sides answer, how they are judged, and what follows."""
    ruling, follows, (left, right) = point.ruling, point.follows, point.sides
    stands = f" ({ruling.status}, {listed(cite(rule) for rule in ruling.rules)})"
    yield Line(((ruling.name, "bold cyan"), f": {left} or {right}", (stands, "dim")), level=3)
    yield from said(ruling.question)
    # what both texts say, who says it, and who is silent
    rows: list[tuple[Piece, str, str]] = [
        ((answer.name, "cyan"), answer.means, texts.told) for answer, texts in point.answers
    ]
    rows += [(("silent", "dim"), says, edition) for edition, says in point.silent.items()]
    yield Table(
        (Column("answer"), Column("means"), Column("said by", "dim")), rows, 2, headed=False
    )
    # what a seat may do and what it receives, by the right against the left
    if point.same and follows.examples is None:
        yield from said("No table of a game shows a difference, and no example was asked:")
    elif point.same:
        yield from said("Wording differs, play is identical:")
    yield from said(f"What a player may do and see is {judged(follows.may, right)}.")
    yield from said(f"What they receive is {judged(follows.receives, right)}.")
    if follows.table:
        above = "The smallest table found at which they part"
        yield from _scenarios(above, map(gherkin, follows.table))
    if follows.examples is not None:
        changed = _number("example", follows.examples)
        yield from _items(changed, _flips(follows.examples, left, right), MOST)
    yield from _items(_laws(follows), _shifts(law for law in follows.laws if law.changes))
    yield from _play(follows.play, *(f"`{ruling.name}={one}`" for one in point.sides))


def judged(of: Judgement, right: str) -> str:
    """A class, and how it is known: `looser by up: proved for 2 to 5 players, any numbers`."""
    if of.kind == "unknown":
        return f"not known: none of {of.cases} moments asks for it"
    few = " to ".join(map(str, dict.fromkeys((*of.seats[:1], *of.seats[-1:]))))
    proved, sampled = f"proved for {few} players, any numbers", f"sampled at {of.cases} moments"
    known = {"proved": proved, "sampled": sampled}.get(of.known, of.known)
    return f"{'the same' if of.kind == 'same' else f'{of.kind} by {right}'}: {known}"


def _number(what: str, changed: Sequence[object]) -> str:
    """How many change."""
    return agreed(f"{len(changed) or 'No'} {what}[|s] change[s|]", len(changed))


def _laws(follows: Follows) -> str:
    """How many laws change, of those that are claimed for an answer."""
    if not follows.laws:
        return "No law names one of the answers, so none changes"
    number, changing = len(follows.laws), sum(law.changes for law in follows.laws)
    of = agreed(f"Of {number} law[|s] that name[s|] an answer", number)
    return agreed(f"{of} {changing or 'none'} change[s|]", changing or 1)


def _play(play: Sequence[Play], left: str, right: str) -> Iterator[Part]:
    """In how many games it matters, by number of players; which of these one side refuses."""
    if played := [one for one in play if one.figures]:
        heads = ("players", *(figure.name for figure in played[0].figures))
        rows = [[str(one.seats), *(figure.told for figure in one.figures)] for one in played]
        yield _numbers(heads, rows)
    for one in (one for one in play if one.refused_by):
        side = left if one.refused_by == "right" else right
        yield from said(f"{one.seats} players can play only by {side}.")


# Of trees

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
_OFTEN = ("more or less is allowed", "the game runs otherwise", "others win")
_MOST = 12  # names in a cell


def of_trees(changes: Sequence[Change], release: Release, notes: Sequence[str]) -> Iterator[Part]:
    """Each game that changes, and what release all of them are."""
    touched = [one for one in changes if one.release != "none"]
    for one in touched:
        touch = agreed(f"{len(one.rules)} [rule is|rules are] touched", len(one.rules))
        head = f"{title(one.game)}, {one.left} to {one.right}: {touch}; {one.release}"
        yield Line((head,), "bold", level=2)
        yield ""
        yield line(_overall(one), style="bold")
        yield from () if one.alone else _change(one)
        yield ""
    yield Line((f"Release: {release.kind}",), "bold", level=2)
    if alike := [one for one in changes if one not in touched]:
        names = ", ".join(title(one.game) for one in alike)
        yield from said(f"Of {names} no rule, no code and no example changes.")
    for one in alike:
        yield from recorded(one.replays)
    yield from said(f"It is a release of the kind {release.kind}: {_WAYS[release.kind]}.")
    old, new = (one or "none" for one in (release.left, release.right))
    named = f"goes from {old} to {new}" if old != new else f"is {new}"
    fix = "" if release.right else " (`version` below [project] in pyproject.toml)"
    yield from said(f"The version {named}{fix}, and what is written says {release.says}.")
    yield from said(*map(str, release.findings), *notes)


_SIDES = {
    ("more",): "By {right} players may do or have more than by {left}, and nothing less",
    ("less",): "By {right} players may do or have less than by {left}",
    (): "A law no longer holds",
}


def _overall(one: Change) -> str:
    if one.alone:
        return f"{title(one.game)} is in {one.left if one.alone == 'left' else one.right} only."
    left, right = ("this folder" if side == HERE else side for side in (one.left, one.right))
    other = "By {right} the game is played otherwise than by {left}"
    way = _SIDES.get(tuple(sorted(one.ways)), other).format(left=left, right=right)
    if one.release == "patch":
        way = "Words or code change, and the game does not"
    return f"{way}: {_KNOWN[one.known]}."


def _touched(one: Change) -> Iterator[Part]:
    """The rules that are touched, the code that touches none, and what can be chosen."""
    rules = list[tuple[str, str, str]]()
    for rule in one.rules:
        units = (unit.removeprefix(f"atoll.{one.game}.") for unit in rule.code)
        rules.append((cite(rule.rule), rule.what, _few([*rule.text, *units])))
    if rules:
        yield _numbers(("rule", "touched", "where"), rules)
    if loose := [unit for unit, rules in one.code.units.items() if not rules]:
        yield from said(f"Code that names no rule: {_few(loose)}.")
    if choices := one.play["choices"]:
        yield from said(f"What can be chosen: {'; '.join(choices)}.")


def _change(one: Change) -> Iterator[Part]:
    """What is touched, and all that follows from it, as far as it was asked."""
    yield from _touched(one)
    sides = one.left, one.right, f"features/{one.game}/", one.worded
    if one.asked.examples:
        ends = agreed(f"example[|s] of {one.left} end[s|] otherwise", len(one.flips))
        yield from _items(f"{len(one.flips) or 'No'} {ends}", _flips(one.flips, *sides), MOST)
    if number := len(one.newer):
        fail = agreed(f"{number} new example[|s] of {one.right} fail[s|] by {one.left}", number)
        yield from _items(fail, _flips(one.newer, *sides), MOST)
    if one.laws or (one.asked.laws and not one.code.same):
        yield from _items(_number("law", one.laws), _shifts(one.laws))
    yield from recorded(one.replays)
    yield from _moment(one)
    if often := one.play["often"]:
        rows = []
        for of in often:
            who = "at random" if of["who"] == "uniform" else of["who"]
            shares = (f"{100 * of[way] / of['games']:.0f} %" for way in ("allows", "runs", "wins"))
            rows.append((str(of["players"]), who, str(of["games"]), *shares))
        yield _numbers(("players", "who", "games", *_OFTEN), rows)
    if games := one.play["games"]:
        yield line(
            f"{games} games of both sides were followed by the other, {one.play['moves']:,} moves; "
            f"the table counts those of {one.left}, with the same cards and luck.",
            style="dim",
        )


def _moment(one: Change) -> Iterator[Part]:
    """The smallest table at which they part, told by both, or as it lies there."""
    if not (moment := one.smallest):
        return
    if moment["left"]:
        both = [moment[side].splitlines() for side in ("left", "right")]
        yield from _scenarios("The smallest table found at which they part", both)
        return
    says = f": {moment['says']}" if moment["says"] else ""
    yield from said(
        f"They part where {moment['seats'][moment['seat']]} chooses `{moment['move']}`{says}",
        f"The table there: `{json.dumps(moment['position'], ensure_ascii=False)}`",
    )


def _few(names: Sequence[str]) -> str:
    more = f" and {len(names) - _MOST} more" if len(names) > _MOST else ""
    return ", ".join(name or "imports" for name in names[:_MOST]) + more


# Of both


def said(*sentences: str) -> Iterator[Part]:
    """Sentences; what is typed stands between backticks."""
    yield from (line(*prose(one), inset=2) for one in sentences)


def _numbers(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    return Table([Column(head, right=True) for head in heads], rows, 2)


def _items(head: str, found: Iterable[Item], most: int | None = None) -> Iterator[Part]:
    """What changes, or nothing below a head that says so."""
    every = [*found]
    yield line(f"{head}{':' if every else '.'}", inset=2)
    yield Items(every, most)


def _scenarios(head: str, every: Iterable[Iterable[str]]) -> Iterator[Part]:
    """Scenarios as they stand in a feature file."""
    yield line(f"{head}:", inset=2)
    yield Code([one.removeprefix("  ") for scenario in every for one in scenario])


def _shifts(laws: Iterable[Shift]) -> Iterator[Item]:
    """Laws, and what they come to on both sides."""
    for law in laws:
        yield line(f"{law.law.replace('_', ' ')}: {law.left}, then {law.right}"), ()


def _flips(
    changed: Iterable[Flip], left: str, right: str, folder: str = "", worded: Sequence[Flip] = ()
) -> Iterator[Item]:
    """Examples, how each ends on both sides, and what happens there.

    Those of trees have their names there, in a folder; ours are named as one would type them here.
    """
    for one in changed:
        words = ", in words only" if one in worded else ""
        ours = one.file if Path(one.file).exists() else file_of(one.file)
        file = f"{folder}{one.file}" if folder else shown(ours)
        ends = f"{one.left}, then {one.right}{words}"
        yield _placed(one.name, file, one.line, ends), [*happens(one, left, right)]


def _placed(name: str, file: str, number: int, ends: str) -> Line:
    """An example or a game, where it lies, and how it ends on both sides."""
    return line(name, "  ", (f"{file}:{number}", "cyan"), f"  {ends}")


def happens(flip: Flip, left: str, right: str) -> Iterator[str]:
    """What happens in an example on one of two sides alone."""
    for side, sentences in ((left, flip.left_told), (right, flip.right_told)):
        if sentences:
            yield f"{side}: {' '.join(sentences)}"


_MANY = {
    "refuses": "[is|are] illegal then",
    "allows": "[is|are] illegal no more",
    "ends": "end[s|] otherwise",
    "runs": "end[s|] alike",
}


def recorded(games: Replays | None) -> Iterator[Part]:
    """The recorded games that go otherwise, where some were played."""
    if not games:
        return
    every, number = agreed(f"{games.games:,} recorded game[|s]", games.games), len(games.changed)
    found, many = Counter(one.how for one in games.changed), []
    for how in filter(found.get, HOW):  # the gravest first
        some = "all" if 1 < found[how] == number else f"{found[how]:,}"
        many.append(agreed(f"{some} {_MANY[how]}", found[how]))
    go = agreed(f"{number:,} go[es|] otherwise from a line on", number)
    head = f"Of {every} {go}: {listed(many)}" if many else f"None of {every} goes otherwise"
    lines = (_placed(one.says, shown(one.file), one.line, ends(one)) for one in games.changed)
    yield from _items(head, ((one, ()) for one in lines), MOST)


def ends(one: Otherwise) -> str:
    """How a game ends by both sides."""
    if one.how == "runs":
        return f"{_end(one.left)}, either way"
    return f"{_end(one.left)}, then {_end(one.right)}"


def _end(of: End) -> str:
    if of.line:
        return f"line {of.line} is refused{f' by {cite(of.rule)}' if of.rule else ''}"
    if of.scores is None:
        return "the game is not over"
    names = of.winners or ()
    winners = agreed(f"{listed(names) or 'nobody'} win[s|]", max(1, len(names)))
    return f"{winners} ({', '.join(f'{name} {score}' for name, score in of.scores.items())})"
