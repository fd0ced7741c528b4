"""What two answers or two trees of rules change, as a report that is made of what JSON has."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from atoll.book.explain import open_questions
from atoll.cli.console import MOST, shown
from atoll.cli.report import Code, Column, Items, Line, Part, Piece, Table, line, prose
from atoll.compare.records import HOW
from atoll.compare.trees.tree import HERE
from atoll.home import file_of
from atoll.simulate.figures import CONFIDENCE, Figure, Share
from atoll.table import agreed, cite, listed
from atoll.table.games import game, title

Plain = Mapping[str, Any]
"""Of a comparison, or of something in it, what JSON has."""
Item = tuple[Line, Sequence[str]]

# Of answers (schemas/diff.schema.json)


def of_answers(found: Plain) -> Iterator[Part]:
    """The heading, all rulings together, each ruling that differs, and what the numbers mean."""
    number, sides = len(found["rulings"]), (found["left"]["text"], found["right"]["text"])
    differ = f"differ in {agreed(f'{number} ruling[|s]', number)} of {title(found['game'])}"
    alike = f"answer every ruling of {title(found['game'])} alike"
    heads = [f"{' and '.join(sides)} {differ if number else alike}.", *_lacking(found)]
    yield Line((" ".join(heads),), "bold", level=2)
    if found["together"]:
        yield ""
        yield line(f"All {number} together:", style="bold")
        yield from _follows(found["together"], *sides)
    yield from _recorded(found["records"])
    for point in found["rulings"]:
        yield ""
        yield from _ruling(found["game"], point)
    if number and found["games"]:
        same = "The same games, cards and luck, played both ways by players who play at random"
        yield line(f"{same}: {found['games']:,} for each number of players.", style="dim")
        sure = f"After ± is how far a number may be off, {CONFIDENCE * 100:.0f} times in 100."
        yield line(sure, style="dim")


def _lacking(found: Plain) -> Iterator[str]:
    """Of a text that is known in part only: how much of it is played as the other has it."""
    for side in (found["left"], found["right"]):
        name = side["edition"]
        lacks = game(found["game"]).EDITIONS[name].lacks if name else ()
        if more := sum(f"{one}=" not in side["text"] for one in lacks):
            which = f"(`atoll rulings {found['game']}` tells which); there it plays as the other"
            yield f"What {name} says of {more} more is not known {which} does."


def _ruling(name: str, point: Plain) -> Iterator[Part]:
    """A ruling, how it stands, what both sides answer and who says so, and what follows."""
    sides = [point["left"]["name"], point["right"]["name"]]
    stands = f" ({point['status']}, {listed(map(cite, point['rules']))})"
    yield Line(
        ((point["ruling"], "bold cyan"), f": {' or '.join(sides)}", (stands, "dim")), level=3
    )
    yield from said(point["question"])
    of = next(one for one in open_questions(name) if one.name == point["ruling"])
    answers = [next(one for one in of.answers if one.name == side) for side in sides]
    rows: list[tuple[Piece, str, str]] = [
        ((one.name, "cyan"), one.means, one.texts) for one in answers
    ]
    rows += [(("silent", "dim"), says, edition) for edition, says in point["silent"].items()]
    columns = Column("answer"), Column("means"), Column("said by", "dim")
    yield Table(columns, rows, 2, headed=False)
    if point["same"] and point["examples"] is None:
        yield from said("No table of a game shows a difference, and no example was asked:")
    elif point["same"]:
        yield from said("Wording differs, play is identical:")
    yield from _follows(point, *sides)


def _follows(of: Plain, left: str, right: str) -> Iterator[Part]:
    """How both are judged, where they part, and which examples, laws and games change."""
    yield from said(f"What a player may do and see is {judged(of['may'], right)}.")
    yield from said(f"What they receive is {judged(of['receives'], right)}.")
    if table := of.get("witness"):
        yield from _parted(table["scenarios"])
    elif not of.get("same", True):
        yield from said("No table found in games at random shows where they part.")
    if of["examples"]:
        flips = of["examples"]["changed"]
        yield from _items(_number("example", flips), _flips(flips, left, right))
    yield from _laws([law for law in of["laws"] if law["left"] != law["right"]])
    if played := [one for one in of["play"] if one["figures"]]:
        heads = ("players", *(figure["name"] for figure in played[0]["figures"]))
        rows = [[str(one["seats"]), *map(_share, one["figures"])] for one in played]
        yield _numbers(heads, rows)
    for one in (one for one in of["play"] if one["refused_by"]):
        side = left if one["refused_by"] == "right" else right
        yield from said(f"{one['seats']} players can play only by {side}.")


def judged(of: Plain, right: str) -> str:
    """A class, and how it is known: `looser by up: proved for 2 to 5 players, any numbers`."""
    if of["class"] == "unknown":
        return f"not known: none of {of['moments']} moments asks for it"
    few = " to ".join(map(str, dict.fromkeys((*of["seats"][:1], *of["seats"][-1:]))))
    proved, sampled = (
        f"proved for {few} players, any numbers",
        f"sampled at {of['moments']} moments",
    )
    known = {"proved": proved, "sampled": sampled}.get(of["known"], of["known"])
    return f"the same: {known}" if of["class"] == "same" else f"{of['class']} by {right}: {known}"


def _share(figure: Plain) -> str:
    return Figure(figure["what"], figure["name"], Share(figure["games"], figure["of"])).told


# Of trees (schemas/diff-trees.schema.json)

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
_OFTEN = {
    "allows": "more or less is allowed",
    "runs": "the game runs otherwise",
    "wins": "others win",
}
_MOST = 12  # names in a cell


def of_trees(found: Plain, *, examples: bool) -> Iterator[Part]:
    """Each game that changes, and what release all of them are."""
    sides, release = (found["left"], found["right"]), found["release"]
    touched = [one for one in found["games"] if one["release"] != "none"]
    alike = [one for one in found["games"] if one not in touched]
    for one in touched:
        touch = agreed(f"{len(one['rules'])} [rule is|rules are] touched", len(one["rules"]))
        head = f"{title(one['game'])}, {' to '.join(sides)}: {touch}; {one['release']}"
        yield Line((head,), "bold", level=2)
        yield ""
        yield line(_overall(one, *sides), style="bold")
        yield from () if one["only"] else _change(one, *sides, examples=examples)
        yield ""
    yield Line((f"Release: {release['kind']}",), "bold", level=2)
    if alike:
        names = ", ".join(title(one["game"]) for one in alike)
        yield from said(f"Of {names} no rule, no code and no example changes.")
    for one in alike:
        yield from _recorded(one["records"])
    yield from said(f"It is a release of the kind {release['kind']}: {_WAYS[release['kind']]}.")
    old, new = (release[side] or "none" for side in ("left", "right"))
    named = f"goes from {old} to {new}" if old != new else f"is {new}"
    fix = "" if release["right"] else " (`version` below [project] in pyproject.toml)"
    yield from said(f"The version {named}{fix}, and what is written says {release['says']}.")
    findings = (f"{one['file']}:{one['line']}: {one['message']}" for one in release["findings"])
    yield from said(*findings, *found["notes"])


_SIDES = {
    ("more",): "By {right} players may do or have more than by {left}, and nothing less",
    ("less",): "By {right} players may do or have less than by {left}",
    (): "A law no longer holds",
}


def _overall(one: Plain, *sides: str) -> str:
    if one["only"]:
        return f"{title(one['game'])} is in {sides[one['only'] == 'right']} only."
    left, right = ("this folder" if side == HERE else side for side in sides)
    other = "By {right} the game is played otherwise than by {left}"
    way = _SIDES.get(tuple(one["ways"]), other).format(left=left, right=right)
    if one["release"] == "patch":
        way = "Words or code change, and the game does not"
    return f"{way}: {_KNOWN[one['known']]}."


def _change(one: Plain, left: str, right: str, *, examples: bool) -> Iterator[Part]:
    """What is touched, and all that follows from it, as far as it was asked."""
    home = f"atoll.{one['game']}."
    if rules := [
        (cite(rule["rule"]), rule["what"], _few([*rule["text"], *rule["code"]], home))
        for rule in one["rules"]
    ]:
        yield _numbers(("rule", "touched", "where"), rules)
    named = {unit for rule in one["rules"] for unit in rule["code"]}
    if loose := [unit for unit in one["code"]["units"] if unit not in named]:
        yield from said(f"Code that names no rule: {_few(loose)}.")
    if choices := one["play"]["choices"]:
        yield from said(f"What can be chosen: {'; '.join(choices)}.")
    flips, newer, folder = one["examples"], one["newer_examples"], f"features/{one['game']}/"
    if examples:
        ends = agreed(f"example[|s] of {left} end[s|] otherwise", len(flips))
        told = _flips(flips, left, right, folder)
        yield from _items(f"{len(flips) or 'No'} {ends}", told)
    if number := len(newer):
        fail = agreed(f"{number} new example[|s] of {right} fail[s|] by {left}", number)
        yield from _items(fail, _flips(newer, left, right, folder))
    yield from () if one["code"]["same"] and not one["laws"] else _laws(one["laws"])
    yield from _recorded(one["records"])
    yield from _moment(one["smallest"])
    yield from _often(one["play"], left)


def _few(names: Sequence[str], home: str = "") -> str:
    more = f" and {len(names) - _MOST} more" if len(names) > _MOST else ""
    return ", ".join(name.removeprefix(home) or "imports" for name in names[:_MOST]) + more


def _moment(moment: Plain | None) -> Iterator[Part]:
    """The smallest table at which they part, told by both, or as it lies there."""
    if moment and moment["left"]:
        yield from _parted([moment["left"], moment["right"]])
    elif moment:
        says = f": {moment['says']}" if moment["says"] else ""
        yield from said(
            f"They part where {moment['seats'][moment['seat']]} chooses `{moment['move']}`{says}",
            f"The table there: `{json.dumps(moment['position'], ensure_ascii=False)}`",
        )


def _often(play: Plain, left: str) -> Iterator[Part]:
    """In how many games of the left it matters, by number of players and who they are."""
    rows = []
    for of in play["often"]:
        who = "at random" if of["who"] == "uniform" else of["who"]
        shares = (f"{100 * of[way] / of['games']:.0f} %" for way in _OFTEN)
        rows.append((str(of["players"]), who, str(of["games"]), *shares))
    if rows:
        yield _numbers(("players", "who", "games", *_OFTEN.values()), rows)
    if games := play["games"]:
        yield line(
            f"{games} games of both sides were followed by the other, {play['moves']:,} moves; "
            f"the table counts those of {left}, with the same cards and luck.",
            style="dim",
        )


# Of both


def said(*sentences: str) -> Iterator[Part]:
    """Sentences; what is typed stands between backticks."""
    yield from (line(*prose(one), inset=2) for one in sentences)


def _numbers(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    return Table([Column(head, right=True) for head in heads], rows, 2)


def _number(what: str, changed: Sequence[object]) -> str:
    """How many change."""
    return agreed(f"{len(changed) or 'No'} {what}[|s] change[s|]", len(changed))


def _items(head: str, found: Iterable[Item], most: int | None = MOST) -> Iterator[Part]:
    """What changes, or nothing below a head that says so."""
    every = [*found]
    yield line(f"{head}{':' if every else '.'}", inset=2)
    yield Items(every, most)


def _parted(scenarios: Iterable[str]) -> Iterator[Part]:
    """The table at which both part, by scenarios as they stand in a feature file."""
    yield line("The smallest table found at which they part:", inset=2)
    lines = (one for scenario in scenarios for one in scenario.splitlines())
    yield Code([one.removeprefix("  ") for one in lines])


def _laws(laws: Sequence[Plain]) -> Iterator[Part]:
    """Laws that change, and what they come to on both sides."""
    told = (f"{one['law'].replace('_', ' ')}: {one['left']}, then {one['right']}" for one in laws)
    yield from _items(_number("law", laws), ((line(one), ()) for one in told), None)


def _flips(flips: Iterable[Plain], left: str, right: str, folder: str = "") -> Iterator[Item]:
    """Examples, how each ends on both sides, and what happens there.

    Those of trees have their names there, in a folder; ours are named as one would type them here.
    """
    for one in flips:
        ours = one["file"] if Path(one["file"]).exists() else file_of(one["file"])
        file = f"{folder}{one['file']}" if folder else shown(ours)
        words = ", in words only" if one["worded"] else ""
        ends = f"{one['left']}, then {one['right']}{words}"
        yield _placed(one["name"], file, one["line"], ends), [*happens(one, left, right)]


def _placed(name: str, file: str, number: int, ends: str) -> Line:
    """An example or a game, where it lies, and how it ends on both sides."""
    return line(name, "  ", (f"{file}:{number}", "cyan"), f"  {ends}")


def happens(flip: Plain, left: str, right: str) -> Iterator[str]:
    """What happens in an example on one of two sides alone."""
    for side, sentences in ((left, flip["left_told"]), (right, flip["right_told"])):
        if sentences:
            yield f"{side}: {' '.join(sentences)}"


_MANY = {
    "refuses": "[is|are] illegal then",
    "allows": "[is|are] illegal no more",
    "ends": "end[s|] otherwise",
    "runs": "end[s|] alike",
}


def _recorded(games: Plain | None) -> Iterator[Part]:
    """The recorded games that go otherwise, the gravest first, where some were played."""
    if not games:
        return
    changed, number = games["changed"], len(games["changed"])
    every = agreed(f"{games['games']:,} recorded game[|s]", games["games"])
    found = Counter(one["how"] for one in changed)
    many = [agreed(f"{found[how]:,} {_MANY[how]}", found[how]) for how in HOW if found[how]]
    go = agreed(f"{number:,} go[es|] otherwise from a line on", number)
    head = f"Of {every} {go}: {listed(many)}" if many else f"None of {every} goes otherwise"
    lines = (_placed(one["says"], shown(one["file"]), one["line"], ends(one)) for one in changed)
    yield from _items(head, ((one, ()) for one in lines))


def ends(one: Plain) -> str:
    """How a game ends by both sides."""
    if one["how"] == "runs":
        return f"{_end(one['left'])}, either way"
    return f"{_end(one['left'])}, then {_end(one['right'])}"


def _end(of: Plain) -> str:
    if of["line"]:
        by = f" by {cite(of['rule'])}" if of["rule"] else ""
        return f"line {of['line']} is refused{by}"
    if of["scores"] is None:
        return "the game is not over"
    winners = agreed(f"{listed(of['winners']) or 'nobody'} win[s|]", max(1, len(of["winners"])))
    return f"{winners} ({', '.join(f'{name} {score}' for name, score in of['scores'].items())})"
