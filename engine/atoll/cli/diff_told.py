"""A comparison as a report: what of it is said of answers, and what is said of trees too."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from atoll.cli.console import bar, shown
from atoll.cli.options import ALSO, kept, needs, no_other
from atoll.cli.report import (
    Column,
    Line,
    Part,
    Piece,
    Report,
    Table,
    below,
    code,
    heading,
    item,
    line,
    prose,
)
from atoll.compare.difference import Difference, Follows, Point, difference, ran
from atoll.compare.flipped import Examples, Flip
from atoll.compare.judged import Judgement, Shift
from atoll.compare.records import HOW, End, Otherwise, Replays
from atoll.compare.sides import sides
from atoll.compare.stakes import Play
from atoll.home import file_of
from atoll.simulate.figures import CONFIDENCE
from atoll.simulate.many import is_many
from atoll.table import agreed, cite, listed
from atoll.table.games import game, title
from atoll.table.scenario import gherkin


def answers(
    asked: tuple[str, str | None, str | None],
    games: int | None,
    records: Path | None,
    *,
    examples: bool,
    most: int,
    keep: bool,
) -> Report:
    """A game's two sides compared, and kept where they part; one alone with the default.

    Raises Misuse. Errors: UnknownRuling, NotRecorded, NoExamples, Undecided.
    """
    name, left, right = asked
    wanted = games if games is not None else 20_000 if is_many(name) else 200
    if wanted and is_many(name):
        needs("numpy", "atoll diff without --games 0", "batch")
    both = sides(name, left, right)[:: -1 if right is None else 1]
    run = partial(ran, bar=bar) if examples else None
    found = difference(name, *both, games=wanted, run=run, records=records, witnesses=most, bar=bar)
    every = [one for point in found.points for one in point.witnesses]
    last = (kept(every) for _ in range(keep))
    return Report(told(found, most), found.as_json, int(not found.same), last=last)


def told(found: Difference, wanted: int = 1) -> Iterator[Part]:
    """The heading, all rulings together, each ruling that differs, and what the numbers mean.

    Where of a ruling there are some tables, but fewer than so many, it is said.
    """
    number, pair = len(found.points), f"{found.left.text} and {found.right.text}"
    differ = f"differ in {agreed(f'{number} ruling[|s]', number)} of {title(found.game)}"
    alike = f"answer every ruling of {title(found.game)} alike"
    heads = [f"{pair} {differ if number else alike}."]
    # of a text that is known in part only: how much of it is played as the other has it
    for side in (found.left, found.right):
        lacks = game(found.game).EDITIONS[side.edition].lacks if side.edition else {}
        if more := sum(f"{name}=" not in side.text for name in lacks):
            heads.append(
                f"What {side.edition} says of {more} more is not known (`atoll rulings "
                f"{found.game}` tells which); there it plays as the other does."
            )
    yield heading(" ".join(heads))
    if both := found.together:
        parts = [
            f"what a player may do and see is {judged(both.may, found.right.text)}",
            f"what they receive is {judged(both.receives, found.right.text)}",
        ]
        if both.examples:
            parts.append(_change(both.examples))
        if both.laws:
            parts.append(_laws(both))
        yield ""
        yield line(f"All {len(found.points)} together: {'; '.join(parts)}.", style="bold")
        yield from _play(both.play, found.left.text, found.right.text)
    yield from recorded(found.replays)
    for point in found.points:
        yield ""
        yield from _section(point, wanted)
    if found.points and found.games:
        same = "The same games, cards and luck, played both ways by players who play at random"
        yield line(f"{same}: {found.games:,} for each number of players.", style="dim")
        sure = f"After ± is how far a number may be off, {CONFIDENCE * 100:.0f} times in 100."
        yield line(sure, style="dim")


def _section(point: Point, wanted: int) -> Iterator[Part]:
    """A ruling, how it stands, what both sides answer, how they are judged, and what follows."""
    ruling, follows, (left, right) = point.ruling, point.follows, point.sides
    stands = f" ({ruling.status}, {listed(cite(rule) for rule in ruling.rules)})"
    yield heading((ruling.name, "bold cyan"), f": {left} or {right}", (stands, "dim"), level=3)
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
    changes = bool(follows.examples and follows.examples.changed)
    if point.same:
        alone = "No table of a game shows a difference, and no example was asked:"
        yield from said("Wording differs, play is identical:" if follows.examples else alone)
    may = judged(follows.may, right, flips=changes)
    yield from said(f"What a player may do and see is {may}.")
    yield from said(f"What they receive is {judged(follows.receives, right)}.")
    # the tables at which they part, and how the first was chosen
    found = "" if point.smallest else " found"
    for number, one in enumerate(point.witnesses):
        above = ALSO if number else f"The smallest table{found} at which they part"
        yield from scenarios(above, (gherkin(scenario) for scenario in one.scenarios))
    if point.witnesses and len(point.witnesses) < wanted:
        yield from said(no_other(wanted))
    if follows.examples:
        changed, own = follows.examples
        yield from items(_change(follows.examples), flips(changed, left, right))
        if own:
            names = agreed(f"{len(own)} about it [names its|name their] own answer", len(own))
            yield from items(names, flips(own, left, right))
    yield from items(_laws(follows), shifts(law for law in follows.laws if law.changes))
    yield from _play(follows.play, *(f"`{ruling.name}={one}`" for one in point.sides))


def judged(of: Judgement, right: str, *, flips: bool = False) -> str:
    """A class, and how it is known: `looser by up: proved for 2 to 5 players, any numbers`.

    Where examples flip, what is not known is said of these too.
    """
    if flips and of.kind == "unknown":
        return f"not shown to differ: {_known(of)}, and no example is refused by one alone"
    kinds = {"same": "the same", "unknown": "not known"}
    return f"{kinds.get(of.kind, f'{of.kind} by {right}')}: {_known(of)}"


def _known(of: Judgement) -> str:
    if of.kind == "unknown":
        return f"none of {of.cases} moments asks for it"
    if of.known == "sampled":
        return f"sampled at {of.cases} moments"
    if of.known != "proved":
        return of.known
    few = f"{of.seats[0]} to {of.seats[-1]}" if len(of.seats) > 1 else f"{of.seats[0]}"
    return f"proved for {few} players, any numbers"


def _change(examples: Examples) -> str:
    """How many examples change."""
    number = len(examples.changed)
    return agreed(f"{number or 'No'} example[|s] change[s|]", number)


def _laws(follows: Follows) -> str:
    """How many laws change, of those that are claimed for an answer."""
    changing = sum(law.changes for law in follows.laws)
    match len(follows.laws):
        case 0:
            return "No law names one of the answers, so none changes"
        case 1 if not changing:
            return "The one law that names an answer does not change"
        case number if not changing:
            return f"None of the {number} laws that name an answer changes"
    return agreed(f"{changing} law[|s] change[s|]", changing)


def _play(play: Sequence[Play], left: str, right: str) -> Iterator[Part]:
    """In how many games it matters, by number of players; which of these one side refuses."""
    played = [one for one in play if one.figures]
    if played:
        heads = ("players", *(figure.name for figure in played[0].figures))
        rows = [[str(one.seats), *(figure.told for figure in one.figures)] for one in played]
        yield numbers(heads, rows)
    for one in play:
        if one.refused_by:
            side = left if one.refused_by == "right" else right
            yield from said(f"{one.seats} players can play only by {side}.")


# Of answers and of trees


def said(*sentences: str) -> Iterator[Part]:
    """Sentences; what is typed stands between backticks."""
    yield from (line(*prose(one), inset=2) for one in sentences)


def numbers(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table of numbers below its heads."""
    return Table([Column(head, right=True) for head in heads], rows, 2)


def items(title: str, found: Iterable[Line]) -> Iterator[Line]:
    """What changes, or nothing below a title that says so."""
    every = [*found]
    yield line(f"{title}{':' if every else '.'}", inset=2)
    yield from every


def scenarios(title: str, every: Iterable[Iterable[str]]) -> Iterator[Line]:
    """Scenarios as they stand in a feature file."""
    yield line(f"{title}:", inset=2)
    yield from code(one.removeprefix("  ") for scenario in every for one in scenario)


def shifts(laws: Iterable[Shift]) -> Iterator[Line]:
    """Laws, and what they come to on both sides."""
    for law in laws:
        yield item(f"{law.law.replace('_', ' ')}: {law.left}, then {law.right}")


def _placed(name: str, file: str, number: int, ends: str) -> Line:
    """An example or a game, where it lies, and how it ends on both sides."""
    return item(name, "  ", (f"{file}:{number}", "cyan"), f"  {ends}" if ends else "")


def flips(
    changed: Iterable[Flip], left: str, right: str, folder: str = "", worded: Sequence[Flip] = ()
) -> Iterator[Line]:
    """Examples, how each ends on both sides where it ends otherwise, and what happens there.

    Those of trees have their names there, in a folder; ours are named as one would type them here.
    """
    for one in changed:
        words = ", in words only" if one in worded else ""
        ends = f"{one.left}, then {one.right}{words}" if one.left != one.right else ""
        ours = one.file if Path(one.file).exists() else file_of(one.file)
        file = f"{folder}{one.file}" if folder else shown(ours)
        yield _placed(one.name, file, one.line, ends)
        yield from map(below, happens(one, left, right) if ends else ())


def happens(flip: Flip, left: str, right: str) -> Iterator[str]:
    """What happens in an example on one of two sides alone."""
    for side, told in ((left, flip.left_told), (right, flip.right_told)):
        if told:
            yield f"{side}: {' '.join(told)}"


# Of recorded games

_MANY = {
    "refuses": "[is|are] illegal then",
    "allows": "[is|are] illegal no more",
    "ends": "end[s|] otherwise",
    "runs": "end[s|] alike",
}


def recorded(games: Replays | None) -> Iterator[Line]:
    """The recorded games that go otherwise, where some were played."""
    if games:
        lines = [_placed(one.says, shown(one.file), one.line, ends(one)) for one in games.changed]
        every, number = agreed(f"{games.games:,} recorded game[|s]", games.games), len(lines)
        found, many = Counter(one.how for one in games.changed), []
        for how in filter(found.get, HOW):  # the gravest first
            some = "all" if 1 < found[how] == number else f"{found[how]:,}"
            many.append(agreed(f"{some} {_MANY[how]}", found[how]))
        go = agreed(f"{number:,} go[es|] otherwise from a line on", number)
        told = f"Of {every} {go}: {listed(many)}" if lines else f"None of {every} goes otherwise"
        yield from items(told, lines)


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
