"""A comparison as Markdown, as for a pull request."""

from collections.abc import Iterable, Iterator, Sequence

from atoll.cli import diff_words as words
from atoll.compare.difference import Difference, Follows, Play, Point
from atoll.compare.flipped import Examples, Flip
from atoll.telling.scenario import gherkin
from atoll.telling.witness import Witness

__all__ = ["page"]


def page(found: Difference) -> Iterator[str]:
    """The heading, every ruling, and all of them together."""
    yield f"## {words.heading(found)}"
    if found.together:
        yield from ("", f"**{words.overall(found)}**")
        names = found.left.text, found.right.text
        yield from _play(found.together.follows.play, *names)
    for point in found.points:
        yield ""
        yield from _point(point)
    if found.points and found.games:
        games = f"{found.games:,} for each number of players"
        yield from ("", f"{words.MATTERS}: {games}. {words.confidence()}")


def _point(point: Point) -> Iterator[str]:
    ruling = point.ruling
    yield f"### `{ruling.name}`: {point.left.name} or {point.right.name}"
    yield from ("", f"{ruling.question} ({ruling.status}, {words.rules_of(point)})", "")
    yield from _table(["answer", "means", "said by"], _answers(point))
    yield ""
    for line in words.classes(point):
        yield f"- {line}"
    if point.witness:
        yield from _witness(point, point.witness)
    yield from _follows(point.follows)
    names = (f"`{ruling.name}={answer.name}`" for answer in (point.left, point.right))
    yield from _play(point.follows.play, *names)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'|'.join(' --- ' for _ in heads)}|"
    for row in rows:
        cells = (cell.replace("|", r"\|") for cell in row)
        yield f"| {' | '.join(cells)} |"


def _answers(point: Point) -> Iterator[Sequence[str]]:
    for answer, texts in point.answers:
        yield f"`{answer.name}`", answer.means, texts.told
    for edition, says in point.silent.items():
        yield "silent", says, edition


def _witness(point: Point, witness: Witness) -> Iterator[str]:
    yield from ("", f"{words.witness_title(point)}:")
    for scenario in witness.scenarios:
        lines = (line.removeprefix("  ") for line in gherkin(scenario))
        yield from ("", "```gherkin", *lines, "```")


def _follows(follows: Follows) -> Iterator[str]:
    """The examples and the laws."""
    if follows.examples:
        yield from _examples(follows.examples)
    changing = [law for law in follows.laws if law.changes]
    yield from ("", f"{words.laws_told(follows)}{':' if changing else '.'}")
    if changing:
        yield ""
    for law in changing:
        yield f"- `{law.law}`: {law.left}, then {law.right}"


def _examples(examples: Examples) -> Iterator[str]:
    changed, own = examples
    yield from ("", f"{words.examples_told(examples)}{':' if changed else '.'}")
    if changed:
        yield from ("", *_listed(changed))
    if own:
        head = f"{len(own)} about it name their own answer"
        yield from ("", f"<details><summary>{head}</summary>", "", *_listed(own))
        yield from ("", "</details>")


def _listed(flips: Iterable[Flip]) -> Iterator[str]:
    for one in flips:
        ends = f": {one.left}, then {one.right}" if one.left != one.right else ""
        yield f"- {_plain(one.name)} (`{words.place(one)}`){ends}"


def _plain(text: str) -> str:
    """A text in which no letter means markup."""
    return "".join(f"\\{letter}" if letter in r"\`*_<>[]" else letter for letter in text)


def _play(play: Sequence[Play], left: str, right: str) -> Iterator[str]:
    """In how many games it matters, by number of players."""
    if rows := list(words.play_rows(play)):
        yield from ("", *_table(words.play_heads(play), rows))
    for line in words.refusals(play, left, right):
        yield from ("", line)
