"""A comparison as it is told, whatever form it takes: sections of sentences, lists and tables.

`diff_text.py` is its form on a terminal, `diff_markdown.py` that in a pull request; what the
sentences say stands in `diff_words.py`.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from atoll.cli import diff_records
from atoll.cli import diff_words as words
from atoll.cli.also import ALSO, no_other
from atoll.compare.difference import Difference, Follows, Play, Point
from atoll.compare.flipped import Flip
from atoll.compare.replays import Replays
from atoll.telling.scenario import gherkin
from atoll.telling.witness import Witness

__all__ = [
    "Answer",
    "Item",
    "Items",
    "Lines",
    "Part",
    "Rows",
    "Scenarios",
    "Section",
    "Telling",
    "recorded",
    "telling",
]


class Lines(NamedTuple):
    """Sentences; what is typed stands between backticks."""

    lines: tuple[str, ...]


class Rows(NamedTuple):
    """A table of numbers below its heads."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


class Scenarios(NamedTuple):
    """Scenarios as they stand in a feature file."""

    title: str
    scenarios: Sequence[Sequence[str]]


class Item(NamedTuple):
    """A law by its name, or an example with its place; and how it ends on both sides.

    What happens there by one side alone is `told`.
    """

    name: str
    ends: str
    file: str = ""
    line: int = 0
    told: tuple[str, ...] = ()


class Items(NamedTuple):
    """What changes, or nothing below a title that says so; what lies `aside` does not change."""

    title: str
    items: Sequence[Item] = ()
    aside: bool = False

    @property
    def head(self) -> str:
        """The title as a sentence of its own, or above what it tells."""
        return f"{self.title}{':' if self.items else '.'}"


Part = Lines | Rows | Scenarios | Items


class Answer(NamedTuple):
    """An answer with what it means and who says so; without a name who is silent."""

    name: str
    means: str
    said_by: str


class Section(NamedTuple):
    """A ruling, how it stands, what both sides answer, how they are judged, and what follows."""

    name: str
    left: str
    right: str
    question: str
    stands: str
    answers: tuple[Answer, ...]
    classes: tuple[str, ...]
    parts: tuple[Part, ...]


class Telling(NamedTuple):
    """A section for each ruling that differs; all of them together; what the numbers mean."""

    heading: str
    sections: tuple[Section, ...]
    overall: str
    together: tuple[Part, ...]
    foot: tuple[str, ...]


def telling(found: Difference) -> Telling:
    """A comparison as it is told."""
    names = (found.left.text, found.right.text)
    together = _play(found.together.follows.play, *names) if found.together else ()
    return Telling(
        heading=words.heading(found),
        sections=tuple(map(_section, found.points)),
        overall=words.overall(found),
        together=(*together, *recorded(found.replays)),
        foot=tuple(words.foot(found)),
    )


def _section(point: Point) -> Section:
    ruling = point.ruling
    left, right = (f"`{ruling.name}={answer.name}`" for answer in (point.left, point.right))
    answers = (point.left.name, point.right.name)
    follows = (*_follows(point.follows, *answers), *_play(point.follows.play, left, right))
    return Section(
        name=ruling.name,
        left=point.left.name,
        right=point.right.name,
        question=ruling.question,
        stands=f"{ruling.status}, {words.rules_of(point)}",
        answers=tuple(_answers(point)),
        classes=tuple(words.classes(point)),
        parts=(*_witness(point), *follows),
    )


def _answers(point: Point) -> Iterator[Answer]:
    """What both texts say, who says it, and who is silent."""
    for answer, texts in point.answers:
        yield Answer(answer.name, answer.means, texts.told)
    for edition, says in point.silent.items():
        yield Answer("", says, edition)


def _witness(point: Point) -> Iterator[Scenarios | Lines]:
    if point.witness:
        yield Scenarios(words.witness_title(point), _lines(point.witness))
        yield from (Scenarios(ALSO, _lines(other)) for other in point.others)
        if len(point.others) + 1 < point.comparison.wanted:
            yield Lines((no_other(point.comparison.wanted),))


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
        yield Rows(words.play_heads(play), rows)
    if refused := tuple(words.refusals(play, left, right)):
        yield Lines(refused)
