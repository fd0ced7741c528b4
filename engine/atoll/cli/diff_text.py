"""A comparison for a terminal."""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from atoll.cli import diff_words as words
from atoll.cli.console import shown
from atoll.compare.difference import Difference, Follows, Play, Point
from atoll.compare.flipped import Examples, Flip
from atoll.home import file_of
from atoll.telling.scenario import gherkin
from atoll.telling.witness import Witness

__all__ = ["told"]

_MOST = 10
_CLASSES = {"same": "green", "looser": "yellow", "stricter": "yellow", "different": "bold red"}


def told(found: Difference) -> Iterator[RenderableType]:
    """The heading, every ruling, and all of them together."""
    yield Text(words.heading(found), "bold")
    for point in found.points:
        yield Text()
        yield from _point(point)
    if found.together:
        yield Text()
        yield Text(words.overall(found), "bold")
        follows, names = found.together.follows, (found.left.text, found.right.text)
        yield from _play(follows.play, *names)
    if found.points and found.games:
        yield Text(f"{words.MATTERS}: {found.games:,} for each number of players.", "dim")
        yield Text(words.confidence(), "dim")


def _point(point: Point) -> Iterator[RenderableType]:
    ruling = point.ruling
    head = (f"  {ruling.status}, {words.rules_of(point)}", "dim")
    yield Text.assemble((ruling.name, "bold cyan"), head)
    yield _inset(Text(ruling.question))
    yield _inset(_answers(point))
    for line in words.classes(point):
        yield _inset(_classed(line))
    if point.witness:
        yield from _witness(point, point.witness)
    yield from _follows(point.follows)
    names = (f"{ruling.name}={answer.name}" for answer in (point.left, point.right))
    yield from _play(point.follows.play, *names)


def _inset(body: Text | Table) -> Padding:
    return Padding(body, (0, 0, 0, 2))


def _whole(line: str, style: str = "") -> Text:
    """A line that is not wrapped."""
    text = Text(line, style)
    text.no_wrap = True
    return text


def _answers(point: Point) -> Table:
    """What both texts say, who says it, and who is silent."""
    table = Table.grid(padding=(0, 2))
    for answer, texts in point.answers:
        table.add_row(Text(answer.name, "cyan"), answer.means, Text(texts.told, "dim"))
    for edition, says in point.silent.items():
        table.add_row(Text("silent", "dim"), Text(says, "dim"), Text(edition, "dim"))
    return table


def _classed(line: str) -> Text:
    """A line with its class in the colour of the class."""
    text = Text(line)
    for kind, style in _CLASSES.items():
        text.highlight_words([f" {kind} by", f" {kind}:"], style)
    return text


def _witness(point: Point, witness: Witness) -> Iterator[RenderableType]:
    yield _inset(Text(f"{words.witness_title(point)}:"))
    for scenario in witness.scenarios:
        yield from (_whole(f"    {line.removeprefix('  ')}") for line in gherkin(scenario))


def _follows(follows: Follows) -> Iterator[RenderableType]:
    """The examples and the laws."""
    if follows.examples:
        yield from _examples(follows.examples)
    changing = [law for law in follows.laws if law.changes]
    yield _inset(Text(f"{words.laws_told(follows)}{':' if changing else '.'}"))
    for law in changing:
        yield _whole(f"    {law.law.replace('_', ' ')}: {law.left}, then {law.right}")


def _examples(examples: Examples) -> Iterator[RenderableType]:
    changed, own = examples
    yield _inset(Text(f"{words.examples_told(examples)}{':' if changed else '.'}"))
    yield from _listed(changed)
    if own:
        yield _inset(Text("These name their own answer:"))
        yield from _listed(own)


def _listed(flips: Sequence[Flip]) -> Iterator[Text]:
    for one in flips[:_MOST]:
        ends = f"  {one.left}, then {one.right}" if one.left != one.right else ""
        stands = f"  {shown(file_of(one.file))}:{one.line}"
        line = Text.assemble("    ", one.name, (stands, "dim"), ends)
        line.no_wrap = True
        yield line
    if len(flips) > _MOST:
        yield Text(f"    and {len(flips) - _MOST} more; --json names all.", "dim")


def _play(play: Sequence[Play], left: str, right: str) -> Iterator[RenderableType]:
    """In how many games it matters, by number of players."""
    rows = list(words.play_rows(play))
    if rows:
        table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="")
        for head in words.play_heads(play):
            table.add_column(head, justify="right")
        for row in rows:
            table.add_row(*row)
        yield _inset(table)
    for line in words.refusals(play, left, right):
        yield _inset(Text(line))
