"""A comparison as Markdown, as for a pull request."""

from collections.abc import Iterable, Iterator, Sequence

from atoll.cli.diff_told import Item, Items, Lines, Part, Rows, Scenarios, Section, Telling, telling
from atoll.compare.difference import Difference

__all__ = ["page"]

Paragraph = Iterable[str]


def page(found: Difference | Telling) -> Iterator[str]:
    """The heading, all rulings together, and each."""
    for number, paragraph in enumerate(_paragraphs(found)):
        yield from [""] * (number > 0)
        yield from paragraph


def _paragraphs(found: Difference | Telling) -> Iterator[Paragraph]:
    told = found if isinstance(found, Telling) else telling(found)
    yield [f"## {told.heading}"]
    if told.overall:
        yield [f"**{told.overall}**"]
    yield from _parts(told.together)
    for section in told.sections:
        yield from _section(section)
    if told.foot:
        yield [" ".join(told.foot)]


def _section(of: Section) -> Iterator[Paragraph]:
    yield [f"### `{of.name}`: {of.left} or {of.right}"]
    yield [f"{of.question} ({of.stands})"]
    answers = ((f"`{name}`" if name else "silent", *rest) for name, *rest in of.answers)
    yield _table(["answer", "means", "said by"], answers)
    yield [f"- {line}" for line in of.classes]
    yield from _parts(of.parts)


def _parts(parts: Iterable[Part]) -> Iterator[Paragraph]:
    for part in parts:
        match part:
            case Lines(lines):
                yield from ([line] for line in lines)
            case Rows(heads, rows):
                yield _table(heads, rows)
            case Scenarios(title, scenarios):
                yield [f"{title}:"]
                yield from map(_fenced, scenarios)
            case Items():
                yield from _listed(part)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'|'.join(' --- ' for _ in heads)}|"
    for row in rows:
        cells = (cell.replace("|", r"\|") for cell in row)
        yield f"| {' | '.join(cells)} |"


def _fenced(scenario: Sequence[str]) -> Paragraph:
    return ["```gherkin", *(line.removeprefix("  ") for line in scenario), "```"]


def _listed(part: Items) -> Iterator[Paragraph]:
    """The items below their title; what lies aside is folded."""
    head = f"<details><summary>{part.title}</summary>" if part.aside else part.head
    yield [head]
    if part.items:
        yield (line for one in part.items for line in _item(one))
    if part.aside:
        yield ["</details>"]


def _item(one: Item) -> Iterator[str]:
    named = f"{_plain(one.name)} (`{one.file}:{one.line}`)" if one.file else f"`{one.name}`"
    yield f"- {named}: {one.ends}" if one.ends else f"- {named}"
    yield from (f"  - {_plain(line)}" for line in one.told)


def _plain(text: str) -> str:
    """A text in which no letter means markup."""
    return "".join(f"\\{letter}" if letter in r"\`*_<>[]" else letter for letter in text)
