"""A comparison as a report; what its sentences say stands in `diff_words.py`."""

from collections.abc import Iterable, Iterator, Sequence

from atoll.cli import diff_records
from atoll.cli import diff_words as words
from atoll.cli.keeping import ALSO, no_other
from atoll.cli.report import (
    Column,
    Heading,
    Item,
    Items,
    Part,
    Piece,
    Scenarios,
    Table,
    line,
    prose,
)
from atoll.compare.difference import Difference, Follows, Play, Point
from atoll.compare.flipped import Flip
from atoll.compare.replays import Replays
from atoll.telling.scenario import gherkin
from atoll.telling.witness import Witness

_ANSWERS = (Column("answer"), Column("means"), Column("said by", "dim"))


def told(found: Difference) -> Iterator[Part]:
    """The heading, all rulings together, each ruling that differs, and what the numbers mean."""
    yield Heading((words.heading(found),))
    if overall := words.overall(found):
        yield ""
        yield line(overall, style="bold")
    if found.together:
        yield from _play(found.together.follows.play, found.left.text, found.right.text)
    yield from recorded(found.replays)
    for point in found.points:
        yield ""
        yield from _section(point)
    yield from (line(one, style="dim") for one in words.foot(found))


def said(*sentences: str) -> Iterator[Part]:
    """Sentences; what is typed stands between backticks."""
    yield from (line(*prose(one), inset=2) for one in sentences)


def numbers(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table of numbers below its heads."""
    return Table([Column(head, right=True) for head in heads], rows, 2)


def _section(point: Point) -> Iterator[Part]:
    """A ruling, how it stands, what both sides answer, how they are judged, and what follows."""
    ruling, sides = point.ruling, (point.left.name, point.right.name)
    stands = f" ({ruling.status}, {words.rules_of(point)})"
    yield Heading(((ruling.name, "bold cyan"), f": {' or '.join(sides)}", (stands, "dim")), 3)
    yield from said(ruling.question)
    yield Table(_ANSWERS, [*_answers(point)], 2, headed=False)
    yield from said(*words.classes(point))
    yield from _witness(point)
    yield from _follows(point.follows, *sides)
    yield from _play(point.follows.play, *(f"`{ruling.name}={one}`" for one in sides))


def _answers(point: Point) -> Iterator[tuple[Piece, str, str]]:
    """What both texts say, who says it, and who is silent."""
    for answer, texts in point.answers:
        yield (answer.name, "cyan"), answer.means, texts.told
    for edition, says in point.silent.items():
        yield ("silent", "dim"), says, edition


def _witness(point: Point) -> Iterator[Part]:
    if point.witness:
        yield Scenarios(words.witness_title(point), _lines(point.witness))
        yield from (Scenarios(ALSO, _lines(other)) for other in point.others)
        if len(point.others) + 1 < point.comparison.wanted:
            yield from said(no_other(point.comparison.wanted))


def _lines(witness: Witness) -> list[list[str]]:
    return [[*gherkin(scenario)] for scenario in witness.scenarios]


def _follows(follows: Follows, *names: str) -> Iterator[Items]:
    """The examples and the laws."""
    if follows.examples:
        changed, own = follows.examples
        yield Items(words.examples_told(follows.examples), _examples(changed, *names))
        if own:
            yield Items(words.own_told(own), _examples(own, *names), aside=True)
    laws = [Item(law.law, _ends(law.left, law.right)) for law in follows.laws if law.changes]
    yield Items(words.laws_told(follows), laws)


def _examples(flips: Iterable[Flip], *names: str) -> list[Item]:
    return [_flip(one, *names) for one in flips]


def _flip(one: Flip, *names: str) -> Item:
    ends = _ends(one.left, one.right)
    return Item(
        one.name, ends, one.file, one.line, tuple(words.happens(one, *names)) if ends else ()
    )


def _ends(left: str, right: str) -> str:
    """How something ends on both sides, where it ends otherwise."""
    return f"{left}, then {right}" if left != right else ""


def recorded(games: Replays | None) -> Iterator[Items]:
    """The recorded games that go otherwise, where some were played."""
    if games:
        items = [
            Item(one.said, diff_records.ends(one), str(one.file), one.line) for one in games.changed
        ]
        yield Items(diff_records.title(games), items)


def _play(play: Sequence[Play], left: str, right: str) -> Iterator[Part]:
    """In how many games it matters, by number of players."""
    if rows := [*words.play_rows(play)]:
        yield numbers(words.play_heads(play), rows)
    yield from said(*words.refusals(play, left, right))
